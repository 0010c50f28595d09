import { describe, expect, it } from 'vitest';
import { parseDiff } from '../../../src/diff/parse-diff.ts';
import type { DiffErrorCode } from '../../../src/diff/reader.ts';

const header = 'diff --git a/x b/x\nindex 1111111..2222222 100644\n--- a/x\n+++ b/x\n';
const mode = 'old mode 100644\nnew mode 100755\n';
const rename = 'similarity index 100%\nrename from x\nrename to y\n';

const long = 'n'.repeat(2 ** 16);

function refusal(diff: string): {
  readonly code: DiffErrorCode;
  readonly line: number;
  readonly offset: number;
} {
  const parsed = parseDiff(Buffer.from(diff));
  if (parsed.ok) throw new Error(`was read as ${JSON.stringify(parsed.diff.files)}`);
  expect(parsed.error.message).not.toBe('');
  const { code, line, offset } = parsed.error;
  expect(diff.slice(0, offset).split('\n')).toHaveLength(line);
  return { code, line, offset };
}

describe('foreign input is refused where it begins', () => {
  it.each([
    ['an HTML page', '<!DOCTYPE html>\n<html></html>\n'],
    ['JSON', '{"message":"Not Found"}'],
    ['a mail', 'From 1111111 Mon Sep 17 00:00:00 2001\nSubject: [PATCH] x\n\n'],
    ['git log', 'commit 1111111\nAuthor: A\n\ndiff --git a/x b/x\n'],
    ['a diff without git headers', '--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b\n'],
    ['hunks alone', '@@ -1 +1 @@\n-a\n+b\n'],
    ['a byte order mark', `\ufeff${header}@@ -1 +1 @@\n-a\n+b\n`],
    ['blank lines', '\n\n'],
    ['UTF-16', 'd\0i\0f\0f\0'],
  ])('%s', (_, diff) => {
    expect(refusal(diff)).toEqual({ code: 'not-a-diff', line: 1, offset: 0 });
  });

  it.each([
    ['UTF-16', Buffer.from('\ufeffdiff --git a/x b/x\n', 'utf16le'), 'git diff --output=FILE'],
    ['a byte order mark', Buffer.from(`\ufeff${header}`), 'byte order mark'],
    ['gzip', Buffer.of(0x1f, 0x8b, 8, 0), 'gzip'],
    ['a coloured diff', Buffer.from('\x1b[1mdiff --git a/x b/x\x1b[m\n'), 'git diff --no-color'],
    ['rewritten line ends', Buffer.from(`${header}@@ -1 +1 @@\n-a\n+b\n`.replaceAll('\n', '\r\n')), 'CR LF'],
    ['git show', Buffer.from('commit 1111111\n'), 'git show --format='],
    ['git format-patch', Buffer.from('From 1111111 Mon Sep 17\n'), 'mailed patch'],
    ['diff -u', Buffer.from('--- x\n+++ x\n'), 'git diff --no-index'],
    ['a page', Buffer.from('<html>\n'), 'markup'],
    ["GitHub's JSON", Buffer.from('{"message":"Not Found"}'), 'application/vnd.github.diff'],
    ['anything else', Buffer.from('hello\n'), /write it$/],
  ])('with the name of its format: %s', (_, bytes, words) => {
    const parsed = parseDiff(bytes);
    expect(parsed.ok ? '' : parsed.error.message).toMatch(words);
  });

  it('a mail signature after the last hunk', () => {
    expect(refusal(`${header}@@ -1 +1 @@\n-a\n+b\n-- \n2.39.5\n\n`)).toMatchObject({
      code: 'bad-hunk',
      line: 8,
    });
  });
});

