import type { Side } from '../model/finding.ts';
import {
  type DiffFile,
  hasUnknownLines,
  type LineRange,
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
