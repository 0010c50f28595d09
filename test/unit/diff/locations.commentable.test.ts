import { describe, expect, it } from 'vitest';
import { lineTexts } from '../../../src/diff/hunk.ts';
import { intersect, isCommentable, nearestCommentable, touchesAdded } from '../../../src/diff/locations.ts';
import { modifiedFile } from '../../support/builders/diff.ts';

/** Right: 10–14 (11–12 added) and 30–32 (31 added). Left: deleted 11, 30 and 31. */
const changedFile = modifiedFile(
  '@@ -10,4 +10,5 @@\n a\n-b\n+c\n+d\n e\n f\n@@ -29,4 +30,3 @@\n g\n-h\n-i\n+j\n k\n',
);

/** Without context. Right: added 8–10 and 21. Left: deleted 3, 4 and 10. */
const bare = modifiedFile('@@ -3,2 +2,0 @@\n-a\n-b\n@@ -10 +8,3 @@\n-c\n+d\n+e\n+f\n@@ -20,0 +21 @@\n+g\n');

function commentable(side: 'LEFT' | 'RIGHT', file = changedFile): readonly number[] {
  return Array.from({ length: 60 }, (_, line) => line).filter((line) => isCommentable(file, side, line));
}

describe('a range is cut to one hunk', () => {
  it.each([
    ['that contains all of it', 'RIGHT', 11, 12, [11, 12]],
    ['whose start it overlaps', 'RIGHT', 5, 11, [10, 11]],
    ['whose end it overlaps', 'RIGHT', 13, 25, [13, 14]],
    ['whose first line is its last', 'RIGHT', 5, 10, [10, 10]],
    ['whose last line is its first', 'RIGHT', 14, 25, [14, 14]],
    ['that has most of its lines', 'RIGHT', 14, 40, [30, 32]],
    ['that comes first among equals', 'RIGHT', 13, 31, [13, 14]],
    ['on the left to deleted lines at both ends', 'LEFT', 10, 12, [11, 11]],
    ['on the left where most is deleted', 'LEFT', 1, 99, [30, 31]],
  ] as const)('%s', (_, side, start, end, [first, last]) => {
    expect(intersect(changedFile, side, { start, end })).toEqual({ start: first, end: last });
  });

  it('spans context between deleted lines of one hunk', () => {
    const file = modifiedFile('@@ -1,3 +1 @@\n-a\n b\n-c\n');
    expect(intersect(file, 'LEFT', { start: 1, end: 9 })).toMatchObject({ start: 1, end: 3 });
  });

  it.each([
    ['RIGHT', 15, 29],
    ['LEFT', 12, 29],
    ['RIGHT', 1, 9],
  ] as const)('and is nothing where no line takes a comment: %s %i-%i', (side, start, end) => {
    expect(intersect(changedFile, side, { start, end })).toBeUndefined();
  });
});

describe('the nearest line that takes a comment', () => {
  it.each([
    ['LEFT', 'with context', changedFile],
    ['RIGHT', 'with context', changedFile],
    ['LEFT', 'without', bare],
    ['RIGHT', 'without', bare],
  ] as const)('equals the result of a linear search (%s, hunks %s)', (side, _, file) => {
    const lines = commentable(side, file);
    for (let line = 1; line < 60; line += 1) {
      const nearest = [...lines].sort((a, b) => Math.abs(a - line) - Math.abs(b - line) || a - b)[0];
      expect([line, nearestCommentable(file, side, line)]).toEqual([line, nearest]);
    }
  });

  it('is none where a side has no such line', () => {
    expect(nearestCommentable(modifiedFile('@@ -3,0 +4 @@\n+a\n'), 'LEFT', 3)).toBeUndefined();
    expect(nearestCommentable({ ...changedFile, hunks: [] }, 'RIGHT', 3)).toBeUndefined();
  });
});

it.each([
  [10, 10, false],
  [10, 11, true],
  [12, 20, true],
  [13, 30, false],
  [1, 99, true],
])('a range touches the change when one of its lines was added: %i-%i', (start, end, touches) => {
  expect(touchesAdded(changedFile, { start, end })).toBe(touches);
});

it.each([
  ['RIGHT', 10, 13, ['a', 'c', 'd', 'e']],
  ['LEFT', 10, 12, ['a', 'b', 'e']],
  ['RIGHT', 14, 30, undefined],
  ['RIGHT', 12, 11, undefined],
  ['RIGHT', 20, 20, undefined],
] as const)('the text of a range is that of one hunk on its side: %s %i-%i', (side, start, end, text) => {
  expect(lineTexts(changedFile, side, { start, end })).toEqual(text);
});
