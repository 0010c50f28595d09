import { z } from 'zod';
import { type ApiError, validationFailed } from '../errors.ts';
import type { PullRequest } from '../model/pull-request.ts';
import type { Anchor, ReviewComment } from '../model/review.ts';
import { paginate } from '../pagination.ts';
import { type Misplacement, placeOnLine, type RequestedPlace } from '../placement.ts';
import {
  addSingleComment,
  bodyLimit,
  bodyTooLong,
  pendingReviewOf,
  refuseIfLocked,
  replyTo,
} from '../reviewing.ts';
import { type Route, repositoryRoute } from '../router.ts';
import { orNotFound, publishedComments, pullOf } from './lookup.ts';
import { reviewCommentView } from './review-view.ts';

const read = [{ 'pull-requests': 'read' }] as const;
const write = [{ 'pull-requests': 'write' }] as const;
const resourceName = 'PullRequestReviewComment';

const NewComment = z.object({
  body: z.string(),
  commit_id: z.string(),
  path: z.string(),
  line: z.number().optional(),
  side: z.string().optional(),
  start_line: z.number().optional(),
  start_side: z.string().optional(),
  position: z.number().optional(),
  in_reply_to: z.number().optional(),
  subject_type: z.enum(['line', 'file']).default('line'),
});
const Body = z.object({ body: z.string() });

export const reviewCommentRoutes: readonly Route[] = [
  repositoryRoute('GET /pulls/{pull_number}/comments', read, (request) => {
    const { since = '', sort = 'created', direction = sort === 'created' ? 'asc' : 'desc' } = request.query;
    const comments = publishedComments(pullOf(request)).filter((comment) => comment.updatedAt >= since);
    const { items, headers } = paginate(request, direction === 'asc' ? comments : comments.toReversed());
    return { status: 200, json: items.map(reviewCommentView), headers };
  }),

  repositoryRoute('POST /pulls/{pull_number}/comments', write, (request) => {
    const pull = pullOf(request);
    refuseIfLocked(pull, request.token.account);
    const requested = NewComment.parse(request.body);
    checkBody(requested.body);
    if (pendingReviewOf(pull, request.token.account) !== undefined) {
      throw refused('pull_request_review_id', 'user_id can only have one pending review per pull request');
    }
    if (!pull.hasCommit(requested.commit_id)) {
      throw refused('commit_id', 'commit_id is not part of the pull request');
    }
    const anchor = requested.subject_type === 'file' ? onFile(pull, requested) : onLine(pull, requested);
    const comment = addSingleComment(pull, request.token, {
      anchor,
      body: requested.body,
      commitId: requested.commit_id,
    });
    return created(comment);
  }),

  repositoryRoute('POST /pulls/{pull_number}/comments/{comment_id}/replies', write, (request) => {
    const { body } = Body.parse(request.body);
    checkBody(body);
    const pull = pullOf(request);
    const id = Number(request.parameters['comment_id']);
    const first = orNotFound(publishedComments(pull).find((comment) => comment.id === id));
    return created(replyTo(first.thread, request.token, body));
  }),
];

function onFile(pull: PullRequest, { path }: RequestedPlace): Anchor {
  const changed = pull.comparison().files.some((file) => file.path === path);
  if (!changed) throw misplaced('path');
  return { subject: 'file', path };
}

function onLine(pull: PullRequest, requested: z.infer<typeof NewComment>): Anchor {
  const { anchor, misplacement } = placeOnLine(pull, requested.commit_id, requested);
  if (anchor === undefined) throw misplaced(misplacement);
  return anchor;
}

function misplaced(misplacement: Misplacement): ApiError {
  switch (misplacement) {
    case 'path':
      return refused('pull_request_review_thread.path', 'path could not be resolved');
    case 'line':
      return refused('pull_request_review_thread.line', 'line must be part of the diff');
    case 'start-order':
      return refused('pull_request_review_thread.start_line', 'start line must precede the end line.');
    case 'hunk':
      return refused(
        'pull_request_review_thread.start_line',
        'start line must be part of the same hunk as the line.',
      );
    case 'side':
      return refused('pull_request_review_thread.side', 'side is not included in the list');
    case 'too-large':
      return refused('pull_request_review_thread.diff', 'diff too large');
  }
}

function refused(field: string, message: string): ApiError {
  return validationFailed([{ resource: resourceName, code: 'custom', field, message }]);
}

function checkBody(body: string): void {
  if (bodyTooLong(body) !== undefined)
    throw refused('body', `body is too long (maximum is ${bodyLimit} characters)`);
  if (body.trim() === '') throw refused('body', "body can't be blank");
}

function created(comment: ReviewComment) {
  return { status: 201, json: reviewCommentView(comment) };
}
