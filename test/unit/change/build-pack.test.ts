import { describe, expect, it } from 'vitest';
import { authorshipOf } from '../../../src/change/authorship.ts';
import { EvidencePack } from '../../../src/model/evidence-pack.ts';
import { Policy } from '../../../src/policy/policy.ts';
import type { CommitFact } from '../../../src/ports/source.ts';
import { buildPack as build, buildPack } from '../../support/builders/evidence.ts';
import { buildManifest } from '../../support/builders/run.ts';

type Texts = Readonly<Record<string, readonly string[]>>;

/** The pack of a pull request with these labels, set by alice. */
function packOf(
  texts: Texts,
  { labels = [], description = 'x' }: { labels?: string[]; description?: string },
) {
  const { pullRequest } = buildManifest();
  if (pullRequest === undefined) throw new Error('there is no pull request');
  const labelledBy = new Map(labels.map((label) => [label, 'alice']));
  const facts = { commits: [], linkedIssues: [], baseFiles: [], headPaths: ['CHANGELOG.md'], labelledBy };
  return buildPack(texts, { pullRequest: { ...pullRequest, labels, description }, facts }).pack;
}

/** Lane and confidence for a path and an added line. */
const lanes = [
  ['green', 'high', 'docs/billing.md', 'x'],
  ['green', 'high', 'src/cache/store.ts', 'x'],
  ['green', 'high', 'src/session.ts', 'x'],
  ['yellow', 'high', 'src/pricing.ts', 'x'],
  ['yellow', 'medium', 'src/auth/LoginForm.tsx', 'x'],
  ['yellow', 'low', 'data.xyz', 'x'],
  ['yellow', 'low', 'bin/tool', 'x'],
  ['red', 'high', 'src/session.ts', 'jwt.verify(token)'],
  ['red', 'high', 'src/billing/charge.ts', 'x'],
  ['red', 'high', 'db/migrate/1_a.rb', 'x'],
  ['red', 'high', '.github/workflows/ci.yml', 'x'],
  ['green', 'high', 'src/trace.ts', 'x'],
  ['green', 'high', 'lib/latest_config.py', 'x'],
] as const;

describe('the lane', () => {
  it.each(lanes)('is %s with %s confidence for %s with %s', (lane, confidence, path, line) => {
    expect(buildPack({ [path]: [line] }).pack.risk).toMatchObject({ lane, confidence });
  });

  it('names for each factor its files and severity', () => {
    const texts = { 'src/billing/b.ts': ['x'], 'src/billing/a.ts': ['x'], 'a.proto': ['x'] };
    expect(buildPack(texts).pack.risk.factors).toEqual([
      { factor: 'payments', files: ['src/billing/a.ts', 'src/billing/b.ts'], severity: 'red' },
      { factor: 'public-api', files: ['a.proto'], severity: 'moderate' },
    ]);
  });

  it.each([
    ['docs/a.md', 'risk:red', 'red', 'label risk:red, set by alice'],
    ['docs/a.md', 'risk:green', 'green', null],
    ['docs/a.md', 'not risk:red', 'green', null],
    ['src/billing/a.ts', 'risk:yellow', 'red', null],
  ])('is raised and never lowered by a label, with its author: %s with %s', (path, label, lane, source) => {
    const override = { override_applied: source !== null, override_source: source };
    expect(packOf({ [path]: ['x'] }, { labels: [label] }).risk).toMatchObject({ lane, ...override });
  });
});

describe('hotspots', () => {
  it('are ranges with a category and a reason, red ones first', () => {
    const { hotspots } = buildPack({ 'a.proto': ['x'], 'src/a.ts': ['x', 'jwt.verify(a);'] }).pack;
    const place = { file: 'src/a.ts', line_start: 2, line_end: 2, category: 'authentication' };
    expect(hotspots[0]).toEqual({ ...place, why: 'Decides who a user is.', risk_contributing: true });
    expect(hotspots.map(({ file }) => file)).toEqual(['src/a.ts', 'a.proto']);
  });

  it('are at most fifty', () => {
    const paths = Array.from({ length: 60 }, (_, n) => `src/billing/f${n}.ts`);
    const texts = Object.fromEntries(paths.map((path) => [path, ['x']]));
    expect(buildPack(texts).pack.hotspots).toHaveLength(50);
  });
});

