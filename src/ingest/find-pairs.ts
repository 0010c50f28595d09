import { likeness, nameDifferent, similarity } from '../compare/similarity.ts';
import type { Answer } from '../model/answers.ts';
import type { Location } from '../model/finding.ts';
import { groupBy } from '../model/lists.ts';
import { gapBetween, isNear, nearbyLines } from '../model/original.ts';
import type { Duplicates } from './group-originals.ts';

/**
 * Where two groups are: on common lines; on lines a few apart; one around the other, as a file is around its lines; or
 * further apart in one file.
 */
type Nearness = 'overlapping' | 'near' | 'around' | 'far';

interface Relation {
  readonly nearness: Nearness;
  /** Lines between them. */
  readonly gap: number;
}

interface Comparison {
  /** Of their texts. */
  readonly similarity: number;
  /** Whether they are merged: `certain` whatever an adjudicator answers, `alike` unless it calls them different. */
  readonly certainty: 'certain' | 'alike' | 'unsure';
}

/** Two groups that may report one problem, lower number first. */
export interface Pair extends Relation, Comparison {
  readonly one: Duplicates;
  readonly other: Duplicates;
}

/** Groups compared with each other per place at most. */
const maxGroups = 500;

/** Where one place is around another there are no lines between them; such pairs come after those on near lines. */
const gapAround = nearbyLines + 1;

function isWhole({ startLine }: Location): boolean {
  return startLine === undefined;
}

/** Undefined for groups in different files. */
function relationOf(one: Duplicates, other: Duplicates): Relation | undefined {
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

type OnPair = (one: Duplicates, other: Duplicates) => void;

function pairAll(groups: readonly Duplicates[], onPair: OnPair): void {
  const before: Duplicates[] = [];
  for (const other of limitGroups(groups, maxGroups)) {
    for (const one of before) onPair(one, other);
    before.push(other);
  }
}

/** Pairs some groups with each other and with all others. */
function pairWith(some: ReadonlySet<Duplicates>, all: Iterable<Duplicates>, onPair: OnPair): void {
  const others = [...all].filter((group) => !some.has(group));
  const limited = limitGroups([...some], Math.max(1, Math.min(maxGroups, maxGroups ** 2 / others.length)));
  pairAll(limited, onPair);
  for (const one of limited) for (const other of others) onPair(one, other);
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

/** Pairs the groups that are near each other in a file, or of which one concerns a whole file or none. */
function pairNear(groups: readonly Duplicates[], onPair: OnPair): void {
  const places = groups.flatMap((group) => group.places.map((place) => ({ group, ...place })));
  for (const inFile of groupBy(places, ({ path }) => path).values()) {
    const ranges = inFile.flatMap(({ group, startLine: start, endLine: end = start }) =>
      start === undefined || end === undefined ? [] : [{ group, start, end }],
    );
    for (const run of runsOf(ranges)) pairAll(run, onPair);
    const whole = inFile.filter(isWhole).map(({ group }) => group);
    pairWith(new Set(whole), new Set(inFile.map(({ group }) => group)), onPair);
  }
  pairWith(new Set(groups.filter(({ isPlaceless }) => isPlaceless)), groups, onPair);
}

/** Pairs the models' groups of each file. */
function pairModels(groups: readonly Duplicates[], onPair: OnPair): void {
  const models = groups.filter(({ rule }) => rule === undefined);
  const places = models.flatMap((group) => group.places.map(({ path }) => ({ group, path })));
  for (const inFile of groupBy(places, ({ path }) => path).values())
    pairAll([...new Set(inFile.map(({ group }) => group))], onPair);
}

/**
 * Compares the pairs of groups that may report one problem, each pair once, without those of one fingerprint. `farModels`
 * adds the pairs of models anywhere in one file. The cost is quadratic per place only, and a place with thousands
 * compares a part of them.
 */
export function comparePairs(
  groups: readonly Duplicates[],
  { farModels }: { readonly farModels: boolean },
  onPair: (pair: Pair) => void,
): void {
  /** Each with those that follow: to keep all pairs in one set takes as long as to compare them. */
  const seen = groups.map(() => new Set<Duplicates>());
  const comparePair: OnPair = (first, second) => {
    const [one, other] = first.number < second.number ? [first, second] : [second, first];
    const isOfOne = one.reviewer !== undefined && one.reviewer === other.reviewer;
    if (one.fingerprint === other.fingerprint || (isOfOne && one.scope === other.scope)) return;
    if (seen[one.number]?.has(other) === true) return;
    seen[one.number]?.add(other);
    const relation = relationOf(one, other);
    if (relation === undefined || (relation.nearness === 'far' && !farModels)) return;
    const { nearness, gap } = relation;
    const { similarity: alike, certainty } = compare(one, other, nearness);
    // Copied one by one: to spread two objects takes longer, and there may be half a million.
    onPair({ one, other, nearness, gap, similarity: alike, certainty });
  };
  pairNear(groups, comparePair);
  if (farModels) pairModels(groups, comparePair);
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
  return isOne && !nameDifferent(one.profile.named(), other.profile.named());
}

/**
 * Compares two groups. Certain are only: one rule on one line, and the same words on the same place. Two models that are
 * clearly alike on one line are alike. A near miss, another problem on the same line, shares most of the line's words.
 */
function compare(one: Duplicates, other: Duplicates, nearness: Nearness): Comparison {
  const score = similarity(one.profile, other.profile);
  const isOnLine = nearness === 'overlapping';
  const areModels = one.rule === undefined && other.rule === undefined;
  const isCertain =
    (isOnLine && isOneRule(one, other)) ||
    ((isOnLine || nearness === 'around') && score >= likeness.sameWords);
  if (isCertain) return { similarity: score, certainty: 'certain' };
  const isAlike = isOnLine && areModels && score >= likeness.twoModels;
  return { similarity: score, certainty: isAlike ? 'alike' : 'unsure' };
}

function shareReviewer(one: Duplicates, other: Duplicates): boolean {
  for (const reviewer of one.reviewers) if (other.reviewers.has(reviewer)) return true;
  return false;
}

/**
 * Whether two groups are one problem. They are two where one reviewer lists both in one scope, and where the adjudicator
 * calls them different and nothing makes them certainly one.
 */
export function isOneProblem({ one, other, certainty }: Pair, answer: Answer | undefined): boolean {
  if (shareReviewer(one, other) && (one.scope === other.scope || certainty !== 'certain')) return false;
  return certainty === 'certain' || answer === 'same' || (certainty === 'alike' && answer !== 'different');
}

/**
 * Whether a pair counts for corroboration: certainly one problem, or called so, or of one category on common lines.
 * Neither a third finding nor the answer `different` takes that away (threats G8, G12).
 */
export function corroborates({ one, other, nearness, certainty }: Pair, answer: Answer | undefined): boolean {
  if (certainty !== 'unsure' || answer === 'same') return true;
  return nearness === 'overlapping' && one.categories.some((category) => other.categories.includes(category));
}

/**
 * Whether an adjudicator is asked: about different reviewers within a few lines, and about two models anywhere whose
 * texts are half as alike as two models on one line must be.
 */
export function isDoubtful({ one, other, nearness, certainty, similarity: score }: Pair): boolean {
  if (certainty === 'certain' || shareReviewer(one, other)) return false;
  if (nearness === 'overlapping' || nearness === 'near') return true;
  return one.rule === undefined && other.rule === undefined && score >= likeness.twoModels / 2;
}
