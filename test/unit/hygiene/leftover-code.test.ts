import { expect, it } from 'vitest';
import { reviewNew, reviewTrees, summarize } from '../../support/hygiene.ts';

/** Path of a new file, and a line that is reported. */
const focused = [
  ['a.test.ts', "it.only('works', () => {});"],
  ['a.test.ts', "  describe.only('all', () => {});"],
  ['a.test.ts', "test.concurrent.only('works', () => {});"],
  ['a.test.ts', "it.only.each([1])('works', () => {});"],
  ['a.spec.js', "test.describe.serial.only('all', () => {});"],
  ['a_test.ts', "Deno.test.only('works', () => {});"],
  ['a.spec.js', "fdescribe('all', () => {});"],
  ['a.spec.js', "fit('works', () => {});"],
  ['spec/a_spec.rb', "  fit 'works' do"],
  ['a_test.go', '\tFIt("works", func() {})'],
];
const debuggers = [
  ['src/a.ts', '  debugger;'],
  ['src/a.ts', '  debugger // stop'],
  ['a.test.ts', '  debugger'],
  ['a.py', '    import pdb; pdb.set_trace()'],
  ['a.py', '    breakpoint()'],
  ['a.rb', '  binding.pry'],
  ['a.rb', '  byebug'],
  ['a.php', '  xdebug_break();'],
  ['a.rs', '    let x = dbg!(y);'],
  ['a.go', '\truntime.Breakpoint()'],
  ['a.ex', '  require IEx; IEx.pry'],
];

/** Path of a new file, and its text, of which nothing is reported. */
const harmless = [
  ['src/a.ts', "it.only('works', () => {});"],
  ['a.test.ts', "// it.only('works', () => {});"],
  ['a.test.ts', 'const code = "it.only(1)";'],
  ['a.test.ts', "const code = `\nfirst\nit.only('works')\n`;"],
  ['a.test.ts', "/*\n it.only('works')\n */"],
  ['a.test.ts', 'model.fit(data);\nfit(data);\nquery.only(1);'],
  ['a.test.ts', "db.test.only('a');\nthis.it.only('b');"],
  ['test/fixtures/a.test.ts', "it.only('works', () => {});"],
  ['README.md', "it.only('works', () => {});"],
  ['src/a.ts', '// debugger;\n/*\ndebugger;\n*/\nconst debugger_ = 1;\nthis.debugger = x;'],
  ['a.py', '# breakpoint()\ngdb.breakpoint()\nset_breakpoint()\n"""\nbreakpoint()\n"""'],
  ['a.rb', "# binding.pry\nputs 'binding.pry'\ndebugger_on = binding.block"],
  ['a.php', '$x->xdebug_break();\nX::xdebug_break();'],
  ['vendor/a.py', 'breakpoint()'],
  ['docs/a.md', 'breakpoint()'],
  ['src/a.min.js', 'debugger;'],
];

it.each(focused)('a focused test is found: %s %s', async (path, line) => {
  expect(summarize(await reviewNew({ [path]: `first\n${line}\n` }))).toEqual([`${path}:2 MAJOR HIGH`]);
});

it.each(debuggers)('a debugger statement is found: %s %s', async (path, line) => {
  expect(summarize(await reviewNew({ [path]: `first\n${line}\n` }))).toEqual([`${path}:2 MINOR HIGH`]);
});

it.each(harmless)('neither is found: %s %s', async (path, text) => {
  expect(await reviewNew({ [path]: `${text}\n` })).toEqual([]);
});

it('a statement is reported once for each way to write it, with all its lines', async () => {
  const findings = await reviewNew({ 'a.test.ts': "it.only('a');\nit.only('b');\ntest.only('c');\n" });
  expect(summarize(findings)).toEqual(['a.test.ts:1 MAJOR HIGH', 'a.test.ts:3 MAJOR HIGH']);
  expect(findings[0]?.issue).toMatch(/^`it\.only` .* Also on line 2\.$/);
});

// Put together here, so that no tool takes this file for a conflict.
const [ours, middle, theirs] = ['<'.repeat(7), '='.repeat(7), '>'.repeat(7)];
const conflict = `${ours} HEAD\none\n${middle}\ntwo\n${theirs} topic\n`;
const ancestor = `${'|'.repeat(7)} base\nzero\n`;

it.each([
  ['twice, in one finding', 'src/a.ts', `a\n${conflict}b\n${conflict}`, 2],
  ['with the common ancestor', 'a.json', conflict.replace(middle, ancestor + middle), 1],
  ['with CRLF', 'b.json', conflict.replaceAll('\n', '\r\n'), 1],
])('a merge conflict is found %s', async (_how, path, text, line) => {
  expect(summarize(await reviewNew({ [path]: text }))).toEqual([`${path}:${line} CRITICAL HIGH`]);
});

it('no conflict are prose, tests and fixtures, titles, quotes, rules, operators and lone markers', async () => {
  const files = {
    'README.md': conflict,
    'test/merge.test.ts': conflict,
    'fixtures/conflict.ts': conflict,
    'a.py': `${ours} HEAD\nx = 1\n${theirs} topic\n`,
    'title.rst': `Title\n${middle}\n\nNext\n${middle}\n`,
    'quote.md': `${theirs} quoted seven times\n`,
    'rule.c': `/*\n${middle}\n */\n${'<'.repeat(8)} eight\n${ours}\n${ours}x\n`,
  };
  expect(await reviewNew(files)).toEqual([]);
});

it.each([
  ['a.ts', `a\n${conflict}`, `a\n${conflict}c\n`],
  ['a.test.ts', "it.only('a');\nb\n", "b\n  it.only('a');\n"],
])('lines that existed before, or only moved, do not count: %s', async (path, before, after) => {
  expect(await reviewTrees({ [path]: before }, { [path]: after })).toEqual([]);
});