describe('missing artifacts', () => {
  const intent = 'Keeps answers for a minute.';
  const cache = { 'src/cache.ts': ['a', 'b', 'c', 'd'] };
  const added = { 'src/cache.test.ts': ['x'], 'CHANGELOG.md': ['x'] };
  it.each(['release-please-config.json', '.changeset/config.json'])(
    'are no changelog where %s writes it',
    (tool) => {
      const facts = { commits: [], linkedIssues: [], baseFiles: [], headPaths: ['CHANGELOG.md', tool] };
      const { missing_artifacts } = buildPack(cache, { facts }).pack;
      expect(missing_artifacts.map(({ artifact }) => artifact)).toEqual(['tests']);
    },
  );

  const migration = { 'db/1_a.sql': ['ALTER TABLE a ADD b int;'] };
  const auth = { 'src/auth.ts': ['x'] };
  it.each<[string, Texts, string, readonly string[]]>([
    ['nothing of green', { 'docs/a.md': ['x'] }, '', []],
    ['intent, tests and changelog of yellow', cache, '', ['intent', 'tests', 'changelog']],
    ['nothing that the change adds', { ...cache, ...added }, intent, []],
    ['no test of a migration', migration, intent, ['changelog']],
    ['no more of red', auth, intent, ['tests', 'changelog']],
  ])('are asked for: %s', (_, texts, description, expected) => {
    const { missing_artifacts } = packOf(texts, { description });
    const isAdvice = (artifact: string) => artifact === 'changelog';
    const required = expected.map((artifact) => ({ artifact, required: !isAdvice(artifact) }));
    expect(missing_artifacts).toMatchObject(required);
    expect(missing_artifacts).toHaveLength(expected.length);
  });
});

const alice = { name: 'Alice', email: 'alice@example.com' };
const noreply = 'users.noreply.github.com';
const commit = (parts: Partial<CommitFact> = {}): CommitFact => {
  return { message: 'Change', author: alice, committer: alice, ...parts };
};

describe('authorship', () => {
  it.each([
    ['a trailer', { message: 'Fix\n\nCo-authored-by: Claude <noreply@anthropic.com>' }, 'Claude Code'],
    [
      'a trailer in the middle',
      { message: 'A\n\nco-authored-by: x <cursoragent@cursor.com>\n\nB' },
      'Cursor',
    ],
    ['an author', { author: { name: 'x', email: `1+Copilot@${noreply}` } }, 'GitHub Copilot'],
    ['a committer', { committer: { name: 'devin-ai-integration[bot]', email: 'bot@example.com' } }, 'Devin'],
    ['an ending of a name', { author: { name: 'Alice (aider)', email: 'alice@example.com' } }, 'Aider'],
    ['a line of its own', { message: 'Fix\n\n🤖 Generated with [Claude Code](https://x)' }, 'Claude Code'],
  ])('is read from %s', (_, parts, tool) => {
    expect(authorshipOf([commit(parts), commit()])).toEqual({
      ai_assisted: true,
      ai_tools: [tool],
      ai_commit_ratio: 0.5,
      total_commits: 2,
    });
  });

  it.each([
    ['a person who has a tool for a name', { author: { name: 'Claude', email: 'claude@example.com' } }],
    ['a person who reviewed', { message: 'Fix\n\nReviewed-by: Claude <noreply@anthropic.com>' }],
    ['words about a tool', { message: 'Stop calling Copilot from the editor' }],
    ['a person at the same company', { author: { name: 'Bob', email: 'bob@anthropic.com' } }],
  ])('is not guessed from %s', (_, parts) => {
    expect(authorshipOf([commit(parts)])).toMatchObject({
      ai_assisted: false,
      ai_tools: [],
      ai_commit_ratio: 0,
    });
  });

  it('of no commits has a ratio all the same', () => {
    expect(authorshipOf([])).toMatchObject({ ai_commit_ratio: 0, total_commits: 0 });
  });
});

const lines = (count: number) => Array.from({ length: count }, (_, index) => `const v${index} = ${index};`);
const policy = (evidence: object, reviewers: object = { gemini: {} }) =>
  Policy.parse({ version: 1, evidence, reviewers });

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

  it('leaves out a diff that no model reads, which is in a file of its own', () => {
    const { pack, unknown } = build({ 'a.txt': ['x'.repeat(4_000_000)] });
    expect(pack.diff).toMatchObject({ raw_diff: '', stats: { insertions: 1 } });
    expect(unknown).toContain('diff.raw_diff');
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

  it('names subsystems by packages, then top folders, and the rules that own a file', () => {
    const baseFiles = [{ path: 'CODEOWNERS', text: '# Money\n/packages/pay/ @pay\n/other/ @other\n' }];
    const paths = ['packages/pay/a.ts', 'packages/web/src/b.ts', 'tools/c.ts', 'd.ts'];
    const headPaths = [...paths, 'package.json', 'packages/pay/package.json', 'packages/web/package.json'];
    const texts = Object.fromEntries(paths.map((path) => [path, ['x']]));
    const { diff, context } = build(texts, { facts: { baseFiles, headPaths } }).pack;
    const subsystems = diff.touched_files.map(({ subsystem }) => subsystem);
    expect(subsystems).toEqual(['packages/pay', 'packages/web', 'tools', '(root)']);
    expect(context.owners).toEqual([{ path_pattern: '/packages/pay/', owners: ['@pay'] }]);
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
});
