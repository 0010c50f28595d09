import { type AnsweredPair, pairKey } from '../model/answers.ts';
import { type Finding, type FindingSource, hasOpenStatus, type Suppressed } from '../model/finding.ts';
import { findingId } from '../model/identity.ts';
import { groupBy } from '../model/lists.ts';
import {
  compareActionable,
  contesters,
  isJudgement,
  type Original,
  raising,
  refutes,
  toSource,
  weighedSources,
} from '../model/original.ts';
import type { BlockingRules } from '../policy/category.ts';
import { maxCorroborationReviewers } from '../policy/policy.ts';
import { compareFindings, withoutAdvisory, withStrictest } from '../policy/weight.ts';
import { type DoubtfulPair, selectDoubtful } from './adjudication.ts';
import { comparePairs, corroborates, isDoubtful, isOneProblem, type Pair } from './find-pairs.ts';
import { type Duplicates, findJudged, groupDuplicates } from './group-originals.ts';

/**
 * Whether an original counts as an independent report: those of advisory reviewers and those that policy
 * silences do not.
 */
function isCounted({ reviewer, finding, suppressed }: Original, { advisory }: BlockingRules): boolean {
  return suppressed === undefined && !advisory.has(reviewer) && !refutes(finding) && hasOpenStatus(finding);
}

/**
 * A function for the reviewers that report the same problem as a group, in order. Decided by pairs instead of by the
 * merged result: an additional finding may separate merged ones, and must not remove a corroboration.
 */
function findReporting(
  groups: readonly Duplicates[],
  agreeing: readonly (readonly number[])[],
  rules: BlockingRules,
): (group: Duplicates) => readonly string[] {
  const reviewers = [...new Set(groups.flatMap((group) => [...group.reviewers]))].sort();
  // Numbers sort much faster than names.
  const places = new Map(reviewers.map((reviewer, place) => [reviewer, place]));
  const counted = groups.map(({ originals }) =>
    originals
      .filter((original) => isCounted(original, rules))
      .flatMap(({ reviewer }) => places.get(reviewer) ?? []),
  );
  return ({ number }) => {
    const reporting = new Set<number>();
    for (const each of agreeing[number] ?? []) for (const place of counted[each] ?? []) reporting.add(place);
    return Array.from(Uint32Array.from(reporting).sort(), (place) => reviewers[place] ?? '');
  };
}

/** An original of a merged finding. */
interface Member {
  readonly original: Original;
  /** Reviewers that report its problem. */
  readonly reporting: readonly string[];
  readonly source: FindingSource;
}

/** With the names that a corroboration rule can need: a thousand agreeing reviewers would make a million. */
function toMember(original: Original, reporting: readonly string[]): Member {
  const first = reporting.slice(0, maxCorroborationReviewers);
  const others = first.filter((reviewer) => reviewer !== original.reviewer);
  return { original, reporting, source: toSource(original, others.slice(0, maxCorroborationReviewers - 1)) };
}

/** Disputers and judgements come last, since others' text is shown. */
function compareMembers(contestedBy: readonly string[]): (a: Member, b: Member) => number {
  const isLast = ({ original }: Member) => Number(contestedBy.includes(original.reviewer));
  return (a, b) =>
    isLast(a) - isLast(b) ||
    Number(isJudgement(a.source)) - Number(isJudgement(b.source)) ||
    compareActionable(a.original, b.original);
}

/** Why no original of a finding counts; undefined where one does. */
function suppressionOf(sources: readonly FindingSource[]): Suppressed | undefined {
  if (sources.every(refutes)) return { by: 'refutation', reason: 'it refutes what no reviewer reports' };
  return raising(sources)[0]?.suppressed;
}

/**
 * Builds one finding from its originals. Severity, confidence and category are those of the strictest original, so that
 * memory never stores a lower weight; text and location are those of the most actionable one. A dispute asks for a human
 * and lowers nothing. Advisory reviewers add nothing to a finding of others.
 */
