import { describe, expect, it } from 'vitest';
import type { ReviewerOutcome } from '../../../src/model/reviewer.ts';
import { type DecisionInput, decide } from '../../../src/policy/decision.ts';
import { stepsToComplete, type Unfinished } from '../../../src/policy/decision-words.ts';
import { buildDecisionInput, buildReviewer } from '../../support/builders/run.ts';

const size = { lines: 1200, limit: 1000, oversized: true, split: [] };
const again = 'Then push, or run the jobs of the review again.';
const waiving =
  'If that is not possible, a person with the role maintain can waive it for this head with a comment: ';

function stepsOf(lacking: Partial<DecisionInput>, waived: Partial<Unfinished> = { waivedBy: 'maintain' }) {
  const input = buildDecisionInput(lacking);
  return stepsToComplete({ decision: decide(input), reviewers: input.reviewers, ...waived });
}

const endingAs = (outcome: ReviewerOutcome, id = 'claude') => {
  const others = [buildReviewer({ id: 'first' }), buildReviewer({ id: 'other', required: false, outcome })];
  return { reviewers: [...others, buildReviewer({ id, outcome })] };
};
const timedOut: ReviewerOutcome = { state: 'timed_out', reason: 'TIMED_OUT: 600 s' };

describe('the steps that complete a review', () => {
  it('are none for a complete one', () => expect(stepsOf({})).toEqual([]));

  it('are the fix of what is missing, another run and the waiver', () => {
    expect(stepsOf(endingAs(timedOut))).toEqual([
      '`claude`: Raise its `timeout`, or give it less to do.',
      again,
      `${waiving}\`/pr-verdict waive claude REASON\`.`,
    ]);
  });

  it.each<[ReviewerOutcome, RegExp]>([
    [{ state: 'needs_input' }, /^Answer the questions of `claude`/],
    [{ state: 'invalid', reason: 'C1/R2' }, /`pr-verdict validate FILE`/],
    [{ state: 'unavailable', reason: 'NO_SECRET: it gets no KEY here' }, /^`claude`: Set the variable/],
    [{ state: 'unavailable', reason: 'no file matches out.json' }, /why `claude` has no document/],
  ])('give the fix for a reviewer that ended as %j', (outcome, step) => {
    expect(stepsOf(endingAs(outcome))[0]).toMatch(step);
    expect(stepsOf(endingAs(outcome)).join()).not.toContain('other');
  });

  it.each<[string, Partial<DecisionInput>]>([
    ['coverage', { coverage: { expected: 3, covered: 2, missing: [] } }],
    ['coverage', { commandsUnread: true }],
    ['size', { size }],
    ['size', { size, ...endingAs({ state: 'blocked', reason: 'OVERSIZED: 4000 added lines' }) }],
  ])('can be waived as %s: %j', (subject, lacking) => {
    const steps = stepsOf(lacking);
    expect(steps).toHaveLength(3);
    expect(steps.at(-1)).toBe(`${waiving}\`/pr-verdict waive ${subject} REASON\`.`);
  });

  it.each<Partial<DecisionInput>>([
    { reviewers: [] },
    { refused: [{}] },
    { policy: { state: 'unreadable' } },
    { unverified: 1 },
    { postponed: true },
    endingAs(timedOut, 'size'),
  ])('cannot be waived: %j', (lacking) => {
    expect(stepsOf(lacking)).toEqual([expect.any(String), again]);
  });

  it('end in a worktree with another run', () => {
    expect(stepsOf(endingAs(timedOut), {}).at(-1)).toMatch(/run the review again.*`--reviewers /);
  });
});
