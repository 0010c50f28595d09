import { describe, expect, it } from 'vitest';
import { type DiffFile, findFile, lineTexts, runsOf } from '../../../src/diff/hunk.ts';
import { parseDiff } from '../../../src/diff/parse-diff.ts';

function filesOf(diff: string | Uint8Array): readonly DiffFile[] {
  const parsed = parseDiff(typeof diff === 'string' ? Buffer.from(diff, 'utf8') : diff);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.diff.files;
}

function onlyFile(diff: string | Uint8Array): DiffFile {
  const [file, ...others] = filesOf(diff);
  if (file === undefined || others.length > 0) throw new Error(`${others.length + 1} files`);
  return file;
}

/** A modification of `name` with these hunks. */
function modified(hunks: string, name = 'x'): string {
  return `diff --git a/${name} b/${name}\nindex 1111111..2222222 100644\n--- a/${name}\n+++ b/${name}\n${hunks}`;
}

/** Each line of a file as `kind old new text`, the way a person would check it. */
function listing(file: DiffFile): readonly string[] {
  return file.hunks.flatMap((hunk) =>
    [...runsOf(hunk)].flatMap((run) =>
      Array.from({ length: run.count }, (_, i) => {
        const [old, next] = [run.oldLine + i, run.newLine + i];
        const line = run.kind === 'deleted' ? old : next;
        const [text] =
          lineTexts(file, run.kind === 'deleted' ? 'LEFT' : 'RIGHT', { start: line, end: line }) ?? [];
        const numbers = { added: `  ${next}`, deleted: `${old}  `, context: `${old} ${next}` }[run.kind];
        return `${run.kind} ${numbers} ${JSON.stringify(text)}`;
      }),
    ),
  );
}

describe('lines of a hunk', () => {
  it('are added, deleted or context, with the numbers of the sides that have them', () => {
    expect(listing(onlyFile(modified('@@ -3,3 +3,4 @@ heading\n a\n-b\n+B\n+C\n d\n')))).toEqual([
      'context 3 3 "a"',
      'deleted 4   "b"',
      'added   4 "B"',
      'added   5 "C"',
      'context 5 6 "d"',
    ]);
  });

  it('follow the line that a zero-context header names', () => {
    const file = onlyFile(modified('@@ -4,0 +5,2 @@\n+a\n+b\n@@ -9 +10,0 @@\n-c\n'));
    expect(listing(file)).toEqual(['added   5 "a"', 'added   6 "b"', 'deleted 9   "c"']);
    expect(
      file.hunks.map(({ oldStart, oldCount, newStart, newCount }) => [
        oldStart,
        oldCount,
        newStart,
        newCount,
      ]),
    ).toEqual([
      [4, 0, 5, 2],
      [9, 1, 10, 0],
    ]);
  });

  it('may be empty without a mark, as diff.suppressBlankEmpty writes context', () => {
    expect(listing(onlyFile(modified('@@ -1,3 +1,3 @@\n a\n\n-b\n+c\n')))).toEqual([
      'context 1 1 "a"',
      'context 2 2 ""',
      'deleted 3   "b"',
      'added   3 "c"',
    ]);
  });

  it.each([
    ['the old side', '-a\n\\ No newline at end of file\n+a\n'],
    ['the new side', '-a\n+a\n\\ No newline at end of file\n'],
    ['each side', '-a\n\\ No newline at end of file\n+b\n\\ No newline at end of file\n'],
  ])('do not count the mark of a missing line feed on %s', (_, body) => {
    const file = onlyFile(modified(`@@ -1 +1 @@\n${body}`));
    expect(listing(file)).toHaveLength(2);
  });

  it('share one mark when the last line is context', () => {
    const file = onlyFile(modified('@@ -1,2 +1,2 @@\n-a\n+b\n c\n\\ No newline at end of file\n'));
    expect(listing(file)).toEqual(['deleted 1   "a"', 'added   1 "b"', 'context 2 2 "c"']);
  });
});

