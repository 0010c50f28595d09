import type { DiffFault } from './fault.ts';
import { Hunk } from './hunk.ts';
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
  const start = reader.position;
  const { oldStart, oldCount, newStart, newCount } = readHeader(reader);
  const firstPoint = table.size;
  const oldEnd = position(oldStart, oldCount) + oldCount;
  const newEnd = position(newStart, newCount) + newCount;
  let oldLine = oldEnd - oldCount;
  let newLine = newEnd - newCount;
  let oldEndsWithoutNewline = false;
  let newEndsWithoutNewline = false;
  let kind = 0;
  let at = reader.position;

  while (oldLine < oldEnd || newLine < newEnd || bytes[at] === BACKSLASH) {
    const mark = bytes[at];
    const lineKind = mark === LINE_FEED ? SPACE : mark;
    if (lineKind !== kind && lineKind !== BACKSLASH) {
      table.add(oldLine, newLine, at);
    }
    switch (lineKind) {
      case SPACE:
        oldLine += 1;
        newLine += 1;
        break;
      case MINUS:
        oldLine += 1;
        break;
      case PLUS:
        newLine += 1;
        break;
      case BACKSLASH: {
        const old = kind === SPACE || kind === MINUS;
        const isNew = kind === SPACE || kind === PLUS;
        if (
          (old && (oldLine < oldEnd || oldEndsWithoutNewline)) ||
          (isNew && (newLine < newEnd || newEndsWithoutNewline)) ||
          !(old || isNew)
        ) {
          throw reader.fault('bad-hunk', 'a "no newline" mark stands where no file can end', at);
        }
        oldEndsWithoutNewline ||= old;
        newEndsWithoutNewline ||= isNew;
        break;
      }
      case undefined:
        throw reader.fault('cut-off', missingLines(oldEnd - oldLine, newEnd - newLine), at);
      default:
        throw reader.fault(
          'bad-hunk',
          `not a line of a hunk, where ${missingLines(oldEnd - oldLine, newEnd - newLine)}`,
          at,
        );
    }
    if (oldLine > oldEnd || newLine > newEnd) {
      throw reader.fault('bad-hunk', 'more lines on one side than the hunk header counts', at);
    }
    const feed = bytes.indexOf(LINE_FEED, at);
    if (feed === -1) throw reader.fault('cut-off', 'the last line has no line feed: cut off in it', at);
    if (lineKind !== BACKSLASH) kind = lineKind;
    at = feed + 1;
  }

  if (table.size === firstPoint) throw reader.fault('bad-hunk', 'a hunk without lines', start);
  table.add(oldLine, newLine, at);
  reader.position = at;
  return new Hunk({ table, firstPoint, oldEndsWithoutNewline, newEndsWithoutNewline });
}

/** The first line a side's range stands at: with no lines, git names the line before. */
function position(start: number, count: number): number {
  return count === 0 ? start + 1 : start;
}

function missingLines(old: number, added: number): string {
  return `the hunk header counts ${old} more old and ${added} more new lines`;
}

function readHeader(reader: Reader): Pick<Hunk, 'oldStart' | 'oldCount' | 'newStart' | 'newCount'> {
  const at = reader.position;
  const end = reader.lineEnd();
  reader.position = at + HUNK.length;
  const oldStart = takeStart(reader, MINUS, at);
  const oldCount = takeCount(reader, at);
  if (!reader.take(SPACE)) throw malformed(reader, at);
  const newStart = takeStart(reader, PLUS, at);
  const newCount = takeCount(reader, at);
  if (!reader.looksAt(HUNK_END)) throw malformed(reader, at);
  reader.position += HUNK_END.length;
  if (reader.position !== end && !reader.take(SPACE)) throw malformed(reader, at);
  if ((oldStart === 0 && oldCount > 0) || (newStart === 0 && newCount > 0)) {
    throw reader.fault('bad-hunk', 'a hunk cannot hold line 0', at);
  }
  reader.position = end + 1;
  return { oldStart, oldCount, newStart, newCount };
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

function malformed(reader: Reader, at: number): DiffFault {
  return reader.fault('bad-hunk', 'not a hunk header; it must read "@@ -start,count +start,count @@"', at);
}
