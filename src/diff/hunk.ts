import type { Side } from '../model/finding.ts';
import type { MissingReason } from '../model/manifest.ts';
import { utf8Text } from '../model/text.ts';

export const lineFeed = 0x0a;

/** Initial capacity of the table, enough for most diffs. */
const usualRunBytes = 64;

/**
 * Stores the lines of all hunks as points: a run of consecutive lines of one kind leads from one point `(old
 * line, new line, byte offset of its first line)` to the next. Context advances both line numbers, a deletion
 * only the old one, an addition only the new one, so the kind need not be stored. A run takes twelve bytes,
 * however long its lines are.
 */
export class LineTable {
  /** The diff to which the offsets refer. */
  readonly bytes: Uint8Array;
  #points: Uint32Array;
  #length = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.#points = new Uint32Array(3 * (1 + Math.ceil(bytes.length / usualRunBytes)));
  }

  /** Number of points. */
  get size(): number {
    return this.#length / 3;
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
    const at = this.#length;
    if (at === this.#points.length) this.#grow();
    this.#points[at] = oldLine;
    this.#points[at + 1] = newLine;
    this.#points[at + 2] = offset;
    this.#length = at + 3;
  }

  /** Shifts the old line numbers of points, for hunks that turn out to follow others. */
  shiftOldLines(firstPoint: number, lastPoint: number, by: number): void {
    for (let point = firstPoint; point <= lastPoint; point += 1) {
      this.#points[3 * point] = this.oldLine(point) + by;
    }
  }

  #read(index: number): number {
    const value = index < this.#length ? this.#points[index] : undefined;
    if (value === undefined)
      throw new RangeError(`no point ${Math.floor(index / 3)} in a table of ${this.size}`);
    return value;
  }

  #grow(): void {
    const larger = new Uint32Array(2 * this.#points.length);
    larger.set(this.#points);
    this.#points = larger;
  }
}

/** The sides on which the file ends in the hunk without a line feed. */
export type WithoutNewline = 'neither' | 'old' | 'new' | 'both';

/**
 * One `@@` block: a range of points in the table, from the first line on both sides to the lines after the
 * last. Kept small, since a large diff has very many.
 */
export class Hunk {
  readonly table: LineTable;
  readonly firstPoint: number;
  /** Number of runs of lines of one kind, at least one. */
  readonly runs: number;
  readonly withoutNewline: WithoutNewline;

