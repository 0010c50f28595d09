import { carryLine, carryRange } from '../diff/carry.ts';
import { intersect, isCommentable, meantSide, nearestCommentable } from '../diff/commentable.ts';
import {
  type Diff,
  type DiffFile,
  findFile,
  lineTexts,
  runsFrom,
  runTexts,
  withoutCarriageReturn,
} from '../diff/hunk.ts';
import { isWithin } from '../diff/locations.ts';
import type { ChangedLines } from '../formats/format-definition.ts';

/** Finds identifiers of added and deleted lines, which are collected when it is first asked. */
function identifiersIn(diff: Diff): (identifier: string) => boolean {
  let known: Set<string> | undefined;
  return (identifier) => {
    known ??= new Set(
      diff.files.flatMap(changedTexts).flatMap((text) => text.match(/[A-Za-z_$][\w$]*/g) ?? []),
    );
    return known.has(identifier);
  };
}

function changedTexts(file: DiffFile): readonly string[] {
  return (['LEFT', 'RIGHT'] as const).flatMap((side) =>
    Array.from(runsFrom(file, side, 1)).flatMap(({ hunk, run }) =>
      run.kind === (side === 'LEFT' ? 'deleted' : 'added') ? runTexts(hunk, run) : [],
    ),
  );
}

/**
 * The diff as contract rules query it. Reviewers number the lines of the tree they read, so a RIGHT range is
 * carried to the head by `toHead` before the lookup, and advice is carried back. Contracts have no sides:
 * lines of a deleted file are its former lines.
 */
export function changedLines(diff: Diff, toHead: Diff): ChangedLines {
  /** Where lines of a changed file are at the head; undefined when it has none of them. */
  const atHead = (path: string, start: number, end: number) => {
    const file = findFile(diff, path);
    if (file === undefined) return undefined;
    const side = meantSide(file, 'RIGHT');
    const moved = side === 'RIGHT' ? toHead.byPath.get(file.path) : undefined;
    const range = moved === undefined ? { start, end, intact: true } : carryRange(moved, { start, end });
    return { file, side, moved, range: range === 'deleted' ? undefined : range };
  };
  const paths = diff.files.map((file) => file.path);
  return {
    has: (path) => findFile(diff, path) !== undefined,
    isCommentable: (path, start, end) => {
      const { file, side, range } = atHead(path, start, end) ?? {};
      const inside = file && side && range && intersect(file, side, range);
      return inside !== undefined && inside.start === range?.start && inside.end === range.end;
    },
    isChanged: (path, line) => {
      const { side = 'RIGHT', range } = atHead(path, line, line) ?? {};
      return (
        range !== undefined &&
        isWithin('changed', { locations: [{ path, side, startLine: range.start }] }, diff)
      );
    },
    nearest: (path, line) => {
      const { file, side = 'RIGHT', moved, range } = atHead(path, line, line) ?? {};
      const nearest = file && nearestCommentable(file, side, range?.start ?? line);
      if (file === undefined || nearest === undefined) return [];
      return [nearest - 1, nearest, nearest + 1]
        .filter((each) => isCommentable(file, side, each))
        .map((each) => (moved === undefined ? each : carryLine(moved, each, 'backward')))
        .filter((each) => each !== 'deleted');
    },
    paths,
    hasIdentifier: identifiersIn(diff),
    text: (path, start, end) => {
      const { file, range } = atHead(path, start, end) ?? {};
      if (file === undefined || range?.intact !== true) return undefined;
      return lineTexts(file, 'RIGHT', range)?.map(withoutCarriageReturn);
    },
  };
}
