import { describe, expect, it } from 'vitest';
import { mergeFindings } from '../../../src/ingest/merge-findings.ts';
import type { ParsedFinding } from '../../../src/model/finding.ts';
import type { Original } from '../../../src/model/original.ts';
import { decide } from '../../../src/policy/decision.ts';
import { effectivePolicy } from '../../../src/policy/effective-policy.ts';
import { buildLocation, merge } from '../../support/builders/finding.ts';
import { buildOriginal } from '../../support/builders/original.ts';
import { buildDecisionInput, buildPolicy } from '../../support/builders/run.ts';

type Parts = Partial<ParsedFinding>;

const injection = 'User input reaches the SQL query unescaped, so anyone can read the orders table.';
const again = 'The SQL query is built from unescaped user input: SQL injection into the orders table.';
/** Almost the words of the first one. */
const repeated = 'User input reaches the SQL query unescaped: anyone can read the orders table.';
const quiteOther = 'A crafted name changes the statement; bind it as a parameter instead.';
const leak = 'The database connection is never returned to the pool when parsing throws.';

/** One reviewer's finding that is all text. */
const report = (by: number, issue: string, parts: Parts = {}, more: Partial<Original> = {}) =>
  buildOriginal(by, { title: issue, titleDerived: true, issue, ...parts }, more);

const on = (startLine: number, endLine = startLine) => ({
  locations: [buildLocation({ startLine, endLine })],
});
const at = (place: Parameters<typeof buildLocation>[0]) => ({ locations: [buildLocation(place)] });
const withFirst = (...others: readonly Original[]) => [report(0, injection), ...others];
const whole = (path: string) => ({ path, side: 'RIGHT' }) as const;
const inFile = { scope: 'file', locations: [whole('src/app.ts')] } as const;

/** How many originals each finding has, the fewest first. */
const sizesOf = (originals: readonly Original[]) =>
  merge(originals)
    .map(({ sources }) => sources.length)
    .sort((a, b) => a - b);

const unused = (name: string) => `'${name}' is assigned a value but never used.`;
const waits = (seconds: number) => `The request waits ${seconds} seconds before it is retried.`;

describe('findings of several reviewers', () => {
  const inFiles = { scope: 'multi-file', locations: [whole('b.ts'), whole('src/app.ts')] } as const;
  const inSystem = { scope: 'system', locations: [], scopeText: 'queries' } as const;
  const debug = report(0, '`debugger` is left over from debugging.', on(8), { tool: true });
  const places = [on(1, 10), on(8, 20), on(18, 30)];
  const parameters = (quote: string) =>
    ['name', 'email'].map((name, by) => {
      const code = 'function greet(name: string, email: string) {';
      const issue = `The parameter ${quote}${name}${quote} is not checked before it is used.`;
      return report(by, issue, {}, { code });
    });
  const chain = [injection, injection, `${injection} ${leak}`, leak, leak];

  const asTools = (one: string, other: string) =>
    [one, other].map((category, by) => report(by, by === 0 ? injection : leak, { category }, { tool: true }));

  it.each<[string, readonly Original[], readonly number[]]>([
    ['in almost the same words', withFirst(report(1, repeated)), [2]],
    ['in other words', withFirst(report(1, again)), [2]],
    ['in quite other words', withFirst(report(1, quiteOther)), [1, 1]],
    [
      'in the same words on nearby lines',
      [report(0, injection, on(10)), report(1, repeated, on(11))],
      [1, 1],
    ],
    ['in the same words on lines that overlap', withFirst(report(1, repeated, on(1, 20))), [2]],
    ['of two kinds on nearby lines', [debug, report(1, 'A TODO is left.', on(11))], [1, 1]],
    ['in other categories', withFirst(report(1, repeated, { category: 'b' })), [2]],
    ['far apart', [report(0, injection, on(10)), report(1, injection, on(14))], [1, 1]],
    ['in other files', withFirst(report(1, injection, at({ path: 'b.ts' }))), [1, 1]],
    ['on the other side of the diff', withFirst(report(1, repeated, at({ side: 'LEFT' }))), [1, 1]],
    ['for its line and its file', withFirst(report(1, repeated, inFile)), [2]],
    ['for its line and several files', withFirst(report(1, repeated, inFiles)), [2]],
    ['for its line and the system', withFirst(report(1, repeated, inSystem)), [2]],
    ['for its line and its file in other words', withFirst(report(1, quiteOther, inFile)), [1, 1]],
    ['about two problems', withFirst(report(1, leak)), [1, 1]],
    ['about two names', [report(0, unused('total')), report(1, unused('count'))], [1, 1]],
    ['about one name', [report(0, unused('total')), report(1, unused('total'))], [2]],
    ['about two numbers', [report(0, waits(30)), report(1, waits(60))], [1, 1]],
    ['about two parameters', parameters(''), [1, 1]],
    ['about two parameters in backticks', parameters('`'), [1, 1]],
    ['of one rule of two tools', asTools('lint/no-eval', 'no-eval'), [2]],
    ['of two rules', asTools('no-eval', 'no-new-func'), [1, 1]],
    ['in a chain of places that overlap', places.map((each, by) => report(by, injection, each)), [1, 2]],
    ['in a chain of similar texts', chain.map((each, by) => report(by, each)), [2, 3]],
  ])('%s are merged or not', (_, originals, sizes) => {
    expect(sizesOf(originals)).toEqual(sizes);
  });

  it('are split by an adjudicator where they are merely alike, and still corroborate', () => {
    const { blocking } = effectivePolicy(undefined, {});
    const [one, other] = [report(0, injection), report(1, again)];
    const fingerprints = [one.fingerprint, other.fingerprint] as const;
    const answer = { fingerprints, titles: ['', ''], answer: 'different' } as const;
    expect(mergeFindings([one, other], blocking, [answer]).findings).toMatchObject([
      { corroboratedBy: [expect.any(String)] },
      { corroboratedBy: [expect.any(String)] },
    ]);
  });

  it('are compared by all that they say', () => {
    const implications = 'Visitors without an account can download every invoice of all our customers.';
    const fix = { text: 'Bind the values of the statement as parameters.', confidence: 'high' } as const;
    const short = 'User input reaches the SQL query.';
    const whole = `${short} ${implications} ${fix.text}`;
    expect(merge([report(0, whole), report(1, short)])).toHaveLength(2);
    expect(merge([report(0, whole), report(1, short, { implications, fix })])).toHaveLength(1);
    const others = report(1, 'There is no test.', { implications, fix });
    expect(merge([report(0, short, { implications, fix }), others])).toHaveLength(2);
  });
});

