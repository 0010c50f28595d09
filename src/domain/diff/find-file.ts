import type { Diff, DiffFile } from './diff.ts';

/** The file of this name in the head tree, else the one that had it in the old tree and was renamed. */
export function findFile(diff: Diff, path: string): DiffFile | undefined {
  return diff.byPath.get(path) ?? diff.byFormerPath.get(path);
}
