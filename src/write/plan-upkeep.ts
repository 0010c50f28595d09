import type { EarlierFinding } from '../comments/ledger.ts';
import type { Memory } from '../memory/memory.ts';
import type { Reconciled } from '../memory/reconcile.ts';
import type { Step } from '../model/write-plan.ts';
import type { Decision } from '../policy/decision.ts';
import { renderClosedComment } from './comment-text.ts';
import type { OwnersRequest } from './owners-request.ts';
import type { RenderContext } from './render-context.ts';

interface UpkeepInput {
  readonly decision: Decision;
  readonly memory: Memory;
  readonly reconciled: Reconciled;
  readonly resolveThreads: boolean;
  readonly owners?: OwnersRequest;
  readonly render: RenderContext;
}

type WithdrawInput = Pick<UpkeepInput, 'decision' | 'memory'>;

/** An approval must not outlive the state it approved, so it is dismissed before anything else is written. */
export function dismissStaleApprovals({ decision, memory }: WithdrawInput): readonly Step[] {
  if (decision.event === 'APPROVE') return [];
  return memory.reviews
    .filter((review) => review.state === 'APPROVED')
    .map(({ nodeId, mark }) => ({
      do: 'dismiss-review',
      key: mark.key,
      nodeId,
      message: 'This approval was for an earlier state of the pull request.',
    }));
}

/**
 * A later comment does not lift an earlier REQUEST_CHANGES; only a dismissal does. A complete review without
 * blocking findings dismisses them, after the new verdict was published (threat G4).
 */
export function dismissStaleChangeRequests({ decision, memory }: WithdrawInput): readonly Step[] {
  if (decision.verdict === null || decision.event === 'REQUEST_CHANGES') return [];
  return memory.reviews
    .filter(({ state }) => state === 'CHANGES_REQUESTED')
    .map(({ nodeId, mark }) => ({
      do: 'dismiss-review',
      key: mark.key,
      nodeId,
      message: 'Nothing that this review demanded is open any more.',
    }));
}

/** A person's reply protects a thread, since they may be waiting for an answer. */
function isAnswered({ shownAt }: EarlierFinding): boolean {
  return shownAt.in === 'thread' && shownAt.thread.comments.some(({ ours }) => !ours);
}

/**
 * Updates the comment of each settled finding and resolves its thread where requested. The comment comes
 * last, so that the next run repeats both if one failed.
 */
export function settle({ reconciled, resolveThreads, render }: UpkeepInput): readonly Step[] {
  // An earlier run may have failed to update it.
  const unsaid = reconciled.closed.filter(
    ({ shownAt }) => shownAt.in === 'thread' && shownAt.shows === 'finding',
  );
  return [...reconciled.closing, ...unsaid].flatMap((entry): Step[] => {
    const { remembered, shownAt } = entry;
    if (shownAt.in !== 'thread') return [];
    const { thread, comment } = shownAt;
    const body = renderClosedComment(remembered, comment.body, render);
    const update: Step = { do: 'update-comment', key: remembered.id, nodeId: comment.nodeId, body };
    const resolve: Step = { do: 'resolve-thread', key: remembered.id, nodeId: thread.nodeId };
    return resolveThreads && !thread.resolved && !isAnswered(entry) ? [resolve, update] : [update];
  });
}

/** Owners are notified last, when the review they are asked to read is complete. */
export function requestOwners({ owners }: UpkeepInput): readonly Step[] {
  if (owners === undefined || owners.people.length === 0) return [];
  return [{ do: 'request-reviewers', key: owners.people.join(','), reviewers: owners.people }];
}
