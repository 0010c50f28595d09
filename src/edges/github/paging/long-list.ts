import { type Part, skipsBetween } from './middle.ts';
import { perPage } from './pages.ts';

/** A page of a list from its beginning, and where the list is long one from its end, and pages of its middle. */
export interface PagesOfList<Node> {
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
  readonly middle?: readonly Part<Node>[] | undefined;
}

/**
 * Cursors to go on from: towards the end, and towards the beginning, null from the very end; undefined not from there.
 * Beside them how many items to skip for each page between.
 */
export interface Onward {
  readonly after: string | null;
  readonly before: string | null | undefined;
  readonly skips: readonly number[];
}

type KeyOf<Node> = (node: Node) => string | number;

/**
 * A list that is read from both its ends until they meet, and beside that in its middle by skipping. GitHub promises
 * nowhere that the two ways show the same, so the middle makes a list whole only where all together are as many as
 * GitHub counts; otherwise it is read on. `pages` are in the order they were read in; `onward` is undefined once there
 * is nothing to be read on. `isShort` says that it still holds less than GitHub ever counted while it was read: a page
 * was lost, and what was on it is unknown.
 */
export function joinPages<Node>(
  pages: readonly PagesOfList<Node>[],
  keyOf: KeyOf<Node>,
): { readonly nodes: readonly Node[]; readonly onward: Onward | undefined; readonly isShort: boolean } {
  const oldest = pages.flatMap((page) => page.oldest?.nodes ?? []);
  const newest = pages.toReversed().flatMap((page) => page.newest?.nodes ?? []);
  const parts = pages.flatMap((page) => page.middle ?? []);
  const counts = pages.flatMap((page) => page.oldest?.totalCount ?? []);
  const last = pages.findLast((page) => page.oldest !== undefined);
  const beyond = lacking(newest, oldest, keyOf);
  const hasMet = last?.oldest?.pageInfo.hasNextPage !== true || beyond.length < newest.length;
  const between = lacking(
    parts.flatMap((part) => part.nodes),
    [...oldest, ...newest],
    keyOf,
  );
  const nodes = [...oldest, ...(hasMet ? [] : between), ...beyond];
  const total = Math.max(0, ...counts);
  const isCounted = newest.length > 0 && nodes.length === total;
  const onward =
    hasMet || isCounted
      ? undefined
      : {
          after: last.oldest.pageInfo.endCursor,
          before: last.newest?.pageInfo.startCursor ?? null,
          skips: skipsLeft(parts, { total, oldest: oldest.length, newest: newest.length }),
        };
  const lacksSome = counts.length > 0 && counts.every((count) => nodes.length < count);
  return { nodes, onward, isShort: onward === undefined && lacksSome };
}

/** Those, each once, that the known ones lack. */
function lacking<Node>(nodes: readonly Node[], known: readonly Node[], keyOf: KeyOf<Node>): readonly Node[] {
  const seen = new Set(known.map(keyOf));
  return nodes.filter((node) => {
    const isNew = !seen.has(keyOf(node));
    seen.add(keyOf(node));
    return isNew;
  });
}

/** Pages between those that cursors lead to next; none any more once a page held less than has to be there. */
function skipsLeft(
  parts: readonly Part<unknown>[],
  known: { readonly total: number; readonly oldest: number; readonly newest: number },
): readonly number[] {
  const { total, oldest, newest } = known;
  const isReliable = parts.every(({ skip, nodes }) => nodes.length >= Math.min(perPage, total - skip));
  if (!isReliable) return [];
  return skipsBetween(oldest + perPage, total - newest - perPage, new Set(parts.map(({ skip }) => skip)));
}
