import { createHash } from 'node:crypto';
import { z } from 'zod';
import { forbidden, validationFailed } from '../errors.ts';
import { addComment, type Conversation, type TimelineComment } from '../model/conversation.ts';
import { PullRequest } from '../model/pull-request.ts';
import type { Repository } from '../model/repository.ts';
import { paginate } from '../pagination.ts';
import { refuseIfLocked } from '../reviewing.ts';
import { type RepositoryRequest, type Route, repositoryRoute } from '../router.ts';
import { authorAssociation, userView } from './account-view.ts';
import { conversationOf, timelineCommentOf } from './lookup.ts';

type View = Readonly<Record<string, unknown>>;

export function labelView(repository: Repository, name: string): View {
  const digest = createHash('sha256').update(name).digest();
  return {
    id: digest.readUInt32BE(0),
    node_id: `LA_kwDO${digest.readUInt32BE(0)}`,
    url: `${repository.apiUrl}/labels/${encodeURIComponent(name)}`,
    name,
  };
}

export function issueView(conversation: Conversation): View {
  const { repository, number } = conversation;
  const isPull = conversation instanceof PullRequest;
  const html = `${repository.htmlUrl}/${isPull ? 'pull' : 'issues'}/${number}`;
  return {
    html_url: html,
    id: conversation.id,
    node_id: conversation.nodeId,
    number,
    title: conversation.title,
    user: userView(repository.world, conversation.author),
    labels: conversation.labels.map((name) => labelView(repository, name)),
    state: conversation.state,
    locked: conversation.locked,
    comments: conversation.comments.length,
    created_at: conversation.createdAt,
    updated_at: conversation.updatedAt,
    closed_at: isPull ? (conversation.closedAt ?? null) : null,
    author_association: authorAssociation(repository, conversation.author),
    body: conversation.body === '' ? null : conversation.body,
    ...(isPull
      ? {
          draft: conversation.draft,
          pull_request: {
            url: `${repository.apiUrl}/pulls/${number}`,
            html_url: html,
            diff_url: `${html}.diff`,
            patch_url: `${html}.patch`,
          },
        }
      : {}),
  };
}

export function timelineCommentView(comment: TimelineComment): View {
  const { repository, number } = comment.conversation;
  const kind = comment.conversation instanceof PullRequest ? 'pull' : 'issues';
  return {
    html_url: `${repository.htmlUrl}/${kind}/${number}#issuecomment-${comment.id}`,
    id: comment.id,
    node_id: comment.nodeId,
    user: userView(repository.world, comment.author),
    created_at: comment.createdAt,
    updated_at: comment.updatedAt,
    author_association: authorAssociation(repository, comment.author),
    body: comment.body,
  };
}

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
