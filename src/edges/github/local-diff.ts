import { withGit } from '../git.ts';
import type { Environment } from '../git-process.ts';
import type { LocalDiff } from './fetch-diff.ts';

/** Local git in `directory`, for diffs that GitHub does not hand out. */
export function createLocalDiff(wanted: {
  readonly directory: string;
  readonly environment: Environment;
}): LocalDiff {
  return {
    diff: (mergeBase, head) =>
      withGit(wanted, async (git) => {
        const has = git !== undefined && (await git.hasCommit(mergeBase)) && (await git.hasCommit(head));
        return has ? git.diff({ from: mergeBase, to: head }) : undefined;
      }),
  };
}
