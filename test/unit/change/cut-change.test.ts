import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutChange } from '../../../src/change/cut-change.ts';
import type { ChangedFile } from '../../../src/model/files.ts';
import { gitDiff, numbered, readDiff } from '../../support/builders/diff.ts';

const before = {
  'packages/web/app.ts': numbered(20),
  'packages/web/old.ts': numbered(30),
  'packages/api/app.ts': numbered(20),
  'packages/api/gone.ts': 'gone\n',
  'logo.bin': Uint8Array.of(0, 1, 2),
  'latin.txt': Uint8Array.of(0xe9, 0x0a),
};
const after = {
  'packages/web/app.ts': numbered(20, { 3: 'diff --git a/x b/x' }),
  'packages/api/moved.ts': numbered(30),
  'packages/api/app.ts': numbered(20, { 5: 'other' }),
  'packages/api/new file.ts': 'new\n',
  'logo.bin': Uint8Array.of(0, 1, 3),
  'latin.txt': Uint8Array.of(0xe8, 0x0a),
};
const diff = new Uint8Array(gitDiff(before, after, ['-M']));
const parsed = readDiff(diff).files;
const files: readonly ChangedFile[] = parsed.map(({ path, oldPath, status }) => ({
  ...{ sha: null, filename: path, status, additions: 1, deletions: 1, changes: 2 },
  ...(oldPath !== undefined && { previous_filename: oldPath }),
}));
const coverage = { expected: files.length, covered: files.length, missing: [] };
const whole = { files, diff, coverage };

const names = (change: { readonly files: readonly ChangedFile[] }) =>
  change.files.map(({ filename }) => filename);

describe('a cut change', () => {
  it('divides a change: inside and outside together are the change, and nothing is in both', () => {
    fc.assert(
      fc.property(fc.subarray(parsed.map(({ path }) => path)), (chosen) => {
        // A renamed file goes with its name at the head.
        const paths = new Set([
          ...chosen,
          ...parsed.flatMap(({ path, oldPath }) =>
            oldPath !== undefined && chosen.includes(path) ? [oldPath] : [],
          ),
        ]);
        const inside = cutChange(whole, (path) => paths.has(path));
        const outside = cutChange(whole, (path) => !paths.has(path));
        expect([...names(inside), ...names(outside)].sort()).toEqual(names(whole).sort());
        expect(names(inside).toSorted()).toEqual([...chosen].sort());
        expect(inside.leftOut).toBe(names(outside).length);
        expect(outside.leftOut).toBe(names(inside).length);
        expect(inside.diff.length + outside.diff.length).toBe(diff.length);
        for (const cut of [inside, outside]) {
          expect(readDiff(cut.diff).files.map(({ path }) => path)).toEqual(names(cut));
          const { length } = cut.files;
          expect(cut.coverage).toEqual({ expected: length, covered: length, missing: [] });
        }
      }),
    );
  });

  it('has a file that moved out of it or into it', () => {
    const web = cutChange(whole, (path) => path.startsWith('packages/web/'));
    const api = cutChange(whole, (path) => path.startsWith('packages/api/'));
    expect(names(web)).toContain('packages/api/moved.ts');
    expect(names(api)).toContain('packages/api/moved.ts');
    expect(new TextDecoder().decode(web.diff)).toContain('rename from packages/web/old.ts');
  });

  it('does not take the source of a copy with it', () => {
    const copied = files.map((file) =>
      file.status === 'renamed' ? { ...file, status: 'copied' as const } : file,
    );
    const web = cutChange({ ...whole, files: copied }, (path) => path.startsWith('packages/web/'));
    expect(names(web)).toEqual(['packages/web/app.ts']);
  });

  it('keeps both halves of a file that became a link', () => {
    const [added = '', removed = ''] = ['new file mode 120000\n', 'deleted file mode 100644\n'];
    const part = (mode: string) => `diff --git a/a.ts b/a.ts\n${mode}index 0000000..257cc56\n`;
    const linked = new TextEncoder().encode(
      `${part(removed).replace('0000000..257cc56', '257cc56..0000000')}--- a/a.ts\n+++ /dev/null\n@@ -1 +0,0 @@\n-foo\n${part(added)}--- /dev/null\n+++ b/a.ts\n@@ -0,0 +1 @@\n+foo\n\\ No newline at end of file\n`,
    );
    const change = { files: [], diff: new Uint8Array([...linked, ...diff]), coverage };
    const cut = cutChange(change, (path) => path === 'a.ts').diff;
    expect(Buffer.from(cut).equals(Buffer.from(linked))).toBe(true);
  });

  it('reports files that could not be read as missing, unless they are outside', () => {
    const missing = [
      { path: 'packages/web/app.ts', reason: 'patch-missing' },
      { path: 'packages/api/app.ts', reason: 'patch-missing' },
      { path: 'packages/api/unlisted.ts', reason: 'unreadable-diff' },
      { path: '/', reason: 'file-list-capped' },
    ] as const;
    const unread = { expected: files.length + 3, covered: files.length - 2, missing };
    const web = cutChange({ ...whole, coverage: unread }, (path) => path.startsWith('packages/web/'));
    expect(web.coverage.missing).toEqual([missing[0], missing[3]]);
    expect(web.coverage.expected - web.coverage.covered).toBeGreaterThanOrEqual(2);
    expect(web.coverage.covered).toBe(1);
  });
});
