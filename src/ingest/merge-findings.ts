import { type AnsweredPair, pairKey } from '../model/answers.ts';
import { type Finding, hasOpenStatus } from '../model/finding.ts';
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
import { type Doubt, type DoubtfulPair, selectDoubtful } from './adjudication.ts';
import {
  compare,
  corroborates,
  findPairs,
  isDoubtful,
  linkOf,
  merging,
  sameFingerprint,
} from './find-pairs.ts';
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
    const reporting = new Set((agreeing[number] ?? []).flatMap((each) => counted[each] ?? []));
    return Array.from(Uint32Array.from(reporting).sort(), (place) => reviewers[place] ?? '');
  };
}

/** No corroboration rule needs more, and a thousand agreeing reviewers would make a million names. */
const maxCorroborating = maxCorroborationReviewers - 1;

/**
 * Builds one finding from groups of originals. Severity, confidence and category are those of the strictest
 * original, so that memory never stores a lower weight; text and location are those of the most actionable
 * one. A dispute asks for a human and lowers nothing. Advisory reviewers add nothing to a finding of others.
 */
function mergeGroups(
  groups: readonly Duplicates[],
  rules: BlockingRules,
  reportingOf: (group: Duplicates) => readonly string[],
): Omit<Finding, 'id'> {
  const members = groups.flatMap((group) => {
    const reporting = reportingOf(group);
    return group.originals.map((original) => {
      const others = reporting.filter((reviewer) => reviewer !== original.reviewer);
      return { original, reporting, source: toSource(original, others.slice(0, maxCorroborating)) };
    });
  });
  const originals = members.map(({ original }) => original);
  const contestedBy = contesters(originals.filter(({ suppressed }) => suppressed === undefined));
  members.sort(
    (a, b) =>
      Number(contestedBy.includes(a.original.reviewer)) - Number(contestedBy.includes(b.original.reviewer)) ||
      Number(isJudgement(a.source)) - Number(isJudgement(b.source)) ||
      compareActionable(a.original, b.original),
  );
  const all = members.map(({ source }) => source);
  const counted = new Set(withoutAdvisory(weighedSources(all), rules));
  const counting = members.filter(({ source }) => counted.has(source));
  const best = counting[0]?.original;
  if (best === undefined) throw new Error('a group of findings is never empty');
  const { nativeId: _i, pointer: _p, native: _n, claimed: _c, rule: _r, post: _t, ...text } = best.finding;
  const sources = [...counted, ...all.filter((source) => !counted.has(source))];
  const others = new Set(counting.flatMap(({ original, reporting }) => [original.reviewer, ...reporting]));
  others.delete(best.reviewer);
  const suppressed = all.every(refutes)
    ? ({ by: 'refutation', reason: 'it refutes what no reviewer reports' } as const)
    : raising(all)[0]?.suppressed;
  const merged = {
    ...text,
    fingerprint: best.fingerprint,
    requiresHuman: contestedBy.length > 0 || originals.some(({ finding }) => finding.requiresHuman),
    corroboratedBy: [...others].sort(),
    contestedBy,
    sources,
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
  readonly links: Links;
  /** By group: all groups that corroborate it, itself included. */
  readonly agreeing: readonly (readonly number[])[];
  readonly doubts: readonly Doubt[];
  /** The answers about pairs that can be asked about; others have no effect. */
  readonly answered: readonly AnsweredPair[];
}

function relate(
  groups: readonly Duplicates[],
  judged: ReadonlyMap<Original, readonly Original[]>,
  answers: readonly AnsweredPair[] | undefined,
): Relations {
  const links = new Links(groups.length);
  const agreeing = groups.map(({ number }) => [number]);
  const agree = (one = -1, other = -1) => {
    agreeing[one]?.push(other);
    agreeing[other]?.push(one);
  };
  const known = new Map(answers?.map((each) => [pairKey(each.fingerprints), each]));
  const answered = new Set<AnsweredPair>();
  const doubts: Doubt[] = [];
  findPairs(groups, { farModels: answers !== undefined }, (pair) => {
    const { one, other } = pair;
    const comparison = compare(pair);
    const isJudgement = one.judged !== undefined || other.judged !== undefined;
    const canBeAsked = !isJudgement && isDoubtful(pair, comparison);
    const answer = canBeAsked ? known.get(pairKey([one.fingerprint, other.fingerprint])) : undefined;
    if (answer !== undefined) answered.add(answer);
    else if (canBeAsked && answers !== undefined) doubts.push({ pair, comparison });
    if (corroborates(pair, comparison, answer?.answer)) agree(one.number, other.number);
    const link = isJudgement ? undefined : linkOf(pair, comparison, answer?.answer);
    if (link !== undefined) links.set(one.number, other.number, link);
  });
  for (const same of groupBy(groups, ({ fingerprint }) => fingerprint).values())
    for (const [at, other] of same.entries())
      for (const one of same.slice(0, at)) {
        agree(one.number, other.number);
        if (one.judged === undefined && other.judged === undefined)
          links.set(one.number, other.number, sameFingerprint);
      }
  // A judgement that confirms a finding counts as a report of it, whatever its wording.
  const groupOf = new Map(
    groups.flatMap((group) => group.originals.map((each) => [each, group.number] as const)),
  );
  for (const [judgement, targets] of judged)
    for (const target of targets) agree(groupOf.get(judgement), groupOf.get(target));
  return { links, agreeing, doubts, answered: [...answered] };
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
  const judgements = groups.filter(({ judged: target }) => target !== undefined);
  const findings = averageLinkage(links, merging)
    .map((numbers) => numbers.flatMap((number) => groups[number] ?? []))
    .filter((cluster) => cluster.some(({ judged: target }) => target === undefined))
    .map((cluster) => {
      const fingerprints = new Set(cluster.map(({ fingerprint }) => fingerprint));
      const about = judgements.filter(({ judged: target = '' }) => fingerprints.has(target));
      return mergeGroups([...cluster, ...about], rules, reportingOf);
    });
  return { findings: withIds(findings), doubtful: selectDoubtful(doubts), answered };
}

/** Similarities of numbered items, by item and linked item. Two items without a link must stay apart. */
export class Links {
  readonly of: readonly Map<number, number>[];

  constructor(count: number) {
    this.of = Array.from({ length: count }, () => new Map<number, number>());
  }

  set(one: number, other: number, similarity: number): void {
    this.of[one]?.set(other, similarity);
    this.of[other]?.set(one, similarity);
  }

  /** Adds the links of an item that is joined to another; links that only one of them has are gone. */
  join(into: number, gone: number): void {
    const [links, more] = [this.of[into], this.of[gone]];
    if (links === undefined || more === undefined) return;
    for (const [other, sum] of links) {
      const added = more.get(other);
      if (added !== undefined) this.set(into, other, sum + added);
      else {
        links.delete(other);
        this.of[other]?.delete(into);
      }
    }
    for (const other of more.keys()) this.of[other]?.delete(gone);
    more.clear();
  }
}

/**
 * Average-linkage clustering of the linked items: joins the two clusters with the highest average similarity
 * until none reaches the threshold, and consumes the links. A chain in which only neighbours are similar is not
 * joined, and two items that must stay apart never share a cluster.
 *
 * A joined cluster is never nearer to a third than one of its parts was. So each chain of nearest clusters ends in two
 * that are nearest to each other, and joining these at once has the same result.
 */
export function averageLinkage(links: Links, threshold: number): readonly (readonly number[])[] {
  const clusters = links.of.map((_, item) => [item]);
  const sizeOf = (cluster: number) => clusters[cluster]?.length ?? 0;
  /** The nearest cluster, of equals the previous one, so that no chain is endless. */
  const nearestTo = (cluster: number, previous: number | undefined) => {
    let nearest: number | undefined;
    let best = threshold;
    for (const [other, sum] of links.of[cluster] ?? []) {
      const average = sum / (sizeOf(cluster) * sizeOf(other));
      if (average < best || (average === best && nearest !== undefined && other !== previous)) continue;
      nearest = other;
      best = average;
    }
    return nearest;
  };
  for (const start of clusters.keys()) {
    const chain = [start];
    for (let top = chain.at(-1); top !== undefined; top = chain.at(-1)) {
      const previous = chain.at(-2);
      const nearest = nearestTo(top, previous);
      if (nearest === undefined) chain.pop();
      else if (nearest !== previous) chain.push(nearest);
      else {
        const [into, gone] = [Math.min(top, nearest), Math.max(top, nearest)];
        clusters[into]?.push(...(clusters[gone] ?? []));
        clusters[gone] = [];
        links.join(into, gone);
        chain.length = Math.max(1, chain.length - 2);
      }
    }
  }
  return clusters.filter(({ length }) => length > 0);
}
