import type { DiffFault } from './fault.ts';
import { Hunk, type WithoutNewline } from './hunk.ts';
import { lineFeed } from './line-feeds.ts';
import type { LineTable } from './line-table.ts';
import { type Reader, space, word } from './reader.ts';

export const hunkStart = word('@@ ');
const hunkHeaderEnd = word(' @@');

const plus = 0x2b;
const minus = 0x2d;
const comma = 0x2c;
const backslash = 0x5c;

/** Git's own lines stay far below; beyond, 32-bit points could not hold them. */
const largestNumber = 2 ** 31 - 1;

/**
 * Reads the hunk that the reader looks at, by the counts in its header: no line of it is ever recognised by
 * its text. Throws unless exactly the announced lines are there.
 */
export function readHunk(reader: Reader, table: LineTable): Hunk {
  const { bytes, feeds } = reader;
  const { length } = bytes;
  const start = reader.position;
  reader.position += hunkStart.length;
  const oldStart = takeStart(reader, minus, start);
  const oldCount = takeCount(reader, start);
  if (!reader.take(space)) throw malformed(reader, start);
  const newStart = takeStart(reader, plus, start);
  const newCount = takeCount(reader, start);
  endHeader(reader, start);
  if (oldCount + newCount === 0) throw reader.fault('bad-hunk', 'a hunk without lines', start);
  if ((oldStart === 0 && oldCount > 0) || (newStart === 0 && newCount > 0)) {
    throw reader.fault('bad-hunk', 'a hunk cannot hold line 0', start);
  }

  const firstPoint = table.size;
  let oldLine = position(oldStart, oldCount);
  let newLine = position(newStart, newCount);
  const oldEnd = oldLine + oldCount;
  const newEnd = newLine + newCount;
  let withoutNewline: WithoutNewline = 'neither';
  let at = reader.position;
  let kind = -1;

  while (oldLine < oldEnd || newLine < newEnd) {
    const mark = bytes[at];
    if (mark !== kind) {
      if (!isMark(mark)) {
        throw notALine(reader, at, { oldLines: oldEnd - oldLine, newLines: newEnd - newLine });
      }
      table.add(oldLine, newLine, at);
      kind = mark;
    }
    if (mark !== plus) oldLine += 1;
    if (mark !== minus) newLine += 1;
    at = feeds.next(at) + 1;
    if (at < length && bytes[at] === backslash) {
      if ((mark !== plus && oldLine !== oldEnd) || (mark !== minus && newLine !== newEnd)) {
        throw reader.fault('bad-hunk', 'a "no newline" mark before the end of its file', at);
      }
      const side = mark === plus ? 'new' : mark === minus ? 'old' : 'both';
      withoutNewline = withoutNewline === 'neither' ? side : 'both';
      at = feeds.next(at) + 1;
    }
  }
  if (oldLine > oldEnd || newLine > newEnd) {
    throw reader.fault('bad-hunk', 'the lines of this hunk are other than its header counts', start);
  }

  table.add(oldLine, newLine, at);
  reader.position = at;
  return new Hunk(table, firstPoint, withoutNewline);
}

/** An empty line is a context line whose mark was stripped with other trailing blanks. */
function isMark(byte: number | undefined): byte is number {
  return byte === space || byte === plus || byte === minus || byte === lineFeed;
}

function notALine(
  reader: Reader,
  at: number,
  { oldLines, newLines }: { readonly oldLines: number; readonly newLines: number },
): DiffFault {
  const exceeded = oldLines < 0 || newLines < 0;
  const counted = exceeded
    ? 'the lines before are more than the hunk header counts'
    : `the hunk header counts ${oldLines} more old and ${newLines} more new lines`;
  return at >= reader.bytes.length && !exceeded
    ? reader.fault('cut-off', `the diff ends here, but ${counted}`, at)
    : reader.fault('bad-hunk', `this line cannot stand here: ${counted}`, at);
}

/** The first line a side's range stands at: with no lines, git names the line before. */
function position(start: number, count: number): number {
  return count === 0 ? start + 1 : start;
}

function takeStart(reader: Reader, mark: number, at: number): number {
  if (!reader.take(mark)) throw malformed(reader, at);
  return takeNumber(reader, at);
}

/** One line when the header does not say. */
function takeCount(reader: Reader, at: number): number {
  return reader.take(comma) ? takeNumber(reader, at) : 1;
}

function takeNumber(reader: Reader, at: number): number {
  const value = reader.takeNumber();
  if (value === undefined) throw malformed(reader, at);
  if (value > largestNumber) throw reader.fault('bad-hunk', `a line number above ${largestNumber}`, at);
  return value;
}

function endHeader(reader: Reader, at: number): void {
  if (!reader.looksAt(hunkHeaderEnd)) throw malformed(reader, at);
  reader.position += hunkHeaderEnd.length;
  if (reader.bytes[reader.position] !== lineFeed && !reader.take(space)) throw malformed(reader, at);
  reader.skipLine();
}

function malformed(reader: Reader, at: number): DiffFault {
  return reader.fault('bad-hunk', 'not a hunk header; it must read "@@ -start,count +start,count @@"', at);
}
