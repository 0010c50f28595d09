import type { EffectivePolicy } from '../../domain/policy/effective-policy.ts';
import type { Settings } from '../../domain/settings.ts';
import { stepsToComplete } from '../../domain/verdict/steps-to-complete.ts';
import type { LoadedRun } from './load-run.ts';

/** Ids of the reviewers that policy has us run; of the others only the documents are received. */
export function reviewersToRun({ reviewers }: Pick<EffectivePolicy, 'reviewers'>): readonly string[] {
  return Object.entries(reviewers).flatMap(([id, { run }]) => (run === undefined ? [] : [id]));
}

/** What it takes to complete a review of a pull request; empty in a worktree, where C5's protocol says what is next. */
export function stepsOnPullRequest(
  { decision, document, effective }: Pick<LoadedRun, 'decision' | 'document' | 'effective'>,
  { target }: Pick<Settings, 'target'>,
): readonly string[] {
  if (target === 'local') return [];
  return stepsToComplete({
    decision,
    reviewers: document.reviewers,
    run: reviewersToRun(effective),
    pullRequest: effective,
  });
}
