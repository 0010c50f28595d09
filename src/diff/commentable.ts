import type { Side } from '../model/finding.ts';
import {
  type DiffFile,
  type Hunk,
  hunksBefore,
  type LineRange,
  type Run,
  runAt,
  runLine,
  runOf,
  runsBefore,
  runsFrom,
  runsWithin,
} from './hunk.ts';

/**
 * Whether GitHub takes a comment on this line: an added or context line on RIGHT, a deleted one on LEFT.
 * @see https://docs.github.com/en/rest/pulls/comments
 */
export function isCommentable(file: DiffFile, side: Side, line: number): boolean {
  const run = runOf(file, side, line);
  return run !== undefined && takesComments(run, side);
}

function takesComments(run: Run, side: Side): boolean {
  return side === 'RIGHT' ? run.kind !== 'deleted' : run.kind === 'deleted';
}

/** The side of a line for reviewers that do not name one: a deleted file has lines on LEFT only. */
export function meantSide({ status }: DiffFile, side: Side): Side {
  return status === 'removed' ? 'LEFT' : side;
}

/** The part of a range in the hunk that contains most of its lines; the first such hunk on a tie. */
export function intersect(file: DiffFile, side: Side, range: LineRange): LineRange | undefined {
  let best: LineRange | undefined;
  let current: { readonly hunk: Hunk; readonly start: number } | undefined;
  for (const { hunk, run } of runsWithin(file, side, range)) {
    if (!takesComments(run, side)) continue;
    const first = runLine(run, side);
    const end = Math.min(range.end, first + run.count - 1);
    const start = current?.hunk === hunk ? current.start : Math.max(range.start, first);
    current = { hunk, start };
    if (best === undefined || end - start > best.end - best.start) best = { start, end };
  }
  return best;
}

/** The commentable line nearest to `line`, the lower one on a tie; undefined when the side has none. */
export function nearestCommentable(file: DiffFile, side: Side, line: number): number | undefined {
  const before = commentableBefore(file, side, line);
  const after = commentableAfter(file, side, line);
  if (before === undefined || after === undefined) return before ?? after;
  return line - before <= after - line ? before : after;
}

function commentableAfter(file: DiffFile, side: Side, line: number): number | undefined {
  for (const { run } of runsFrom(file, side, line)) {
    if (takesComments(run, side)) return Math.max(line, runLine(run, side));
  }
  return undefined;
}

function commentableBefore(file: DiffFile, side: Side, line: number): number | undefined {
  for (let index = hunksBefore(file, side, line); index >= 0; index -= 1) {
    const hunk = file.hunks[index];
    if (hunk === undefined) continue;
    for (let at = Math.min(runsBefore(hunk, side, line), hunk.runs - 1); at >= 0; at -= 1) {
      const run = runAt(hunk, at);
      const first = runLine(run, side);
      if (takesComments(run, side) && first <= line) return Math.min(line, first + run.count - 1);
    }
  }
  return undefined;
}

/** Whether the change added a line of this range of head lines. */
export function touchesAdded(file: DiffFile, range: LineRange): boolean {
  for (const { run } of runsWithin(file, 'RIGHT', range)) if (run.kind === 'added') return true;
  return false;
}
