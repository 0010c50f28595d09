import { describe, expect, it } from 'vitest';
import { changesOnlyComments } from '../../../src/change/comment-changes.ts';
import { diffOf } from '../../support/builders/diff.ts';

type Case = readonly [what: string, path: string, before: string, after: string];

/** Judges all changes of a list by one diff: each is a file in a folder of its own. */
function judge(cases: readonly Case[], atHead = (text: string) => text) {
  const named = cases.map(([, path, before, after], at) => ({ path: `${at}/${path}`, before, after }));
  const tree = (side: 'before' | 'after') =>
    Object.fromEntries(named.map((each) => [each.path, `${each[side]}\n`]));
  const diff = diffOf(tree('before'), tree('after'));
  return named.map(({ path, after }) => {
    const file = diff.byPath.get(path);
    if (file === undefined) throw new Error(`${path} did not change`);
    return changesOnlyComments(file, atHead(`${after}\n`));
  });
}

const code = 'first();\nsecond();';
const commented = (comment: string) => `first();\n${comment}\nsecond();`;
const added = (path: string, comment: string, what = comment): Case => [what, path, code, commented(comment)];

const after = (what: string, path: string, first: string): Case => [
  `after ${what}`,
  path,
  `${first}\n${code}`,
  `${first}\n${commented('// why')}`,
];

const certain: readonly Case[] = [
  ...['a.ts', 'a.mjs', 'a.go', 'A.java', 'a.cs'].map((path) =>
    added(path, '  // Why, and when (if at all).', path),
  ),
  added('a.ts', '', 'a blank line'),
  added('a.ts', '/**\n * Reads a file.\n */', 'a comment of several lines'),
  ['a comment that goes', 'a.ts', commented('// gone'), code],
  after('a template with code', 'a.ts', `\`\${f(a)}//\`;`),
  after('a regular expression', 'a.ts', `x = /["'/*]/;`),
  after('a division', 'a.js', 'x = a / b / c;'),
  after('a raw string', 'a.go', 'x := `"`'),
  after('a text block', 'A.java', 'x = """\n "\n """;'),
  after('a quote', 'a.cs', `x = '"';`),
];

const inText = (open: string, close: string, from = '// a', to = '// b') =>
  [`x = ${open}\n${from}\n${close};`, `x = ${open}\n${to}\n${close};`] as const;

const asked: readonly Case[] = [
  ...'a.c a.py a.sh a.sql a.rs a.kt a.tsx a.jsx a.vue a.php a.rb go a'
    .split(' ')
    .map((path) => added(path, '// why', `another language: ${path}`)),
  added('a.ts', 'third();'),
  ...'@ts-ignore|eslint-disable-next-line|# sourceMappingURL=a|a @jsx h|a: b|+build a|`a`'
    .split('|')
    .map((text) => added('a.ts', `// ${text}`)),
  added('a.ts', '/// <reference path="a" />'),
  added('a.ts', '//nospace'),
  added('a.go', '// nolint'),
  added('a.ts', '// Why.\rthird();', 'a carriage return, which ends the comment'),
  added('a.ts', '// Why.\u2028third();', 'a line separator, which ends the comment'),
  added('A.java', '// Why.\\u000athird();', 'an escape, which ends the comment'),
  ['a comment after code', 'a.ts', code, 'first(); // Why.\nsecond();'],
  ['code after a comment', 'a.ts', code, 'first();\n/* Why. */ third();\nsecond();'],
  ['code that becomes a comment', 'a.ts', code, 'first();\n// second\n'],
  ['the end of a comment, which code follows', 'a.ts', '/* a\nb\n*/\nc();\n/* d */', '/* a\nb\nc\n/* d */'],
  ['a text in a template', 'a.ts', ...inText('`', '`')],
  ['a blank line in a template', 'a.ts', ...inText('`', '`', 'a', '\n')],
  ['a text in a raw string', 'a.go', ...inText('`', '`')],
  ['a text in a text block', 'A.java', ...inText('"""', '"""')],
  ['a text in a string of several lines', 'a.cs', ...inText('@"', '"')],
  ['a text of JSX', 'a.js', ...inText('<p>', '</p>')],
  after('what the preprocessor leaves out', 'a.cs', '#if A\n"\n#endif'),
  ['C in a comment', 'a.go', `import "C"\n${code}`, `// int a\nimport "C"\n${code}`],
  ['a blank line under a directive', 'a.go', '//go:noinline\nfunc a() {}', '//go:noinline\n\nfunc a() {}'],
  after('a string without an end', 'a.ts', 'x = "'),
  after('a comment without an end', 'a.go', '/* a */ /* b'),
  after('what may be a regular expression', 'a.ts', `if (x) /'/;`),
  after('what may be a regular expression of its own line', 'a.ts', `x = // a\n/'/;`),
  after('a template in a template', 'a.ts', `\`\${f({ a: \`}//\` })}\`;`),
  after('a script that HTML may end', 'a.js', '<!-- a'),
  after('a class in a class', 'a.js', 'x = /[[a]/]/v;'),
  ['a text after a division by a type', 'a.ts', ...inText('y as N<T> / z("a/") + "/*" + `', '*/`//`')],
];

describe('a change', () => {
  it.each(judge(certain).map((is, at) => [certain[at]?.[0], is]))('is one of comments alone: %s', (_, is) => {
    expect(is).toBe(true);
  });

  it.each(judge(asked).map((is, at) => [asked[at]?.[0], is]))('is not certain to be one: %s', (_, is) => {
    expect(is).toBe(false);
  });

  it('is not certain without the text of the head, or with another one', () => {
    expect(judge(certain.slice(0, 5), (text) => text.replace('second', 'third'))).toEqual(
      Array(5).fill(false),
    );
    expect(judge(certain.slice(0, 1), () => '')).toEqual([false]);
  });
});
