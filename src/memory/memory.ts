import { type EarlierFinding, readLedger } from '../comments/ledger.ts';
import type { Conversation } from '../model/conversation.ts';
import { normaliseTitle } from '../model/identity.ts';
import type { Kept, KeptChecks } from '../model/known-finding.ts';
import { type ReviewMark, readMarks } from '../model/mark.ts';
import type { SourceDocument } from '../model/review-document.ts';
import { sha256 } from '../model/text.ts';

/** A mark stays one line; whoever asks more than this is not waiting for answers. */
const maxKeys = 200;

/** Eight hex digits for each question, by which a later run knows that it was asked: sorted, each once. */
export function questionKeys(
  documents: readonly Pick<SourceDocument, 'reviewer' | 'questions'>[],
): readonly string[] {
  const keys = documents.flatMap(({ reviewer, questions }) =>
    questions.map(({ question }) => sha256(JSON.stringify([reviewer, normaliseTitle(question)])).slice(0, 8)),
  );
  return [...new Set(keys)].sort().slice(0, maxKeys);
}

/** One of our own reviews that this instance published, newest last. */
export interface OwnReview {
  readonly id: number;
  readonly nodeId: string;
  readonly url: string;
  readonly state: Conversation['reviews'][number]['state'];
  readonly body: string;
  readonly mark: ReviewMark;
}

/** What our check and our own texts on the pull request say of earlier runs of this instance. */
export interface Memory {
  readonly ledger: readonly EarlierFinding[];
  readonly reviews: readonly OwnReview[];
  /** Id of the newest review by anybody; absent where there was none. */
  readonly newestReview?: number;
  /** The head that was reviewed without room to remember all findings; absent where there was room. */
  readonly cutAt?: string;
  /** Why something that an earlier run reported may be missing; absent where nothing is. */
  readonly partial?: string;
  /** False when a page could not be had: then nothing may be concluded from what is not there. */
  readonly complete: boolean;
}

/** A pull request that we never spoke on, or a worktree. */
export const emptyMemory: Memory = { ledger: [], reviews: [], complete: true };

/** A pull request whose conversation nobody could read. */
export const unreadMemory: Memory = { ...emptyMemory, complete: false };

/** Our own submitted reviews of this instance. Only texts by the viewer's own identity count (threat Y1). */
function ownReviews(conversation: Conversation, tool: string): readonly OwnReview[] {
  return conversation.reviews
    .filter(({ ours, state }) => ours && state !== 'PENDING')
    .flatMap((review) => {
      const { id, nodeId, url, state, body } = review;
      const mark = markOf(review, tool);
      return mark === undefined ? [] : [{ id, nodeId, url, state, body, mark }];
    });
}

function markOf({ body }: Pick<OwnReview, 'body'>, tool: string): ReviewMark | undefined {
  return readMarks(body, tool).findLast((mark) => mark.kind === 'review');
}

function cutAt(kept: Kept | undefined, newest: OwnReview | undefined): string | undefined {
  if (kept !== undefined) return kept.forgotten > 0 ? kept.head : undefined;
  return newest !== undefined && newest.mark.hidden > 0 ? newest.mark.head : undefined;
}

/**
 * Joins what the newest check remembers with what our own texts show.
 * @param checks undefined where this instance writes none
 * @param head the commit that is reviewed: on any other one, findings for which there was no room are missing
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
  const cut = cutAt(kept, reviews.at(-1));
  const isCut = cut !== undefined && cut !== head;
  const partial =
    whyPartial(conversation, tool, checks) ??
    (isCut ? `there was no room to remember all findings of ${cut.slice(0, 10)}` : undefined);
  return {
    ledger: readLedger(conversation, tool, kept),
    reviews,
    complete: conversation.complete,
    ...(newest > 0 && { newestReview: newest }),
    ...(cut !== undefined && { cutAt: cut }),
    ...(partial !== undefined && { partial }),
  };
}

type Review = Conversation['reviews'][number];

/** Reviews by our identity that the newest readable check does not know. */
function reviewsSince({ reviews }: Conversation, checks: KeptChecks | undefined): readonly Review[] {
  const known = checks?.kept?.newestReview ?? 0;
  return reviews.filter(({ id, ours, state }) => ours && state !== 'PENDING' && id > known);
}

/** Heads of reviews that the newest readable check does not know, and on which no check was seen. */
export function headsWithoutCheck(
  conversation: Conversation,
  tool: string,
  checks: KeptChecks,
): readonly string[] {
  const heads = reviewsSince(conversation, checks).flatMap((review) => markOf(review, tool)?.head ?? []);
  return [...new Set(heads)].filter((head) => !checks.heads.includes(head));
}

/** Comments of a review that show a finding of ours as we wrote it. */
function intactComments({ threads }: Conversation, review: Review, tool: string): number {
  return threads
    .flatMap(({ comments }) => comments)
    .filter((comment) => comment.review === review.id && comment.ours && !comment.editedByOthers)
    .filter(({ body }) => readMarks(body, tool).length > 0).length;
}

/**
 * Why something that an earlier run knew is missing; undefined where nothing is. A review that the newest readable
 * check does not know was published by a run that was ended before it concluded its check, or that has none: then its
 * own texts say what it reported, as long as nobody else edited or deleted them. Where a check of its head is expected
 * and there is none at all, that is gone.
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
  for (const review of unknown) {
    const mark = markOf(review, tool);
    if (mark === undefined) continue;
    if (checks !== undefined && !checks.heads.includes(mark.head))
      return `the check of ${mark.head.slice(0, 10)} is gone`;
    if (intactComments(conversation, review, tool) < mark.comments)
      return 'someone edited or deleted a comment of ours that no check remembers';
  }
  return undefined;
}
