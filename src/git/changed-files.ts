import { type Diff, type Hunk, lineFeed, lineTotals } from '../diff/hunk.ts';

import type { ChangedFile } from '../model/changed-file.ts';

/** A local diff's files as GitHub's REST API would list them; `ids` are their blobs, in the same order. */
export function changedFiles(diff: Diff, ids: readonly string[]): readonly ChangedFile[] {
  return diff.files.map((file, index) => {
    const { added: additions, deleted: deletions } = lineTotals(file);
    return {
      sha: ids[index] ?? null,
      filename: file.path,
      status: file.status,
      additions,
      deletions,
      changes: additions + deletions,
      ...(file.oldPath !== undefined && { previous_filename: file.oldPath }),
      ...(file.hunks.length > 0 && { patch: file.hunks.map(hunkText).join('\n') }),
    };
  });
}

/** From its `@@` to its last line, without the line feed after it. */
function hunkText({ table, firstPoint, runs }: Hunk): string {
  const { bytes } = table;
  const start = bytes.lastIndexOf(lineFeed, table.offset(firstPoint) - 2) + 1;
  const end = table.offset(firstPoint + runs);
  return Buffer.from(bytes.buffer, bytes.byteOffset + start, end - 1 - start).toString('utf8');
}
