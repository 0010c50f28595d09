import type { Side } from '../model/finding.ts';
import {
  type DiffFile,
  hunkOf,
  hunksBefore,
  type LineRange,
  lineAfter,
  type Run,
  runLine,
  runOf,
  runsWithin,
} from './hunk.ts';

/** `forward`: from the diff's old tree to its new one. */
export type Direction = 'forward' | 'backward';

/** The remaining part of a range, from its first to its last surviving line. */
export interface CarriedRange extends LineRange {
  /** All lines survived and none was inserted between them. */
  readonly intact: boolean;
}

/**
 * The position of a line of one tree in the other. `deleted`: the other tree does not have the line, or it is
 * unknown because the file is binary or its patch is missing.
 */
export function carryLine(
  file: DiffFile,
  line: number,
  direction: Direction = 'forward',
): number | 'deleted' {
  if (!hasLinesIn(file, direction)) return 'deleted';
  const { from, to } = sidesOf(direction);
  const before = hunksBefore(file, from, line);
  const hunk = file.hunks[before];
  const run = hunk && runOf(hunk, from, line);
  if (run !== undefined) {
    return run.kind === 'context' ? line - runLine(run, from) + runLine(run, to) : 'deleted';
  }
  const previous = file.hunks[before - 1];
  return previous === undefined ? line : line - lineAfter(previous, from) + lineAfter(previous, to);
}

/** Carries a range; `deleted` when no line of it can be found in the other tree. */
export function carryRange(
  file: DiffFile,
  range: LineRange,
  direction: Direction = 'forward',
): CarriedRange | 'deleted' {
  const { from } = sidesOf(direction);
  const lostRun = (line: number): Run | undefined => {
    const hunk = hunkOf(file, from, line);
    const run = hunk && runOf(hunk, from, line);
    return run?.kind === 'context' ? undefined : run;
  };
  let first = range.start;
  for (let run = lostRun(first); run && first <= range.end; run = lostRun(first)) {
    first = runLine(run, from) + run.count;
  }
  let last = range.end;
  for (let run = lostRun(last); run && last >= first; run = lostRun(last)) last = runLine(run, from) - 1;
  if (first > last) return 'deleted';

  const start = carryLine(file, first, direction);
  const end = carryLine(file, last, direction);
  if (start === 'deleted' || end === 'deleted') return 'deleted';
  return { start, end, intact: !isTouched(file, from, range) };
}

/** Whether a line of the range was deleted, or lines were inserted between two of its lines. */
function isTouched(file: DiffFile, from: Side, range: LineRange): boolean {
  for (const { run } of runsWithin(file, from, range)) if (run.kind !== 'context') return true;
  return false;
}

function sidesOf(direction: Direction): { readonly from: Side; readonly to: Side } {
  return direction === 'forward' ? { from: 'LEFT', to: 'RIGHT' } : { from: 'RIGHT', to: 'LEFT' };
}

/** The status of a file without lines in the other tree. */
function absentIn(direction: Direction): 'removed' | 'added' {
  return direction === 'forward' ? 'removed' : 'added';
}

function hasLinesIn(file: DiffFile, direction: Direction): boolean {
  return file.status !== absentIn(direction) && !file.binary && file.missing === undefined;
}
