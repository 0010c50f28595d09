import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ParsedFinding } from '../../../src/model/finding.ts';
import { fingerprint } from '../../../src/model/identity.ts';
import type { Original } from '../../../src/model/original.ts';
import { buildLocation, buildParsed, merge } from '../../support/builders/finding.ts';

const reviewers = ['claude', 'gemini', 'eslint', 'greptile'] as const;

/** One document of each reviewer; the fingerprint follows from words and place, as `ingest` makes it. */
function buildOriginal(by: number, issue: string, overrides: Partial<ParsedFinding> = {}): Original {
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

describe('one problem reported by two reviewers', () => {
  it('is one finding in any words and category, on nearby lines', () => {
    const merged = merge([
      buildOriginal(0, injection, { category: 'security', ...on(10) }),
      buildOriginal(1, injectionAgain, { category: 'logic', ...on(12, 14) }),
    ]);
    expect(merged).toHaveLength(1);
    expect(merged[0]?.corroboratedBy).toHaveLength(1);
  });

  it('stays two findings on lines far apart, in other files, or on the other side of the diff', () => {
    const first = buildOriginal(0, injection, on(10));
    for (const locations of [
      [buildLocation({ startLine: 14 })],
      [buildLocation({ path: 'src/other.ts', startLine: 10 })],
      [buildLocation({ startLine: 10, side: 'LEFT' })],
    ]) {
      expect(merge([first, buildOriginal(1, injectionAgain, { locations })])).toHaveLength(2);
    }
  });

  const whole = (path: string) => ({ path, side: 'RIGHT' }) as const;

  it.each<readonly [string, Partial<ParsedFinding>]>([
    ['the file', { scope: 'file', locations: [whole('src/app.ts')] }],
    ['several files', { scope: 'multi-file', locations: [whole('src/b.ts'), whole('src/app.ts')] }],
    ['the system', { scope: 'system', locations: [], scopeText: 'queries' }],
  ])('is shown once when the other reports it for %s, on the lines', (_, wider) => {
    const merged = merge([buildOriginal(0, injection, on(10)), buildOriginal(1, injectionAgain, wider)]);
    expect(merged).toHaveLength(1);
    expect(merged[0]).toMatchObject({ scope: 'inline' });
  });

  it('becomes no surer, however many more report it', () => {
    const unsure = { confidence: { band: 'low' } } as const;
    const [merged] = merge([0, 1, 2, 3].map((by) => buildOriginal(by, injection, unsure)));
    expect(merged).toMatchObject({ confidence: { band: 'low' } });
    expect(merged?.corroboratedBy).toHaveLength(3);
  });

  it('keeps the actionable text and the worst severity', () => {
    const fix = { text: 'Bind the value.', confidence: 'high' } as const;
    const [merged] = merge([
      buildOriginal(0, injection, { severity: 'critical' }),
      buildOriginal(1, injectionAgain, { severity: 'low', fix }),
    ]);
    expect(merged).toMatchObject({ issue: injectionAgain, severity: 'critical' });
  });
});

describe('different problems', () => {
  it('stay apart on one line', () => {
    expect(merge([buildOriginal(0, injection), buildOriginal(1, leak)])).toHaveLength(2);
  });

  it('stay apart when one reviewer lists both on other lines, or about other names', () => {
    const third = buildOriginal(1, `${injection} Escape it.`, on(3, 4));
    const sizes = (...listed: readonly Original[]) =>
      merge([...listed, third])
        .map(({ sources }) => sources.length)
        .sort();
    expect(sizes(buildOriginal(0, injection), buildOriginal(0, injectionAgain, on(4)))).toEqual([1, 2]);
    expect(
      sizes(buildOriginal(0, `${injection} \`name\``), buildOriginal(0, `${injectionAgain} \`mail\``)),
    ).toEqual([1, 2]);
    expect(sizes(buildOriginal(0, injection), buildOriginal(0, injectionAgain))).toEqual([3]);
    expect(merge([buildOriginal(0, injection), buildOriginal(0, injectionAgain)])).toHaveLength(2);
  });

  it('stay apart when one sentence is about two names or numbers', () => {
    const unused = (name: string) => `'${name}' is assigned a value but never used.`;
    expect(merge([buildOriginal(0, unused('total')), buildOriginal(1, unused('count'))])).toHaveLength(2);
    expect(merge([buildOriginal(0, unused('total')), buildOriginal(1, unused('total'))])).toHaveLength(1);
    const waits = (seconds: number) => `The request waits ${seconds} seconds before it is retried.`;
    expect(merge([buildOriginal(0, waits(30)), buildOriginal(1, waits(60))])).toHaveLength(2);
    expect(merge([buildOriginal(0, waits(30)), buildOriginal(1, waits(30))])).toHaveLength(1);
  });

  it('are not swallowed by a chain of places that overlap', () => {
    const merged = merge([
      buildOriginal(0, injection, on(1, 10)),
      buildOriginal(1, injection, on(8, 20)),
      buildOriginal(2, injection, on(18, 30)),
    ]);
    expect(merged).toHaveLength(2);
  });

  it('are not merged through a chain of similar texts', () => {
    const between = `${injection} ${leak}`;
    const merged = merge([
      buildOriginal(0, injection),
      buildOriginal(1, injection),
      buildOriginal(2, between),
      { ...buildOriginal(3, leak), reviewer: 'd' },
      { ...buildOriginal(4, leak), reviewer: 'e' },
    ]);
    expect(merged).toHaveLength(2);
  });
});

describe('a linter and a model on one line', () => {
  const linter = (category: string, issue: string): Original => ({
    ...buildOriginal(2, issue, { category, confidence: { band: 'high' } }),
    tool: true,
  });
  const model = (title: string, issue: string, overrides: Partial<ParsedFinding> = {}) =>
    buildOriginal(0, issue, { title, titleDerived: false, ...overrides });
  const shell = model('Branch name reaches a shell', 'A semicolon in it runs another program on the host.');

  it.each([
    ['js/command-line-injection', 'This command line depends on a user-provided value.'],
    ['S602', '`subprocess` call with `shell=True` identified, security issue'],
    ['python.lang.security.audit.dangerous-subprocess-use', 'Detected subprocess function with user input.'],
    ['unknown/rule', 'Possible command injection, see CWE-78.'],
  ])('report one problem by its kind, though they share few words: %s', (rule, message) => {
    expect(merge([linter(rule, message), shell])).toHaveLength(1);
  });

  it('report two problems where the model is about another kind, or about another name', () => {
    const slow = model('The command has no deadline', 'A hanging child process blocks the worker.');
    expect(merge([linter('S602', '`subprocess` call with `shell=True`'), slow])).toHaveLength(2);
    const unused = linter('F841', 'Local variable `total` is assigned to but never used');
    expect(merge([unused, model('total is never read', 'It is computed and ignored.')])).toHaveLength(1);
    expect(merge([unused, model('subtotal is never read', 'It is computed and ignored.')])).toHaveLength(2);
  });

  it('report two problems on lines next to each other, and where no tool named the rule', () => {
    const other = model('Branch name reaches a shell', 'A semicolon in it runs another program.', on(5));
    const injected = linter('S602', 'Possible injection');
    expect(merge([injected, other])).toHaveLength(2);
    expect(merge([{ ...injected, tool: false }, shell])).toHaveLength(2);
  });
});

describe('one reviewer', () => {
  it('repeats itself in two scopes only when the texts are nearly equal', () => {
    const wide = { scope: 'file', locations: [{ path: 'src/app.ts', side: 'RIGHT' }] } as const;
    expect(merge([buildOriginal(0, injection), buildOriginal(0, `${injection} Again.`, wide)])).toHaveLength(
      1,
    );
    expect(
      merge([buildOriginal(0, injection), buildOriginal(0, 'No query of the orders table is tested.', wide)]),
    ).toHaveLength(2);
  });

  it('is one reviewer also with two documents', () => {
    const again = { ...buildOriginal(1, injectionAgain), reviewer: 'claude' };
    expect(merge([buildOriginal(0, injection), again])).toHaveLength(2);
    expect(
      merge([buildOriginal(0, injection), { ...buildOriginal(0, injection), document: 1 }]),
    ).toHaveLength(1);
  });
});

describe('a dispute', () => {
  const fixing = buildOriginal(0, injection, { action: 'fix' });

  it('is contested and asks for a human', () => {
    const [merged] = merge([
      fixing,
      buildOriginal(1, injectionAgain, { action: 'discuss' }),
      buildOriginal(2, injection),
    ]);
    expect(merged).toMatchObject({
      contestedBy: ['gemini'],
      corroboratedBy: ['eslint', 'gemini'],
      requiresHuman: true,
      confidence: { band: 'medium' },
    });
  });

  it('needs more than a fix against a verification, and two reviewers', () => {
    const [verified] = merge([fixing, buildOriginal(1, injectionAgain, { action: 'verify' })]);
    const own = { ...buildOriginal(0, injection, { action: 'discuss' }), document: 1 };
    const [alone] = merge([fixing, own]);
    expect(verified).toMatchObject({ contestedBy: [], requiresHuman: false });
    expect(alone).toMatchObject({ contestedBy: [], corroboratedBy: [] });
  });

  it('lends the finding nothing when it is a refutation, and takes nothing away', () => {
    const refuting = buildOriginal(1, injection, {
      severity: 'critical',
      native: { classification: 'refutes' },
    });
    const [merged] = merge([fixing, refuting]);
    expect(merged).toMatchObject({
      severity: 'medium',
      contestedBy: ['gemini'],
      corroboratedBy: [],
      requiresHuman: true,
      confidence: { band: 'medium' },
    });
    expect(merged?.sources).toHaveLength(2);
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
      buildOriginal(by, words.join(' '), {
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

  it('are kept, each in one finding that is no lighter than it', () => {
    fc.assert(
      fc.property(anyOriginals, (all) => {
        const merged = merge(all);
        expect(merged.flatMap(({ sources }) => sources.map(({ pointer }) => pointer)).sort()).toEqual(
          all.map(({ finding }) => finding.pointer).sort(),
        );
        for (const { finding } of all.filter((each) => each.finding.severity === 'critical')) {
          const home = merged.find(({ sources }) =>
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
        const plain = (findings: ReturnType<typeof merge>) => findings.map(({ sources: _, ...rest }) => rest);
        expect(plain(merge([...all, ...copies]))).toEqual(plain(merge(all)));
      }),
    );
  });
});
