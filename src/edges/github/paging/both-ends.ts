/** A page of a list from its beginning, and one from its end where the list is long. */
export interface EndsOfList<Node> {
  readonly oldest?:
    | {
        readonly nodes: readonly Node[];
        /** What GitHub counts of the whole list. */
        readonly totalCount: number;
        readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
      }
    | undefined;
  readonly newest?:
    | { readonly nodes: readonly Node[]; readonly pageInfo: { readonly startCursor: string | null } }
    | undefined;
}

/** Cursors to go on from: towards the end, and towards the beginning, null from the very end; undefined not from there. */
export interface Onward {
  readonly after: string | null;
  readonly before: string | null | undefined;
}

/**
 * A list that is read from both its ends until they meet, which takes half the round trips. `pages` are in the order
 * they were read in; `onward` is undefined once there is nothing to be read on. `isShort` says that it still holds
 * less than GitHub ever counted while it was read: a page was lost, and what was on it is unknown.
 */
export function joinEnds<Node>(
  pages: readonly EndsOfList<Node>[],
  keyOf: (node: Node) => string | number,
): { readonly nodes: readonly Node[]; readonly onward: Onward | undefined; readonly isShort: boolean } {
  const oldest = pages.flatMap((page) => page.oldest?.nodes ?? []);
  const newest = pages.toReversed().flatMap((page) => page.newest?.nodes ?? []);
  const known = new Set(oldest.map(keyOf));
  const beyond = newest.filter((node) => !known.has(keyOf(node)));
  const last = pages.findLast((page) => page.oldest !== undefined);
  const nodes = [...oldest, ...beyond];
  const counts = pages.flatMap((page) => page.oldest?.totalCount ?? []);
  const overlap = beyond.length < newest.length;
  const touch = newest.length > 0 && counts.every((count) => nodes.length >= count);
  const onward =
    last?.oldest?.pageInfo.hasNextPage !== true || overlap || touch
      ? undefined
      : { after: last.oldest.pageInfo.endCursor, before: last.newest?.pageInfo.startCursor ?? null };
  const lacksSome = counts.length > 0 && counts.every((count) => nodes.length < count);
  return { nodes, onward, isShort: onward === undefined && lacksSome };
}
