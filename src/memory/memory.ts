import { type EarlierFinding, readLedger } from '../comments/ledger.ts';
import { Conversation, type PublishedReview } from '../model/conversation.ts';
import type { ReviewDirectory } from '../model/files.ts';
import { normaliseTitle } from '../model/identity.ts';
import type { KeptChecks, KeptFindings } from '../model/known-finding.ts';
import type { Manifest } from '../model/manifest.ts';
import { type ReviewMark, readMarks } from '../model/mark.ts';
import type { SourceDocument } from '../model/review-document.ts';
import { sha256 } from '../model/text.ts';
import { readOwnPinned, reviewFiles } from '../review-directory/review-files.ts';

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
  /** The reviewed head whose findings did not all fit; absent when all did. */
  readonly cutAt?: string;
  /** Why findings of an earlier run may be missing; absent when none are. */
  readonly partial?: string;
  /** False when a page could not be read: then a missing comment proves nothing. */
  readonly complete: boolean;
}

/** Memory of a pull request that we never wrote on, or of a worktree. */
export const emptyMemory: Memory = { ledger: [], reviews: [], newestReview: 0, complete: true };

/** Memory of a pull request whose conversation could not be read. */
export const unreadMemory: Memory = { ...emptyMemory, complete: false };

/** The conversation of the pull request; undefined for a worktree, and when it could not be read. */
export function readConversation(
  directory: ReviewDirectory,
  manifest: Manifest,
): Promise<Conversation | undefined> {
  return readOwnPinned(directory, manifest, { name: reviewFiles.conversation, schema: Conversation });
}

/** The submitted reviews by our identity, newest last; other instances may share it. */
function submittedReviews({ reviews }: Conversation): readonly PublishedReview[] {
  return reviews.filter(({ ours, state }) => ours && state !== 'PENDING');
}

/** Our own submitted reviews of this instance. Only texts by the viewer's own identity count (threat Y1). */
function ownReviews(conversation: Conversation, tool: string): readonly OwnReview[] {
  return submittedReviews(conversation).flatMap((review) => {
    const mark = markOf(review, tool);
    return mark === undefined ? [] : [{ ...review, mark }];
  });
}

function markOf({ body }: Pick<OwnReview, 'body'>, tool: string): ReviewMark | undefined {
  return readMarks(body, tool).findLast((mark) => mark.kind === 'review');
}

function cutAt(kept: KeptFindings | undefined, newest: OwnReview | undefined): string | undefined {
  if (kept !== undefined) return kept.forgotten > 0 ? kept.head : undefined;
  return newest !== undefined && newest.mark.hidden > 0 ? newest.mark.head : undefined;
}

/**
 * Combines the newest check's memory with our own texts.
 * @param checks undefined when this instance writes no checks
 * @param head the reviewed commit: on any other commit, findings that did not fit are missing
 */
export function recallMemory(
  conversation: Conversation,
  tool: string,
  checks: KeptChecks | undefined,
  head?: string,
): Memory {
  const kept = checks?.kept;
  const reviews = ownReviews(conversation, tool);
  const newest = conversation.reviews
    .filter(({ state }) => state !== 'PENDING')
    .reduce((highest, { id }) => Math.max(highest, id), 0);
  const comments = [...conversation.comments, ...conversation.threads.flatMap((thread) => thread.comments)];
  const cut = cutAt(kept, reviews.at(-1));
  const isCut = cut !== undefined && cut !== head;
  const partial =
    whyPartial(conversation, tool, checks) ??
    (isCut ? `there was no room to remember all findings of ${cut.slice(0, 10)}` : undefined);
  return {
    ledger: readLedger(conversation, tool, kept),
    reviews,
    newestReview: newest,
    newestComment: comments
      .map(({ writtenAt }) => writtenAt)
      .toSorted()
      .at(-1),
    complete: conversation.complete,
    ...(cut !== undefined && { cutAt: cut }),
    ...(partial !== undefined && { partial }),
  };
}

/** Reviews by our identity that are newer than the newest readable check. */
function reviewsSince(
  conversation: Conversation,
  checks: KeptChecks | undefined,
): readonly PublishedReview[] {
  const known = checks?.kept?.newestReview ?? 0;
  return submittedReviews(conversation).filter(({ id }) => id > known);
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
  const isOfTool = (review: PublishedReview) => markOf(review, tool) !== undefined;
  const newest = submittedReviews(conversation).filter(isOfTool).slice(-1);
  const heads = [...reviewsSince(conversation, checks), ...newest]
    .filter(({ editedByOthers }) => !editedByOthers)
    .flatMap((review) => markOf(review, tool)?.head ?? []);
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
function whyPartial(
  conversation: Conversation,
  tool: string,
  checks: KeptChecks | undefined,
): string | undefined {
  if (checks?.problem !== undefined) return checks.problem;
  const unknown = reviewsSince(conversation, checks);
  if (unknown.some(({ editedByOthers }) => editedByOthers))
    return 'someone edited a review of ours that no check remembers';
  const [lost] = checks === undefined ? [] : headsWithoutCheck(conversation, tool, checks);
  if (lost !== undefined) return `the check of ${lost.slice(0, 10)} is gone`;
  const isIntact = (review: PublishedReview) =>
    intactComments(conversation, review, tool) >= (markOf(review, tool)?.comments ?? 0);
  if (unknown.every(isIntact)) return undefined;
  return 'someone edited or deleted a comment of ours that no check remembers';
}
