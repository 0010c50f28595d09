import { forbidden, unprocessable } from '../errors.ts';
import {
  addComment,
  type Reactable,
  type ReactionContent,
  react,
  TimelineComment,
} from '../model/conversation.ts';
import { Issue } from '../model/issue.ts';
import { PullRequest } from '../model/pull-request.ts';
import type { Repository } from '../model/repository.ts';
import { type Anchor, Review, ReviewComment, ReviewThread } from '../model/review.ts';
import { placeOnLine } from '../placement.ts';
import {
  bodyTooLong,
  createReview,
  dismissReview,
  editReviewBody,
  openThread,
  pendingReviewOf,
  type ReviewEvent,
  refuseIfLocked,
  submitReview,
} from '../reviewing.ts';
import { reactionName, timelineCommentNode } from './issue-node.ts';
import { unresolvedNode } from './query.ts';
import { mayResolve, reviewCommentNode, reviewNode, threadNode } from './review-node.ts';
import type { Node, Viewer } from './viewer.ts';

const write = [{ 'pull-requests': 'write' }] as const;
const discuss = [{ issues: 'write' }, { 'pull-requests': 'write' }] as const;

interface Input<T> {
  readonly input: T & { readonly clientMutationId?: string | null };
}

interface ThreadInput {
  readonly pullRequestReviewId?: string | null;
  readonly pullRequestId?: string | null;
  readonly path: string;
  readonly body: string;
  readonly line?: number | null;
  readonly side: string;
  readonly startLine?: number | null;
  readonly startSide: string;
  readonly subjectType: 'LINE' | 'FILE';
}

/** The fields of `Mutation` that the stand-in knows. */
export function mutationRoot(viewer: Viewer): Node {
  const { world, token } = viewer;

  const ownReview = (id: string): Review => {
    const review = world.ids.node(id);
    if (!(review instanceof Review) || !review.visibleTo(token.account)) throw unresolvedNode(id);
    viewer.require(review.pull.repository, write);
    return review;
  };
  const authored = (id: string): Review => {
    const review = ownReview(id);
    if (review.author !== token.account) throw forbidden('Must be the author of the review.');
    return review;
  };
  const draftFor = (input: ThreadInput): Review => {
    if (input.pullRequestReviewId != null) return authored(input.pullRequestReviewId);
    const pull = world.ids.node(input.pullRequestId ?? '');
    if (!(pull instanceof PullRequest)) throw unresolvedNode(input.pullRequestId ?? '');
    viewer.require(pull.repository, write);
    const draft = { commitId: undefined, body: undefined, event: undefined, comments: [] };
    return pendingReviewOf(pull, token.account) ?? createReview(pull, token, draft);
  };
  const payload = (review: Review): Node => ({ pullRequestReview: reviewNode(viewer, review) });

  return {
    addPullRequestReviewThread: ({ input }: Input<ThreadInput>) => {
      const review = draftFor(input);
      refuseIfTooLong(input.body);
      // Always the head of this moment, whatever commit the review was made for.
      const anchor = review.pending ? threadAnchor(review.pull, input) : undefined;
      if (anchor === undefined) return { thread: null };
      const opened = openThread(review, anchor, input.body, review.pull.headSha);
      return { thread: threadNode(viewer, opened) };
    },
    resolveReviewThread: ({ input: { threadId } }: Input<{ threadId: string }>) => {
      const found = world.ids.node(threadId);
      if (!(found instanceof ReviewThread) || !found.visibleTo(token.account)) throw unresolvedNode(threadId);
      if (!mayResolve(viewer, found)) throw forbidden('Resource not accessible by integration');
      found.resolvedBy = token.account;
      return { thread: threadNode(viewer, found) };
    },
    submitPullRequestReview: ({
      input,
    }: Input<{ pullRequestReviewId?: string | null; event: string; body?: string | null }>) => {
      const review = authored(input.pullRequestReviewId ?? '');
      if (!isReviewEvent(input.event)) throw unprocessable([`Can not submit a review with ${input.event}`]);
      submitReview(review, token, { event: input.event, body: input.body ?? undefined });
      return payload(review);
    },
    updatePullRequestReview: ({ input }: Input<{ pullRequestReviewId: string; body: string }>) => {
      const review = authored(input.pullRequestReviewId);
      editReviewBody(review, input.body, token.account);
      return payload(review);
    },
    updatePullRequestReviewComment: ({
      input,
    }: Input<{ pullRequestReviewCommentId: string; body: string }>) => {
      const comment = world.ids.node(input.pullRequestReviewCommentId);
      if (!(comment instanceof ReviewComment)) throw unresolvedNode(input.pullRequestReviewCommentId);
      viewer.require(comment.review.pull.repository, write);
      if (comment.author !== token.account) throw forbidden('Must be the author of the comment.');
      comment.body = input.body;
      comment.editor = token.account;
      comment.updatedAt = world.timestamp();
      return { pullRequestReviewComment: reviewCommentNode(viewer, comment) };
    },
    dismissPullRequestReview: ({ input }: Input<{ pullRequestReviewId: string; message: string }>) => {
      const review = ownReview(input.pullRequestReviewId);
      dismissReview(review, token, input.message);
      return payload(review);
    },
    addReaction: ({ input }: Input<{ subjectId: string; content: string }>) => {
      const { target, repository, view } = reactable(viewer, input.subjectId);
      const content = contents.find((candidate) => reactionName(candidate) === input.content) ?? '+1';
      const { reaction } = react(target, { account: token.account, content, repository });
      return {
        subject: view,
        reaction: { id: reaction.nodeId, content: input.content },
      };
    },
    addComment: ({ input }: Input<{ subjectId: string; body: string }>) => {
      const subject = world.ids.node(input.subjectId);
      if (!(subject instanceof PullRequest || subject instanceof Issue))
        throw unresolvedNode(input.subjectId);
      viewer.require(subject.repository, discuss);
      refuseIfLocked(subject, token.account);
      const comment = addComment(subject, token.account, input.body);
      return { commentEdge: { node: timelineCommentNode(viewer, comment) } };
    },
  };
}

