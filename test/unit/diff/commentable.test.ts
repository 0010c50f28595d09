import { describe, expect, it } from 'vitest';
import { intersect, isCommentable, nearestCommentable, touchesAdded } from '../../../src/diff/commentable.ts';
import { lineTexts } from '../../../src/diff/hunk.ts';
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

  it('and is nothing where no line takes a comment', () => {
    expect(intersect(changedFile, 'RIGHT', { start: 15, end: 29 })).toBeUndefined();
    expect(intersect(changedFile, 'LEFT', { start: 12, end: 29 })).toBeUndefined();
    expect(intersect(changedFile, 'RIGHT', { start: 1, end: 9 })).toBeUndefined();
    expect(intersect({ ...changedFile, hunks: [] }, 'RIGHT', { start: 1, end: 9 })).toBeUndefined();
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

describe('a range touches the change', () => {
  it('when one of its lines was added', () => {
    expect(touchesAdded(changedFile, { start: 10, end: 10 })).toBe(false);
    expect(touchesAdded(changedFile, { start: 10, end: 11 })).toBe(true);
    expect(touchesAdded(changedFile, { start: 12, end: 20 })).toBe(true);
    expect(touchesAdded(changedFile, { start: 13, end: 30 })).toBe(false);
    expect(touchesAdded(changedFile, { start: 1, end: 99 })).toBe(true);
  });
});

describe('the text of a range', () => {
  it('is the part of the range in one hunk on that side', () => {
    expect(lineTexts(changedFile, 'RIGHT', { start: 10, end: 13 })).toEqual(['a', 'c', 'd', 'e']);
    expect(lineTexts(changedFile, 'LEFT', { start: 10, end: 12 })).toEqual(['a', 'b', 'e']);
    expect(lineTexts(changedFile, 'RIGHT', { start: 14, end: 30 })).toBeUndefined();
    expect(lineTexts(changedFile, 'RIGHT', { start: 12, end: 11 })).toBeUndefined();
    expect(lineTexts(changedFile, 'RIGHT', { start: 20, end: 20 })).toBeUndefined();
  });
});
