import { formatPatch, OMIT_HEADERS, structuredPatch } from 'diff';
import type { ChangedFile } from '../model/files.ts';
import { type Diff, type DiffFile, FileIndex, type Hunk, LineTable, lineTotals } from './hunk.ts';
import { readHunks } from './read-hunks.ts';
import { catchFault } from './reader.ts';

/**
 * Builds a diff from GitHub's list of files, for pull requests whose diff GitHub does not serve. Throws when a
 * name occurs twice, for example because a page was read twice.
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
 * Converts one entry of that list. Its `patch` has only hunks, without the last line feed; a line feed at its
 * end is an empty context line without its mark. GitHub omits `patch` for large files and for files without
 * lines; `changes` distinguishes them. A patch that cannot be parsed or does not match GitHub's counts is
 * treated as missing.
 */
export function diffFileOf(entry: ChangedFile): DiffFile {
  const { filename, status, previous_filename, patch, changes, additions, deletions } = entry;
  const hasFormerName = status === 'renamed' || status === 'copied';
  const file: DiffFile = {
    path: filename,
    pathEncoding: 'utf-8',
    oldPath: hasFormerName ? previous_filename : undefined,
    status: status === 'unchanged' ? 'changed' : status,
    binary: false,
    hunks: [],
  };
  if (patch === undefined || patch === '') {
    // A modification without lines is probably binary; any lines are unknown.
    return changes === 0 ? { ...file, binary: status === 'modified' } : { ...file, missing: 'patch-missing' };
  }
  const hunks = readPatch(patch);
  const { added, deleted } = lineTotals({ hunks });
  const isWhole = hunks.length > 0 && added === additions && deleted === deletions;
  return isWhole ? { ...file, hunks } : { ...file, missing: 'unreadable-diff' };
}

/** The hunks of a patch; none if it cannot be parsed. */
function readPatch(patch: string): readonly Hunk[] {
  const bytes = new TextEncoder().encode(`${patch}\n`);
  const parsed = catchFault(bytes, (reader) => {
    const hunks = readHunks(reader, new LineTable(bytes));
    return reader.atEnd ? hunks : [];
  });
  return parsed.ok ? parsed.value : [];
}

/** The result of `git diff --unified=0` for two texts, in the form of GitHub's `patch` field. */
interface Patch {
  /** Hunks without context; empty when the texts have the same lines. */
  readonly patch: string;
  readonly additions: number;
  readonly deletions: number;
}

/** The search time is quadratic in this: about 0.3 s. */
const maxEditedLines = 1_000;

/**
 * Compares two texts line by line; undefined for more than 1,000 added and deleted lines. A missing line feed
 * after the last line makes no difference.
 */
export function patchOf(before: string, after: string): Patch | undefined {
  const options = { context: 0, maxEditLength: maxEditedLines, ignoreNewlineAtEof: true };
  const compared = structuredPatch('', '', before, after, '', '', options);
  if (compared === undefined) return undefined;
  const lines = compared.hunks.flatMap((hunk) => hunk.lines);
  return {
    patch: formatPatch(compared, OMIT_HEADERS).replace(/\n$/, ''),
    additions: lines.filter((line) => line.startsWith('+')).length,
    deletions: lines.filter((line) => line.startsWith('-')).length,
  };
}
