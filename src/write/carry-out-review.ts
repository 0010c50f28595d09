import type { Receipt } from '../model/receipt.ts';
import type { Reporter } from '../model/reporter.ts';
import type { Plan, Step } from '../model/write-plan.ts';
import { receiptOfPublished, receiptOfUnpublished } from './build-receipt.ts';
import { carryOutUpkeep, notifyPeople } from './carry-out-upkeep.ts';
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

/**
 * Updates earlier reviews without publishing a new one. The head and our own reviews are read again first, so
 * that a slow run neither overwrites what a run for a newer head wrote (threat Y4) nor passes where a later
 * run found something.
 */
async function carryOutWithoutReview(input: ReviewInput, plan: Plan, to: To): Promise<Receipt> {
  const { memory } = input;
  // Without writes, a concurrent run matters only if this run might pass.
  if (plan.steps.length === 0 && !input.mightPass) return receiptOfUnpublished(input, 'quiet');
  const { publisher } = to;
  const first = await checkForConflict({ plan, publisher, ...reviewsSeenBy(memory) });
  if (first !== undefined)
    return receiptOfUnpublished(input, first.outcome === 'superseded' ? 'superseded' : 'quiet');
  const newest = memory.reviews.at(-1);
  const { done } = await carryOutUpkeep(plan.steps, to);
  await notifyPeople(plan.steps, to);
  const edit = done.find((step) => step.do === 'update-review' && step.nodeId === newest?.nodeId);
  const isEdited = newest !== undefined && edit?.do === 'update-review';
  return receiptOfUnpublished(input, 'quiet', isEdited ? { url: newest.url, body: edit.body } : undefined);
}

/** Carries out a plan's steps in order and returns the receipt. */
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
    upkeep: after,
  });
  const receipt = receiptOfPublished(published, input, plan);
  // Earlier reviews stay unchanged if the new verdict was not published.
  if (receipt.outcome === 'superseded') return receipt;
  if (published.outcome !== 'published') await carryOutUpkeep(after, to);
  await notifyPeople(after, to);
  return receipt;
}
