import type { EarlierFinding } from '../comments/ledger.ts';
import type { Memory } from '../memory/memory.ts';
import type { Reconciled } from '../memory/reconcile.ts';
import type { Step } from '../model/write-plan.ts';
import { asksForHuman, type Decision } from '../policy/decision.ts';
import { renderClosedComment } from './comment-text.ts';
import type { EvidencePage } from './evidence-text.ts';
import type { LoadedRun } from './load-run.ts';
import type { RenderContext } from './render-context.ts';

/** GitHub notifies each of them, so the number is limited. */
const most = 15;

export interface OwnersInput {
  /** As in CODEOWNERS: `@login`, `@org/team` or an e-mail address. */
  readonly owners: readonly string[];
  /** Login of the author; null when the account was deleted. */
  readonly author: string | null;
  /** Logins with a pending request, and of people who reviewed already. */
  readonly asked: readonly string[];
  readonly reviewed: readonly string[];
}

export interface OwnersRequest {
  /** Logins to request a review from. */
  readonly people: readonly string[];
  /** Every owner except the author, as in CODEOWNERS. */
  readonly named: readonly string[];
}

/**
 * Selects the owners to request a review from: not the author, and no one who was asked or has reviewed.
 * Teams and e-mail addresses are only named, because a workflow token cannot request them.
 */
export function ownersRequest({ owners, author, asked, reviewed }: OwnersInput): OwnersRequest {
  const login = (owner: string) => owner.replace(/^@/, '').toLowerCase();
  const named = [...new Map(owners.map((owner) => [login(owner), owner])).values()].filter(
    (owner) => author === null || login(owner) !== author.toLowerCase(),
  );
  const done = new Set([...asked, ...reviewed].map((each) => each.toLowerCase()));
  const people = named
    .filter((owner) => /^@[A-Za-z0-9](?:[A-Za-z0-9_-]{0,98})$/.test(owner) && !done.has(login(owner)))
    .map((owner) => owner.slice(1))
    .sort()
    .slice(0, most);
  return { people, named: named.sort() };
}

/** Owners to request a review from; undefined when neither policy nor findings require one. */
export function ownersToAsk(
  { manifest, effective, document, conversation }: LoadedRun,
  evidence: EvidencePage | undefined,
): OwnersRequest | undefined {
  const { pullRequest } = manifest;
  if (!effective.requestOwners || evidence === undefined || pullRequest === undefined) return undefined;
  const { risk, context } = evidence.pack;
  if (!asksForHuman({ effective, lane: risk.lane, findings: document.findings })) return undefined;
  return ownersRequest({
    owners: context.owners.flatMap(({ owners }) => owners),
    author: pullRequest.author,
    asked: pullRequest.requestedReviewers ?? [],
    reviewed: (conversation?.reviews ?? []).flatMap(({ author }) => (author === null ? [] : [author])),
  });
}

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
