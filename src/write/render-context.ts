import type { AppliedCommands } from '../comments/apply-commands.ts';
import type { Refusal } from '../comments/refusals.ts';
import { type Diff, findFile } from '../diff/hunk.ts';
import { documentationHosts } from '../markdown/link-address.ts';
import type { MarkdownTextOptions } from '../markdown/untrusted-markdown.ts';
import type { Finding, Location } from '../model/finding.ts';
import type { Manifest, ProposedPolicy, Repository } from '../model/manifest.ts';
import { toolKey } from '../model/mark.ts';
import { raisedBy } from '../model/original.ts';

import type { ReviewDocument } from '../model/review-document.ts';
import type { EffectivePolicy } from '../policy/effective-policy.ts';
import type { Settings } from '../policy/settings.ts';

/** A file in the commit that the change started from, by the name it had there. */
interface FormerPlace {
  readonly commit: string;
  readonly path: string;
}

/** What every posted text needs to know of the run; nothing in it changes between two identical runs. */
export interface RenderContext extends MarkdownTextOptions {
  /** Absent for a local worktree: then nothing can be linked to. */
  readonly repository?: Repository | undefined;
  readonly head: string;
  /** Where a deleted line or file was; undefined for what the head has. */
  readonly formerPlace: (location: Location) => FormerPlace | undefined;
  readonly toolKey: string;
  /** Ids of the reviewers that a finding comes from, first the one whose text it has. */
  readonly reviewersOf: (finding: Finding) => readonly string[];
  /** What the change makes of the policy file, where it edits it. */
  readonly proposedPolicy?: ProposedPolicy | undefined;
  /** What the gate does with the verdict. */
  readonly gate: Pick<EffectivePolicy, 'enforce' | 'failOn'>;
  /** What people decided of findings. */
  readonly refusals: readonly Refusal[];
  /** What was reviewed, where it is not the whole change. */
  readonly scope?: Manifest['scope'];
}

/** The address of a location at the reviewed commit, or at the one before where the reviewed commit lacks it. */
export function locationUrl(location: Location, context: RenderContext): string | undefined {
  const { repository } = context;
  if (repository === undefined) return undefined;
  const { commit, path } = context.formerPlace(location) ?? { commit: context.head, path: location.path };
  const { startLine, endLine = startLine, numberedIn } = location;
  const encoded = path
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .split('/')
    .map(encodeURIComponent)
    .join('/');
  const file = `${repository.serverUrl}/${repository.owner}/${repository.name}/blob/${commit}/${encoded}`;
  if (startLine === undefined || numberedIn !== undefined) return file;
  // `plain=1` keeps line numbers in files that GitHub would render.
  return `${file}?plain=1#L${startLine}${endLine === startLine ? '' : `-L${endLine}`}`;
}

interface Facts {
  readonly manifest: Manifest;
  readonly document: ReviewDocument;
  readonly effective: EffectivePolicy;
  readonly heard: Pick<AppliedCommands, 'refusals'>;
  readonly diff: Diff;
}

/** Deleted lines, and all of a deleted file, stand in the merge base only. */
function formerPlaces(diff: Diff, { mergeBase }: Manifest['commits']): RenderContext['formerPlace'] {
  return ({ path, side }) => {
    const file = findFile(diff, path);
    if (side === 'RIGHT' && file?.status !== 'removed') return undefined;
    return { commit: mergeBase, path: file?.oldPath ?? file?.path ?? path };
  };
}

/** What every text of this run is rendered with; the server's own host may always be linked to. */
export function renderContext(
  { manifest, document, effective, heard, diff }: Facts,
  run: { readonly settings: Settings; readonly redact: (text: string) => string },
): RenderContext {
  const { repository } = manifest;
  const ownHost = repository === undefined ? [] : [new URL(repository.serverUrl).host];
  return {
    redact: run.redact,
    linkHosts: new Set([...ownHost, ...documentationHosts, ...effective.linkHosts]),
    repository,
    head: document.head,
    formerPlace: formerPlaces(diff, manifest.commits),
    toolKey: toolKey(run.settings.checkName),
    reviewersOf: raisedBy,
    gate: effective,
    refusals: heard.refusals,
    proposedPolicy: manifest.proposedPolicy,
    scope: manifest.scope,
  };
}
