import { gitBytes } from '../../git.ts';
import type { BareGit } from '../bare-git.ts';
import { readCommit } from './commit.ts';

/**
 * Keeps `refs/pull/N/merge`: head merged into the base tip, as runs for `pull_request` check it out. Gives the commit;
 * undefined where there is a conflict.
 */
export function testMerge(
  bare: BareGit,
  pull: { readonly number: number; readonly base: string; readonly head: string },
): string | undefined {
  const ref = `refs/pull/${pull.number}/merge`;
  const tree = mergedTree(bare, pull.base, pull.head);
  if (tree === undefined) {
    bare.text('update-ref', '-d', ref);
    return undefined;
  }
  const message = `Merge ${pull.head} into ${pull.base}`;
  const parents = ['-p', pull.base, '-p', pull.head];
  const { date } = readCommit(bare, pull.head).committer;
  const env = { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  const commit = gitBytes(bare.dir, ['commit-tree', tree, ...parents, '-m', message], { env });
  const oid = commit.toString('utf8').trim();
  bare.text('update-ref', ref, oid);
  return oid;
}

/** `git merge-tree` ends with 1 where both sides changed the same lines. */
export function mergedTree(bare: BareGit, base: string, head: string): string | undefined {
  try {
    return bare.text('merge-tree', '--write-tree', '--no-messages', base, head);
  } catch {
    return undefined;
  }
}