function mergeMembers(unsorted: readonly Member[], rules: BlockingRules): Omit<Finding, 'id'> {
  const originals = unsorted.map(({ original }) => original);
  const contestedBy = contesters(originals.filter(({ suppressed }) => suppressed === undefined));
  const members = unsorted.toSorted(compareMembers(contestedBy));
  const all = members.map(({ source }) => source);
  const counted = new Set(withoutAdvisory(weighedSources(all), rules));
  const counting = members.filter(({ source }) => counted.has(source));
  const best = counting[0]?.original;
  if (best === undefined) throw new Error('a group of findings is never empty');
  const { nativeId: _i, pointer: _p, native: _n, claimed: _c, rule: _r, post: _t, ...text } = best.finding;
  const others = new Set(counting.flatMap(({ original, reporting }) => [original.reviewer, ...reporting]));
  others.delete(best.reviewer);
  const suppressed = suppressionOf(all);
  const merged = {
    ...text,
    fingerprint: best.fingerprint,
    requiresHuman: contestedBy.length > 0 || originals.some(({ finding }) => finding.requiresHuman),
    corroboratedBy: [...others].sort(),
    contestedBy,
    sources: [...counted, ...all.filter((source) => !counted.has(source))],
    ...(suppressed && { suppressed }),
  };
  return withStrictest(merged, rules);
}

function baseId({ category, scopeText, title, locations: [place] }: Omit<Finding, 'id'>): string {
  return findingId(category, { ...place, subject: place?.path ?? scopeText ?? title });
}

/**
 * The id derived from the finding's location; `-2`, `-3` in content order where several share one. A suffix
 * looks like the end of a line range, so a suffix that makes another location's id is skipped.
 */
function withIds(findings: readonly Omit<Finding, 'id'>[]): readonly Finding[] {
  const sorted = findings.map((finding) => ({ ...finding, id: baseId(finding) })).sort(compareFindings);
  const bases = new Set(sorted.map(({ id }) => id));
  const taken = new Set<string>();
  const nextOf = new Map<string, number>();
  return sorted.map((finding) => {
    const { id: base } = finding;
    let nth = nextOf.get(base) ?? 1;
    let id = nth === 1 ? base : `${base}-${nth}`;
    while (taken.has(id) || (nth > 1 && bases.has(id))) {
      nth += 1;
      id = `${base}-${nth}`;
    }
    nextOf.set(base, nth + 1);
    taken.add(id);
    return id === base ? finding : { ...finding, id };
  });
}

/** Which groups report one problem, and what an adjudicator may be asked. */
interface Relations {
  readonly links: readonly Link[];
  /** By group: all groups that corroborate it, itself included. */
  readonly agreeing: readonly (readonly number[])[];
  readonly doubts: readonly Pair[];
  /** The answers about pairs that can be asked about; others have no effect. */
  readonly answered: readonly AnsweredPair[];
}

function fingerprintsOf({ one, other }: Pair): readonly [string, string] {
  return [one.fingerprint, other.fingerprint];
}

function titleOf({ originals: [{ finding }] }: Duplicates): string {
  return finding.title;
}

function isJudging({ judged }: Duplicates): boolean {
  return judged !== undefined;
}

function relate(
  groups: readonly Duplicates[],
  judged: ReadonlyMap<Original, readonly Original[]>,
  answers: readonly AnsweredPair[] | undefined,
): Relations {
  const links: Link[] = [];
  const agreeing = groups.map(({ number }) => [number]);
  const agree = (one = -1, other = -1) => {
    agreeing[one]?.push(other);
    agreeing[other]?.push(one);
  };
  const known = new Map(answers?.map((each) => [pairKey(each.fingerprints), each]));
  const answered = new Map<AnsweredPair, AnsweredPair>();
  const doubts: Pair[] = [];
  comparePairs(groups, { farModels: answers !== undefined }, (pair) => {
    const { one, other, certainty, similarity } = pair;
    const isOfFindings = !isJudging(one) && !isJudging(other);
    const canBeAsked = answers !== undefined && isOfFindings && isDoubtful(pair);
    const given = canBeAsked ? known.get(pairKey(fingerprintsOf(pair))) : undefined;
    if (given !== undefined)
      answered.set(given, {
        ...given,
        fingerprints: fingerprintsOf(pair),
        titles: [titleOf(one), titleOf(other)],
      });
    else if (canBeAsked) doubts.push(pair);
    if (corroborates(pair, given?.answer)) agree(one.number, other.number);
    if (isOfFindings && isOneProblem(pair, given?.answer))
      links.push({
        one: one.number,
        other: other.number,
        strength: certainty === 'certain' ? 1 : similarity,
      });
  });
  for (const same of groupBy(groups, ({ fingerprint }) => fingerprint).values())
    for (const [at, other] of same.entries())
      for (const one of same.slice(0, at)) {
        agree(one.number, other.number);
        if (!isJudging(one) && !isJudging(other))
          links.push({ one: one.number, other: other.number, strength: Infinity });
      }
  // A judgement that confirms a finding counts as a report of it, whatever its wording.
  const groupOf = new Map(
    groups.flatMap((group) => group.originals.map((each) => [each, group.number] as const)),
  );
  for (const [judgement, targets] of judged)
    for (const target of targets) agree(groupOf.get(judgement), groupOf.get(target));
  return { links, agreeing, doubts, answered: [...answered.values()] };
}

