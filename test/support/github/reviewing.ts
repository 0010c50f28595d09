import { ApiError, forbidden, unprocessable } from './errors.ts';
import type { PullRequest } from './model/pull-request.ts';
import { type Anchor, Review, ReviewComment, type ReviewState, ReviewThread } from './model/review.ts';
import type { Account, Token } from './model/world.ts';
import { placeOnLine, type RequestedPlace } from './placement.ts';

/** Characters, for reviews and review comments. */
const bodyLimit = 65_536;

export type ReviewEvent = 'APPROVE' | 'REQUEST_CHANGES' | 'COMMENT';

export interface RequestedReview {
  readonly commitId: string | undefined;
  readonly body: string | undefined;
  /** Absent: the review stays a draft. */
  readonly event: ReviewEvent | undefined;
  readonly comments: readonly (RequestedPlace & { readonly body: string })[];
}

const stateAfter: Readonly<Record<ReviewEvent, ReviewState>> = {
  APPROVE: 'APPROVED',
  REQUEST_CHANGES: 'CHANGES_REQUESTED',
  COMMENT: 'COMMENTED',
};

/** Makes a review with all its comments, or nothing at all. */
export function createReview(pull: PullRequest, token: Token, requested: RequestedReview): Review {
  refuseIfLocked(pull, token.account);
  const { event, comments, body = '' } = requested;
  if (pendingReviewOf(pull, token.account) !== undefined) {
    throw unprocessable(['User can only have one pending review per pull request']);
  }
  const commitId = requested.commitId ?? pull.headSha;
  if (!pull.hasCommit(commitId)) throw unprocessable(['The commitOID is not part of the pull request']);
  checkBodies([body, ...comments.map((comment) => comment.body)]);
  if (event !== undefined) checkEvent(pull, token, { event, body });
  const anchors = placeAll(pull, { ...requested, commitId });
  const review = new Review(pull, { author: token.account, body, commitId });
  for (const [index, comment] of comments.entries()) {
    const anchor = anchors[index];
    if (anchor !== undefined) openThread(review, anchor, comment.body);
  }
  pull.reviews.push(review);
  if (event !== undefined) publish(review, event);
  return review;
}

/** Publishes a draft; what the draft's text leaves out, the call may bring. */
export function submitReview(
  review: Review,
  token: Token,
  submitted: { event: ReviewEvent; body: string | undefined },
): void {
  if (!review.pending) throw unprocessable(['Can not submit a review that is not pending']);
  refuseIfLocked(review.pull, token.account);
  const body = submitted.body ?? review.body;
  checkBodies([body]);
  checkEvent(review.pull, token, { event: submitted.event, body });
  review.body = body;
  publish(review, submitted.event);
}

export function editReviewBody(review: Review, body: string, editor: Account): void {
  checkBodies([body]);
  review.body = body;
  if (review.pending) return;
  review.lastEditedAt = review.pull.repository.world.timestamp();
  review.editor = editor;
  review.edits.push({ editor });
}

export function deletePendingReview(review: Review): void {
  if (!review.pending) throw unprocessable(['Can not delete a non-pending pull request review']);
  const { pull } = review;
  const { ids } = pull.repository.world;
  pull.reviews.splice(pull.reviews.indexOf(review), 1);
  ids.forget(review.nodeId);
  for (const comment of [...review.comments]) removeComment(comment);
}

export function dismissReview(review: Review, token: Token, message: string): void {
  const { repository } = review.pull;
  if (!repository.mayWrite(token.account) && token.kind === 'user')
    throw forbidden('Must have write access.');
  if (repository.settings.restrictDismissals && repository.roleOf(token.account) !== 'admin') {
    throw forbidden('You are not authorized to dismiss reviews on this pull request.');
  }
  if (message === '') throw unprocessable(["Message can't be blank"]);
  if (review.state === 'PENDING') throw unprocessable(['Can not dismiss a pending pull request review']);
  if (review.state === 'COMMENTED') throw unprocessable(['Can not dismiss a commented pull request review']);
  if (review.state === 'DISMISSED') throw unprocessable(['Can not dismiss a dismissed pull request review']);
  review.state = 'DISMISSED';
}

