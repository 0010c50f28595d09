import { expect, it } from 'vitest';
import { parseDiff } from '../../../src/diff/parse-diff.ts';

const size = 4_000_000;
const repeated = (text: string) => text.repeat(Math.ceil(size / text.length));
const numbered = (length: number, text: (n: number) => string) =>
  Array.from({ length }, (_, n) => text(n)).join('');

const header = 'diff --git a/x b/x\nindex 1111111..2222222 100644\n--- a/x\n+++ b/x\n';
/** A change of mode of the file with these names. */
const mode = (names: string) => `diff --git ${names}\nold mode 100644\nnew mode 100755\n`;
const renamed = (n: number) =>
  `diff --git a/a${n} b/b${n}\nsimilarity index 100%\nrename from a${n}\nrename to b${n}\n`;
const binary = 'diff --git a/x b/x\nindex 1111..2222\nGIT binary patch\nliteral 4\n';
const [n, slashes, quotes] = ['n'.repeat(size), '/'.repeat(size), repeated('\\"')];

/** Each would take minutes if reading it took more than a fixed time a byte. */
it.each([
  ['one-line hunks', header + numbered(150_000, (n) => `@@ -${2 * n + 1} +${2 * n + 1} @@\n-\n+\n`), true],
  ['a new kind of line each line', `${header}@@ -1,600000 +1,600000 @@\n${'-\n+\n'.repeat(600_000)}`, true],
  ['a hunk that never ends', `${header}@@ -1,2147483647 +1,2147483647 @@\n${repeated(' a\n')}`, false],
  ['a side that is exceeded at once', `${header}@@ -1 +1,2147483647 @@\n${repeated('-a\n')}`, false],
  ['files without content', numbered(60_000, (n) => mode(`a/${n} b/${n}`)), true],
  ['pure renames', numbered(60_000, renamed), true],
  ['quoted names', numbered(60_000, (n) => mode(`"a/\\303\\251${n}" "b/\\303\\251${n}"`)), true],
  ['one long line', `${header}@@ -1 +1 @@\n-${repeated('a')}\n+\n`, true],
  ['a long name', mode(`a/${n} b/${n}`), false],
  ['a long name of slashes', mode(`a/${slashes} b/${slashes}`), false],
  ['quotes in a name', mode(`"a/${quotes}" "b/${quotes}"`), false],
  ['an open quote', `diff --git "a/${quotes}\n`, false],
  ['one long first line', `diff --git ${repeated('a/x b/x ')}\n`, false],
  ['a long index line', `diff --git a/x b/x\nindex ${repeated('1')}..2\n`, false],
  ['a long number', `${header}@@ -${repeated('1')} +1 @@\n`, false],
  ['a header line again and again', `diff --git a/x b/x\n${repeated('old mode 100644\n')}`, false],
  ['line feeds', repeated('\n'), false],
  ['section starts', repeated('diff --git a/x b/x\n'), false],
  ['a long binary patch', `${binary}${repeated('A00000\n')}`, false],
  ['marks of a missing line feed', `${header}@@ -1 +1 @@\n-a\n${repeated('\\ No\n')}`, false],
])('hostile input is read in one pass: %s', (_, diff, ok) => {
  expect(parseDiff(Buffer.from(diff)).ok).toBe(ok);
});