export interface Merged {
  readonly findings: readonly Finding[];
  /** The pairs to ask an adjudicator about, as far as `answers` does not answer them; none without `answers`. */
  readonly doubtful: readonly DoubtfulPair[];
  /** The answers that were applied. */
  readonly answered: readonly AnsweredPair[];
}

/**
 * Merges originals that certainly report the same problem into one finding, most severe first, each with an id. The
 * text shown is the most actionable original's; `sources` has every original, each weighed on its own. Input order
 * never changes the result.
 * @param answers the adjudicator's; undefined where policy names none
 */
export function mergeFindings(
  originals: readonly Original[],
  rules: BlockingRules,
  answers?: readonly AnsweredPair[],
): Merged {
  const sorted = [...originals].sort(compareActionable);
  const judged = findJudged(sorted);
  const groups = groupDuplicates(sorted, judged);
  const { links, agreeing, doubts, answered } = relate(groups, judged, answers);
  const reportingOf = findReporting(groups, agreeing, rules);
  const judgements = groupBy(groups.filter(isJudging), (group) => group.judged);
  const findings = clusterLinked(groups.length, links)
    .map((numbers) => numbers.flatMap((number) => groups[number] ?? []))
    .filter((cluster) => !cluster.some(isJudging))
    .map((cluster) => {
      const fingerprints = new Set(cluster.map(({ fingerprint }) => fingerprint));
      const about = [...fingerprints].flatMap((each) => judgements.get(each) ?? []);
      const members = [...cluster, ...about].flatMap((group) => {
        const reporting = reportingOf(group);
        return group.originals.map((original) => toMember(original, reporting));
      });
      return mergeMembers(members, rules);
    });
  return { findings: withIds(findings), doubtful: selectDoubtful(doubts), answered };
}

/** Two numbered items that belong together. */
interface Link {
  readonly one: number;
  readonly other: number;
  readonly strength: number;
}

/**
 * Clusters of which all items are linked with each other, so that a chain joins nothing. Each link comes once. Two clusters
 * join with the last of the links between them, the strongest links first.
 */
export function clusterLinked(count: number, links: readonly Link[]): readonly (readonly number[])[] {
  const clusters = Array.from({ length: count }, (_, item) => [item]);
  const clusterOf = [...clusters.keys()];
  /** By cluster: how many links there are to each other one. */
  const linked = clusters.map(() => new Map<number, number>());
  const addLinks = (from: number, to: number, added: number) => {
    const links = (linked[from]?.get(to) ?? 0) + added;
    linked[from]?.set(to, links);
    linked[to]?.set(from, links);
    return links;
  };
  for (const { one, other } of links.toSorted((a, b) => b.strength - a.strength)) {
    const [into = one, gone = other] = [clusterOf[one], clusterOf[other]];
    const [kept = [], joining = []] = [clusters[into], clusters[gone]];
    if (into === gone || addLinks(into, gone, 1) < kept.length * joining.length) continue;
    for (const item of joining) clusterOf[item] = into;
    kept.push(...joining.splice(0));
    for (const [third, there] of linked[gone] ?? []) {
      linked[third]?.delete(gone);
      if (third !== into) addLinks(into, third, there);
    }
    linked[gone]?.clear();
  }
  return clusters.filter(({ length }) => length > 0);
}
