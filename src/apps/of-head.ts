import type { AppComment, AppReview, HeadEvidence } from './activity.ts';
import type { Marker } from './app-table.ts';
import type { App, OwnActivity } from './identify.ts';
import { markerOf, openingOf, plainWords } from './opening.ts';
import { type BodyReading, readBody } from './read-body.ts';

/**
 * The commits that a text is about, in full or by at least ten digits. Where a text also names others, only those after
 * `commitAfter`: CodeRabbit names the range that it read, or would have read.
 */
export function commitsNamed(body: string, commitAfter: string | undefined): readonly string[] {
  const named: string[] = [];
  for (const { 0: commit, index } of body.matchAll(/\b[0-9a-f]{10,40}\b/g)) {
    if (commitAfter === undefined || precededBy(body.slice(Math.max(0, index - 120), index), commitAfter))
      named.push(commit);
  }
  return named;
}

function precededBy(before: string, words: string): boolean {
  if (before.endsWith(words)) return true;
  return `${plainWords(before)} `.toLowerCase().endsWith(`${words.trim().toLowerCase()} `);
}

export function namesHead(body: string, commitAfter: string | undefined, head: string): boolean {
  return commitsNamed(body, commitAfter).some((commit) => head.startsWith(commit));
}

/**
 * Whether a review is about this head; one that someone else edited also where it may be, since its text says nothing any
 * more. What GitHub names as its commit is no evidence alone: a force-push or a merge of the base points a review at another
 * one. The time alone is none either: a review of the commit before may come late.
 */
export function isReviewOfHead(
  review: AppReview,
  comments: readonly AppComment[],
  evidence: HeadEvidence,
  commitAfter: string | undefined,
): boolean {
  const { head, firstCheckAt, submittedFor } = evidence;
  if (submittedFor.has(review.id)) return isSubmittedFor(review, evidence);
  if (review.editedByOthers)
    return review.commit === head || firstCheckAt === null || isAfter(review, firstCheckAt);
  const named = commitsNamed(review.body, commitAfter);
  if (named.some((commit) => head.startsWith(commit))) return true;
  if (commitAfter !== undefined && named.length > 0) return false;
  if (comments.some(({ place }) => place?.originalCommit === head)) return true;
  return isSubmittedFor(review, evidence);
}

/** Whether a review was submitted for this head: by the event of its submission, else by its commit and time together. */
export function isSubmittedFor(
  review: Pick<AppReview, 'id' | 'commit' | 'submittedAt'>,
  { head, firstCheckAt, submittedFor }: HeadEvidence,
): boolean {
  const submitted = submittedFor.get(review.id);
  if (submitted !== undefined) return submitted === head;
  return review.commit === head && firstCheckAt !== null && isAfter(review, firstCheckAt);
}

function isAfter({ submittedAt }: Pick<AppReview, 'submittedAt'>, time: string): boolean {
  return Date.parse(submittedAt) > Date.parse(time);
}

/** A review of the app, or its comment in the conversation, as it was read. */
export interface OwnText<Text extends AppReview | AppComment> {
  readonly text: Text;
  /** Its first words. */
  readonly words: string;
  readonly marker: Marker | undefined;
  /** The findings in it; undefined where the app writes none into such a text. */
  readonly body: BodyReading | undefined;
}

export interface OwnReview extends OwnText<AppReview> {
  /** The comments that began threads with it. */
  readonly comments: readonly AppComment[];
  /** Also where someone else edited it and it may be. */
  readonly isOfHead: boolean;
}

function readText<Text extends AppReview | AppComment>(
  text: Text,
  { entry, markers }: App,
  on: 'review' | 'comment',
): OwnText<Text> {
  const opening = openingOf(text.body);
  const marker = markerOf(opening, markers);
  const isPlain = marker?.says === 'refused' || marker?.says === 'working';
  const body = entry?.body?.on === on ? readBody(isPlain ? '' : text.body, entry) : undefined;
  return { text, words: opening.words, marker, body };
}

export function readReviews(app: App, own: OwnActivity, evidence: HeadEvidence): readonly OwnReview[] {
  return own.reviews.map((review) => {
    const comments = own.inline.filter(({ place }) => place?.review === review.id);
    const isOfHead = isReviewOfHead(review, comments, evidence, app.entry?.commitAfter);
    return { ...readText(review, app, 'review'), comments, isOfHead };
  });
}

export function readConversation(app: App, own: OwnActivity): readonly OwnText<AppComment>[] {
  return own.conversation.map((comment) => readText(comment, app, 'comment'));
}
