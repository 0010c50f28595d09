import { type EarlierFinding, isAnswered } from '../comments/ledger.ts';
import { partAbout } from '../comments/passage.ts';
import type { PlacedRun } from '../decide/placed-run.ts';
import { type OpenThread, type Placed, published, type Thread, threadsOf } from '../decide/placement.ts';
import type { Run } from '../decide/run.ts';
import { isDismissedChangeRequest, type Memory, type OwnReview, questionKeys } from '../memory/memory.ts';
import { isAtLeast, mostSevere } from '../model/finding.ts';
import { groupBy } from '../model/lists.ts';
import { findingKey } from '../model/mark.ts';
import { sha256 } from '../model/text.ts';
import type {
  DraftComment,
  DraftRequest,
  FileThread,
  Plan,
  ReviewRequest,
  Step,
  StepOf,
} from '../model/write-plan.ts';
import {
  commentEntries,
  renderComment,
  renderExtendedComment,
  renderThreadReply,
  renderUpdatedComment,
  type UpdatedEntry,
} from '../pages/comment-text.ts';
import { draftBody, reviewBody, reviewText } from '../pages/review-body.ts';
import { isAwaitingApproval, isPostponed } from '../policy/completeness.ts';
import type { Decision } from '../policy/decision.ts';
import { inlineRule } from '../policy/effective-policy.ts';
import { planReactions, planReplies } from './answers.ts';

/** Dismisses each of our reviews in one state. */
function dismiss({ reviews }: Memory, state: OwnReview['state'], message: string) {
  return reviews
    .filter((review) => review.state === state)
    .map(({ nodeId, mark }) => ({ do: 'dismiss-review', key: mark.key, nodeId, message }) as const);
}

type WithdrawInput = Pick<Run, 'decision' | 'memory'>;

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
  const isComplete = decision.verdict !== null || isAwaitingApproval(decision);
  if (!isComplete || decision.event === 'REQUEST_CHANGES') return [];
  return dismiss(memory, 'CHANGES_REQUESTED', 'No finding that this review asked to fix is open any more.');
}

/** Settled findings whose comments do not say so; an earlier run may have failed to update one. */
function dueEntries({ reconciled }: Pick<Run, 'reconciled'>): readonly EarlierFinding[] {
  const unfinished = reconciled.closed.filter(
    ({ shownAt }) => shownAt.in === 'thread' && shownAt.shows === 'finding',
  );
  return [...reconciled.closing, ...unfinished];
}

/** Findings of earlier runs as they are now, by comment. */
function entriesByComment(run: Pick<Run, 'reconciled' | 'memory'>) {
  const due = dueEntries(run);
  const now = new Map(due.map((entry) => [entry.remembered.id, entry]));
  const known = run.memory.ledger.map((entry) => now.get(entry.remembered.id) ?? entry);
  return groupBy([...new Set([...due, ...known])], commentId);
}

/**
 * Updates the comment of each settled finding, and resolves its thread where requested once all findings in it are
 * settled. The comment comes last, so that the next run repeats both if one failed.
 * @param extended comments that this run writes anyway
 */
export function settle(
  run: Pick<Run, 'reconciled' | 'settings' | 'render' | 'memory' | 'commands'>,
  extended: ReadonlySet<string> = new Set(),
): readonly Step[] {
  const { settings, render, commands } = run;
  const inComments = entriesByComment(run);
  const accepted = new Set(commands.acceptances.map(({ id }) => id));
  const isSettled = ({ remembered: { id, kind } }: EarlierFinding) => kind !== 'finding' || accepted.has(id);
  return [...groupBy(dueEntries(run), commentId)].flatMap(([nodeId, [first]]): Step[] => {
    if (nodeId === undefined || extended.has(nodeId) || first.shownAt.in !== 'thread') return [];
    const { thread, comment } = first.shownAt;
    const entries = inComments.get(nodeId) ?? [];
    const { id: key } = first.remembered;
    const body = renderUpdatedComment(inOrderOf(comment.body, entries), render);
    const update: Step = { do: 'update-comment', key, nodeId, body };
    const resolve: Step = { do: 'resolve-thread', key, nodeId: thread.nodeId };
    const isOver = entries.every(isSettled) && !thread.resolved && !isAnswered(first);
    return settings.resolveThreads && isOver ? [resolve, update] : [update];
  });
}

function commentId({ shownAt }: EarlierFinding): string | undefined {
  return shownAt.in === 'thread' ? shownAt.comment.nodeId : undefined;
}

