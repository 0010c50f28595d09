import { describe, expect, it } from 'vitest';
import { joinFindings, type Original } from '../../../../src/domain/join/join-findings.ts';
import { judgeRemembered } from '../../../../src/domain/memory/judge-remembered.ts';
import { effectivePolicy } from '../../../../src/domain/policy/effective-policy.ts';
import { decide } from '../../../../src/domain/verdict/decision.ts';
import { weigh } from '../../../../src/domain/verdict/weight.ts';
import { buildBlocking, buildFinding, buildParsed } from '../../../support/builders/finding.ts';
import { buildFindingMark, buildTold } from '../../../support/builders/memory.ts';
import { buildDecisionInput, buildPolicy } from '../../../support/builders/run.ts';

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
    const mark = buildFindingMark({ reviewers });
    const entry = { mark, standing: { in: 'body', reviewId: 1, url: 'https://github.com/r' } } as const;
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

describe('joining with an advisory reviewer', () => {
  const by = (
    reviewer: string,
    overrides: Parameters<typeof buildParsed>[0],
    advisory = false,
  ): Original => ({
    reviewer,
    document: ['claude', 'gemini', 'chatty'].indexOf(reviewer),
    fingerprint: 'f'.repeat(16),
    finding: buildParsed(overrides),
    advisory,
  });
  const medium = { severity: 'high', confidence: { band: 'medium' } } as const;
  const grave = { severity: 'critical', confidence: { band: 'high' } } as const;

  it('takes neither severity, confidence, agreement nor words from it where somebody else says the same', () => {
    const [joined] = joinFindings([
      by('claude', { ...medium, title: 'Ours' }),
      by('chatty', { ...grave, title: 'Theirs' }, true),
    ]);
    expect(joined).toMatchObject({ ...medium, title: 'Ours', corroboratedBy: [] });
    expect(joined).not.toHaveProperty('advisory');
    expect(joined?.sources).toHaveLength(2);
  });

  it('still counts two others as two', () => {
    const [joined] = joinFindings([by('claude', medium), by('gemini', medium), by('chatty', grave, true)]);
    expect(joined).toMatchObject({
      severity: 'high',
      confidence: { band: 'high' },
      corroboratedBy: ['gemini'],
    });
  });

  it('stays advisory where nobody else says it is a problem now', () => {
    const [joined] = joinFindings([by('claude', { ...grave, status: 'fixed' }), by('chatty', grave, true)]);
    expect(joined).toMatchObject({ status: 'open', advisory: true });
  });

  it('is as old as those with weight say', () => {
    const [joined] = joinFindings([by('claude', { preExisting: true }), by('chatty', {}, true)]);
    expect(joined).toMatchObject({ preExisting: true });
    expect(buildFinding()).not.toHaveProperty('advisory');
  });
});
