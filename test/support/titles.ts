import { type DecisionInput, decide } from '../../src/policy/decision.ts';
import { conclude } from '../../src/policy/gate-decision.ts';
import { buildBlocking } from './builders/finding.ts';
import { buildDecisionInput, buildReviewer } from './builders/run.ts';

/**
 * The title of a check for the change of the demo, by our own words: tests compare what a run is about, and only the
 * tests of these words compare the words.
 */
function titleOf(overrides: Partial<DecisionInput>): string {
  const builtIn = buildReviewer({ id: 'hygiene', kind: 'tool' });
  const facts = buildDecisionInput({
    reviewers: [builtIn, buildReviewer()],
    coverage: { expected: 5, covered: 5, missing: [] },
    ...overrides,
  });
  return conclude({ decision: decide(facts), facts, publication: { state: 'confirmed' } }).title;
}

/** Nothing was found. */
export const clear = titleOf({});

/** One critical finding blocks. */
export const failing = titleOf({ findings: [buildBlocking()] });