/** Findings that go into threads of earlier reviews, by thread. */
function additionsOf(placed: readonly Placed[]): readonly (readonly [OpenThread, Thread])[] {
  const threads = [...groupBy(placed, ({ into }) => into?.comment.nodeId).values()];
  return threads.flatMap((thread) => (thread[0].into ? [[thread[0].into, thread] as const] : []));
}

/**
 * Adds findings to the comment of an open thread on their place. A reopened one that the comment shows as settled is
 * shown anew, and what is settled by this run is updated with it.
 */
function extend(
  [{ comment }, thread]: readonly [OpenThread, Thread],
  run: PlacedRun,
): StepOf<'extend-comment'> {
  const { nodeId } = comment;
  const added = thread.map(({ finding }) => finding.id);
  const all = entriesByComment(run).get(nodeId) ?? [];
  const others = all.filter(({ remembered }) => !added.includes(remembered.id));
  const due = new Set(dueEntries(run));
  const isCurrent = others.length === all.length && !others.some((entry) => due.has(entry));
  const body = isCurrent ? comment.body : renderUpdatedComment(inOrderOf(comment.body, others), run.render);
  const open = others.flatMap(({ remembered }) => (remembered.kind === 'finding' ? remembered.severity : []));
  const shown = { body, worst: mostSevere(open) };
  const text = renderExtendedComment(shown, commentEntries(thread, run), run.render);
  return { do: 'extend-comment', key: added.join(' '), nodeId, body: text };
}

/** An edit notifies nobody, so what blocks is also said in a reply. */
function replyAbout([{ comment }, thread]: readonly [OpenThread, Thread], run: PlacedRun): Step[] {
  const blocking = commentEntries(thread, run).filter(({ finding }) => run.weightOf(finding) === 'blocking');
  if (blocking.length === 0) return [];
  const key = blocking.map(({ finding }) => finding.id).join(' ');
  const body = renderThreadReply(blocking, run.render);
  return [{ do: 'reply-in-thread', key, comment: comment.id, body }];
}

/** The findings of a comment in its order, each with its part of the text. */
function inOrderOf(body: string, entries: readonly EarlierFinding[]): readonly UpdatedEntry[] {
  return entries
    .map(({ remembered, shownAt }) => {
      const leads = shownAt.in === 'thread' && shownAt.leads;
      return { remembered, leads, body: partAbout(body, remembered.id) };
    })
    .toSorted(
      (a, b) => body.indexOf(`\`${a.remembered.id}\`</sub>`) - body.indexOf(`\`${b.remembered.id}\`</sub>`),
    );
}

/** Owners are notified last, when the review they are asked to read is complete. */
function requestOwners({ owners }: Pick<PlacedRun, 'owners'>): readonly Step[] {
  if (owners === undefined || owners.people.length === 0) return [];
  return [{ do: 'request-reviewers', key: owners.people.join(','), reviewers: owners.people }];
}

/** A finding not yet reported that justifies a new review; less severe ones wait for the next review. */
function isNewOrChanged({ finding }: Placed, { decision, effective }: Run): boolean {
  if (finding.late) return false;
  const { from } = inlineRule(finding, effective);
  return isAtLeast(finding.severity, from) || decision.blocking.includes(finding.id);
}

/** Whether a reviewer asks a question that no earlier review contains. */
function hasNewQuestion({ document, memory }: Run): boolean {
  const asked = new Set(memory.reviews.flatMap(({ mark }) => mark.questions));
  return questionKeys(document.documents).some((key) => !asked.has(key));
}

/**
 * Whether the last review had the same event. A dismissed REQUEST_CHANGES is not repeated as a comment
 * either.
 */
function isEventOf({ event, blocking }: Decision, last: OwnReview | undefined): boolean {
  if (event === 'COMMENT' && blocking.length > 0 && last !== undefined && isDismissedChangeRequest(last))
    return true;
  return event === (last?.mark.event ?? 'COMMENT');
}

/** Why nothing is posted; undefined when a review is needed. */
function whyQuiet(run: PlacedRun, key: string): string | undefined {
  const { decision, memory } = run;
  if (memory.reviews.some(({ mark }) => mark.key === key)) return 'this review is already published';
  if (published(run.placed).some((placed) => isNewOrChanged(placed, run))) return undefined;
  if (hasNewQuestion(run)) return undefined;
  if (decision.verdict === null) return 'this review is not complete, and there is nothing new to post';
  if (isEventOf(decision, memory.reviews.at(-1))) return 'there is nothing new to post';
  return undefined;
}

/** The plan, with the whole review as `review.json` shows it. */
interface PlannedReview {
  readonly plan: Plan;
  /** Undefined when nothing is posted. */
  readonly request?: ReviewRequest;
}

