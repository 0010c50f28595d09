import { describe, expect, it } from 'vitest';
import { buildPack } from '../../support/builders/evidence.ts';
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
  ['yellow', 'high', 'src/cache/store.ts', 'x'],
  ['yellow', 'medium', 'src/session.ts', 'x'],
  ['yellow', 'low', 'data.xyz', 'x'],
  ['yellow', 'low', 'bin/tool', 'x'],
  ['red', 'high', 'src/session.ts', 'jwt.verify(token)'],
  ['red', 'high', 'src/billing/charge.ts', 'x'],
  ['red', 'high', 'db/migrate/1_a.rb', 'x'],
  ['red', 'high', '.github/workflows/ci.yml', 'x'],
  ['yellow', 'medium', 'src/throttle.ts', 'x'],
  ['green', 'high', 'src/trace.ts', 'x'],
  ['green', 'high', 'lib/latest_config.py', 'x'],
] as const;

describe('the lane', () => {
  it.each(lanes)('is %s with %s confidence for %s with %s', (lane, confidence, path, line) => {
    expect(buildPack({ [path]: [line] }).pack.risk).toMatchObject({ lane, confidence });
  });

  it('names for each factor its files and severity', () => {
    const texts = { 'src/billing/b.ts': ['x'], 'src/billing/a.ts': ['x'], 'src/cache.ts': ['x'] };
    expect(buildPack(texts).pack.risk.factors).toEqual([
      { factor: 'payments', files: ['src/billing/a.ts', 'src/billing/b.ts'], severity: 'red' },
      { factor: 'caching', files: ['src/cache.ts'], severity: 'moderate' },
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
  it('are ranges with a category and a reason, red ones first, oddities last and no risk', () => {
    const lines = ['const a = 1;', 'cache.get(a);', 'try { b(); } catch (e) {}', 'jwt.verify(a);'];
    const spotAt = (line: number) => ({ file: 'src/a.ts', line_start: line, line_end: line });
    expect(buildPack({ 'src/a.ts': lines }).pack.hotspots).toEqual([
      { ...spotAt(4), category: 'authentication', why: 'Decides who a user is.', risk_contributing: true },
      expect.objectContaining({ ...spotAt(2), category: 'caching', risk_contributing: true }),
      expect.objectContaining({ line_start: 3, category: 'error-handling', risk_contributing: false }),
    ]);
  });

  it('are at most fifty', () => {
    const paths = Array.from({ length: 60 }, (_, n) => `src/billing/f${n}.ts`);
    const texts = Object.fromEntries(paths.map((path) => [path, ['x']]));
    expect(buildPack(texts).pack.hotspots).toHaveLength(50);
  });
});

describe('missing artifacts', () => {
  const intent = 'Keeps answers for a minute.';
  const cache = { 'src/cache.ts': ['x'] };
  const added = { 'src/cache.test.ts': ['x'], 'CHANGELOG.md': ['x'] };
  const migration = { 'db/1_a.sql': ['ALTER TABLE a ADD b int;'] };
  const auth = { 'src/auth.ts': ['x'], 'src/auth.test.ts': ['x'] };
  it.each<[string, Texts, string, readonly string[]]>([
    ['nothing of green', { 'docs/a.md': ['x'] }, '', []],
    ['intent, tests and changelog of yellow', cache, '', ['intent', 'tests', 'changelog']],
    ['nothing that the change adds', { ...cache, ...added }, intent, []],
    ['notes on a migration', migration, intent, ['migration-notes', 'rollout-notes', 'changelog']],
    ['security notes on identity', auth, intent, ['security-notes', 'changelog']],
  ])('are asked for: %s', (_, texts, description, expected) => {
    const { missing_artifacts } = packOf(texts, { description });
    expect(missing_artifacts.map(({ artifact }) => artifact)).toEqual(expected);
  });
});
