import { type EarlierFinding, readLedger } from '../comments/ledger.ts';
import type { Conversation, PublishedReview } from '../model/conversation.ts';
import { normaliseTitle } from '../model/identity.ts';
import {
  type Forgotten,
  filesOf,
  type KeptChecks,
  type KeptFindings,
  type RememberedFinding,
} from '../model/known-finding.ts';
import { type ReviewMark, readMarks, reviewMarks } from '../model/mark.ts';
import type { SourceDocument } from '../model/review-document.ts';
import { sha256 } from '../model/text.ts';
import type { JudgedFinding } from '../policy/decision.ts';

/** Maximum number of question keys, so that a mark stays on one line. */
const maxKeys = 200;

/** Eight hex digits for each question, by which a later run recognises it; sorted and unique. */
export function questionKeys(
  documents: readonly Pick<SourceDocument, 'reviewer' | 'questions'>[],
): readonly string[] {
  const keys = documents.flatMap(({ reviewer, questions }) =>
    questions.map(({ question }) => sha256(JSON.stringify([reviewer, normaliseTitle(question)])).slice(0, 8)),
  );
  return [...new Set(keys)].sort().slice(0, maxKeys);
}

/** One of our own reviews that this instance published, newest last. */
export interface OwnReview extends Pick<PublishedReview, 'id' | 'nodeId' | 'url' | 'state' | 'body'> {
  readonly mark: ReviewMark;
}

/** Data of earlier runs of this instance, from our check and our own texts on the pull request. */
export interface Memory {
  readonly ledger: readonly EarlierFinding[];
  readonly reviews: readonly OwnReview[];
  /** Id of the newest review by any account; 0 when there is none. */
  readonly newestReview: number;
  /** Time of the newest comment by anyone; absent when there is none. */
  readonly newestComment?: string | undefined;
  /** Findings of earlier runs for which there was no room, and that may still be there. */
  readonly forgotten: readonly Forgotten[];
  /** Why findings of an earlier run may be missing; absent when none are. */
  readonly partial?: string;
  /** The same, unless there was no room: then nothing is settled, and the earlier memory remains in effect. */
  readonly lost?: string;
  /** False when a page could not be read: then a missing comment proves nothing. */
  readonly complete: boolean;
}

/** Memory of a pull request that we never wrote on, or of a worktree. */
export const emptyMemory: Memory = {
  ledger: [],
  reviews: [],
  newestReview: 0,
  forgotten: [],
  complete: true,
};

/** Memory of a pull request whose conversation could not be read. */
export const unreadMemory: Memory = { ...emptyMemory, complete: false };

/** The submitted reviews by our identity, newest last; other instances may share it. */
function submittedReviews({ reviews }: Conversation): readonly PublishedReview[] {
  return reviews.filter(({ ours, state }) => ours && state !== 'PENDING');
}

/** Our own submitted reviews of this instance. Only texts by the viewer's own identity count (threat Y1). */
function ownReviews(conversation: Conversation, tool: string): readonly (PublishedReview & OwnReview)[] {
  return submittedReviews(conversation).flatMap((review) => {
    const mark = reviewMarks(review.body, tool).at(-1);
    return mark === undefined ? [] : [{ ...review, mark }];
  });
}

/** What a run reviews; without a head nothing that was forgotten counts for it. */
interface Reviewed {
  readonly head?: string | undefined;
  /** Reviewers that completed a review of its whole change. */
  readonly whole?: ReadonlySet<string>;
}

/** What a review's text alone shows has no reviewers, so nothing but a waiver ends it. */
function forgottenIn(kept: KeptFindings | undefined, newest: OwnReview | undefined): readonly Forgotten[] {
  if (kept !== undefined) return kept.forgotten;
  const { head = '', hidden = 0 } = newest?.mark ?? {};
  return hidden === 0 ? [] : [{ reviewer: 'unknown', head, findings: hidden }];
}

/**
 * What no later whole review of its reviewer could have found again. Of several reviewers of one finding, each must
 * have completed one: they are counted one by one.
 */
function stillForgotten(all: readonly Forgotten[], { head, whole }: Reviewed): readonly Forgotten[] {
  return all.filter((each) => each.head === head || whole?.has(each.reviewer) !== true);
}

/**
 * Combines the newest check's memory with our own texts.
 * @param checks undefined when this instance writes no checks
 * @param reviewed on another commit than its head, findings that did not fit are missing
 */
