import type { Location } from '../model/finding.ts';
import { groupBy } from '../model/group-by.ts';
import { isNear, nearbyLines, overlap } from '../model/original.ts';
import { compareProblems } from './classify-problem.ts';
import type { Duplicates } from './group-originals.ts';
import { nameDifferent, ProfileIndex, similarity, similarityThreshold } from './similarity.ts';

/** Less similar texts report different problems, whatever a third one reports. */
const differentProblem = 0.1;

/**
 * A reviewer that reports one problem in two scopes repeats its own words; less similar findings are
 * separate.
 */
const sameWords = 0.57;

/** Score of a tool and a model that report one kind of problem on one line, in any words. */
const sameKind = 0.6;

/** Factor for the similarity when one text has no sign of the other's kind of problem. */
const doubtfulKind = 0.6;

/** Above every similarity, so that originals with one fingerprint are merged first. */
const sameFingerprint = 2;

/** Factor for the similarity of findings without a common line. */
const otherLines = 0.85;

function shareReviewer(one: Duplicates, other: Duplicates): boolean {
  const [{ reviewer: first }, { reviewer: second }] = [one, other];
  if (first !== undefined && second !== undefined) return first === second;
  for (const reviewer of one.reviewers) if (other.reviewers.has(reviewer)) return true;
  return false;
}

function shareScope(one: Duplicates, other: Duplicates): boolean {
  return one.originals.some(({ finding }) =>
    other.originals.some((second) => second.finding.scope === finding.scope),
  );
}

function isSamePlace(one: Location, other: Location): boolean {
  return one.startLine === other.startLine && one.endLine === other.endLine && overlap(one, other);
}

/** Whether one reviewer of both meant two problems: other lines, rules, names or numbers. */
function isListedApart(one: Duplicates, other: Duplicates): boolean {
  return (
    one.problem.rule !== other.problem.rule ||
    nameDifferent(one.profile, other.profile) ||
    !one.places.some((place) => other.places.some((there) => isSamePlace(place, there)))
  );
}

/**
 * Nearness of two groups: on common lines, near each other, or neither. Groups without a file are near all
 * others.
 */
export function nearnessOf(one: Duplicates, other: Duplicates): 'apart' | 'near' | 'overlapping' {
  let nearness: 'apart' | 'near' = one.isPlaceless || other.isPlaceless ? 'near' : 'apart';
  for (const place of one.places)
    for (const second of other.places) {
      if (place.path !== second.path) continue;
      if (overlap(place, second)) return 'overlapping';
      if (nearness === 'apart' && isNear(place, second)) nearness = 'near';
    }
  return nearness;
}

/** Score of two groups near each other; `text` is the similarity of their texts. */
export function scorePair(one: Duplicates, other: Duplicates, text: number, overlapping: boolean): number {
  if (!overlapping) return text * otherLines;
  const kinds = compareProblems(one.problem, other.problem);
  if (kinds === 'same') return Math.max(text, sameKind);
  if (kinds === 'different') return 0;
  return kinds === 'doubtful' ? text * doubtfulKind : text;
}

/**
 * The score for merging; undefined when two groups must stay apart: they have too little in common, or one
 * reviewer lists both separately. Two findings of one reviewer in one scope are merged only through another
 * reviewer's finding.
 */
export function linkOf(one: Duplicates, other: Duplicates, score: number): number | undefined {
  if (score === sameFingerprint) return score;
  if (score < differentProblem) return undefined;
  if (!shareReviewer(one, other)) return score;
  if (!shareScope(one, other)) return score < sameWords ? undefined : score;
  if (isListedApart(one, other)) return undefined;
  return Math.min(score, similarityThreshold * 0.99);
}

/** From this many texts on, summing up shared parts is faster than comparing pairs. */
const indexedTexts = 24;

/** Called with a pair, lower number first, and its score. */
type OnPair = (one: Duplicates, other: Duplicates, score: number) => void;

/** Pairs compared per place at most: 2,000 groups with each other. */
const maxPairs = 4_000_000;

/** The first groups of each reviewer, up to the limit of a place. */
function limitGroups(groups: readonly Duplicates[], limit: number): readonly Duplicates[] {
  if (groups.length <= limit) return groups;
  const reviewers = new Set(groups.map(({ reviewer }) => reviewer));
  const quota = Math.max(1, Math.floor(limit / reviewers.size));
  const counts = new Map<string | undefined, number>();
  return groups
    .filter(({ reviewer }) => {
      const count = (counts.get(reviewer) ?? 0) + 1;
      counts.set(reviewer, count);
      return count <= quota;
    })
    .slice(0, limit);
}

interface Pairing {
  /** Only pairs that include one of these; all when absent. */
  readonly wanted?: ReadonlySet<Duplicates>;
  /** No other reviewer's finding can join two of these: see `linkOf`. */
  readonly isOneReviewer?: boolean;
}