describe('a file in a diff', () => {
  it('is there for each section, and none for no bytes', () => {
    expect(filesOf('')).toEqual([]);
    const two = modified('@@ -1 +1 @@\n-a\n+b\n') + modified('@@ -1 +1 @@\n-a\n+b\n', 'y');
    expect(filesOf(two).map((file) => [file.path, file.status])).toEqual([
      ['x', 'modified'],
      ['y', 'modified'],
    ]);
  });

  it.each([
    ['added', 'new file mode 100644\nindex 0000000..e69de29\n'],
    ['removed', 'deleted file mode 100644\nindex e69de29..0000000\n'],
    [
      'added',
      `new file mode 100644\nindex ${'0'.repeat(64)}..473a0f4c3be8a93681a267e3b1e9a7dcda1185436fe141f7749120a303721813\n`,
    ],
  ])('may be empty when %s', (status, header) => {
    expect(onlyFile(`diff --git a/x b/x\n${header}`)).toMatchObject({ status, hunks: [], binary: false });
  });

  it('is renamed, purely or with other lines, and found by both names', () => {
    const pure =
      'diff --git a/old name b/new name\nsimilarity index 100%\nrename from old name\nrename to new name\n';
    expect(onlyFile(pure)).toMatchObject({
      status: 'renamed',
      path: 'new name',
      oldPath: 'old name',
      hunks: [],
    });
    const edited =
      'diff --git a/p q b/r s\nsimilarity index 50%\nrename from p q\nrename to r s\nindex 1111111..2222222 100644\n--- a/p q\t\n+++ b/r s\t\n@@ -1 +1 @@\n-a\n+b\n';
    const parsed = parseDiff(Buffer.from(pure + edited));
    if (!parsed.ok) throw new Error(parsed.error.message);
    expect(findFile(parsed.diff, 'p q')).toBe(findFile(parsed.diff, 'r s'));
    expect(findFile(parsed.diff, 'p q')?.hunks).toHaveLength(1);
  });

  it('is copied, and its source is not taken for gone', () => {
    const parsed = parseDiff(
      Buffer.from('diff --git a/x b/y\nsimilarity index 100%\ncopy from x\ncopy to y\n'),
    );
    if (!parsed.ok) throw new Error(parsed.error.message);
    expect(parsed.diff.files[0]).toMatchObject({ status: 'copied', path: 'y', oldPath: 'x' });
    expect(findFile(parsed.diff, 'x')).toBeUndefined();
  });

  it('is binary, by a note or as a patch', () => {
    const binaryNote = 'diff --git a/x b/x\nindex 1111111..2222222 100644\nBinary files a/x and b/x differ\n';
    expect(onlyFile(binaryNote)).toMatchObject({ status: 'modified', binary: true, hunks: [] });
    const block = 'literal 4\nLcmZQzWMT#Y01f~L\n\n';
    const patch = `diff --git a/x b/x\nindex 1111111..2222222 100644\nGIT binary patch\n${block}${block}`;
    expect(
      filesOf(patch + binaryNote.replaceAll('/x', '/y')).map(({ path, binary }) => [path, binary]),
    ).toEqual([
      ['x', true],
      ['y', true],
    ]);
  });

  it('is binary whatever number of bytes the lines of its patch carry', () => {
    const line = (letter: string, bytes: number) => `${letter}${'0'.repeat(5 * Math.ceil(bytes / 4))}\n`;
    const block = `delta 106\n${line('A', 1)}${line('Z', 26)}${line('a', 27)}${line('z', 52)}\n`;
    const patch = `diff --git a/x b/x\nindex 1111111..2222222 100644\nGIT binary patch\n${block}${block}`;
    expect(onlyFile(patch)).toMatchObject({ binary: true, status: 'modified' });
  });

  it('is one changed file when its type changed, though git writes two sections', () => {
    const file = onlyFile(
      'diff --git a/x b/x\ndeleted file mode 100644\nindex 1111111..0000000\n--- a/x\n+++ /dev/null\n@@ -1,2 +0,0 @@\n-a\n-b\n' +
        'diff --git a/x b/x\nnew file mode 120000\nindex 0000000..2222222\n--- /dev/null\n+++ b/x\n@@ -0,0 +1 @@\n+a\n\\ No newline at end of file\n',
    );
    expect(file).toMatchObject({ status: 'changed', newMode: '120000', newId: '2222222' });
    expect(listing(file)).toEqual(['deleted 1   "a"', 'deleted 2   "b"', 'added   1 "a"']);
  });

  it('may have been rewritten, with a dissimilarity instead of a similarity', () => {
    const diff = modified('@@ -1 +1 @@\n-a\n+b\n').replace('index', 'dissimilarity index 100%\nindex');
    expect(onlyFile(diff)).toMatchObject({ status: 'modified' });
  });
});

