import type { Side } from '../model/finding.ts';
import {
  type DiffFile,
  type Hunk,
  hunkOf,
  hunksBefore,
  type LineRange,
  type Run,
  runAt,
  runLine,
  runOf,
  runsBefore,
  runsWithin,
} from './hunk.ts';
import { parseDiff } from './parse-diff.ts';

/**
 * Removes files that `isInside` does not select from a unified diff; a renamed file is selected by either
 * name. Each section is parsed alone, since a file that became a link has two. A section that names no file is
 * kept, so that an unreadable diff still fails to parse.
 */
export function cutDiff(diff: Uint8Array, isInside: (path: string) => boolean): Uint8Array {
  const kept = sectionsOf(diff).filter((section) => {
    const reading = parseDiff(section);
    if (!reading.ok || reading.diff.files.length === 0) return true;
    return reading.diff.files.some(
      ({ path, oldPath, status }) =>
        isInside(path) || (status === 'renamed' && oldPath !== undefined && isInside(oldPath)),
    );
  });
  const whole = new Uint8Array(kept.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const section of kept) {
    whole.set(section, at);
    at += section.length;
  }
  return whole;
}

const header = new TextEncoder().encode('diff --git ');
const lineFeed = 10;

/** Splits a diff before each file header. Uses bytes, because file contents may be in any encoding. */
function sectionsOf(diff: Uint8Array): readonly Uint8Array[] {
  const starts: number[] = [0];
  for (let at = diff.indexOf(lineFeed) + 1; at > 0; at = diff.indexOf(lineFeed, at) + 1) {
    if (header.every((byte, index) => diff[at + index] === byte)) starts.push(at);
  }
  return starts.map((start, index) => diff.subarray(start, starts[index + 1]));
}

/** Lines of one hunk; the first and the last are commentable. */
interface CommentableRange extends LineRange {
  readonly hunk: Hunk;
}

/**
 * Whether GitHub takes a comment on this line: an added or context line on RIGHT, a deleted one on LEFT.
 * @see https://docs.github.com/en/rest/pulls/comments
 */
export function isCommentable(file: DiffFile, side: Side, line: number): boolean {
  const hunk = hunkOf(file, side, line);
  const run = hunk && runOf(hunk, side, line);
  return run !== undefined && takesComments(run, side);
}

/** The side of a line for reviewers that do not name one: a deleted file has lines on LEFT only. */
export function meantSide({ status }: DiffFile, side: Side): Side {
  return status === 'removed' ? 'LEFT' : side;
}

/** The part of a range in the hunk that contains most of its lines; the first such hunk on a tie. */
export function intersect(file: DiffFile, side: Side, range: LineRange): CommentableRange | undefined {
  let best: CommentableRange | undefined;
  let current: CommentableRange | undefined;
  for (const { hunk, run } of runsWithin(file, side, range)) {
    if (!takesComments(run, side)) continue;
    const first = runLine(run, side);
    const end = Math.min(range.end, first + run.count - 1);
    const start = current?.hunk === hunk ? current.start : Math.max(range.start, first);
    current = { hunk, start, end };
    if (best === undefined || end - start > best.end - best.start) best = current;
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

/** Whether the change added a line of this range of head lines. */
export function touchesAdded(file: DiffFile, range: LineRange): boolean {
  for (const { run } of runsWithin(file, 'RIGHT', range)) if (run.kind === 'added') return true;
  return false;
}

function takesComments(run: Run, side: Side): boolean {
  return side === 'RIGHT' ? run.kind !== 'deleted' : run.kind === 'deleted';
}

function commentableAfter(file: DiffFile, side: Side, line: number): number | undefined {
  for (const hunk of file.hunks.slice(hunksBefore(file, side, line))) {
    for (let at = runsBefore(hunk, side, line); at < hunk.runs; at += 1) {
      const run = runAt(hunk, at);
      if (takesComments(run, side)) return Math.max(line, runLine(run, side));
    }
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
