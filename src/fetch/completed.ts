import { type Completed, type Completion, knownDiff, readBy } from '../memory/completion.ts';
import type { Commits } from '../model/manifest.ts';
import type { Source } from './source.ts';

/** What earlier runs completed, and what changed since; undefined where GitHub keeps nothing of the kind. */
export async function readCompleted(
  completions: readonly Completion[],
  { commits, compare }: { readonly commits: Commits; readonly compare: Source['changesSince'] },
): Promise<Completed | undefined> {
  if (completions.length === 0) return undefined;
  const none: Completed = { completions, diffs: [] };
  const from = new Map(
    completions
      .flatMap((each) => [each.commits, readBy(each) ?? []].flat())
      .filter((each) => each.mergeBase === commits.mergeBase)
      .filter((each) => knownDiff(none, each, commits) === undefined)
      .map((each) => [each.head, each] as const),
  );
  const diffs = await Promise.all(
    [...from].map(async ([head, earlier]) => {
      const bytes = await compare?.(earlier, commits);
      return bytes === undefined ? [] : [{ head, diff: Buffer.from(bytes).toString('latin1') }];
    }),
  );
  return { completions, diffs: diffs.flat() };
}
