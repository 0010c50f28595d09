import type { Conversation, Reactable, TimelineComment } from '../model/conversation.ts';
import type { Issue } from '../model/issue.ts';
import { PullRequest } from '../model/pull-request.ts';
import type { Repository } from '../model/repository.ts';
import { authorAssociation } from '../rest/account-view.ts';
import { issueView, labelView, timelineCommentView } from '../rest/issues.ts';
import { actorNode, userNode } from './actor-node.ts';
import { connection, type PageArguments } from './connection.ts';
import type { Node, Viewer } from './viewer.ts';

export function issueNode(viewer: Viewer, issue: Issue): Node {
  const { html_url: url } = issueView(issue);
  return { __typename: 'Issue', ...conversationNode(viewer, issue), state: issue.state.toUpperCase(), url };
}

/** What issues and pull requests answer alike. */
export function conversationNode(viewer: Viewer, conversation: Conversation): Node {
  const { repository } = conversation;
  return {
    id: conversation.nodeId,
    databaseId: conversation.id,
    fullDatabaseId: String(conversation.id),
    number: conversation.number,
    title: conversation.title,
    body: conversation.body,
    locked: conversation.locked,
    closed: conversation.state === 'closed',
    createdAt: conversation.createdAt,
    updatedAt: conversation.updatedAt,
    author: () => actorNode(repository.world, conversation.author),
    authorAssociation: authorAssociation(repository, conversation.author),
    viewerDidAuthor: conversation.author === viewer.token.account,
    repository: () => viewer.repositoryNode(repository),
    labels: (args: PageArguments) =>
      connection('labels', conversation.labels, args, (name) => labelNode(repository, name)),
    comments: (args: PageArguments) =>
      connection('comments', conversation.comments, args, (comment) => timelineCommentNode(viewer, comment)),
  };
}

export function labelNode(repository: Repository, name: string): Node {
  const { node_id: id } = labelView(repository, name);
  return { id, name };
}

export function timelineCommentNode(viewer: Viewer, comment: TimelineComment): Node {
  const { conversation } = comment;
  const { world } = conversation.repository;
  const { html_url: url, author_association: association } = timelineCommentView(comment);
  const isPull = conversation instanceof PullRequest;
  return {
    __typename: 'IssueComment',
    id: comment.nodeId,
    databaseId: comment.id,
    fullDatabaseId: String(comment.id),
    body: comment.body,
    author: () => actorNode(world, comment.author),
    authorAssociation: association,
    createdAt: comment.createdAt,
    updatedAt: comment.updatedAt,
    lastEditedAt: comment.editor === undefined ? null : comment.updatedAt,
    editor: () => (comment.editor === undefined ? null : actorNode(world, comment.editor)),
    url,
    viewerDidAuthor: comment.author === viewer.token.account,
    pullRequest: () => (isPull ? viewer.pullRequestNode(conversation) : null),
    ...reactableNode(viewer, comment),
  };
}

const reactionNames = new Map([
  ['+1', 'THUMBS_UP'],
  ['-1', 'THUMBS_DOWN'],
]);

export function reactionName(content: string): string {
  return reactionNames.get(content) ?? content.toUpperCase();
}

/** GitHub tells of every kind of reaction, given or not. */
const reactionContents = [
  'THUMBS_UP',
  'THUMBS_DOWN',
  'LAUGH',
  'HOORAY',
  'CONFUSED',
  'HEART',
  'ROCKET',
  'EYES',
];

export function reactableNode({ world, token }: Viewer, target: Reactable): Node {
  return {
    reactionGroups: reactionContents.map((content) => {
      const given = target.reactions.filter((reaction) => reactionName(reaction.content) === content);
      return {
        content,
        viewerHasReacted: given.some(({ account }) => account === token.account),
        reactors: (args: PageArguments) =>
          connection('reactors', given, args, ({ account }) => actorNode(world, account)),
      };
    }),
    reactions: (args: PageArguments) =>
      connection('reactions', target.reactions, args, (reaction) => ({
        id: reaction.nodeId,
        databaseId: reaction.id,
        content: reactionName(reaction.content),
        createdAt: reaction.createdAt,
        user: () => userNode(world, reaction.account),
      })),
  };
}
