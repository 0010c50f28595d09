import { z } from 'zod';
import { type CountedPage, counted, joinPages } from './connection.ts';
import { ThreadComment, type ThreadNode, threadCommentFields } from './conversation-nodes.ts';

/** Threads that one request reads on. */
const threadsAtOnce = 50;

const Page = z.object({ comments: counted(ThreadComment) });
type CommentPage = CountedPage<z.infer<typeof ThreadComment>>;

/** Pages of comments beyond a thread's first hundred, by the thread's id, in the order they were read in. */
export type Replies = ReadonlyMap<string, readonly CommentPage[]>;

/** A thread, and the cursor from which its comments are read on. */
export interface WantedReplies {
  readonly thread: string;
  readonly after: string;
}

function joinThread(thread: ThreadNode, replies: Replies) {
  const pages: readonly CommentPage[] = [thread.comments, ...(replies.get(thread.id) ?? [])];
  return joinPages(pages, ({ fullDatabaseId }) => fullDatabaseId);
}

/** Threads with all their comments that were read; `isCut` where that are not all, or fewer than GitHub counts. */
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

export function repliesToRead(threads: readonly ThreadNode[], replies: Replies): readonly WantedReplies[] {
  return threads
    .flatMap((thread): readonly WantedReplies[] => {
      const { after } = joinThread(thread, replies);
      return after === null ? [] : [{ thread: thread.id, after }];
    })
    .slice(0, threadsAtOnce);
}

const alias = (index: number) => `thread${index}`;

/** Replies as fields of a query, one thread each. */
export function selectReplies(wanted: readonly WantedReplies[]) {
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

/** For a thread that is not shown any more: it stays shorter than GitHub counts, and is not asked for again. */
const nothing: CommentPage = {
  nodes: [],
  totalCount: Number.MAX_SAFE_INTEGER,
  pageInfo: { hasNextPage: false, endCursor: null },
};

/** `answer` is what `selectReplies` was answered with. */
export function readReplies(
  answer: Readonly<Record<string, unknown>>,
  wanted: readonly WantedReplies[],
  known: Replies,
): Replies {
  const replies = new Map(known);
  wanted.forEach(({ thread }, index) => {
    const page = Page.safeParse(answer[alias(index)]);
    const comments = page.success ? page.data.comments : nothing;
    replies.set(thread, [...(replies.get(thread) ?? []), comments]);
  });
  return replies;
}
