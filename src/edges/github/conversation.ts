import type { Comment, Conversation, PublishedReview, Reaction, Thread } from '../../domain/conversation.ts';
import { Failure } from '../../domain/failure.ts';
import { askers, asksForWaiver } from '../../domain/people/requests.ts';
import type { GitHubClient } from './client.ts';
import {
  type CommentNode,
  ConversationAnswer,
  type ConversationPage,
  conversationQuery,
  type ReviewNode,
  ThreadCommentsAnswer,
  type ThreadNode,
  threadCommentsQuery,
} from './conversation-query.ts';
import { readCursorPages } from './cursor-pages.ts';
import { readPullRequest } from './operation.ts';
import type { PullRequestAddress } from './pull-request.ts';
import { readRoles } from './roles.ts';

/** A hundred reviews, threads and comments each: far beyond what people write, short of what a broken list could cost. */
const maxPages = 50;

/**
 * Follows a conversation from its first page to its end. Drafts are left out: nobody but their author sees them,
 * and taking one for a published review would lose its findings. When a page cannot be had the rest is kept and
 * `complete` is false.
 */
export async function readConversation(
  client: GitHubClient,
  from: {
    readonly address: PullRequestAddress;
    readonly viewer: string;
    readonly firstPage: ConversationPage;
    /** Asked only where somebody's word depends on it. */
    readonly headSince: (reviews: readonly ReviewNode[]) => Promise<string | null>;
    readonly onGap: (failure: Failure) => void;
  },
): Promise<Conversation> {
  const reviews: ReviewNode[] = [];
  const threads: ThreadNode[] = [];
  const comments: CommentNode[] = [];
  let complete = true;
  let page: ConversationPage | undefined = from.firstPage;
  try {
    for (let count = 1; page !== undefined && complete; count += 1) {
      reviews.push(...(page.reviews?.nodes ?? []));
      for (const thread of page.reviewThreads?.nodes ?? []) threads.push(await wholeThread(client, thread));
      comments.push(...(page.comments?.nodes ?? []));
      complete = count < maxPages;
      page = await nextPage(client, from.address, page);
    }
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    from.onGap(error);
    complete = false;
  }
  const said = {
    schemaVersion: 1 as const,
    viewer: from.viewer,
    reviews: reviews.filter((review) => review.state !== 'PENDING').map(toReview),
    threads: threads.map(toThread).filter((thread) => thread.comments.length > 0),
    comments: comments.map(toComment),
    complete,
  };
  const insiders = insidersAmong([...threads.flatMap((thread) => thread.comments.nodes), ...comments]);
  const asking = askers(said).toSorted((a, b) => Number(insiders.has(b)) - Number(insiders.has(a)));
  const [people, headSince] = await Promise.all([
    readRoles(client, from.address, asking),
    asksForWaiver(said) ? from.headSince(reviews) : null,
  ]);
  return { ...said, people, headSince };
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

/** Undefined when every list has ended. A list that has ended is not asked for again. */
async function nextPage(
  client: GitHubClient,
  address: PullRequestAddress,
  { reviews, reviewThreads, comments }: ConversationPage,
): Promise<ConversationPage | undefined> {
  const moreReviews = reviews?.pageInfo.hasNextPage === true;
  const moreThreads = reviewThreads?.pageInfo.hasNextPage === true;
  const moreComments = comments?.pageInfo.hasNextPage === true;
  if (!moreReviews && !moreThreads && !moreComments) return undefined;
  const variables = {
    ...address,
    reviews: moreReviews,
    reviewsAfter: reviews?.pageInfo.endCursor ?? null,
    threads: moreThreads,
    threadsAfter: reviewThreads?.pageInfo.endCursor ?? null,
    comments: moreComments,
    commentsAfter: comments?.pageInfo.endCursor ?? null,
  };
  const { data } = await client.read(readPullRequest, (api) =>
    api.graphql(ConversationAnswer, { query: conversationQuery, variables }),
  );
  return data;
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
    next: (page) => (page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null),
    maxPages,
  });
  const nodes = [thread.comments, ...pages].flatMap((page) => page.nodes);
  return { ...thread, comments: { ...thread.comments, nodes } };
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
