import type { Comment, Conversation, PublishedReview, Reaction, Thread } from '../../domain/conversation.ts';
import { Failure } from '../../domain/failure.ts';
import { askers, asksForWaiver } from '../../domain/people/requests.ts';
import { joinEnds } from './both-ends.ts';
import type { GitHubClient } from './client.ts';
import {
  type CommentNode,
  type ConversationPage,
  type ReviewNode,
  ThreadCommentsAnswer,
  type ThreadNode,
  threadCommentsQuery,
} from './conversation-query.ts';
import { nextCursor, readCursorPages } from './cursor-pages.ts';
import { readPullRequest } from './operation.ts';
import type { PullRequestAddress } from './pull-request.ts';
import { readRoles } from './roles.ts';

/** Nobody writes more in one thread than some of these hundreds. */
const maxThreadPages = 50;

/** The lists of a conversation as far as these pages go, and where they are read on. */
export function joinConversation(pages: readonly ConversationPage[]) {
  const reviews = joinEnds(
    pages.map((page) => ({ oldest: page.reviews, newest: page.newestReviews })),
    ({ id }) => id,
  );
  const threads = joinEnds(
    pages.map((page) => ({ oldest: page.reviewThreads, newest: page.newestThreads })),
    ({ id }) => id,
  );
  const comments = joinEnds(
    pages.map((page) => ({ oldest: page.comments, newest: page.newestComments })),
    ({ fullDatabaseId }) => fullDatabaseId,
  );
  const lists = [reviews, threads, comments];
  const isWhole = lists.every(({ onward }) => onward === undefined);
  return {
    nodes: { reviews: reviews.nodes, threads: threads.nodes, comments: comments.nodes },
    onward: isWhole
      ? undefined
      : { reviews: reviews.onward, threads: threads.onward, comments: comments.onward },
    isShort: lists.some((list) => list.isShort),
  };
}

type Nodes = ReturnType<typeof joinConversation>['nodes'];

/**
 * What stands there, without those who said it. Drafts are left out: nobody but their author sees them, and taking
 * one for a published review would lose its findings.
 */
export function toConversation(viewer: string, { reviews, threads, comments }: Nodes): Conversation {
  return {
    schemaVersion: 1,
    viewer,
    reviews: reviews.filter((review) => review.state !== 'PENDING').map(toReview),
    threads: threads.map(toThread).filter((thread) => thread.comments.length > 0),
    comments: comments.map(toComment),
    people: [],
    headSince: null,
    complete: true,
  };
}

/**
 * A conversation from its pages; where they do not go to its end, hold less than GitHub counts, or a thread's replies
 * cannot be had, it is not `complete`.
 */
export async function readConversation(
  client: GitHubClient,
  from: {
    readonly address: PullRequestAddress;
    readonly viewer: string;
    readonly pages: readonly ConversationPage[];
    /** Asked only where somebody's word depends on it. */
    readonly headSince: (reviews: readonly ReviewNode[]) => Promise<string | null>;
    readonly onGap: (failure: Failure) => void;
  },
): Promise<Conversation> {
  const { nodes, onward, isShort } = joinConversation(from.pages);
  const threads = await wholeThreads(client, nodes.threads).catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error;
    from.onGap(error);
    return undefined;
  });
  const said = toConversation(from.viewer, { ...nodes, threads: threads ?? nodes.threads });
  const isCut = isShort || (threads ?? []).some(isShortThread);
  if (isCut) from.onGap(pageLost(from.address));
  const complete = onward === undefined && threads !== undefined && !isCut;
  const insiders = insidersAmong([
    ...nodes.threads.flatMap((thread) => thread.comments.nodes),
    ...nodes.comments,
  ]);
  const asking = askers(said).toSorted((a, b) => Number(insiders.has(b)) - Number(insiders.has(a)));
  const [people, headSince] = await Promise.all([
    readRoles(client, from.address, asking),
    asksForWaiver(said) ? from.headSince(nodes.reviews) : null,
  ]);
  return { ...said, people, headSince, complete };
}

/**
 * Whom GitHub calls the repository's own. It decides nothing: so many strangers who ask for something do not keep
 * those from being looked up who may have it.
 */
function insidersAmong(comments: readonly CommentNode[]): ReadonlySet<string> {
  const inside = ['OWNER', 'MEMBER', 'COLLABORATOR'];
  return new Set(
    comments.flatMap(({ author, authorAssociation }) =>
      author !== null && inside.includes(authorAssociation) ? [author.login] : [],
    ),
  );
}

function isShortThread({ comments: { nodes, totalCount } }: ThreadNode): boolean {
  return nodes.length < totalCount;
}

function pageLost({ number }: PullRequestAddress): Failure {
  return new Failure({
    kind: 'operational',
    code: 'CONVERSATION_PARTIAL',
    message: `GitHub counts more reviews, threads or comments on #${number} than it shows`,
    fix: 'Run again.',
  });
}

function wholeThreads(client: GitHubClient, threads: readonly ThreadNode[]): Promise<readonly ThreadNode[]> {
  return Promise.all(threads.map((thread) => wholeThread(client, thread)));
}

async function wholeThread(client: GitHubClient, thread: ThreadNode): Promise<ThreadNode> {
  const { pageInfo } = thread.comments;
  if (!pageInfo.hasNextPage) return thread;
  const pages = await readCursorPages({
    read: async (after) => {
      const variables = { thread: thread.id, after: after ?? pageInfo.endCursor };
      const request = { query: threadCommentsQuery, variables };
      return (await client.read(readPullRequest, (api) => api.graphql(ThreadCommentsAnswer, request))).data;
    },
    next: (page) => nextCursor(page.pageInfo),
    maxPages: maxThreadPages,
  });
  const parts = [thread.comments, ...pages];
  const nodes = parts.flatMap((page) => page.nodes);
  const totalCount = Math.min(...parts.map((page) => page.totalCount));
  return { ...thread, comments: { ...thread.comments, nodes, totalCount } };
}

function toReview(node: ReviewNode): PublishedReview {
  const { fullDatabaseId, id, author, viewerDidAuthor, state, body, url } = node;
  return { id: fullDatabaseId, nodeId: id, author, ours: viewerDidAuthor, state, body, url };
}

function toThread(node: ThreadNode): Thread {
  return {
    nodeId: node.id,
    path: node.path,
    line: node.line,
    resolved: node.isResolved,
    resolvedBy: node.resolvedBy,
    outdated: node.isOutdated,
    comments: node.comments.nodes.filter((comment) => comment.state !== 'PENDING').map(toComment),
  };
}

/** As GraphQL names them. */
const reactionNames: ReadonlyMap<string, Reaction> = new Map([
  ['THUMBS_UP', '+1'],
  ['CONFUSED', 'confused'],
  ['EYES', 'eyes'],
]);

/** An app is named in GraphQL as a person might be, so that only the kind of account tells them apart. */
function toComment(node: CommentNode): Comment {
  const { fullDatabaseId, author, viewerDidAuthor, body, url, createdAt, lastEditedAt, editor } = node;
  const { reactionGroups } = node;
  const login = author?.login ?? null;
  return {
    id: fullDatabaseId,
    author: login,
    ours: viewerDidAuthor,
    inOwnWords: author?.__typename === 'User' && (lastEditedAt === null || editor === login),
    body,
    url,
    writtenAt: lastEditedAt ?? createdAt,
    reactions: (reactionGroups ?? []).flatMap(({ content, viewerHasReacted }) =>
      viewerHasReacted ? (reactionNames.get(content) ?? []) : [],
    ),
  };
}
