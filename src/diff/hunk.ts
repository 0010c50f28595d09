import type { LineRange, Side } from '../model/finding.ts';
import type { MissingReason } from '../model/manifest.ts';
import { utf8Text } from '../model/text.ts';

export const lineFeed = 0x0a;

/**
 * Stores the lines of all hunks as points: a run of consecutive lines of one kind leads from one point `(old
 * line, new line, byte offset of its first line)` to the next. Context advances both line numbers, a deletion
 * only the old one, an addition only the new one, so the kind need not be stored. A run takes three numbers,
 * however long its lines are.
 */
export class LineTable {
  /** The diff to which the offsets refer. */
  readonly bytes: Uint8Array;
  readonly #points: number[] = [];

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  /** Number of points. */
  get size(): number {
    return this.#points.length / 3;
  }

  oldLine(point: number): number {
    return this.#read(3 * point);
  }

  newLine(point: number): number {
    return this.#read(3 * point + 1);
  }

  offset(point: number): number {
    return this.#read(3 * point + 2);
  }

  add(oldLine: number, newLine: number, offset: number): void {
    this.#points.push(oldLine, newLine, offset);
  }

  #read(index: number): number {
    const value = this.#points[index];
    if (value === undefined)
      throw new RangeError(`no point ${Math.floor(index / 3)} in a table of ${this.size}`);
    return value;
  }
}

/**
 * One `@@` block: a range of points in the table, from the first line on both sides to the lines after the
 * last. Kept small, since a large diff has very many.
 */
export class Hunk {
  readonly table: LineTable;
  readonly firstPoint: number;
  /** Number of runs of lines of one kind, at least one. */
  readonly runs: number;

  /** The hunk whose last point is the table's last point. */
  constructor(table: LineTable, firstPoint: number) {
    this.table = table;
    this.firstPoint = firstPoint;
    this.runs = table.size - 1 - firstPoint;
  }

  /** As git writes it: 1-based; a range of 0 lines names the line *before* it. */
  get oldStart(): number {
    return this.table.oldLine(this.firstPoint) - (this.oldCount === 0 ? 1 : 0);
  }

  get oldCount(): number {
    return this.table.oldLine(this.firstPoint + this.runs) - this.table.oldLine(this.firstPoint);
  }

  get newStart(): number {
    return this.table.newLine(this.firstPoint) - (this.newCount === 0 ? 1 : 0);
  }

  get newCount(): number {
    return this.table.newLine(this.firstPoint + this.runs) - this.table.newLine(this.firstPoint);
  }
}

/**
 * Consecutive lines of one kind. On the side without these lines, the number of the line that follows them.
 */
export interface Run {
  readonly kind: 'context' | 'added' | 'deleted';
  readonly oldLine: number;
  readonly newLine: number;
  readonly count: number;
  /** Offset of the first line, including its mark, in the hunk's `table.bytes`. */
  readonly offset: number;
  /** Offset after the last line, and after git's note about a missing line feed that may follow it. */
  readonly end: number;
}

/** A hunk's runs in diff order: deletions before the additions that replace them. */
export function* runsOf(hunk: Hunk): Generator<Run> {
  for (let index = 0; index < hunk.runs; index += 1) yield runAt(hunk, index);
}

/** A hunk's run by its index. */
export function runAt({ table, firstPoint }: Hunk, index: number): Run {
  const point = firstPoint + index;
  const oldLine = table.oldLine(point);
  const newLine = table.newLine(point);
  const oldCount = table.oldLine(point + 1) - oldLine;
  const newCount = table.newLine(point + 1) - newLine;
  return {
    kind: oldCount === 0 ? 'added' : newCount === 0 ? 'deleted' : 'context',
    oldLine,
    newLine,
    count: Math.max(oldCount, newCount),
    offset: table.offset(point),
    end: table.offset(point + 1),
  };
}

/** The number of a run's first line on this side. */
export function runLine(run: Run, side: Side): number {
  return side === 'RIGHT' ? run.newLine : run.oldLine;
}

/** The lines of a run without their marks and line feeds; bytes that are not UTF-8 become U+FFFD. */
export function runTexts({ table }: Hunk, { offset, end, count }: Run): readonly string[] {
  const text = utf8Text(table.bytes.subarray(offset, end));
  return text.split('\n', count).map((line) => line.slice(1));
}

interface PlacedRun {
  readonly hunk: Hunk;
  readonly run: Run;
}

/** All runs that do not end before this line, in order, beginning with the one that contains it, if any. */
export function* runsFrom(file: DiffFile, side: Side, line: number): Generator<PlacedRun> {
  for (let index = hunksBefore(file, side, line); index < file.hunks.length; index += 1) {
    const hunk = file.hunks[index];
    if (hunk === undefined) return;
    for (let at = runsBefore(hunk, side, line); at < hunk.runs; at += 1) yield { hunk, run: runAt(hunk, at) };
  }
}

