import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ConfidenceBand,
  Finding,
  FindingStatus,
  type ParsedFinding,
  Severity,
} from '../../../src/model/finding.ts';
import type { Original } from '../../../src/model/original.ts';
import { type Verdict, verdicts } from '../../../src/model/review-document.ts';
import { effectivePolicy } from '../../../src/policy/effective-policy.ts';
import { judge } from '../../../src/policy/weight.ts';
import { buildLocation, merge } from '../../support/builders/finding.ts';
import { buildOriginal } from '../../support/builders/original.ts';
import { buildPolicy } from '../../support/builders/run.ts';

type Parts = Partial<ParsedFinding>;

/** Originals of one finding, each of another reviewer. */
const mergedOf = (...all: readonly Parts[]) =>
  merge(all.map((parts, by) => buildOriginal(by, parts, { fingerprint: 'f'.repeat(16) })));

const old = { preExisting: true };
const guess = { confidence: { band: 'low' } } as const;
const fix = { text: 'Pass the timeout.', confidence: 'high' } as const;

describe('a merged finding', () => {
  it('has the text that is most actionable, the worst severity, and every original as it was', () => {
    const milder = { severity: 'low', category: 'style', issue: 'It looks odd.', title: 'Odd' } as const;
    const replacing = { fix: { ...fix, replacement: 'x' } };
    const worst = { reviewer: 'claude', severity: 'critical', category: 'correctness' };
    const sources = [{ reviewer: 'eslint' }, { reviewer: 'gemini', ...milder }, worst];
    const corroboratedBy = ['claude', 'gemini'];
    expect(mergedOf({ severity: 'critical' }, { ...milder, fix }, replacing)).toMatchObject([
      { fix: { replacement: 'x' }, severity: 'critical', corroboratedBy, sources },
    ]);
  });

  it('has text of the head’s author only if no other reviewer has any', () => {
    const theirs = buildOriginal(1, { title: 'Theirs', fix }, { fingerprint: 'a', foreign: true });
    const ours = buildOriginal(0, { title: 'Ours', severity: 'low' }, { fingerprint: 'a' });
    expect(merge([theirs, ours])).toMatchObject([{ title: 'Ours', severity: 'medium' }]);
    expect(merge([theirs])).toMatchObject([{ title: 'Theirs' }]);
  });

  it.each<[string, readonly Parts[], Parts & { corroboratedBy?: readonly string[] }]>([
    ['asks for no human if no original does', [{}, {}], { requiresHuman: false }],
    ['asks for a human if one original does', [{}, { requiresHuman: true }], { requiresHuman: true }],
    ['asks for a human if disputed', [{ action: 'fix' }, { action: 'discuss' }], { requiresHuman: true }],
    ['is pre-existing if all originals are', [old, old], old],
    ['is not pre-existing if one is not', [old, {}], { preExisting: false }],
    [
      'stays open if another calls it fixed',
      [{}, { status: 'fixed' }],
      { status: 'open', corroboratedBy: [] },
    ],
    ['stays open if another calls it verified', [{}, { status: 'verified' }], { status: 'open' }],
    ['stays open if another would not fix it', [{}, { status: 'wont_fix' }], { status: 'open' }],
    ['is no surer for being reported again', [guess, guess], { ...guess, corroboratedBy: ['gemini'] }],
  ])('%s', (_, parts, expected) => {
    expect(mergedOf(...parts)).toMatchObject([expected]);
  });

  const critical = { severity: 'critical' } as const;

  it.each<[string, Parts, Parts, Parts]>([
    ['its category aborts', { category: 'data loss', severity: 'high' }, critical, critical],
    ['only it blocks', { severity: 'high' }, { ...critical, ...guess }, { ...critical, ...guess }],
    ['it is graver', { severity: 'low' }, { severity: 'info' }, {}],
    ['it is surer', { severity: 'low', category: 'a' }, { severity: 'low', ...guess, category: 'b' }, {}],
    ['what counts is milder', { ...critical, ...guess }, { severity: 'medium' }, {}],
  ])(
    'has the category of the original that weighs most and the gravest severity: %s',
    (_, heavy, light, shown) => {
      const originals = [heavy, { ...light, fix }].map((parts, by) =>
        buildOriginal(by, parts, { fingerprint: 'a' }),
      );
      const { severity, confidence, category } = originals[0]?.finding ?? {};
      const policy = buildPolicy({ 'abort-on': ['data-loss'] });
      expect(merge(originals, policy)).toMatchObject([{ severity, confidence, category, ...shown, fix }]);
    },
  );
});

