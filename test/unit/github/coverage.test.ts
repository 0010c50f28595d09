import { describe, expect, it } from 'vitest';
import { parseDiff } from '../../../src/diff/parse-diff.ts';
import { measureCoverage } from '../../../src/github/pull-request-change.ts';
import type { ChangedFile } from '../../../src/model/files.ts';
import { isComplete } from '../../../src/model/manifest.ts';

function diffOf(...paths: readonly string[]) {
  const sections = paths.map(
    (path) => `diff --git a/${path} b/${path}\n--- a/${path}\n+++ b/${path}\n@@ -1 +1 @@\n-one\n+two\n`,
  );
  const parsed = parseDiff(new TextEncoder().encode(sections.join('')));
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.diff;
}

function listOf(...paths: readonly string[]): ChangedFile[] {
  return paths.map((filename) => ({
    sha: 'a'.repeat(40),
    filename,
    status: 'modified',
    additions: 1,
    deletions: 1,
    changes: 2,
  }));
}

function measure(change: {
  counted: number;
  listed: readonly string[];
  shown: readonly string[];
  missing?: readonly string[];
}) {
  const coverage = measureCoverage({
    counted: change.counted,
    files: listOf(...change.listed),
    diff: diffOf(...change.shown),
    missing: (change.missing ?? []).map((path) => ({ path, reason: 'patch-missing' })),
  });
  return { ...coverage, complete: isComplete(coverage) };
}

describe('coverage', () => {
  it('is complete when count, list and diff agree', () => {
    expect(measure({ counted: 2, listed: ['a', 'b'], shown: ['a', 'b'] })).toEqual({
      expected: 2,
      covered: 2,
      missing: [],
      complete: true,
    });
  });

  it('is complete for a pull request without changes', () => {
    expect(measure({ counted: 0, listed: [], shown: [] })).toMatchObject({ expected: 0, complete: true });
  });

  it('names a listed file that the diff does not have', () => {
    expect(measure({ counted: 2, listed: ['a', 'b'], shown: ['a'] })).toEqual({
      expected: 2,
      covered: 1,
      missing: [{ path: 'b', reason: 'unreadable-diff' }],
      complete: false,
    });
  });

  it('names a file of the diff that a whole list does not have', () => {
    expect(measure({ counted: 1, listed: ['a'], shown: ['a', 'moved-meanwhile'] })).toEqual({
      expected: 2,
      covered: 1,
      missing: [{ path: 'moved-meanwhile', reason: 'unreadable-diff' }],
      complete: false,
    });
  });

  it('gives a known reason once', () => {
    expect(measure({ counted: 2, listed: ['a', 'b'], shown: ['a'], missing: ['b'] }).missing).toEqual([
      { path: 'b', reason: 'patch-missing' },
    ]);
  });

  it('is complete although the list stopped short, where the diff has all files', () => {
    expect(measure({ counted: 3, listed: ['a'], shown: ['a', 'b', 'c'] })).toMatchObject({
      expected: 3,
      covered: 3,
      missing: [],
      complete: true,
    });
  });

  it('is complete where one sees a rename and the other one file gone and one come', () => {
    const rename = 'diff --git a/old b/new\nsimilarity index 100%\nrename from old\nrename to new\n';
    const parsed = parseDiff(Buffer.from(rename));
    if (!parsed.ok) throw new Error(parsed.error.message);
    const two = { counted: 2, files: listOf('new', 'old'), diff: parsed.diff, missing: [] };
    expect(measureCoverage(two)).toEqual({ expected: 2, covered: 2, missing: [] });
    const one = {
      counted: 1,
      files: listOf('new').map((file) => ({ ...file, previous_filename: 'old' })),
      diff: diffOf('new', 'old'),
      missing: [],
    };
    expect(measureCoverage(one)).toEqual({ expected: 2, covered: 2, missing: [] });
  });

  it('reports missing files without known names', () => {
    expect(measure({ counted: 3, listed: ['a'], shown: ['a'] })).toEqual({
      expected: 3,
      covered: 1,
      missing: [{ path: '/', reason: 'unreadable-diff' }],
      complete: false,
    });
    const many = Array.from({ length: 3_000 }, (_, index) => `f${index}`);
    expect(measure({ counted: 3_001, listed: many, shown: many }).missing).toEqual([
      { path: '/', reason: 'file-list-capped' },
    ]);
  });
});
