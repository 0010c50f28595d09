import { z } from 'zod';
import {
  accountName,
  type Comment,
  type PublishedReview,
  type Reaction,
  ReviewState,
} from '../model/conversation.ts';
import { counted } from './pages.ts';

/** Null for a deleted account. */
const Login = z
  .object({ login: z.string() })
  .nullable()
  .transform((actor) => actor?.login ?? null);

/** REST's id of an object. GraphQL writes it as text, since it may exceed 32 bits. */
export const DatabaseId = z.union([
  z.int(),
  z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
]);

const edit = { lastEditedAt: z.iso.datetime().nullable(), editor: Login };

/** Whether someone else made the last edit; an edit without a named editor counts as theirs. */
function isEditedByOthers(
  author: string | null,
  { lastEditedAt, editor }: { readonly lastEditedAt: string | null; readonly editor: string | null },
): boolean {
  return lastEditedAt !== null && (editor === null || accountName(editor) !== accountName(author ?? ''));
}

/** GraphQL's names of the reactions. */
const reactionNames: ReadonlyMap<string, Reaction> = new Map([
  ['THUMBS_UP', '+1'],
  ['CONFUSED', 'confused'],
  ['EYES', 'eyes'],
]);

/** Relations of a comment's author to the repository that make them a member. */
const membership = ['OWNER', 'MEMBER', 'COLLABORATOR'];

const commentShape = {
  id: z.string(),
  fullDatabaseId: DatabaseId,
  author: z.object({ __typename: z.string(), login: z.string() }).nullable(),
  authorAssociation: z.string(),
  viewerDidAuthor: z.boolean(),
  body: z.string(),
  url: z.string(),
  createdAt: z.iso.datetime(),
  ...edit,
  reactionGroups: z.array(z.object({ content: z.string(), viewerHasReacted: z.boolean() })).nullable(),
};
const RawComment = z.object(commentShape);

/** A comment, and whether GitHub lists its author as a member. */
interface ReadComment {
  readonly comment: Comment;
  readonly isByMember: boolean;
}

/** In GraphQL an app's login can look like a person's, so the account type decides. */
function toComment(node: z.infer<typeof RawComment>, review: number | null): ReadComment {
  const { author, lastEditedAt, editor } = node;
  const login = author?.login ?? null;
  const comment: Comment = {
    id: node.fullDatabaseId,
    nodeId: node.id,
    author: login,
    ours: node.viewerDidAuthor,
    editedByOthers: isEditedByOthers(login, node),
    review,
    inOwnWords: author?.__typename === 'User' && (lastEditedAt === null || editor === login),
    body: node.body,
    url: node.url,
    writtenAt: lastEditedAt ?? node.createdAt,
    reactions: (node.reactionGroups ?? []).flatMap(({ content, viewerHasReacted }) =>
      viewerHasReacted ? (reactionNames.get(content) ?? []) : [],
    ),
  };
  return { comment, isByMember: membership.includes(node.authorAssociation) };
}

const CommentNode = RawComment.transform((node) => toComment(node, null));

/** A comment in a thread; undefined when it belongs to a draft. */
const ThreadComment = z
  .object({
    ...commentShape,
    state: z.enum(['PENDING', 'SUBMITTED']),
    pullRequestReview: z.object({ fullDatabaseId: DatabaseId }).nullable(),
  })
  .transform((node) => {
    const read = toComment(node, node.pullRequestReview?.fullDatabaseId ?? null);
    return node.state === 'PENDING' ? undefined : read;
  });

/** A review, and the time of its last edit or of its publication. */
const ReviewNode = z
  .object({
    id: z.string(),
    fullDatabaseId: DatabaseId,
    author: Login,
    viewerDidAuthor: z.boolean(),
    state: ReviewState,
    body: z.string(),
    url: z.string(),
    submittedAt: z.iso.datetime().nullable(),
    ...edit,
  })
  .transform((node) => {
    const review: PublishedReview = {
      id: node.fullDatabaseId,
      nodeId: node.id,
      author: node.author,
      ours: node.viewerDidAuthor,
      state: node.state,
      body: node.body,
      editedByOthers: isEditedByOthers(node.author, node),
      url: node.url,
    };
    return { review, writtenAt: node.lastEditedAt ?? node.submittedAt };
  });

const perThread = 100;

/** A thread with its published comments, and whether GitHub lost some that it counts. */
const ThreadNode = z
  .object({
    id: z.string(),
    path: z.string(),
    line: z.number().int().nullable(),
    isResolved: z.boolean(),
    isOutdated: z.boolean(),
    resolvedBy: Login,
    comments: z.object({ nodes: z.array(ThreadComment), totalCount: z.int() }),
  })
  .transform(({ id, path, line, isResolved, isOutdated, resolvedBy, comments: { nodes, totalCount } }) => ({
    thread: { nodeId: id, path, line, resolved: isResolved, resolvedBy, outdated: isOutdated },
    comments: nodes.filter((comment) => comment !== undefined),
    isCut: nodes.length < Math.min(totalCount, perThread),
  }));

export type ReviewNode = z.infer<typeof ReviewNode>;

const commentFields = `id fullDatabaseId author { __typename login } authorAssociation viewerDidAuthor body url
    createdAt lastEditedAt editor { login } reactionGroups { content viewerHasReacted }`;

/** Of a thread the first hundred comments are read. */
const threadFields = `id path line isResolved isOutdated resolvedBy { login }
      comments(first: ${perThread}) {
        totalCount
        nodes { ${commentFields} state pullRequestReview { fullDatabaseId } }
      }`;

const reviewFields =
  'id fullDatabaseId author { login } viewerDidAuthor state body url submittedAt lastEditedAt editor { login }';

/** Lists in one page of the conversation; a list that was not requested is absent. */
export const ConversationPage = z.object({
  reviews: counted(ReviewNode).optional(),
  reviewThreads: counted(ThreadNode).optional(),
  comments: counted(CommentNode).optional(),
});
export type ConversationPage = z.infer<typeof ConversationPage>;

function pageOf(list: string, fields: string): string {
  return `
  ${list}(first: 100, after: $${list}After) @include(if: $${list}) {
    totalCount
    nodes { ${fields} }
    pageInfo { hasNextPage endCursor }
  }`;
}

/**
 * Fields of a pull request. `viewerDidAuthor` decides what is ours, because an app has different logins in
 * GraphQL and REST. Only GraphQL knows which threads are resolved.
 */
export const conversationSelection = [
  pageOf('reviews', reviewFields),
  pageOf('reviewThreads', threadFields),
  pageOf('comments', commentFields),
].join('');

/** Declares the variables in `conversationSelection`. */
export const conversationVariables = [
  '$reviews: Boolean!, $reviewsAfter: String',
  '$reviewThreads: Boolean!, $reviewThreadsAfter: String',
  '$comments: Boolean!, $commentsAfter: String',
].join(', ');

/** The cursor at which each list continues, null for its start; a complete list is absent. */
export interface ConversationCursors {
  readonly reviews?: string | null;
  readonly threads?: string | null;
  readonly comments?: string | null;
}

export const firstPageCursors: Required<ConversationCursors> = {
  reviews: null,
  threads: null,
  comments: null,
};

/** Values for the variables in `conversationSelection`. */
export function pageVariables({ reviews, threads, comments }: ConversationCursors) {
  return {
    reviews: reviews !== undefined,
    reviewsAfter: reviews ?? null,
    reviewThreads: threads !== undefined,
    reviewThreadsAfter: threads ?? null,
    comments: comments !== undefined,
    commentsAfter: comments ?? null,
  };
}
