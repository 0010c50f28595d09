import { cutDiff } from '../../domain/diff/cut-diff.ts';
import { parseDiff } from '../../domain/diff/parse-diff.ts';
import { matchesAny } from '../../domain/globs.ts';
import type { Commits } from '../../domain/manifest.ts';
import { type Completed, knownDiff } from '../../domain/memory/completion.ts';
import { insideOf } from '../../domain/scope/part.ts';
import type { ReviewContext } from './review-context.ts';

/** Which files reviewers are not shown: those that policy or the scope leaves out. */
export function leftOut({
  manifest,
  effective,
}: Pick<ReviewContext, 'manifest' | 'effective'>): (path: string) => boolean {
  const isIgnored = matchesAny(effective.ignoredPaths);
  const isInside = insideOf(manifest.part);
  return (path) => isIgnored(path) || !isInside(path);
}

/** What changed since a state that somebody completed, as far as reviewers are shown it; undefined where nobody can tell. */
export async function sinceCompleted(
  from: Commits,
  completed: Completed,
  context: Pick<ReviewContext, 'manifest' | 'effective' | 'changesSince'>,
): Promise<Uint8Array | undefined> {
  const { commits } = context.manifest;
  const known = knownDiff(completed, from, commits);
  const bytes =
    known === undefined ? await context.changesSince(from, commits) : Buffer.from(known, 'latin1');
  if (bytes === undefined || !parseDiff(bytes).ok) return undefined;
  const isLeftOut = leftOut(context);
  return cutDiff(bytes, (path) => !isLeftOut(path));
}
