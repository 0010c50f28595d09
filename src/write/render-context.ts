import type { AppliedCommands } from '../comments/apply-commands.ts';
import type { Refusal } from '../comments/judge-requests.ts';
import { type Diff, findFile } from '../diff/hunk.ts';
import { readPath } from '../formats/places.ts';
import { documentationHosts } from '../markdown/link-address.ts';
import type { MarkdownTextOptions } from '../markdown/untrusted-markdown.ts';
import type { Finding, Location } from '../model/finding.ts';
import type { Manifest, ProposedPolicy, Repository } from '../model/manifest.ts';
import { toolKey } from '../model/mark.ts';
import { raisedBy } from '../model/original.ts';
import type { ReviewDocument } from '../model/review-document.ts';
import type { EffectivePolicy } from '../policy/effective-policy.ts';
import type { Settings } from '../policy/settings.ts';

/** A file and its path in the merge base. */
interface FormerPlace {
  readonly commit: string;
  readonly path: string;
}

/** Facts about the run for posted texts; equal for identical runs. */
export interface RenderContext extends MarkdownTextOptions {
  /** Absent for a local worktree, where nothing can be linked. */
  readonly repository?: Repository | undefined;
  readonly head: string;
  /** Location of a deleted line or file; undefined if the head has it. */
  readonly formerPlace: (location: Location) => FormerPlace | undefined;
  readonly toolKey: string;
  /** Ids of a finding's reviewers, starting with the one whose text is shown. */
  readonly reviewersOf: (finding: Finding) => readonly string[];
  /** The proposed policy, if the change edits the policy file. */
  readonly proposedPolicy?: ProposedPolicy | undefined;
  /** Gate settings. */
  readonly gate: Pick<EffectivePolicy, 'enforce' | 'failOn'>;
  /** Findings that people accepted. */
  readonly refusals: readonly Refusal[];
  /** The reviewed scope; absent for the whole change. */
  readonly scope?: Manifest['scope'];
}

/** URL of a location at the reviewed commit, or at the merge base if only that has it. */
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

/** Permalink of a path with a line (`src/app.ts#L5`), as tools link related places; undefined for other addresses. */
function fileUrl(address: string, context: RenderContext): string | undefined {
  const [, path = '', line] = /^([^#?%:]{1,500})#L([1-9][0-9]{0,8})$/.exec(address) ?? [];
  // `..` in a path could lead to a page that is notified of links to it.
  if (!readPath(path).ok) return undefined;
  return locationUrl({ path, startLine: Number(line), side: 'RIGHT' }, context);
}

interface Facts {
  readonly manifest: Manifest;
  readonly document: ReviewDocument;
  readonly effective: EffectivePolicy;
  readonly commands: Pick<AppliedCommands, 'refusals'>;
  readonly diff: Diff;
}

/** Deleted lines and deleted files exist only in the merge base. */
function formerPlaces(diff: Diff, { mergeBase }: Manifest['commits']): RenderContext['formerPlace'] {
  return ({ path, side }) => {
    const file = findFile(diff, path);
    if (side === 'RIGHT' && file?.status !== 'removed') return undefined;
    return { commit: mergeBase, path: file?.oldPath ?? file?.path ?? path };
  };
}

/** Context for all texts of this run. Links to the server's own host are always allowed. */
export function renderContext(
  { manifest, document, effective, commands, diff }: Facts,
  run: { readonly settings: Settings; readonly redact: (text: string) => string },
): RenderContext {
  const { repository } = manifest;
  const ownHost = repository === undefined ? [] : [new URL(repository.serverUrl).host];
  const context: RenderContext = {
    redact: run.redact,
    linkHosts: new Set([...ownHost, ...documentationHosts, ...effective.linkHosts]),
    repository,
    head: document.head,
    formerPlace: formerPlaces(diff, manifest.commits),
    toolKey: toolKey(run.settings.checkName),
    reviewersOf: raisedBy,
    gate: effective,
    refusals: commands.refusals,
    proposedPolicy: manifest.proposedPolicy,
    scope: manifest.scope,
  };
  return { ...context, fileUrl: (address) => fileUrl(address, context) };
}