describe('agreement', () => {
  const problem = { title: 'The lock is never released', issue: 'When it throws, the lock stays held.' };
  const report = (by: number, parts: Parts = {}, more: Partial<Original> = {}) =>
    buildOriginal(by, { ...problem, ...parts }, { fingerprint: `${by}`.repeat(16), ...more });
  const others = 'Other threads wait for ever.';
  const other = { title: 'No deadline', issue: others };
  const nextLine = { locations: [buildLocation({ startLine: 4, endLine: 4 })] };
  /** The reviewers that report the same problem as each reviewer's original. */
  const agreed = (originals: readonly Original[], policy?: Parameters<typeof merge>[1]) =>
    Object.fromEntries(
      merge(originals, policy).flatMap(({ sources }) =>
        sources.map(({ reviewer, corroboratedBy }) => [reviewer, corroboratedBy] as const),
      ),
    );

  it('is stored with each original, in order', () => {
    expect(agreed([report(1), report(0), report(3)])).toEqual({
      claude: ['gemini', 'greptile'],
      gemini: ['claude', 'greptile'],
      greptile: ['claude', 'gemini'],
    });
  });

  it.each<[string, Original, readonly string[]]>([
    ['a reopened report', report(1, { status: 'reopened' }), ['gemini']],
    ['a suppressed report', report(1, {}, { suppressed: { by: 'suppress', reason: 'known' } }), []],
    ['a settled report', report(1, { status: 'fixed' }), []],
    ['a second report of the same reviewer', report(1, {}, { reviewer: 'claude' }), []],
    ['a report in which only the title is alike', report(1, { issue: others }), ['gemini']],
    ['a report about something else', report(1, { ...other, category: 'style' }), []],
    ['a report of the same category', report(1, { ...other, category: 'Correctness' }), ['gemini']],
    ['a report of the same category on the next line', report(1, { ...other, ...nextLine }), []],
    ['a report without a category', report(1, { ...other, category: 'general' }), []],
  ])('comes or does not come from %s', (_, other, expected) => {
    expect(agreed([report(0), other])['claude']).toEqual(expected);
  });

  it('does not come from an advisory reviewer', () => {
    const policy = buildPolicy({}, { gemini: { advisory: 'all' } });
    expect(agreed([report(0), report(1)], policy)).toEqual({ claude: [], gemini: ['claude'] });
  });
});

describe('a finding of an advisory reviewer and others', () => {
  const advisory = buildPolicy({}, { gemini: { advisory: 'all' } });
  const medium = { severity: 'high', confidence: { band: 'medium' } } as const;
  const grave = { severity: 'critical', confidence: { band: 'high' } } as const;
  const ours = { ...medium, title: 'Ours' };

  it.each<[string, readonly Parts[], Partial<Finding>]>([
    ['takes nothing from it', [ours, { ...grave, title: 'Theirs' }], { ...ours, corroboratedBy: [] }],
    ['counts two others as two', [medium, grave, medium], { ...medium, corroboratedBy: ['eslint'] }],
    ['is advisory if no other reports it now', [{ ...grave, status: 'fixed' }, grave], { advisory: true }],
    ['is as old as for reviewers with weight', [old, {}], old],
  ])('%s', (_, parts, expected) => {
    const all = parts.map((each, by) => buildOriginal(by, each, { fingerprint: 'a' }));
    const [merged] = merge(all, advisory);
    expect(merged).toMatchObject({ ...expected, status: 'open' });
    expect(merged?.advisory).toBe(expected.advisory);
    expect(merged?.sources).toHaveLength(parts.length);
  });
});

describe('ids', () => {
  it.each<[string, Parts]>([
    // The first eight digits of `printf %s src/app.ts | sha256sum`, and of `release process`.
    ['correctness-841254fe-3-9', { locations: [buildLocation({ startLine: 3, endLine: 9 })] }],
    ['correctness-2c986424-0', { scope: 'system', locations: [], scopeText: 'release process' }],
  ])('have the form of C5: %s', (id, parts) => {
    expect(merge([buildOriginal(0, parts)])).toMatchObject([{ id }]);
  });

  it('are counted in the order of their content, and never take the range of another finding', () => {
    const on = (title: string, startLine: number, endLine = startLine) =>
      buildOriginal(0, { title, issue: title, locations: [buildLocation({ startLine, endLine })] });
    const merged = merge([on('c', 1, 2), on('b', 1), on('a', 1)]);
    expect(merged.map(({ title, id }) => [title, id.slice(21)])).toEqual([
      ['a', '1'],
      ['b', '1-3'],
      ['c', '1-2'],
    ]);
  });
});

