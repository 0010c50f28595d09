import type { DiffFault } from './fault.ts';
import { lineFeed } from './line-feed.ts';
import { type Reader, space, word } from './reader.ts';

export const hunkStart = word('@@ ');

const minus = 0x2d;
const plus = 0x2b;
const comma = 0x2c;
const atSign = 0x40;
const zero = 0x30;
const nine = 0x39;

/** What stands before the numbers: where the old side starts, how many lines it has, and the same of the new one. */
const marks = [minus, comma, plus, comma];

/** Git's own lines stay far below; beyond, 32-bit points could not hold them. */
const largestNumber = 2 ** 31 - 1;

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

  /** Reads the header that the reader looks at; it then stands at the first line of the hunk. */
  read(reader: Reader): void {
    const start = reader.position;
    readNumbers(reader, this.#numbers);
    const { 0: oldStart = 0, 1: oldCount = 0, 2: newStart = 0, 3: newCount = 0 } = this.#numbers;
    if (oldCount + newCount === 0) throw reader.fault('bad-hunk', 'a hunk without lines', start);
    if ((oldStart === 0 && oldCount > 0) || (newStart === 0 && newCount > 0)) {
      throw reader.fault('bad-hunk', 'a hunk cannot hold line 0', start);
    }
    // With no lines, git names the line before.
    this.oldLine = oldCount === 0 ? oldStart + 1 : oldStart;
    this.newLine = newCount === 0 ? newStart + 1 : newStart;
    this.oldEnd = this.oldLine + oldCount;
    this.newEnd = this.newLine + newCount;
  }
}

/**
 * Without a comma there is no count, which means one line. One loop for all four numbers: what is called from four places
 * is compiled into each of them.
 */
function readNumbers(reader: Reader, numbers: Int32Array): void {
  const { bytes, position } = reader;
  let at = position + hunkStart.length;
  for (let place = 0; place < marks.length; place += 1) {
    const mark = marks[place];
    let value = 1;
    if (bytes[at] === mark) {
      value = 0;
      at += 1;
      if (!isDigit(bytes[at])) throw malformed(reader);
      for (let byte = bytes[at]; isDigit(byte); byte = bytes[at]) {
        value = 10 * value + byte - zero;
        at += 1;
      }
      if (value > largestNumber) throw reader.fault('bad-hunk', `a line number above ${largestNumber}`);
    } else if (mark !== comma) {
      throw malformed(reader);
    }
    numbers[place] = value;
    if (mark === comma) {
      if (bytes[at] !== space) throw malformed(reader);
      at += 1;
    }
  }
  const isClosed = bytes[at] === atSign && bytes[at + 1] === atSign;
  if (!isClosed || (bytes[at + 2] !== space && bytes[at + 2] !== lineFeed)) throw malformed(reader);
  reader.skipLine();
}

function isDigit(byte: number | undefined): byte is number {
  return byte !== undefined && byte >= zero && byte <= nine;
}

function malformed(reader: Reader): DiffFault {
  return reader.fault('bad-hunk', 'not a hunk header; it must read "@@ -start,count +start,count @@"');
}
