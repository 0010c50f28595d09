import type { DiffFile, FileLookup } from './diff.ts';

/** Slots looked at for one name; honest names need two or three. */
const PATIENCE = 64;

/**
 * Files by one of their names, each name once. It fills in less than half the time of a `Map`, which would be most of
 * what reading very many small sections takes. Names that crowd, by chance or because somebody chose them so, go to
 * a `Map` all the same: no names make it slow.
 */
export class PathIndex implements FileLookup {
  readonly #names: string[] = [];
  readonly #files: DiffFile[] = [];
  /** Entries counted from 1, where the hash of their name leads; 0 is free. At most half is taken. */
  #slots = new Int32Array(64);
  #crowded = new Map<string, number>();

  get(name: string): DiffFile | undefined {
    const entry = this.#entryOf(name);
    return entry === 0 ? undefined : this.#files[entry - 1];
  }

  has(name: string): boolean {
    return this.#entryOf(name) !== 0;
  }

  /** False, and nothing is done, when the name is taken. */
  add(name: string, file: DiffFile): boolean {
    if (2 * this.#names.length >= this.#slots.length) this.#grow();
    if (!this.#place(name, this.#names.length + 1)) return false;
    this.#names.push(name);
    this.#files.push(file);
    return true;
  }

  /** Puts another file in the place of the one added last. */
  replaceLast(file: DiffFile): void {
    this.#files[this.#files.length - 1] = file;
  }

  #entryOf(name: string): number {
    const slot = this.#slotOf(name);
    return (slot === undefined ? this.#crowded.get(name) : this.#slots[slot]) ?? 0;
  }

  #place(name: string, entry: number): boolean {
    const slot = this.#slotOf(name);
    if (slot === undefined) {
      if (this.#crowded.has(name)) return false;
      this.#crowded.set(name, entry);
      return true;
    }
    if (this.#slots[slot] !== 0) return false;
    this.#slots[slot] = entry;
    return true;
  }

  /** The slot that holds the name or, without it, a free one; undefined where it crowds. */
  #slotOf(name: string): number | undefined {
    const slots = this.#slots;
    const mask = slots.length - 1;
    let slot = hash(name) & mask;
    for (let step = 0; step < PATIENCE; step += 1) {
      const entry = slots[slot] ?? 0;
      if (entry === 0 || this.#names[entry - 1] === name) return slot;
      slot = (slot + 1) & mask;
    }
    return undefined;
  }

  #grow(): void {
    this.#slots = new Int32Array(4 * this.#slots.length);
    this.#crowded = new Map();
    for (let entry = 1; entry <= this.#names.length; entry += 1) {
      this.#place(this.#names[entry - 1] ?? '', entry);
    }
  }
}

/** FNV-1a over UTF-16 units, its high bits brought down. */
function hash(name: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1) value = Math.imul(value ^ name.charCodeAt(at), 0x01000193);
  return value ^ (value >>> 15);
}
