import { describe, expect, it } from 'vitest';
import { parseDiff } from '../../../src/diff/parse-diff.ts';

const header = 'diff --git a/x b/x\nindex 1111111..2222222 100644\n--- a/x\n+++ b/x\n';
const mode = 'old mode 100644\nnew mode 100755\n';
const rename = 'similarity index 100%\nrename from x\nrename to y\n';
const added = 'diff --git a/x b/x\nnew file mode 100644\nindex 0000..1111\n';
const binary = 'diff --git a/x b/x\nindex 1111..2222\n';
const long = 'n'.repeat(2 ** 16 + 1);

/** A change of mode with these names. */
function named(names: string): string {
  return `diff --git ${names}\n${mode}`;
}

function refusal(diff: string | Uint8Array): { readonly message: string; readonly line: number } {
  const parsed = parseDiff(typeof diff === 'string' ? Buffer.from(diff) : diff);
  if (parsed.ok) throw new Error(`accepted: ${JSON.stringify(parsed.diff.files)}`);
  return parsed.error;
}

describe('input that is not a diff is refused, with the name of its format', () => {
  it.each([
    ['UTF-16', Buffer.from('\ufeffdiff --git a/x b/x\n', 'utf16le'), 'git diff --output=FILE'],
    ['a byte order mark', Buffer.from(`\ufeff${header}`), 'byte order mark'],
    ['gzip', Buffer.of(0x1f, 0x8b, 8, 0), 'gzip'],
    ['a coloured diff', '\x1b[1mdiff --git a/x b/x\x1b[m\n', 'git diff --no-color'],
    ['git show', `commit 1111111\nAuthor: A\n\n${header}`, 'git show --format='],
    ['git format-patch', 'From 1111111 Mon Sep 17 00:00:00 2001\n\n', 'mailed patch'],
    ['diff -u', '--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b\n', 'git diff --no-index'],
    ['a combined diff', 'diff --cc x\nindex 1111,2222..3333\n', 'several parents'],
    ['a summary of a submodule', 'Submodule lib 1111111..2222222:\n  > Change\n', '--submodule=short'],
    ['a page', '<html>\n', 'markup'],
    ["GitHub's JSON", '{"message":"Not Found"}', 'application/vnd.github.diff'],
    ['hunks alone', '@@ -1 +1 @@\n-a\n+b\n', /write it$/],
    ['blank lines', '\n\n', /write it$/],
  ])('%s', (_, diff, words) => {
    const { message, line } = refusal(diff);
    expect(line).toBe(1);
    expect(message).toMatch(words);
  });
});

it('a section of another form is refused with its name, below one of a diff', () => {
  for (const [line, words] of [
    ['diff --cc x', 'several parents'],
    ['Submodule lib 1111111..2222222:', '--submodule=short'],
  ] as const)
    expect(refusal(`${header}@@ -1 +1 @@\n-a\n+b\n${line}\n`)).toEqual({
      message: expect.stringContaining(words),
      line: 8,
    });
});

describe('a diff that was cut off is refused where it ends', () => {
  it.each([
    ['in a line of a hunk', `${header}@@ -1 +1 @@\n-a\n+b`, 7],
    ['after a hunk header', `${header}@@ -1 +1 @@\n`, 6],
    ['before the first hunk', header, 5],
    ['after the first line', 'diff --git a/x b/x\n', 2],
    ['before the lines of a new file', added, 4],
    ['before the last old line of a hunk', `${header}@@ -1,2 +1 @@\n-a\n+b\n`, 8],
    ['between the halves of a binary patch', `${binary}GIT binary patch\nliteral 4\nLcmZQzWMT#Y01f~L\n\n`, 7],
  ])('%s', (_, diff, expected) => {
    const { message, line } = refusal(diff);
    expect(line).toBe(expected);
    expect(message).toContain('cut off');
  });
});

