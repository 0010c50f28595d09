import type { Commits } from '../../domain/manifest.ts';
import { type Completed, type Completion, knownDiff, readBy } from '../../domain/memory/completion.ts';
import type { EarlierRun, Source } from '../../ports/source.ts';
import { readStateText } from '../../render/check/check-text.ts';
import { readKeptState } from '../run/kept-state.ts';

interface About {
  readonly tool: string;
  readonly pull: number;
}

/** The newest word of each reviewer's completion that our gates of this pull request keep. */
function completionsIn(runs: readonly EarlierRun[], { tool, pull }: About): readonly Completion[] {
  const newest = new Map<string, Completion>();
  for (const run of runs) {
    const kept = readKeptState(readStateText(run.checkText));
    if (kept === undefined || kept === 'unreadable' || kept.head !== run.head) continue;
    if (kept.pull !== pull || kept.tool !== tool) continue;
    for (const completion of kept.completed ?? [])
      if (!newest.has(completion.reviewer)) newest.set(completion.reviewer, completion);
  }
  return [...newest.values()];
}

/** What earlier runs completed, and what changed since; undefined where GitHub keeps nothing of the kind. */
export async function readCompleted(
  runs: readonly EarlierRun[],
  about: About & { readonly commits: Commits; readonly compare: Source['changesSince'] },
): Promise<Completed | undefined> {
  const { commits, compare } = about;
  const completions = completionsIn(runs, about);
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
