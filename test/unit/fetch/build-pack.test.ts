import { describe, expect, it } from 'vitest';
import { EvidencePack } from '../../../src/model/evidence-pack.ts';
import { evidencePolicy, Policy } from '../../../src/policy/policy.ts';
import { buildPack as build } from '../../support/builders/evidence.ts';

const lines = (count: number) => Array.from({ length: count }, (_, index) => `const v${index} = ${index};`);
const policy = (evidence: object, reviewers: object = { gemini: {} }) =>
  evidencePolicy(Policy.parse({ version: 1, evidence, reviewers }));

/** Source files, a test of each, and the usual path of one. */
const relatedTests = [
  ['src/a.ts', 'src/a.test.ts', 'src/a.test.ts'],
  ['src/a/x.ts', 'src/a/__tests__/x.test.ts', 'src/a/x.test.ts'],
  ['src/a/x.ts', 'src/a/x.spec.ts', 'src/a/x.test.ts'],
  ['src/x/a.js', 'test/x/a.test.js', 'src/x/a.test.js'],
  ['pkg/mod/a.py', 'tests/mod/test_a.py', 'tests/pkg/mod/test_a.py'],
  ['pkg/a/b.py', 'tests/unit/a/test_b.py', 'tests/pkg/a/test_b.py'],
  ['internal/a.go', 'internal/a_test.go', 'internal/a_test.go'],
  ['src/main/java/x/A.java', 'src/test/java/x/ATest.java', 'src/test/java/x/ATest.java'],
  ['app/models/a.rb', 'spec/models/a_spec.rb', 'spec/models/a_spec.rb'],
  ['app/models/a.rb', 'test/models/a_test.rb', 'spec/models/a_spec.rb'],
  ['src/a.rs', 'tests/a.rs', 'src/a.rs'],
  ['src/models/team.rs', 'src/tests/team.rs', 'src/models/team.rs'],
  ['src/server.rs', 'src/server/tests.rs', 'src/server.rs'],
  ['src/App/Core/A.cs', 'tests/App.Tests/Core/ATests.cs', 'tests/App/Core/ATests.cs'],
  ['app/Services/A.php', 'tests/Unit/Services/ATest.php', 'tests/Services/ATest.php'],
] as const;

