export const lineFeed = 0x0a;

const wordBytes = 4;
const fourFeeds = 0x0a0a0a0a;

/**
 * Where lines end, found four bytes at a time: less than half the steps of a look at each byte, which counts for the
 * first diff of a process, before its code is optimised.
 */
export class LineFeeds {
  readonly #bytes: Uint8Array;
  /** The same bytes as words of memory; a word begins `#lead` bytes before the first of them. */
  readonly #words: Int32Array;
  readonly #lead: number;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#lead = bytes.byteOffset % wordBytes;
    const start = bytes.byteOffset - this.#lead;
    this.#words = new Int32Array(bytes.buffer, start, Math.floor((this.#lead + bytes.length) / wordBytes));
  }

  /** The first line feed at `at` or behind; where none is, the end. */
  next(at: number): number {
    const bytes = this.#bytes;
    const words = this.#words;
    const lead = this.#lead;
    let word = (at + lead + wordBytes - 1) >>> 2;
    let place = at;
    for (const begin = word * wordBytes - lead; place < begin; place += 1) {
      if (bytes[place] === lineFeed) return place;
    }
    while (word < words.length && !hasFeed(words[word] ?? 0)) word += 1;
    place = word * wordBytes - lead;
    while (place < bytes.length && bytes[place] !== lineFeed) place += 1;
    return Math.min(place, bytes.length);
  }
}

/** Whether one of four bytes is a line feed: it then becomes zero, the only byte that borrows from its neighbour. */
function hasFeed(word: number): boolean {
  const zeros = word ^ fourFeeds;
  return ((zeros - 0x01010101) & ~zeros & 0x80808080) !== 0;
}
