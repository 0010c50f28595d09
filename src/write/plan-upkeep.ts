import type { EarlierFinding } from '../comments/ledger.ts';
import type { Memory, OwnReview } from '../memory/memory.ts';
import type { Step, StepOf } from '../model/write-plan.ts';
import { renderClosedComment } from './comment-text.ts';
import type { ReviewInput } from './review-input.ts';

/** Dismisses each of our reviews in one state. */
function dismiss(
  { reviews }: Memory,
  state: OwnReview['state'],
  message: string,
): readonly StepOf<'dismiss-review'>[] {
  return reviews
    .filter((review) => review.state === state)
    .map(({ nodeId, mark }) => ({ do: 'dismiss-review', key: mark.key, nodeId, message }));
}

type WithdrawInput = Pick<ReviewInput, 'decision' | 'memory'>;

/** An approval must not outlive the state it approved, so it is dismissed before anything else is written. */
export function dismissStaleApprovals({ decision, memory }: WithdrawInput): readonly Step[] {
  if (decision.event === 'APPROVE') return [];
  return dismiss(memory, 'APPROVED', 'This approval was for an earlier state of the pull request.');
}

/**
 * A later comment does not lift an earlier REQUEST_CHANGES; only a dismissal does. A complete review without
 * blocking findings dismisses them, after the new verdict was published (threat G4).
 */
export function dismissStaleChangeRequests({ decision, memory }: WithdrawInput): readonly Step[] {
  if (decision.verdict === null || decision.event === 'REQUEST_CHANGES') return [];
  return dismiss(memory, 'CHANGES_REQUESTED', 'No finding that this review asked to fix is open any more.');
}

/** A person's reply protects a thread, since they may be waiting for an answer. */
function isAnswered({ shownAt }: EarlierFinding): boolean {
  return shownAt.in === 'thread' && shownAt.thread.comments.some(({ ours }) => !ours);
}

/**
 * Updates the comment of each settled finding and resolves its thread where requested. The comment comes
 * last, so that the next run repeats both if one failed.
 */
export function settle({
  reconciled,
  resolveThreads,
  render,
}: Pick<ReviewInput, 'reconciled' | 'resolveThreads' | 'render'>): readonly Step[] {
  return [...reconciled.closing, ...reconciled.closed].flatMap((entry): Step[] => {
    const { remembered, shownAt } = entry;
    if (shownAt.in !== 'thread') return [];
    // An earlier run may have failed to update the comment.
    if (reconciled.closed.includes(entry) && shownAt.shows !== 'finding') return [];
    const { thread, comment } = shownAt;
    const body = renderClosedComment(remembered, comment.body, render);
    const update: Step = { do: 'update-comment', key: remembered.id, nodeId: comment.nodeId, body };
    const resolve: Step = { do: 'resolve-thread', key: remembered.id, nodeId: thread.nodeId };
    return resolveThreads && !thread.resolved && !isAnswered(entry) ? [resolve, update] : [update];
  });
}

/** Owners are notified last, when the review they are asked to read is complete. */
export function requestOwners({ owners }: Pick<ReviewInput, 'owners'>): readonly Step[] {
  if (owners === undefined || owners.people.length === 0) return [];
  return [{ do: 'request-reviewers', key: owners.people.join(','), reviewers: owners.people }];
}
