import { nameDifferent, similarity, similarityThreshold } from '../compare/similarity.ts';
import type { Location } from '../model/finding.ts';
import { groupBy } from '../model/lists.ts';
import { isNear, nearbyLines, overlap } from '../model/original.ts';
import { compareProblems, ruleOf } from './classify-problem.ts';
import type { Duplicates } from './group-originals.ts';

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

/** Groups compared with each other per place at most. */
const maxGroups = 500;

function shareReviewer(one: Duplicates, other: Duplicates): boolean {
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
    shareScope(one, other) &&
    (!one.places.some((place) => other.places.some((there) => isSamePlace(place, there))) ||
      ruleOf(one.originals[0]) !== ruleOf(other.originals[0]) ||
      nameDifferent(one.profile, other.profile))
  );
}

/**
 * Nearness of two groups: on common lines, near each other, or neither. Groups without a file are near all
 * others.
 */
function nearnessOf(one: Duplicates, other: Duplicates): 'apart' | 'near' | 'overlapping' {
  let nearness: 'apart' | 'near' = one.isPlaceless || other.isPlaceless ? 'near' : 'apart';
  for (const place of one.places)
    for (const second of other.places) {
      if (overlap(place, second)) return 'overlapping';
      if (isNear(place, second)) nearness = 'near';
    }
  return nearness;
}

/** How likely two groups near each other report one problem. */
function scorePair(one: Duplicates, other: Duplicates, overlapping: boolean): number {
  const text = similarity(one.profile, other.profile);
  const kinds = compareProblems(one.originals[0], other.originals[0]);
  if (kinds === 'different') return 0;
  const likely = kinds === 'doubtful' ? text * doubtfulKind : text;
  if (!overlapping) return likely * otherLines;
  return kinds === 'same' ? Math.max(text, sameKind) : likely;
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
  if (isListedApart(one, other)) return undefined;
  if (shareScope(one, other)) return Math.min(score, similarityThreshold * 0.99);
  return score < sameWords ? undefined : score;
}

/** The first groups of each reviewer, up to the limit of a place. */
function limitGroups(groups: readonly Duplicates[], limit: number): readonly Duplicates[] {
  if (groups.length <= limit) return groups;
  const byReviewer = groupBy(groups, ({ reviewer }) => reviewer);
  const quota = Math.max(1, Math.floor(limit / byReviewer.size));
  return [...byReviewer.values()].flatMap((theirs) => theirs.slice(0, quota)).slice(0, limit);
}

/** Called with a pair, lower number first, and its score. */
type OnPair = (one: Duplicates, other: Duplicates, score: number) => void;

function comparePair(first: Duplicates, second: Duplicates, onPair: OnPair): void {
  const [one, other] = first.number < second.number ? [first, second] : [second, first];
  const nearness = nearnessOf(one, other);
  if (one.fingerprint === other.fingerprint || nearness === 'apart') return;
  const isByOne = one.reviewer !== undefined && one.reviewer === other.reviewer;
  if (isByOne && isListedApart(one, other)) return;
  onPair(one, other, scorePair(one, other, nearness === 'overlapping'));
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

/**
 * Finds all pairs of groups that may report one problem, with their scores. Groups are compared only if they
 * are near each other in a file, or if one concerns a whole file or none. So the cost is quadratic per place
 * only, and a place with thousands compares a part of them. A pair may be found several times.
 */
export function findPairs(groups: readonly Duplicates[], onPair: OnPair): void {
  const places = groups.flatMap((group) => group.places.map((place) => ({ group, ...place })));
  for (const inFile of groupBy(places, ({ path }) => path).values()) {
    const placed = inFile.flatMap(({ group, startLine: start, endLine: end = start }) =>
      start === undefined || end === undefined ? [] : [{ group, start, end }],
    );
    for (const run of runsOf(placed)) compareAll(run, onPair);
    const whole = inFile.filter(({ startLine }) => startLine === undefined).map(({ group }) => group);
    compareWith(new Set(whole), new Set(inFile.map(({ group }) => group)), onPair);
  }
  compareWith(new Set(groups.filter(({ isPlaceless }) => isPlaceless)), groups, onPair);
  for (const same of groupBy(groups, ({ fingerprint }) => fingerprint).values())
    for (const [at, other] of same.entries())
      for (const one of same.slice(0, at)) onPair(one, other, sameFingerprint);
}