/** All comparable pairs. */
function pairAmong(
  groups: readonly Duplicates[],
  onPair: OnPair,
  { wanted, isOneReviewer = false }: Pairing,
): void {
  const limited = wanted && new Set(limitGroups([...wanted], Math.floor(maxPairs / groups.length)));
  const among = wanted === undefined ? limitGroups(groups, Math.sqrt(maxPairs)) : groups;
  let index: ProfileIndex | undefined;
  const wantedBefore: number[] = [];
  for (const [number, group] of among.entries()) {
    const isWanted = limited?.has(group) ?? true;
    const near: number[] = [];
    const overlapping: boolean[] = [];
    const candidates = isWanted ? number : wantedBefore.length;
    for (let each = 0; each < candidates; each += 1) {
      const position = isWanted ? each : (wantedBefore[each] ?? each);
      const other = among[position];
      if (other === undefined || other.identity === group.identity) continue;
      if (isOneReviewer && shareScope(other, group)) continue;
      const nearness = nearnessOf(other, group);
      if (nearness === 'apart') continue;
      near.push(position);
      overlapping.push(nearness === 'overlapping');
    }
    if (isWanted) wantedBefore.push(number);
    if (near.length >= indexedTexts) index ??= new ProfileIndex(among.map(({ profile }) => profile));
    const compare = near.length < indexedTexts ? undefined : index?.compare(group.profile, number);
    for (const [at, position] of near.entries()) {
      const other = among[position];
      if (other === undefined) continue;
      const text = compare?.(position) ?? similarity(other.profile, group.profile);
      onPair(other, group, scorePair(other, group, text, overlapping[at] === true));
    }
  }
}

interface Placed {
  readonly group: Duplicates;
  readonly start: number;
  readonly end: number;
}

/** Groups on lines of one file, split where more than a few lines are between them. */
function runsOf(placed: readonly Placed[]): readonly (readonly Duplicates[])[] {
  const runs: Set<Duplicates>[] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const { group, start, end } of placed.toSorted((a, b) => a.start - b.start)) {
    if (start - last > nearbyLines) runs.push(new Set());
    runs.at(-1)?.add(group);
    last = Math.max(last, end);
  }
  return runs.map((run) => [...run].sort((a, b) => a.number - b.number));
}

/** Whether one reviewer wrote all findings in a file, and none of them is elsewhere as well. */
function isByOneReviewer(path: string, groups: ReadonlySet<Duplicates>): boolean {
  const [first] = groups;
  return [...groups].every(
    ({ reviewer, places }) =>
      reviewer !== undefined && reviewer === first?.reviewer && places.every((place) => place.path === path),
  );
}

/**
 * Finds all pairs of groups that may report one problem, with their scores. Groups are compared only if they
 * are near each other in a file, or if one concerns a whole file or none. So the cost is quadratic per place
 * only, and a place with thousands compares a part of them. A pair may be found several times.
 */
export function findPairs(groups: readonly Duplicates[], onPair: OnPair): void {
  const files = new Map<string, { all: Set<Duplicates>; whole: Set<Duplicates>; placed: Placed[] }>();
  const placeless = new Set<Duplicates>();
  for (const group of groups) {
    if (group.isPlaceless) placeless.add(group);
    for (const { path, startLine: start, endLine: end = start } of group.places) {
      const file = files.get(path) ?? { all: new Set(), whole: new Set(), placed: [] };
      files.set(path, file);
      file.all.add(group);
      if (start === undefined || end === undefined) file.whole.add(group);
      else file.placed.push({ group, start, end });
    }
  }
  for (const [path, { all, whole, placed }] of files) {
    // Vectors and their comparison took 1.5 of 9.7 profiled seconds with 10,000 findings of one reviewer.
    const isOneReviewer = placeless.size === 0 && isByOneReviewer(path, all);
    for (const run of runsOf(placed)) pairAmong(run, onPair, { isOneReviewer });
    if (whole.size > 0) pairAmong([...all], onPair, { wanted: whole, isOneReviewer });
  }
  if (placeless.size > 0) pairAmong(groups, onPair, { wanted: placeless });
  for (const same of groupBy(groups, ({ identity }) => identity).values())
    for (const [number, other] of same.entries())
      for (const one of same.slice(0, number)) onPair(one, other, sameFingerprint);
}

/** Pairs of numbers with a score, in columns: a thousand findings on one line make half a million pairs. */
export class PairList {
  #length = 0;
  #pairs = new Float64Array(768);

  add(one: number, other: number, weight: number): void {
    const at = 3 * this.#length;
    if (at === this.#pairs.length) {
      const pairs = new Float64Array(2 * at);
      pairs.set(this.#pairs);
      this.#pairs = pairs;
    }
    this.#pairs[at] = one;
    this.#pairs[at + 1] = other;
    this.#pairs[at + 2] = weight;
    this.#length += 1;
  }

  forEach(use: (one: number, other: number, weight: number) => void): void {
    const pairs = this.#pairs;
    for (let at = 0; at < 3 * this.#length; at += 3)
      use(pairs[at] ?? 0, pairs[at + 1] ?? 0, pairs[at + 2] ?? Number.NaN);
  }
}