/** Below the names of a modified file: hunks, and the line of them that is refused. */
const wrongHunks = [
  ['more lines than counted', '@@ -1 +1 @@\n-a\n+b\n+c\n', 4],
  ['a mail signature', '@@ -1 +1 @@\n-a\n+b\n-- \n2.39.5\n\n', 4],
  ['too many old lines', '@@ -1,2 +1,2 @@\n-a\n-b\n-c\n+d\n+e\n', 4],
  ['too many new lines', '@@ -1 +1 @@\n+a\n+b\n-c\n', 3],
  ['context beyond one side', '@@ -1 +1,2 @@\n a\n b\n', 3],
  ['an empty line beyond the other side', '@@ -1,2 +1 @@\n\n\n', 3],
  ['a line without a mark', '@@ -1 +1 @@\n-a\nb\n', 3],
  ['no lines counted', '@@ -1,0 +1,0 @@\n', 1],
  ['line 0', '@@ -0 +1 @@\n-a\n+b\n', 1],
  ['a new line 0', '@@ -1 +0 @@\n-a\n+b\n', 1],
  ['a number beyond bounds', '@@ -99999999999 +99999999999 @@\n-a\n+b\n', 1],
  ['a negative count', '@@ -1,-1 +1 @@\n-a\n+b\n', 1],
  ['a comma without a count', '@@ -1, +1 @@\n-a\n+b\n', 1],
  ['a hunk header without its end', '@@ -1 +1\n-a\n+b\n', 1],
  ['a hunk header with more at signs', '@@ -1 +1 @@@\n-a\n+b\n', 1],
  ['a hunk header without blank between the sides', '@@ -1,1+1,1 @@\n-a\n+b\n', 1],
  ['a side without its mark', '@@ -1 1 @@\n-a\n+b\n', 1],
  ['a combined hunk', '@@@ -1 -1 +1 @@@\n- a\n', 1],
  ['hunks out of order', '@@ -9 +9 @@\n-a\n+b\n@@ -1 +1 @@\n-a\n+b\n', 4],
  ['hunks that overlap', '@@ -1,2 +1,2 @@\n-a\n+b\n c\n@@ -2 +2 @@\n-c\n+d\n', 5],
  ['sides that drift apart', '@@ -1 +1 @@\n-a\n+b\n@@ -9 +10 @@\n-a\n+b\n', 4],
  ['a first hunk with drift', '@@ -5 +6 @@\n-a\n+b\n', 1],
  ['an old file that ends too early', '@@ -1,2 +1,2 @@\n-a\n\\ No newline\n+b\n c\n', 3],
  ['a new file that ends too early', '@@ -1 +1,2 @@\n-a\n+b\n\\ No newline\n+c\n', 4],
  ['a file that ends twice', '@@ -1 +1 @@\n-a\n\\ No\n\\ No\n+b\n', 4],
  ['a hunk after the end', '@@ -1 +1 @@\n-a\n+b\n\\ No\n@@ -9 +9 @@\n-a\n+b\n', 5],
] as const;

/** The names of a changed file. */
const wrongNames = [
  ['two names without a move', 'a/x b/y'],
  ['names without prefix', 'x x'],
  ['mnemonic prefixes', 'i/x w/x'],
  ['another prefix on one side', 'a/x c/x'],
  ['a path upwards', 'a/../x b/../x'],
  ['a path that ends in ..', 'a/x/.. b/x/..'],
  ['a path that ends in a slash', 'a/x/ b/x/'],
  ['an absolute path', 'a//x b//x'],
  ['a NUL in a path', '"a/x\\000" "b/x\\000"'],
  ['an unknown escape', '"a/\\x" "b/\\x"'],
  ['an octal escape beyond a byte', '"a/\\777" "b/\\777"'],
  ['a closing quote that is escaped', '"a/x\\" "b/x\\"'],
  ['an open quote', '"a/x "b/x'],
] as const;

describe('what git does not write is refused in its line', () => {
  it.each(wrongHunks)('%s', (_, hunks, line) => {
    expect(refusal(header + hunks).line).toBe(4 + line);
  });

  it.each(wrongNames)('%s', (_, names) => {
    expect(refusal(named(names)).line).toBe(1);
  });

  it.each([
    ['fewer lines than counted', `${header}@@ -1,2 +1,2 @@\n-a\n+b\n${named('a/y b/y')}`, 8],
    ['another name', `${header.replace('+++ b/x', '+++ b/y')}@@ -1 +1 @@\n-a\n+b\n`, 5],
    ['/dev/null for an old file', `${header.replace('--- a/x', '--- /dev/null')}@@ -1 +1 @@\n-a\n+b\n`, 5],
    ['another old name of a new file', `${added}--- /dev/nullx\n+++ b/x\n@@ -0,0 +1 @@\n+a\n`, 6],
    ['old lines in a new file', `${added}--- /dev/null\n+++ b/x\n@@ -1 +1 @@\n-a\n+b\n`, 6],
    ['a move from another file', `diff --git a/w b/y\n${rename}`, 1],
    ['a move to another file', `diff --git a/x b/z\n${rename}`, 1],
    ['new and deleted at once', 'diff --git a/x b/x\nnew file mode 100644\ndeleted file mode 100644\n', 3],
    ['half a rename', 'diff --git a/x b/x\nsimilarity index 100%\nrename from x\n', 3],
    ['changed content without lines', `${binary}${named('a/y b/y')}`, 3],
    ['a header line twice', `${named('a/x b/x')}${mode}`, 4],
    ['an unknown header line', 'diff --git a/x b/x\nsize 12\n', 2],
    ['an id longer than any', header.replace('1111111', '1'.repeat(65)), 2],
    ['a file in two sections', named('a/x b/x') + named('a/x b/x'), 4],
    [
      'a new file of a changed name',
      `${named('a/x b/x')}${added}--- /dev/null\n+++ b/x\n@@ -0,0 +1 @@\n+a\n`,
      4,
    ],
    ['a name no file can have', named(`a/${long} b/${long}`), 1],
    ['a "Binary files" line without its end', `${binary}Binary files a/x and b/x\n`, 3],
  ])('%s', (_, diff, line) => {
    expect(refusal(diff)).toMatchObject({ line });
  });

  it('names rewritten line ends, and the lines that a hunk lacks', () => {
    const rewritten = refusal(`${header}@@ -1 +1 @@\n-a\n+b\n`.replaceAll('\n', '\r\n'));
    expect(rewritten).toMatchObject({ line: 1, message: expect.stringContaining('CR LF') });
    const short = refusal(`${header}@@ -7,3 +7,2 @@\n-a\n?\n`);
    expect(short.message).toContain('counts 2 more old and 2 more new lines');
  });
});
