import { z } from 'zod';
import { accountName, ReviewState } from '../model/conversation.ts';
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

export const CommentNode = z.object({
  id: z.string(),
  fullDatabaseId: DatabaseId,
  author: z.object({ __typename: z.string(), login: z.string() }).nullable(),
  authorAssociation: z.string(),
  viewerDidAuthor: z.boolean(),
  body: z.string(),
  url: z.string(),
  createdAt: z.iso.datetime(),
  lastEditedAt: z.iso.datetime().nullable(),
  editor: Login,
  reactionGroups: z.array(z.object({ content: z.string(), viewerHasReacted: z.boolean() })).nullable(),
});

const ThreadComment = z.object({
  ...CommentNode.shape,
  state: z.enum(['PENDING', 'SUBMITTED']),
  pullRequestReview: z.object({ fullDatabaseId: DatabaseId }).nullable(),
});

export const ReviewNode = z.object({
  id: z.string(),
  fullDatabaseId: DatabaseId,
  author: Login,
  viewerDidAuthor: z.boolean(),
  state: ReviewState,
  body: z.string(),
  url: z.string(),
  submittedAt: z.iso.datetime().nullable(),
  lastEditedAt: z.iso.datetime().nullable(),
  editor: Login,
});

export const ThreadNode = z.object({
  id: z.string(),
  path: z.string(),
  line: z.number().int().nullable(),
  isResolved: z.boolean(),
  isOutdated: z.boolean(),
  resolvedBy: Login,
  comments: z.object({ nodes: z.array(ThreadComment), totalCount: z.int() }),
});

const perThread = 100;

export type CommentNode = z.infer<typeof CommentNode>;
export type ReviewNode = z.infer<typeof ReviewNode>;
export type ThreadNode = z.infer<typeof ThreadNode>;

const commentFields = `id fullDatabaseId author { __typename login } authorAssociation viewerDidAuthor body url
    createdAt lastEditedAt editor { login } reactionGroups { content viewerHasReacted }`;

/** Of a thread the first hundred comments are read. */
const threadFields = `id path line isResolved isOutdated resolvedBy { login }
      comments(first: ${perThread}) {
        totalCount
        nodes { ${commentFields} state pullRequestReview { fullDatabaseId } }
      }`;

/** Whether GitHub lost comments of a thread that it counts. */
export function isCut({ comments: { nodes, totalCount } }: ThreadNode): boolean {
  return nodes.length < Math.min(totalCount, perThread);
}

const reviewFields =
  'id fullDatabaseId author { login } viewerDidAuthor state body url submittedAt lastEditedAt editor { login }';

/** Whether someone else made the last edit; an edit without a named editor counts as theirs. */
export function isEditedByOthers(
  author: string | null,
  { lastEditedAt, editor }: Pick<ReviewNode, 'lastEditedAt' | 'editor'>,
): boolean {
  return lastEditedAt !== null && (editor === null || accountName(editor) !== accountName(author ?? ''));
}

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
