import { z } from 'zod';
import { accountName } from '../model/account-name.ts';
import { ReviewState } from '../model/conversation.ts';
import { counted } from './connection.ts';

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

export const ThreadComment = z.object({
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
  comments: counted(ThreadComment),
});

export type CommentNode = z.infer<typeof CommentNode>;
export type ReviewNode = z.infer<typeof ReviewNode>;
export type ThreadNode = z.infer<typeof ThreadNode>;

export const commentFields = `id fullDatabaseId author { __typename login } authorAssociation viewerDidAuthor body url
    createdAt lastEditedAt editor { login } reactionGroups { content viewerHasReacted }`;

export const threadCommentFields = `${commentFields} state pullRequestReview { fullDatabaseId }`;

const threadCommentSelection = `
  totalCount
  nodes { ${threadCommentFields} }
  pageInfo { hasNextPage endCursor }`;

export const threadFields = `id path line isResolved isOutdated resolvedBy { login }
      comments(first: 100) {${threadCommentSelection}
      }`;

export const reviewFields =
  'id fullDatabaseId author { login } viewerDidAuthor state body url submittedAt lastEditedAt editor { login }';

/** Whether someone else changed a text last; an edit without a named editor may be by anyone. */
export function isEditedByOthers(
  author: string | null,
  { lastEditedAt, editor }: Pick<ReviewNode, 'lastEditedAt' | 'editor'>,
): boolean {
  return lastEditedAt !== null && (editor === null || accountName(editor) !== accountName(author ?? ''));
}
