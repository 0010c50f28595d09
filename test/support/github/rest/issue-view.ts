import { createHash } from 'node:crypto';
import type { Conversation, Reactable, Reaction, TimelineComment } from '../model/conversation.ts';
import { PullRequest } from '../model/pull-request.ts';
import type { Repository } from '../model/repository.ts';
import { authorAssociation, userView } from './account-view.ts';

type View = Readonly<Record<string, unknown>>;

export function labelView(repository: Repository, name: string): View {
  const digest = createHash('sha256').update(name).digest();
  return {
    id: digest.readUInt32BE(0),
    node_id: `LA_kwDO${digest.readUInt32BE(0)}`,
    url: `${repository.apiUrl}/labels/${encodeURIComponent(name)}`,
    name,
    color: 'ededed',
    default: false,
    description: null,
  };
}

export function issueView(conversation: Conversation): View {
  const { repository, number } = conversation;
  const url = `${repository.apiUrl}/issues/${number}`;
  const isPull = conversation instanceof PullRequest;
  const html = `${repository.htmlUrl}/${isPull ? 'pull' : 'issues'}/${number}`;
  const pullUrl = `${repository.apiUrl}/pulls/${number}`;
  return {
    url,
    repository_url: repository.apiUrl,
    labels_url: `${url}/labels{/name}`,
    comments_url: `${url}/comments`,
    events_url: `${url}/events`,
    html_url: html,
    id: conversation.id,
    node_id: conversation.nodeId,
    number,
    title: conversation.title,
    user: userView(repository.world, conversation.author),
    labels: conversation.labels.map((name) => labelView(repository, name)),
    state: conversation.state,
    locked: conversation.locked,
    assignee: null,
    assignees: [],
    milestone: null,
    comments: conversation.comments.length,
    created_at: conversation.createdAt,
    updated_at: conversation.updatedAt,
    closed_at: isPull ? (conversation.closedAt ?? null) : null,
    author_association: authorAssociation(repository, conversation.author),
    active_lock_reason: null,
    body: conversation.body === '' ? null : conversation.body,
    ...(isPull
      ? {
          draft: conversation.draft,
          pull_request: {
            url: pullUrl,
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
  const url = `${repository.apiUrl}/issues/comments/${comment.id}`;
  return {
    url,
    html_url: `${repository.htmlUrl}/${kind}/${number}#issuecomment-${comment.id}`,
    issue_url: `${repository.apiUrl}/issues/${number}`,
    id: comment.id,
    node_id: comment.nodeId,
    user: userView(repository.world, comment.author),
    created_at: comment.createdAt,
    updated_at: comment.updatedAt,
    author_association: authorAssociation(repository, comment.author),
    body: comment.body,
    reactions: reactionsView(url, comment),
    performed_via_github_app: null,
  };
}

export function reactionsView(url: string, { reactions }: Reactable): View {
  const contents = ['+1', '-1', 'laugh', 'hooray', 'confused', 'heart', 'rocket', 'eyes'];
  const counts = contents.map((content) => [
    content,
    reactions.filter((one) => one.content === content).length,
  ]);
  return { url: `${url}/reactions`, total_count: reactions.length, ...Object.fromEntries(counts) };
}

export function reactionView(repository: Repository, reaction: Reaction): View {
  return {
    id: reaction.id,
    node_id: reaction.nodeId,
    user: userView(repository.world, reaction.account),
    content: reaction.content,
    created_at: reaction.createdAt,
  };
}