export function recallMemory(
  conversation: Conversation,
  tool: string,
  checks: KeptChecks | undefined,
  reviewed: Reviewed = {},
): Memory {
  const kept = checks?.kept;
  const reviews = ownReviews(conversation, tool);
  const newest = conversation.reviews
    .filter(({ state }) => state !== 'PENDING')
    .reduce((highest, { id }) => Math.max(highest, id), 0);
  const comments = [...conversation.comments, ...conversation.threads.flatMap((thread) => thread.comments)];
  const forgotten = stillForgotten(forgottenIn(kept, reviews.at(-1)), reviewed);
  const cut = forgotten.find(({ head }) => head !== reviewed.head)?.head.slice(0, 10);
  const lost = whyLost(conversation, tool, checks);
  const partial = lost ?? (cut && `there was no room to remember all findings of ${cut}`);
  return {
    ledger: readLedger(conversation, tool, kept),
    reviews,
    newestReview: newest,
    newestComment: comments
      .map(({ writtenAt }) => writtenAt)
      .toSorted()
      .at(-1),
    complete: conversation.complete,
    forgotten,
    ...(partial !== undefined && { partial }),
    ...(lost !== undefined && { lost }),
  };
}

/** Whether a review is newer than the newest readable check. */
function isSince({ id }: Pick<PublishedReview, 'id'>, checks: KeptChecks | undefined): boolean {
  return id > (checks?.kept?.newestReview ?? 0);
}

/**
 * Heads of reviews that are newer than the newest readable check, and of our newest review, where no check was found.
 * Every later run updates the newest review, so its head may have a newer check than those that were found.
 */
export function headsWithoutCheck(
  conversation: Conversation,
  tool: string,
  checks: KeptChecks,
): readonly string[] {
  const own = ownReviews(conversation, tool);
  const heads = own
    .filter((review) => review === own.at(-1) || isSince(review, checks))
    .flatMap(({ editedByOthers, mark }) => (editedByOthers ? [] : mark.head));
  return [...new Set(heads)].filter((head) => !checks.heads.includes(head));
}

/** Number of a review's comments that show a finding of ours unedited by others. */
function intactComments({ threads }: Conversation, review: PublishedReview, tool: string): number {
  return threads
    .flatMap(({ comments }) => comments)
    .filter((comment) => comment.review === review.id && comment.ours && !comment.editedByOthers)
    .filter(({ body }) => readMarks(body, tool).length > 0).length;
}

/**
 * Why data of an earlier run is missing; undefined when nothing is. A review that the newest readable check
 * does not include was published by a run that ended before it concluded its check, or that has no check. Its
 * own texts then show what it reported, unless someone else edited or deleted them. When a check of a reviewed
 * head is expected and none exists, that data is lost.
 */
function whyLost(
  conversation: Conversation,
  tool: string,
  checks: KeptChecks | undefined,
): string | undefined {
  if (checks?.problem !== undefined) return checks.problem;
  const isUnknown = (review: PublishedReview) => isSince(review, checks);
  if (submittedReviews(conversation).some((review) => isUnknown(review) && review.editedByOthers))
    return 'someone edited a review of ours that no check remembers';
  const [lost] = checks === undefined ? [] : headsWithoutCheck(conversation, tool, checks);
  if (lost !== undefined) return `the check of ${lost.slice(0, 10)} is gone`;
  const unknown = ownReviews(conversation, tool).filter(isUnknown);
  if (unknown.every((review) => intactComments(conversation, review, tool) >= review.mark.comments))
    return undefined;
  return 'someone edited or deleted a comment of ours that no check remembers';
}

/** Whether a review requested changes and was dismissed. */
export function isDismissedChangeRequest({ state, mark }: OwnReview): boolean {
  return state === 'DISMISSED' && mark.event === 'REQUEST_CHANGES';
}

/** The category part of an id. */
export function categoryOf(id: string): string {
  return id.replace(/-[0-9a-f]{8}-[0-9-]+$/, '');
}

/** A remembered finding in files, in the form that the policy weighs. */
export function weighable(
  remembered: Omit<RememberedFinding, 'kind'>,
  paths: readonly string[],
): Omit<JudgedFinding, 'status' | 'corroboratedBy' | 'requiresHuman'> {
  const { id, category = categoryOf(id), severity, preExisting, reviewers, contestedBy } = remembered;
  return {
    id,
    category,
    locations: paths.map((path) => ({ path })),
    severity,
    confidence: { band: remembered.confidence },
    preExisting,
    contestedBy,
    raisedBy: reviewers,
    ...(remembered.late && { late: remembered.late }),
    postKey: remembered.postKey,
    ...(remembered.originals && { originals: remembered.originals }),
  };
}

/** A finding of an earlier run as published, weighed by its remembered originals. */
export function judgeRemembered({ remembered, shownAt }: EarlierFinding): JudgedFinding {
  const known = filesOf(remembered);
  const paths = known.length === 0 && shownAt.in === 'thread' ? [shownAt.thread.path] : known;
  return {
    ...weighable(remembered, paths),
    status: 'open',
    suppressed: undefined,
    requiresHuman: false,
    corroboratedBy: remembered.reviewers.slice(1),
  };
}
