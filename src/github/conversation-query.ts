import { z } from 'zod';
import type { Account } from '../apps/activity.ts';
import {
  accountName,
  type Comment,
  type PublishedReview,
  Reaction,
  ReviewState,
} from '../model/conversation.ts';
import type { Variables } from './client.ts';

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

/** Types of accounts that have a number. */
const numbered = ['Bot', 'User', 'Mannequin', 'Organization'] as const;

/** Fields of an author, with the number that REST knows as well. */
export const accountFields = `__typename ... on Actor { login } ${numbered.map((type) => `... on ${type} { databaseId }`).join(' ')}`;

/** Null for a deleted account. */
export const AccountNode = z
  .object({
    __typename: z.enum([...numbered, 'EnterpriseUserAccount']),
    login: z.string(),
    databaseId: z.int().nullish(),
  })
  .nullable()
  .transform(
    (actor): Account | null =>
      actor && { login: accountName(actor.login), id: actor.databaseId ?? null, type: actor.__typename },
  );

const edit = { lastEditedAt: z.iso.datetime().nullable(), editor: Login };

/** Whether someone else made the last edit; an edit without a named editor counts as theirs. */
function isEditedByOthers(
  author: string | null,
  { lastEditedAt, editor }: { readonly lastEditedAt: string | null; readonly editor: string | null },
): boolean {
  return lastEditedAt !== null && (editor === null || accountName(editor) !== accountName(author ?? ''));
}

/** GraphQL's names of the reactions. */
export const reactionContents: Readonly<Record<Reaction, string>> = {
  '+1': 'THUMBS_UP',
  confused: 'CONFUSED',
  eyes: 'EYES',
};
const reactions: ReadonlyMap<string, Reaction> = new Map(
  Reaction.options.map((reaction) => [reactionContents[reaction], reaction]),
);
export const reactionFields = 'reactionGroups { content viewerHasReacted }';
export const ReactionGroups = z
  .array(z.object({ content: z.string(), viewerHasReacted: z.boolean() }))
  .nullish()
  .transform((groups): readonly Reaction[] =>
    (groups ?? []).flatMap(({ content, viewerHasReacted }) =>
      viewerHasReacted ? (reactions.get(content) ?? []) : [],
    ),
  );

/** Relations of a comment's author to the repository that make them a member. */
const membership = ['OWNER', 'MEMBER', 'COLLABORATOR'];

const commentFields = `id fullDatabaseId author { ${accountFields} } authorAssociation viewerDidAuthor body url
    createdAt lastEditedAt editor { login } ${reactionFields}`;

const Oid = z.object({ oid: z.string() });

/** Only comments in threads belong to a review, and have a state and the commit that they were written for. */
const CommentNode = z
  .object({
    id: z.string(),
    fullDatabaseId: DatabaseId,
    author: AccountNode,
    authorAssociation: z.string(),
    viewerDidAuthor: z.boolean(),
    body: z.string(),
    url: z.string(),
    createdAt: z.iso.datetime(),
    ...edit,
    reactionGroups: ReactionGroups,
    state: z.enum(['PENDING', 'SUBMITTED']).optional(),
    pullRequestReview: z.object({ fullDatabaseId: DatabaseId }).nullish(),
    originalCommit: Oid.nullish(),
  })
  .transform((node) => {
    const { author, lastEditedAt, editor } = node;
    const login = author?.login ?? null;
    const comment: Comment = {
      id: node.fullDatabaseId,
      nodeId: node.id,
      author: login,
      ours: node.viewerDidAuthor,
      editedByOthers: isEditedByOthers(login, node),
      review: node.pullRequestReview?.fullDatabaseId ?? null,
      // In GraphQL an app's login can look like a person's, so the account type decides.
      inOwnWords: author?.type === 'User' && (lastEditedAt === null || editor === login),
      body: node.body,
      url: node.url,
      writtenAt: lastEditedAt ?? node.createdAt,
      reactions: node.reactionGroups,
    };
    const isByMember = membership.includes(node.authorAssociation);
    return {
      id: node.id,
      comment,
      isByMember,
      isDraft: node.state === 'PENDING',
      account: author,
      isEdited: lastEditedAt !== null,
      originalCommit: node.originalCommit?.oid ?? null,
    };
  });
export type CommentNode = z.infer<typeof CommentNode>;

const reviewFields = `id fullDatabaseId author { ${accountFields} } authorAssociation viewerDidAuthor state body url submittedAt
    commit { oid } lastEditedAt editor { login }`;