const contents: readonly ReactionContent[] = [
  '+1',
  '-1',
  'laugh',
  'confused',
  'heart',
  'hooray',
  'rocket',
  'eyes',
];

function isReviewEvent(event: string): event is ReviewEvent {
  return event === 'APPROVE' || event === 'REQUEST_CHANGES' || event === 'COMMENT';
}

function refuseIfTooLong(body: string): void {
  const error = bodyTooLong(body);
  if (error !== undefined) throw error;
}

function threadAnchor(pull: PullRequest, input: ThreadInput): Anchor | undefined {
  if (input.subjectType === 'FILE') {
    const changed = pull.comparison().files.some((file) => file.path === input.path);
    return changed ? { subject: 'file', path: input.path } : undefined;
  }
  const place = {
    path: input.path,
    line: input.line ?? undefined,
    side: input.side,
    ...(input.startLine == null ? {} : { start_line: input.startLine, start_side: input.startSide }),
  };
  return placeOnLine(pull, pull.headSha, place).anchor;
}

function reactable(
  viewer: Viewer,
  id: string,
): { readonly target: Reactable; readonly repository: Repository; readonly view: Node } {
  const found = viewer.world.ids.node(id);
  if (found instanceof ReviewComment) {
    const { repository } = found.review.pull;
    viewer.require(repository, write);
    return { target: found, repository, view: reviewCommentNode(viewer, found) };
  }
  if (found instanceof TimelineComment) {
    const { repository } = found.conversation;
    viewer.require(repository, discuss);
    return { target: found, repository, view: timelineCommentNode(viewer, found) };
  }
  throw unresolvedNode(id);
}
