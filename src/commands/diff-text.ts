import type { DiffFile, Hunk } from '../diff/hunk.ts';
import { showInvisible } from '../markdown/characters.ts';
import { utf8Text } from '../model/text.ts';

/** How git heads a hunk. */
export function hunkHeader({ oldStart, oldCount, newStart, newCount }: Hunk): string {
  return `@@ -${oldStart},${oldCount} +${newStart},${newCount} @@`;
}

/** The lines of a hunk, each with its mark; characters that cannot be seen are written as their code points. */
export function hunkText({ table, firstPoint, runs }: Hunk): string {
  const bytes = table.bytes.subarray(table.offset(firstPoint), table.offset(firstPoint + runs));
  return showInvisible(utf8Text(bytes)).replace(/\n$/, '');
}

/** All hunks of a file, with their headers. */
export function fileText({ hunks }: DiffFile): string {
  return hunks.map((hunk) => `${hunkHeader(hunk)}\n${hunkText(hunk)}`).join('\n');
}
