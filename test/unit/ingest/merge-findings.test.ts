import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { confidenceBands, Finding, FindingStatus, severities } from '../../../src/model/finding.ts';

import type { Original } from '../../../src/model/original.ts';
import { type Verdict, verdicts } from '../../../src/model/review-document.ts';

import { effectivePolicy } from '../../../src/policy/effective-policy.ts';
import { judge, weigh } from '../../../src/policy/weight.ts';
import { buildLocation, buildParsed, merge } from '../../support/builders/finding.ts';
import { buildPolicy } from '../../support/builders/run.ts';

function original(
  overrides: Parameters<typeof buildParsed>[0] = {},
  from: Partial<Omit<Original, 'finding'>> = {},
): Original {
  const finding = buildParsed(overrides);
  return { reviewer: 'claude', document: 0, fingerprint: 'f'.repeat(16), finding, ...from };
}

const { blocking } = effectivePolicy(undefined, {});

const second = { reviewer: 'gemini', document: 1 } as const;

/** Originals as a run has them: each is one place of one document. */
const originals = fc
  .array(
    fc.record({
      reviewer: fc.constantFrom('claude', 'gemini', 'eslint'),
      fingerprint: fc.constantFrom('a'.repeat(16), 'b'.repeat(16), 'c'.repeat(16)),
      title: fc.constantFrom('One', 'Two'),
      severity: fc.constantFrom(...severities),
      band: fc.constantFrom(...confidenceBands),
      status: fc.constantFrom(...FindingStatus.options),
      preExisting: fc.boolean(),
      requiresHuman: fc.boolean(),
      line: fc.integer({ min: 1, max: 3 }),
      lines: fc.integer({ min: 0, max: 2 }),
    }),
    { maxLength: 12 },
  )
  .map((all) =>
    all.map(({ reviewer, fingerprint, band, line, lines, ...finding }, index): Original => {
      const range = lines === 0 ? {} : { endLine: line + lines };
      return original(
        {
          ...finding,
          confidence: { band },
          locations: [buildLocation({ startLine: line, ...range })],
          pointer: `/${index}`,
        },
        { reviewer, fingerprint, document: ['claude', 'gemini', 'eslint'].indexOf(reviewer) },
      );
    }),
  );

describe('a place with thousands of findings', () => {
  const flood = (fingerprintOf: (index: number) => string) =>
    Array.from({ length: 2500 }, (_, index) =>
      original(
        { title: `Step ${index} of ${index * 7}`, issue: `Entry ${index * 13}`, pointer: `/${index}` },
        { reviewer: 'noisy', document: 2, fingerprint: fingerprintOf(index) },
      ),
    );
  const problem = { title: 'The cache is never released', issue: 'The cache is never released on failure.' };

  it('still merges findings of other reviewers there', () => {
    const merged = merge([
      ...flood((index) => `${index}`.padStart(16, '0')),
      original(problem, { fingerprint: 'a'.repeat(16) }),
      original(problem, { ...second, fingerprint: 'b'.repeat(16) }),
    ]);
    expect(merged.filter(({ sources }) => sources.length === 2)).toHaveLength(1);
  });

  it('is one finding where all have one fingerprint', () => {
    const [finding, ...others] = merge(flood(() => 'a'.repeat(16)));
    expect(others).toEqual([]);
    expect(finding?.sources).toHaveLength(2500);
  });
});