describe('a place with thousands of findings', () => {
  const flood = (fingerprintOf: (index: number) => string) =>
    Array.from({ length: 2500 }, (_, index) => {
      const text = { title: `Step ${index} of ${index * 7}`, issue: `Entry ${index * 13}` };
      return buildOriginal(2, { ...text, pointer: `/${index}` }, { fingerprint: fingerprintOf(index) });
    });

  it('still merges findings of other reviewers there', () => {
    const problem = { title: 'The cache is never released', issue: 'The cache stays held on failure.' };
    const both = [0, 1].map((by) => buildOriginal(by, problem, { fingerprint: `${by}` }));
    const merged = merge([...flood((index) => `${index}`.padStart(16, '0')), ...both]);
    expect(merged.filter(({ sources }) => sources.length === 2)).toHaveLength(1);
  });

  it('is one finding if all have one fingerprint', () => {
    const [finding, ...others] = merge(flood(() => 'a'.repeat(16)));
    expect(others).toEqual([]);
    expect(finding?.sources).toHaveLength(2500);
  });
});

const texts = [
  'User input reaches the SQL query unescaped, so anyone can read the orders table.',
  'The SQL query is built from unescaped user input: SQL injection into the orders table.',
  'The database connection is never returned to the pool when parsing throws.',
  'The retry loop has no upper bound.',
] as const;

/** Originals as a run has them: each is one place of one document. */
const anyOriginals = fc
  .array(
    fc.record({
      by: fc.nat(3),
      fingerprint: fc.option(fc.constantFrom('a'.repeat(16), 'b'.repeat(16)), { nil: undefined }),
      words: fc.subarray([...texts], { minLength: 1 }),
      path: fc.constantFrom('src/app.ts', 'src/b.ts'),
      line: fc.integer({ min: 0, max: 12 }),
      parts: fc.record({
        severity: fc.constantFrom(...Severity.options),
        confidence: fc.constantFrom(...ConfidenceBand.options).map((band) => ({ band })),
        status: fc.constantFrom(...FindingStatus.options),
        action: fc.constantFrom('fix', 'discuss' as const),
        preExisting: fc.boolean(),
        claimed: fc.constant({ corroboratedBy: ['x'], contestedBy: ['y'], suppressed: { reason: 'z' } }),
      }),
    }),
    { maxLength: 12 },
  )
  .map((all) =>
    all.map(({ by, fingerprint, words, path, line, parts }, index) => {
      const issue = words.join(' ');
      const whole = { scope: 'file', locations: [{ path, side: 'RIGHT' }] } as const;
      const place = line === 0 ? whole : { locations: [buildLocation({ path, startLine: line })] };
      const title = { title: issue.slice(0, 60), titleDerived: true };
      const finding = { ...parts, ...title, issue, ...place, pointer: `/${index}` };
      return buildOriginal(by, finding, fingerprint === undefined ? {} : { fingerprint });
    }),
  );

describe('any originals', () => {
  it('merge to the same findings in every order', () => {
    const orders = anyOriginals.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    );
    fc.assert(
      fc.property(orders, ([all, other]) => {
        expect(merge(other)).toEqual(merge(all));
      }),
    );
  });

  it('are each the source of exactly one valid finding with an id of its own', () => {
    fc.assert(
      fc.property(anyOriginals, (all) => {
        const merged = merge(all);
        const sources = merged.flatMap((finding) => finding.sources.map(({ pointer }) => pointer));
        expect(sources.sort()).toEqual(all.map(({ finding }) => finding.pointer).sort());
        expect(new Set(merged.map(({ id }) => id)).size).toBe(merged.length);
        for (const finding of merged) expect(Finding.safeParse(finding).success).toBe(true);
      }),
    );
  });

  it('weigh together as much as the strictest alone', () => {
    const { blocking } = effectivePolicy(undefined, {});
    const worst = (findings: readonly Finding[]) => {
      const found: readonly Verdict[] = findings.map((finding) => judge(finding, blocking).verdict);
      return Math.max(0, ...found.map((verdict) => verdicts.indexOf(verdict)));
    };
    fc.assert(
      fc.property(anyOriginals, (all) => {
        expect(worst(merge(all))).toBe(worst(all.flatMap((each) => merge([each]))));
      }),
    );
  });

  it('gain nothing but sources from a second copy of every document', () => {
    fc.assert(
      fc.property(anyOriginals, (all) => {
        const copies = all.map((original) => ({ ...original, document: original.document + 10 }));
        const plain = (findings: ReturnType<typeof merge>) => findings.map(({ sources: _, ...rest }) => rest);
        expect(plain(merge([...all, ...copies]))).toEqual(plain(merge(all)));
      }),
    );
  });
});
