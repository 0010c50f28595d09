import { describe, expect, it } from 'vitest';
import type { Original } from '../../../src/model/original.ts';
import { decide } from '../../../src/policy/decision.ts';
import { effectivePolicy } from '../../../src/policy/effective-policy.ts';
import { buildLocation, buildParsed, merge } from '../../support/builders/finding.ts';
import { buildDecisionInput, buildPolicy } from '../../support/builders/run.ts';

const place = { locations: [buildLocation({ startLine: 12 })] };

function buildOriginal(reviewer: string, overrides: Parameters<typeof buildParsed>[0]): Original {
  const finding = buildParsed({ severity: 'high', confidence: { band: 'medium' }, ...place, ...overrides });
  const document = ['primary', 'second', 'challenger'].indexOf(reviewer);
  const fingerprint = `${document}${finding.pointer}`.padEnd(16, 'a');
  return { reviewer, document, fingerprint, finding };
}

const problem = {
  nativeId: 'F1',
  title: 'User input reaches the query unescaped',
  issue: 'Anyone can read the orders table by writing a quote into the name field.',
} as const;

/** Words that share nothing with the problem's. */
const judgement = (classification: string, overrides: Parameters<typeof buildParsed>[0] = {}) =>
  buildOriginal('challenger', {
    nativeId: 'F1',
    title: 'Checked by hand',
    issue: 'Prepared statements bind every parameter here.',
    native: { classification },
    ...overrides,
  });

describe('a challenger that names the finding by its id', () => {
  it('and confirms it corroborates it, in any wording', () => {
    const joined = merge([buildOriginal('primary', problem), judgement('confirms')]);
    expect(joined).toHaveLength(1);
    expect(joined[0]).toMatchObject({
      title: problem.title,
      confidence: { band: 'medium' },
      corroboratedBy: ['challenger'],
      contestedBy: [],
      sources: [
        { reviewer: 'primary', corroboratedBy: ['challenger'] },
        { reviewer: 'challenger', corroboratedBy: ['primary'] },
      ],
    });
  });

  it.each(['refutes', 'Refuted'])('and %s it disputes it: a human, no approval, no ABORT', (word) => {
    const findings = merge([
      buildOriginal('primary', problem),
      buildOriginal('second', { ...problem, nativeId: 'S4' }),
      judgement(word),
    ]);
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({
      severity: 'high',
      confidence: { band: 'medium' },
      contestedBy: ['challenger'],
      requiresHuman: true,
      status: 'open',
    });
    expect(findings[0]).not.toHaveProperty('suppressed');
    const effective = effectivePolicy(buildPolicy({ approve: true }), {});
    const decision = decide(buildDecisionInput({ findings, effective, policy: { state: 'present' } }));
    expect(decision).toMatchObject({ verdict: 'PASS', event: 'COMMENT' });
  });

  it.each([
    ['confirm', []],
    [' Refuted ', ['challenger']],
    ['refute', ['challenger']],
    ['unrefuted', []],
    ['refuted in part', []],
  ])('with %j disputes it or not', (word, contestedBy) => {
    const all = merge([buildOriginal('primary', problem), judgement(word)]);
    expect(all.flatMap((each) => each.contestedBy)).toEqual(contestedBy);
  });

  it.each([['refutes'], [null], [['refutes']]])('judges nothing where its original is %j', (native) => {
    expect(merge([buildOriginal('primary', problem), judgement('', { native })])).toHaveLength(2);
  });

  it('judges nothing by a common id alone', () => {
    expect(merge([buildOriginal('primary', problem), judgement('', { native: {} })])).toHaveLength(2);
  });

  it.each([
    ['elsewhere', [buildOriginal('primary', { ...problem, locations: [buildLocation({ startLine: 90 })] })]],
    [
      'in another file',
      [buildOriginal('primary', { ...problem, locations: [buildLocation({ path: 'src/b.ts' })] })],
    ],
    ['by another id', [buildOriginal('primary', { ...problem, nativeId: 'F2' })]],
    [
      'that two reviewers gave to two findings',
      [
        buildOriginal('primary', problem),
        buildOriginal('second', { ...problem, title: 'The loop never ends', issue: 'It spins.' }),
      ],
    ],
  ])('is not taken to judge one %s', (_what, others) => {
    const joined = merge([...others, judgement('refutes')]);
    expect(joined.flatMap(({ contestedBy }) => contestedBy)).toEqual([]);
  });
});

describe('a challenger', () => {
  it('judges nothing by the id of a finding of its own', () => {
    const own = buildOriginal('challenger', { ...problem, pointer: '/1' });
    expect(merge([own, judgement('confirms')])).toHaveLength(2);
  });

  it('that calls its finding novel has a finding like any other', () => {
    const joined = merge([buildOriginal('primary', problem), judgement('novel', { nativeId: 'F9' })]);
    expect(joined).toHaveLength(2);
    expect(joined.every(({ suppressed }) => suppressed === undefined)).toBe(true);
  });

  it('that refutes in similar words is matched by them', () => {
    const [joined, ...rest] = merge([
      buildOriginal('primary', problem),
      judgement('refutes', { ...problem, nativeId: 'X7' }),
    ]);
    expect(rest).toEqual([]);
    expect(joined?.contestedBy).toEqual(['challenger']);
  });

  it('that refutes a finding of no reviewer has found nothing, and keeps its data and the reason', () => {
    const [joined] = merge([judgement('refutes')]);
    expect(joined).toMatchObject({
      title: 'Checked by hand',
      suppressed: { by: 'refutation', reason: 'it refutes what no reviewer reports' },
    });
  });

  it('never replaces the finding that it judges, however actionable its own text is', () => {
    const fix = { text: 'Do this.', confidence: 'high', replacement: 'x' } as const;
    const [joined] = merge([buildOriginal('primary', problem), judgement('refutes', { fix })]);
    expect(joined?.title).toBe(problem.title);
  });
});

describe('a reviewer that disputes', () => {
  const action = (reviewer: string, does: 'fix' | 'discuss' | 'verify', foreign = false): Original => {
    const { nativeId: _, ...words } = problem;
    const original = buildOriginal(reviewer, { ...words, action: does });
    return { ...original, fingerprint: 'f'.repeat(16), foreign };
  };
  const contesters = (...originals: readonly Original[]) => merge(originals)[0]?.contestedBy;

  it('is a plain reviewer where it would discuss and the other would fix', () => {
    expect(contesters(action('primary', 'fix'), action('second', 'discuss'))).toEqual(['second']);
    expect(contesters(action('primary', 'verify'), action('second', 'discuss'))).toEqual([]);
    expect(contesters(action('primary', 'fix'), action('second', 'verify'))).toEqual([]);
  });

  it('is never the head’s author', () => {
    expect(contesters(action('primary', 'fix'), action('second', 'discuss', true))).toEqual([]);
  });

  it('is named in order', () => {
    const all = [action('primary', 'fix'), action('second', 'discuss'), action('challenger', 'discuss')];
    expect(contesters(...all)).toEqual(['challenger', 'second']);
  });
});
