import { formatPatch, OMIT_HEADERS, structuredPatch } from 'diff';
import type { ChangedFile } from '../model/files.ts';
import { type Diff, type DiffFile, FileIndex, Hunk, LineTable, lineFeed, lineTotals } from './hunk.ts';
import { catchFault, type Reader } from './reader.ts';

const space = 0x20;
const plus = 0x2b;
const comma = 0x2c;
const minus = 0x2d;
const zero = 0x30;
const backslash = 0x5c;

/** Git stays far below; the table's 32-bit numbers could not store more. */
const largestNumber = 2 ** 31 - 1;

/** The lines of one side of a hunk: from `first` to before `after`. */
interface HunkSide {
  readonly first: number;
  readonly after: number;
}

interface HunkRanges {
  readonly old: HunkSide;
  readonly new: HunkSide;
}

/**
 * Reads the hunks of one file, at least one. Lines between hunks are unchanged, so their number must be equal
 * on both sides; otherwise the hunks contradict each other. `shift` is added to old line numbers.
 */
export function readHunks(reader: Reader, table: LineTable, shift = 0): readonly Hunk[] {
  const hunks: Hunk[] = [];
  let previous: HunkRanges = { old: { first: 1, after: 1 }, new: { first: 1, after: 1 } };
  let ended = false;
  while (reader.isAt('@@ ')) {
    const start = reader.position;
    const ranges = readHeader(reader);
    const gap = ranges.old.first - previous.old.after;
    if (ended || gap < 0 || gap !== ranges.new.first - previous.new.after) {
      const rule = 'as many unchanged lines must be between two hunks on both sides';
      throw reader.fault(`this hunk does not follow from the one before it: ${rule}`, start);
    }
    const firstPoint = table.size;
    ended = readLines(reader, table, ranges, shift);
    hunks.push(new Hunk(table, firstPoint));
    previous = ranges;
  }
  if (hunks.length === 0) throw reader.fault('a hunk must follow here');
  return hunks;
}

/** Reads `@@ -start,count +start,count @@` and moves to the hunk's first line. */
function readHeader(reader: Reader): HunkRanges {
  reader.position += '@@ '.length;
  const ranges = { old: readSide(reader, minus), new: readSide(reader, plus) };
  const { bytes, position } = reader;
  if (!reader.isAt('@@') || (bytes[position + 2] !== space && bytes[position + 2] !== lineFeed)) {
    throw badHeader(reader);
  }
  if (ranges.old.first === ranges.old.after && ranges.new.first === ranges.new.after) {
    throw reader.fault('a hunk without lines');
  }
  reader.position = reader.lineAfter(position);
  return ranges;
}

function readSide(reader: Reader, mark: number): HunkSide {
  if (!reader.take(mark)) throw badHeader(reader);
  const start = readNumber(reader);
  const count = reader.take(comma) ? readNumber(reader) : 1;
  if (!reader.take(space)) throw badHeader(reader);
  // For 0 lines, git names the line before.
  const first = count === 0 ? start + 1 : start;
  return { first, after: first + count };
}

function readNumber(reader: Reader): number {
  const { bytes, position } = reader;
  let value = 0;
  let at = position;
  for (let digit = (bytes[at] ?? 0) - zero; digit >= 0 && digit <= 9; digit = (bytes[at] ?? 0) - zero) {
    value = 10 * value + digit;
    at += 1;
  }
  if (at === position || value > largestNumber) throw badHeader(reader);
  reader.position = at;
  return value;
}

function badHeader(reader: Reader): Error {
  return reader.fault(
    `a hunk header must read "@@ -start,count +start,count @@", with numbers up to ${largestNumber}`,
  );
}

/**
 * Reads the lines of a hunk by the counts in its header, never by their text. Throws unless the hunk has
 * exactly that many. Returns whether the file ends in the hunk without a line feed. The two small loops per
 * byte make no calls: calling the engine's search costs more than reading most lines.
 */
function readLines(reader: Reader, table: LineTable, ranges: HunkRanges, shift: number): boolean {
  const { bytes } = reader;
  let [oldLines, newLines] = [ranges.old.after - ranges.old.first, ranges.new.after - ranges.new.first];
  let ended = false;
  let at = reader.position;
  for (;;) {
    table.add(ranges.old.after - oldLines + shift, ranges.new.after - newLines, at);
    if (oldLines === 0 && newLines === 0) break;
    const mark = bytes[at];
    // An empty line is a context line whose mark was stripped as trailing white space.
    const isContext = mark === space || mark === lineFeed;
    const room = isContext ? Math.min(oldLines, newLines) : mark === plus ? newLines : oldLines;
    if (room === 0 || (!isContext && mark !== plus && mark !== minus)) {
      const rest = `the hunk header counts ${oldLines} more old and ${newLines} more new lines`;
      throw reader.fault(`expected another line of the hunk: ${rest}`, at);
    }
    let left = room;
    while (left > 0 && bytes[at] === mark) {
      while (bytes[at] !== lineFeed) at += 1;
      at += 1;
      left -= 1;
    }
    if (mark !== plus) oldLines -= room - left;
    if (mark !== minus) newLines -= room - left;
    if (bytes[at] === backslash) {
      if ((mark !== plus && oldLines > 0) || (mark !== minus && newLines > 0)) {
        throw reader.fault('a "no newline" note before the end of its file', at);
      }
      ended = true;
      at = reader.lineAfter(at);
    }
  }
  reader.position = at;
  return ended;
}

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
