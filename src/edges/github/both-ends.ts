/** A page of a list from its beginning, and one from its end where the list is long. */
export interface EndsOfList<Node> {
  readonly oldest?:
    | {
        readonly nodes: readonly Node[];
        readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
      }
    | undefined;
  readonly newest?:
    | { readonly nodes: readonly Node[]; readonly pageInfo: { readonly startCursor: string | null } }
    | undefined;
}

/** Cursors to go on from: towards the end, and towards the beginning where a list is read from there too. */
export interface Onward {
  readonly after: string | null;
  readonly before: string | null | undefined;
}

/**
 * A list that is read from both its ends until they meet, which takes half the round trips. `pages` are in the order
 * they were read in; `onward` is undefined once the list is whole.
 */
export function joinEnds<Node>(
  pages: readonly EndsOfList<Node>[],
  keyOf: (node: Node) => string | number,
): { readonly nodes: readonly Node[]; readonly onward: Onward | undefined } {
  const oldest = pages.flatMap((page) => page.oldest?.nodes ?? []);
  const newest = pages.toReversed().flatMap((page) => page.newest?.nodes ?? []);
  const known = new Set(oldest.map(keyOf));
  const beyond = newest.filter((node) => !known.has(keyOf(node)));
  const last = pages.findLast((page) => page.oldest !== undefined);
  const haveMet = beyond.length < newest.length;
  return {
    nodes: [...oldest, ...beyond],
    onward:
      last?.oldest?.pageInfo.hasNextPage !== true || haveMet
        ? undefined
        : { after: last.oldest.pageInfo.endCursor, before: last.newest?.pageInfo.startCursor },
  };
}
