import { expect, test } from 'vitest';
import { knownDiff } from '../../../src/memory/completion.ts';

const [one, two, base, newBase] = ['1', '2', 'b', 'c'].map((digit) => digit.repeat(40));
const at = (head = '', mergeBase = '') => ({ head, base: mergeBase, mergeBase });
const known = { completions: [], diffs: [{ head: one ?? '', diff: 'what changed' }] };

test('the diff from one change to another is the stored one', () => {
  expect(knownDiff(known, at(one, base), at(two, base))).toBe('what changed');
});

test('from a change to itself there is none', () => {
  expect(knownDiff(known, at(two, base), at(two, base))).toBe('');
});

test('the diff is unknown where the base was merged in between, or was not stored', () => {
  expect(knownDiff(known, at(one, base), at(two, newBase))).toBeUndefined();
  expect(knownDiff(known, at(newBase, base), at(two, base))).toBeUndefined();
});
