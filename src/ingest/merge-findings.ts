import type { Finding } from '../model/finding.ts';
import { findingId } from '../model/identity.ts';
import type { AdjudicatedPair } from '../model/ingest-report.ts';
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
import { compareFindings, judge } from '../policy/weight.ts';

import {
  type CandidatePair,
  type DoubtfulPair,
  doubtfulSimilarity,
  joinSame,
  selectDoubtful,
} from './adjudication.ts';
import { averageLinkage, Components, LikenessTable } from './clusters.ts';
import { type Duplicates, findJudged, groupDuplicates } from './group-originals.ts';
import { findPairs, linkOf, PairList } from './score-pairs.ts';
import { similarityThreshold } from './similarity.ts';

/**
 * Whether an original counts as an independent report: those of advisory reviewers and those that policy
 * silences do not.
 */
function isCounted({ reviewer, finding, suppressed }: Original, { advisory }: BlockingRules): boolean {
  return (
    suppressed === undefined &&
    !advisory.has(reviewer) &&
    !refutes(finding) &&
    (finding.status === 'open' || finding.status === 'reopened')
  );
}

/**
 * The reviewers that report the same problem, decided by pairs instead of by the merged result: an additional
 * finding may separate merged ones, and must not remove a corroboration.
 */
class Agreements {
  readonly #groups: readonly Duplicates[];
  /** In order. */
  readonly #reviewers: readonly string[];
  /** For each group, one byte per reviewer: whether it reports the same problem. */
  readonly #rows: readonly Uint8Array[];
  /** For each group, numbers of the reviewers that count in it. */
  readonly #counted: readonly Int32Array[];

  constructor(groups: readonly Duplicates[], rules: BlockingRules) {
    this.#groups = groups;
    this.#reviewers = [...new Set(groups.flatMap(({ reviewers }) => [...reviewers]))].sort();
    const numbers = new Map(this.#reviewers.map((reviewer, number) => [reviewer, number]));
    this.#rows = groups.map(() => new Uint8Array(this.#reviewers.length));
    this.#counted = groups.map(({ originals }) => {
      const counted = originals.filter((original) => isCounted(original, rules));
      return Int32Array.from(new Set(counted.map(({ reviewer }) => numbers.get(reviewer) ?? 0)));
    });
    for (const number of groups.keys()) this.#mark(number, number);
  }

  /** Records that two groups, given by number, report one problem. */
  add(one: number, other: number): void {
    this.#mark(one, other);
    this.#mark(other, one);
  }

  #mark(group: number, by: number): void {
    const [row, counted] = [this.#rows[group], this.#counted[by]];
    if (row === undefined || counted === undefined) return;
    for (let at = 0; at < counted.length; at += 1) row[counted[at] ?? 0] = 1;
  }

  /** A judgement that confirms a finding counts as a report of it, whatever its wording. */
  addJudgements(judged: ReadonlyMap<Original, readonly Original[]>): void {
    if (judged.size === 0) return;
    const numberOf = new Map(
      this.#groups.flatMap(({ originals }, number) =>
        originals.map((original) => [original, number] as const),
      ),
    );
    for (const [judgement, targets] of judged)
      for (const target of targets) this.add(numberOf.get(judgement) ?? -1, numberOf.get(target) ?? -1);
  }

  /**
   * Reviewers that report the same problem as one of the groups, in order, except one of them; at most
   * `limit`.
   */
  reporting(groups: readonly number[], without: string, limit = Number.POSITIVE_INFINITY): readonly string[] {
    const rows = groups.flatMap((group) => this.#rows[group] ?? []);
    const reporting: string[] = [];
    for (const [number, reviewer] of this.#reviewers.entries()) {
      if (reporting.length >= limit) break;
      if (reviewer !== without && rows.some((row) => row[number] === 1)) reporting.push(reviewer);
    }
    return reporting;
  }
}

/** No corroboration rule needs more, and a thousand agreeing reviewers would make a million names. */
const maxCorroborating = maxCorroborationReviewers - 1;

interface Member {
  readonly original: Original;
  /** Number of its group of duplicates. */
  readonly group: number;
}

