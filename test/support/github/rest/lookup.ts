import { notFound } from '../errors.ts';
import { objectId } from '../git-objects.ts';
import type { Conversation, TimelineComment } from '../model/conversation.ts';
import type { PullRequest } from '../model/pull-request.ts';
import type { Review, ReviewComment } from '../model/review.ts';
import type { RepositoryRequest } from '../router.ts';

/** What the path names, as the caller may see it; a 404 otherwise. */
export function pullOf({ repository, parameters }: RepositoryRequest): PullRequest {
  const number = Number(parameters['pull_number']);
  return orNotFound(repository.pulls.find((pull) => pull.number === number));
}

export function conversationOf({ repository, parameters }: RepositoryRequest): Conversation {
  return orNotFound(repository.conversation(Number(parameters['issue_number'])));
}

export function reviewOf(request: RepositoryRequest): Review {
  const id = Number(request.parameters['review_id']);
  const review = pullOf(request).reviews.find((candidate) => candidate.id === id);
  return orNotFound(review?.visibleTo(request.token.account) === true ? review : undefined);
}

export function timelineCommentOf({ repository, parameters }: RepositoryRequest): TimelineComment {
  const id = Number(parameters['comment_id']);
  return orNotFound(
    [...repository.pulls, ...repository.issues]
      .flatMap((conversation) => conversation.comments)
      .find((comment) => comment.id === id),
  );
}

export function publishedComments(pull: PullRequest): readonly ReviewComment[] {
  return pull.threads
    .flatMap((thread) => thread.comments)
    .filter((comment) => !comment.review.pending)
    .sort((a, b) => a.id - b.id);
}

/** The commit of a branch, tag, ref or id in the path or query. */
export function commitOf(request: RepositoryRequest, revision: string): string {
  const { bare } = request.repository;
  // GitHub takes no branch whose name looks like an id.
  const branch = objectId.test(revision) ? undefined : bare.resolve(`refs/heads/${revision}`);
  return orNotFound(branch ?? bare.resolve(revision));
}

export function orNotFound<T>(found: T | undefined): T {
  if (found === undefined) throw notFound();
  return found;
}
