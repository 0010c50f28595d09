import { confidenceBands, severities } from '../../model/finding.ts';
import { groupBy } from '../../model/lists.ts';
import { compareText } from '../../model/text.ts';
import type { Outcome, Scored, ScoredAnswer, ScoredFinding, ScoredRun } from './scored-findings.ts';

/** A share with its 95 % Wilson interval; both are absent where there are too few cases to say. */
export interface Rate {
  readonly count: number;
  readonly of: number;
  readonly share?: number | undefined;
  readonly low?: number | undefined;
  readonly high?: number | undefined;
}

/** Fewer cases than this give no rate. */
export const fewestCases = 10;

/** The quantile of the normal distribution for 95 %. */
const z95 = 1.959_964;

/** The 95 % Wilson interval of `count` successes in `of` cases; the whole range for no case. */
export function wilson(count: number, of: number): { readonly low: number; readonly high: number } {
  if (of === 0) return { low: 0, high: 1 };
  const share = count / of;
  const spread = z95 ** 2 / of;
  const middle = (share + spread / 2) / (1 + spread);
  const half = (z95 / (1 + spread)) * Math.sqrt((share * (1 - share)) / of + spread / (4 * of));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

export function rate(count: number, of: number): Rate {
  if (of < fewestCases) return { count, of };
  return { count, of, share: count / of, ...wilson(count, of) };
}

/** All counts of some findings. `posted` is the sum of `outcomes`, and of `only` and `shared`. */
export interface Tally {
  readonly posted: number;
  readonly outcomes: Readonly<Record<Outcome, number>>;
  readonly actedOn: Rate;
  readonly only: number;
  readonly shared: number;
  readonly up: number;
  readonly down: number;
  readonly blocking: number;
  /** Absent if unknown. */
  readonly changedLater?: Rate;
  readonly hoursToFix?: number;
}

export function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}

export function tally(findings: readonly ScoredFinding[]): Tally {
  const countOf = (outcome: Outcome) => findings.filter((each) => each.outcome === outcome).length;
  const sum = (numberOf: (finding: ScoredFinding) => number) =>
    findings.reduce((total, each) => total + numberOf(each), 0);
  const [fixed, pending] = [countOf('fixed'), countOf('pending')];
  const looked = findings.flatMap(({ changedLater }) => changedLater ?? []);
  const hoursToFix = median(findings.flatMap((each) => each.hoursToFix ?? []));
  const only = findings.filter(({ others }) => others.length === 0).length;
  return {
    posted: findings.length,
    outcomes: {
      fixed,
      accepted: countOf('accepted'),
      resolved: countOf('resolved'),
      'not-repeated': countOf('not-repeated'),
      open: countOf('open'),
      pending,
    },
    actedOn: rate(fixed, findings.length - pending),
    only,
    shared: findings.length - only,
    up: sum(({ up }) => up),
    down: sum(({ down }) => down),
    blocking: findings.filter(({ blocking }) => blocking).length,
    ...(looked.length > 0 && { changedLater: rate(looked.filter(Boolean).length, looked.length) }),
    ...(hoursToFix !== undefined && { hoursToFix }),
  };
}

interface Cost {
  readonly currency: string;
  readonly total: number;
  /** Per finding that was fixed; absent where none was. */
  readonly perFixed?: number;
}

export interface RunTally {
  readonly started: number;
  readonly failed: Rate;
  readonly timedOut: number;
  readonly medianMs?: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly cachedTokens: number;
  readonly costs: readonly Cost[];
}

const failures = new Set(['unavailable', 'invalid', 'timed_out', 'needs_input']);

function tallyRuns(runs: readonly ScoredRun[], fixed: number): RunTally {
  const sum = (field: 'inputTokens' | 'outputTokens' | 'cachedTokens') =>
    runs.reduce((total, { usage }) => total + (usage?.[field] ?? 0), 0);
  const totals = new Map<string, number>();
  for (const { usage: { cost, currency } = {} } of runs)
    if (cost !== undefined && currency !== undefined)
      totals.set(currency, (totals.get(currency) ?? 0) + cost);
  const medianMs = median(runs.flatMap(({ ms }) => ms ?? []));
  return {
    started: runs.length,
    failed: rate(runs.filter(({ outcome }) => failures.has(outcome)).length, runs.length),
    timedOut: runs.filter(({ outcome }) => outcome === 'timed_out').length,
    ...(medianMs !== undefined && { medianMs }),
    inputTokens: sum('inputTokens'),
    outputTokens: sum('outputTokens'),
    cachedTokens: sum('cachedTokens'),
    costs: [...totals].map(([currency, total]) => ({
      currency,
      total,
      ...(fixed > 0 && { perFixed: total / fixed }),
    })),
  };
}

