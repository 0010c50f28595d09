import { expect, it } from 'vitest';
import { reviewNew, reviewTrees, summarize } from '../../support/hygiene.ts';

/** What is hidden, a new file, and its finding. */
const hidden = [
  ['an embedding', 'a.ts', 'if (isAdmin) { /* \u202a */ }', 'a.ts:2 CRITICAL HIGH'],
  ['an override', 'a.ts', 'if (isAdmin) { /* \u202e */ }', 'a.ts:2 CRITICAL HIGH'],
  ['an isolate', 'a.ts', 'if (isAdmin) { /* \u2066 */ }', 'a.ts:2 CRITICAL HIGH'],
  ['the end of one', 'a.ts', 'if (isAdmin) { /* \u2069 */ }', 'a.ts:2 CRITICAL HIGH'],
  ['a zero-width space', 'a.ts', 'const a\u200b = 1;', 'a.ts:2 MAJOR MEDIUM'],
  ['a joiner between letters', 'a.ts', 'const ab\u200dcd = 1;', 'a.ts:2 MAJOR MEDIUM'],
  ['a filler that looks like a blank', 'a.ts', 'const { \u3164 } = query;', 'a.ts:2 MAJOR MEDIUM'],
  ['a byte order mark inside', 'a.ts', '\ufeffconst a = "x";', 'a.ts:2 MAJOR MEDIUM'],
  ['a row of variation selectors', 'a.ts', 'eval(decode("❤\ufe0f\ufe01\ufe02"));', 'a.ts:2 MAJOR MEDIUM'],
  ['a selector with nothing to vary', 'a.ts', 'const a = "\ufe00";', 'a.ts:2 MAJOR MEDIUM'],
  ['a selector of the supplement', 'a.ts', 'const a = "a\u{e0101}";', 'a.ts:2 MAJOR MEDIUM'],
  ['direction next to Hebrew', 'b.ts', 'const title = "\u202bשלום\u202c";', 'b.ts:2 MAJOR MEDIUM'],
  ['code by a NUL byte', 'a.sh', 'run # \0', 'a.sh MAJOR MEDIUM'],
  ['text in tags, also in prose', 'README.md', 'Hello\u{e0061}\u{e0062}', 'README.md:2 CRITICAL HIGH'],
];

it.each(hidden)('%s is found: %s', async (_what, path, line, finding) => {
  expect(summarize(await reviewNew({ [path]: `first\n${line}\n` }))).toEqual([finding]);
});

it('the character is named', async () => {
  const [finding] = await reviewNew({ 'a.ts': 'a \u202e b\n' });
  expect(finding?.issue).toContain('U+202E');
});

it('emoji, natural language, prose, a mark that begins a file, and files of others are not found', async () => {
  const planted = '{"a\u200b": "\u202e"}\n';
  const files = {
    'variants.ts': 'const a = "1\ufe0f\u20e3 ☎\ufe0e ❤\ufe0f #\ufe0f\u20e3 葛\ufe00";\n',
    'emoji.ts': 'const a = "👩‍👩‍👧 ❤️ 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}";\n',
    'persian.ts': 'const a = "می‌خواهم";\n',
    'hindi.ts': 'const a = "क्‍ष";\n',
    'locales/he.json': '{"a": "\u202bשלום\u202c"}\n',
    'docs/a.md': 'soft\u00adhyphen \u202a x \u202c\n',
    'bom.cs': '\ufeffusing System;\n',
    'test/fixtures/a.ts': planted,
    'vendor/a.js': planted,
    'dist/a.min.js': planted,
    'package-lock.json': planted,
    'icon.png': '\0',
  };
  expect(await reviewNew(files)).toEqual([]);
});

it('lines that only moved do not count', async () => {
  const line = 'const a = "\u202e";\n';
  expect(await reviewTrees({ 'a.ts': `${line}b\n` }, { 'a.ts': `b\nif (x) {\n  ${line}}\n` })).toEqual([]);
});
