import type { Finding } from './finding.ts';
import { raisedBy } from './original.ts';

/** The reviewer whose text a finding shows. */
export function shownReviewer(finding: Pick<Finding, 'sources'>): string {
  return raisedBy(finding)[0] ?? '';
}

/** Items by turns of their reviewers: first the first one of each, then the second of each, and so on. */
export function inTurns<T>(items: readonly T[], reviewerOf: (item: T) => string): readonly T[] {
  const taken = new Map<string, number>();
  const turns: T[][] = [];
  for (const item of items) {
    const turn = taken.get(reviewerOf(item)) ?? 0;
    taken.set(reviewerOf(item), turn + 1);
    turns[turn] = [...(turns[turn] ?? []), item];
  }
  return turns.flat();
}

/**
 * The items of one weight that get the room of a list, in their order: a reviewer with many findings leaves room for
 * the others (threat G1).
 */
export function shareRoom<T extends { readonly finding: Pick<Finding, 'sources'> }>(
  items: readonly T[],
  room: number,
): readonly T[] {
  if (items.length <= room) return items;
  const chosen = new Set(inTurns(items, ({ finding }) => shownReviewer(finding)).slice(0, Math.max(0, room)));
  return items.filter((item) => chosen.has(item));
}

/** Findings in the order in which they get comments: by weight, and within one by turns of their reviewers. */
export function orderOfRoom<T extends { readonly finding: Pick<Finding, 'sources'> }>(
  weights: readonly (readonly T[])[],
): readonly T[] {
  return weights.flatMap((items) => inTurns(items, ({ finding }) => shownReviewer(finding)));
}
