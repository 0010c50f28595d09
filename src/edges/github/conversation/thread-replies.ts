import { z } from 'zod';
import { counted, tail } from '../paging/connection.ts';
import { joinPages, type Onward, type PagesOfList } from '../paging/long-list.ts';
import { readParts } from '../paging/middle.ts';
import { type CommentNode, commentFields, ThreadComment, type ThreadNode } from './conversation-nodes.ts';

/** Threads asked for in one request: each answers up to two hundred comments from its ends. */
const threadsAtOnce = 50;

/** Pages out of their middle in one request, of all threads together. */
const partsAtOnce = 100;

/** Loose, since pages of the middle stand there by aliases. */
const Page = z.looseObject({ comments: counted(ThreadComment), newest: tail(ThreadComment) });

/** Pages of comments beyond a thread's first hundred, by the thread's id, in the order they were read in. */
export type Replies = ReadonlyMap<string, readonly PagesOfList<ThreadNode['comments']['nodes'][number]>[]>;

/** Where a thread is read on, from both its ends and between them. */
export interface WantedReplies extends Onward {
  readonly thread: string;
}

function joinThread(thread: ThreadNode, replies: Replies) {
  const pages = [{ oldest: thread.comments }, ...(replies.get(thread.id) ?? [])];
  return joinPages(pages, ({ fullDatabaseId }: Pick<CommentNode, 'fullDatabaseId'>) => fullDatabaseId);
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
  let partsLeft = partsAtOnce;
  return threads
    .flatMap((thread): readonly WantedReplies[] => {
      const { onward } = joinThread(thread, replies);
      if (onward === undefined) return [];
      const skips = onward.skips.slice(0, partsLeft);
      partsLeft -= skips.length;
      return [{ ...onward, thread: thread.id, skips }];
    })
    .slice(0, threadsAtOnce);
}

const alias = (index: number) => `thread${index}`;

/** Replies as fields of a query, one thread each; `isWithMiddle` asks for the pages between the ends as well. */
export function selectReplies(wanted: readonly WantedReplies[], isWithMiddle: boolean) {
  const declarations = wanted.map((_, index) => {
    const name = `$${alias(index)}`;
    return `, ${name}: ID!, ${name}After: String, ${name}Before: String`;
  });
  const selection = wanted.map(({ skips }, index) => {
    const name = alias(index);
    const parts = (isWithMiddle ? skips : []).map(
      (skip) => `replies${skip}: comments(first: 100, skip: ${skip}) { nodes { ${commentFields} state } }`,
    );
    return `${name}: node(id: $${name}) { ... on PullRequestReviewThread {
      comments(first: 100, after: $${name}After) {
        totalCount nodes { ${commentFields} state } pageInfo { hasNextPage endCursor }
      }
      newest: comments(last: 100, before: $${name}Before) {
        nodes { ${commentFields} state } pageInfo { startCursor }
      }
      ${parts.join('\n      ')}
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
  wanted.forEach(({ thread, skips }, index) => {
    const page = Page.safeParse(answer[alias(index)]);
    const { comments: oldest, newest, ...parts } = page.success ? page.data : nothing;
    const middle = readParts(ThreadComment, parts, { list: 'replies', skips });
    replies.set(thread, [...(replies.get(thread) ?? []), { oldest, newest, middle }]);
  });
  return replies;
}
