import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ParsedFinding } from '../../../../src/domain/finding.ts';
import { fingerprint } from '../../../../src/domain/identity.ts';
import { joinFindings, type Original } from '../../../../src/domain/join/join-findings.ts';
import { buildLocation, buildParsed } from '../../../support/builders/finding.ts';

const reviewers = ['claude', 'gemini', 'eslint', 'greptile'] as const;

/** One document of each reviewer; the fingerprint follows from words and place, as `ingest` makes it. */
function told(by: number, issue: string, overrides: Partial<ParsedFinding> = {}): Original {
  const finding = buildParsed({
    title: issue.slice(0, 60),
    titleDerived: true,
    issue,
    confidence: { band: 'medium' },
    ...overrides,
  });
  const { scope, locations } = finding;
  return {
    reviewer: reviewers[by] ?? 'other',
    document: by,
    finding,
    fingerprint: fingerprint({
      scope,
      paths: locations.map(({ path }) => path),
      title: issue,
      anchor: { text: '', occurrence: locations[0]?.startLine ?? 0 },
    }),
  };
}

const on = (startLine: number, endLine?: number) => ({
  locations: [buildLocation({ startLine, ...(endLine === undefined ? {} : { endLine }) })],
});
const injection = 'User input reaches the SQL query unescaped, so anyone can read the orders table.';
const injectionAgain =
  'The SQL query is built from unescaped user input: SQL injection into the orders table.';
const leak = 'The database connection is never returned to the pool when parsing throws.';

describe('one problem told by two reviewers', () => {
  it('is one finding whatever words, lines nearby and category they chose', () => {
    const joined = joinFindings([
      told(0, injection, { category: 'security', ...on(10) }),
      told(1, injectionAgain, { category: 'logic', ...on(12, 14) }),
    ]);
    expect(joined).toHaveLength(1);
    expect(joined[0]).toMatchObject({ confidence: { band: 'high' }, corroboratedBy: expect.any(Array) });
    expect(joined[0]?.corroboratedBy).toHaveLength(1);
  });

  it('stays two findings on lines far apart, in other files, or on the other side of the diff', () => {
    const first = told(0, injection, on(10));
    for (const locations of [
      [buildLocation({ startLine: 14 })],
      [buildLocation({ path: 'src/other.ts', startLine: 10 })],
      [buildLocation({ startLine: 10, side: 'LEFT' })],
    ]) {
      expect(joinFindings([first, told(1, injectionAgain, { locations })])).toHaveLength(2);
    }
  });

  const whole = (path: string) => ({ path, side: 'RIGHT' }) as const;

  it.each<readonly [string, Partial<ParsedFinding>]>([
    ['the file', { scope: 'file', locations: [whole('src/app.ts')] }],
    ['several files', { scope: 'multi-file', locations: [whole('src/b.ts'), whole('src/app.ts')] }],
    ['the system', { scope: 'system', locations: [], scopeText: 'queries' }],
  ])('surfaces once when the other tells it of %s, on the lines', (_, wider) => {
    const joined = joinFindings([told(0, injection, on(10)), told(1, injectionAgain, wider)]);
    expect(joined).toHaveLength(1);
    expect(joined[0]).toMatchObject({ scope: 'inline' });
  });

  it('raises confidence by one band, however many more see it', () => {
    const unsure = { confidence: { band: 'low' } } as const;
    const [joined] = joinFindings([0, 1, 2, 3].map((by) => told(by, injection, unsure)));
    expect(joined).toMatchObject({ confidence: { band: 'medium' } });
    expect(joined?.corroboratedBy).toHaveLength(3);
  });

  it('keeps the words that can be acted on and the worst severity', () => {
    const fix = { text: 'Bind the value.', confidence: 'high' } as const;
    const [joined] = joinFindings([
      told(0, injection, { severity: 'critical' }),
      told(1, injectionAgain, { severity: 'low', fix }),
    ]);
    expect(joined).toMatchObject({ issue: injectionAgain, severity: 'critical' });
  });
});

describe('different problems', () => {
  it('stay apart on one line', () => {
    expect(joinFindings([told(0, injection), told(1, leak)])).toHaveLength(2);
  });

  it('stay apart when one document lists both, and a third reviewer joins the nearer one', () => {
    const joined = joinFindings([
      told(0, injection),
      told(0, injectionAgain),
      told(1, `${injection} Escape it.`),
    ]);
    expect(joined.map(({ sources }) => sources.length).sort()).toEqual([1, 2]);
    expect(
      joined
        .find(({ sources }) => sources.length === 2)
        ?.sources.map(({ document }) => document)
        .sort(),
    ).toEqual([0, 1]);
  });

  it('stay apart when one sentence is said of two things', () => {
    const unused = (name: string) => `'${name}' is assigned a value but never used.`;
    expect(joinFindings([told(0, unused('total')), told(1, unused('count'))])).toHaveLength(2);
    expect(joinFindings([told(0, unused('total')), told(1, unused('total'))])).toHaveLength(1);
  });

  it('are not swallowed by a chain of places that overlap', () => {
    const joined = joinFindings([
      told(0, injection, on(1, 10)),
      told(1, injection, on(8, 20)),
      told(2, injection, on(18, 30)),
    ]);
    expect(joined).toHaveLength(2);
  });

  it('are not swallowed by a chain of words', () => {
    const between = `${injection} ${leak}`;
    const joined = joinFindings([
      told(0, injection),
      told(1, injection),
      told(2, between),
      { ...told(3, leak), reviewer: 'd' },
      { ...told(4, leak), reviewer: 'e' },
    ]);
    expect(joined).toHaveLength(2);
  });
});

