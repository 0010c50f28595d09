import type { DiffFile, FileLookup } from './diff.ts';

/** Slots looked at for one name; honest names need two or three. */
const patience = 64;

/**
 * Files by one of their names, each name once. It fills in less than half the time of a `Map`, which would be most of
 * what reading very many small sections takes. Names that crowd, by chance or because somebody chose them so, go to
 * a `Map` all the same: no names make it slow.
 */
export class PathIndex implements FileLookup {
  readonly #files: readonly DiffFile[];
  readonly #nameOf: (file: DiffFile) => string | undefined;
  /**
   * Pairs where the hash of a name leads: that hash, and the file's place in `files` counted from 1; 0 is free. At
   * most half of them are taken. With the hash at hand, few names are ever compared or read again.
   */
  #slots = new Int32Array(2 * 64);
  #taken = 0;
  #crowded = new Map<string, number>();

  constructor(files: readonly DiffFile[], nameOf: (file: DiffFile) => string | undefined) {
    this.#files = files;
    this.#nameOf = nameOf;
  }

  get(name: string): DiffFile | undefined {
    const slot = this.#slotOf(name, hash(name));
    const place = slot === undefined ? this.#crowded.get(name) : this.#slots[slot + 1];
    return place === undefined || place === 0 ? undefined : this.#files[place - 1];
  }

  has(name: string): boolean {
    return this.get(name) !== undefined;
  }

  /** Enters the file at `position` of the list. False, and nothing is done, when the name is taken. */
  add(name: string, position: number): boolean {
    if (4 * this.#taken >= this.#slots.length) this.#grow();
    return this.#enter(name, hash(name), position + 1);
  }

  #enter(name: string, key: number, place: number): boolean {
    const slot = this.#slotOf(name, key);
    if (slot === undefined) {
      if (this.#crowded.has(name)) return false;
      this.#crowded.set(name, place);
      return true;
    }
    if (this.#slots[slot + 1] !== 0) return false;
    this.#slots[slot] = key;
    this.#slots[slot + 1] = place;
    this.#taken += 1;
    return true;
  }

  /** The slot that holds the name or, without it, a free one; undefined where it crowds. */
  #slotOf(name: string, key: number): number | undefined {
    const slots = this.#slots;
    const mask = slots.length - 1;
    let slot = (key << 1) & mask;
    for (let step = 0; step < patience; step += 1) {
      const place = slots[slot + 1] ?? 0;
      if (place === 0 || (slots[slot] === key && this.#nameAt(place) === name)) return slot;
      slot = (slot + 2) & mask;
    }
    return undefined;
  }

  /** No name stands twice in what is there, so none is read: each goes to the first free slot. */
  #grow(): void {
    const slots = this.#slots;
    const crowded = this.#crowded;
    this.#slots = new Int32Array(4 * slots.length);
    this.#taken = 0;
    this.#crowded = new Map();
    for (let slot = 0; slot < slots.length; slot += 2) {
      const place = slots[slot + 1] ?? 0;
      if (place !== 0) this.#move(slots[slot] ?? 0, place);
    }
    for (const [name, place] of crowded) this.#enter(name, hash(name), place);
  }

  #move(key: number, place: number): void {
    const slots = this.#slots;
    const mask = slots.length - 1;
    let slot = (key << 1) & mask;
    for (let step = 0; step < patience; step += 1) {
      if (slots[slot + 1] === 0) {
        slots[slot] = key;
        slots[slot + 1] = place;
        this.#taken += 1;
        return;
      }
      slot = (slot + 2) & mask;
    }
    this.#crowded.set(this.#nameAt(place), place);
  }

  #nameAt(place: number): string {
    const file = this.#files[place - 1];
    return (file && this.#nameOf(file)) ?? '';
  }
}

/** FNV-1a over UTF-16 units, its high bits brought down. */
function hash(name: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1) value = Math.imul(value ^ name.charCodeAt(at), 0x01000193);
  return value ^ (value >>> 15);
}
