import type { Side } from '../finding.ts';
import type { DiffFile, LineRange } from './diff.ts';
import type { Hunk } from './hunk.ts';

export type LineKind = 'context' | 'added' | 'deleted';

/** Consecutive lines of one kind. On the side that does not have them, the line before which they stand. */
export interface Run {
  readonly kind: LineKind;
  readonly oldLine: number;
  readonly newLine: number;
  readonly count: number;
  /** Where the first line, its mark included, begins in the hunk's `table.bytes`. */
  readonly offset: number;
}

/** A hunk's runs in the order of the diff: deletions before the additions that replace them. */
export function* runsOf(hunk: Hunk): Generator<Run> {
  for (let index = 0; index < hunk.runs; index += 1) yield runAt(hunk, index);
}

/** The run that holds a line of this side, or undefined when the hunk does not. */
export function runOf(hunk: Hunk, side: Side, line: number): Run | undefined {
  if (line < firstLine(hunk, side)) return undefined;
  const index = runsBefore(hunk, side, line);
  return index === hunk.runs ? undefined : runAt(hunk, index);
}

/**
 * The runs that lie in a range of this side, with their hunks, in order; also those without lines on this side
 * that stand between two lines of the range.
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

/** The hunk whose range on this side, context included, holds the line. */
export function hunkOf(file: DiffFile, side: Side, line: number): Hunk | undefined {
  const found = file.hunks[hunksBefore(file, side, line)];
  return found !== undefined && firstLine(found, side) <= line ? found : undefined;
}

/** How many hunks end before the line. */
export function hunksBefore({ hunks }: DiffFile, side: Side, line: number): number {
  return firstAbove(line, hunks.length, (index) => {
    const hunk = hunks[index];
    return hunk === undefined ? 0 : lineAfter(hunk, side);
  });
}

/** How many of a hunk's runs end before the line. */
export function runsBefore(hunk: Hunk, side: Side, line: number): number {
  return firstAbove(line, hunk.runs, (run) => pointLine(hunk, side, run + 1));
}

/** The first line of a hunk on this side; without lines there, the line before which it stands. */
export function firstLine(hunk: Hunk, side: Side): number {
  return pointLine(hunk, side, 0);
}

/** The line after a hunk on this side. */
export function lineAfter(hunk: Hunk, side: Side): number {
  return pointLine(hunk, side, hunk.runs);
}

/** The first line of a run in this side's numbers. */
export function runLine(run: Run, side: Side): number {
  return side === 'RIGHT' ? run.newLine : run.oldLine;
}

/** A hunk's run by its number, from 0. */
export function runAt({ table, firstPoint }: Hunk, index: number): Run {
  const point = firstPoint + index;
  const oldLine = table.oldLine(point);
  const newLine = table.newLine(point);
  const oldCount = table.oldLine(point + 1) - oldLine;
  const newCount = table.newLine(point + 1) - newLine;
  const kind = oldCount === 0 ? 'added' : newCount === 0 ? 'deleted' : 'context';
  return { kind, oldLine, newLine, count: Math.max(oldCount, newCount), offset: table.offset(point) };
}

function pointLine({ table, firstPoint }: Hunk, side: Side, index: number): number {
  return side === 'RIGHT' ? table.newLine(firstPoint + index) : table.oldLine(firstPoint + index);
}

/** The index of the first of `count` ascending values that is above `line`; `count` when none is. */
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
