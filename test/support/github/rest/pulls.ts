import { z } from 'zod';
import type { ChangedFile, Comparison } from '../comparison.ts';
import { ApiError, forbidden } from '../errors.ts';
import type { Review } from '../model/review.ts';
import type { Limits } from '../model/world.ts';
import {
  createReview,
  deletePendingReview,
  dismissReview,
  replyTo,
  requestReviews,
  submitReview,
} from '../reviewing.ts';
import { type Answer, list, ok, type RepositoryRequest, type Route, repositoryRoute } from '../router.ts';
import { named, pullOf, reviewOf } from './lookup.ts';
import { commitView, fileView } from './views.ts';

const read = [{ 'pull-requests': 'read' }] as const;
const write = [{ 'pull-requests': 'write' }] as const;

const pulls = '/pulls/{pull_number}';
const reviews = `${pulls}/reviews`;

const ReviewRequest = z.object({ reviewers: z.array(z.string()).default([]) });
const Event = z.enum(['APPROVE', 'REQUEST_CHANGES', 'COMMENT']);
const ReviewComment = z.object({
  path: z.string(),
  body: z.string(),
  line: z.number().optional(),
  side: z.string().optional(),
  start_line: z.number().optional(),
  start_side: z.string().optional(),
  position: z.number().optional(),
});
const NewReview = z.object({
  commit_id: z.string().optional(),
  body: z.string().optional(),
  event: Event.optional(),
  comments: z.array(ReviewComment).default([]),
});
const Submission = z.object({ event: Event, body: z.string().optional() });
const Reply = z.object({ body: z.string() });
const Dismissal = z.object({ message: z.string() });

export const pullRoutes: readonly Route[] = [
  repositoryRoute('GET /pulls', read, (request) => {
    const { state = 'open', base, head, direction = 'desc' } = request.query;
    const found = request.repository.pulls
      .filter((pull) => state === 'all' || pull.state === state)
      .filter((pull) => base === undefined || pull.baseBranch === base)
      .filter((pull) => head === undefined || head === `${pull.headOwner.login}:${pull.headBranch}`);
    return list(request, direction === 'desc' ? found.toReversed() : found);
  }),

  repositoryRoute(`GET ${pulls}`, read, (request) => {
    const wantsDiff = /application\/vnd\.github\.(v3\.)?diff/.test(request.accept);
    const pull = pullOf(request);
    return wantsDiff ? diffAnswer(pull.comparison(), request.world.limits) : ok(pull);
  }),

  repositoryRoute(`GET ${pulls}/files`, read, (request) => {
    const { repository, world } = request;
    const { listedFiles, pagePatchBytes } = world.limits;
    // The list simply ends here; only the pull request's `changed_files` tells.
    const listed = pullOf(request).comparison().files.slice(0, listedFiles);
    return list(request, listed, (page) =>
      withinBytes(page, pagePatchBytes).map((file) => fileView(repository, file)),
    );
  }),

  repositoryRoute(`GET ${pulls}/commits`, read, (request) =>
    list(request, pullOf(request).commits().slice(0, 250), (page) =>
      page.map((oid) => commitView(request.repository, oid)),
    ),
  ),

  repositoryRoute(`GET ${pulls}/requested_reviewers`, read, (request) =>
    ok({ users: pullOf(request).requestedReviewers, teams: [] }),
  ),

  repositoryRoute(`POST ${pulls}/requested_reviewers`, write, (request) => {
    const pull = pullOf(request);
    requestReviews(pull, ReviewRequest.parse(request.body).reviewers);
    return { status: 201, json: pull };
  }),

  repositoryRoute(`GET ${pulls}/comments`, read, (request) => {
    const { since = '', sort = 'created', direction = sort === 'created' ? 'asc' : 'desc' } = request.query;
    const comments = publishedComments(request).filter((comment) => comment.updatedAt >= since);
    return list(request, direction === 'asc' ? comments : comments.toReversed());
  }),

  repositoryRoute(`POST ${pulls}/comments/{comment_id}/replies`, write, (request) => {
    const first = named(request, 'comment_id', publishedComments(request));
    return { status: 201, json: replyTo(first.thread, request.token, Reply.parse(request.body).body) };
  }),

  repositoryRoute(`GET ${reviews}`, read, (request) =>
    list(
      request,
      pullOf(request).reviews.filter((review) => review.visibleTo(request.token.account)),
    ),
  ),

  // 200, where one would expect 201.
  repositoryRoute(`POST ${reviews}`, write, (request) => {
    const { commit_id: commitId, body, event, comments } = NewReview.parse(request.body ?? {});
    return ok(createReview(pullOf(request), request.token, { commitId, body, event, comments }));
  }),

  repositoryRoute(`GET ${reviews}/{review_id}`, read, (request) => ok(reviewOf(request))),

  repositoryRoute(`DELETE ${reviews}/{review_id}`, write, (request) => {
    const review = ownReviewOf(request);
    deletePendingReview(review);
    return ok(review);
  }),

  repositoryRoute(`POST ${reviews}/{review_id}/events`, write, (request) => {
    const review = ownReviewOf(request);
    const { event, body } = Submission.parse(request.body);
    submitReview(review, request.token, { event, body });
    return ok(review);
  }),

  repositoryRoute(`PUT ${reviews}/{review_id}/dismissals`, write, (request) => {
    const review = reviewOf(request);
    dismissReview(review, request.token, Dismissal.parse(request.body).message);
    return ok(review);
  }),
];

function publishedComments(request: RepositoryRequest) {
  return pullOf(request)
    .threads.flatMap((thread) => thread.comments)
    .filter((comment) => !comment.review.pending)
    .sort((a, b) => a.id - b.id);
}

/** Only the author may change a review. */
function ownReviewOf(request: RepositoryRequest): Review {
  const review = reviewOf(request);
  if (review.author !== request.token.account) throw forbidden('Must be the author of the review.');
  return review;
}

/** One answer's files: those after so many bytes of patches come without theirs (observed). */
export function withinBytes(files: readonly ChangedFile[], limit: number): readonly ChangedFile[] {
  let bytesLeft = limit;
  return files.map((file) => {
    bytesLeft -= Buffer.byteLength(file.patch ?? '');
    return bytesLeft < 0 ? { ...file, patch: undefined } : file;
  });
}

/** A whole diff as text, unless it is over one of the three ceilings. */
function diffAnswer({ files, lineCount, text }: Comparison, limits: Limits): Answer {
  if (files.length > limits.diffFiles) throw tooLarge(`the maximum number of files (${limits.diffFiles})`);
  if (lineCount > limits.diffLines) throw tooLarge(`the maximum number of lines (${limits.diffLines})`);
  if (text.length > limits.diffBytes) throw tooLarge(`the maximum size (${limits.diffBytes} bytes)`);
  return { status: 200, raw: { type: 'application/vnd.github.diff; charset=utf-8', bytes: text } };
}

function tooLarge(maximum: string): ApiError {
  const errors = [{ resource: 'PullRequest', field: 'diff', code: 'too_large' }];
  return new ApiError(406, `Sorry, the diff exceeded ${maximum}.`, { errors });
}
