import { z } from 'zod';
import { Failure } from '../model/failure.ts';
import type { Answer, Rest } from './api.ts';
import type { GitHubClient } from './client.ts';
import type { Operation } from './request-failure.ts';

const PageInfo = z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() });
type PageInfo = z.infer<typeof PageInfo>;

/** A page of a list, its cursor, and GitHub's count of the whole list. */
export function counted<T>(node: z.ZodType<T>) {
  return z.object({ nodes: z.array(node), pageInfo: PageInfo, totalCount: z.int() });
}

/** A GraphQL connection without page information; items that the token may not read are null. */
export function sparse<T>(node: z.ZodType<T>) {
  return z.object({ nodes: z.array(node.nullable()).nullable() });
}

/** The readable items of such a connection, which may itself be null. */
export function nodes<T>(node: z.ZodType<T>) {
  return sparse(node)
    .nullish()
    .transform((connection) => (connection?.nodes ?? []).filter((each) => each !== null));
}

/** The next cursor; null at the end. */
function nextCursor({ hasNextPage, endCursor }: PageInfo): string | null {
  return hasNextPage ? endCursor : null;
}

/** A page of a list with GitHub's count of the whole. */
interface CountedPage<Node> {
  readonly nodes: readonly Node[];
  readonly totalCount: number;
  readonly pageInfo: PageInfo;
}

/**
 * Joins the pages of a list in reading order. `after` is the next cursor, null at the end. `isShort` means
 * that the list ended with fewer nodes than GitHub counted, so a page was lost.
 */
export function joinPages<Node>(
  pages: readonly (CountedPage<Node> | undefined)[],
  keyOf: (node: Node) => string | number,
): { readonly nodes: readonly Node[]; readonly after: string | null; readonly isShort: boolean } {
  const read = pages.filter((page) => page !== undefined);
  const nodes = new Map(read.flatMap((page) => page.nodes.map((node) => [keyOf(node), node] as const)));
  const last = read.at(-1);
  const after = last === undefined ? null : nextCursor(last.pageInfo);
  const lacksSome = read.length > 0 && read.every(({ totalCount }) => nodes.size < totalCount);
  return { nodes: [...nodes.values()], after, isShort: after === null && lacksSome };
}

export const perPage = 100;

interface Links {
  readonly hasNext: boolean;
  /** Number of the last page, if GitHub states it. */
  readonly last: number | undefined;
}

/**
 * Reads only page numbers from a `link` header. Addresses in responses are never followed, so a list can
 * neither send the token elsewhere nor loop.
 */
export function readLinks(header: string | undefined): Links {
  const relations = new Map<string, string>();
  for (const [, address, relation] of (header ?? '').matchAll(/<([^<>]*)>\s*;[^,<]*?\brel="([a-z]+)"/g)) {
    if (address !== undefined && relation !== undefined) relations.set(relation, address);
  }
  const last = /[?&]page=(\d{1,6})(?:&|$)/.exec(relations.get('last') ?? '')?.[1];
  return { hasNext: relations.has('next'), last: last === undefined ? undefined : Number(last) };
}

interface List<T> {
  readonly operation: Operation;
  readonly item: z.ZodType<T>;
  readonly send: (rest: Rest, page: { readonly page: number; readonly per_page: number }) => Promise<Answer>;
  /** Number of items, if known; all pages are then requested concurrently. */
  readonly expected?: number;
  readonly maxPages: number;
  /** Called with the number of items read after each page. */
  readonly onProgress?: (read: number) => void;
}

/** All items of a REST list in order. Pages are read concurrently as soon as their number is known. */
export async function readList<T>(client: GitHubClient, list: List<T>): Promise<readonly T[]> {
  let read = 0;
  const readPage = async (page: number) => {
    const answer = await client.read(list.operation, (api) =>
      api.page(z.array(list.item), (rest) => list.send(rest, { page, per_page: perPage })),
    );
    read += answer.data.length;
    list.onProgress?.(read);
    return { items: answer.data, links: readLinks(answer.link) };
  };
  const pages: Awaited<ReturnType<typeof readPage>>[] = [];
  let upTo = Math.min(Math.max(1, Math.ceil((list.expected ?? 1) / perPage)), list.maxPages);
  for (;;) {
    const from = pages.length + 1;
    const numbers = Array.from({ length: upTo - from + 1 }, (_, index) => from + index);
    pages.push(...(await Promise.all(numbers.map(readPage))));
    const links = pages.at(-1)?.links;
    if (links?.hasNext !== true) return pages.flatMap((page) => page.items);
    upTo = Math.max(pages.length + 1, links.last ?? 0);
    if (upTo > list.maxPages) throw tooManyPages(list);
  }
}

function tooManyPages({ operation, maxPages }: List<unknown>): Failure {
  return new Failure({
    kind: 'operational',
    code: 'GITHUB_LIST_TOO_LONG',
    message: `GitHub was asked to ${operation.what}, and a list went on after ${maxPages} pages.`,
  });
}
