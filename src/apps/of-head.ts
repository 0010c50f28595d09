import type { AppComment, AppReview, HeadEvidence } from './activity.ts';
import { plainWords } from './opening.ts';

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
