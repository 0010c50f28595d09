import { describe, expect, it } from 'vitest';
import { reviewNew, reviewTrees, summarize } from '../../support/hygiene.ts';

describe('focused tests', () => {
  it.each([
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
  ])('are found: %s %s', async (path, line) => {
    expect(summarize(await reviewNew({ [path]: `first\n${line}\n` }))).toEqual([`${path}:2 MAJOR HIGH`]);
  });

  it.each([
    ['src/a.ts', "it.only('works', () => {});"],
    ['a.test.ts', "// it.only('works', () => {});"],
    ['a.test.ts', 'const code = "it.only(1)";'],
    ['a.test.ts', "const code = `\nfirst\nit.only('works')\n`;"],
    ['a.test.ts', "/*\n it.only('works')\n */"],
    ['a.test.ts', 'model.fit(data);\nfit(data);\nquery.only(1);'],
    ['a.test.ts', "db.test.only('a');\nthis.it.only('b');"],
    ['test/fixtures/a.test.ts', "it.only('works', () => {});"],
    ['README.md', "it.only('works', () => {});"],
  ])('are not: %s %s', async (path, text) => {
    expect(await reviewNew({ [path]: `${text}\n` })).toEqual([]);
  });

  it('are reported once for each way to write them, with all their lines', async () => {
    const findings = await reviewNew({ 'a.test.ts': "it.only('a');\nit.only('b');\ntest.only('c');\n" });
    expect(summarize(findings)).toEqual(['a.test.ts:1 MAJOR HIGH', 'a.test.ts:3 MAJOR HIGH']);
    expect(findings[0]?.issue).toMatch(/^`it\.only` .* Also on line 2\.$/);
  });

  it('do not count on lines that only moved', async () => {
    const line = "it.only('works');\n";
    expect(await reviewTrees({ 'a.test.ts': `${line}b\n` }, { 'a.test.ts': `b\n  ${line}` })).toEqual([]);
  });
});

describe('debugger statements', () => {
  it.each([
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
  ])('are found: %s %s', async (path, line) => {
    expect(summarize(await reviewNew({ [path]: `first\n${line}\n` }))).toEqual([`${path}:2 MINOR HIGH`]);
  });

  it.each([
    ['src/a.ts', '// debugger;\n/*\ndebugger;\n*/\nconst debugger_ = 1;\nthis.debugger = x;'],
    ['a.py', '# breakpoint()\ngdb.breakpoint()\nset_breakpoint()\n"""\nbreakpoint()\n"""'],
    ['a.rb', "# binding.pry\nputs 'binding.pry'\ndebugger_on = binding.block"],
    ['a.php', '$x->xdebug_break();\nX::xdebug_break();'],
    ['vendor/a.py', 'breakpoint()'],
    ['docs/a.md', 'breakpoint()'],
    ['src/a.min.js', 'debugger;'],
  ])('are not: %s %s', async (path, text) => {
    expect(await reviewNew({ [path]: `${text}\n` })).toEqual([]);
  });
});