/**
 * The runs in a range of this side, in order; including those without lines on this side that are between two
 * lines of the range.
 */
export function* runsWithin(file: DiffFile, side: Side, range: LineRange): Generator<PlacedRun> {
  for (const placed of runsFrom(file, side, range.start)) {
    if (runLine(placed.run, side) > range.end) return;
    yield placed;
  }
}

/** The run that contains a line of this side; undefined when no hunk does. */
export function runOf(file: DiffFile, side: Side, line: number): Run | undefined {
  for (const { run } of runsWithin(file, side, { start: line, end: line })) return run;
  return undefined;
}

/** How many lines of a hunk are shown before and after a place, as many as git shows around a change. */
const linesAround = 3;

/** Of such a part, in characters: a line may be long, and so may what was deleted beside it. */
const maxShown = 8 * 1024;

/** The part of a hunk around lines of this side, as git writes it; undefined when no hunk has the first of them. */
export function hunkAround(file: DiffFile, side: Side, { start, end }: LineRange): string | undefined {
  const [place] = runsWithin(file, side, { start, end: start });
  if (place === undefined) return undefined;
  const range = { start: start - linesAround, end: end + linesAround };
  const inHunk = [...runsWithin(file, side, range)].filter(({ hunk }) => hunk === place.hunk);
  const runs = inHunk.map(({ run }) => clipRun(place.hunk, run, side, range));
  const numbers = ({ oldLine, newLine }: Run, absent: Run['kind']) => {
    const count = runs.reduce((sum, run) => sum + (run.kind === absent ? 0 : run.count), 0);
    const first = absent === 'added' ? oldLine : newLine;
    return `${count === 0 ? first - 1 : first},${count}`;
  };
  const [first = place.run] = runs;
  const texts = runs.map((run) => utf8Text(place.hunk.table.bytes.subarray(run.offset, run.end)));
  return `@@ -${numbers(first, 'added')} +${numbers(first, 'deleted')} @@\n${texts.join('').slice(0, maxShown)}`;
}

/** The lines of a run that are in a range; all, where it has none on this side. */
function clipRun({ table: { bytes } }: Hunk, run: Run, side: Side, { start, end }: LineRange): Run {
  const isAbsent = run.kind === (side === 'RIGHT' ? 'deleted' : 'added');
  const skipped = isAbsent ? 0 : Math.max(0, start - runLine(run, side));
  const count = isAbsent ? run.count : Math.min(run.count, end + 1 - runLine(run, side)) - skipped;
  const offset = afterLines(bytes, run.offset, skipped);
  return {
    kind: run.kind,
    oldLine: run.oldLine + (run.kind === 'added' ? 0 : skipped),
    newLine: run.newLine + (run.kind === 'deleted' ? 0 : skipped),
    count,
    offset,
    end: skipped + count === run.count ? run.end : afterLines(bytes, offset, count),
  };
}

/** The offset after a number of lines. */
function afterLines(bytes: Uint8Array, offset: number, lines: number): number {
  let at = offset;
  for (let left = lines; left > 0; left -= 1) at = bytes.indexOf(lineFeed, at) + 1;
  return at;
}

/** Number of hunks that end before the line. */
export function hunksBefore({ hunks }: DiffFile, side: Side, line: number): number {
  return firstAbove(line, hunks.length, (index) => lineAfter(hunks[index], side));
}

/** Number of a hunk's runs that end before the line. */
export function runsBefore(hunk: Hunk, side: Side, line: number): number {
  return firstAbove(line, hunk.runs, (run) => pointLine(hunk, side, run + 1));
}

/** The line after a hunk on this side; 1, the first line, without a hunk. */
export function lineAfter(hunk: Hunk | undefined, side: Side): number {
  return hunk === undefined ? 1 : pointLine(hunk, side, hunk.runs);
}

function pointLine({ table, firstPoint }: Hunk, side: Side, index: number): number {
  return side === 'RIGHT' ? table.newLine(firstPoint + index) : table.oldLine(firstPoint + index);
}

/** The index of the first of `count` ascending values above `line`; `count` when none is. */
function firstAbove(line: number, count: number, value: (index: number) => number): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (value(middle) > line) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Numbers of added and deleted lines of a file, counted as `git diff --numstat` does. */
export function lineTotals({ hunks }: Pick<DiffFile, 'hunks'>): {
  readonly added: number;
  readonly deleted: number;
} {
  const totals = { added: 0, deleted: 0, context: 0 };
  for (const hunk of hunks) for (const { kind, count } of runsOf(hunk)) totals[kind] += count;
  return { added: totals.added, deleted: totals.deleted };
}

