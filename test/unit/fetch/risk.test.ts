import { describe, expect, it } from 'vitest';
import { buildPack } from '../../support/builders/evidence.ts';
import { buildManifest } from '../../support/builders/run.ts';

/** A pull request with these labels, set by alice. */
function labelled(texts: Readonly<Record<string, readonly string[]>>, ...labels: string[]) {
  const { pullRequest } = buildManifest();
  if (pullRequest === undefined) throw new Error('there is no pull request');
  const labelledBy = new Map(labels.map((label) => [label, 'alice']));
  const facts = { commits: [], linkedIssues: [], baseFiles: [], headPaths: Object.keys(texts), labelledBy };
  return buildPack(texts, { pullRequest: { ...pullRequest, labels }, facts }).pack.risk;
}

describe('the lane', () => {
  it('is green for documents, yellow with a moderate factor, red with a red one', () => {
    const lane = (path: string) => buildPack({ [path]: ['x'] }).pack.risk.lane;
    expect(lane('docs/billing.md')).toBe('green');
    expect(lane('src/cache/store.ts')).toBe('yellow');
    expect(lane('src/billing/charge.ts')).toBe('red');
    for (const path of ['src/throttle.ts', 'src/trace.ts', 'lib/latest_config.py'])
      expect(lane(path)).not.toBe('red');
    for (const path of ['db/migrate/1_a.rb', '.github/workflows/ci.yml']) expect(lane(path)).toBe('red');
  });

  it('names for each factor its files and severity', () => {
    const texts = { 'src/billing/b.ts': ['x'], 'src/billing/a.ts': ['x'], 'src/cache.ts': ['x'] };
    expect(buildPack(texts).pack.risk.factors).toEqual([
      { factor: 'payments', files: ['src/billing/a.ts', 'src/billing/b.ts'], severity: 'red' },
      { factor: 'caching', files: ['src/cache.ts'], severity: 'moderate' },
    ]);
  });

  it.each(['data.xyz', 'bin/tool'])(
    'rises and its confidence falls for %s, which cannot be judged',
    (path) => {
      expect(buildPack({ [path]: ['x'] }).pack.risk).toMatchObject({ lane: 'yellow', confidence: 'low' });
    },
  );

  it('is yellow and less certain where only an ambiguous identifier indicates it', () => {
    const lines = Array.from({ length: 10 }, () => 'x');
    expect(buildPack({ 'src/session.ts': lines }).pack.risk).toMatchObject({
      lane: 'yellow',
      confidence: 'medium',
    });
    const sure = { 'src/session.ts': ['jwt.verify(token)'] };
    expect(buildPack(sure).pack.risk).toMatchObject({ lane: 'red', confidence: 'high' });
  });

  it('is raised by a label, with the label and its author', () => {
    expect(labelled({ 'docs/a.md': ['x'] }, 'risk:red')).toMatchObject({
      lane: 'red',
      override_applied: true,
      override_source: 'label risk:red, set by alice',
    });
  });

  it.each(['risk:yellow', 'risk:green', 'not risk:red'])('is not lowered by the label %s', (label) => {
    expect(labelled({ 'src/billing/a.ts': ['x'] }, label)).toMatchObject({
      lane: 'red',
      override_applied: false,
      override_source: null,
    });
    if (label !== 'risk:yellow') expect(labelled({ 'docs/a.md': ['x'] }, label).lane).toBe('green');
  });
});

describe('hotspots', () => {
  it('are ranges with a category and a reason, red ones first, oddities last and no risk', () => {
    const lines = ['const a = 1;', 'cache.get(a);', 'try { b(); } catch (e) {}', 'jwt.verify(a);'];
    expect(buildPack({ 'src/a.ts': lines }).pack.hotspots).toEqual([
      {
        file: 'src/a.ts',
        line_start: 4,
        line_end: 4,
        category: 'authentication',
        why: 'Decides who a user is.',
        risk_contributing: true,
      },
      expect.objectContaining({ line_start: 2, line_end: 2, category: 'caching', risk_contributing: true }),
      expect.objectContaining({ line_start: 3, category: 'error-handling', risk_contributing: false }),
    ]);
  });

  it('are at most fifty', () => {
    const texts = Object.fromEntries(
      Array.from({ length: 60 }, (_, n) => [`src/billing/f${n}.ts`, ['x']] as const),
    );
    expect(buildPack(texts).pack.hotspots).toHaveLength(50);
  });
});

describe('missing artifacts', () => {
  const changelog = { commits: [], linkedIssues: [], baseFiles: [], headPaths: ['CHANGELOG.md'] };

  function missing(texts: Readonly<Record<string, readonly string[]>>, description: string) {
    const { pullRequest } = buildManifest();
    if (pullRequest === undefined) throw new Error('there is no pull request');
    const { missing_artifacts } = buildPack(texts, {
      pullRequest: { ...pullRequest, description },
      facts: changelog,
    }).pack;
    for (const { why_required, suggested_location } of missing_artifacts) {
      expect(why_required).not.toBe('');
      expect(suggested_location).not.toBe('');
    }
    return missing_artifacts.map(({ artifact }) => artifact);
  }

  it.each<[string, Readonly<Record<string, readonly string[]>>, string, readonly string[]]>([
    ['green asks for nothing', { 'docs/a.md': ['x'] }, '', []],
    [
      'yellow asks for intent, tests and the changelog',
      { 'src/cache.ts': ['x'] },
      '',
      ['intent', 'tests', 'changelog'],
    ],
    [
      'nothing is missing that the change adds',
      { 'src/cache.ts': ['x'], 'src/cache.test.ts': ['x'], 'CHANGELOG.md': ['x'] },
      'Keeps answers for a minute.',
      [],
    ],
    [
      'a migration asks for notes on itself and on its rollout',
      { 'db/migrate/1_a.sql': ['ALTER TABLE a ADD b int;'] },
      'Adds a column for the new report.',
      ['migration-notes', 'rollout-notes', 'changelog'],
    ],
    [
      'an identity change needs security notes',
      { 'src/auth.ts': ['x'], 'src/auth.test.ts': ['x'] },
      'Lets people stay signed in.',
      ['security-notes', 'changelog'],
    ],
  ])('%s', (_, texts, description, expected) => {
    expect(missing(texts, description)).toEqual(expected);
  });
});
