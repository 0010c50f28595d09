import { describe, expect, it } from 'vitest';
import { reviewNew, reviewTrees, told } from '../../../support/hygiene.ts';

describe('focused tests', () => {
  it.each([
    ['a.test.ts', "it.only('works', () => {});"],
    ['a.test.ts', "describe.only('all', () => {});"],
    ['a.test.ts', "test.concurrent.only('works', () => {});"],
    ['a.test.ts', "it.only.each([1])('works', () => {});"],
    ['a.spec.js', "test.describe.only('all', () => {});"],
    ['a.spec.js', "test.describe.serial.only('all', () => {});"],
    ['a_test.ts', "Deno.test.only('works', () => {});"],
    ['a.test.js', "test('works', { only: true }, () => {});"],
    ['tests/test_a.py', '@pytest.mark.only'],
    ['a.spec.js', "fdescribe('all', () => {});"],
    ['a.spec.js', "fit('works', () => {});"],
    ['spec/a_spec.rb', "fit 'works' do"],
    ['spec/a_spec.rb', "it 'works', :focus do"],
    ['spec/a_spec.rb', "describe 'all', focus: true do"],
    ['a_test.go', '\tFIt("works", func() {})'],
    ['tests/ATest.php', "it('works', function () {})->only();"],
  ])('are found: %s %s', async (path, line) => {
    expect(told(await reviewNew({ [path]: `first\n${line}\n` }))).toEqual([`${path}:2 MAJOR HIGH`]);
  });

  it.each([
    ['src/a.ts', "it.only('works', () => {});"],
    ['a.test.ts', "// it.only('works', () => {});"],
    ['a.test.ts', 'const code = "it.only(1)";'],
    ['a.test.ts', "const code = `\nit.only('works')\n`;"],
    ['a.test.ts', "/*\n it.only('works')\n */"],
    ['a.test.ts', "const code = `\nfirst\nit.only('works')\n`;"],
    ['a.test.ts', 'model.fit(data); fit(data); query.only(1);'],
    ['a.test.ts', "db.test.only('a'); this.it.only('b');"],
    ['a.test.ts', "query('a', { only: true }); test('a', { timeout: 1 }, () => call({ only: true }));"],
    ['test/fixtures/a.test.ts', "it.only('works', () => {});"],
    ['README.md', "it.only('works', () => {});"],
  ])('are not: %s %s', async (path, text) => {
    expect(await reviewNew({ [path]: `${text}\n` })).toEqual([]);
  });

  it('are told once for each way to write them, with all their lines', async () => {
    const findings = await reviewNew({ 'a.test.ts': "it.only('a');\nit.only('b');\ntest.only('c');\n" });
    expect(told(findings)).toEqual(['a.test.ts:1 MAJOR HIGH', 'a.test.ts:3 MAJOR HIGH']);
    expect(findings[0]?.issue).toMatch(/^`it\.only` .* Also on line 2\.$/);
  });

  it('do not count on lines that only moved', async () => {
    const line = "it.only('works');\n";
    expect(await reviewTrees({ 'a.test.ts': `${line}b\n` }, { 'a.test.ts': `b\n  ${line}` })).toEqual([]);
  });
});

describe('skipped tests', () => {
  it.each([
    ['a.test.ts', "it.skip('works', () => {});"],
    ['a.test.ts', "xdescribe('all', () => {});"],
    ['a.spec.js', "test.describe.skip('all', () => {});"],
    ['a.test.js', "test('works', { skip: true }, () => {});"],
    ['tests/test_a.py', 'pytestmark = pytest.mark.skip(reason="later")'],
    ['tests/ATest.php', '        $this->markTestSkipped("later");'],
    ['tests/ATest.php', "it('works', function () {})->skip('later');"],
    ['src/test/java/ATest.java', '  @Test(groups = "a", enabled = false)'],
    ['tests/test_a.py', '@pytest.mark.skip(reason="later")'],
    ['tests/test_a.py', '    @unittest.skip("later")'],
    ['a_test.go', '\tt.Skip("later")'],
    ['src/test/java/ATest.java', '  @Disabled("later")'],
    ['src/test/java/ATest.java', '  @Ignore'],
    ['src/lib.rs', '    #[ignore]'],
    ['spec/a_spec.rb', "xit 'works' do"],
    ['tests/ATests.cs', '[Fact(Skip = "later")]'],
  ])('are told and block nothing: %s %s', async (path, line) => {
    expect(told(await reviewNew({ [path]: `first\n${line}\n` }))).toEqual([`${path}:2 INFO HIGH`]);
  });

  it.each([
    ['a.test.ts', 'it.skipIf(isWindows)("works", () => {});'],
    ['a.test.ts', 'test.skip(({ browserName }) => browserName === "webkit");'],
    ['tests/test_a.py', '@pytest.mark.skipif(sys.platform == "win32")'],
    ['tests/test_a.py', '@unittest.skipUnless(x, "y")'],
    ['tests/test_a.py', 'pytestmark = pytest.mark.skipif(x)'],
    ['tests/ATest.php', '        if (x) {\n            $this->markTestSkipped("y");\n        }'],
    ['tests/ATest.php', "it('works', function () {})->skip(fn () => x());"],
    ['a_test.go', '\tif testing.Short() {\n\t\tt.Skip("short")\n\t}'],
    ['src/main/java/A.java', '  @Ignore'],
  ])('are not those with a condition, or in other files: %s %s', async (path, text) => {
    expect(await reviewNew({ [path]: `${text}\n` })).toEqual([]);
  });
});
