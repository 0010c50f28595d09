import type { MissingReason } from '../model/manifest.ts';
import type { Hunk } from './hunk.ts';

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
interface FileLookup {
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

/** The file of this name in the head tree, else the one that had it in the old tree and was renamed. */
export function findFile(diff: Diff, path: string): DiffFile | undefined {
  return diff.byPath.get(path) ?? diff.byFormerPath.get(path);
}

/** A diff as its files come in. */
export class FileIndex implements Diff {
  readonly files: DiffFile[] = [];
  readonly byPath = new Map<string, DiffFile>();
  readonly byFormerPath = new Map<string, DiffFile>();

  get last(): DiffFile | undefined {
    return this.files.at(-1);
  }

  /**
   * False for a file whose name, new or former, another file has already: the index is of no use then. The size tells
   * without looking a name up twice.
   */
  add(file: DiffFile): boolean {
    this.files.push(file);
    this.byPath.set(file.path, file);
    if (this.byPath.size < this.files.length) return false;
    if (file.status !== 'renamed' || file.oldPath === undefined) return true;
    const { size } = this.byFormerPath;
    this.byFormerPath.set(file.oldPath, file);
    return this.byFormerPath.size > size;
  }

  /** Puts another file of the same path in the last one's place. */
  replaceLast(file: DiffFile): void {
    this.files[this.files.length - 1] = file;
    this.byPath.set(file.path, file);
  }
}
