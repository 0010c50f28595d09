import { expect, it } from 'vitest';
import { measureCoverage } from '../../../src/github/pull-request-change.ts';
import { buildChangedFile, readDiff } from '../../support/builders/diff.ts';

const modified = (path: string) =>
  `diff --git a/${path} b/${path}\n--- a/${path}\n+++ b/${path}\n@@ -1 +1 @@\n-one\n+two\n`;
const diffOf = (...paths: readonly string[]) => readDiff(Buffer.from(paths.map(modified).join('')));
const listOf = (...paths: readonly string[]) => paths.map((filename) => buildChangedFile({ filename }));

const lost = (path: string) => ({ path, reason: 'unreadable-diff' as const });
const omitted = { path: 'b', reason: 'patch-missing' as const };
const many = Array.from({ length: 3_000 }, (_, index) => `f${index}`);

const a = ['a'];
const ab = ['a', 'b'];
it.each([
  ['is whole when count, list and diff agree', 2, ab, ab, [], []],
  ['is whole without changes', 0, [], [], [], []],
  ['lacks a listed file that the diff does not have', 2, ab, a, [], [lost('b')]],
  ['lacks a file of the diff that a whole list does not have', 1, a, ab, [], [lost('b')]],
  ['gives a known reason once', 2, ab, a, [omitted], [omitted]],
  ['is whole if only the list is short', 3, a, ['a', 'b', 'c'], [], []],
  ['lacks files without known names', 3, a, a, [], [lost('/')]],
  ['lacks files beyond the longest list', 3_001, many, many, [], [{ path: '/', reason: 'file-list-capped' }]],
] as const)('coverage %s', (title, counted, listed, shown, known, missing) => {
  const covered = title.includes('whole list') ? 1 : shown.length;
  const change = { files: listOf(...listed), diff: diffOf(...shown), missing: known };
  const expected = Math.max(counted, covered + missing.length);
  expect(measureCoverage(counted, change)).toEqual({ expected, covered, missing });
});

it('coverage is whole if one source shows a rename and the other a deleted and a new file', () => {
  const whole = { expected: 2, covered: 2, missing: [] };
  const renamed = 'diff --git a/old b/new\nsimilarity index 100%\nrename from old\nrename to new\n';
  const listedApart = { files: listOf('new', 'old'), diff: readDiff(Buffer.from(renamed)), missing: [] };
  expect(measureCoverage(2, listedApart)).toEqual(whole);
  const files = [buildChangedFile({ filename: 'new', previous_filename: 'old' })];
  expect(measureCoverage(1, { files, diff: diffOf('new', 'old'), missing: [] })).toEqual(whole);
});
