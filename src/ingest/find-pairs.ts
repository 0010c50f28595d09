import type { Location } from '../model/finding.ts';
import { groupBy } from '../model/lists.ts';
import { gapBetween, isNear, nearbyLines } from '../model/original.ts';
import type { Duplicates } from './group-originals.ts';

/**
 * Where two groups are: on common lines; on lines a few apart; one around the other, as a file is around its lines; or
 * further apart in one file.
 */
export type Nearness = 'overlapping' | 'near' | 'around' | 'far';

/** Two groups that may report one problem, lower number first. */
export interface Pair {
  readonly one: Duplicates;
  readonly other: Duplicates;
  readonly nearness: Nearness;
  /** Lines between them. */
  readonly gap: number;
}

/** Groups compared with each other per place at most. */
const maxGroups = 500;

/** Where one place is around another there are no lines between them; such pairs come after those on near lines. */
const gapAround = nearbyLines + 1;

function isWhole({ startLine }: Location): boolean {
  return startLine === undefined;
}

/** Undefined for groups in different files. */
function relationOf(one: Duplicates, other: Duplicates): Pick<Pair, 'nearness' | 'gap'> | undefined {
  let gap = Infinity;
  let isAround = one.isPlaceless || other.isPlaceless;
  for (const place of one.places)
    for (const second of other.places) {
      gap = Math.min(gap, gapBetween(place, second) ?? Infinity);
      isAround ||= (isWhole(place) || isWhole(second)) && isNear(place, second);
    }
  if (gap === 0) return { nearness: 'overlapping', gap };
  if (gap <= nearbyLines) return { nearness: 'near', gap };
  if (isAround) return { nearness: 'around', gap: gapAround };
  return gap === Infinity ? undefined : { nearness: 'far', gap };
}

/** The first groups of each reviewer, up to the limit of a place. */
function limitGroups(groups: readonly Duplicates[], limit: number): readonly Duplicates[] {
  if (groups.length <= limit) return groups;
  const byReviewer = groupBy(groups, ({ reviewer }) => reviewer);
  const quota = Math.max(1, Math.floor(limit / byReviewer.size));
  return [...byReviewer.values()].flatMap((theirs) => theirs.slice(0, quota)).slice(0, limit);
}

type OnPair = (pair: Pair) => void;

function comparePair(first: Duplicates, second: Duplicates, onPair: OnPair): void {
  const [one, other] = first.number < second.number ? [first, second] : [second, first];
  const isOfOne = one.reviewer !== undefined && one.reviewer === other.reviewer;
  if (one.fingerprint === other.fingerprint || (isOfOne && one.scope === other.scope)) return;
  const relation = relationOf(one, other);
  if (relation !== undefined) onPair({ one, other, ...relation });
}

function compareAll(groups: readonly Duplicates[], onPair: OnPair): void {
  const limited = limitGroups(groups, maxGroups);
  for (const [at, other] of limited.entries())
    for (const one of limited.slice(0, at)) comparePair(one, other, onPair);
}

/** Compares some groups with each other and with all others. */
function compareWith(some: ReadonlySet<Duplicates>, all: Iterable<Duplicates>, onPair: OnPair): void {
  const others = [...all].filter((group) => !some.has(group));
  const limited = limitGroups([...some], Math.max(1, Math.min(maxGroups, maxGroups ** 2 / others.length)));
  compareAll(limited, onPair);
  for (const one of limited) for (const other of others) comparePair(one, other, onPair);
}

interface Range {
  readonly group: Duplicates;
  readonly start: number;
  readonly end: number;
}

/** Groups on lines of one file, split where more than a few lines are between them. */
function runsOf(ranges: readonly Range[]): readonly (readonly Duplicates[])[] {
  const runs: Set<Duplicates>[] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const { group, start, end } of ranges.toSorted((a, b) => a.start - b.start)) {
    if (start - last > nearbyLines) runs.push(new Set());
    runs.at(-1)?.add(group);
    last = Math.max(last, end);
  }
  return runs.map((run) => [...run].sort((a, b) => a.number - b.number));
}

/**
 * Finds the pairs of groups that may report one problem, without those of one fingerprint. Groups are compared only if
 * they are near each other in a file, or if one concerns a whole file or none; `farModels` adds the pairs of models
 * anywhere in one file. So the cost is quadratic per place only, and a place with thousands compares a part of them. A
 * pair may be found several times.
 */
export function findPairs(
  groups: readonly Duplicates[],
  { farModels }: { readonly farModels: boolean },
  onPair: OnPair,
): void {
  const onNearPair: OnPair = (pair) => {
    if (pair.nearness !== 'far') onPair(pair);
  };
  const places = groups.flatMap((group) => group.places.map((place) => ({ group, ...place })));
  for (const inFile of groupBy(places, ({ path }) => path).values()) {
    const ranges = inFile.flatMap(({ group, startLine: start, endLine: end = start }) =>
      start === undefined || end === undefined ? [] : [{ group, start, end }],
    );
    for (const run of runsOf(ranges)) compareAll(run, onNearPair);
    const whole = inFile.filter(isWhole).map(({ group }) => group);
    const all = new Set(inFile.map(({ group }) => group));
    compareWith(new Set(whole), all, onNearPair);
    if (farModels)
      compareAll(
        [...all].filter(({ rule }) => rule === undefined),
        onPair,
      );
  }
  compareWith(new Set(groups.filter(({ isPlaceless }) => isPlaceless)), groups, onNearPair);
}
