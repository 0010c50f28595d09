import { Hunk, type LineTable, lineFeed } from './hunk.ts';
import type { Reader } from './reader.ts';

const space = 0x20;
const plus = 0x2b;
const comma = 0x2c;
const minus = 0x2d;
const zero = 0x30;
const backslash = 0x5c;

/** Git stays far below; the table's 32-bit numbers could not store more. */
const largestNumber = 2 ** 31 - 1;

/** The lines of one side of a hunk: from `first` to before `after`. */
interface HunkSide {
  readonly first: number;
  readonly after: number;
}

interface HunkRanges {
  readonly old: HunkSide;
  readonly new: HunkSide;
}

/**
 * Reads the hunks of one file, at least one. Lines between hunks are unchanged, so their number must be equal
 * on both sides; otherwise the hunks contradict each other. `shift` is added to old line numbers.
 */
export function readHunks(reader: Reader, table: LineTable, shift = 0): readonly Hunk[] {
  const hunks: Hunk[] = [];
  let previous: HunkRanges = { old: { first: 1, after: 1 }, new: { first: 1, after: 1 } };
  let ended = false;
  while (reader.isAt('@@ ')) {
    const start = reader.position;
    const ranges = readHeader(reader);
    const gap = ranges.old.first - previous.old.after;
    if (ended || gap < 0 || gap !== ranges.new.first - previous.new.after) {
      const rule = 'as many unchanged lines must be between two hunks on both sides';
      throw reader.fault(`this hunk does not follow from the one before it: ${rule}`, start);
    }
    const firstPoint = table.size;
    ended = readLines(reader, table, ranges, shift);
    hunks.push(new Hunk(table, firstPoint));
    previous = ranges;
  }
  if (hunks.length === 0) throw reader.fault('a hunk must follow here');
  return hunks;
}

/** Reads `@@ -start,count +start,count @@` and moves to the hunk's first line. */
function readHeader(reader: Reader): HunkRanges {
  reader.position += '@@ '.length;
  const ranges = { old: readSide(reader, minus), new: readSide(reader, plus) };
  const { bytes, position } = reader;
  if (!reader.isAt('@@') || (bytes[position + 2] !== space && bytes[position + 2] !== lineFeed)) {
    throw badHeader(reader);
  }
  if (ranges.old.first === ranges.old.after && ranges.new.first === ranges.new.after) {
    throw reader.fault('a hunk without lines');
  }
  reader.position = reader.lineAfter(position);
  return ranges;
}

function readSide(reader: Reader, mark: number): HunkSide {
  if (!reader.take(mark)) throw badHeader(reader);
  const start = readNumber(reader);
  const count = reader.take(comma) ? readNumber(reader) : 1;
  if (!reader.take(space)) throw badHeader(reader);
  // For 0 lines, git names the line before.
  const first = count === 0 ? start + 1 : start;
  return { first, after: first + count };
}

function readNumber(reader: Reader): number {
  const { bytes, position } = reader;
  let value = 0;
  let at = position;
  for (let digit = (bytes[at] ?? 0) - zero; digit >= 0 && digit <= 9; digit = (bytes[at] ?? 0) - zero) {
    value = 10 * value + digit;
    at += 1;
  }
  if (at === position || value > largestNumber) throw badHeader(reader);
  reader.position = at;
  return value;
}

function badHeader(reader: Reader): Error {
  return reader.fault(
    `a hunk header must read "@@ -start,count +start,count @@", with numbers up to ${largestNumber}`,
  );
}

/**
 * Reads the lines of a hunk by the counts in its header, never by their text. Throws unless the hunk has
 * exactly that many. Returns whether the file ends in the hunk without a line feed. The two small loops per
 * byte make no calls: calling the engine's search costs more than reading most lines.
 */
function readLines(reader: Reader, table: LineTable, ranges: HunkRanges, shift: number): boolean {
  const { bytes } = reader;
  let [oldLines, newLines] = [ranges.old.after - ranges.old.first, ranges.new.after - ranges.new.first];
  let ended = false;
  let at = reader.position;
  for (;;) {
    table.add(ranges.old.after - oldLines + shift, ranges.new.after - newLines, at);
    if (oldLines === 0 && newLines === 0) break;
    const mark = bytes[at];
    // An empty line is a context line whose mark was stripped as trailing white space.
    const isContext = mark === space || mark === lineFeed;
    const room = isContext ? Math.min(oldLines, newLines) : mark === plus ? newLines : oldLines;
    if (room === 0 || (!isContext && mark !== plus && mark !== minus)) {
      const rest = `the hunk header counts ${oldLines} more old and ${newLines} more new lines`;
      throw reader.fault(`expected another line of the hunk: ${rest}`, at);
    }
    let left = room;
    while (left > 0 && bytes[at] === mark) {
      while (bytes[at] !== lineFeed) at += 1;
      at += 1;
      left -= 1;
    }
    if (mark !== plus) oldLines -= room - left;
    if (mark !== minus) newLines -= room - left;
    if (bytes[at] === backslash) {
      if ((mark !== plus && oldLines > 0) || (mark !== minus && newLines > 0)) {
        throw reader.fault('a "no newline" note before the end of its file', at);
      }
      ended = true;
      at = reader.lineAfter(at);
    }
  }
  reader.position = at;
  return ended;
}
