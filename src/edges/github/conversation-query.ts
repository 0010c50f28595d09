import { z } from 'zod';
import { ReviewState } from '../../domain/conversation.ts';

const PageInfo = z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() });

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

const ThreadComment = z.object({ ...Comment.shape, state: z.enum(['PENDING', 'SUBMITTED']) });

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
  comments: connection(ThreadComment),
});

export type CommentNode = z.infer<typeof Comment>;
export type ReviewNode = z.infer<typeof Review>;
export type ThreadNode = z.infer<typeof Thread>;

/** What a page of the conversation holds; a list that was not asked for is absent. */
export const ConversationPage = z.object({
  reviews: connection(Review).optional(),
  reviewThreads: connection(Thread).optional(),
  comments: connection(Comment).optional(),
});
export type ConversationPage = z.infer<typeof ConversationPage>;

const commentFields = `fullDatabaseId author { __typename login } authorAssociation viewerDidAuthor body url
    createdAt lastEditedAt editor { login } reactionGroups { content viewerHasReacted }`;

const threadCommentSelection = `
  nodes { ${commentFields} state }
  pageInfo { hasNextPage endCursor }`;

/**
 * To be selected on a pull request. `viewerDidAuthor` decides what is ours: an app has other logins in GraphQL
 * than in REST, so names cannot be compared. Only GraphQL knows which threads are resolved.
 */
export const conversationSelection = `
  reviews(first: 100, after: $reviewsAfter) @include(if: $reviews) {
    nodes { id fullDatabaseId author { login } viewerDidAuthor state body url submittedAt lastEditedAt }
    pageInfo { hasNextPage endCursor }
  }
  reviewThreads(first: 100, after: $threadsAfter) @include(if: $threads) {
    nodes {
      id path line isResolved isOutdated resolvedBy { login }
      comments(first: 50) {${threadCommentSelection}
      }
    }
    pageInfo { hasNextPage endCursor }
  }
  comments(first: 100, after: $commentsAfter) @include(if: $comments) {
    nodes { ${commentFields} }
    pageInfo { hasNextPage endCursor }
  }`;

/** Declarations of the variables in `conversationSelection`. */
export const conversationVariables =
  '$reviews: Boolean!, $reviewsAfter: String, $threads: Boolean!, $threadsAfter: String, $comments: Boolean!, $commentsAfter: String';

export const conversationQuery = `
  query Conversation($owner: String!, $repo: String!, $number: Int!, ${conversationVariables}) {
    repository(owner: $owner, name: $repo) {
      pullRequest(number: $number) {${conversationSelection}
      }
    }
  }`;

export const ConversationAnswer = z
  .object({ repository: z.object({ pullRequest: ConversationPage }) })
  .transform((answer) => answer.repository.pullRequest);

export const threadCommentsQuery = `
  query ThreadComments($thread: ID!, $after: String) {
    node(id: $thread) {
      ... on PullRequestReviewThread {
        comments(first: 100, after: $after) {${threadCommentSelection}
        }
      }
    }
  }`;

export const ThreadCommentsAnswer = z
  .object({ node: z.object({ comments: connection(ThreadComment) }) })
  .transform((answer) => answer.node.comments);
