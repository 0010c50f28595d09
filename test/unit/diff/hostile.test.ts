import { describe, expect, it } from 'vitest';
import { parseDiff } from '../../../src/diff/parse-diff.ts';

const size = 4_000_000;
const header = 'diff --git a/x b/x\nindex 1111111..2222222 100644\n--- a/x\n+++ b/x\n';

function repeated(text: string): string {
  return text.repeat(Math.ceil(size / text.length));
}

function numbered(text: (n: number) => string, length: number): string {
  return Array.from({ length }, (_, n) => text(n)).join('');
}

/** Each would take minutes if reading it took more than a fixed time a byte. */
const cases: readonly (readonly [string, string, boolean])[] = [
  ['one-line hunks', header + numbered((n) => `@@ -${2 * n + 1} +${2 * n + 1} @@\n-\n+\n`, 150_000), true],
  ['a new kind of line each line', `${header}@@ -1,600000 +1,600000 @@\n${'-\n+\n'.repeat(600_000)}`, true],
  ['a hunk that never ends', `${header}@@ -1,2147483647 +1,2147483647 @@\n${repeated(' a\n')}`, false],
  ['a side that is exceeded at once', `${header}@@ -1 +1,2147483647 @@\n${repeated('-a\n')}`, false],
  [
    'files without content',
    numbered((n) => `diff --git a/${n} b/${n}\nold mode 100644\nnew mode 100755\n`, 60_000),
    true,
  ],
  [
    'pure renames',
    numbered(
      (n) => `diff --git a/a${n} b/b${n}\nsimilarity index 100%\nrename from a${n}\nrename to b${n}\n`,
      60_000,
    ),
    true,
  ],
  [
    'quoted names',
    numbered(
      (n) => `diff --git "a/\\303\\251${n}" "b/\\303\\251${n}"\nold mode 100644\nnew mode 100755\n`,
      60_000,
    ),
    true,
  ],
  ['one long line', `${header}@@ -1 +1 @@\n-${repeated('a')}\n+\n`, true],
  [
    'a long name',
    `diff --git a/${'n'.repeat(size)} b/${'n'.repeat(size)}\nold mode 100644\nnew mode 100755\n`,
    false,
  ],
  [
    'a long name of slashes',
    `diff --git a/${'/'.repeat(size)} b/${'/'.repeat(size)}\nold mode 100644\nnew mode 100755\n`,
    false,
  ],
  [
    'quotes in a name',
    `diff --git "a/${repeated('\\"')}" "b/${repeated('\\"')}"\nold mode 100644\nnew mode 100755\n`,
    false,
  ],
  ['an open quote', `diff --git "a/${repeated('\\"')}\n`, false],
  ['one long first line', `diff --git ${repeated('a/x b/x ')}\n`, false],
  ['a long index line', `diff --git a/x b/x\nindex ${repeated('1')}..2\n`, false],
  ['a long number', `${header}@@ -${repeated('1')} +1 @@\n`, false],
  ['a header line again and again', `diff --git a/x b/x\n${repeated('old mode 100644\n')}`, false],
  ['line feeds', repeated('\n'), false],
  ['section starts', repeated('diff --git a/x b/x\n'), false],
  [
    'a long binary patch',
    `diff --git a/x b/x\nindex 1111..2222\nGIT binary patch\nliteral 4\n${repeated('A00000\n')}`,
    false,
  ],
  ['marks of a missing line feed', `${header}@@ -1 +1 @@\n-a\n${repeated('\\ No\n')}`, false],
];

describe('hostile input is read in one pass', () => {
  it.each(cases)('%s', { timeout: 20_000 }, (_, diff, ok) => {
    expect(parseDiff(Buffer.from(diff)).ok).toBe(ok);
  });
});
