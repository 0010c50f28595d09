import { currentPosition } from '../current-position.ts';
import type { Review, ReviewComment } from '../model/review.ts';
import { authorAssociation, userView } from './account-view.ts';
import { reactionsView } from './issues.ts';
import { pullHtmlUrl, pullUrl } from './pull-view.ts';

type View = Readonly<Record<string, unknown>>;

export function reviewHtmlUrl(review: Review): string {
  return `${pullHtmlUrl(review.pull)}#pullrequestreview-${review.id}`;
}

export function reviewView(review: Review): View {
  const { pull } = review;
  const html = reviewHtmlUrl(review);
  return {
    id: review.id,
    node_id: review.nodeId,
    user: userView(pull.repository.world, review.author),
    body: review.body,
    state: review.state,
    html_url: html,
    pull_request_url: pullUrl(pull),
    author_association: authorAssociation(pull.repository, review.author),
    _links: { html: { href: html }, pull_request: { href: pullUrl(pull) } },
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
  const now = currentPosition(thread);
  const url = `${repository.apiUrl}/pulls/comments/${comment.id}`;
  const html = commentHtmlUrl(comment);
  const lines =
    anchor.subject === 'file'
      ? {
          start_line: null,
          original_start_line: null,
          start_side: null,
          line: null,
          original_line: null,
          side: 'RIGHT',
        }
      : {
          start_line: now?.startLine ?? null,
          original_start_line: anchor.startLine ?? null,
          start_side: anchor.startSide ?? null,
          line: now?.line ?? null,
          original_line: anchor.line,
          side: anchor.side,
        };
  return {
    url,
    pull_request_review_id: review.id,
    id: comment.id,
    node_id: comment.nodeId,
    diff_hunk: anchor.subject === 'file' ? '' : anchor.diffHunk,
    path: now?.path ?? anchor.path,
    commit_id: now === undefined && anchor.subject === 'line' ? thread.commitId : pull.headSha,
    original_commit_id: thread.commitId,
    user: userView(repository.world, comment.author),
    body: comment.body,
    created_at: comment.createdAt,
    updated_at: comment.updatedAt,
    html_url: html,
    pull_request_url: pullUrl(pull),
    author_association: authorAssociation(repository, comment.author),
    _links: { self: { href: url }, html: { href: html }, pull_request: { href: pullUrl(pull) } },
    reactions: reactionsView(url, comment),
    ...lines,
    original_position: anchor.subject === 'file' ? null : anchor.position,
    position: now?.position ?? null,
    subject_type: anchor.subject,
    ...(inReplyTo === undefined ? {} : { in_reply_to_id: inReplyTo.id }),
  };
}
