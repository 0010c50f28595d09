import type { Finding, Location } from '../domain/finding.ts';
import type { Repository } from '../domain/manifest.ts';
import type { ProposedPolicy } from '../domain/policy/proposed-policy.ts';
import { permalink } from './markdown/permalink.ts';
import type { MarkdownTextOptions } from './markdown/untrusted.ts';
import type { ReviewedPart } from './passages/part-words.ts';

/** A file in the commit that the change started from, by the name it had there. */
export interface FormerPlace {
  readonly commit: string;
  readonly path: string;
}

/** What every posted text needs to know of the run; nothing in it changes between two identical runs. */
export interface RenderContext extends MarkdownTextOptions {
  /** Absent for a local worktree: then nothing can be linked to. */
  readonly repository?: Repository | undefined;
  readonly head: string;
  /** Where a deleted line or file stands: undefined for what the head has. */
  readonly formerPlace: (location: Location) => FormerPlace | undefined;
  readonly toolKey: string;
  /** Ids of the reviewers that a finding comes from, the one whose words stand first. */
  readonly reviewersOf: (finding: Finding) => readonly string[];
  /** Contract of the document whose words stand for a finding; undefined where none is known. */
  readonly formatOf: (finding: Finding) => string | undefined;
  /** What the change makes of the policy file, where it edits it. */
  readonly proposedPolicy?: ProposedPolicy | undefined;
  /** What was reviewed, where it is not the whole change. */
  readonly part?: ReviewedPart | undefined;
}

/** The address of a location at the reviewed commit, or at the one before where the reviewed commit lacks it. */
export function locationUrl(location: Location, context: RenderContext): string | undefined {
  const { repository } = context;
  if (repository === undefined) return undefined;
  const { commit, path } = context.formerPlace(location) ?? { commit: context.head, path: location.path };
  const lines =
    location.numberedIn === undefined ? { startLine: location.startLine, endLine: location.endLine } : {};
  return permalink({
    serverUrl: repository.serverUrl,
    repository: `${repository.owner}/${repository.name}`,
    commit,
    path,
    ...lines,
  });
}
