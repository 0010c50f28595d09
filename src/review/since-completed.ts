import { cutDiff } from '../diff/cut-diff.ts';
import { parseDiff } from '../diff/parse-diff.ts';
import { type Completed, knownDiff } from '../memory/completion.ts';
import type { Commits } from '../model/manifest.ts';
import { matchesAny } from '../policy/globs.ts';
import type { ReviewContext } from './review-context.ts';

/** What changed since a state that somebody completed, as far as reviewers are shown it; undefined where that is unknown, and in a scoped run. */
export async function sinceCompleted(
  from: Commits,
  completed: Completed,
  context: Pick<ReviewContext, 'manifest' | 'effective' | 'changesSince'>,
): Promise<Uint8Array | undefined> {
  const { commits, scope } = context.manifest;
  if (scope !== undefined) return undefined;
  const known = knownDiff(completed, from, commits);
  const bytes =
    known === undefined ? await context.changesSince(from, commits) : Buffer.from(known, 'latin1');
  if (bytes === undefined || !parseDiff(bytes).ok) return undefined;
  const isIgnored = matchesAny(context.effective.ignoredPaths);
  return cutDiff(bytes, (path) => !isIgnored(path));
}