describe('the evidence pack', () => {
  it('is valid, and differs in its times alone when made twice', () => {
    const texts = { 'src/a.ts': lines(3), 'docs/a.md': ['x'] };
    const one = build(texts);
    const { generated_at, wall_clock_ms, ...rest } = build(texts, { finishedAt: () => 9_000 }).pack;
    expect(EvidencePack.parse(one.pack)).toEqual(one.pack);
    expect(one.pack).toMatchObject(rest);
    const times = [one.pack.wall_clock_ms, wall_clock_ms, generated_at];
    expect(times).toEqual([250, 8_000, '1970-01-01T00:00:09.000Z']);
  });

  it('leaves out the diff of an oversized change and states it, unless policy allows it', () => {
    const made = (settings: object) =>
      build({ 'src/a.ts': lines(8), 'api/b.ts': lines(5) }, { policy: policy(settings) });
    const fits = made({ 'max-changed-lines': 13 });
    expect(fits.pack.missing_artifacts.map(({ artifact }) => artifact)).not.toContain('smaller-changes');
    const partial = made({ 'max-changed-lines': 12 });
    expect(partial.pack.diff).toMatchObject({ raw_diff: '', stats: { insertions: 13 } });
    expect(partial.unknown).toContain('diff.raw_diff');
    expect(partial.pack.missing_artifacts[0]).toEqual({
      artifact: 'smaller-changes',
      why_required:
        '13 added lines count, more than 12: too many for one review, so that this pack leaves the diff out.',
      suggested_location: 'a pull request for each subsystem: src (8 lines), api (5 lines)',
      required: true,
    });
    const whole = made({ 'max-changed-lines': 12, oversized: 'review' });
    expect(whole.pack.diff.raw_diff).toContain('+const v7 = 7;');
    expect(whole.unknown).not.toContain('diff.raw_diff');
    expect(whole.pack.missing_artifacts[0]).toMatchObject({ required: false });
  });

  it.each([
    [{}, true],
    [{ eslint: { format: 'eslint' } }, true],
    [{ own: { kind: 'tool' } }, true],
    [{ eslint: { format: 'eslint', kind: 'ai' } }, false],
  ])('leaves the diff of an oversized change to %j: %s', (reviewers, isWhole) => {
    const limit = policy({ 'max-changed-lines': 7 }, reviewers);
    const { pack } = build({ 'src/a.ts': lines(8) }, { policy: limit });
    expect(pack.diff.raw_diff !== '').toBe(isWhole);
  });

  it('names exactly the unknown facts', () => {
    expect(build({ 'a.ts': ['x'] }).unknown).toEqual(['pr', 'verification']);
    const context = ['linked_issues', 'related_tests', 'owners', 'repo_instructions'];
    const unknown = ['pr', 'authorship', ...context.map((name) => `context.${name}`), 'verification'];
    expect(build({ 'a.ts': ['x'] }, { facts: {} }).unknown).toEqual(unknown);
  });

  it('is yellow and unsure where the change could not be read whole', () => {
    const missing = [{ path: 'b.ts', reason: 'patch-missing' }] as const;
    const coverage = { expected: 2, covered: 1, missing };
    const { pack, unknown } = build({ 'docs/a.md': ['x'] }, { coverage });
    expect(pack.risk).toMatchObject({ lane: 'yellow', confidence: 'low' });
    expect(unknown).toEqual(expect.arrayContaining(['diff', 'hotspots']));
  });

  it('counts added lines that people write, and proposes a split', () => {
    const baseFiles = [{ path: '.gitattributes', text: 'gen/** linguist-generated\n' }];
    const facts = { baseFiles, headPaths: [] };
    const uncounted = [
      ...['gen/z.ts', 'vendor/q.go', 'ignored/i.ts', 'package-lock.json'],
      // `init` writes it.
      '.github/pr-verdict.schema.json',
    ].map((path) => [path, lines(900)] as const);
    const texts = { 'a/x.ts': lines(600), 'b/y.ts': lines(500), ...Object.fromEntries(uncounted) };
    const size = (limit: object) =>
      build(texts, { facts, policy: policy({ ignore: ['ignored/**'], ...limit }) }).size;
    const split = [
      { subsystem: 'a', lines: 600, files: 1 },
      { subsystem: 'b', lines: 500, files: 1 },
    ];
    expect(size({})).toEqual({ lines: 1100, limit: 1000, oversized: true, split });
    expect(size({ 'max-changed-lines': 1100 })).toMatchObject({ oversized: false, split: [] });
  });

  it('takes more rules from policy, and a least lane that never lowers', () => {
    const matchers = { words: ['telemetry'], paths: ['probe/**'] };
    const rule = { factor: 'telemetry', severity: 'red', ...matchers, why: 'Counts people.' };
    const risk = (path: string, settings: object) =>
      build({ [path]: ['x'] }, { policy: policy(settings) }).pack.risk;
    const byRule = { lane: 'red', factors: [{ factor: 'telemetry' }] };
    expect(risk('src/telemetry/a.ts', { rules: [rule] })).toMatchObject(byRule);
    expect(risk('probe/a.ts', { rules: [rule] })).toMatchObject(byRule);
    const raised = { lane: 'yellow', override_applied: true, override_source: 'policy' };
    expect(risk('docs/a.md', { lane: 'yellow' })).toMatchObject(raised);
    const asFound = { lane: 'red', override_applied: false, override_source: null };
    expect(risk('src/billing/a.ts', { lane: 'yellow' })).toMatchObject(asFound);
  });

  it('names subsystems by owners’ headings, then packages, then top folders', () => {
    const baseFiles = [{ path: 'CODEOWNERS', text: '# Money\n/packages/pay/ @pay\n/other/ @other\n' }];
    const paths = ['packages/pay/a.ts', 'packages/web/src/b.ts', 'tools/c.ts', 'd.ts'];
    const headPaths = [...paths, 'package.json', 'packages/pay/package.json', 'packages/web/package.json'];
    const texts = Object.fromEntries(paths.map((path) => [path, ['x']]));
    const { pack } = build(texts, { facts: { baseFiles, headPaths } });
    const subsystems = pack.diff.touched_files.map(({ subsystem }) => subsystem);
    expect(subsystems).toEqual(['Money', 'packages/web', 'tools', '(root)']);
    expect(pack.context.owners).toEqual([{ path_pattern: '/packages/pay/', owners: ['@pay'] }]);
  });

  it('has the nearest instructions of each kind, and templates of the whole repository', () => {
    const applying = ['web/AGENTS.md', '.github/CONTRIBUTING.md', '.pr-review/a.md'];
    const paths = ['AGENTS.md', 'api/AGENTS.md', ...applying];
    const baseFiles = paths.map((path) => ({ path, text: `from ${path}` }));
    const { pack } = build({ 'web/src/a.ts': ['x'] }, { facts: { baseFiles } });
    const text = pack.context.repo_instructions ?? '';
    expect(paths.filter((path) => text.includes(`from ${path}`))).toEqual(applying);
    expect(build({ 'a.ts': ['x'] }).pack.context.repo_instructions).toBeNull();
  });

  const testsOf = (source: string, headPaths: readonly string[], inlineTests: readonly string[] = []) =>
    build({ [source]: ['x'] }, { facts: { headPaths, inlineTests } }).pack.context.related_tests;

  it.each(relatedTests)('finds the test of %s by convention: %s', (source_file, test_file, usual) => {
    expect(testsOf(source_file, [source_file, test_file])).toEqual([
      { source_file, test_file, test_exists: true },
    ]);
    const proposed = testsOf(source_file, [source_file]);
    expect(proposed).toEqual([{ source_file, test_file: usual, test_exists: false }]);
  });

  it.each([
    ['a/x.go', 'b/x_test.go'],
    ['web/billing/views.py', 'tests/unit/accounts/test_views.py'],
    ['src/a/index.ts', 'src/b/c/index.test.ts'],
  ])('does not take the test of another file for that of %s: %s', (source, test) => {
    expect(testsOf(source, [source, test])).toMatchObject([{ test_exists: false }]);
  });

  it('finds tests in a Rust file itself', () => {
    const found = { source_file: 'a.rs', test_file: 'a.rs', test_exists: true };
    expect(testsOf('a.rs', ['a.rs'], ['a.rs'])).toEqual([found]);
  });
});
