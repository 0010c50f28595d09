import type { Hunk } from './hunk.ts';
import { HunkHeader, hunkStart } from './hunk-header.ts';
import type { LineTable } from './line-table.ts';
import { readHunk } from './read-hunk.ts';
import type { Reader } from './reader.ts';

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
