import type { Diff, DiffFile } from './diff.ts';
import { PathIndex } from './path-index.ts';

/** A diff as its files come in. */
export class FileIndex implements Diff {
  readonly #files: DiffFile[] = [];
  readonly byPath = new PathIndex();
  readonly byFormerPath = new PathIndex();

  get files(): readonly DiffFile[] {
    return this.#files;
  }

  get last(): DiffFile | undefined {
    return this.#files.at(-1);
  }

  /** False for a file whose name, new or former, another one has already: it could not be looked up. */
  add(file: DiffFile): boolean {
    this.#files.push(file);
    if (!this.byPath.add(file.path, file)) return false;
    const { status, oldPath } = file;
    return status !== 'renamed' || oldPath === undefined || this.byFormerPath.add(oldPath, file);
  }

  /** Puts another file of the same name in the last one's place. */
  replaceLast(file: DiffFile): void {
    this.#files[this.#files.length - 1] = file;
    this.byPath.replaceLast(file);
  }
}
