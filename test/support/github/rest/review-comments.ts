import { z } from 'zod';
import { paginate } from '../pagination.ts';
import { replyTo } from '../reviewing.ts';
import { type Route, repositoryRoute } from '../router.ts';
import { orNotFound, publishedComments, pullOf } from './lookup.ts';
import { reviewCommentView } from './review-view.ts';

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
