import type { Diff, DiffFile } from './diff.ts';
import { PathIndex } from './path-index.ts';

/** A diff as its files come in. */
export class FileIndex implements Diff {
  readonly #files: DiffFile[] = [];
  #last: DiffFile | undefined;
  readonly byPath = new PathIndex(this.#files, ({ path }) => path);
  readonly byFormerPath = new PathIndex(this.#files, ({ oldPath }) => oldPath);

  get files(): readonly DiffFile[] {
    return this.#files;
  }

  get last(): DiffFile | undefined {
    return this.#last;
  }

  /** False for a file whose name, new or former, another one has already: it could not be looked up. */
  add(file: DiffFile): boolean {
    const position = this.#files.push(file) - 1;
    this.#last = file;
    if (!this.byPath.add(file.path, position)) return false;
    const { status, oldPath } = file;
    return status !== 'renamed' || oldPath === undefined || this.byFormerPath.add(oldPath, position);
  }

  /** Puts another file of the same names in the last one's place. */
  replaceLast(file: DiffFile): void {
    this.#files[this.#files.length - 1] = file;
    this.#last = file;
  }
}
