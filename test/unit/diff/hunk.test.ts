import { parsePatch } from 'diff';
import { describe, expect, it } from 'vitest';
import { type Diff, type DiffFile, findFile, hunkAround, lineTexts } from '../../../src/diff/hunk.ts';
import { readDiff } from '../../support/builders/diff.ts';

// What git itself writes is compared with git in random-trees.test.ts.

const diffOf = (text: string): Diff => readDiff(Buffer.from(text));

function onlyFile(diff: string): DiffFile {
  const [file, ...others] = diffOf(diff).files;
  if (file === undefined || others.length > 0) throw new Error(`${others.length + 1} files`);
  return file;
}

describe('a file in a diff', () => {
  it('is absent for no bytes', () => {
    expect(diffOf('').files).toEqual([]);
  });

  it('may be empty, also by ids of SHA-256', () => {
    const ids = `${'0'.repeat(64)}..473a0f4c3be8a93681a267e3b1e9a7dcda1185436fe141f7749120a303721813`;
    const empty = onlyFile(`diff --git a/x b/x\nnew file mode 100644\nindex ${ids}\n`);
    expect(empty).toMatchObject({ status: 'added', hunks: [], binary: false });
  });

  it('is found by both names of a rename, and a copy does not hide its source', () => {
    const moved = (verb: string, from: string, to: string) =>
      `diff --git a/${from} b/${to}\nsimilarity index 100%\n${verb} from ${from}\n${verb} to ${to}\n`;
    const diff = diffOf(moved('rename', 'p q', 'r s') + moved('copy', 'x', 'y'));
    expect(diff.files).toMatchObject([
      { status: 'renamed', path: 'r s', oldPath: 'p q', hunks: [] },
      { status: 'copied', path: 'y', oldPath: 'x' },
    ]);
    expect(findFile(diff, 'p q')).toBe(findFile(diff, 'r s'));
    expect(findFile(diff, 'x')).toBeUndefined();
  });

  it('is binary whatever number of bytes the lines of its patch carry', () => {
    const line = (letter: string, bytes: number) => `${letter}${'0'.repeat(5 * Math.ceil(bytes / 4))}\n`;
    const block = `delta 106\n${line('A', 1)}${line('Z', 26)}${line('a', 27)}${line('z', 52)}\n`;
    const patch = `diff --git a/x b/x\nindex 1111111..2222222 100644\nGIT binary patch\n${block}${block}`;
    expect(onlyFile(patch)).toMatchObject({ binary: true, status: 'modified' });
  });

  it('may have been rewritten, with a dissimilarity instead of a similarity', () => {
    const names = 'dissimilarity index 100%\nindex 1111111..2222222 100644\n--- a/x\n+++ b/x\n';
    const diff = `diff --git a/x b/x\n${names}@@ -1 +1 @@\n-a\n+b\n`;
    expect(onlyFile(diff)).toMatchObject({ status: 'modified' });
  });
});

describe('a name in a diff', () => {
  it.each([
    ['a b', 'a/a b b/a b', 'utf-8'],
    ['x b/x', 'a/x b/x b/x b/x', 'utf-8'],
    ['\ufeffx', 'a/\ufeffx b/\ufeffx', 'utf-8'],
    ['\ufffd', 'a/\ufffd b/\ufffd', 'utf-8'],
    ['q"\\\t\né', '"a/q\\"\\\\\\t\\n\\303\\251" "b/q\\"\\\\\\t\\n\\303\\251"', 'utf-8'],
    ['\x07\b\v\f\r', '"a/\\a\\b\\v\\f\\r" "b/\\a\\b\\v\\f\\r"', 'utf-8'],
    ['"caf\\351\\t"', '"a/caf\\351\\t" "b/caf\\351\\t"', 'quoted'],
    ['__proto__', 'a/__proto__ b/__proto__', 'utf-8'],
  ])('%j is read from %s', (path, names, pathEncoding) => {
    const diff = diffOf(`diff --git ${names}\nold mode 100644\nnew mode 100755\n`);
    expect(diff.files).toMatchObject([{ path, pathEncoding }]);
    expect(findFile(diff, path)?.path).toBe(path);
    expect(findFile(diff, 'valueOf')).toBeUndefined();
  });

  it('that is not UTF-8 has its quoted form', () => {
    const raw = Buffer.from('diff --git a/caf\xe9 b/caf\xe9\nold mode 100644\nnew mode 100755\n', 'latin1');
    expect(readDiff(raw).files).toMatchObject([{ path: '"caf\\351"', pathEncoding: 'quoted' }]);
  });

  it('may be quoted on one side alone', () => {
    const diff =
      'diff --git a/plain "b/\\303\\251"\nsimilarity index 100%\nrename from plain\nrename to "\\303\\251"\n';
    expect(onlyFile(diff)).toMatchObject({ oldPath: 'plain', path: 'é' });
  });
});

describe('the part of a hunk around a line', () => {
  const names = 'diff --git a/x b/x\n--- a/x\n+++ b/x\n';
  const changed = Array.from({ length: 60 }, (_, at) => ` kept ${at}\n-old ${at}\n+new ${at}\n+more ${at}\n`);
  const file = onlyFile(`${names}@@ -7,120 +7,180 @@\n${changed.join('')}\\ No newline at end of file\n`);

  it.each(['RIGHT', 'LEFT'] as const)('is a hunk of its own with that line, on side %s', (side) => {
    for (let line = 7; line <= 126; line += 1) {
      const [part] = parsePatch(
        `--- x\n+++ x\n${hunkAround(file, side, { start: line, end: line })}`,
      ).flatMap(({ hunks }) => hunks);
      const lines = part?.lines.filter(
        (text) => !`${side === 'LEFT' ? '+' : '-'}\\`.includes(text.charAt(0)),
      );
      const start = (side === 'LEFT' ? part?.oldStart : part?.newStart) ?? 0;
      const text = lines?.[line - start]?.slice(1);
      expect([text]).toEqual(lineTexts(file, side, { start: line, end: line }));
      expect(lines?.length).toBeLessThan(16);
    }
  });

  it('is cut where lines are long, and absent where no hunk has the line', () => {
    const long = onlyFile(`${names}@@ -0,0 +1 @@\n+${'x'.repeat(100_000)}\n`);
    expect(hunkAround(long, 'RIGHT', { start: 1, end: 1 })?.length).toBeLessThan(10_000);
    expect(hunkAround(file, 'RIGHT', { start: 187, end: 187 })).toBeUndefined();
  });
});
