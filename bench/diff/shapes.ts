import { type Line, LineCounter, type ParsedFile } from './lines.ts';

/** A diff and what is true of it: its files, or that it must be refused. */
export interface Shape {
  readonly name: string;
  readonly diff: string;
  readonly truth: readonly ParsedFile[] | 'refuse';
}

type Change = readonly [kind: Line['kind'], text: string];

const marks = { added: '+', deleted: '-', context: ' ' } as const;
const index = 'index 1111111..2222222 100644\n';
const swap: readonly Change[] = [
  ['deleted', 'a'],
  ['added', 'b'],
];
const mode = 'old mode 100644\nnew mode 100755\n';

/** One file of one hunk at line 1; the truth is made from the same changes as the text. */
function edit(name: string, changes: readonly Change[], written = { a: 'a/x', b: 'b/x', path: 'x' }): Shape {
  const counter = new LineCounter(1, 1);
  const lines = changes.map(([kind, text]) => counter.next(kind, text));
  const count = (without: Line['kind']) => lines.filter(({ kind }) => kind !== without).length;
  const header = `diff --git ${written.a} ${written.b}\n${index}--- ${tabbed(written.a)}\n+++ ${tabbed(written.b)}\n`;
  const body = lines.map(({ kind, text }) => `${marks[kind]}${text}\n`).join('');
  return {
    name,
    diff: `${header}@@ -1,${count('added')} +1,${count('deleted')} @@\n${body}`,
    truth: [{ path: written.path, lines }],
  };
}

function tabbed(name: string): string {
  return name.includes(' ') ? `${name}\t` : name;
}

/** A plain edit with its diff rewritten, the truth kept. */
function rewritten(name: string, from: string, to: string): Shape {
  const { diff, truth } = edit(name, swap);
  return { name, diff: diff.replace(from, to), truth };
}

function refused(name: string, diff: string): Shape {
  return { name, diff, truth: 'refuse' };
}

function withoutLines(name: string, path: string, diff: string): Shape {
  return { name, diff, truth: [{ path, lines: [] }] };
}

const plain = edit('', swap).diff;

export const shapes: readonly Shape[] = [
  edit('plain edit', swap),
  edit('deleted "-- x", added "++ x"', [
    ['deleted', '-- x'],
    ['added', '++ x'],
    ['context', 'z'],
  ]),
  edit('"diff --git" and "@@" as text', [
    ['context', 'diff --git a/x b/x'],
    ['deleted', '@@ -1 +1 @@'],
    ['added', '@@ -9 +9 @@'],
  ]),
  edit('"\\ No newline" as text', [
    ['context', '\\ No newline at end of file'],
    ['deleted', '\\ No newline at end of file'],
    ['added', 'b'],
  ]),
  edit('CRLF content', [
    ['deleted', 'a\r'],
    ['added', 'b\r'],
  ]),
  edit('lone CR', [
    ['deleted', 'a\rb'],
    ['added', 'a\rc'],
  ]),
  edit('form feed, U+2028, U+0085', [
    ['deleted', 'a\fb\u2028c\u0085d'],
    ['added', 'b'],
  ]),
  edit('empty lines', [
    ['context', ''],
    ['deleted', ''],
    ['added', 'b'],
  ]),
  rewritten(
    'no newline at end',
    '-a\n+b\n',
    '-a\n\\ No newline at end of file\n+b\n\\ No newline at end of file\n',
  ),
  rewritten('counts omitted', '@@ -1,1 +1,1 @@', '@@ -1 +1 @@'),
  {
    name: 'zero context',
    diff: plain.replace('@@ -1,1 +1,1 @@\n-a\n+b\n', '@@ -4,0 +5 @@\n+b\n'),
    truth: [{ path: 'x', lines: [{ kind: 'added', oldLine: 0, newLine: 5, text: 'b' }] }],
  },
  edit('path with spaces', swap, { a: 'a/x y', b: 'b/x y', path: 'x y' }),
  edit('path that looks like two', swap, { a: 'a/x b/x', b: 'b/x b/x', path: 'x b/x' }),
  edit('quoted path', swap, { a: '"a/\\303\\251\\t"', b: '"b/\\303\\251\\t"', path: 'é\t' }),
  edit('unquoted path outside ASCII', swap, { a: 'a/é', b: 'b/é', path: 'é' }),
  withoutLines(
    'pure rename',
    'y z',
    'diff --git a/x b/y z\nsimilarity index 100%\nrename from x\nrename to y z\n',
  ),
  withoutLines('mode change', 'x y', `diff --git a/x y b/x y\n${mode}`),
  withoutLines('empty file added', 'x', 'diff --git a/x b/x\nnew file mode 100644\nindex 0000000..e69de29\n'),
  withoutLines(
    'binary',
    'x',
    'diff --git a/x b/x\nindex 1111111..2222222 100644\nBinary files a/x and b/x differ\n',
  ),
  withoutLines(
    'binary patch',
    'x',
    `diff --git a/x b/x\nindex 1111111..2222222 100644\nGIT binary patch\n${'literal 4\nLcmZQzWMT#Y01f~L\n\n'.repeat(2)}`,
  ),
  {
    name: 'type change is one file',
    diff:
      'diff --git a/x b/x\ndeleted file mode 100644\nindex 1111111..0000000\n--- a/x\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n' +
      'diff --git a/x b/x\nnew file mode 120000\nindex 0000000..2222222\n--- /dev/null\n+++ b/x\n@@ -0,0 +1 @@\n+b\n\\ No newline at end of file\n',
    truth: [
      {
        path: 'x',
        lines: [
          { kind: 'deleted', oldLine: 1, newLine: 0, text: 'a' },
          { kind: 'added', oldLine: 0, newLine: 1, text: 'b' },
        ],
      },
    ],
  },
  refused('HTML page', '<!DOCTYPE html>\n<html>\n<body>Unicorn!</body>\n</html>\n'),
  refused('JSON answer', '{"message":"Server Error"}\n'),
  refused('cut off in a hunk', plain.slice(0, plain.indexOf('+b\n'))),
  refused('cut off in a line', plain.slice(0, -1)),
  refused('cut off before the hunks', plain.slice(0, plain.indexOf('@@'))),
  refused('more lines than counted', `${plain}+c\n`),
  refused('hunks that drift apart', `${plain}@@ -9 +10 @@\n-a\n+b\n`),
  refused(
    'combined diff',
    'diff --cc x\nindex 1111111,2222222..3333333\n--- a/x\n+++ b/x\n@@@ -1,1 -1,1 +1,1 @@@\n--a\n++b\n',
  ),
];