/** Equal texts about the same head have the same key, so a repeated run finds its earlier review. */
function reviewKey({ decision, placed, report, document, render }: PlacedRun): string {
  const parts = [
    render.toolKey,
    render.head,
    decision,
    published(placed).map(({ finding, placement }) => [finding.fingerprint, placement]),
    report.refused.map(({ reviewer, pointer, problems }) => [reviewer, pointer, problems]),
    document.documents.map(({ reviewer, questions }) => [reviewer, questions]),
  ];
  return sha256(JSON.stringify(parts)).slice(0, 16);
}

function draftComment(thread: Thread, run: Run): DraftComment[] {
  const { placement } = thread[0];
  if (placement.place !== 'inline') return [];
  const { path, side, line, startLine } = placement;
  const range = startLine === undefined ? {} : { start_line: startLine, start_side: side };
  return [{ path, body: renderComment(commentEntries(thread, run), run.render), line, side, ...range }];
}

function fileThread(thread: Thread, run: Run): FileThread[] {
  const { render } = run;
  const { finding, placement } = thread[0];
  if (placement.place !== 'file') return [];
  const key = findingKey({ kind: 'finding', id: finding.id, head: render.head });
  return [{ key, path: placement.path, body: renderComment(commentEntries(thread, run), render) }];
}

/** Without a new review the newest one is updated, unless its text is current. */
function updateNewestReview(run: PlacedRun): readonly Step[] {
  const newest = run.memory.reviews.at(-1);
  if (newest === undefined) return [];
  const { body, digest } = reviewText(run, newest.mark, run.placed);
  if (digest === newest.mark.digest) return [];
  return [{ do: 'update-review', key: newest.mark.key, nodeId: newest.nodeId, body }];
}

/**
 * All writes of one review in order: the draft with inline comments, threads on files, submission. No steps
 * when there is nothing new.
 */
export function planReview(run: PlacedRun, runKey: string): PlannedReview {
  const { decision, placed, render } = run;
  const key = reviewKey(run);
  const base = {
    schemaVersion: 1,
    target: run.settings.target,
    toolKey: render.toolKey,
    head: render.head,
    event: decision.event,
    verdict: decision.verdict,
    key,
  } as const;
  const quiet = whyQuiet(run, key);
  const before = dismissStaleApprovals(run);
  const additions = additionsOf(placed);
  const extended = new Set(additions.map(([{ comment }]) => comment.nodeId));
  const after = [...dismissStaleChangeRequests(run), ...settle(run, extended), ...requestOwners(run)];
  if (quiet !== undefined) {
    return { plan: { ...base, quiet, steps: [...before, ...after, ...updateNewestReview(run)] } };
  }
  const body = reviewBody(run, key, placed);
  const threads = threadsOf(placed);
  const request: DraftRequest = {
    commit_id: render.head,
    body: draftBody(body, runKey),
    comments: threads.flatMap((each) => draftComment(each, run)),
  };
  const fileThreads = threads.flatMap((each) => fileThread(each, run));
  const steps: Step[] = [
    ...before,
    { do: 'create-draft', key, request },
    ...(fileThreads.length === 0 ? [] : [{ do: 'add-file-threads', key, threads: fileThreads } as const]),
    ...additions.map((each) => extend(each, run)),
    { do: 'submit-review', key, event: decision.event, body },
    ...after,
    ...additions.flatMap((each) => replyAbout(each, run)),
  ];
  const inText = placed.map(({ finding, placement }) => {
    const isOnFile = placement.place === 'file';
    return { finding, placement: isOnFile ? ({ ...placement, place: 'body' } as const) : placement };
  });
  const whole = fileThreads.length === 0 ? body : reviewBody(run, key, inText);
  return { plan: { ...base, steps }, request: { ...request, body: whole, event: decision.event } };
}

/**
 * The review plan with answers to commands, which come last, after they were applied. Nothing is posted on a
 * closed or merged pull request. On a draft that policy postpones only stale approvals are dismissed. The
 * check is written in both cases.
 */
export function planWrites(run: PlacedRun, runKey: string): PlannedReview {
  const { commands, conversation, decision } = run;
  const { plan, request } = planReview(run, runKey);
  const state = run.manifest.pullRequest?.state ?? 'open';
  if (state !== 'open') return { plan: { ...plan, quiet: `the pull request is ${state}`, steps: [] } };
  if (isPostponed(decision)) {
    const steps = plan.steps.filter((step) => step.do === 'dismiss-review');
    return { plan: { ...plan, quiet: 'the pull request is a draft', steps } };
  }
  const replies = conversation === undefined ? [] : planReplies(commands.answers, conversation);
  const steps = [...plan.steps, ...replies, ...planReactions(commands.answers)];
  return { plan: { ...plan, steps }, ...(request && { request }) };
}
