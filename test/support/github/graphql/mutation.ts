import { forbidden, unprocessable } from '../errors.ts';
import { editComment, type Reactable, react, TimelineComment } from '../model/conversation.ts';
import type { PullRequest } from '../model/pull-request.ts';
import { type Anchor, Review, ReviewComment, ReviewThread } from '../model/review.ts';
import { placeOnLine } from '../placement.ts';
import {
  bodyTooLong,
  dismissReview,
  editReviewBody,
  openThread,
  type ReviewEvent,
  submitReview,
} from '../reviewing.ts';
import { reactionName, reactions, unresolved } from './types.ts';
import type { Viewer } from './viewer.ts';

const write = [{ 'pull-requests': 'write' }] as const;
const discuss = [{ issues: 'write' }, { 'pull-requests': 'write' }] as const;

type Mutation<Input> = (
  source: unknown,
  args: { readonly input: Input & { readonly clientMutationId?: string | null } },
  viewer: Viewer,
) => unknown;

interface ThreadInput {
  readonly pullRequestReviewId: string;
  readonly path: string;
  readonly body: string;
  readonly line?: number | null;
  readonly side: string;
  readonly startLine?: number | null;
  readonly startSide: string;
  readonly subjectType: 'LINE' | 'FILE';
}

const addPullRequestReviewThread: Mutation<ThreadInput> = (_, { input }, viewer) => {
  const review = authoredReview(viewer, input.pullRequestReviewId);
  const error = bodyTooLong(input.body);
  if (error !== undefined) throw error;
  // Always the head of this moment, whatever commit the review was made for.
  const anchor = review.pending ? threadAnchor(review.pull, input) : undefined;
  if (anchor === undefined) return { thread: null };
  return { thread: openThread(review, anchor, input.body, review.pull.headSha) };
};

const resolveReviewThread: Mutation<{ threadId: string }> = (_, { input: { threadId } }, viewer) => {
  const { world, token } = viewer;
  const thread = world.ids.node(threadId);
  if (!(thread instanceof ReviewThread) || !thread.visibleTo(token.account)) return unresolvedNode(threadId);
  if (!mayResolve(viewer, thread)) throw forbidden('Resource not accessible by integration');
  thread.resolvedBy = token.account;
  return { thread };
};

const submitPullRequestReview: Mutation<{
  pullRequestReviewId: string;
  event: ReviewEvent | 'DISMISS';
  body?: string | null;
}> = (_, { input: { pullRequestReviewId, event, body } }, viewer) => {
  const pullRequestReview = authoredReview(viewer, pullRequestReviewId);
  if (event === 'DISMISS') throw unprocessable([`Can not submit a review with ${event}`]);
  submitReview(pullRequestReview, viewer.token, { event, body: body ?? undefined });
  return { pullRequestReview };
};

const updatePullRequestReview: Mutation<{ pullRequestReviewId: string; body: string }> = (
  _,
  { input },
  viewer,
) => {
  const pullRequestReview = authoredReview(viewer, input.pullRequestReviewId);
  editReviewBody(pullRequestReview, input.body, viewer.token.account);
  return { pullRequestReview };
};

const updatePullRequestReviewComment: Mutation<{ pullRequestReviewCommentId: string; body: string }> = (
  _,
  { input: { pullRequestReviewCommentId: id, body } },
  viewer,
) => {
  const { world, token } = viewer;
  const comment = world.ids.node(id);
  if (!(comment instanceof ReviewComment)) return unresolvedNode(id);
  viewer.require(comment.repository, write);
  if (comment.author !== token.account) throw forbidden('Must be the author of the comment.');
  editComment(comment, token.account, body);
  return { pullRequestReviewComment: comment };
};

const dismissPullRequestReview: Mutation<{ pullRequestReviewId: string; message: string }> = (
  _,
  { input },
  viewer,
) => {
  const pullRequestReview = visibleReview(viewer, input.pullRequestReviewId);
  dismissReview(pullRequestReview, viewer.token, input.message);
  return { pullRequestReview };
};

const addReaction: Mutation<{ subjectId: string; content: string }> = (_, { input }, viewer) => {
  const { subjectId, content } = input;
  const subject = reactable(viewer, subjectId);
  const kind = reactions.find((one) => reactionName(one) === content) ?? '+1';
  react(subject, viewer.token.account, kind);
  return { subject, reaction: { id: `REA_${subject.nodeId}`, content } };
};

/** The mutations that the stand-in knows. */
export const mutations = {
  addPullRequestReviewThread,
  resolveReviewThread,
  submitPullRequestReview,
  updatePullRequestReview,
  updatePullRequestReviewComment,
  dismissPullRequestReview,
  addReaction,
};

function unresolvedNode(id: string): never {
  return unresolved(`a node with the global id of '${id}'`);
}

function visibleReview(viewer: Viewer, id: string): Review {
  const review = viewer.world.ids.node(id);
  if (!(review instanceof Review) || !review.visibleTo(viewer.token.account)) return unresolvedNode(id);
  viewer.require(review.repository, write);
  return review;
}

function authoredReview(viewer: Viewer, id: string): Review {
  const review = visibleReview(viewer, id);
  if (review.author !== viewer.token.account) throw forbidden('Must be the author of the review.');
  return review;
}

/** A workflow token needs `contents: write` in addition; a person write access or authorship of the pull request. */
function mayResolve(viewer: Viewer, { pull }: ReviewThread): boolean {
  const { token } = viewer;
  if (token.kind === 'user') return pull.author === token.account || pull.repository.mayWrite(token.account);
  return viewer.may(pull.repository, [{ 'pull-requests': 'write', contents: 'write' }]);
}

function threadAnchor(pull: PullRequest, input: ThreadInput): Anchor | undefined {
  const { path, line, side, startLine, startSide } = input;
  if (input.subjectType === 'FILE') {
    const isChanged = pull.comparison().files.some((file) => file.path === path);
    return isChanged ? { subject: 'file', path } : undefined;
  }
  const start = startLine == null ? {} : { start_line: startLine, start_side: startSide };
  const placed = placeOnLine(pull, pull.headSha, { path, line: line ?? undefined, side, ...start });
  return typeof placed === 'string' ? undefined : placed;
}

function reactable(viewer: Viewer, id: string): Reactable {
  const target = viewer.world.ids.node(id);
  if (!(target instanceof ReviewComment || target instanceof TimelineComment)) return unresolvedNode(id);
  viewer.require(target.repository, target instanceof ReviewComment ? write : discuss);
  return target;
}
