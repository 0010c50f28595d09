/** One place where repaired text differs from the original; `offset` counts in the original. */
export interface Repair {
  readonly offset: number;
  readonly removed: string;
  readonly added: string;
}

/** How far ahead the two texts are searched for a place where they agree again. */
const window = 80;
/** As many characters have to agree before both texts count as in step. */
const anchor = 6;

/**
 * What a repair changed, left to right. Repairs of syntax are small and local, so a short search ahead finds
 * where the texts meet again; where they do not, the rest counts as one repair.
 */
export function repairsBetween(before: string, after: string): readonly Repair[] {
  const repairs: Repair[] = [];
  let from = 0;
  let to = 0;
  while (from < before.length || to < after.length) {
    if (before[from] === after[to]) {
      from += 1;
      to += 1;
      continue;
    }
    const step = stepBackInLine(
      before.slice(from, from + window + anchor),
      after.slice(to, to + window + anchor),
    );
    const removed = step?.removed ?? before.length - from;
    const added = step?.added ?? after.length - to;
    repairs.push({
      offset: from,
      removed: before.slice(from, from + removed),
      added: after.slice(to, to + added),
    });
    from += removed;
    to += added;
  }
  return repairs;
}

/** The smallest removal and addition after which both texts go on alike. */
function stepBackInLine(
  before: string,
  after: string,
): { readonly removed: number; readonly added: number } | undefined {
  for (let size = 1; size <= window; size += 1) {
    for (let removed = 0; removed <= size; removed += 1) {
      const added = size - removed;
      const one = before.slice(removed, removed + anchor);
      const other = after.slice(added, added + anchor);
      if (one === other && (one.length === anchor || isEndOfBoth(before, removed, after, added))) {
        return { removed, added };
      }
    }
  }
  return undefined;
}

function isEndOfBoth(before: string, removed: number, after: string, added: number): boolean {
  return (
    before.length < window + anchor &&
    after.length < window + anchor &&
    removed <= before.length &&
    added <= after.length
  );
}
