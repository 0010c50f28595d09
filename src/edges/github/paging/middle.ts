import type { z } from 'zod';
import { isRateLimit } from '../../../domain/retry.ts';
import type { Api } from '../transport/api.ts';
import type { GitHubClient } from '../transport/client.ts';
import type { Operation } from '../transport/operation.ts';
import { RequestFailed } from '../transport/request-failed.ts';
import { nodes } from './nodes.ts';
import { perPage } from './pages.ts';

/** A page out of the middle of a list, which `skip` items come before. */
export interface Part<Node> {
  readonly skip: number;
  readonly nodes: readonly Node[];
}

/**
 * Pages of one list that a request asks for by how many to skip. So many pages of threads, with a hundred comments
 * each, are 300,000 nodes, and GitHub gives half a million.
 * @see https://docs.github.com/en/graphql/overview/rate-limits-and-query-limits-for-the-graphql-api#node-limit
 */
const partsAtOnce = 30;

/** What to skip for each page that begins from `from` on and before `to`, and that nobody asked for yet. */
export function skipsBetween(
  from: number,
  to: number,
  asked: ReadonlySet<number> = new Set(),
): readonly number[] {
  const skips: number[] = [];
  for (let skip = from; skip < to && skips.length < partsAtOnce; skip += perPage) {
    if (!asked.has(skip)) skips.push(skip);
  }
  return skips;
}

/** Pages by their aliases, `list` and how many are skipped. One that GitHub did not give is empty. */
export function readParts<Node>(
  node: z.ZodType<Node>,
  answer: Readonly<Record<string, unknown>>,
  { list, skips }: { readonly list: string; readonly skips: readonly number[] },
): readonly Part<Node>[] {
  return skips.map((skip) => ({ skip, nodes: nodes(node).safeParse(answer[`${list}${skip}`]).data ?? [] }));
}

/**
 * Reads with the middle of long lists, and at once without it where GitHub does not give that: it may be too much for
 * one request, and an Enterprise Server may know less. Cursors lead through the middle as well, only in more requests.
 */
export function readWithMiddle<T>(
  client: GitHubClient,
  operation: Operation,
  {
    hasMiddle,
    send,
  }: { readonly hasMiddle: boolean; readonly send: (api: Api, middle: boolean) => Promise<T> },
): Promise<T> {
  let middle = hasMiddle;
  return client.read(operation, async (api) => {
    try {
      return await send(api, middle);
    } catch (error) {
      if (!middle || !(error instanceof RequestFailed) || isRateLimit(error.failure)) throw error;
      middle = false;
      return send(api, middle);
    }
  });
}