describe('a diff that was cut off is refused where it ends', () => {
  it.each([
    ['in a line of a hunk', `${header}@@ -1 +1 @@\n-a\n+b`, 7],
    ['before the last line of a hunk', `${header}@@ -1 +1 @@\n-a\n`, 7],
    ['after a hunk header', `${header}@@ -1 +1 @@\n`, 6],
    ['before the first hunk', header, 5],
    ['between the two name lines', 'diff --git a/x b/x\nindex 1111111..2222222 100644\n--- a/x\n', 4],
    ['before the name lines', 'diff --git a/x b/x\nindex 1111111..2222222 100644\n', 3],
    ['after the first line', 'diff --git a/x b/x\n', 2],
    ['in a change of mode', 'diff --git a/x b/x\nold mode 100644\n', 3],
    ['in a rename', 'diff --git a/x b/y\nsimilarity index 100%\nrename from x\n', 4],
    [
      'before the lines of a rename',
      'diff --git a/x b/y\nsimilarity index 90%\nrename from x\nrename to y\n',
      5,
    ],
    [
      'before the lines of a new file',
      'diff --git a/x b/x\nnew file mode 100644\nindex 0000000..1111111\n',
      4,
    ],
    ['before the id of a new file', 'diff --git a/x b/x\nnew file mode 100644\n', 3],
    [
      'before the lines of a deleted file',
      'diff --git a/x b/x\ndeleted file mode 100644\nindex 1111111..0000000\n',
      4,
    ],
    ['before the last old line of a hunk', `${header}@@ -1,2 +1 @@\n-a\n+b\n`, 8],
    ['before the last new line of a hunk', `${header}@@ -1 +1,2 @@\n-a\n+b\n`, 8],
    [
      'in a binary patch',
      'diff --git a/x b/x\nindex 1..2\nGIT binary patch\nliteral 4\n'.replace('1..2', '1111..2222'),
      5,
    ],
    [
      'before the second half of a binary patch',
      'diff --git a/x b/x\nindex 1111..2222\nGIT binary patch\nliteral 4\nLcmZQzWMT#Y01f~L\n\n',
      7,
    ],
  ])('%s', (_, diff, line) => {
    expect(refusal(diff)).toMatchObject({ code: 'cut-off', line });
  });
});

