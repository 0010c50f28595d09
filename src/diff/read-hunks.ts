import { formatPatch, OMIT_HEADERS, structuredPatch } from 'diff';
import type { ChangedFile } from '../model/files.ts';
import {
  type Diff,
  type DiffFile,
  FileIndex,
  type FileStatus,
  Hunk,
  LineTable,
  lineFeed,
  lineTotals,
  type WithoutNewline,
} from './hunk.ts';
import { catchFault, type DiffFault, Reader, space, word } from './reader.ts';

const hunkStart = word('@@ ');

const minus = 0x2d;
const plus = 0x2b;
const comma = 0x2c;
const atSign = 0x40;
const zero = 0x30;

/** The numbers in the header: start and line count of the old side, then of the new one. */
const marks = [minus, comma, plus, comma];

/** Git stays far below; the table's 32-bit numbers could not store more. */
const largestNumber = 2 ** 31 - 1;

const form = 'a hunk header must read "@@ -start,count +start,count @@"';

/** The line ranges that an `@@` line declares. One instance is reused for all hunks of a file. */
class HunkHeader {
  /** The first line; on a side without lines, the line after the hunk. */
  oldLine = 1;
  newLine = 1;
  /** The line after the last one. */
  oldEnd = 1;
  newEnd = 1;
  /** In the order of `marks`. */
  readonly #numbers = new Int32Array(marks.length);

  /**
   * Reads the header and moves to the hunk's first line. One loop reads all four numbers, because a helper
   * would be inlined and compiled four times.
   */
  read(reader: Reader): void {
    const { bytes, position } = reader;
    const numbers = this.#numbers;
    let at = position + hunkStart.length;
    for (let place = 0; place < marks.length; place += 1) {
      const mark = marks[place];
      let value = 1;
      if (bytes[at] === mark) {
        const first = at + 1;
        value = 0;
        at = first;
        for (let digit = (bytes[at] ?? 0) - zero; digit >= 0 && digit <= 9; digit = (bytes[at] ?? 0) - zero) {
          value = 10 * value + digit;
          at += 1;
        }
        if (at === first) throw reader.fault('bad-hunk', `${form}; a number is missing`);
        if (value > largestNumber) throw reader.fault('bad-hunk', `a line number above ${largestNumber}`);
      } else if (mark !== comma) {
        throw reader.fault('bad-hunk', `${form}; a side is missing`);
      }
      numbers[place] = value;
      if (mark === comma) {
        if (bytes[at] !== space)
          throw reader.fault('bad-hunk', `${form}; a side does not end where it should`);
        at += 1;
      }
    }
    const isClosed = bytes[at] === atSign && bytes[at + 1] === atSign;
    if (!isClosed || (bytes[at + 2] !== space && bytes[at + 2] !== lineFeed)) {
      throw reader.fault('bad-hunk', `${form}; it does not end where it should`);
    }

    const { 0: oldStart = 0, 1: oldCount = 0, 2: newStart = 0, 3: newCount = 0 } = numbers;
    if (oldCount + newCount === 0) throw reader.fault('bad-hunk', 'a hunk without lines');
    // For 0 lines, git names the line before.
    this.oldLine = oldCount === 0 ? oldStart + 1 : oldStart;
    this.newLine = newCount === 0 ? newStart + 1 : newStart;
    this.oldEnd = this.oldLine + oldCount;
    this.newEnd = this.newLine + newCount;
    reader.skipLine();
  }
}

const backslash = 0x5c;

/**
 * Reads a hunk by the counts in its header, never by the text of its lines. Throws unless the hunk has exactly
 * that many lines. The two small loops per byte make no calls: calling the engine's search costs more than
 * reading most lines, and more code would take more memory to compile.
 */
function readHunk(reader: Reader, table: LineTable, header: HunkHeader): Hunk {
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
    // An empty line is a context line whose mark was stripped as trailing white space.
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

/**
 * Reads the hunks of one file, at least one. Lines between hunks are unchanged, so their number must be equal
 * on both sides; otherwise the hunks contradict each other.
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

const encoder = new TextEncoder();

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
    // A modification without lines is probably binary; any lines are unknown.
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
