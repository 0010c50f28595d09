import { nameDifferent } from '../compare/names.ts';
import { likeness, similarity } from '../compare/similarity.ts';
import type { Answer } from '../model/answers.ts';
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

/** From this certainty on, two groups are merged. */
export const merging = 1;

/** From this certainty on, no answer of an adjudicator changes it. */
const final = 2;

/** Above every other certainty, so that originals with one fingerprint are merged first. */
export const sameFingerprint = 100;

/** How similar the texts of a pair are, and how certain it is therefore that they report one problem. */
export interface Comparison {
  readonly similarity: number;
  readonly certainty: number;
}

/** The part of a rule's id that a text would repeat: `no-eval` of `security/no-eval`. */
function shortRule(rule: string): string {
  return rule.toLowerCase().split('/').pop() ?? rule;
}

/** Whether a text has a rule's id as a word; an id that could be a word of prose is never meant. */
function mentions({ originals: [{ finding }] }: Duplicates, rule: string): boolean {
  const id = shortRule(rule);
  if (id.length < 4 || !/[\d_.-]/.test(id)) return false;
  const words = `${finding.title} ${finding.issue}`
    .toLowerCase()
    .match(/[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)*/gu);
  return words?.includes(id) === true;
}

/** One rule about one thing: two tools that share rules, or a model that names the tool's rule. */
function isOneRule(one: Duplicates, other: Duplicates): boolean {
  const [rule, otherRule] = [one.rule, other.rule];
  if (rule === undefined && otherRule === undefined) return false;
  const isOne =
    rule === undefined || otherRule === undefined
      ? mentions(rule === undefined ? one : other, rule ?? otherRule ?? '')
      : shortRule(rule) === shortRule(otherRule);
  return isOne && !nameDifferent(one.profile.named, other.profile.named);
}

/**
 * Compares two groups. Certain are only: one rule on one line, the same words on the same place, and two models that
 * are clearly alike on one line. A near miss, another problem on the same line, shares most of the line's words.
 */
export function compare({ one, other, nearness }: Pair): Comparison {
  const score = similarity(one.profile, other.profile);
  const isOnLine = nearness === 'overlapping';
  if (isOnLine && isOneRule(one, other)) return { similarity: score, certainty: final };
  if ((isOnLine || nearness === 'around') && score >= likeness.sameWords)
    return { similarity: score, certainty: final };
  const areModels = one.rule === undefined && other.rule === undefined;
  const certainty =
    isOnLine && areModels
      ? Math.min(score / likeness.twoModels, final * 0.99)
      : Math.min(score / likeness.sameWords, merging * 0.99);
  return { similarity: score, certainty };
}

function shareReviewer(one: Duplicates, other: Duplicates): boolean {
  for (const reviewer of one.reviewers) if (other.reviewers.has(reviewer)) return true;
  return false;
}

/**
 * The certainty for merging; undefined when two groups must stay apart: one reviewer lists both in one scope, so it
 * means two problems, or the adjudicator calls them different and nothing makes them certainly one.
 */
export function linkOf(
  { one, other }: Pair,
  { certainty }: Comparison,
  answer: Answer | undefined,
): number | undefined {
  if (shareReviewer(one, other) && (one.scope === other.scope || certainty < final)) return undefined;
  if (certainty >= final) return certainty;
  if (answer === 'same') return final;
  return answer === 'different' ? undefined : certainty;
}

/**
 * Whether a pair counts for corroboration: certainly one problem, or called so, or of one category on common lines.
 * Neither a third finding nor the answer `different` takes that away (threats G8, G12).
 */
export function corroborates(
  { one, other, nearness }: Pair,
  { certainty }: Comparison,
  answer: Answer | undefined,
): boolean {
  if (certainty >= merging || answer === 'same') return true;
  return nearness === 'overlapping' && one.categories.some((category) => other.categories.includes(category));
}

/**
 * Whether an adjudicator is asked: about different reviewers within a few lines, and about two models anywhere whose
 * texts are half as alike as two models on one line must be.
 */
export function isDoubtful(pair: Pair, { similarity: score, certainty }: Comparison): boolean {
  const { one, other, nearness } = pair;
  if (certainty >= final || shareReviewer(one, other)) return false;
  if (nearness === 'overlapping' || nearness === 'near') return true;
  return one.rule === undefined && other.rule === undefined && score >= likeness.twoModels / 2;
}