/** A part of a reviewer's findings, such as those of one category. */
export interface Slice {
  readonly key: string;
  readonly tally: Tally;
}

export const dimensions = ['category', 'severity', 'confidence', 'path', 'month'] as const;
export type Dimension = (typeof dimensions)[number];

const fixedOrders: Readonly<Partial<Record<Dimension, readonly string[]>>> = {
  severity: severities,
  confidence: confidenceBands,
};

function sliceBy(findings: readonly ScoredFinding[], dimension: Dimension): readonly Slice[] {
  const groups = groupBy(findings, (finding) => finding[dimension]);
  const order = fixedOrders[dimension];
  const bySize = ([a, ofA]: Group, [b, ofB]: Group) => ofB.length - ofA.length || compareText(a, b);
  const byKey = ([a]: Group, [b]: Group) =>
    order === undefined ? compareText(a, b) : order.indexOf(a) - order.indexOf(b);
  const sorted = [...groups].toSorted(order === undefined && dimension !== 'month' ? bySize : byKey);
  return sorted.map(([key, own]) => ({ key, tally: tally(own) }));
}
type Group = readonly [key: string, findings: readonly ScoredFinding[]];

export interface ReviewerScore {
  readonly reviewer: string;
  readonly total: Tally;
  readonly runs: RunTally;
  readonly by: Readonly<Record<Dimension, readonly Slice[]>>;
  /** The most frequent reasons of acceptances, in people's words without names. */
  readonly reasons: readonly { readonly reason: string; readonly count: number }[];
  /** How many of its findings a referee was asked about, and refuted; absent where none was. */
  readonly checked?: Rate;
  /** As the referee: how many of the findings that it refuted people fixed anyway; absent where it refuted none. */
  readonly contradicted?: Rate;
  /** How many of its findings each other reviewer raised as well. */
  readonly sharedWith: readonly { readonly reviewer: string; readonly count: number }[];
}

export interface Scorecard {
  readonly schemaVersion: 1;
  readonly since: string;
  readonly until: string;
  readonly repositories: readonly string[];
  readonly pulls: number;
  readonly reviewers: readonly ReviewerScore[];
}

const maxReasons = 5;

function countEach(texts: readonly string[]): readonly (readonly [string, number])[] {
  return [...groupBy(texts, (text) => text)]
    .map(([text, all]) => [text, all.length] as const)
    .toSorted(([a, ofA], [b, ofB]) => ofB - ofA || compareText(a, b));
}

function answersOf(
  name: string,
  answers: readonly ScoredAnswer[],
): Pick<ReviewerScore, 'checked' | 'contradicted'> {
  const own = answers.filter(({ reviewer }) => reviewer === name);
  const given = answers.filter(({ referee, isRefuted }) => referee === name && isRefuted);
  const refuted = own.filter(({ isRefuted }) => isRefuted).length;
  const contradicted = given.filter(({ isContradicted }) => isContradicted).length;
  return {
    ...(own.length > 0 && { checked: rate(refuted, own.length) }),
    ...(given.length > 0 && { contradicted: rate(contradicted, given.length) }),
  };
}

/** The record of one reviewer. */
export function scoreReviewer(
  reviewer: string,
  findings: readonly ScoredFinding[],
  runs: readonly ScoredRun[],
  answers: readonly ScoredAnswer[] = [],
): ReviewerScore {
  const slices = (dimension: Dimension) => sliceBy(findings, dimension);
  const fixed = findings.filter((each) => each.fixed).length;
  return {
    reviewer,
    total: tally(findings),
    runs: tallyRuns(runs, fixed),
    by: {
      category: slices('category'),
      severity: slices('severity'),
      confidence: slices('confidence'),
      path: slices('path'),
      month: slices('month'),
    },
    reasons: countEach(findings.flatMap(({ reasons }) => reasons))
      .slice(0, maxReasons)
      .map(([reason, count]) => ({ reason, count })),
    ...answersOf(reviewer, answers),
    sharedWith: countEach(findings.flatMap(({ others }) => others)).map(([other, count]) => ({
      reviewer: other,
      count,
    })),
  };
}

/** The whole scorecard; reviewers with the most findings first. */
export function toScorecard(
  { findings, runs, answers = [], pulls }: Scored,
  period: Pick<Scorecard, 'since' | 'until' | 'repositories'>,
): Scorecard {
  const own = groupBy(findings, ({ reviewer }) => reviewer);
  const ran = groupBy(runs, ({ reviewer }) => reviewer);
  const names = [...new Set([...own.keys(), ...ran.keys()])];
  const reviewers = names
    .map((name) => scoreReviewer(name, own.get(name) ?? [], ran.get(name) ?? [], answers))
    .toSorted((a, b) => b.total.posted - a.total.posted || compareText(a.reviewer, b.reviewer));
  return { schemaVersion: 1, ...period, pulls, reviewers };
}
