import { describe, expect, it } from 'vitest';
import { builtInReviewer, type Reviewer, type ReviewerOutcome } from '../../../src/model/reviewer.ts';
import { approvalObstacles, asksForHuman, decide } from '../../../src/policy/decision.ts';

import { effectivePolicy } from '../../../src/policy/effective-policy.ts';
import { buildFinding } from '../../support/builders/finding.ts';
import { buildDecisionInput, buildPolicy, buildReviewer } from '../../support/builders/run.ts';

const effective = effectivePolicy(buildPolicy({ approve: true, 'human-lanes': ['red'] }), {});
const excluded: ReviewerOutcome = { state: 'skipped', reason: 'excluded by base policy' };
const carried: ReviewerOutcome = { state: 'skipped', reason: 'nothing changed', carried: true };
const builtIn = buildReviewer({ id: builtInReviewer });
const by = (id: string, outcome: ReviewerOutcome = { state: 'reviewed' }) => buildReviewer({ id, outcome });

describe('the reviewers that an approval requires', () => {
  it.each<[string, readonly Reviewer[], boolean]>([
    ['one of two was not asked', [builtIn, by('a'), by('b', excluded)], true],
    ['an earlier answer remains valid', [builtIn, by('a', carried)], true],
    ['only the built-in reviewer was asked', [builtIn], false],
    ['only the built-in reviewer completed', [builtIn, by('a', excluded)], false],
    ['no reviewer completed', [by('a', excluded)], false],
    ['one did not complete', [by('a'), by('b', { state: 'invalid', reason: 'x' })], false],
  ])('where %s', (_what, reviewers, approves) => {
    const { event } = decide(buildDecisionInput({ reviewers, effective, policy: { state: 'present' } }));
    expect(event).toBe(approves ? 'APPROVE' : 'COMMENT');
  });
});

it('names each remaining obstacle, and no other', () => {
  const input = { ...buildDecisionInput(), complete: true, effective };
  expect(approvalObstacles(input)).toEqual([]);
  const disputed = buildFinding({ contestedBy: ['b'], status: 'verified' });
  expect(approvalObstacles({ ...input, findings: [disputed] })).toEqual(['reviewers dispute a finding']);
  expect(approvalObstacles({ ...input, findings: [buildFinding()] })).toEqual(['findings are open']);
  const forbidden = effectivePolicy(buildPolicy({ enforce: false, 'human-lanes': [] }), {});
  expect(approvalObstacles({ ...input, effective: forbidden })).toEqual([
    '`policy.approve` is not true in the policy file, or an input forbids it',
    '`policy.enforce` is false',
  ]);
});

describe('a human is asked for', () => {
  const human = buildFinding({ requiresHuman: true });
  const disputed = buildFinding({ contestedBy: ['b'] });

  it.each([
    ['by no reviewer', { lane: 'green', findings: [buildFinding()] }, false],
    ['where the lane is unknown', { lane: undefined, findings: [] }, false],
    ['by the lane', { lane: 'red', findings: [] }, true],
    ['by one finding of several', { lane: 'green', findings: [buildFinding(), human] }, true],
    ['by a dispute', { lane: 'green', findings: [disputed] }, true],
    ['by nothing that is settled', { lane: 'green', findings: [{ ...human, status: 'verified' }] }, false],
  ] as const)('%s', (_what, facts, asks) => {
    expect(asksForHuman({ ...facts, effective })).toBe(asks);
  });
});
