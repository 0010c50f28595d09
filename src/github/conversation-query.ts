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
export const DatabaseId = z.coerce.number().int().positive();

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

/** Fields of a text that somebody wrote. */
const textFields = `id fullDatabaseId author { ${accountFields} } authorAssociation viewerDidAuthor body url
    lastEditedAt editor { login }`;

const TextShape = z.object({
  id: z.string(),
  fullDatabaseId: DatabaseId,
  author: AccountNode,
  authorAssociation: z.string(),
  viewerDidAuthor: z.boolean(),
  body: z.string(),
  url: z.string(),
  lastEditedAt: z.iso.datetime().nullable(),
  editor: Login,
});

/** Relations of an author to the repository that make them a member. */
const membership = ['OWNER', 'MEMBER', 'COLLABORATOR'];

/** What a comment and a review have in common, and what is known of the text besides. */
function readText({ id, author: account, lastEditedAt, editor, ...node }: z.infer<typeof TextShape>) {
  const author = account?.login ?? null;
  const isEdited = lastEditedAt !== null;
  // An edit without a named editor counts as one of somebody else.
  const editedByOthers = isEdited && (editor === null || accountName(editor) !== accountName(author ?? ''));
  const { fullDatabaseId, viewerDidAuthor: ours, body, url } = node;
  const isByMember = membership.includes(node.authorAssociation);
  return {
    text: { id: fullDatabaseId, nodeId: id, author, ours, editedByOthers, body, url },
    known: { id, account, isByMember, isEdited, editedByOthers },
  };
}

const commentFields = `${textFields} createdAt ${reactionFields}`;

const Oid = z.object({ oid: z.string() });

/** Only comments in threads belong to a review, and have a state and the commit that they were written for. */
const CommentNode = TextShape.extend({
  createdAt: z.iso.datetime(),
  reactionGroups: ReactionGroups,
  state: z.enum(['PENDING', 'SUBMITTED']).optional(),
  pullRequestReview: z.object({ fullDatabaseId: DatabaseId }).nullish(),
  originalCommit: Oid.nullish(),
}).transform((node) => {
  const { author, lastEditedAt, editor } = node;
  const { text, known } = readText(node);
  const writtenAt = lastEditedAt ?? node.createdAt;
  const comment: Comment = {
    ...text,
    review: node.pullRequestReview?.fullDatabaseId ?? null,
    // In GraphQL an app's login can look like a person's, so the account type decides.
    inOwnWords: author?.type === 'User' && (lastEditedAt === null || editor === author.login),
    writtenAt,
    reactions: node.reactionGroups,
  };
  const isDraft = node.state === 'PENDING';
  return { ...known, comment, writtenAt, isDraft, originalCommit: node.originalCommit?.oid ?? null };
});
export type CommentNode = z.infer<typeof CommentNode>;

const reviewFields = `${textFields} state submittedAt commit { oid }`;

/** A review, and the time of its last edit or of its publication. */
const ReviewNode = TextShape.extend({
  state: ReviewState,
  submittedAt: z.iso.datetime().nullable(),
  /** Null once GitHub no longer has it. */
  commit: Oid.nullish(),
}).transform(({ state, submittedAt, commit, ...node }) => {
  const { text, known } = readText(node);
  const review: PublishedReview = { ...text, state };
  const writtenAt = node.lastEditedAt ?? submittedAt;
  return { ...known, review, writtenAt, submittedAt, commit: commit?.oid ?? null };
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
  .transform(({ id, startLine, isResolved: resolved, isOutdated: outdated, comments, ...place }) => ({
    id,
    thread: { ...place, nodeId: id, resolved, outdated },
    startLine,
    comments: comments.nodes.filter(({ isDraft }) => !isDraft),
    isCut: comments.nodes.length < Math.min(comments.totalCount, perThread),
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
