import { withGit } from './git.ts';
import type { Environment } from './git-process.ts';
import type { LocalDiff } from './github/fetch-diff.ts';

/** The diff of a pull request from the checkout, where the checkout has both of its commits. */
export function createLocalDiff(wanted: {
  readonly directory: string;
  readonly environment: Environment;
}): LocalDiff {
  return {
    diff: (mergeBase, head) =>
      withGit(wanted, async (git) => {
        const isHere = (await git?.hasCommit(mergeBase)) === true && (await git?.hasCommit(head)) === true;
        return isHere ? git?.diff({ from: mergeBase, to: head }) : undefined;
      }),
  };
}
