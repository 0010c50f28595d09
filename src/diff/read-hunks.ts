import { Hunk, type LineTable, lineFeed, type WithoutNewline } from './hunk.ts';
import { type DiffFault, type Reader, space, word } from './reader.ts';

const hunkStart = word('@@ ');

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
class HunkHeader {
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

const backslash = 0x5c;

/**
 * Reads the hunk that the reader looks at, by the counts in its header: no line of it is ever recognised by its text.
 * Throws unless exactly the announced lines are there. What runs for each byte is two small loops and no call: a call
 * of the engine's search costs more than most lines are long, and the more code a first diff makes hot, the more memory
 * compiling it takes.
 */
function readHunk(reader: Reader, table: LineTable, header: HunkHeader): Hunk {
  header.read(reader);
  const { bytes } = reader;
  const { oldEnd, newEnd } = header;
  let { oldLine, newLine } = header;
  const firstPoint = table.size;
  let withoutNewline: WithoutNewline = 'neither';
  let at = reader.position;
  for (;;) {
    table.add(oldLine, newLine, at);
    if (oldLine === oldEnd && newLine === newEnd) break;
    const mark = bytes[at];
    const oldLines = oldEnd - oldLine;
    const newLines = newEnd - newLine;
    // An empty line is context whose mark was stripped with other blanks.
    const isContext = mark === space || mark === lineFeed;
    const room = isContext ? Math.min(oldLines, newLines) : mark === plus ? newLines : oldLines;
    if (room === 0 || (!isContext && mark !== plus && mark !== minus)) {
      throw notALine(reader, at, { oldLines, newLines });
    }
    let left = room;
    while (left > 0 && bytes[at] === mark) {
      while (bytes[at] !== lineFeed) at += 1;
      at += 1;
      left -= 1;
    }
    if (mark !== plus) oldLine += room - left;
    if (mark !== minus) newLine += room - left;
    if (bytes[at] === backslash) {
      if ((mark !== plus && oldLine !== oldEnd) || (mark !== minus && newLine !== newEnd)) {
        throw reader.fault('bad-hunk', 'a "no newline" mark before the end of its file', at);
      }
      const side = mark === plus ? 'new' : mark === minus ? 'old' : 'both';
      withoutNewline = withoutNewline === 'neither' ? side : 'both';
      at = bytes.indexOf(lineFeed, at) + 1;
    }
  }
  reader.position = at;
  return new Hunk(table, firstPoint, withoutNewline);
}

function notALine(
  reader: Reader,
  at: number,
  { oldLines, newLines }: { readonly oldLines: number; readonly newLines: number },
): DiffFault {
  const counted = `the hunk header counts ${oldLines} more old and ${newLines} more new lines`;
  return at >= reader.bytes.length
    ? reader.fault('cut-off', `the diff ends here, but ${counted}`, at)
    : reader.fault('bad-hunk', `this line cannot stand here: ${counted}`, at);
}

/**
 * Reads the hunks of one file, at least one. What lies between hunks is unchanged, so it must be equally long
 * on both sides; a hunk that moves one side further than the other lies about its lines.
 */
export function readHunks(reader: Reader, table: LineTable): readonly Hunk[] {
  const hunks: Hunk[] = [];
  const header = new HunkHeader();
  let ended = false;
  while (reader.looksAt(hunkStart)) {
    const at = reader.position;
    const { oldEnd, newEnd } = header;
    const hunk = readHunk(reader, table, header);
    const gap = header.oldLine - oldEnd;
    if (gap < 0 || gap !== header.newLine - newEnd) {
      throw reader.fault(
        'bad-hunk',
        'this hunk does not follow from what is before it: unchanged lines must be as many on both sides',
        at,
      );
    }
    if (ended) throw reader.fault('contradiction', 'a hunk after the end of the file', at);
    ended = hunk.withoutNewline !== 'neither';
    hunks.push(hunk);
  }
  if (hunks.length === 0) throw reader.missing('bad-hunk', 'a hunk must follow here');
  return hunks;
}
