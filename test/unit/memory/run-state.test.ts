import { expect, it } from 'vitest';
import { fromRunState, toRunState } from '../../../src/memory/run-state.ts';
import { effectivePolicy } from '../../../src/policy/effective-policy.ts';
import { buildDecisionInput, buildReviewer, headCommit, outcomes } from '../../support/builders/run.ts';

it('keeps of each reviewer what became of it, an answer that was carried or about a part included', () => {
  const carried = { state: 'skipped', reason: 'nothing changed', carried: true } as const;
  const partly = [
    { ...carried, partly: true },
    { state: 'reviewed', partly: true },
  ] as const;
  const all = [...outcomes, carried, ...partly];
  const reviewers = all.map((outcome) => buildReviewer({ outcome }));
  const { findings: _, ...facts } = buildDecisionInput({ reviewers, postponed: false, unverified: 0 });
  const state = toRunState({
    tool: 'abcdef12',
    pull: 7,
    head: headCommit,
    completed: [],
    facts,
    findings: [],
    newestReview: 0,
    confirmed: true,
    inputs: {},
    policy: undefined,
  });
  if (state === undefined) throw new Error('The run cannot be kept.');

  const kept = fromRunState(state, effectivePolicy(undefined, {})).facts.reviewers;

  const told = (outcome: (typeof outcomes)[number]) =>
    'reason' in outcome ? { ...outcome, reason: expect.any(String) } : outcome;
  expect(kept.map(({ outcome }) => outcome)).toEqual(all.map(told));
});
