import { describe, expect, it } from 'vitest';
import type { Facts } from '../../../src/comments/apply-commands.ts';
import { fromRunState, toRunState } from '../../../src/memory/run-state.ts';
import { effectivePolicy } from '../../../src/policy/effective-policy.ts';
import { buildDecisionInput, buildReviewer, headCommit, outcomes } from '../../support/builders/run.ts';

const digest = 'd'.repeat(64);

function stateOf(overrides: Partial<Facts>, policy: string | undefined = undefined) {
  const { findings: _, ...facts } = buildDecisionInput({ postponed: false, unverified: 0 });
  return toRunState({
    ...{ tool: 'abcdef12', pull: 7, head: headCommit, newestReview: 0, confirmed: true },
    ...{ completed: [], findings: [], inputs: {}, policy },
    facts: { ...facts, ...overrides },
  });
}

function readBack(overrides: Partial<Facts>, policy?: string): Facts {
  const state = stateOf(overrides, policy);
  if (state === undefined) throw new Error('The run cannot be kept.');
  return fromRunState(state, effectivePolicy(undefined, {})).facts;
}

describe('a run that is read back', () => {
  it('has the outcome of each reviewer, an answer that was carried or about a part included', () => {
    const carried = { state: 'skipped', reason: 'nothing changed', carried: true } as const;
    const partly = [
      { ...carried, partly: true },
      { state: 'reviewed', partly: true },
    ] as const;
    const all = [...outcomes, carried, ...partly];
    const { reviewers } = readBack({ reviewers: all.map((outcome) => buildReviewer({ outcome })) });
    const withAnyReason = (outcome: (typeof outcomes)[number]) =>
      'reason' in outcome ? { ...outcome, reason: expect.any(String) } : outcome;
    expect(reviewers.map(({ outcome }) => outcome)).toEqual(all.map(withAnyReason));
  });

  it('has every other fact that a decision depends on', () => {
    const facts: Partial<Facts> = {
      refused: [{ severity: 'high' }, {}],
      coverage: { expected: 3, covered: 2, missing: [{ path: 'a.ts', reason: 'unreadable-diff' }] },
      ignored: 4,
      size: { lines: 900, limit: 800, oversized: true, split: [] },
      claims: [
        { reviewer: 'claude', claims: { verdict: 'FAIL' }, findings: ['security-1'] },
        { reviewer: 'gemini', claims: { event: 'REQUEST_CHANGES' } },
      ],
      questions: 2,
      scope: 'api',
      lane: 'red',
      postponed: true,
      unverified: 5,
      policy: { state: 'present', commit: headCommit },
    };
    expect(readBack(facts, digest)).toMatchObject({ ...facts, policy: { state: 'present' } });
  });

  it('is incomplete like its run', () => {
    const facts = readBack({ lane: undefined });
    expect(facts).toMatchObject({ postponed: false, unverified: 0, policy: { state: 'absent' } });
    for (const name of ['ignored', 'size', 'scope', 'lane'] as const) expect(facts[name]).toBeUndefined();
  });
});

it.each<[string, Partial<Facts>, string | undefined]>([
  ['commands could not be read', { commandsUnread: true }, undefined],
  ['the policy could not be read', { policy: { state: 'unreadable', reason: 'HTTP 502' } }, undefined],
  ['the digest of its policy is unknown', { policy: { state: 'present', commit: headCommit } }, undefined],
  ['a policy appeared during the run', {}, digest],
])('a run is not kept when %s', (_why, facts, policy) => {
  expect(stateOf(facts, policy)).toBeUndefined();
});