describe('merging', () => {
  it('keeps findings of different fingerprints apart', () => {
    const merged = merge([original(), original({ title: 'Other' }, { fingerprint: 'e'.repeat(16) })]);
    expect(merged).toHaveLength(2);
  });

  it('takes text from the head’s author only when no other reviewer has any', () => {
    const theirs = original(
      { title: 'Theirs', severity: 'critical', fix: { text: 'So', confidence: 'high', replacement: 'x' } },
      { ...second, foreign: true },
    );
    const ours = original({ title: 'Ours', severity: 'low' });
    for (const all of [
      [theirs, ours],
      [ours, theirs],
    ])
      expect(merge(all)).toMatchObject([{ title: 'Ours', severity: 'critical' }]);
    expect(merge([theirs])).toMatchObject([{ title: 'Theirs' }]);
  });

  it('asks for a human when one original does or one disputes it, and otherwise not', () => {
    const asks = (...all: readonly Original[]) => merge(all)[0]?.requiresHuman;
    expect(asks(original(), original({}, second))).toBe(false);
    expect(asks(original(), original({ requiresHuman: true }, second))).toBe(true);
    const discussing = original({ action: 'discuss' }, second);
    expect(asks(original({ action: 'fix' }), discussing)).toBe(true);
  });

  it('names the other reviewers in order', () => {
    const by = (reviewer: string, document: number) => original({}, { reviewer, document });
    const [merged] = merge([by('b', 0), by('d', 1), by('a', 2), by('c', 3)]);
    expect(merged?.corroboratedBy).toHaveLength(3);
    expect(merged?.corroboratedBy).toEqual(merged?.corroboratedBy.toSorted());
  });

  it('has the worst severity and names the other reviewer', () => {
    const [merged] = merge([
      original({ severity: 'medium', title: 'Milder' }),
      original({ severity: 'high', title: 'Worse' }, second),
    ]);
    expect(merged).toMatchObject({ title: 'Worse', severity: 'high', corroboratedBy: ['claude'] });
  });

  it('raises no confidence, and corroborates by a second reviewer, not by the same one twice', () => {
    const unsure = { confidence: { band: 'medium', value: 65 } } as const;
    const [two] = merge([original(unsure), original(unsure, second)]);
    const [twice] = merge([original(unsure), original({ ...unsure, pointer: '/1' })]);
    expect(two).toMatchObject({ ...unsure, corroboratedBy: ['gemini'] });
    expect(twice).toMatchObject({ ...unsure, corroboratedBy: [] });
  });

  it.each<[string, Parameters<typeof buildParsed>[0], Parameters<typeof buildParsed>[0]]>([
    [
      'its category aborts',
      { category: 'data loss', severity: 'high' },
      { category: 'logic', severity: 'critical' },
    ],
    [
      'it blocks and a graver one does not',
      { severity: 'high' },
      { severity: 'critical', confidence: { band: 'low' } },
    ],
    [
      'it counts and a graver one is a guess',
      { severity: 'medium' },
      { severity: 'high', confidence: { band: 'low' } },
    ],
    ['it is graver', { severity: 'low' }, { severity: 'info' }],
    [
      'it is surer',
      { severity: 'low', category: 'a' },
      { severity: 'low', confidence: { band: 'low' }, category: 'b' },
    ],
  ])('is as heavy as the original that weighs most, since %s', (_why, heavy, light) => {
    const fix = { text: 'So', confidence: 'high' } as const;
    const [merged] = merge(
      [original(heavy), original({ ...light, fix }, second)],
      buildPolicy({ 'abort-on': ['data-loss'] }),
    );
    const { severity, confidence, category } = buildParsed(heavy);
    expect(merged).toMatchObject({ severity, confidence, category, fix });
  });

  it('has the same category wherever in its document a reviewer writes which', () => {
    const both = (first: string, then: string) =>
      merge([original({ category: first }), original({ category: then, pointer: '/1' })])[0]?.category;
    expect(both('docs', 'style')).toBe(both('style', 'docs'));
  });

  it('keeps the weight and the text of every original', () => {
    const milder = { severity: 'low', category: 'style', issue: 'It looks odd.', title: 'Odd' } as const;
    const [merged] = merge([original({ severity: 'critical' }), original(milder, second)]);
    expect(merged?.sources).toMatchObject([
      { reviewer: 'claude', severity: 'critical', category: 'correctness' },
      { reviewer: 'gemini', ...milder },
    ]);
  });

  it('weighs no less because of an unsure report of greater severity', () => {
    const [merged] = merge([
      original({ severity: 'high', confidence: { band: 'high' } }),
      original({ severity: 'critical', confidence: { band: 'speculative' } }, second),
    ]);
    expect(merged === undefined ? '' : weigh(merged, blocking)).toBe('blocking');
  });

  it.each(['fixed', 'verified', 'wont_fix'] as const)(
    'stays open when another reviewer claims it is %s',
    (status) => {
      const [merged] = merge([
        original({ severity: 'high' }),
        original({ severity: 'critical', status }, second),
      ]);
      expect(merged).toMatchObject({ status: 'open', severity: 'high', corroboratedBy: [] });
      expect(merged?.sources).toHaveLength(2);
    },
  );

  it('is pre-existing only when all originals are, and requires a human when one does', () => {
    const [merged] = merge([
      original({ preExisting: true, requiresHuman: true }),
      original({ preExisting: false }, second),
    ]);
    expect(merged).toMatchObject({ preExisting: false, requiresHuman: true });
  });

  it('keeps the text that can be acted on when all else is equal', () => {
    const fix = { text: 'Pass the timeout.', confidence: 'high' } as const;
    const [merged] = merge([
      original({ title: 'A', fix }),
      original({ title: 'B', fix: { ...fix, replacement: 'connect(timeout)' } }, second),
    ]);
    expect(merged?.title).toBe('B');
  });

  it('drops claims of the document, so that the result is a canonical finding', () => {
    const claimed = { corroboratedBy: ['x'], contestedBy: ['y'], suppressed: { reason: 'because' } };
    const [merged] = merge([original({ claimed, nativeId: 'F1' })]);
    expect(Finding.parse(merged)).toMatchObject({ corroboratedBy: [], contestedBy: [] });
    expect(merged).not.toHaveProperty('suppressed');
  });
});