describe('two findings of one reviewer', () => {
  const third = report(1, `${injection} Escape it.`, on(3, 4));
  it.each<[string, readonly Original[], readonly number[]]>([
    ['on one line', withFirst(report(0, repeated)), [1, 1]],
    ['on one line, one of which another repeats', withFirst(report(0, again), third), [1, 2]],
    ['in two scopes and almost the same words', withFirst(report(0, `${injection} Again.`, inFile)), [2]],
    ['in two scopes', withFirst(report(0, 'No query of the orders table is tested.', inFile)), [1, 1]],
    ['in two documents', withFirst(report(1, repeated, {}, { reviewer: 'claude' })), [1, 1]],
    ['in two documents and the same words', withFirst(report(0, injection, {}, { document: 1 })), [2]],
  ])('%s are merged or not', (_, originals, sizes) => {
    expect(sizesOf(originals)).toEqual(sizes);
  });
});

describe('a linter and a model on one line', () => {
  const linter = (category: string, issue: string, parts: Parts = {}) =>
    report(2, issue, { category, ...parts }, { tool: true });
  const model = (title: string, issue: string) => report(0, issue, { title, titleDerived: false });
  const shell = model('Branch name reaches a shell', 'A semicolon in it runs another program.');
  const named = model('Branch name reaches a shell', 'This is what S602 warns about.');
  const total = linter('no-unused-vars', "'total' is assigned a value but never used.");
  const remark = (name: string) => model(`\`${name}\` is not needed`, 'See no-unused-vars.');
  const described = linter('x1', 'Detected.', {
    rule: { description: 'Branch name reaches a shell: a semicolon in it runs another program.' },
  });

  it.each<[string, Original, Original, number]>([
    ['by other words', linter('S602', 'A call with shell=True was found.'), shell, 2],
    ['by the name of the rule', linter('S602', 'A call with shell=True was found.'), named, 1],
    ['by the name of the rule, without its plug-in', linter('security/S602', 'Found.'), named, 1],
    ['by a rule whose name is a word', linter('shell', 'Found.'), shell, 2],
    ['by the rule and one name', total, remark('total'), 1],
    ['by the rule and two names', total, remark('count'), 2],
    ['by the description of the rule', described, shell, 1],
  ])('are compared %s', (_, one, other, count) => {
    expect(merge([one, other])).toHaveLength(count);
  });
});

