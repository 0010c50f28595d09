import { currentPosition, isOutdated } from '../current-position.ts';
import type { Review, ReviewComment, ReviewThread } from '../model/review.ts';
import { authorAssociation } from '../rest/account-view.ts';
import { commentHtmlUrl, reviewHtmlUrl } from '../rest/review-view.ts';
import { actorNode, userNode } from './actor-node.ts';
import { connection, type PageArguments } from './connection.ts';
import { commitNode } from './git-node.ts';
import { reactableNode } from './issue-node.ts';
import type { Node, Viewer } from './viewer.ts';

export function reviewNode(viewer: Viewer, review: Review): Node {
  const { pull } = review;
  const { repository } = pull;
  const own = review.author === viewer.token.account;
  const url = reviewHtmlUrl(review);
  return {
    __typename: 'PullRequestReview',
    id: review.nodeId,
    databaseId: review.id,
    fullDatabaseId: String(review.id),
    state: review.state,
    body: review.body,
    author: () => actorNode(repository.world, review.author),
    authorAssociation: authorAssociation(repository, review.author),
    commit: () => commitNode(viewer, repository, review.commitId),
    createdAt: review.createdAt,
    updatedAt: review.submittedAt ?? review.createdAt,
    submittedAt: review.submittedAt ?? null,
    lastEditedAt: review.lastEditedAt ?? null,
    editor: () => (review.editor === undefined ? null : actorNode(repository.world, review.editor)),
    url,
    viewerDidAuthor: own,
    pullRequest: () => viewer.pullRequestNode(pull),
    repository: () => viewer.repositoryNode(repository),
    comments: (args: PageArguments) =>
      connection('comments', review.comments, args, (comment) => reviewCommentNode(viewer, comment)),
  };
}

export function threadNode(viewer: Viewer, thread: ReviewThread): Node {
  const { anchor, pull } = thread;
  const { repository } = pull;
  const now = currentPosition(thread);
  const onLines = anchor.subject === 'line' ? anchor : undefined;
  const canResolve = mayResolve(viewer, thread);
  const resolved = thread.resolvedBy !== undefined;
  const visible = thread.comments.filter((comment) => comment.review.visibleTo(viewer.token.account));
  return {
    __typename: 'PullRequestReviewThread',
    id: thread.nodeId,
    isResolved: resolved,
    isOutdated: isOutdated(thread),
    path: now?.path ?? anchor.path,
    line: now?.line ?? null,
    startLine: now?.startLine ?? null,
    originalLine: onLines?.line ?? null,
    diffSide: onLines?.side ?? 'RIGHT',
    subjectType: anchor.subject.toUpperCase(),
    viewerCanUnresolve: canResolve && resolved,
    resolvedBy: () =>
      thread.resolvedBy === undefined ? null : userNode(repository.world, thread.resolvedBy),
    pullRequest: () => viewer.pullRequestNode(pull),
    repository: () => viewer.repositoryNode(repository),
    comments: (args: PageArguments) =>
      connection('comments', visible, args, (comment) => reviewCommentNode(viewer, comment)),
  };
}

/** A workflow token needs `contents: write` besides; a person write access or authorship of the pull request. */
export function mayResolve(viewer: Viewer, { pull }: ReviewThread): boolean {
  const { token } = viewer;
  if (token.kind === 'user') return pull.author === token.account || pull.repository.mayWrite(token.account);
  return viewer.may(pull.repository, [{ 'pull-requests': 'write', contents: 'write' }]);
}

export function reviewCommentNode(viewer: Viewer, comment: ReviewComment): Node {
  const { review, thread } = comment;
  const { anchor, pull } = thread;
  const { repository } = pull;
  const now = currentPosition(thread);
  const onLines = anchor.subject === 'line' ? anchor : undefined;
  const own = comment.author === viewer.token.account;
  const url = commentHtmlUrl(comment);
  return {
    __typename: 'PullRequestReviewComment',
    id: comment.nodeId,
    databaseId: comment.id,
    fullDatabaseId: String(comment.id),
    body: comment.body,
    author: () => actorNode(repository.world, comment.author),
    authorAssociation: authorAssociation(repository, comment.author),
    createdAt: comment.createdAt,
    updatedAt: comment.updatedAt,
    lastEditedAt: comment.editor === undefined ? null : comment.updatedAt,
    editor: () => (comment.editor === undefined ? null : actorNode(repository.world, comment.editor)),
    state: review.pending ? 'PENDING' : 'SUBMITTED',
    url,
    path: now?.path ?? anchor.path,
    line: now?.line ?? null,
    startLine: now?.startLine ?? null,
    originalLine: onLines?.line ?? null,
    diffHunk: onLines?.diffHunk ?? '',
    subjectType: anchor.subject.toUpperCase(),
    outdated: isOutdated(thread),
    commit: () => commitNode(viewer, repository, isOutdated(thread) ? thread.commitId : pull.headSha),
    originalCommit: () => commitNode(viewer, repository, thread.commitId),
    viewerDidAuthor: own,
    pullRequestReview: () => reviewNode(viewer, review),
    replyTo: () => (comment.inReplyTo === undefined ? null : reviewCommentNode(viewer, comment.inReplyTo)),
    pullRequest: () => viewer.pullRequestNode(pull),
    repository: () => viewer.repositoryNode(repository),
    ...reactableNode(viewer, comment),
  };
}
