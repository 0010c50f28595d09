import { isDismissedChangeRequest } from '../memory/dismissal.ts';
import type { OwnReview } from '../memory/memory.ts';
import { questionKeys } from '../memory/question-keys.ts';
import { isAtLeast } from '../model/severity.ts';
import type { Decision } from '../policy/decision.ts';
import type { Placed } from './placement.ts';
import { published, type ReviewInput } from './review-input.ts';

/** A finding that nobody was told of and that is worth a review of its own; lesser ones wait for the next. */
function isNews({ finding }: Placed, { decision, inlineFrom }: ReviewInput): boolean {
  return isAtLeast(finding.severity, inlineFrom) || decision.blocking.includes(finding.id);
}

/** Whether somebody asks what no review of ours has asked yet. */
function asksAnew({ document, memory }: ReviewInput): boolean {
  const asked = new Set(memory.reviews.flatMap(({ mark }) => mark.questions));
  return questionKeys(document.documents).some((key) => !asked.has(key));
}

/** Whether the last review asked for the same; a dismissed demand is not repeated as a mere comment either. */
function isEventOf({ event, blocking }: Decision, last: OwnReview | undefined): boolean {
  if (event === 'COMMENT' && blocking.length > 0 && last !== undefined && isDismissedChangeRequest(last))
    return true;
  return event === (last?.mark.event ?? 'COMMENT');
}

/** Why nothing is posted; undefined when there is something to say. */
export function whyQuiet(input: ReviewInput, key: string): string | undefined {
  const { decision, memory } = input;
  if (memory.reviews.some(({ mark }) => mark.key === key)) return 'this review is already published';
  if (published(input.placed).some((placed) => isNews(placed, input))) return undefined;
  if (asksAnew(input)) return undefined;
  if (decision.verdict === null) return 'this review is not complete and has nothing new to say';
  if (isEventOf(decision, memory.reviews.at(-1))) return 'there is nothing new to say';
  return undefined;
}
