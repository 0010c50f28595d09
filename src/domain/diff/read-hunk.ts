import type { DiffFault } from './fault.ts';
import { Hunk, type WithoutNewline } from './hunk.ts';
import type { HunkHeader } from './hunk-header.ts';
import { lineFeed } from './line-feed.ts';
import type { LineTable } from './line-table.ts';
import { type Reader, space } from './reader.ts';

const plus = 0x2b;
const minus = 0x2d;
const backslash = 0x5c;

/**
 * Reads the hunk that the reader looks at, by the counts in its header: no line of it is ever recognised by its text.
 * Throws unless exactly the announced lines are there. What runs for each byte is two small loops and no call: a call
 * of the engine's search costs more than most lines are long, and the more code a first diff makes hot, the more memory
 * compiling it takes.
 */
export function readHunk(reader: Reader, table: LineTable, header: HunkHeader): Hunk {
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
