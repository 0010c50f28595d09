import { z } from 'zod';
import { forbidden, validationFailed } from '../errors.ts';
import { addComment, type TimelineComment } from '../model/conversation.ts';
import { refuseIfLocked } from '../reviewing.ts';
import { paginate, type RepositoryRequest, type Route, repositoryRoute } from '../router.ts';
import { conversationOf, timelineCommentOf } from './lookup.ts';
import { issueView, timelineCommentView } from './views.ts';

/** Bytes of UTF-8, whatever the message calls them. */
const commentBytes = 65_536;

const read = [{ issues: 'read' }, { 'pull-requests': 'read' }] as const;
const write = [{ issues: 'write' }, { 'pull-requests': 'write' }] as const;

const Body = z.object({ body: z.string() });

export const issueRoutes: readonly Route[] = [
  repositoryRoute('GET /issues/{issue_number}', read, (request) => ({
    status: 200,
    json: issueView(conversationOf(request)),
  })),

  repositoryRoute('GET /issues/{issue_number}/comments', read, (request) => {
    const { since = '' } = request.query;
    const comments = conversationOf(request).comments.filter((comment) => comment.updatedAt >= since);
    const { items, headers } = paginate(request, comments);
    return { status: 200, json: items.map(timelineCommentView), headers };
  }),

  repositoryRoute('POST /issues/{issue_number}/comments', write, (request) => {
    const conversation = conversationOf(request);
    refuseIfLocked(conversation, request.token.account);
    const comment = addComment(conversation, request.token.account, readBody(request));
    return { status: 201, json: timelineCommentView(comment) };
  }),

  repositoryRoute('DELETE /issues/comments/{comment_id}', write, (request) => {
    const comment = ownCommentOf(request);
    const { comments } = comment.conversation;
    comments.splice(comments.indexOf(comment), 1);
    return { status: 204 };
  }),
];

function readBody(request: RepositoryRequest): string {
  const { body } = Body.parse(request.body);
  const problem =
    Buffer.byteLength(body) > commentBytes
      ? `Body is too long (maximum is ${commentBytes} characters)`
      : body.trim() === ''
        ? "Body can't be blank"
        : undefined;
  if (problem === undefined) return body;
  throw validationFailed([
    { resource: 'IssueComment', code: 'unprocessable', field: 'data', message: problem },
  ]);
}

function ownCommentOf(request: RepositoryRequest): TimelineComment {
  const comment = timelineCommentOf(request);
  const { account, kind } = request.token;
  const allowed = comment.author === account || (kind === 'user' && request.repository.mayWrite(account));
  if (!allowed) throw forbidden('Must be the author of the comment.');
  return comment;
}
