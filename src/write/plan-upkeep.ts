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

/** An approval of ours must not outlive the state that it approved, so it goes before anything else is written. */
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
 * A later comment does not lift an earlier REQUEST_CHANGES; only dismissal does, and each one by id. Only a whole
 * review without anything that blocks may lift them, after the new verdict stands (threat G4).
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

/** A human's answer protects a thread: whoever wrote it may still be waiting for one. */
function isAnswered({ shownAt }: EarlierFinding): boolean {
  return shownAt.in === 'thread' && shownAt.thread.comments.some(({ ours }) => !ours);
}

/**
 * Each settled finding says so in its own comment, and its thread is resolved where that was asked for. The comment
 * comes last: as long as it does not say so, the next run plans both again.
 */
export function settle({ reconciled, resolveThreads, render }: UpkeepInput): readonly Step[] {
  // An earlier run may have been kept from saying so.
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

/** Owners are asked last: what they are asked to look at stands by then. */
export function requestOwners({ owners }: UpkeepInput): readonly Step[] {
  if (owners === undefined || owners.people.length === 0) return [];
  return [{ do: 'request-reviewers', key: owners.people.join(','), reviewers: owners.people }];
}
