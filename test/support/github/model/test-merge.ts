import { gitBytes } from '../../git.ts';
import type { BareGit } from '../bare-git.ts';

/** Keeps `refs/pull/N/merge`: head merged into the base tip, as runs for `pull_request` check it out. */
export function testMerge(
  bare: BareGit,
  pull: { readonly number: number; readonly base: string; readonly head: string },
): void {
  const ref = `refs/pull/${pull.number}/merge`;
  const tree = mergedTree(bare, pull.base, pull.head);
  if (tree === undefined) {
    bare.text('update-ref', '-d', ref);
    return;
  }
  const message = `Merge ${pull.head} into ${pull.base}`;
  const parents = ['-p', pull.base, '-p', pull.head];
  const at = bare.text('show', '--no-patch', '--format=%cI', pull.head);
  const env = { GIT_AUTHOR_DATE: at, GIT_COMMITTER_DATE: at };
  const commit = gitBytes(bare.dir, ['commit-tree', tree, ...parents, '-m', message], { env });
  bare.text('update-ref', ref, commit.toString('utf8').trim());
}

/** `git merge-tree` ends with 1 where both sides changed the same lines. */
export function mergedTree(bare: BareGit, base: string, head: string): string | undefined {
  try {
    return bare.text('merge-tree', '--write-tree', '--no-messages', base, head);
  } catch {
    return undefined;
  }
}
