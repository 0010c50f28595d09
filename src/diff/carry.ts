import type { Side } from '../model/finding.ts';
import { type DiffFile, type LineRange, lineAfter, runLine, runsFrom, runsWithin } from './hunk.ts';

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
  const absent = direction === 'forward' ? 'removed' : 'added';
  if (file.status === absent || file.binary || file.missing !== undefined) return 'deleted';
  const { from, to } = sidesOf(direction);
  for (const { run } of runsFrom(file, from, line)) {
    const first = runLine(run, from);
    return first <= line && run.kind !== 'context' ? 'deleted' : line - first + runLine(run, to);
  }
  const last = file.hunks.at(-1);
  return line - lineAfter(last, from) + lineAfter(last, to);
}

/** Carries a range; `deleted` when no line of it can be found in the other tree. */
export function carryRange(
  file: DiffFile,
  range: LineRange,
  direction: Direction = 'forward',
): CarriedRange | 'deleted' {
  const { from } = sidesOf(direction);
  const inserted = direction === 'forward' ? 'added' : 'deleted';
  let { start } = range;
  let intact = true;
  // Consecutive lines that the other tree does not have, as far as read.
  let lost = { start: range.start, end: range.start };
  for (const { run } of runsWithin(file, from, range)) {
    if (run.kind === 'context') continue;
    intact = false;
    if (run.kind === inserted) continue;
    const first = runLine(run, from);
    lost = { start: first === lost.end ? lost.start : first, end: first + run.count };
    if (first <= start) start = lost.end;
  }
  const end = lost.end > range.end ? lost.start - 1 : range.end;
  if (start > end) return 'deleted';
  const [carriedStart, carriedEnd] = [carryLine(file, start, direction), carryLine(file, end, direction)];
  if (carriedStart === 'deleted' || carriedEnd === 'deleted') return 'deleted';
  return { start: carriedStart, end: carriedEnd, intact };
}

function sidesOf(direction: Direction): { readonly from: Side; readonly to: Side } {
  return direction === 'forward' ? { from: 'LEFT', to: 'RIGHT' } : { from: 'RIGHT', to: 'LEFT' };
}
