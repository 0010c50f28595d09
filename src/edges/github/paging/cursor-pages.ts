import { z } from 'zod';

export const PageInfo = z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() });
export type PageInfo = z.infer<typeof PageInfo>;

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