describe('agreement', () => {
  const says = (reviewer: string, overrides: Parameters<typeof buildParsed>[0] = {}, more = {}) =>
    original(
      {
        title: 'The lock is never released',
        issue: 'When the call throws, the lock stays held.',
        ...overrides,
      },
      { reviewer, document: reviewer.charCodeAt(0), fingerprint: reviewer.padEnd(16, '0'), ...more },
    );
  const agreed = (originals: readonly Original[], policy?: Parameters<typeof merge>[1]) =>
    merge(originals, policy).flatMap(({ sources }) =>
      sources.map(({ reviewer, corroboratedBy }) => [reviewer, corroboratedBy] as const),
    );

  it('is stored with each original, whatever their fingerprints are', () => {
    expect(agreed([says('b'), says('a'), says('c')])).toEqual(
      expect.arrayContaining([
        ['a', ['b', 'c']],
        ['b', ['a', 'c']],
        ['c', ['a', 'b']],
      ]),
    );
  });

  it.each<[string, Original]>([
    ['a report that policy suppresses', says('b', {}, { suppressed: { by: 'suppress', reason: 'known' } })],
    ['a report that is settled', says('b', { status: 'fixed' })],
    ['a report of another problem', says('b', { title: 'A name is logged', issue: 'The log has a name.' })],
    [
      'a report of the same problem in another file',
      says('b', { locations: [buildLocation({ path: 'b' })] }),
    ],
  ])('is not %s', (_what, other) => {
    const [, corroboratedBy] = agreed([says('a'), other]).find(([reviewer]) => reviewer === 'a') ?? [];
    expect(corroboratedBy).toEqual([]);
  });

  it('is a report that was reopened', () => {
    expect(agreed([says('a'), says('b', { status: 'reopened' })])).toContainEqual(['a', ['b']]);
  });

  it('does not come from an advisory reviewer', () => {
    const policy = buildPolicy({}, { b: { advisory: 'all' } });
    expect(agreed([says('a'), says('b')], policy)).toContainEqual(['a', []]);
    expect(agreed([says('a'), says('b')], policy)).toContainEqual(['b', ['a']]);
  });
});

describe('ids', () => {
  it('have the form that C5 gives them', () => {
    const [inline] = merge([original({ locations: [buildLocation({ startLine: 3, endLine: 9 })] })]);
    const [system] = merge([original({ scope: 'system', locations: [], scopeText: 'release process' })]);
    // The hash is the first eight digits of `printf %s src/app.ts | sha256sum`, and of `release process`.
    expect(inline?.id).toBe('correctness-841254fe-3-9');
    expect(system?.id).toBe('correctness-2c986424-0');
  });

  it('are counted in the order of their content where they collide', () => {
    const merged = merge([
      original({ title: 'Beta' }, { fingerprint: 'b'.repeat(16) }),
      original({ title: 'Alpha' }, { fingerprint: 'a'.repeat(16) }),
    ]);
    expect(merged.map(({ title, id }) => [title, id.replace(/^.*-3/, '3')])).toEqual([
      ['Alpha', '3'],
      ['Beta', '3-2'],
    ]);
  });

  it('never take the range of another finding for a count', () => {
    const on = (title: string, startLine: number, endLine?: number) =>
      original(
        { title, locations: [buildLocation({ startLine, ...(endLine === undefined ? {} : { endLine }) })] },
        { fingerprint: title.repeat(16).slice(0, 16) },
      );
    const ids = merge([on('a', 1), on('b', 1), on('c', 1, 2)]).map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
  });
});

describe('any set of originals', () => {
  it('merges to the same findings in every order', () => {
    const orders = originals.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    );
    fc.assert(
      fc.property(orders, ([all, other]) => {
        expect(merge(other)).toEqual(merge(all));
      }),
    );
  });

  it('keeps every original as a source of exactly one finding, each with an id of its own', () => {
    fc.assert(
      fc.property(originals, (all) => {
        const merged = merge(all);
        const sources = merged.flatMap(({ sources }) =>
          sources.map(({ document, pointer }) => `${document}${pointer}`),
        );
        expect(sources.sort()).toEqual(
          all.map(({ document, finding }) => `${document}${finding.pointer}`).sort(),
        );
        expect(new Set(merged.map(({ id }) => id)).size).toBe(merged.length);
        for (const finding of merged) expect(Finding.safeParse(finding).success).toBe(true);
      }),
    );
  });

  it('weighs as much as its strictest original alone', () => {
    fc.assert(
      fc.property(originals, (all) => {
        const alone = all.flatMap((each) => merge([each])).map((each) => judge(each, blocking).verdict);
        const together = merge(all).map((each) => judge(each, blocking).verdict);
        const worst = (list: readonly Verdict[]) =>
          Math.max(0, ...list.map((each) => verdicts.indexOf(each)));
        expect(worst(together)).toBe(worst(alone));
      }),
    );
  });
});
