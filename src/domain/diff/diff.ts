import type { MissingReason } from '../manifest.ts';
import type { Hunk } from './hunk.ts';

export type { Hunk } from './hunk.ts';

/**
 * GitHub's words for what happened to a file. `changed` is a change of mode or of type (a file that became a
 * symlink) without one text turning into another.
 */
export type FileStatus = 'added' | 'removed' | 'modified' | 'renamed' | 'copied' | 'changed';

/** `quoted`: the name is not UTF-8 and stands in git's quoted form; see `path-text.ts`. */
export type PathEncoding = 'utf-8' | 'quoted';

/** 1-based line numbers, `end` included. */
export interface LineRange {
  readonly start: number;
  readonly end: number;
}

export interface DiffFile {
  /** The name in the head tree; for a removed file the name it had. */
  readonly path: string;
  readonly pathEncoding: PathEncoding;
  /** Only where a file was renamed or copied. */
  readonly oldPath?: string | undefined;
  readonly oldPathEncoding?: PathEncoding | undefined;
  readonly status: FileStatus;
  /** Six octal digits such as `100644`; absent on a side without the file, or when the diff does not say. */
  readonly oldMode?: string | undefined;
  readonly newMode?: string | undefined;
  /** Blob ids as abbreviated in the diff; all zeros on a side without the file. */
  readonly oldId?: string | undefined;
  readonly newId?: string | undefined;
  /** Percent, for renames and copies. */
  readonly similarity?: number | undefined;
  readonly binary: boolean;
  /** On either side, as far as the diff names modes: for a file that only moved it does not. */
  readonly submodule: boolean;
  readonly symlink: boolean;
  /** In order, never overlapping. */
  readonly hunks: readonly Hunk[];
  /** The file changed in ways that did not arrive: its hunks are unknown, not none. */
  readonly missing?: Extract<MissingReason, 'patch-missing' | 'unreadable-diff'>;
}

/** Finds a file by a name. */
export interface FileLookup {
  get(name: string): DiffFile | undefined;
  has(name: string): boolean;
}

export interface Diff {
  readonly files: readonly DiffFile[];
  /** By name in the head tree, removed files by the name they had. */
  readonly byPath: FileLookup;
  /** Renamed files by the name they had; copies are not here, since their source still exists. */
  readonly byFormerPath: FileLookup;
}
