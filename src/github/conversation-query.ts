import { z } from 'zod';
import { accountName, ReviewState } from '../model/conversation.ts';
import { type CountedPage, counted, joinPages } from './pages.ts';

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
  comments: counted(ThreadComment),
});

export type CommentNode = z.infer<typeof CommentNode>;
export type ReviewNode = z.infer<typeof ReviewNode>;
export type ThreadNode = z.infer<typeof ThreadNode>;

const commentFields = `id fullDatabaseId author { __typename login } authorAssociation viewerDidAuthor body url
    createdAt lastEditedAt editor { login } reactionGroups { content viewerHasReacted }`;

const threadCommentFields = `${commentFields} state pullRequestReview { fullDatabaseId }`;

const threadCommentSelection = `
  totalCount
  nodes { ${threadCommentFields} }
  pageInfo { hasNextPage endCursor }`;

const threadFields = `id path line isResolved isOutdated resolvedBy { login }
      comments(first: 100) {${threadCommentSelection}
      }`;

const reviewFields =
  'id fullDatabaseId author { login } viewerDidAuthor state body url submittedAt lastEditedAt editor { login }';

/** Whether someone else made the last edit; an edit without a named editor counts as theirs. */
export function isEditedByOthers(
  author: string | null,
  { lastEditedAt, editor }: Pick<ReviewNode, 'lastEditedAt' | 'editor'>,
): boolean {
  return lastEditedAt !== null && (editor === null || accountName(editor) !== accountName(author ?? ''));
}

/** Threads continued in one request. */
const threadsAtOnce = 50;

const Page = z.object({ comments: counted(ThreadComment) });
type CommentPage = CountedPage<z.infer<typeof ThreadComment>>;

/** Pages after a thread's first hundred comments, by thread id, in reading order. */
export type Replies = ReadonlyMap<string, readonly CommentPage[]>;

/** A thread and the cursor at which its comments continue. */
export interface ReplyCursor {
  readonly thread: string;
  readonly after: string;
}

function joinThread(thread: ThreadNode, replies: Replies) {
  const pages: readonly CommentPage[] = [thread.comments, ...(replies.get(thread.id) ?? [])];
  return joinPages(pages, ({ fullDatabaseId }) => fullDatabaseId);
}

/** Threads with all comments read so far; `isCut` when some are missing or fewer than GitHub counts. */
export function withReplies(
  threads: readonly ThreadNode[],
  replies: Replies,
): { readonly threads: readonly ThreadNode[]; readonly isCut: boolean } {
  const joined = threads.map((thread) => ({ thread, ...joinThread(thread, replies) }));
  return {
    threads: joined.map(({ thread, nodes }) => ({
      ...thread,
      comments: { ...thread.comments, nodes: [...nodes] },
    })),
    isCut: joined.some(({ after, isShort }) => after !== null || isShort),
  };
}

export function repliesToRead(threads: readonly ThreadNode[], replies: Replies): readonly ReplyCursor[] {
  return threads
    .flatMap((thread): readonly ReplyCursor[] => {
      const { after } = joinThread(thread, replies);
      return after === null ? [] : [{ thread: thread.id, after }];
    })
    .slice(0, threadsAtOnce);
}

const alias = (index: number) => `thread${index}`;

/** Query fields for further comments, one thread each. */
export function selectReplies(wanted: readonly ReplyCursor[]) {
  const declarations = wanted.map((_, index) => `, $${alias(index)}: ID!, $${alias(index)}After: String`);
  const selection = wanted.map((_, index) => {
    const name = alias(index);
    return `${name}: node(id: $${name}) { ... on PullRequestReviewThread {
      comments(first: 100, after: $${name}After) {
        totalCount nodes { ${threadCommentFields} } pageInfo { hasNextPage endCursor }
      }
    } }`;
  });
  const variables = wanted.flatMap(({ thread, after }, index) => [
    [alias(index), thread],
    [`${alias(index)}After`, after],
  ]);
  return {
    declarations: declarations.join(''),
    selection: selection.join('\n'),
    variables: Object.fromEntries(variables),
  };
}

/** Used for a thread that is no longer shown: it stays shorter than GitHub's count and is not requested again. */
const goneThread: CommentPage = {
  nodes: [],
  totalCount: Number.MAX_SAFE_INTEGER,
  pageInfo: { hasNextPage: false, endCursor: null },
};

/** `answer` is the response to `selectReplies`. */
export function readReplies(
  answer: Readonly<Record<string, unknown>>,
  wanted: readonly ReplyCursor[],
  known: Replies,
): Replies {
  const replies = new Map(known);
  wanted.forEach(({ thread }, index) => {
    const page = Page.safeParse(answer[alias(index)]);
    const comments = page.success ? page.data.comments : goneThread;
    replies.set(thread, [...(replies.get(thread) ?? []), comments]);
  });
  return replies;
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
