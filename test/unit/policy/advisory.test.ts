import { describe, expect, it } from 'vitest';
import { judgeRemembered } from '../../../src/memory/judge-remembered.ts';
import type { Original } from '../../../src/model/original.ts';
import { decide } from '../../../src/policy/decision.ts';
import { effectivePolicy } from '../../../src/policy/effective-policy.ts';
import { weigh } from '../../../src/policy/weight.ts';
import { buildBlocking, buildFinding, buildParsed, merge } from '../../support/builders/finding.ts';
import { buildKnown, buildTold } from '../../support/builders/memory.ts';
import { buildDecisionInput, buildPolicy } from '../../support/builders/run.ts';

const policyWith = (advisory: string) =>
  effectivePolicy(buildPolicy({}, { chatty: { advisory }, claude: {} }), {});

describe('claims of a reviewer', () => {
  const asking = [{ reviewer: 'chatty', claims: { event: 'REQUEST_CHANGES', verdict: 'ABORT' } }] as const;

  it.each([
    ['none', 'ABORT'],
    ['claims', 'PASS'],
    ['all', 'PASS'],
  ])('with advisory: %s make the verdict %s', (advisory, verdict) => {
    const input = buildDecisionInput({ claims: asking, effective: policyWith(advisory) });
    expect(decide(input)).toMatchObject({
      verdict,
      tightenedBy: verdict === 'PASS' ? [] : [expect.any(String)],
    });
  });

  it('of another one still tighten', () => {
    const claims = [{ reviewer: 'claude', claims: { verdict: 'FAIL' } }] as const;
    expect(decide(buildDecisionInput({ claims, effective: policyWith('all') })).verdict).toBe('FAIL');
  });
});

describe('findings of a reviewer', () => {
  const weighIn = (advisory: string, finding: Parameters<typeof weigh>[0]) =>
    weigh(finding, policyWith(advisory).blocking);

  it('that only an advisory one raised never block, and still withhold approval', () => {
    const finding = buildBlocking({ advisory: true });
    expect(weighIn('all', finding)).toBe('needs-verification');
    const effective = {
      ...effectivePolicy(buildPolicy({ approve: true }, { chatty: { advisory: 'all' } }), {}),
    };
    const input = buildDecisionInput({ findings: [finding], effective, policy: { state: 'present' } });
    expect(decide(input)).toMatchObject({ verdict: 'PASS', event: 'COMMENT', blocking: [] });
  });

  it.each([
    [['chatty'], 'all', 'needs-verification'],
    [['chatty'], 'claims', 'blocking'],
    [['chatty', 'claude'], 'all', 'blocking'],
  ] as const)('remembered of %j with advisory: %s weigh %s', (reviewers, advisory, expected) => {
    const remembered = buildKnown({ reviewers });
    const entry = { remembered, shownAt: { in: 'body', reviewId: 1, url: 'https://github.com/r' } } as const;
    expect(weighIn(advisory, judgeRemembered(entry))).toBe(expected);
  });

  it.each([
    [['claude', 'chatty'], 'all', 'counts'],
    [['claude', 'chatty'], 'claims', 'blocking'],
    [['claude', 'gemini', 'chatty'], 'all', 'blocking'],
  ] as const)(
    'remembered of %j with advisory: %s agree as far as they have weight',
    (reviewers, advisory, expected) => {
      const policy = buildPolicy({ corroboration: { from: 'low' } }, { chatty: { advisory } });
      const entry = buildTold({ reviewers, severity: 'low' });
      expect(weigh(judgeRemembered(entry), effectivePolicy(policy, {}).blocking)).toBe(expected);
    },
  );
});

describe('merging with an advisory reviewer', () => {
  const by = (reviewer: string, overrides: Parameters<typeof buildParsed>[0]): Original => ({
    reviewer,
    document: ['claude', 'gemini', 'chatty'].indexOf(reviewer),
    fingerprint: 'f'.repeat(16),
    finding: buildParsed(overrides),
  });
  const advisory = buildPolicy({}, { chatty: { advisory: 'all' } });
  const mergeAdvisory = (...all: readonly Original[]) => merge(all, advisory)[0];
  const medium = { severity: 'high', confidence: { band: 'medium' } } as const;
  const grave = { severity: 'critical', confidence: { band: 'high' } } as const;

  it('takes neither severity, confidence, agreement nor text from it where another reports the same', () => {
    const merged = mergeAdvisory(
      by('claude', { ...medium, title: 'Ours' }),
      by('chatty', { ...grave, title: 'Theirs' }),
    );
    expect(merged).toMatchObject({ ...medium, title: 'Ours', corroboratedBy: [] });
    expect(merged).not.toHaveProperty('advisory');
    expect(merged?.sources).toHaveLength(2);
    expect(merged && weigh(merged, effectivePolicy(advisory, {}).blocking)).toBe('needs-verification');
  });

  it('still counts two others as two', () => {
    const merged = mergeAdvisory(by('claude', medium), by('gemini', medium), by('chatty', grave));
    expect(merged).toMatchObject({ ...medium, corroboratedBy: ['gemini'] });
  });

  it('stays advisory where no other reviewer reports it now', () => {
    const merged = mergeAdvisory(by('claude', { ...grave, status: 'fixed' }), by('chatty', grave));
    expect(merged).toMatchObject({ status: 'open', advisory: true });
  });

  it('is as old as for the reviewers with weight', () => {
    const merged = mergeAdvisory(by('claude', { preExisting: true }), by('chatty', {}));
    expect(merged).toMatchObject({ preExisting: true });
    expect(buildFinding()).not.toHaveProperty('advisory');
  });
});