/**
 * Builds one finding from a group of originals. Severity, confidence and category are those of the strictest
 * original, so that memory never stores a lower weight; text and location are those of the most actionable
 * one. A dispute asks for a human and lowers nothing. Advisory reviewers add nothing to a finding of others.
 */
function mergeGroup(
  members: readonly Member[],
  { rules, agreements }: { readonly rules: BlockingRules; readonly agreements: Agreements },
): Omit<Finding, 'id'> {
  const active = members.map(({ original }) => original).filter(({ suppressed }) => suppressed === undefined);
  const contestedBy = contesters(active);
  const isContesting = ({ reviewer }: Original) => Number(contestedBy.includes(reviewer));
  const all = members
    .toSorted(
      ({ original: a }, { original: b }) =>
        isContesting(a) - isContesting(b) ||
        Number(isJudgement(a.finding)) - Number(isJudgement(b.finding)) ||
        compareActionable(a, b),
    )
    .map(({ original, group }) => ({
      original,
      group,
      ...toSource(original, agreements.reporting([group], original.reviewer, maxCorroborating)),
    }));
  const weighed = weighedSources(all);
  const independent = weighed.filter(({ reviewer }) => !rules.advisory.has(reviewer));
  const counted = independent.length === 0 ? weighed : independent;
  const [best] = counted;
  if (best === undefined) throw new Error('a group of findings is never empty');
  const {
    nativeId: _id,
    pointer: _pointer,
    native: _native,
    claimed: _claimed,
    ...text
  } = best.original.finding;
  const sources = [...counted, ...all.filter((source) => !counted.includes(source))].map(
    ({ original: _original, group: _group, ...source }) => source,
  );
  const reporting = agreements.reporting([...new Set(counted.map(({ group }) => group))], best.reviewer);
  const others = [...reporting, ...counted.map(({ reviewer }) => reviewer)];
  const corroboratedBy = [...new Set(others)].filter((reviewer) => reviewer !== best.reviewer).sort();
  const merged = {
    ...text,
    fingerprint: best.fingerprint,
    requiresHuman: contestedBy.length > 0 || all.some(({ original }) => original.finding.requiresHuman),
    preExisting: counted.every(({ preExisting }) => preExisting),
    corroboratedBy,
    contestedBy,
    ...(independent.length === 0 && { advisory: true as const }),
    sources,
  };
  const { severity, confidence, category } = judge(merged, rules).original;
  const suppressed = all.every(refutes)
    ? ({ by: 'refutation', reason: 'it refutes what no reviewer reports' } as const)
    : raising(all)[0]?.suppressed;
  return { ...merged, severity, confidence, category, ...(suppressed && { suppressed }) };
}

function lines(place: Finding['locations'][number] | undefined) {
  if (place === undefined) return {};
  return {
    subject: place.path,
    ...(place.startLine === undefined ? {} : { startLine: place.startLine }),
    ...(place.endLine === undefined ? {} : { endLine: place.endLine }),
  };
}

function baseId(finding: Omit<Finding, 'id'>): string {
  return findingId(finding.category, {
    subject: finding.scopeText ?? finding.title,
    ...lines(finding.locations[0]),
  });
}

/**
 * The id derived from the finding's location; `-2`, `-3` in content order where several share one. A suffix
 * looks like the end of a line range, so a suffix that makes another location's id is skipped.
 */
function withIds(findings: readonly Omit<Finding, 'id'>[]): readonly Finding[] {
  const sorted = findings
    .map((finding) => ({ finding: { ...finding, id: '' }, base: baseId(finding) }))
    .sort((a, b) => compareFindings(a.finding, b.finding));
  const bases = new Set(sorted.map(({ base }) => base));
  const taken = new Set<string>();
  const nextOf = new Map<string, number>();
  return sorted.map(({ finding, base }) => {
    let nth = nextOf.get(base) ?? 1;
    let id = nth === 1 ? base : `${base}-${nth}`;
    while (taken.has(id) || (nth > 1 && bases.has(id))) {
      nth += 1;
      id = `${base}-${nth}`;
    }
    nextOf.set(base, nth + 1);
    taken.add(id);
    return { ...finding, id };
  });
}

