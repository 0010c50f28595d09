import { carryLine, carryRange } from '../diff/carry.ts';
import { intersect, isCommentable, meantSide, nearestCommentable } from '../diff/commentable.ts';
import { type Diff, findFile, lineTexts, withoutCarriageReturn } from '../diff/hunk.ts';
import type { ChangedLines } from '../formats/format-definition.ts';
import type { Side } from '../model/finding.ts';
import { isWithin } from './locations.ts';

/**
 * The diff as contract rules query it. Reviewers number the lines of the tree they read, so a RIGHT range is
 * carried to the head by `toHead` before the lookup, and advice is carried back. Contracts have no sides:
 * lines of a deleted file are its former lines.
 */
export function changedLines(diff: Diff, toHead: Diff): ChangedLines {
  const differing = (path: string, side: Side) =>
    side === 'RIGHT' ? toHead.byPath.get(findFile(diff, path)?.path ?? path) : undefined;
  const atHead = (path: string, side: Side, range: { start: number; end: number }) => {
    const file = differing(path, side);
    return file === undefined ? { ...range, intact: true } : carryRange(file, range);
  };
  return {
    has: (path) => findFile(diff, path) !== undefined,
    isCommentable: (path, wanted, start, end) => {
      const file = findFile(diff, path);
      if (file === undefined) return false;
      const side = meantSide(file, wanted);
      const range = atHead(path, side, { start, end });
      if (range === 'deleted') return false;
      const inside = intersect(file, side, range);
      return inside !== undefined && inside.start === range.start && inside.end === range.end;
    },
    isChanged: (path, line) => {
      const file = findFile(diff, path);
      if (file === undefined) return false;
      const side = meantSide(file, 'RIGHT');
      const range = atHead(path, side, { start: line, end: line });
      if (range === 'deleted') return false;
      return isWithin('changed', { locations: [{ path, side, startLine: range.start }] }, diff);
    },
    nearest: (path, wanted, line) => {
      const file = findFile(diff, path);
      if (file === undefined) return [];
      const side = meantSide(file, wanted);
      const moved = differing(path, side);
      const carried = moved === undefined ? line : carryLine(moved, line);
      const nearest = nearestCommentable(file, side, carried === 'deleted' ? line : carried);
      if (nearest === undefined) return [];
      return [nearest - 1, nearest, nearest + 1]
        .filter((each) => isCommentable(file, side, each))
        .map((each) => (moved === undefined ? each : carryLine(moved, each, 'backward')))
        .filter((each) => each !== 'deleted');
    },
    paths: diff.files.map((file) => file.path),
    text: (path, start, end) => {
      const file = findFile(diff, path);
      const range = atHead(path, 'RIGHT', { start, end });
      if (file === undefined || range === 'deleted' || !range.intact) return undefined;
      return lineTexts(file, 'RIGHT', range)?.map(withoutCarriageReturn);
    },
  };
}
