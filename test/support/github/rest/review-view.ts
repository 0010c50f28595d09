import { currentPosition } from '../current-position.ts';
import type { Review, ReviewComment } from '../model/review.ts';
import { authorAssociation, userView } from './account-view.ts';
import { pullHtmlUrl } from './pull-view.ts';

type View = Readonly<Record<string, unknown>>;

export function reviewHtmlUrl(review: Review): string {
  return `${pullHtmlUrl(review.pull)}#pullrequestreview-${review.id}`;
}

export function reviewView(review: Review): View {
  const { pull } = review;
  return {
    id: review.id,
    node_id: review.nodeId,
    user: userView(pull.repository.world, review.author),
    body: review.body,
    state: review.state,
    html_url: reviewHtmlUrl(review),
    author_association: authorAssociation(pull.repository, review.author),
    commit_id: review.commitId,
    ...(review.submittedAt === undefined ? {} : { submitted_at: review.submittedAt }),
  };
}

export function commentHtmlUrl(comment: ReviewComment): string {
  return `${pullHtmlUrl(comment.review.pull)}#discussion_r${comment.id}`;
}

/** A review comment. What is outdated has null lines; its `original_` lines stay. */
export function reviewCommentView(comment: ReviewComment): View {
  const { review, thread, inReplyTo } = comment;
  const { pull } = review;
  const { repository } = pull;
  const { anchor } = thread;
  const onLine = anchor.subject === 'line' ? anchor : undefined;
  const now = currentPosition(thread);
  return {
    pull_request_review_id: review.id,
    id: comment.id,
    node_id: comment.nodeId,
    diff_hunk: onLine?.diffHunk ?? '',
    path: now?.path ?? anchor.path,
    commit_id: now === undefined && onLine !== undefined ? thread.commitId : pull.headSha,
    original_commit_id: thread.commitId,
    user: userView(repository.world, comment.author),
    body: comment.body,
    created_at: comment.createdAt,
    updated_at: comment.updatedAt,
    html_url: commentHtmlUrl(comment),
    author_association: authorAssociation(repository, comment.author),
    start_line: now?.startLine ?? null,
    original_start_line: onLine?.startLine ?? null,
    start_side: onLine?.startSide ?? null,
    line: now?.line ?? null,
    original_line: onLine?.line ?? null,
    side: onLine?.side ?? 'RIGHT',
    original_position: onLine?.position ?? null,
    position: now?.position ?? null,
    subject_type: anchor.subject,
    ...(inReplyTo === undefined ? {} : { in_reply_to_id: inReplyTo.id }),
  };
}
