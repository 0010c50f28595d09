import type { LineRange, Side } from '../model/finding.ts';
import {
  type Diff,
  type DiffFile,
  type Hunk,
  hasUnknownLines,
  lineAfter,
  runLine,
  runsFrom,
  runsWithin,
} from './hunk.ts';

/** The remaining part of a range, from its first to its last surviving line. */
interface CarriedRange extends LineRange {
  /** All lines survived and none was inserted between them. */
  readonly intact: boolean;
}

/**
 * The position of a line of one tree in the other, forward from the diff's old tree to its new one. `deleted`: the
 * other tree does not have the line, or it is unknown because the file is binary or its patch is missing.
 */
export function carryLine(
  file: DiffFile,
  line: number,
  direction: 'forward' | 'backward' = 'forward',
): number | 'deleted' {
  const isForward = direction === 'forward';
  const absent = isForward ? 'removed' : 'added';
  if (file.status === absent || hasUnknownLines(file)) return 'deleted';
  const [from, to]: readonly [Side, Side] = isForward ? ['LEFT', 'RIGHT'] : ['RIGHT', 'LEFT'];
  for (const { run } of runsFrom(file, from, line)) {
    const first = runLine(run, from);
    return first <= line && run.kind !== 'context' ? 'deleted' : line - first + runLine(run, to);
  }
  const last = file.hunks.at(-1);
  return line - lineAfter(last, from) + lineAfter(last, to);
}

/** Carries a range of the old tree to the new one; `deleted` when no line of it is left there. */
export function carryRange(file: DiffFile, range: LineRange): CarriedRange | 'deleted' {
  const runs = [...runsWithin(file, 'LEFT', range)].map(({ run }) => run);
  const deleted = runs.filter(({ kind }) => kind === 'deleted');
  let { start, end } = range;
  for (const { oldLine, count } of deleted) if (oldLine <= start) start = oldLine + count;
  for (const { oldLine, count } of deleted.toReversed()) if (oldLine + count > end) end = oldLine - 1;
  if (start > end) return 'deleted';
  const [carriedStart, carriedEnd] = [carryLine(file, start), carryLine(file, end)];
  if (carriedStart === 'deleted' || carriedEnd === 'deleted') return 'deleted';
  return { start: carriedStart, end: carriedEnd, intact: runs.every(({ kind }) => kind === 'context') };
}

/** The lines of a hunk as bytes, without its header. */
function bytesOf({ table, firstPoint, runs }: Hunk): Uint8Array {
  return table.bytes.subarray(table.offset(firstPoint), table.offset(firstPoint + runs));
}

/** Whether a hunk has the same lines, at the place to which the base carried it whole. */
function isSameHunk(before: Hunk, now: Hunk | undefined, base: DiffFile | undefined): boolean {
  if (now === undefined || Buffer.compare(bytesOf(before), bytesOf(now)) !== 0) return false;
  const { oldStart: start, oldCount } = before;
  if (base === undefined) return start === now.oldStart;
  if (oldCount === 0) return false;
  const carried = carryRange(base, { start, end: start + oldCount - 1 });
  return carried !== 'deleted' && carried.intact && carried.start === now.oldStart;
}

/** Whether a file of a change has the same hunks; not where some are unknown, or the base did more than edit the file. */
function isSameFile(before: DiffFile, now: DiffFile | undefined, base: Diff): boolean {
  if (now === undefined || hasUnknownLines(before) || hasUnknownLines(now)) return false;
  const { path, oldPath = path, status, newMode = now.newMode, hunks } = before;
  const isAlike = status === now.status && oldPath === (now.oldPath ?? path);
  if (!isAlike || newMode !== (now.newMode ?? newMode)) return false;
  if (hunks.length === 0 || hunks.length !== now.hunks.length) return false;
  const moved = base.byPath.get(oldPath);
  if (base.byFormerPath.has(oldPath) || (moved !== undefined && moved.status !== 'modified')) return false;
  return hunks.every((hunk, index) => isSameHunk(hunk, now.hunks[index], moved));
}

/**
 * Whether two changes have the same hunks, each with its context, at the places to which the diff of their two merge bases
 * carries them: as after a rebase, or a merge of the base. A hunk that moved elsewhere is another change (threat G2a).
 * @param isShown whether a file counts
 */
export function isSameChangeOn(
  base: Diff,
  before: Diff,
  now: Diff,
  isShown: (path: string) => boolean,
): boolean {
  const [one, other] = [before, now].map(({ files }) => files.filter(({ path }) => isShown(path)));
  if (one === undefined || one.length === 0 || one.length !== other?.length) return false;
  return one.every((file) => isSameFile(file, now.byPath.get(file.path), base));
}
