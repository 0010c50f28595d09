import { z } from 'zod';

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
