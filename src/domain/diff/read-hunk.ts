import type { Hunk } from './diff.ts';
import type { LineTable } from './line-table.ts';
import { LINE_FEED, type Reader, SPACE, word } from './reader.ts';

export const HUNK = word('@@ ');

const AT = 0x40;
const PLUS = 0x2b;
const MINUS = 0x2d;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const ZERO = 0x30;
const NINE = 0x39;

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

  const runs = table.size - firstPoint;
  if (runs === 0) throw reader.fault('bad-hunk', 'a hunk without lines', start);
  table.add(oldLine, newLine, at);
  reader.position = at;
  return {
    oldStart,
    oldCount,
    newStart,
    newCount,
    oldEndsWithoutNewline,
    newEndsWithoutNewline,
    table,
    firstPoint,
    runs,
  };
}

/** The first line a side's range stands at: with no lines, git names the line before. */
export function position(start: number, count: number): number {
  return count === 0 ? start + 1 : start;
}

function missingLines(old: number, added: number): string {
  return `the hunk header counts ${old} more old and ${added} more new lines`;
}

function readHeader(reader: Reader): Pick<Hunk, 'oldStart' | 'oldCount' | 'newStart' | 'newCount'> {
  const at = reader.position;
  const { bytes } = reader;
  const end = reader.lineEnd();
  let cursor = at + HUNK.length;
  const expect = (byte: number): void => {
    if (bytes[cursor] !== byte) throw malformed();
    cursor += 1;
  };
  const malformed = () =>
    reader.fault('bad-hunk', 'not a hunk header; it must read "@@ -start,count +start,count @@"', at);
  const number = (): number => {
    const first = cursor;
    let value = 0;
    for (let byte = bytes[cursor]; byte !== undefined && byte >= ZERO && byte <= NINE; byte = bytes[cursor]) {
      value = value * 10 + (byte - ZERO);
      if (value > LARGEST_NUMBER) throw reader.fault('bad-hunk', 'a line number above 2147483647', at);
      cursor += 1;
    }
    if (cursor === first) throw malformed();
    return value;
  };
  const count = (): number => {
    if (bytes[cursor] !== COMMA) return 1;
    cursor += 1;
    return number();
  };

  expect(MINUS);
  const oldStart = number();
  const oldCount = count();
  expect(SPACE);
  expect(PLUS);
  const newStart = number();
  const newCount = count();
  expect(SPACE);
  expect(AT);
  expect(AT);
  if (cursor !== end && bytes[cursor] !== SPACE) throw malformed();
  if ((oldStart === 0 && oldCount > 0) || (newStart === 0 && newCount > 0)) {
    throw reader.fault('bad-hunk', 'a hunk cannot hold line 0', at);
  }
  reader.position = end + 1;
  return { oldStart, oldCount, newStart, newCount };
}
