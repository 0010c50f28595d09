import { Failure } from '../../domain/failure.ts';
import type { Step } from '../../domain/plan.ts';
import type { Publisher } from '../../ports/publisher.ts';
import type { Reporter } from '../../ports/reporter.ts';

async function take(step: Step, publisher: Publisher): Promise<string | undefined> {
  switch (step.do) {
    case 'dismiss-review':
      await publisher.dismissReview(step.reviewId, step.message);
      return undefined;
    case 'update-comment':
      await publisher.updateComment(step.commentId, step.body);
      return undefined;
    case 'resolve-thread':
      return (await publisher.resolveThread(step.threadId))
        ? undefined
        : 'A thread of a settled finding stays open: resolving it takes `contents: write`';
    case 'request-reviewers': {
      const refused = await publisher.requestReviewers(step.reviewers);
      return refused.length === 0
        ? undefined
        : `GitHub lets nobody ask ${refused.join(', ')} for a review: only people with access to the repository`;
    }
    case 'update-review':
      await publisher.updateReview(step.reviewId, step.body);
      return undefined;
    case 'react':
      await publisher.react(step);
      return undefined;
    case 'shrink-review':
    case 'create-draft':
    case 'add-file-threads':
    case 'submit-review':
      return undefined;
  }
}

/**
 * Carries out the steps around a review, in order. They tidy what earlier runs said, so one that GitHub refuses is
 * told and costs neither the review nor the steps after it, but for those about the very same; the next run plans
 * them again. Answers those that were done.
 */
export async function carryOutUpkeep(
  steps: readonly Step[],
  { publisher, reporter }: { readonly publisher: Publisher; readonly reporter: Reporter },
): Promise<readonly Step[]> {
  const done: Step[] = [];
  const failed = new Set<string>();
  for (const step of steps) {
    if (failed.has(step.key)) continue;
    try {
      const refusal = await take(step, publisher);
      if (refusal === undefined) done.push(step);
      else reporter.warning(refusal);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      failed.add(step.key);
      reporter.warning(`${step.do}: ${error.message} ${error.fix} (${error.code})`);
    }
  }
  return done;
}
