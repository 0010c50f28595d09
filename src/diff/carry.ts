import type { Side } from '../model/finding.ts';
import { type DiffFile, type LineRange, lineAfter, runLine, runsFrom, runsWithin } from './hunk.ts';

/** The remaining part of a range, from its first to its last surviving line. */
interface CarriedRange extends LineRange {
  /** All lines survived and none was inserted between them. */
  readonly intact: boolean;
}

/**
 * The position of a line of one tree in the other, forward from the diff's old tree to its new one. `deleted`: the other tree does not have the line, or it is
 * unknown because the file is binary or its patch is missing.
 */
export function carryLine(
  file: DiffFile,
  line: number,
  direction: 'forward' | 'backward' = 'forward',
): number | 'deleted' {
  const isForward = direction === 'forward';
  const absent = isForward ? 'removed' : 'added';
  if (file.status === absent || file.binary || file.missing !== undefined) return 'deleted';
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
  let { start } = range;
  let intact = true;
  // Consecutive lines that the other tree does not have, as far as read.
  let lost = { start: range.start, end: range.start };
  for (const { run } of runsWithin(file, 'LEFT', range)) {
    if (run.kind === 'context') continue;
    intact = false;
    if (run.kind === 'added') continue;
    const first = run.oldLine;
    lost = { start: first === lost.end ? lost.start : first, end: first + run.count };
    if (first <= start) start = lost.end;
  }
  const end = lost.end > range.end ? lost.start - 1 : range.end;
  if (start > end) return 'deleted';
  const [carriedStart, carriedEnd] = [carryLine(file, start), carryLine(file, end)];
  if (carriedStart === 'deleted' || carriedEnd === 'deleted') return 'deleted';
  return { start: carriedStart, end: carriedEnd, intact };
}
