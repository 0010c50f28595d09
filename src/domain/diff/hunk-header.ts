import { lineFeed } from './line-feed.ts';
import { type Reader, space, word } from './reader.ts';

export const hunkStart = word('@@ ');

const minus = 0x2d;
const plus = 0x2b;
const comma = 0x2c;
const atSign = 0x40;
const zero = 0x30;

/** What stands before the numbers: where the old side starts, how many lines it has, and the same of the new one. */
const marks = [minus, comma, plus, comma];

/** Git's own lines stay far below; beyond, 32-bit points could not hold them. */
const largestNumber = 2 ** 31 - 1;

const form = 'a hunk header must read "@@ -start,count +start,count @@"';

/** The lines of a hunk, as its `@@` line announces them. One serves all hunks of a file in turn. */
export class HunkHeader {
  /** The first line; on a side without lines the one before which they would stand. */
  oldLine = 1;
  newLine = 1;
  /** The line after the last one. */
  oldEnd = 1;
  newEnd = 1;
  /** As they stand in the header, in the order of `marks`. */
  readonly #numbers = new Int32Array(marks.length);

  /**
   * Reads the header that the reader looks at; it then stands at the first line of the hunk. One loop for all four
   * numbers, without helpers: what is called from four places is compiled into each of them.
   */
  read(reader: Reader): void {
    const { bytes, position } = reader;
    const numbers = this.#numbers;
    let at = position + hunkStart.length;
    for (let place = 0; place < marks.length; place += 1) {
      const mark = marks[place];
      let value = 1;
      if (bytes[at] === mark) {
        const first = at + 1;
        value = 0;
        at = first;
        for (let digit = (bytes[at] ?? 0) - zero; digit >= 0 && digit <= 9; digit = (bytes[at] ?? 0) - zero) {
          value = 10 * value + digit;
          at += 1;
        }
        if (at === first) throw reader.fault('bad-hunk', `${form}; a number is missing`);
        if (value > largestNumber) throw reader.fault('bad-hunk', `a line number above ${largestNumber}`);
      } else if (mark !== comma) {
        throw reader.fault('bad-hunk', `${form}; a side is missing`);
      }
      numbers[place] = value;
      if (mark === comma) {
        if (bytes[at] !== space)
          throw reader.fault('bad-hunk', `${form}; a side does not end where it should`);
        at += 1;
      }
    }
    const isClosed = bytes[at] === atSign && bytes[at + 1] === atSign;
    if (!isClosed || (bytes[at + 2] !== space && bytes[at + 2] !== lineFeed)) {
      throw reader.fault('bad-hunk', `${form}; it does not end where it should`);
    }

    const { 0: oldStart = 0, 1: oldCount = 0, 2: newStart = 0, 3: newCount = 0 } = numbers;
    if (oldCount + newCount === 0) throw reader.fault('bad-hunk', 'a hunk without lines');
    // With no lines, git names the line before.
    this.oldLine = oldCount === 0 ? oldStart + 1 : oldStart;
    this.newLine = newCount === 0 ? newStart + 1 : newStart;
    this.oldEnd = this.oldLine + oldCount;
    this.newEnd = this.newLine + newCount;
    reader.skipLine();
  }
}
