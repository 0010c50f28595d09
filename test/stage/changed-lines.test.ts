import { describe, expect, it } from 'vitest';
import { parseDiff } from '../../src/diff/parse-diff.ts';
import { changedLines } from '../../src/ingest/changed-lines.ts';

function diffOf(text: string) {
  const parsed = parseDiff(new TextEncoder().encode(text));
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.diff;
}

const diff = diffOf(`diff --git a/a.ts b/a.ts
--- a/a.ts
+++ b/a.ts
@@ -10,3 +10,4 @@
 ten
-eleven
+ELEVEN\r
+and a half
 twelve
`);
const same = diffOf('');

describe('the text of changed lines', () => {
  it('is what the head has, without line ends', () => {
    const { text } = changedLines(diff, same);
    expect(text('a.ts', 10, 12)).toEqual(['ten', 'ELEVEN', 'and a half']);
  });

  it.each([
    ['a.ts', 9, 10],
    ['a.ts', 13, 14],
    ['b.ts', 1, 1],
  ])('of %s is not known for lines %d to %d, which the diff does not show', (path, start, end) => {
    expect(changedLines(diff, same).text(path, start, end)).toBeUndefined();
  });

  it('is found by the numbers of the tree that the reviewer read, where its lines are the same', () => {
    const toHead = diffOf(`diff --git a/a.ts b/a.ts
--- a/a.ts
+++ b/a.ts
@@ -1,4 +1,2 @@
 one
-came with the base
-so did this
 two
@@ -13,2 +11,2 @@
-not yet
+ELEVEN
 and a half
`);
    const { text } = changedLines(diff, toHead);
    expect(text('a.ts', 14, 14)).toEqual(['and a half']);
    expect(text('a.ts', 12, 14)).toBeUndefined();
  });
});

describe('the lines of a deleted file', () => {
  const gone = diffOf(`diff --git a/gone.ts b/gone.ts
deleted file mode 100644
index 1111111..0000000
--- a/gone.ts
+++ /dev/null
@@ -1,3 +0,0 @@
-one
-two
-three
`);
  const lines = changedLines(gone, same);

  it('are those it had: they take comments, and the change is what deleted them', () => {
    expect(lines.isCommentable('gone.ts', 'RIGHT', 1, 3)).toBe(true);
    expect(lines.isCommentable('gone.ts', 'RIGHT', 3, 4)).toBe(false);
    expect([3, 4].map((line) => lines.isChanged('gone.ts', line))).toEqual([true, false]);
  });

  it('are advised for a line that it never had', () => {
    expect(lines.nearest('gone.ts', 'RIGHT', 40)).toEqual([2, 3]);
  });

  it('have no text at the head that a fix could replace', () => {
    expect(lines.text('gone.ts', 1, 1)).toBeUndefined();
  });
});

describe('a changed line', () => {
  it.each([
    [10, false],
    [11, true],
    [12, true],
    [13, false],
    [14, false],
  ])('is one that the change added: line %d of the head, %s', (line, is) => {
    expect(changedLines(diff, same).isChanged('a.ts', line)).toBe(is);
  });

  it('is in no file outside the change', () => {
    expect(changedLines(diff, same).isChanged('b.ts', 1)).toBe(false);
  });
});
