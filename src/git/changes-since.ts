import type { ChangesSince } from '../fetch/source.ts';
import { ownFolders } from '../runner/own-folders.ts';
import { type Git, withGit } from './git.ts';
import type { Environment } from './git-process.ts';
import { writeWorktreeTree } from './worktree-tree.ts';

/**
 * Compares by the commits that the working directory has: an earlier state that was never committed is gone, and a
 * shallow checkout has none.
 */
export function createChangesSince(wanted: {
  readonly directory: string;
  readonly environment: Environment;
}): ChangesSince {
  return (from, to) =>
    withGit(wanted, async (git) => {
      if (git === undefined || from.tree !== undefined) return undefined;
      for (const commit of [from.head, to.head, to.base])
        if (!(await git.hasCommit(commit))) return undefined;
      if (!(await isMergeBase(git, [from.head, to.head], from.head))) return undefined;
      if (!(await isMergeBase(git, [to.base, from.head], to.mergeBase))) return undefined;
      if (to.tree === undefined) return git.diff({ from: from.head, to: to.head, without: ownFolders });
      const tree = await writeWorktreeTree(git, ownFolders);
      return tree === to.tree ? git.diff({ from: from.head, to: tree, without: ownFolders }) : undefined;
    });
}

async function isMergeBase(
  git: Git,
  [one, other]: readonly [string, string],
  commit: string,
): Promise<boolean> {
  const found = await git.mergeBase(one, other);
  return found.state === 'found' && found.commit === commit;
}
