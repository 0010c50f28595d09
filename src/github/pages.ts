import { z } from 'zod';
import { Failure } from '../model/failure.ts';
import type { Answer, Rest } from './api.ts';
import type { GitHubClient } from './client.ts';
import type { Operation } from './request-failure.ts';

export const PageInfo = z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() });
export type PageInfo = z.infer<typeof PageInfo>;

/** A page of a list, and whether it goes on. */
export function connection<T>(node: z.ZodType<T>) {
  return z.object({ nodes: z.array(node), pageInfo: PageInfo });
}

/** As `connection`, with GitHub's own count of the whole list. */
export function counted<T>(node: z.ZodType<T>) {
  return z.object({ ...connection(node).shape, totalCount: z.int() });
}

/** A GraphQL connection that says nothing of further pages, with null in place of what the token may not read. */
export function sparse<T>(node: z.ZodType<T>) {
  return z.object({ nodes: z.array(node.nullable()).nullable() });
}

/** What the token may read of such a connection, which may be null as a whole. */
export function nodes<T>(node: z.ZodType<T>) {
  return sparse(node)
    .nullish()
    .transform((connection) => (connection?.nodes ?? []).filter((each) => each !== null));
}

/** The cursor to go on from; null at the end. */
export function nextCursor({ hasNextPage, endCursor }: PageInfo): string | null {
  return hasNextPage ? endCursor : null;
}

/**
 * Reads a GraphQL list page after page. `next` names the cursor to go on from, null at the end; after `maxPages`
 * it ends anyway.
 */
export async function readCursorPages<Page>(list: {
  readonly read: (cursor: string | null) => Promise<Page>;
  readonly next: (page: Page) => string | null;
  readonly maxPages: number;
}): Promise<readonly [Page, ...Page[]]> {
  const first = await list.read(null);
  const others: Page[] = [];
  let cursor = list.next(first);
  while (cursor !== null && others.length + 1 < list.maxPages) {
    const page = await list.read(cursor);
    others.push(page);
    cursor = list.next(page);
  }
  return [first, ...others];
}

/** A page of a list with GitHub's count of the whole. */
export interface CountedPage<Node> {
  readonly nodes: readonly Node[];
  readonly totalCount: number;
  readonly pageInfo: PageInfo;
}

/**
 * A list from its pages, in the order they were read. `after` is the cursor to go on from, null at the end. `isShort`
 * says that it ended with fewer nodes than GitHub ever counted: a page was lost, and its content is unknown.
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
  /** Number of the last page, where GitHub tells it. */
  readonly last: number | undefined;
}

/**
 * Reads a `link` header for page numbers only. Addresses from an answer are never followed, so a list can
 * neither lead the token elsewhere nor run in circles.
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
  /** Number of items by what is known already: those pages are asked for at once. */
  readonly expected?: number;
  readonly maxPages: number;
  /** Told how many items are there, whenever a page came. */
  readonly onProgress?: (read: number) => void;
}

/** All items of a REST list, in order. As soon as the number of pages is known, they are read side by side. */
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
    fix: 'A pull request with that much on it cannot be reviewed whole. Split it, or open a new one.',
  });
}
