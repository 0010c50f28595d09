import { describe, expect, it } from 'vitest';
import { carryLine, carryRange } from '../../../src/diff/carry.ts';
import { modifiedFile } from '../../support/builders/diff.ts';

/** Lines 5 and 6 become three others, 20 goes, and one comes before 30. */
const changedFile = modifiedFile(
  '@@ -5,2 +5,3 @@\n-a\n-b\n+c\n+d\n+e\n@@ -20 +20,0 @@\n-f\n@@ -29,0 +30 @@\n+g\n',
);

describe('a line is carried', () => {
  it.each([
    [1, 1],
    [4, 4],
    [5, 'deleted'],
    [6, 'deleted'],
    [7, 8],
    [19, 20],
    [20, 'deleted'],
    [21, 21],
    [29, 29],
    [30, 31],
    [1000, 1001],
  ] as const)('from %s to %s', (from, to) => {
    expect(carryLine(changedFile, from)).toBe(to);
    if (to !== 'deleted') expect(carryLine(changedFile, to, 'backward')).toBe(from);
  });

  it('to nowhere from a file that is binary, gone, or did not arrive', () => {
    expect(carryLine({ ...changedFile, hunks: [], binary: true }, 1)).toBe('deleted');
    expect(carryLine({ ...changedFile, hunks: [], missing: 'patch-missing' }, 1)).toBe('deleted');
    expect(carryLine({ ...changedFile, hunks: [], status: 'removed' }, 1)).toBe('deleted');
    expect(carryLine({ ...changedFile, hunks: [], status: 'added' }, 1, 'backward')).toBe('deleted');
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
  ])('%s', (_, start, end, carried) => {
    expect(carryRange(changedFile, { start, end })).toEqual(carried);
  });

  it('to nowhere when all of it is lost', () => {
    expect(carryRange(changedFile, { start: 5, end: 6 })).toBe('deleted');
    expect(carryRange(changedFile, { start: 20, end: 20 })).toBe('deleted');
    expect(carryRange({ ...changedFile, hunks: [], binary: true }, { start: 1, end: 2 })).toBe('deleted');
  });

  it('is not intact around lines that others of the same number replaced', () => {
    const file = modifiedFile('@@ -5 +5 @@\n-a\n+b\n');
    expect(carryRange(file, { start: 4, end: 6 })).toEqual({ start: 4, end: 6, intact: false });
  });

  it('across adjacent deletions', () => {
    const file = modifiedFile('@@ -1,4 +1,2 @@\n-a\n+x\n-b\n c\n-d\n');
    expect(carryRange(file, { start: 1, end: 4 })).toEqual({ start: 2, end: 2, intact: false });
    expect(carryRange(file, { start: 1, end: 2 })).toBe('deleted');
    const atEnd = modifiedFile('@@ -1,3 +1,2 @@\n c\n-a\n+x\n-b\n');
    expect(carryRange(atEnd, { start: 1, end: 3 })).toEqual({ start: 1, end: 1, intact: false });
  });

  it('backward, where added lines are the lost ones', () => {
    expect(carryRange(changedFile, { start: 4, end: 6 }, 'backward')).toEqual({
      start: 4,
      end: 4,
      intact: false,
    });
    expect(carryRange(changedFile, { start: 5, end: 7 }, 'backward')).toBe('deleted');
    expect(carryRange(changedFile, { start: 20, end: 21 }, 'backward')).toEqual({
      start: 19,
      end: 21,
      intact: false,
    });
  });
});
