import type { DiffFile } from './diff.ts';

/** The first digits of a mode tell a file from a symlink from a submodule. */
const typeDigits = 3;

/**
 * Git writes a file that became something else as two sections of one name: all of the old gone, all of the
 * new come.
 */
export function isTypeChange(removed: DiffFile, added: DiffFile): boolean {
  return (
    removed.status === 'removed' &&
    added.status === 'added' &&
    removed.path === added.path &&
    removed.pathEncoding === added.pathEncoding &&
    removed.oldMode?.slice(0, typeDigits) !== added.newMode?.slice(0, typeDigits)
  );
}

/** The two sections as the one change they are; the new lines follow the old ones. */
export function joinTypeChange(removed: DiffFile, added: DiffFile): DiffFile {
  const { oldMode, oldId } = removed;
  const oldLines = removed.hunks.reduce((sum, hunk) => sum + hunk.oldCount, 0);
  for (const { table, firstPoint, runs } of added.hunks) {
    table.shiftOldLines(firstPoint, firstPoint + runs, oldLines);
  }
  return {
    ...added,
    status: 'changed',
    ...(oldMode !== undefined && { oldMode }),
    ...(oldId !== undefined && { oldId }),
    binary: removed.binary || added.binary,
    submodule: removed.submodule || added.submodule,
    symlink: removed.symlink || added.symlink,
    hunks: [...removed.hunks, ...added.hunks],
  };
}