describe('a judgement of a challenger', () => {
  const title = 'User input reaches the query unescaped';
  const problem = { nativeId: 'F1', title, issue: injection } as const;
  const weight = { severity: 'high', confidence: { band: 'medium' } } as const;
  const primary = (parts: Parts = {}) => buildOriginal(0, { ...weight, ...problem, ...parts });
  const another = buildOriginal(1, { ...problem, title: 'x', issue: 'It spins.' });
  /** Its words have nothing in common with the problem's. */
  const judgement = (classification: string, parts: Parts = {}) => {
    const words = { title: 'Checked by hand', issue: 'Prepared statements bind every parameter here.' };
    return buildOriginal(4, { ...weight, ...words, nativeId: 'F1', native: { classification }, ...parts });
  };

  it('confirms or disputes the finding that it names by id, whose text stays', () => {
    const fix = { text: 'Do this.', confidence: 'high', replacement: 'x' } as const;
    const sources = [{ corroboratedBy: ['copilot'] }, { corroboratedBy: ['claude'] }];
    expect(merge([primary(), judgement('confirms', { fix })])).toMatchObject([
      { title, corroboratedBy: ['copilot'], contestedBy: [], sources },
    ]);
    const findings = merge([primary(), judgement('refutes', { fix, severity: 'critical' })]);
    const disputed = { contestedBy: ['copilot'], requiresHuman: true, corroboratedBy: [] };
    expect(findings).toMatchObject([{ title, severity: 'high', ...disputed }]);
    const effective = effectivePolicy(buildPolicy({ approve: true }), {});
    const decision = decide(buildDecisionInput({ findings, effective, policy: { state: 'present' } }));
    expect(decision).toMatchObject({ verdict: 'PASS', event: 'COMMENT' });
  });

  it.each<[string, ParsedFinding['native'], number]>([
    ['confirm', { classification: 'confirm' }, 0],
    ['Refuted', { classification: ' Refuted ' }, 1],
    ['refute', { classification: 'refute' }, 1],
    ['another word', { classification: 'unrefuted' }, 0],
    ['a longer text', { classification: 'refuted in part' }, 0],
    ['a text', 'refutes', 0],
    ['a list', ['refutes'], 0],
    ['nothing', null, 0],
  ])('is one word of C3: %s', (_, native, contesting) => {
    const found = merge([primary(), judgement('', { native })]);
    expect(found.flatMap(({ contestedBy }) => contestedBy)).toHaveLength(contesting);
  });

  it.each<[string, readonly Original[]]>([
    ['elsewhere', [primary(on(90))]],
    ['in another file', [primary(at({ path: 'b.ts' }))]],
    ['with another id', [primary({ nativeId: 'F2' })]],
    ['of its own', [{ ...primary(), reviewer: 'copilot', document: 4 }]],
    ['of two reviewers with one id', [primary(), another]],
  ])('does not apply to a finding %s', (_, others) => {
    const found = merge([...others, judgement('refutes')]);
    expect(found.flatMap(({ contestedBy }) => contestedBy)).toEqual([]);
  });

  it('applies by similar words without an id, and alone is no finding', () => {
    const similar = judgement('refutes', { ...problem, nativeId: 'X7' });
    expect(merge([primary(), similar])).toMatchObject([{ contestedBy: ['copilot'] }]);
    expect(merge([judgement('refutes')])).toMatchObject([{ suppressed: { by: 'refutation' } }]);
    const novel = merge([primary(), judgement('novel', { nativeId: 'F9' })]);
    expect(novel.map(({ suppressed }) => suppressed)).toEqual([undefined, undefined]);
  });
});

describe('a dispute', () => {
  const act = (by: number, action: ParsedFinding['action'], more: Partial<Original> = {}) =>
    report(by, injection, { action }, more);
  const ofAuthor = act(1, 'discuss', { foreign: true });
  const ofFirst = act(1, 'discuss', { reviewer: 'claude' });

  it.each<[string, readonly Original[], readonly string[]]>([
    ['a fix and discussions', [act(0, 'fix'), act(2, 'discuss'), act(1, 'discuss')], ['eslint', 'gemini']],
    ['a fix and a verification', [act(0, 'fix'), act(1, 'verify')], []],
    ['a verification and a discussion', [act(0, 'verify'), act(1, 'discuss')], []],
    ['a fix and a discussion of the head’s author', [act(0, 'fix'), ofAuthor], []],
    ['a fix and a discussion of one reviewer', [act(0, 'fix'), ofFirst], []],
  ])('is or is not between %s', (_, originals, contestedBy) => {
    expect(merge(originals)).toMatchObject([{ contestedBy, requiresHuman: contestedBy.length > 0 }]);
  });
});