describe('a contradictory diff is refused at the contradiction', () => {
  type Case = readonly [what: string, diff: string, code: DiffErrorCode, line: number];
  const cases: readonly Case[] = [
    ['more lines than counted', `${header}@@ -1 +1 @@\n-a\n+b\n+c\n`, 'bad-hunk', 8],
    [
      'fewer lines than counted',
      `${header}@@ -1,2 +1,2 @@\n-a\n+b\ndiff --git a/y b/y\n${mode}`,
      'bad-hunk',
      8,
    ],
    ['too many on one side', `${header}@@ -1,2 +1,2 @@\n-a\n-b\n-c\n+d\n+e\n`, 'bad-hunk', 8],
    [
      'too many, then another file',
      `${header}@@ -1 +1 @@\n-a\n-b\ndiff --git a/y b/y\n${mode}`,
      'bad-hunk',
      7,
    ],
    ['too many on the other side', `${header}@@ -1 +1 @@\n+a\n+b\n-c\n`, 'bad-hunk', 7],
    ['context beyond one side', `${header}@@ -1 +1,2 @@\n a\n b\n`, 'bad-hunk', 7],
    ['an empty line beyond the other side', `${header}@@ -1,2 +1 @@\n\n\n`, 'bad-hunk', 7],
    ['a line without a mark', `${header}@@ -1 +1 @@\n-a\nb\n`, 'bad-hunk', 7],
    ['a NUL for a mark', `${header}@@ -1 +1 @@\n\0a\n`, 'bad-hunk', 6],
    ['no lines counted', `${header}@@ -1,0 +1,0 @@\n`, 'bad-hunk', 5],
    ['line 0', `${header}@@ -0 +1 @@\n-a\n+b\n`, 'bad-hunk', 5],
    ['a number beyond bounds', `${header}@@ -99999999999999999999 +1 @@\n-a\n+b\n`, 'bad-hunk', 5],
    ['a negative count', `${header}@@ -1,-1 +1 @@\n-a\n+b\n`, 'bad-hunk', 5],
    ['a header without its end', `${header}@@ -1 +1\n-a\n+b\n`, 'bad-hunk', 5],
    ['a number with another sign in it', `${header}@@ -1: +1: @@\n-a\n+b\n`, 'bad-hunk', 5],
    ['an old side without its start', `${header}@@ ,1 +1 @@\n-a\n+b\n`, 'bad-hunk', 5],
    ['a new side without its start', `${header}@@ -1 ,1 @@\n-a\n+b\n`, 'bad-hunk', 5],
    ['a new line 0', `${header}@@ -1 +0 @@\n-a\n+b\n`, 'bad-hunk', 5],
    ['another sign between the sides', `${header}@@ -1,1x+1,1 @@\n-a\n+b\n`, 'bad-hunk', 5],
    ['a header with another sign for the second at sign', `${header}@@ -1 +1 @x \n-a\n+b\n`, 'bad-hunk', 5],
    ['a header with one at sign', `${header}@@ -1 +1 @ @\n-a\n+b\n`, 'bad-hunk', 5],
    ['a header with text at its end', `${header}@@ -1 +1 x@\n-a\n+b\n`, 'bad-hunk', 5],
    ['a header without blank between the sides', `${header}@@ -1,1+1,1 @@\n-a\n+b\n`, 'bad-hunk', 5],
    ['a comma without a count', `${header}@@ -1, +1 @@\n-a\n+b\n`, 'bad-hunk', 5],
    ['a side without its mark', `${header}@@ -1 1 @@\n-a\n+b\n`, 'bad-hunk', 5],
    ['a header with more at signs', `${header}@@ -1 +1 @@@\n-a\n+b\n`, 'bad-hunk', 5],
    ['hunks out of order', `${header}@@ -9 +9 @@\n-a\n+b\n@@ -1 +1 @@\n-a\n+b\n`, 'bad-hunk', 8],
    ['hunks that overlap', `${header}@@ -1,2 +1,2 @@\n-a\n+b\n c\n@@ -2 +2 @@\n-c\n+d\n`, 'bad-hunk', 9],
    ['sides that drift apart', `${header}@@ -1 +1 @@\n-a\n+b\n@@ -9 +10 @@\n-a\n+b\n`, 'bad-hunk', 8],
    ['a first hunk with drift', `${header}@@ -5 +6 @@\n-a\n+b\n`, 'bad-hunk', 5],
    ['a file that ends too early', `${header}@@ -1,2 +1,2 @@\n-a\n\\ No newline\n+b\n c\n`, 'bad-hunk', 7],
    [
      'a new file side that ends too early',
      `${header}@@ -1 +1,2 @@\n-a\n+b\n\\ No newline\n+c\n`,
      'bad-hunk',
      8,
    ],
    ['a file that ends twice', `${header}@@ -1 +1 @@\n-a\n\\ No\n\\ No\n+b\n`, 'bad-hunk', 8],
    [
      'a hunk after the end of the file',
      `${header}@@ -1 +1 @@\n-a\n+b\n\\ No newline\n@@ -9 +9 @@\n-a\n+b\n`,
      'contradiction',
      9,
    ],
    ['another name', header.replace('+++ b/x', '+++ b/y'), 'contradiction', 4],
    [
      'a new file whose old name only begins like /dev/null',
      'diff --git a/x b/x\nnew file mode 100644\nindex 0000..1111\n--- /dev/nullx\n+++ b/x\n',
      'contradiction',
      4,
    ],
    [
      'a new file whose old name is only as long as /dev/null',
      'diff --git a/x b/x\nnew file mode 100644\nindex 0000..1111\n--- /etc/host\n+++ b/x\n',
      'contradiction',
      4,
    ],
    ['/dev/null for a file that is there', header.replace('--- a/x', '--- /dev/null'), 'contradiction', 3],
    ['two names without a move', `diff --git a/x b/y\n${mode}`, 'contradiction', 1],
    ['a move from another file', `diff --git a/w b/y\n${rename}`, 'contradiction', 3],
    ['a move to another file', `diff --git a/x b/z\n${rename}`, 'contradiction', 3],
    [
      'old lines in a new file',
      'diff --git a/x b/x\nnew file mode 100644\nindex 0000..1111\n--- /dev/null\n+++ b/x\n@@ -1 +1 @@\n-a\n+b\n',
      'contradiction',
      6,
    ],
    [
      'new and deleted at once',
      'diff --git a/x b/x\nnew file mode 100644\ndeleted file mode 100644\n',
      'contradiction',
      1,
    ],
    [
      'an index without change of content',
      `diff --git a/x b/x\nindex 1111..2222\ndiff --git a/y b/y\n${mode}`,
      'contradiction',
      3,
    ],
    ['a header line twice', 'diff --git a/x b/x\nold mode 100644\nold mode 100644\n', 'bad-header', 3],
    ['an unknown header line', 'diff --git a/x b/x\nsize 12\n', 'contradiction', 2],
    ['a mode git does not have', 'diff --git a/x b/x\nold mode 9\nnew mode 100755\n', 'bad-header', 2],
    ['names that cannot be distinguished', `diff --git a/xx b/x\n${mode}`, 'bad-header', 1],
    [
      'one file in two sections',
      `diff --git a/x b/x\n${mode}diff --git a/x b/x\n${mode}`,
      'duplicate-path',
      4,
    ],
    ['no prefix', `diff --git x x\n${mode}`, 'prefix', 1],
    ['mnemonic prefixes', `diff --git i/x w/x\n${mode}`, 'prefix', 1],
    ['a path upwards', `diff --git a/../x b/../x\n${mode}`, 'bad-path', 1],
    ['a hunk header without a number', `${header}@@ -,1 +1 @@\n-a\n+b\n`, 'bad-hunk', 5],
    ['a hunk at line 0', `${header}@@ -0 +0 @@\n-a\n+b\n`, 'bad-hunk', 5],
    ['a line number beyond any file', `${header}@@ -99999999999 +99999999999 @@\n-a\n+b\n`, 'bad-hunk', 5],
    [
      'a "Binary files" line without its end',
      'diff --git a/x b/x\nindex 1111..2222\nBinary files a/x and b/x\n',
      'bad-header',
      3,
    ],
    ['ids with one dot between them', header.replace('..', '.'), 'bad-header', 2],
    ['an old id of three digits', header.replace('1111111', '111'), 'bad-header', 2],
    ['a new id of three digits', header.replace('2222222', '222'), 'bad-header', 2],
    ['an id longer than any', header.replace('1111111', '1'.repeat(65)), 'bad-header', 2],
    ['more behind the ids than a mode', header.replace(' 100644', ',100644'), 'bad-header', 2],
    ...['101%', '1000%', '%', '1x%', '100'].map(
      (similarity): Case => [
        `a similarity of ${similarity}`,
        `diff --git a/x b/y\n${rename.replace('100%', similarity)}`,
        'bad-header',
        2,
      ],
    ),
    ['another prefix on the old side alone', `diff --git c/x b/x\n${mode}`, 'prefix', 1],
    ['another prefix on the new side alone', `diff --git a/x c/x\n${mode}`, 'prefix', 1],
    [
      'a change and a new file of one name',
      `diff --git a/x b/x\n${mode}diff --git a/x b/x\nnew file mode 120000\nindex 0000000..1111111\n--- /dev/null\n+++ b/x\n@@ -0,0 +1 @@\n+a\n`,
      'duplicate-path',
      4,
    ],
    ['an absolute path', `diff --git a//x b//x\n${mode}`, 'bad-path', 1],
    ['a path that ends in ..', `diff --git a/x/.. b/x/..\n${mode}`, 'bad-path', 1],
    ['a path that ends in a slash', `diff --git a/x/ b/x/\n${mode}`, 'bad-path', 1],
    ['a name no file can have', `diff --git a/${long} b/${long}\n${mode}`, 'bad-path', 1],
    ['such a name in quotes', `diff --git "a/${long}" "b/${long}"\n${mode}`, 'bad-path', 1],
    ['a NUL in a path', `diff --git "a/x\\000" "b/x\\000"\n${mode}`, 'bad-path', 1],
    ['an unknown escape', `diff --git "a/\\x" "b/\\x"\n${mode}`, 'bad-path', 1],
    ['an octal escape beyond a byte', `diff --git "a/\\777" "b/\\777"\n${mode}`, 'bad-path', 1],
    ['two names of which one is quoted', `diff --git "a/x" b/y\n${mode}`, 'contradiction', 1],
    ['more behind a closing quote', `diff --git "a/x" "b/x"y\n${mode}`, 'bad-path', 1],
    ['a closing quote that is escaped', `diff --git "a/x" "b/x\\"\n${mode}`, 'bad-path', 1],
    ['an open quote', `diff --git "a/x b/x\n${mode}`, 'bad-header', 1],
    [
      'a method that binary patches do not have',
      'diff --git a/x b/x\nindex 1111..2222\nGIT binary patch\nzipped 4\nLcmZQzWMT#Y01f~L\n\n',
      'bad-binary-patch',
      4,
    ],
    [
      'a short line in a binary patch',
      'diff --git a/x b/x\nindex 1111..2222\nGIT binary patch\nliteral 4\nLabc\n\n',
      'bad-binary-patch',
      5,
    ],
    [
      'a combined diff',
      'diff --cc x\nindex 1111,2222..3333\n--- a/x\n+++ b/x\n@@@ -1,1 -1,1 +1,1 @@@\n',
      'combined-diff',
      1,
    ],
    ['a combined hunk', `${header}@@@ -1 -1 +1 @@@\n- a\n`, 'bad-hunk', 5],
    [
      'line ends rewritten to CRLF',
      `${header}@@ -1 +1 @@\n-a\n+b\n`.replaceAll('\n', '\r\n'),
      'bad-header',
      2,
    ],
  ];
  it.each(cases)('%s', (_, diff, code, line) => {
    expect(refusal(diff)).toMatchObject({ code, line });
  });

  it('at the very byte within a name, and with the lines that a hunk lacks', () => {
    expect(refusal(`diff --git "a/b\\x" "b/b\\x"\n${mode}`).offset).toBe('diff --git "a/b\\x" "b/b'.length);
    const parsed = parseDiff(Buffer.from(`${header}@@ -7,3 +7,2 @@\n-a\n?\n`));
    expect(parsed.ok ? '' : parsed.error.message).toContain('counts 2 more old and 2 more new lines');
  });

  it('and not for a mode that git wrote once', () => {
    expect(parseDiff(Buffer.from('diff --git a/x b/x\nold mode 100664\nnew mode 100644\n'))).toMatchObject({
      ok: true,
      diff: { files: [{ oldMode: '100664', newMode: '100644' }] },
    });
  });
});
