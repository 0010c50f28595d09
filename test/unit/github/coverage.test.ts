import { expect, it } from 'vitest';
import { parseDiff } from '../../../src/diff/parse-diff.ts';
import { measureCoverage } from '../../../src/github/pull-request-change.ts';
import type { ChangedFile } from '../../../src/model/files.ts';
import type { Coverage } from '../../../src/model/manifest.ts';

function diffOf(text: string) {
  const parsed = parseDiff(new TextEncoder().encode(text));
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.diff;
}

const modified = (path: string) =>
  `diff --git a/${path} b/${path}\n--- a/${path}\n+++ b/${path}\n@@ -1 +1 @@\n-one\n+two\n`;
const renamed = 'diff --git a/old b/new\nsimilarity index 100%\nrename from old\nrename to new\n';

function entry(filename: string, previous_filename?: string): ChangedFile {
  return {
    sha: 'a'.repeat(40),
    filename,
    ...(previous_filename === undefined ? {} : { previous_filename }),
    status: 'modified',
    additions: 1,
    deletions: 1,
    changes: 2,
  };
}

const absent = (path: string) => ({ path, reason: 'unreadable-diff' });
const many = Array.from({ length: 3_000 }, (_, index) => `f${index}`);

interface Read {
  readonly counted: number;
  readonly listed: readonly string[];
  readonly shown: readonly string[];
  readonly missing?: Coverage['missing'];
}

it.each<[string, Read, object]>([
  [
    'is whole when count, list and diff agree',
    { counted: 2, listed: ['a', 'b'], shown: ['a', 'b'] },
    { expected: 2, covered: 2, missing: [] },
  ],
  [
    'is whole without changes',
    { counted: 0, listed: [], shown: [] },
    { expected: 0, covered: 0, missing: [] },
  ],
  [
    'lacks a listed file that the diff does not have',
    { counted: 2, listed: ['a', 'b'], shown: ['a'] },
    { expected: 2, covered: 1, missing: [absent('b')] },
  ],
  [
    'lacks a file of the diff that a whole list does not have',
    { counted: 1, listed: ['a'], shown: ['a', 'b'] },
    { expected: 2, covered: 1, missing: [absent('b')] },
  ],
  [
    'gives a known reason once',
    { counted: 2, listed: ['a', 'b'], shown: ['a'], missing: [{ path: 'b', reason: 'patch-missing' }] },
    { expected: 2, covered: 1, missing: [{ path: 'b', reason: 'patch-missing' }] },
  ],
  [
    'is whole if only the list is short',
    { counted: 3, listed: ['a'], shown: ['a', 'b', 'c'] },
    { expected: 3, covered: 3, missing: [] },
  ],
  [
    'lacks files without known names',
    { counted: 3, listed: ['a'], shown: ['a'] },
    { expected: 3, covered: 1, missing: [absent('/')] },
  ],
  [
    'lacks files beyond the longest list',
    { counted: 3_001, listed: many, shown: many },
    { expected: 3_001, covered: 3_000, missing: [{ path: '/', reason: 'file-list-capped' }] },
  ],
])('coverage %s', (_, { counted, listed, shown, missing = [] }, coverage) => {
  const files = listed.map((path) => entry(path));
  const diff = diffOf(shown.map(modified).join(''));
  expect(measureCoverage(counted, { files, diff, missing })).toEqual(coverage);
});

it('coverage is whole if one source shows a rename and the other a deleted and a new file', () => {
  const two = { files: [entry('new'), entry('old')], diff: diffOf(renamed), missing: [] };
  expect(measureCoverage(2, two)).toEqual({ expected: 2, covered: 2, missing: [] });
  const shown = diffOf(modified('new') + modified('old'));
  const one = { files: [entry('new', 'old')], diff: shown, missing: [] };
  expect(measureCoverage(1, one)).toEqual({ expected: 2, covered: 2, missing: [] });
});
