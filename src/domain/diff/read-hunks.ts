import type { Hunk } from './hunk.ts';
import type { LineTable } from './line-table.ts';
import { hunkStart, readHunk } from './read-hunk.ts';
import type { Reader } from './reader.ts';

/**
 * Reads the hunks of one file, at least one. What lies between hunks is unchanged, so it must be equally long
 * on both sides; a hunk that moves one side further than the other lies about its lines.
 */
export function readHunks(reader: Reader, table: LineTable): readonly Hunk[] {
  const hunks: Hunk[] = [];
  let oldEnd = 1;
  let newEnd = 1;
  let ended = false;
  while (reader.looksAt(hunkStart)) {
    const at = reader.position;
    const hunk = readHunk(reader, table);
    const gap = table.oldLine(hunk.firstPoint) - oldEnd;
    if (gap < 0 || gap !== table.newLine(hunk.firstPoint) - newEnd) {
      throw reader.fault(
        'bad-hunk',
        'this hunk does not follow from the one before: unchanged lines between hunks must be as many on both sides',
        at,
      );
    }
    if (ended) throw reader.fault('contradiction', 'a hunk after the end of the file', at);
    const last = hunk.firstPoint + hunk.runs;
    oldEnd = table.oldLine(last);
    newEnd = table.newLine(last);
    ended = hunk.withoutNewline !== 'neither';
    hunks.push(hunk);
  }
  if (hunks.length === 0) throw reader.missing('bad-hunk', 'a hunk must follow here');
  return hunks;
}
