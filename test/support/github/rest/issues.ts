import { z } from 'zod';
import { forbidden, validationFailed } from '../errors.ts';
import { addComment, type Reactable, react, type TimelineComment } from '../model/conversation.ts';
import { paginate } from '../pagination.ts';
import { refuseIfLocked } from '../reviewing.ts';
import { type Answer, type RepositoryRequest, type Route, repositoryRoute } from '../router.ts';
import { issueView, labelView, reactionView, timelineCommentView } from './issue-view.ts';
import { conversationOf, reviewCommentOf, timelineCommentOf } from './lookup.ts';

/** Bytes of UTF-8, whatever the message calls them. */
const commentBytes = 65_536;

const read = [{ issues: 'read' }, { 'pull-requests': 'read' }] as const;
const write = [{ issues: 'write' }, { 'pull-requests': 'write' }] as const;

const Body = z.object({ body: z.string() });
const Content = z.object({
  content: z.enum(['+1', '-1', 'laugh', 'confused', 'heart', 'hooray', 'rocket', 'eyes']),
});
const Labels = z.object({ labels: z.array(z.string()) });

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

  repositoryRoute('GET /issues/comments/{comment_id}', read, (request) => ({
    status: 200,
    json: timelineCommentView(timelineCommentOf(request)),
  })),

  repositoryRoute('PATCH /issues/comments/{comment_id}', write, (request) => {
    const comment = ownCommentOf(request);
    comment.body = readBody(request);
    comment.editor = request.token.account;
    comment.updatedAt = request.world.timestamp();
    return { status: 200, json: timelineCommentView(comment) };
  }),

  repositoryRoute('DELETE /issues/comments/{comment_id}', write, (request) => {
    const comment = ownCommentOf(request);
    const { comments } = comment.conversation;
    comments.splice(comments.indexOf(comment), 1);
    return { status: 204 };
  }),

  repositoryRoute('GET /issues/{issue_number}/labels', read, (request) => {
    const { items, headers } = paginate(request, conversationOf(request).labels);
    return { status: 200, json: items.map((name) => labelView(request.repository, name)), headers };
  }),

  repositoryRoute('POST /issues/{issue_number}/labels', write, (request) => {
    const { labels } = conversationOf(request);
    for (const name of Labels.parse(request.body).labels) if (!labels.includes(name)) labels.push(name);
    return { status: 200, json: labels.map((name) => labelView(request.repository, name)) };
  }),

  repositoryRoute('GET /issues/comments/{comment_id}/reactions', read, (request) =>
    listReactions(request, timelineCommentOf(request)),
  ),
  repositoryRoute('POST /issues/comments/{comment_id}/reactions', write, (request) =>
    addReaction(request, timelineCommentOf(request)),
  ),
  repositoryRoute('GET /pulls/comments/{comment_id}/reactions', [{ 'pull-requests': 'read' }], (request) =>
    listReactions(request, reviewCommentOf(request)),
  ),
  repositoryRoute('POST /pulls/comments/{comment_id}/reactions', [{ 'pull-requests': 'write' }], (request) =>
    addReaction(request, reviewCommentOf(request)),
  ),
];

function listReactions(request: RepositoryRequest, target: Reactable): Answer {
  const { items, headers } = paginate(request, target.reactions);
  return { status: 200, json: items.map((one) => reactionView(request.repository, one)), headers };
}

function addReaction(request: RepositoryRequest, target: Reactable): Answer {
  const { repository, token } = request;
  const { content } = Content.parse(request.body);
  const { reaction, created } = react(target, { account: token.account, content, repository });
  return { status: created ? 201 : 200, json: reactionView(repository, reaction) };
}

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
