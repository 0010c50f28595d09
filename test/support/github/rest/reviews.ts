import { z } from 'zod';
import { forbidden } from '../errors.ts';
import type { Review } from '../model/review.ts';
import { createReview, deletePendingReview, dismissReview, replyTo, submitReview } from '../reviewing.ts';
import { paginate, type RepositoryRequest, type Route, repositoryRoute } from '../router.ts';
import { orNotFound, publishedComments, pullOf, reviewOf } from './lookup.ts';
import { reviewCommentView, reviewView } from './views.ts';

const Body = z.object({ body: z.string() });

export const reviewCommentRoutes: readonly Route[] = [
  repositoryRoute('GET /pulls/{pull_number}/comments', [{ 'pull-requests': 'read' }], (request) => {
    const { since = '', sort = 'created', direction = sort === 'created' ? 'asc' : 'desc' } = request.query;
    const comments = publishedComments(pullOf(request)).filter((comment) => comment.updatedAt >= since);
    const { items, headers } = paginate(request, direction === 'asc' ? comments : comments.toReversed());
    return { status: 200, json: items.map(reviewCommentView), headers };
  }),

  repositoryRoute(
    'POST /pulls/{pull_number}/comments/{comment_id}/replies',
    [{ 'pull-requests': 'write' }],
    (request) => {
      const id = Number(request.parameters['comment_id']);
      const first = orNotFound(publishedComments(pullOf(request)).find((comment) => comment.id === id));
      const reply = replyTo(first.thread, request.token, Body.parse(request.body).body);
      return { status: 201, json: reviewCommentView(reply) };
    },
  ),
];

const read = [{ 'pull-requests': 'read' }] as const;
const write = [{ 'pull-requests': 'write' }] as const;
const reviewRoute = '/pulls/{pull_number}/reviews/{review_id}';

const Event = z.enum(['APPROVE', 'REQUEST_CHANGES', 'COMMENT']);

const NewReview = z.object({
  commit_id: z.string().optional(),
  body: z.string().optional(),
  event: Event.optional(),
  comments: z
    .array(
      z.object({
        path: z.string(),
        body: z.string(),
        line: z.number().optional(),
        side: z.string().optional(),
        start_line: z.number().optional(),
        start_side: z.string().optional(),
        position: z.number().optional(),
      }),
    )
    .default([]),
});
const Submission = z.object({ event: Event, body: z.string().optional() });
const Dismissal = z.object({ message: z.string() });

export const reviewRoutes: readonly Route[] = [
  repositoryRoute('GET /pulls/{pull_number}/reviews', read, (request) => {
    const visible = pullOf(request).reviews.filter((review) => review.visibleTo(request.token.account));
    const { items, headers } = paginate(request, visible);
    return { status: 200, json: items.map(reviewView), headers };
  }),

  // 200, where one would expect 201.
  repositoryRoute('POST /pulls/{pull_number}/reviews', write, (request) => {
    const { commit_id, body, event, comments } = NewReview.parse(request.body ?? {});
    const requested = { commitId: commit_id, body, event, comments };
    return { status: 200, json: reviewView(createReview(pullOf(request), request.token, requested)) };
  }),

  repositoryRoute(`GET ${reviewRoute}`, read, (request) => ({
    status: 200,
    json: reviewView(reviewOf(request)),
  })),

  repositoryRoute(`DELETE ${reviewRoute}`, write, (request) => {
    const review = ownReviewOf(request);
    deletePendingReview(review);
    return { status: 200, json: reviewView(review) };
  }),

  repositoryRoute(`POST ${reviewRoute}/events`, write, (request) => {
    const review = ownReviewOf(request);
    const { event, body } = Submission.parse(request.body);
    submitReview(review, request.token, { event, body });
    return { status: 200, json: reviewView(review) };
  }),

  repositoryRoute(`PUT ${reviewRoute}/dismissals`, write, (request) => {
    const review = reviewOf(request);
    dismissReview(review, request.token, Dismissal.parse(request.body).message);
    return { status: 200, json: reviewView(review) };
  }),
];

/** Only the author may change a review. */
function ownReviewOf(request: RepositoryRequest): Review {
  const review = reviewOf(request);
  if (review.author !== request.token.account) throw forbidden('Must be the author of the review.');
  return review;
}
