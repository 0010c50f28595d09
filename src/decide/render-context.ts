import type { Acceptance } from '../comments/accept-findings.ts';
import { type Diff, findFile } from '../diff/hunk.ts';
import { readPath } from '../formats/places.ts';
import { documentationHosts } from '../markdown/link-address.ts';
import type { MarkdownTextOptions } from '../markdown/untrusted-markdown.ts';
import type { Location } from '../model/finding.ts';
import type { Manifest, Repository } from '../model/manifest.ts';

/** Facts about the run for posted texts; equal for identical runs. */
export interface RenderContext extends MarkdownTextOptions {
  /** Absent for a local worktree, where nothing can be linked. */
  readonly repository?: Repository | undefined;
  readonly head: string;
  /** The merge base and its path of a deleted line or file; undefined if the head has it. */
  readonly formerPlace: (location: Location) => { commit: string; path: string } | undefined;
  readonly toolKey: string;
  /** Findings that people accepted. */
  readonly acceptances: readonly Acceptance[];
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
  run: {
    readonly manifest: Pick<Manifest, 'repository' | 'commits'>;
    readonly diff: Diff;
    readonly linkHosts: Iterable<string>;
    readonly acceptances: readonly Acceptance[];
  },
  { tool, redact }: { readonly tool: string; readonly redact: (text: string) => string },
): RenderContext {
  const { repository, commits } = run.manifest;
  const ownHost = repository === undefined ? [] : [new URL(repository.serverUrl).host];
  const context: RenderContext = {
    redact,
    linkHosts: new Set([...ownHost, ...documentationHosts, ...run.linkHosts]),
    repository,
    head: commits.head,
    formerPlace: formerPlaces(run.diff, commits),
    toolKey: tool,
    acceptances: run.acceptances,
  };
  return { ...context, fileUrl: (address) => fileUrl(address, context) };
}
