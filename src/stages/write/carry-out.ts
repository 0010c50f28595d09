import type { Plan, Step } from '../../domain/plan.ts';
import type { Receipt } from '../../domain/receipt.ts';
import type { Publisher, Reporter } from '../../ports.ts';
import { type ReviewInput, reviewBody } from './plan-review.ts';
import { publish } from './publish.ts';
import { tellPublished, tellUnpublished } from './tell-outcome.ts';
import { carryOutUpkeep } from './upkeep.ts';

function isUpkeep({ do: name }: Step): boolean {
  return name !== 'create-draft' && name !== 'add-file-threads' && name !== 'submit-review';
}

/** Carries out a plan's steps in order, the review's own by the draft protocol, and tells what came of them. */
export async function carryOut(
  input: ReviewInput,
  plan: Plan,
  { publisher, reporter }: { readonly publisher: Publisher; readonly reporter: Reporter },
): Promise<Receipt> {
  const { memory } = input;
  const review = plan.steps.findIndex((step) => !isUpkeep(step));
  if (review < 0) {
    await carryOutUpkeep(plan.steps, { publisher, reporter });
    return tellUnpublished(input, 'quiet');
  }
  await carryOutUpkeep(plan.steps.slice(0, review), { publisher, reporter });
  const published = await publish({
    plan,
    placed: input.placed,
    ...(memory.complete && { seen: new Set(memory.reviews.map(({ id }) => id)) }),
    ...(memory.complete && memory.newestReview !== undefined && { newestSeen: memory.newestReview }),
    publisher,
    reporter,
    bodyFor: (placed) => reviewBody(input, plan.key, placed),
  });
  const receipt = tellPublished(published, input, plan);
  // What was said before stays as it is unless the new verdict stands.
  if (receipt.outcome !== 'superseded') {
    await carryOutUpkeep(plan.steps.slice(review).filter(isUpkeep), { publisher, reporter });
  }
  return receipt;
}
