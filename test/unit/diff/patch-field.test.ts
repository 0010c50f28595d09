import { describe, expect, it } from 'vitest';
import { lineTexts } from '../../../src/diff/hunk.ts';
import { diffFileOf, diffOfFiles } from '../../../src/diff/patch-field.ts';
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

describe('an entry of the list of files', () => {
  it('is read like a section of a diff', () => {
    const file = diffFileOf(entry());
    expect(file).toMatchObject({ path: 'x', status: 'modified', binary: false });
    expect(file.missing).toBeUndefined();
    expect(lineTexts(file, 'RIGHT', { start: 1, end: 1 })).toEqual(['b']);
  });

  it('may end in an empty context line whose mark was stripped', () => {
    const file = diffFileOf(entry({ patch: '@@ -1,2 +1,2 @@\n-a\n+b\n' }));
    expect(file.missing).toBeUndefined();
    expect(lineTexts(file, 'RIGHT', { start: 1, end: 2 })).toEqual(['b', '']);
  });

  it('keeps names as they are, also those that git would quote', () => {
    const file = diffFileOf(entry({ filename: 'é "\t', status: 'renamed', previous_filename: 'a b' }));
    expect(file).toMatchObject({ path: 'é "\t', oldPath: 'a b' });
  });

  it('without lines is binary where its content changed, and not where only its name or mode did', () => {
    const none = { additions: 0, deletions: 0, changes: 0 };
    const binary = (status: ChangedFile['status']) => diffFileOf(without({ ...none, status })).binary;
    expect([binary('modified'), binary('renamed'), binary('changed')]).toEqual([true, false, false]);
    expect(diffFileOf(without({ ...none, status: 'unchanged' }))).toMatchObject({ status: 'changed' });
    const copied = without({ ...none, status: 'copied', previous_filename: 'w' });
    expect(diffFileOf(copied)).toMatchObject({ status: 'copied', oldPath: 'w' });
  });

  it.each([
    ['left out', without({})],
    ['empty', entry({ patch: '' })],
    ['left out of a new file', without({ status: 'added', additions: 9, deletions: 0, changes: 9 })],
    ['left out of a rename', without({ status: 'renamed', previous_filename: 'y' })],
  ])('has a missing patch where lines changed but the patch is %s', (_, file) => {
    expect(diffFileOf(file)).toMatchObject({ missing: 'patch-missing', hunks: [] });
  });

  it.each([
    ['cut off', entry({ patch: '@@ -1,2 +1,2 @@\n-a\n+b' })],
    ['short of a hunk', entry({ additions: 2, changes: 3 })],
    ['longer than counted', entry({ patch: '@@ -1 +1 @@\n-a\n+b\n+c' })],
    [
      'no patch',
      entry({ patch: 'Sorry, this diff is unavailable.', additions: 0, deletions: 0, changes: 0 }),
    ],
  ])('has an unreadable diff where the patch is %s', (_, file) => {
    expect(diffFileOf(file)).toMatchObject({ missing: 'unreadable-diff', hunks: [] });
  });

  it.each([
    ['a binary file', { status: 'modified' }],
    ['a change of mode', { status: 'changed' }],
    ['a pure rename', { status: 'renamed', previous_filename: 'y' }],
    ['an empty file', { status: 'added' }],
  ] as const)('is whole without a patch when it is %s', (_, changes) => {
    const file = diffFileOf(without({ additions: 0, deletions: 0, changes: 0, ...changes }));
    expect(file.missing).toBeUndefined();
    expect(file.hunks).toEqual([]);
  });

  it('reads a submodule by the line with its commit', () => {
    const file = diffFileOf(entry({ patch: '@@ -1 +1 @@\n-Subproject commit 1\n+Subproject commit 2' }));
    expect(lineTexts(file, 'RIGHT', { start: 1, end: 1 })).toEqual(['Subproject commit 2']);
  });
});

describe('the list of files', () => {
  it('becomes a diff with every file by name', () => {
    const diff = diffOfFiles([
      entry(),
      without({ filename: 'y', status: 'renamed', previous_filename: 'z' }),
    ]);
    expect(diff.files.map(({ path }) => path)).toEqual(['x', 'y']);
    expect(diff.byFormerPath.get('z')?.path).toBe('y');
  });

  it('is refused when a file comes twice, as from a page that came twice', () => {
    expect(() => diffOfFiles([entry(), entry()])).toThrow('"x" twice');
  });
});