describe('a name in a diff', () => {
  it.each([
    ['with spaces', 'a b', 'a/a b', 'a b/a b\t'],
    ['that looks like two', 'x b/x', 'a/x b/x', 'x b/x\t'],
  ])('%s is whole', (_, name) => {
    const diff = `diff --git a/${name} b/${name}\nindex 1111111..2222222 100644\n--- a/${name}\t\n+++ b/${name}\t\n@@ -1 +1 @@\n-a\n+b\n`;
    expect(onlyFile(diff).path).toBe(name);
  });

  it('loses its quotes and escapes, each side on its own', () => {
    const diff =
      'diff --git a/plain "b/q\\"\\\\\\t\\n\\303\\251"\nsimilarity index 100%\nrename from plain\nrename to "q\\"\\\\\\t\\n\\303\\251"\n';
    expect(onlyFile(diff)).toMatchObject({ oldPath: 'plain', path: 'q"\\\t\né', pathEncoding: 'utf-8' });
    const back =
      'diff --git "a/\\a\\b\\v\\f\\r" b/plain name\nsimilarity index 100%\nrename from "\\a\\b\\v\\f\\r"\nrename to plain name\n';
    expect(onlyFile(back)).toMatchObject({ oldPath: '\x07\b\v\f\r', path: 'plain name' });
  });

  it('keeps a byte order mark at its start', () => {
    expect(onlyFile(modified('@@ -1 +1 @@\n-a\n+b\n', '\ufeffx')).path).toBe('\ufeffx');
  });

  it('that is not UTF-8 keeps its quoted form, and its encoding', () => {
    const quoted = `diff --git "a/caf\\351\\t" "b/caf\\351\\t"\nold mode 100644\nnew mode 100755\n`;
    expect(onlyFile(quoted)).toMatchObject({ path: '"caf\\351\\t"', pathEncoding: 'quoted' });
    const raw = Buffer.from('diff --git a/caf\xe9 b/caf\xe9\nold mode 100644\nnew mode 100755\n', 'latin1');
    expect(onlyFile(raw)).toMatchObject({ path: '"caf\\351"', pathEncoding: 'quoted' });
  });

  it('that contains U+FFFD is still UTF-8', () => {
    const diff = 'diff --git a/\ufffd b/\ufffd\nold mode 100644\nnew mode 100755\n';
    expect(onlyFile(diff)).toMatchObject({ path: '\ufffd', pathEncoding: 'utf-8' });
  });

  it.each(['__proto__', 'constructor', 'toString'])('may be %s', (name) => {
    const parsed = parseDiff(Buffer.from(modified('@@ -1 +1 @@\n-a\n+b\n', name)));
    if (!parsed.ok) throw new Error(parsed.error.message);
    expect(findFile(parsed.diff, name)?.path).toBe(name);
    expect(findFile(parsed.diff, 'valueOf')).toBeUndefined();
  });
});