describe('one document', () => {
  it('repeats itself in two scopes only when the words are nearly the same', () => {
    const wide = { scope: 'file', locations: [{ path: 'src/app.ts', side: 'RIGHT' }] } as const;
    expect(joinFindings([told(0, injection), told(0, `${injection} Again.`, wide)])).toHaveLength(1);
    expect(
      joinFindings([told(0, injection), told(0, 'No query of the orders table is tested.', wide)]),
    ).toHaveLength(2);
  });
});

describe('a dispute', () => {
  const fixing = told(0, injection, { action: 'fix' });

  it('is contested, asks for a human and cancels the rise', () => {
    const [joined] = joinFindings([
      fixing,
      told(1, injectionAgain, { action: 'discuss' }),
      told(2, injection),
    ]);
    expect(joined).toMatchObject({
      contestedBy: ['gemini'],
      corroboratedBy: ['eslint'],
      requiresHuman: true,
      confidence: { band: 'medium' },
    });
  });

  it('is none between a fix and somebody who would verify, nor within one reviewer', () => {
    const [verified] = joinFindings([fixing, told(1, injectionAgain, { action: 'verify' })]);
    const own = { ...told(1, injectionAgain, { action: 'discuss' }), reviewer: 'claude' };
    const [alone] = joinFindings([fixing, own]);
    expect(verified).toMatchObject({ contestedBy: [], confidence: { band: 'high' } });
    expect(alone).toMatchObject({ contestedBy: [], corroboratedBy: [] });
  });

  it('lends the finding nothing when it is a refutation, and takes nothing away', () => {
    const refuting = told(1, injection, { severity: 'critical', native: { classification: 'refutes' } });
    const [joined] = joinFindings([fixing, refuting]);
    expect(joined).toMatchObject({
      severity: 'medium',
      contestedBy: ['gemini'],
      corroboratedBy: [],
      requiresHuman: true,
      confidence: { band: 'medium' },
    });
    expect(joined?.sources).toHaveLength(2);
  });
});

const anyOriginals = fc
  .array(
    fc.record({
      by: fc.nat(3),
      words: fc.subarray([injection, injectionAgain, leak, 'The retry loop has no upper bound.'], {
        minLength: 1,
      }),
      path: fc.constantFrom('src/app.ts', 'src/b.ts'),
      line: fc.integer({ min: 0, max: 12 }),
      severity: fc.constantFrom('critical', 'medium', 'info' as const),
      action: fc.constantFrom('fix', 'discuss' as const),
    }),
    { maxLength: 14 },
  )
  .map((all) =>
    all.map(({ by, words, path, line, severity, action }, index) =>
      told(by, words.join(' '), {
        severity,
        action,
        pointer: `/${index}`,
        ...(line === 0
          ? { scope: 'file', locations: [{ path, side: 'RIGHT' }] }
          : { locations: [buildLocation({ path, startLine: line })] }),
      }),
    ),
  );

describe('any findings of several reviewers', () => {
  it('join to the same findings in every order', () => {
    const orders = anyOriginals.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    );
    fc.assert(
      fc.property(orders, ([all, other]) => {
        expect(joinFindings(other)).toEqual(joinFindings(all));
      }),
    );
  });

  it('are kept, each in one finding that is no lighter than it', () => {
    fc.assert(
      fc.property(anyOriginals, (all) => {
        const joined = joinFindings(all);
        expect(joined.flatMap(({ sources }) => sources.map(({ pointer }) => pointer)).sort()).toEqual(
          all.map(({ finding }) => finding.pointer).sort(),
        );
        for (const { finding } of all.filter((each) => each.finding.severity === 'critical')) {
          const home = joined.find(({ sources }) =>
            sources.some(({ pointer }) => pointer === finding.pointer),
          );
          expect(home?.severity).toBe('critical');
        }
      }),
    );
  });

  it('gain nothing but sources from a second copy of every document', () => {
    fc.assert(
      fc.property(anyOriginals, (all) => {
        const copies = all.map((original) => ({ ...original, document: original.document + 10 }));
        const plain = (findings: ReturnType<typeof joinFindings>) =>
          findings.map(({ sources: _, ...rest }) => rest);
        expect(plain(joinFindings([...all, ...copies]))).toEqual(plain(joinFindings(all)));
      }),
    );
  });
});
