import type { Receipt } from '../model/receipt.ts';
import type { Reporter } from '../model/reporter.ts';
import type { Plan, Step } from '../model/write-plan.ts';
import { receiptOfPublished, receiptOfQuietRun, receiptOfUnpublished } from './build-receipt.ts';
import { carryOutUpkeep, requestReviewers } from './carry-out-upkeep.ts';
import { checkForConflict, publish, reviewsSeenBy } from './publish.ts';

import type { Publisher } from './publisher.ts';
import type { ReviewInput } from './review-input.ts';
import { reviewBody } from './review-text.ts';

interface To {
  readonly publisher: Publisher;
  readonly reporter: Reporter;
}

function isUpkeep({ do: name }: Step): boolean {
  return name !== 'create-draft' && name !== 'add-file-threads' && name !== 'submit-review';
}

/** Without anything to write, it matters only to what might pass whether another run said something meanwhile. */
function mustCheckForConflict(input: ReviewInput, { steps }: Plan): boolean {
  return steps.length > 0 || input.mightPass;
}

/**
 * What a run without a new review has to put straight. The head and our own reviews are read again before: a run that
 * took long must neither undo what one about a newer head said (threat Y4), nor pass where a later one found something.
 */
async function carryOutWithoutReview(input: ReviewInput, plan: Plan, to: To): Promise<Receipt> {
  const { memory } = input;
  if (!mustCheckForConflict(input, plan)) return receiptOfQuietRun(input);
  const { publisher } = to;
  const first = await checkForConflict({ plan, publisher, ...reviewsSeenBy(memory) });
  if (first?.outcome === 'superseded') return receiptOfUnpublished(input, 'superseded');
  if (first !== undefined) return receiptOfQuietRun(input);
  const newest = memory.reviews.at(-1);
  const { done } = await carryOutUpkeep(plan.steps, to);
  await requestReviewers(plan.steps, to);
  const edit = done.find((step) => step.do === 'update-review' && step.nodeId === newest?.nodeId);
  return receiptOfQuietRun(
    input,
    newest !== undefined && edit?.do === 'update-review' ? { url: newest.url, body: edit.body } : undefined,
  );
}

/** Carries out a plan's steps in order, the review's own by the draft protocol, and tells what came of them. */
export async function carryOut(input: ReviewInput, plan: Plan, to: To): Promise<Receipt> {
  const review = plan.steps.findIndex((step) => !isUpkeep(step));
  if (review < 0) return carryOutWithoutReview(input, plan, to);
  const after = plan.steps.slice(review).filter(isUpkeep);
  await carryOutUpkeep(plan.steps.slice(0, review), to);
  const published = await publish({
    plan,
    placed: input.placed,
    ...to,
    ...reviewsSeenBy(input.memory),
    bodyFor: (placed) => reviewBody(input, plan.key, placed),
    upkeepAfter: () => after,
  });
  const receipt = receiptOfPublished(published, input, plan);
  // What was said before stays as it is unless the new verdict stands.
  if (receipt.outcome === 'superseded') return receipt;
  if (published.outcome !== 'published') await carryOutUpkeep(after, to);
  await requestReviewers(after, to);
  return receipt;
}
