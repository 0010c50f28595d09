import { z } from 'zod';
import { type EndsOfList, joinEnds } from '../paging/both-ends.ts';
import {
  type CommentNode,
  commentFields,
  counted,
  ThreadComment,
  type ThreadNode,
  tail,
} from './conversation-query.ts';

/** Threads asked for in one request: each answers up to two hundred comments. */
const threadsAtOnce = 50;

const Page = z.object({ comments: counted(ThreadComment), newest: tail(ThreadComment) });

/** Pages of comments beyond a thread's first hundred, by the thread's id, in the order they were read in. */
export type Replies = ReadonlyMap<string, readonly EndsOfList<ThreadNode['comments']['nodes'][number]>[]>;

/** Where a thread is read on, from both its ends. */
interface WantedReplies {
  readonly thread: string;
  readonly after: string | null;
  readonly before: string | null;
}

function joinThread(thread: ThreadNode, replies: Replies) {
  const pages = [{ oldest: thread.comments }, ...(replies.get(thread.id) ?? [])];
  return joinEnds(pages, ({ fullDatabaseId }: Pick<CommentNode, 'fullDatabaseId'>) => fullDatabaseId);
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
    isCut: joined.some(({ onward, isShort }) => onward !== undefined || isShort),
  };
}

export function repliesToRead(threads: readonly ThreadNode[], replies: Replies): readonly WantedReplies[] {
  return threads
    .flatMap((thread): readonly WantedReplies[] => {
      const { onward } = joinThread(thread, replies);
      return onward ? [{ thread: thread.id, after: onward.after, before: onward.before ?? null }] : [];
    })
    .slice(0, threadsAtOnce);
}

const alias = (index: number) => `thread${index}`;

/** Replies as fields of a query, one thread each. */
export function selectReplies(wanted: readonly WantedReplies[]) {
  const declarations = wanted.map((_, index) => {
    const name = `$${alias(index)}`;
    return `, ${name}: ID!, ${name}After: String, ${name}Before: String`;
  });
  const selection = wanted.map((_, index) => {
    const name = alias(index);
    return `${name}: node(id: $${name}) { ... on PullRequestReviewThread {
      comments(first: 100, after: $${name}After) {
        totalCount nodes { ${commentFields} state } pageInfo { hasNextPage endCursor }
      }
      newest: comments(last: 100, before: $${name}Before) {
        nodes { ${commentFields} state } pageInfo { startCursor }
      }
    } }`;
  });
  const variables = wanted.flatMap(({ thread, after, before }, index) => [
    [alias(index), thread],
    [`${alias(index)}After`, after],
    [`${alias(index)}Before`, before],
  ]);
  return {
    declarations: declarations.join(''),
    selection: selection.join('\n'),
    variables: Object.fromEntries(variables),
  };
}

/** Nobody asks for a thread again that is not shown: it stays shorter than GitHub counts. */
const nothing: z.infer<typeof Page> = {
  comments: {
    nodes: [],
    totalCount: Number.MAX_SAFE_INTEGER,
    pageInfo: { hasNextPage: false, endCursor: null },
  },
  newest: { nodes: [], pageInfo: { startCursor: null } },
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
    const { comments: oldest, newest } = page.success ? page.data : nothing;
    replies.set(thread, [...(replies.get(thread) ?? []), { oldest, newest }]);
  });
  return replies;
}
