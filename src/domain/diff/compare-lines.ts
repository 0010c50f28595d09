/** Lines of two texts that are the same, as runs: `count` lines from `old` and from `new` on, both counted from 0. */
interface Match {
  readonly old: number;
  readonly new: number;
  readonly count: number;
}

/** A stretch of both texts, ends excluded. */
interface Gap {
  readonly oldFrom: number;
  readonly oldTo: number;
  readonly newFrom: number;
  readonly newTo: number;
  readonly depth: number;
}

/** Texts that share a line only once their neighbours are cut away could be cut for ever. */
const maxDepth = 64;

/** Products of lengths up to this are compared line by line. */
const maxTable = 250_000;

/**
 * The lines that two texts have in common, in order: by lines that stand once in both (patience), and line by line
 * where no line does. Time and memory stay bounded for any text; beyond the bounds lines count as replaced.
 */
export function matchLines(before: readonly string[], after: readonly string[]): readonly Match[] {
  const matches: Match[] = [];
  const gaps: Gap[] = [{ oldFrom: 0, oldTo: before.length, newFrom: 0, newTo: after.length, depth: 0 }];
  for (let gap = gaps.pop(); gap !== undefined; gap = gaps.pop()) {
    const inner = trim(gap, { before, after }, matches);
    if (inner.oldFrom === inner.oldTo || inner.newFrom === inner.newTo || inner.depth > maxDepth) continue;
    const anchors = uniqueInBoth(inner, { before, after });
    if (anchors.length === 0) matches.push(...compareAll(inner, { before, after }));
    else gaps.push(...between(inner, anchors));
  }
  return matches.sort((a, b) => a.old - b.old);
}

interface Texts {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** Takes what both begin and end with. */
function trim(gap: Gap, { before, after }: Texts, matches: Match[]): Gap {
  let { oldFrom, oldTo, newFrom, newTo } = gap;
  while (oldFrom < oldTo && newFrom < newTo && before[oldFrom] === after[newFrom]) {
    oldFrom += 1;
    newFrom += 1;
  }
  if (oldFrom > gap.oldFrom)
    matches.push({ old: gap.oldFrom, new: gap.newFrom, count: oldFrom - gap.oldFrom });
  while (oldFrom < oldTo && newFrom < newTo && before[oldTo - 1] === after[newTo - 1]) {
    oldTo -= 1;
    newTo -= 1;
  }
  if (oldTo < gap.oldTo) matches.push({ old: oldTo, new: newTo, count: gap.oldTo - oldTo });
  return { ...gap, oldFrom, oldTo, newFrom, newTo };
}

type Anchor = readonly [old: number, new: number];

function onceIn(lines: readonly string[], from: number, to: number): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  const repeated = new Set<string>();
  for (let at = from; at < to; at += 1) {
    const line = lines[at] ?? '';
    if (places.has(line)) repeated.add(line);
    places.set(line, at);
  }
  for (const line of repeated) places.delete(line);
  return places;
}

/** The longest series of such lines that stands in the same order in both. */
function uniqueInBoth({ oldFrom, oldTo, newFrom, newTo }: Gap, { before, after }: Texts): readonly Anchor[] {
  const there = onceIn(after, newFrom, newTo);
  const pairs: Anchor[] = [];
  for (const [line, at] of onceIn(before, oldFrom, oldTo)) {
    const found = there.get(line);
    if (found !== undefined) pairs.push([at, found]);
  }
  return longestAscending(pairs.sort(([a], [b]) => a - b));
}

/** Patience sorting: each pile's top is the end of the shortest-ending series of its length. */
function longestAscending(pairs: readonly Anchor[]): readonly Anchor[] {
  const tops: number[] = [];
  const previous: (number | undefined)[] = [];
  for (const [index, [, value]] of pairs.entries()) {
    let low = 0;
    let high = tops.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((pairs[tops[middle] ?? 0]?.[1] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    previous.push(low === 0 ? undefined : tops[low - 1]);
    tops[low] = index;
  }
  const series: Anchor[] = [];
  for (let at = tops.at(-1); at !== undefined; at = previous[at]) {
    const pair = pairs[at];
    if (pair !== undefined) series.push(pair);
  }
  return series.reverse();
}

/** The gaps around anchors; each anchor begins one, so that `trim` takes it. */
function between(gap: Gap, anchors: readonly Anchor[]): readonly Gap[] {
  const starts: readonly Anchor[] = [[gap.oldFrom, gap.newFrom], ...anchors];
  return starts.map(([oldFrom, newFrom], index) => {
    const [oldTo, newTo] = starts[index + 1] ?? [gap.oldTo, gap.newTo];
    return { oldFrom, oldTo, newFrom, newTo, depth: gap.depth + 1 };
  });
}

/** The longest common subsequence, where the table for it is small enough. */
function compareAll({ oldFrom, oldTo, newFrom, newTo }: Gap, { before, after }: Texts): readonly Match[] {
  const rows = oldTo - oldFrom;
  const columns = newTo - newFrom;
  if (rows * columns > maxTable) return [];
  const width = columns + 1;
  const lengths = new Uint16Array((rows + 1) * width);
  const isSame = (i: number, j: number) => before[oldFrom + i] === after[newFrom + j];
  const length = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = rows - 1; i >= 0; i -= 1) {
    for (let j = columns - 1; j >= 0; j -= 1) {
      lengths[i * width + j] = isSame(i, j)
        ? length(i + 1, j + 1) + 1
        : Math.max(length(i + 1, j), length(i, j + 1));
    }
  }
  const matches: Match[] = [];
  let i = 0;
  let j = 0;
  while (i < rows && j < columns) {
    if (isSame(i, j)) {
      matches.push({ old: oldFrom + i, new: newFrom + j, count: 1 });
      i += 1;
      j += 1;
    } else if (length(i + 1, j) >= length(i, j + 1)) i += 1;
    else j += 1;
  }
  return matches;
}
