import { planReactions } from '../comments/reactions.ts';
import { isPostponed } from '../policy/completeness.ts';
import type { LoadedRun } from './load-run.ts';
import { type PlannedReview, planReview } from './plan-review.ts';
import type { ReviewInput } from './review-input.ts';

/** What is written to the pull request, as far as anybody wants to hear it there. */
export function planWrites(loaded: LoadedRun, input: ReviewInput): PlannedReview {
  return whileWanted(withAnswers(planReview(input), loaded), loaded);
}

/** Whoever asked for something is answered last: what they asked for is carried out then. */
function withAnswers(planned: PlannedReview, { heard }: LoadedRun): PlannedReview {
  const steps = [...planned.plan.steps, ...planReactions(heard.answers)];
  return { ...planned, plan: { ...planned.plan, steps } };
}

/**
 * On a pull request that is closed or merged nothing is said any more, on a draft that policy leaves alone nothing
 * yet, though an approval of an earlier state is still taken back. The check tells where things stand.
 */
function whileWanted(planned: PlannedReview, { manifest, decision }: LoadedRun): PlannedReview {
  const { pullRequest } = manifest;
  if (pullRequest !== undefined && pullRequest.state !== 'open') {
    return { plan: { ...planned.plan, quiet: `the pull request is ${pullRequest.state}`, steps: [] } };
  }
  if (!isPostponed(decision)) return planned;
  const steps = planned.plan.steps.filter((step) => step.do === 'dismiss-review');
  return { plan: { ...planned.plan, quiet: 'the pull request is a draft', steps } };
}