  /** The hunk whose last point is the table's last point. */
  constructor(table: LineTable, firstPoint: number, withoutNewline: WithoutNewline) {
    this.table = table;
    this.firstPoint = firstPoint;
    this.runs = table.size - 1 - firstPoint;
    this.withoutNewline = withoutNewline;
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

type LineKind = 'context' | 'added' | 'deleted';

/**
 * Consecutive lines of one kind. On the side without these lines, the number of the line that follows them.
 */
export interface Run {
  readonly kind: LineKind;
  readonly oldLine: number;
  readonly newLine: number;
  readonly count: number;
  /** Offset of the first line, including its mark, in the hunk's `table.bytes`. */
  readonly offset: number;
}

/** A hunk's runs in diff order: deletions before the additions that replace them. */
export function* runsOf(hunk: Hunk): Generator<Run> {
  for (let index = 0; index < hunk.runs; index += 1) yield runAt(hunk, index);
}

/** The run that contains a line of this side; undefined when the hunk does not contain the line. */
export function runOf(hunk: Hunk, side: Side, line: number): Run | undefined {
  if (line < firstLine(hunk, side)) return undefined;
  const index = runsBefore(hunk, side, line);
  return index === hunk.runs ? undefined : runAt(hunk, index);
}

/**
 * The runs in a range of this side, with their hunks, in order; including those without lines on this side
 * that are between two lines of the range.
 */
export function* runsWithin(
  file: DiffFile,
  side: Side,
  range: LineRange,
): Generator<{ readonly hunk: Hunk; readonly run: Run }> {
  for (let index = hunksBefore(file, side, range.start); ; index += 1) {
    const hunk = file.hunks[index];
    if (hunk === undefined || firstLine(hunk, side) > range.end) return;
    for (let at = runsBefore(hunk, side, range.start); at < hunk.runs; at += 1) {
      const run = runAt(hunk, at);
      if (runLine(run, side) > range.end) return;
      yield { hunk, run };
    }
  }
}

/** The hunk whose range on this side, context included, contains the line. */
export function hunkOf(file: DiffFile, side: Side, line: number): Hunk | undefined {
  const found = file.hunks[hunksBefore(file, side, line)];
  return found !== undefined && firstLine(found, side) <= line ? found : undefined;
}

/** Number of hunks that end before the line. */
export function hunksBefore({ hunks }: DiffFile, side: Side, line: number): number {
  return firstAbove(line, hunks.length, (index) => {
    const hunk = hunks[index];
    return hunk === undefined ? 0 : lineAfter(hunk, side);
  });
}

/** Number of a hunk's runs that end before the line. */
export function runsBefore(hunk: Hunk, side: Side, line: number): number {
  return firstAbove(line, hunk.runs, (run) => pointLine(hunk, side, run + 1));
}

/** The first line of a hunk on this side; the line after it when it has none there. */
export function firstLine(hunk: Hunk, side: Side): number {
  return pointLine(hunk, side, 0);
}

/** The line after a hunk on this side. */
export function lineAfter(hunk: Hunk, side: Side): number {
  return pointLine(hunk, side, hunk.runs);
}

/** The number of a run's first line on this side. */
export function runLine(run: Run, side: Side): number {
  return side === 'RIGHT' ? run.newLine : run.oldLine;
}

/** A hunk's run by its index. */
export function runAt({ table, firstPoint }: Hunk, index: number): Run {
  const point = firstPoint + index;
  const oldLine = table.oldLine(point);
  const newLine = table.newLine(point);
  const oldCount = table.oldLine(point + 1) - oldLine;
  const newCount = table.newLine(point + 1) - newLine;
  const kind = oldCount === 0 ? 'added' : newCount === 0 ? 'deleted' : 'context';
  return { kind, oldLine, newLine, count: Math.max(oldCount, newCount), offset: table.offset(point) };
}

/** The offset after a run's last line. */
export function endOf({ table, firstPoint }: Hunk, index: number): number {
  return table.offset(firstPoint + index + 1);
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
interface LineTotals {
  readonly added: number;
  readonly deleted: number;
}

export function lineTotals(file: Pick<DiffFile, 'hunks'>): LineTotals {
  let added = 0;
  let deleted = 0;
  for (const hunk of file.hunks) {
    for (const run of runsOf(hunk)) {
      if (run.kind === 'added') added += run.count;
      if (run.kind === 'deleted') deleted += run.count;
    }
  }
  return { added, deleted };
}

/**
 * The bytes of each line in a range, without line feeds but with carriage returns. Undefined unless one hunk
 * contains the whole range. LEFT includes context lines, although they are not commentable there.
 */
export function lineBytes(file: DiffFile, side: Side, range: LineRange): readonly Uint8Array[] | undefined {
  const hunk = hunkOf(file, side, range.start);
  if (hunk === undefined || hunkOf(file, side, range.end) !== hunk || range.end < range.start)
    return undefined;
  return [...linesWithin(hunk, side, range)];
}

/** Like {@link lineBytes}, decoded; bytes that are not UTF-8 become U+FFFD. */
export function lineTexts(file: DiffFile, side: Side, range: LineRange): readonly string[] | undefined {
  return lineBytes(file, side, range)?.map((line) => utf8Text(line));
}

/** A line without its carriage return, for comparisons that ignore line ends. */
export function withoutCarriageReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}

function* linesWithin(hunk: Hunk, side: Side, range: LineRange): Generator<Uint8Array> {
  const { bytes } = hunk.table;
  const absent = side === 'RIGHT' ? 'deleted' : 'added';
  for (const run of runsOf(hunk)) {
    const first = runLine(run, side);
    if (run.kind === absent || first > range.end || first + run.count <= range.start) continue;
    let at = run.offset;
    for (let line = first; line < first + run.count && line <= range.end; line += 1) {
      const feed = bytes.indexOf(lineFeed, at);
      // An empty context line may lack its mark; then `start` is after `end`, which also gives an empty line.
      if (line >= range.start) yield bytes.subarray(at + 1, feed);
      at = feed + 1;
    }
  }
}

/**
 * GitHub's names for a change of a file. `changed` is a change of mode or type, such as a file replaced by a
 * symlink, without changed lines.
 */
export type FileStatus = 'added' | 'removed' | 'modified' | 'renamed' | 'copied' | 'changed';

/** `quoted`: the name is not UTF-8 and is written in git's quoted form; see `path-text.ts`. */
export type PathEncoding = 'utf-8' | 'quoted';

/** 1-based line numbers, `end` included. */
export interface LineRange {
  readonly start: number;
  readonly end: number;
}

export interface DiffFile {
  /** The name in the head tree; for a removed file its former name. */
  readonly path: string;
  readonly pathEncoding: PathEncoding;
  /** Only for a renamed or copied file. */
  readonly oldPath?: string | undefined;
  readonly oldPathEncoding?: PathEncoding | undefined;
  readonly status: FileStatus;
  /** Six octal digits such as `100644`; absent on a side without the file, and when the diff omits it. */
  readonly oldMode?: string | undefined;
  readonly newMode?: string | undefined;
  /** Abbreviated blob ids from the diff; all zeros on a side without the file. */
  readonly oldId?: string | undefined;
  readonly newId?: string | undefined;
  /** Percent, for renames and copies. */
  readonly similarity?: number | undefined;
  readonly binary: boolean;
  /** On either side, if the diff has modes: it omits them for a file that was only renamed. */
  readonly submodule: boolean;
  readonly symlink: boolean;
  /** In order, never overlapping. */
  readonly hunks: readonly Hunk[];
  /** The content changed but its hunks are missing: they are unknown, not absent. */
  readonly missing?: Extract<MissingReason, 'patch-missing' | 'unreadable-diff'>;
}

/** Finds a file by a name. */
interface FileLookup {
  get(name: string): DiffFile | undefined;
  has(name: string): boolean;
}

export interface Diff {
  readonly files: readonly DiffFile[];
  /** By name in the head tree; removed files by their former name. */
  readonly byPath: FileLookup;
  /** Renamed files by their former name. Copies are not included, since their source still exists. */
  readonly byFormerPath: FileLookup;
}

/** The file with this name in the head tree, otherwise the renamed file with this former name. */
export function findFile(diff: Diff, path: string): DiffFile | undefined {
  return diff.byPath.get(path) ?? diff.byFormerPath.get(path);
}

/** Collects the files of a diff in order. */
export class FileIndex implements Diff {
  readonly files: DiffFile[] = [];
  readonly byPath = new Map<string, DiffFile>();
  readonly byFormerPath = new Map<string, DiffFile>();

  get last(): DiffFile | undefined {
    return this.files.at(-1);
  }

  /**
   * Returns false when another file already has the new or former name; the index is unusable then. Comparing
   * the size avoids a second lookup.
   */
  add(file: DiffFile): boolean {
    this.files.push(file);
    this.byPath.set(file.path, file);
    if (this.byPath.size < this.files.length) return false;
    if (file.status !== 'renamed' || file.oldPath === undefined) return true;
    const { size } = this.byFormerPath;
    this.byFormerPath.set(file.oldPath, file);
    return this.byFormerPath.size > size;
  }

  /** Replaces the last file by another one of the same path. */
  replaceLast(file: DiffFile): void {
    this.files[this.files.length - 1] = file;
    this.byPath.set(file.path, file);
  }
}
