/** Most diffs have fewer runs than this gives room for, and need not grow their table. */
const usualRunBytes = 64;

/**
 * The lines of all hunks as points on a staircase: a run of equal lines leads from one point
 * `(old line, new line, byte offset of its first line)` to the next. Context moves both numbers, a deletion
 * only the old one, an addition only the new one, so that a run needs no kind of its own. Twelve bytes a run,
 * however long its lines are.
 */
export class LineTable {
  /** The text that offsets point into. */
  readonly bytes: Uint8Array;
  #points: Uint32Array;
  #length = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.#points = new Uint32Array(3 * (1 + Math.ceil(bytes.length / usualRunBytes)));
  }

  /** How many points there are. */
  get size(): number {
    return this.#length / 3;
  }

  oldLine(point: number): number {
    return this.#read(3 * point);
  }

  newLine(point: number): number {
    return this.#read(3 * point + 1);
  }

  offset(point: number): number {
    return this.#read(3 * point + 2);
  }

  add(oldLine: number, newLine: number, offset: number): void {
    const at = this.#length;
    if (at === this.#points.length) this.#grow();
    this.#points[at] = oldLine;
    this.#points[at + 1] = newLine;
    this.#points[at + 2] = offset;
    this.#length = at + 3;
  }

  /** Moves points on the old side, for hunks that turn out to follow others. */
  shiftOldLines(firstPoint: number, lastPoint: number, by: number): void {
    for (let point = firstPoint; point <= lastPoint; point += 1) {
      this.#points[3 * point] = this.oldLine(point) + by;
    }
  }

  #read(index: number): number {
    const value = index < this.#length ? this.#points[index] : undefined;
    if (value === undefined)
      throw new RangeError(`no point ${Math.floor(index / 3)} in a table of ${this.size}`);
    return value;
  }

  #grow(): void {
    const larger = new Uint32Array(2 * this.#points.length);
    larger.set(this.#points);
    this.#points = larger;
  }
}
