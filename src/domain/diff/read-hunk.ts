import type { DiffFault } from './fault.ts';
import { Hunk, type WithoutNewline } from './hunk.ts';
import type { LineTable } from './line-table.ts';
import { LINE_FEED, type Reader, SPACE, word } from './reader.ts';

export const HUNK = word('@@ ');
const HUNK_END = word(' @@');

const PLUS = 0x2b;
const MINUS = 0x2d;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;

/** Git's own lines stay far below; beyond, 32-bit points could not hold them. */
const LARGEST_NUMBER = 2 ** 31 - 1;

/**
 * Reads the hunk that the reader looks at, by the counts in its header: no line of it is ever recognised by
 * its text. Throws unless exactly the announced lines are there.
 */
export function readHunk(reader: Reader, table: LineTable): Hunk {
  const { bytes } = reader;
  const { length } = bytes;
  const start = reader.position;
  reader.position += HUNK.length;
  const oldStart = takeStart(reader, MINUS, start);
  const oldCount = takeCount(reader, start);
  if (!reader.take(SPACE)) throw malformed(reader, start);
  const newStart = takeStart(reader, PLUS, start);
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
    if (mark !== PLUS) oldLine += 1;
    if (mark !== MINUS) newLine += 1;
    while (bytes[at] !== LINE_FEED) at += 1;
    at += 1;
    if (at < length && bytes[at] === BACKSLASH) {
      if ((mark !== PLUS && oldLine !== oldEnd) || (mark !== MINUS && newLine !== newEnd)) {
        throw reader.fault('bad-hunk', 'a "no newline" mark before the end of its file', at);
      }
      const side = mark === PLUS ? 'new' : mark === MINUS ? 'old' : 'both';
      withoutNewline = withoutNewline === 'neither' ? side : 'both';
      at = bytes.indexOf(LINE_FEED, at) + 1;
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
  return byte === SPACE || byte === PLUS || byte === MINUS || byte === LINE_FEED;
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
  return reader.take(COMMA) ? takeNumber(reader, at) : 1;
}

function takeNumber(reader: Reader, at: number): number {
  const value = reader.takeNumber();
  if (value === undefined) throw malformed(reader, at);
  if (value > LARGEST_NUMBER) throw reader.fault('bad-hunk', `a line number above ${LARGEST_NUMBER}`, at);
  return value;
}

function endHeader(reader: Reader, at: number): void {
  if (!reader.looksAt(HUNK_END)) throw malformed(reader, at);
  reader.position += HUNK_END.length;
  if (reader.bytes[reader.position] !== LINE_FEED && !reader.take(SPACE)) throw malformed(reader, at);
  reader.skipLine();
}

function malformed(reader: Reader, at: number): DiffFault {
  return reader.fault('bad-hunk', 'not a hunk header; it must read "@@ -start,count +start,count @@"', at);
}