/**
 * The text of each line in a range, with carriage returns; bytes that are not UTF-8 become U+FFFD. Undefined
 * unless the hunks have the whole range. LEFT includes context lines, although they are not commentable there.
 */
export function lineTexts(file: DiffFile, side: Side, range: LineRange): readonly string[] | undefined {
  const absent = side === 'RIGHT' ? 'deleted' : 'added';
  const texts: string[] = [];
  for (const { hunk, run } of runsWithin(file, side, range)) {
    if (runLine(run, side) > range.start + texts.length) return undefined;
    if (run.kind === absent) continue;
    for (const text of runTexts(hunk, clipRun(hunk, run, side, range))) texts.push(text);
  }
  return texts.length > 0 && texts.length === range.end - range.start + 1 ? texts : undefined;
}

/** A line without its carriage return, for comparisons that ignore line ends. */
export function withoutCarriageReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}

/**
 * GitHub's names for a change of a file. `changed` is a change of mode or type, such as a file replaced by a
 * symlink.
 */
export type FileStatus = 'added' | 'removed' | 'modified' | 'renamed' | 'copied' | 'changed';

/** `quoted`: the name is not UTF-8 and is written in git's quoted form, such as `"caf\351.txt"`. */
export type PathEncoding = 'utf-8' | 'quoted';

export interface DiffFile {
  /** The name in the head tree; for a removed file its former name. */
  readonly path: string;
  readonly pathEncoding: PathEncoding;
  /** Only for a renamed or copied file. */
  readonly oldPath?: string | undefined;
  readonly status: FileStatus;
  /** Six octal digits such as `100644`; absent for a removed file, and when the diff omits it. */
  readonly newMode?: string | undefined;
  /** Abbreviated blob id from the diff; all zeros for a removed file. */
  readonly newId?: string | undefined;
  readonly binary: boolean;
  /** In order, never overlapping. */
  readonly hunks: readonly Hunk[];
  /** The content changed but its hunks are missing: they are unknown, not absent. */
  readonly missing?: Extract<MissingReason, 'patch-missing' | 'unreadable-diff'>;
}

/** Whether any line may be changed: binary content cannot be compared, and missing hunks are unknown. */
export function hasUnknownLines({ binary, missing }: Pick<DiffFile, 'binary' | 'missing'>): boolean {
  return binary || missing !== undefined;
}

/** Whether the change is to a submodule, which is one line however much code it brings. GitHub's patches have no mode. */
export function isSubmodule({ newMode, hunks }: Pick<DiffFile, 'newMode' | 'hunks'>): boolean {
  if (newMode === '160000') return true;
  const [hunk] = hunks;
  if (hunk === undefined || hunks.length > 1 || hunk.runs > 2) return false;
  return [...runsOf(hunk)].every((run) => run.count === 1 && isPointer(runTexts(hunk, run)[0] ?? ''));
}

function isPointer(line: string): boolean {
  return /^Subproject commit [\da-f]{40,64}$/.test(line);
}

export interface Diff {
  readonly files: readonly DiffFile[];
  /** By name in the head tree; removed files by their former name. */
  readonly byPath: ReadonlyMap<string, DiffFile>;
  /** Renamed files by their former name. Copies are not included, since their source still exists. */
  readonly byFormerPath: ReadonlyMap<string, DiffFile>;
}

export const emptyDiff: Diff = { files: [], byPath: new Map(), byFormerPath: new Map() };

/** The file with this name in the head tree, otherwise the renamed file with this former name. */
export function findFile(diff: Diff, path: string): DiffFile | undefined {
  return diff.byPath.get(path) ?? diff.byFormerPath.get(path);
}

/** The name under which a file was known before; undefined unless it was renamed. */
export function formerPath({ status, oldPath }: DiffFile): string | undefined {
  return status === 'renamed' ? oldPath : undefined;
}

/** Collects the files of a diff in order. */
export class FileIndex implements Diff {
  readonly files: DiffFile[] = [];
  readonly byPath = new Map<string, DiffFile>();
  readonly byFormerPath = new Map<string, DiffFile>();

  /** Returns false when another file already has the new or former name; the index is unusable then. */
  add(file: DiffFile): boolean {
    const former = formerPath(file);
    const isNew = !this.byPath.has(file.path) && (former === undefined || !this.byFormerPath.has(former));
    this.files.push(file);
    this.byPath.set(file.path, file);
    if (former !== undefined) this.byFormerPath.set(former, file);
    return isNew;
  }

  /** Replaces the last file by another one of the same path. */
  replaceLast(file: DiffFile): void {
    this.files[this.files.length - 1] = file;
    this.byPath.set(file.path, file);
  }
}
