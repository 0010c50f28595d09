import { z } from 'zod';
import { ReviewState } from '../../../domain/publishing/conversation.ts';
import type { Onward } from '../paging/both-ends.ts';
import { PageInfo } from '../paging/cursor-pages.ts';

/** As `connection`, with GitHub's own count of the whole list. */
export function counted<T>(node: z.ZodType<T>) {
  return z.object({ ...connection(node).shape, totalCount: z.int() });
}

export function connection<T>(node: z.ZodType<T>) {
  return z.object({ nodes: z.array(node), pageInfo: PageInfo });
}

/** A deleted account is null. */
const Login = z
  .object({ login: z.string() })
  .nullable()
  .transform((actor) => actor?.login ?? null);

/** REST's number of an object; GraphQL writes it as text, since it may exceed 32 bits. */
export const DatabaseId = z.union([
  z.int(),
  z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
]);

const Comment = z.object({
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

export const ThreadComment = z.object({ ...Comment.shape, state: z.enum(['PENDING', 'SUBMITTED']) });

const Review = z.object({
  id: z.string(),
  fullDatabaseId: DatabaseId,
  author: Login,
  viewerDidAuthor: z.boolean(),
  state: ReviewState,
  body: z.string(),
  url: z.string(),
  submittedAt: z.iso.datetime().nullable(),
  lastEditedAt: z.iso.datetime().nullable(),
});

const Thread = z.object({
  id: z.string(),
  path: z.string(),
  line: z.number().int().nullable(),
  isResolved: z.boolean(),
  isOutdated: z.boolean(),
  resolvedBy: Login,
  comments: counted(ThreadComment),
});

export type CommentNode = z.infer<typeof Comment>;
export type ReviewNode = z.infer<typeof Review>;
export type ThreadNode = z.infer<typeof Thread>;

/** A page from the end of a list. */
export function tail<T>(node: z.ZodType<T>) {
  return z.object({ nodes: z.array(node), pageInfo: z.object({ startCursor: z.string().nullable() }) });
}

/** What a page of the conversation holds; a list that was not asked for is absent. */
export const ConversationPage = z.object({
  reviews: counted(Review).optional(),
  newestReviews: tail(Review).optional(),
  reviewThreads: counted(Thread).optional(),
  newestThreads: tail(Thread).optional(),
  comments: counted(Comment).optional(),
  newestComments: tail(Comment).optional(),
});
export type ConversationPage = z.infer<typeof ConversationPage>;

export const commentFields = `id fullDatabaseId author { __typename login } authorAssociation viewerDidAuthor body url
    createdAt lastEditedAt editor { login } reactionGroups { content viewerHasReacted }`;

const threadCommentSelection = `
  totalCount
  nodes { ${commentFields} state }
  pageInfo { hasNextPage endCursor }`;

const threadFields = `id path line isResolved isOutdated resolvedBy { login }
      comments(first: 100) {${threadCommentSelection}
      }`;

function fromBothEnds(list: string, newest: string, fields: string): string {
  return `
  ${list}(first: 100, after: $${list}After) @include(if: $${list}) {
    totalCount
    nodes { ${fields} }
    pageInfo { hasNextPage endCursor }
  }
  ${newest}: ${list}(last: 100, before: $${list}Before) @include(if: $${newest}) {
    nodes { ${fields} }
    pageInfo { startCursor }
  }`;
}

/**
 * To be selected on a pull request. `viewerDidAuthor` decides what is ours: an app has other logins in GraphQL
 * than in REST, so names cannot be compared. Only GraphQL knows which threads are resolved.
 */
export const conversationSelection = [
  fromBothEnds(
    'reviews',
    'newestReviews',
    'id fullDatabaseId author { login } viewerDidAuthor state body url submittedAt lastEditedAt',
  ),
  fromBothEnds('reviewThreads', 'newestThreads', threadFields),
  fromBothEnds('comments', 'newestComments', commentFields),
].join('');

/** Declarations of the variables in `conversationSelection`. */
export const conversationVariables = [
  '$reviews: Boolean!, $reviewsAfter: String, $newestReviews: Boolean!, $reviewsBefore: String',
  '$reviewThreads: Boolean!, $reviewThreadsAfter: String, $newestThreads: Boolean!, $reviewThreadsBefore: String',
  '$comments: Boolean!, $commentsAfter: String, $newestComments: Boolean!, $commentsBefore: String',
].join(', ');

/** Where each list is read on; one that is whole is absent. */
export interface ConversationOnward {
  readonly reviews?: Onward | undefined;
  readonly threads?: Onward | undefined;
  readonly comments?: Onward | undefined;
}

/** All lists from their beginnings, and from their ends too where they may be longer than a page. */
export function fromTheStart(areLong: boolean): ConversationOnward {
  const start = { after: null, before: areLong ? null : undefined };
  return { reviews: start, threads: start, comments: start };
}

/** Values of the variables in `conversationSelection`. */
export function readingOn({ reviews, threads, comments }: ConversationOnward) {
  return {
    reviews: reviews !== undefined,
    reviewsAfter: reviews?.after ?? null,
    newestReviews: reviews?.before !== undefined,
    reviewsBefore: reviews?.before ?? null,
    reviewThreads: threads !== undefined,
    reviewThreadsAfter: threads?.after ?? null,
    newestThreads: threads?.before !== undefined,
    reviewThreadsBefore: threads?.before ?? null,
    comments: comments !== undefined,
    commentsAfter: comments?.after ?? null,
    newestComments: comments?.before !== undefined,
    commentsBefore: comments?.before ?? null,
  };
}
