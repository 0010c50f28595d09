import { describe, expect, it } from 'vitest';
import { lineTexts } from '../../../src/diff/hunk.ts';
import { diffFileOf, diffOfFiles } from '../../../src/diff/read-hunks.ts';
import { ChangedFile } from '../../../src/model/files.ts';

/** A modification of one line, as GitHub lists it. */
function entry(changes: Partial<ChangedFile> = {}): ChangedFile {
  return ChangedFile.parse({
    sha: '1111111111111111111111111111111111111111',
    filename: 'x',
    status: 'modified',
    additions: 1,
    deletions: 1,
    changes: 2,
    patch: '@@ -1 +1 @@\n-a\n+b\n\\ No newline at end of file',
    ...changes,
  });
}

function without(patchless: Partial<ChangedFile>): ChangedFile {
  const { patch: _, ...rest } = entry(patchless);
  return ChangedFile.parse(rest);
}

const none = { additions: 0, deletions: 0, changes: 0 };

const withoutLines: readonly (readonly [Partial<ChangedFile>, object])[] = [
  [{ status: 'modified' }, { status: 'modified', binary: true }],
  [
    { status: 'renamed', previous_filename: 'y' },
    { status: 'renamed', binary: false, oldPath: 'y' },
  ],
  [{ status: 'changed' }, { status: 'changed', binary: false }],
  [{ status: 'unchanged' }, { status: 'changed' }],
  [{ status: 'added' }, { status: 'added' }],
  [
    { status: 'copied', previous_filename: 'w' },
    { status: 'copied', oldPath: 'w' },
  ],
];

describe('an entry of the list of files', () => {
  it('is read like a section of a diff, with its name as it is, also one that git would quote', () => {
    const file = diffFileOf(entry({ filename: 'é "\t', status: 'renamed', previous_filename: 'a b' }));
    expect(file).toMatchObject({ path: 'é "\t', oldPath: 'a b', status: 'renamed', binary: false });
    expect(file.missing).toBeUndefined();
  });

  it.each([
    ['of one line', {}, ['b']],
    [
      'that ends in an empty context line whose mark was stripped',
      { patch: '@@ -1,2 +1,2 @@\n-a\n+b\n' },
      ['b', ''],
    ],
    [
      'of a submodule',
      { patch: '@@ -1 +1 @@\n-Subproject commit 1\n+Subproject commit 2' },
      ['Subproject commit 2'],
    ],
  ])('has the lines of a patch %s', (_, changes, lines) => {
    const file = diffFileOf(entry(changes));
    expect(file.missing).toBeUndefined();
    expect(lineTexts(file, 'RIGHT', { start: 1, end: lines.length })).toEqual(lines);
  });

  it.each(withoutLines)(
    'without changed lines is whole, and binary where its content changed: %j',
    (changes, expected) => {
      const file = diffFileOf(without({ ...none, ...changes }));
      expect(file).toMatchObject({ hunks: [], ...expected });
      expect(file.missing).toBeUndefined();
    },
  );

  it.each([
    ['left out', without({})],
    ['empty', entry({ patch: '' })],
    ['left out of a new file', without({ status: 'added', additions: 9, deletions: 0, changes: 9 })],
    ['left out of a rename', without({ status: 'renamed', previous_filename: 'y' })],
  ])('has a missing patch where lines changed but the patch is %s', (_, file) => {
    expect(diffFileOf(file)).toMatchObject({ missing: 'patch-missing', hunks: [] });
  });

  it.each([
    ['cut off', { patch: '@@ -1,2 +1,2 @@\n-a\n+b' }],
    ['short of a hunk', { additions: 2, changes: 3 }],
    ['longer than counted', { patch: '@@ -1 +1 @@\n-a\n+b\n+c' }],
    ['no patch', { patch: 'Sorry, this diff is unavailable.', ...none }],
  ])('has an unreadable diff where the patch is %s', (_, changes) => {
    expect(diffFileOf(entry(changes))).toMatchObject({ missing: 'unreadable-diff', hunks: [] });
  });
});

it('the list of files becomes a diff with every file by name, and is refused when a file comes twice', () => {
  const moved = without({ filename: 'y', status: 'renamed', previous_filename: 'z' });
  const diff = diffOfFiles([entry(), moved]);
  expect(diff.files.map(({ path }) => path)).toEqual(['x', 'y']);
  expect(diff.byFormerPath.get('z')?.path).toBe('y');
  expect(() => diffOfFiles([entry(), entry()])).toThrow('"x" twice');
});
