import * as fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Diff, runsOf } from '../../../src/diff/hunk.ts';
import { changedFiles } from '../../../src/git/git-evidence.ts';
import { joinPatches } from '../../../src/github/comparison.ts';
import type { ChangedFile } from '../../../src/model/files.ts';
import { buildChangedFile, readDiff } from '../../support/builders/diff.ts';
import { initGit } from '../../support/git.ts';

function entry(file: Partial<ChangedFile> & { readonly filename: string }): ChangedFile {
  const { additions = 0, deletions = 0 } = file;
  const counts = { additions, deletions, changes: additions + deletions };
  return buildChangedFile({ sha: 'b'.repeat(40), ...counts, ...file });
}

/** What placement reads off a diff: names, statuses and every line's kind and number. */
function linesOf(diff: Diff) {
  return diff.files.map((file) => ({
    path: file.path,
    oldPath: file.oldPath,
    status: file.status,
    runs: file.hunks.flatMap((hunk) =>
      [...runsOf(hunk)].map(({ kind, oldLine, newLine, count }) => [kind, oldLine, newLine, count]),
    ),
  }));
}

const emptyBlob = 'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391';

/** Thirty lines, so that git recognises a moved file although one of them changed. */
const long = (change: Readonly<Record<number, string>> = {}) =>
  Array.from({ length: 30 }, (_, line) => change[line] ?? `line ${line}`).join('\n');

describe('a diff from the patches of the file list', () => {
  it('equals git’s diff for every kind of change', () => {
    const repository = initGit();
    onTestFinished(() => repository.dispose());
    repository.writeAll({
      'plain.txt': 'one\ntwo\nthree\n',
      'with space.txt': 'one\n',
      'to move.txt': long(),
      'to edit and move.txt': long({ 0: 'other' }),
      'to delete.txt': 'gone\nsoon',
      'quo"te\\d\t.txt': 'a\n',
      empty: '',
    });
    const base = repository.commit('Base');
    repository
      .write('plain.txt', 'one\n2\nthree')
      .write('with space.txt', '++ one\n-- two\n')
      .write('quo"te\\d\t.txt', 'b\n')
      .write('ä/ö.txt', 'new\r\nlines\r\n')
      .write('new empty', '')
      .remove('empty')
      .remove('to delete.txt')
      .move('to move.txt', 'moved here.txt')
      .move('to edit and move.txt', 'deeper/moved\there.txt')
      .write('deeper/moved\there.txt', long({ 0: 'other', 3: 'changed', 25: 'changed' }));
    const head = repository.commit('Head');
    const whole = readDiff(repository.bytes('diff', '--full-index', '--find-renames', base, head));
    const ids = whole.files.map(({ status, path, newId = '0'.repeat(40) }) =>
      status === 'removed' ? repository.run('rev-parse', `${base}:${path}`) : newId,
    );
    const joined = joinPatches(changedFiles(whole, ids));
    expect(joined.missing).toEqual([]);
    expect(linesOf(readDiff(joined.diff))).toEqual(linesOf(whole));
  });

  it('leaves out a file whose patch is missing or cut off, and names it', () => {
    const { diff, missing } = joinPatches([
      entry({ filename: 'huge.txt', additions: 100_000 }),
      entry({ filename: 'cut.txt', additions: 1, deletions: 2, patch: '@@ -1,3 +1,3 @@\n one\n-two' }),
      entry({ filename: 'small.txt', additions: 1, patch: '@@ -0,0 +1 @@\n+one' }),
    ]);
    expect(missing).toEqual([
      { path: 'huge.txt', reason: 'patch-missing' },
      { path: 'cut.txt', reason: 'unreadable-diff' },
    ]);
    expect(readDiff(diff).files.map(({ path }) => path)).toEqual(['small.txt']);
  });

  it('keeps any file name that git allows, also of a file without lines', async () => {
    const segment = fc
      .string({ minLength: 1, maxLength: 12, unit: 'grapheme' })
      .map((text) => text.replaceAll(/[/\0]/g, '_'))
      .filter((text) => text !== '.' && text !== '..');
    const path = fc.array(segment, { minLength: 1, maxLength: 3 }).map((segments) => segments.join('/'));
    const kinds = [
      { status: 'added', additions: 1, patch: '@@ -0,0 +1 @@\n+one' },
      { status: 'removed', deletions: 1, patch: '@@ -1 +0,0 @@\n-one' },
      { status: 'modified', additions: 1, deletions: 1, patch: '@@ -1 +1 @@\n-one\n+two' },
      { status: 'modified', additions: 1, deletions: 1, patch: '@@ -1,2 +1,2 @@\n-one\n+two\n' },
      { status: 'modified' },
      { status: 'changed' },
      { status: 'added' },
      { status: 'removed' },
      { status: 'added', sha: emptyBlob },
      { status: 'removed', sha: emptyBlob },
      { status: 'renamed' },
    ] as const;
    await fc.assert(
      fc.property(path, path, fc.constantFrom(...kinds), (filename, former, kind) => {
        const isRenamed = kind.status === 'renamed';
        const file = entry({ filename, ...kind, ...(isRenamed && { previous_filename: former }) });
        const [read] = linesOf(readDiff(joinPatches([file]).diff));
        expect(read).toMatchObject({ path: filename, ...(isRenamed && { oldPath: former }) });
      }),
    );
  });
});