/** An answer, in a published review of its own or in the author's draft. */
export function replyTo(thread: ReviewThread, token: Token, body: string): ReviewComment {
  const { pull } = thread;
  refuseIfLocked(pull, token.account);
  const review = new Review(pull, { author: token.account, body: '', commitId: pull.headSha });
  pull.reviews.push(review);
  const comment = new ReviewComment(thread, review, body);
  publish(review, 'COMMENT');
  return comment;
}

export function openThread(
  review: Review,
  anchor: Anchor,
  body: string,
  commitId = review.commitId,
): ReviewThread {
  const thread = new ReviewThread(review.pull, anchor, commitId);
  review.pull.threads.push(thread);
  new ReviewComment(thread, review, body);
  return thread;
}

export function removeComment(comment: ReviewComment): void {
  const { thread, review } = comment;
  const { ids } = thread.pull.repository.world;
  thread.comments.splice(thread.comments.indexOf(comment), 1);
  review.comments.splice(review.comments.indexOf(comment), 1);
  ids.forget(comment.nodeId);
  if (thread.comments.length > 0) return;
  thread.pull.threads.splice(thread.pull.threads.indexOf(thread), 1);
  ids.forget(thread.nodeId);
}

function pendingReviewOf(pull: PullRequest, account: Account): Review | undefined {
  return pull.reviews.find((review) => review.pending && review.author === account);
}

/** Those with write access keep the word in a locked conversation. */
export function refuseIfLocked(
  conversation: Pick<PullRequest, 'locked' | 'repository'>,
  account: Account,
): void {
  if (!conversation.locked || conversation.repository.mayWrite(account)) return;
  throw forbidden('Unable to create comment because issue is locked.');
}

export function bodyTooLong(body: string): ApiError | undefined {
  if ([...body].length <= bodyLimit) return undefined;
  return unprocessable([`Body is too long (maximum is ${bodyLimit} characters)`]);
}

function checkBodies(bodies: readonly string[]): void {
  for (const body of bodies) {
    const error = bodyTooLong(body);
    if (error !== undefined) throw error;
  }
}

function checkEvent(pull: PullRequest, token: Token, review: { event: ReviewEvent; body: string }): void {
  const { event, body } = review;
  const own = pull.author === token.account;
  if (event !== 'APPROVE' && body.trim() === '') throw unprocessable(["Body can't be blank"]);
  if (own && event === 'APPROVE') throw unprocessable(['Can not approve your own pull request']);
  if (own && event === 'REQUEST_CHANGES') {
    throw unprocessable(['Can not request changes on your own pull request']);
  }
  if (event === 'APPROVE' && token.kind === 'workflow' && !pull.repository.settings.actionsMayApprove) {
    throw unprocessable(['GitHub Actions is not permitted to approve pull requests.']);
  }
}

function placeAll(pull: PullRequest, { commitId = '', comments }: RequestedReview): readonly Anchor[] {
  const placed = comments.map((comment) => placeOnLine(pull, commitId, comment));
  const problems = placed.filter((place) => typeof place === 'string');
  if (comments.some((comment) => comment.body.trim() === '')) problems.push("Body can't be blank");
  if (problems.length > 0) throw unprocessable(problems);
  return placed.filter((place) => typeof place !== 'string');
}

function publish(review: Review, event: ReviewEvent): void {
  const now = review.pull.repository.world.timestamp();
  review.state = stateAfter[event];
  // Whoever has reviewed is asked no longer.
  review.pull.requestedReviewers = review.pull.requestedReviewers.filter((one) => one !== review.author);
  review.submittedAt = now;
  review.pull.updatedAt = now;
}

/**
 * All or none: one who cannot be asked refuses the whole list. Earlier requests remain.
 * @see https://docs.github.com/en/rest/pulls/review-requests#request-reviewers-for-a-pull-request
 */
export function requestReviews(pull: PullRequest, logins: readonly string[]): void {
  const { world, collaborators } = pull.repository;
  if (logins.some((login) => login === pull.author.login)) {
    throw new ApiError(422, 'Review cannot be requested from pull request author.');
  }
  if (logins.some((login) => !collaborators.has(login))) {
    throw new ApiError(
      422,
      `Reviews may only be requested from collaborators. One or more of the users or teams you specified is not a collaborator of the ${pull.repository.fullName} repository.`,
    );
  }
  const asked = new Set([...pull.requestedReviewers, ...logins.map((login) => world.accounts.named(login))]);
  pull.requestedReviewers = [...asked];
}
