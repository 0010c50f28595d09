import type { ChangedFile } from '../model/changed-file.ts';
import {
  type Diff,
  type DiffFile,
  FileIndex,
  type FileStatus,
  type Hunk,
  LineTable,
  lineTotals,
} from './hunk.ts';

import { readHunks } from './read-hunks.ts';
import { catchFault, Reader } from './reader.ts';

const encoder = new TextEncoder();

/**
 * A diff from GitHub's list of files, for pull requests whose whole diff GitHub does not hand out. Throws when
 * a name stands twice, as after a page that came two times.
 */
export function diffOfFiles(files: readonly ChangedFile[]): Diff {
  const index = new FileIndex();
  for (const entry of files) {
    if (!index.add(diffFileOf(entry))) {
      throw new Error(`the list of files names ${JSON.stringify(entry.filename)} twice`);
    }
  }
  return index;
}

/**
 * One entry of that list. Its `patch` is hunks only and without the last line's feed: one at its end stands for an empty
 * context line that lost its mark. GitHub leaves `patch` out for files it finds too large as well as for those without
 * lines to show: `changes` tells which. A patch that cannot be read, or holds other than the lines GitHub counted, is
 * as good as none.
 */
export function diffFileOf(entry: ChangedFile): DiffFile {
  const file: DiffFile = {
    path: entry.filename,
    pathEncoding: 'utf-8',
    ...formerName(entry),
    status: statusOf(entry),
    binary: false,
    submodule: false,
    symlink: false,
    hunks: [],
  };
  if (entry.patch === undefined || entry.patch === '') {
    if (entry.changes !== 0) return { ...file, missing: 'patch-missing' };
    // A modification without lines: binary, most likely; its lines, if any, are unknown.
    return { ...file, binary: entry.status === 'modified' };
  }
  const hunks = readPatch(entry.patch);
  if (hunks === undefined) return { ...file, missing: 'unreadable-diff' };
  const { added, deleted } = lineTotals({ hunks });
  const whole = added === entry.additions && deleted === entry.deletions;
  return whole ? { ...file, hunks } : { ...file, missing: 'unreadable-diff' };
}

function readPatch(patch: string): readonly Hunk[] | undefined {
  const bytes = encoder.encode(`${patch}\n`);
  const parsed = catchFault(bytes, () => {
    const reader = new Reader(bytes);
    const hunks = readHunks(reader, new LineTable(bytes));
    if (!reader.atEnd) throw reader.fault('bad-hunk', 'more lines than the hunk headers count');
    return hunks;
  });
  return parsed.ok ? parsed.value : undefined;
}

function formerName(entry: ChangedFile): Pick<DiffFile, 'oldPath' | 'oldPathEncoding'> {
  const moved = entry.status === 'renamed' || entry.status === 'copied';
  if (!moved || entry.previous_filename === undefined) return {};
  return { oldPath: entry.previous_filename, oldPathEncoding: 'utf-8' };
}

function statusOf({ status }: ChangedFile): FileStatus {
  return status === 'unchanged' ? 'changed' : status;
}