/** A review, and the time of its last edit or of its publication. */
const ReviewNode = z
  .object({
    id: z.string(),
    fullDatabaseId: DatabaseId,
    author: AccountNode,
    authorAssociation: z.string(),
    viewerDidAuthor: z.boolean(),
    state: ReviewState,
    body: z.string(),
    url: z.string(),
    submittedAt: z.iso.datetime().nullable(),
    /** Null once GitHub no longer has it. */
    commit: Oid.nullish(),
    ...edit,
  })
  .transform((node) => {
    const login = node.author?.login ?? null;
    const review: PublishedReview = {
      id: node.fullDatabaseId,
      nodeId: node.id,
      author: login,
      ours: node.viewerDidAuthor,
      state: node.state,
      body: node.body,
      editedByOthers: isEditedByOthers(login, node),
      url: node.url,
    };
    return {
      id: node.id,
      review,
      writtenAt: node.lastEditedAt ?? node.submittedAt,
      account: node.author,
      submittedAt: node.submittedAt,
      isEdited: node.lastEditedAt !== null,
      commit: node.commit?.oid ?? null,
      isByMember: membership.includes(node.authorAssociation),
    };
  });
export type ReviewNode = z.infer<typeof ReviewNode>;

/** Comments read of each thread. */
const perThread = 100;

const threadFields = `id path line startLine isResolved isOutdated resolvedBy { login }
      comments(first: ${perThread}) {
        totalCount
        nodes { ${commentFields} state pullRequestReview { fullDatabaseId } originalCommit { oid } }
      }`;

/** A thread with its published comments, and whether GitHub lost some that it counts. */
const ThreadNode = z
  .object({
    id: z.string(),
    path: z.string(),
    line: z.number().int().nullable(),
    startLine: z.number().int().nullable(),
    isResolved: z.boolean(),
    isOutdated: z.boolean(),
    resolvedBy: Login,
    comments: z.object({ nodes: z.array(CommentNode), totalCount: z.int() }),
  })
  .transform(({ id, path, line, isResolved, comments: { nodes, totalCount }, ...node }) => ({
    id,
    thread: {
      nodeId: id,
      path,
      line,
      resolved: isResolved,
      resolvedBy: node.resolvedBy,
      outdated: node.isOutdated,
    },
    startLine: node.startLine,
    comments: nodes.filter(({ isDraft }) => !isDraft),
    isCut: nodes.length < Math.min(totalCount, perThread),
  }));
export type ThreadNode = z.infer<typeof ThreadNode>;

/** A page of a list, GitHub's count of the whole list, and the next cursor, null at the end. */
function pageOf<T>(node: z.ZodType<T>) {
  const pageInfo = z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() });
  return z
    .object({ totalCount: z.int(), nodes: z.array(node), pageInfo })
    .transform(({ totalCount, nodes, pageInfo: { hasNextPage, endCursor } }) => ({
      totalCount,
      nodes,
      after: hasNextPage ? endCursor : null,
    }));
}

/** Lists in one page of the conversation; a list that was not requested is absent. */
export const ConversationPage = z.object({
  reviews: pageOf(ReviewNode).optional(),
  reviewThreads: pageOf(ThreadNode).optional(),
  comments: pageOf(CommentNode).optional(),
});
export type ConversationPage = z.infer<typeof ConversationPage>;

const lists = [
  ['reviews', reviewFields],
  ['reviewThreads', threadFields],
  ['comments', commentFields],
] as const;

/** The cursor at which each list continues, null for its start; a complete list is absent. */
export type ConversationCursors = Partial<Record<keyof ConversationPage, string | null>>;

export const firstPageCursors: ConversationCursors = { reviews: null, reviewThreads: null, comments: null };

/**
 * Fields of a pull request. `viewerDidAuthor` decides what is ours, because an app has different logins in
 * GraphQL and REST. Only GraphQL knows which threads are resolved.
 */
export const conversationSelection = lists
  .map(
    ([list, fields]) => `
  ${list}(first: 100, after: $${list}After) @include(if: $${list}) {
    totalCount
    nodes { ${fields} }
    pageInfo { hasNextPage endCursor }
  }`,
  )
  .join('');

/** The variables in `conversationSelection`. */
export function pageVariables(cursors: ConversationCursors): Variables {
  return Object.fromEntries(
    lists.flatMap(([list]) => [
      [list, ['Boolean!', cursors[list] !== undefined]],
      [`${list}After`, ['String', cursors[list] ?? null]],
    ]),
  );
}
