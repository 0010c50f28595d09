import { describe, expect, it } from 'vitest';
import { parseDiff } from '../../src/domain/diff/parse-diff.ts';
import { changedLines } from '../../src/stages/ingest/changed-lines.ts';

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
