import { describe, expect, it } from 'vitest';
import { carryLine, carryRange } from '../../../src/diff/carry.ts';
import type { DiffFile } from '../../../src/diff/hunk.ts';
import { modifiedFile } from '../../support/builders/diff.ts';

/** Lines 5 and 6 become three others, 20 goes, and one comes before 30. */
const changedFile = modifiedFile(
  '@@ -5,2 +5,3 @@\n-a\n-b\n+c\n+d\n+e\n@@ -20 +20,0 @@\n-f\n@@ -29,0 +30 @@\n+g\n',
);

// Lines of random trees are carried in random-trees.test.ts.
describe('a line is carried', () => {
  it.each<[Partial<DiffFile>, 'forward' | 'backward']>([
    [{ binary: true }, 'forward'],
    [{ missing: 'patch-missing' }, 'forward'],
    [{ status: 'removed' }, 'forward'],
    [{ status: 'added' }, 'backward'],
  ])('to nowhere in a file with %j, %s', (changes, direction) => {
    expect(carryLine({ ...changedFile, hunks: [], ...changes }, 1, direction)).toBe('deleted');
  });

  it('unchanged through a move or a change of mode', () => {
    expect(carryLine({ ...changedFile, hunks: [], status: 'renamed' }, 7)).toBe(7);
  });
});

describe('a range is carried', () => {
  it.each([
    ['where nothing changed', 8, 12, { start: 9, end: 13, intact: true }],
    ['from behind an insertion', 30, 31, { start: 31, end: 32, intact: true }],
    ['up to an insertion', 28, 29, { start: 28, end: 29, intact: true }],
    ['around an insertion', 29, 30, { start: 29, end: 31, intact: false }],
    ['without a lost start', 6, 8, { start: 8, end: 9, intact: false }],
    ['without a lost end', 3, 5, { start: 3, end: 4, intact: false }],
    ['around lost lines', 4, 7, { start: 4, end: 8, intact: false }],
    ['to nowhere when all of it is lost', 5, 6, 'deleted'],
    ['to nowhere when its one line is lost', 20, 20, 'deleted'],
  ])('%s', (_, start, end, carried) => {
    expect(carryRange(changedFile, { start, end })).toEqual(carried);
  });

  it.each([
    [
      'not intact around lines that as many replaced',
      '@@ -5 +5 @@\n-a\n+b\n',
      [4, 6],
      { start: 4, end: 6, intact: false },
    ],
    [
      'across adjacent deletions',
      '@@ -1,4 +1,2 @@\n-a\n+x\n-b\n c\n-d\n',
      [1, 4],
      { start: 2, end: 2, intact: false },
    ],
    ['to nowhere in adjacent deletions', '@@ -1,4 +1,2 @@\n-a\n+x\n-b\n c\n-d\n', [1, 2], 'deleted'],
    [
      'up to deletions at its end',
      '@@ -1,3 +1,2 @@\n c\n-a\n+x\n-b\n',
      [1, 3],
      { start: 1, end: 1, intact: false },
    ],
  ] as const)('%s', (_, hunks, [start, end], carried) => {
    expect(carryRange(modifiedFile(hunks), { start, end })).toEqual(carried);
  });

  it('to nowhere in a binary file', () => {
    expect(carryRange({ ...changedFile, hunks: [], binary: true }, { start: 1, end: 2 })).toBe('deleted');
  });
});
