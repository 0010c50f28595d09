import type { Facts } from '../comments/heed.ts';
import { countCompleted } from '../model/reviewer.ts';
import type { Decision } from '../policy/decision.ts';
import { type Conclusion, conclude, type Publication } from '../policy/gate-decision.ts';

/**
 * What a run comes to by the facts that it was decided on, so that whoever concludes it again from what was kept of it
 * says the same in the same words.
 */
export function concludeRun(run: {
  readonly decision: Decision;
  readonly facts: Facts;
  readonly publication: Publication;
}): Conclusion {
  const { decision, facts, publication } = run;
  const { effective, reviewers, coverage, ignored } = facts;
  return conclude({
    decision,
    publication,
    failOn: effective.failOn,
    enforce: effective.enforce,
    reviewers: countCompleted(reviewers),
    files: coverage,
    ignored,
  });
}