/** Groups that links connect, and how similar they are. */
interface Connected {
  readonly members: Duplicates[];
  readonly table: LikenessTable;
}

/** Clusters only linked groups: most groups have no link, and separate clusters do not affect each other. */
function connectedSets(groups: readonly Duplicates[], links: PairList): readonly Connected[] {
  const components = new Components(groups.length);
  links.forEach((one, other, link) => {
    if (link >= similarityThreshold) components.connect(one, other);
  });
  const sets = new Map<number, Duplicates[]>();
  const places = groups.map((group, number) => {
    const root = components.rootOf(number);
    const members = sets.get(root) ?? [];
    sets.set(root, members);
    return { root, within: members.push(group) - 1 };
  });
  const tables = new Map([...sets].map(([root, { length }]) => [root, new LikenessTable(length)]));
  links.forEach((oneNumber, otherNumber, link) => {
    const one = places[oneNumber];
    const other = places[otherNumber];
    if (one === undefined || one.root !== other?.root) return;
    tables.get(one.root)?.set(one.within, other.within, link);
  });
  return [...sets].map(([root, members]) => ({
    members,
    table: tables.get(root) ?? new LikenessTable(members.length),
  }));
}

/** The clusters, each including the judgements of its findings. */
function withJudgements(
  clusters: readonly (readonly Duplicates[])[],
  judgements: readonly Duplicates[],
): readonly (readonly Duplicates[])[] {
  if (judgements.length === 0) return clusters;
  return clusters.map((cluster) => {
    const fingerprints = new Set(cluster.map(({ fingerprint }) => fingerprint));
    return [...cluster, ...judgements.filter(({ judged = '' }) => fingerprints.has(judged))];
  });
}

/**
 * Merges originals that report the same problem into one finding, most severe first, each with an id:
 * originals with one fingerprint, and originals of different reviewers with matching location and text.
 * Categories never separate. The text shown is the most actionable original's; `sources` has every original,
 * each weighed on its own. Input order never changes the result.
 */
export function mergeFindings(originals: readonly Original[], rules: BlockingRules): readonly Finding[] {
  return mergeOriginals(originals, rules, undefined).findings;
}

interface Merged {
  readonly findings: readonly Finding[];
  /** Pairs for the adjudicator. */
  readonly doubtful: readonly DoubtfulPair[];
}

/**
 * Merges as `mergeFindings` does, and then the pairs that an adjudicator called the same. Without `answers`,
 * which may be empty, no pair is doubtful.
 */
export function mergeOriginals(
  originals: readonly Original[],
  rules: BlockingRules,
  answered: readonly AdjudicatedPair[] | undefined,
): Merged {
  const sorted = [...originals].sort(compareActionable);
  const judged = findJudged(sorted);
  const groups = groupDuplicates(sorted, judged);
  const agreements = new Agreements(groups, rules);
  const links = new PairList();
  const candidates: CandidatePair[] = [];
  findPairs(groups, (one, other, score) => {
    if (score >= similarityThreshold) agreements.add(one.number, other.number);
    if (one.judged !== undefined || other.judged !== undefined) return;
    if (answered !== undefined && score >= doubtfulSimilarity) candidates.push({ one, other, score });
    const link = linkOf(one, other, score);
    if (link !== undefined) links.add(one.number, other.number, link);
  });
  agreements.addJudgements(judged);
  const isJudgement = ({ judged: target }: Duplicates) => target !== undefined;
  const clusters = connectedSets(groups, links)
    .flatMap(({ members, table }) => averageLinkage(members, table, similarityThreshold))
    .filter((cluster) => !cluster.every(isJudgement));
  const joined = joinSame(clusters, answered ?? []);
  const findings = withIds(
    withJudgements(joined, groups.filter(isJudgement)).map((cluster) =>
      mergeGroup(
        cluster.flatMap(({ originals: members, number }) =>
          members.map((original) => ({ original, group: number })),
        ),
        { rules, agreements },
      ),
    ),
  );
  return { findings, doubtful: selectDoubtful(clusters, candidates) };
}
