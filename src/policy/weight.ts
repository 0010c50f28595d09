import {
  confidenceRank,
  type Finding,
  type FindingSource,
  hasOpenStatus,
  isAtLeast,
  isAtLeastAsSure,
  severityRank,
} from '../model/finding.ts';
import type { RememberedOriginal } from '../model/known-finding.ts';
import { weighedSources } from '../model/original.ts';
import { type Verdict, verdicts } from '../model/review-document.ts';
import { compareText } from '../model/text.ts';
import { type BlockingRules, normaliseCategory, type PlaceRules, rulesFor } from './category.ts';

/**
 * Orders findings, worst first: by severity, confidence, corroboration, then place and text. The order is
 * total, so it never depends on the order of the input.
 */
export function compareFindings(a: Finding, b: Finding): number {
  return (
    severityRank(a.severity) - severityRank(b.severity) ||
    confidenceRank(a.confidence.band) - confidenceRank(b.confidence.band) ||
    b.corroboratedBy.length - a.corroboratedBy.length ||
    compareText(a.locations[0]?.path ?? '', b.locations[0]?.path ?? '') ||
    (a.locations[0]?.startLine ?? 0) - (b.locations[0]?.startLine ?? 0) ||
    compareText(a.title, b.title) ||
    compareText(a.fingerprint, b.fingerprint) ||
    compareText(a.id, b.id)
  );
}

/**
 * Effect of one finding on the verdict. `blocking`: fails the gate. `counts`: listed without effect.
 * `needs-verification`: too unsure for its severity, never gates. `pre-existing`: existed before the change,
 * never gates. `settled`: suppressed, or no longer open.
 */
export type Weight = (typeof weights)[number];

/** Strictest first. */
export const weights = ['blocking', 'counts', 'needs-verification', 'pre-existing', 'settled'] as const;

/** An original as it is weighed; that of a finding as a whole has no reviewer. */
export type WeighedOriginal = Omit<RememberedOriginal, 'reviewer'> & {
  readonly reviewer?: string;
};

/**
 * The properties of a finding that its weight depends on. Without `sources` and `originals` it is a single
 * original.
 */
export type Weighable = WeighedOriginal &
  Pick<Finding, 'status' | 'suppressed' | 'contestedBy' | 'advisory'> & {
    readonly sources?: readonly FindingSource[];
    /** Originals that earlier runs reported and that still count. */
    readonly originals?: readonly WeighedOriginal[];
    /** Ids of all reviewers that raised it, when `sources` no longer has them. */
    readonly raisedBy?: readonly string[];
  };

/** Number of non-advisory reviewers that report it, including the one that wrote this original. */
export function countAgreeing({ corroboratedBy }: WeighedOriginal, { advisory }: BlockingRules): number {
  return 1 + corroboratedBy.filter((id) => !advisory.has(id)).length;
}

/** Whether a dispute cancels agreement: only when base policy lists its author as a challenger (threat G8). */
export function isChallenged(
  { contestedBy }: Pick<Weighable, 'contestedBy'>,
  { challengers }: BlockingRules,
): boolean {
  return contestedBy.some((id) => challengers.has(id));
}

/** Whether a finding no longer counts, under any policy. */
export function isSettled(finding: Pick<Finding, 'suppressed' | 'status'>): boolean {
  return finding.suppressed !== undefined || !hasOpenStatus(finding);
}

/** Whether only advisory reviewers raised it, whose findings never block. */
export function isAdvisory(
  { advisory, raisedBy = [] }: Pick<Weighable, 'advisory' | 'raisedBy'>,
  rules: BlockingRules,
): boolean {
  return advisory === true || (raisedBy.length > 0 && raisedBy.every((id) => rules.advisory.has(id)));
}

function isOfAdvisory({ reviewer }: { readonly reviewer?: string }, { advisory }: BlockingRules): boolean {
  return reviewer !== undefined && advisory.has(reviewer);
}

/** Why an open finding blocks at one place. */
interface BlockingReason {
  readonly by: 'confidence' | 'agreement';
  readonly rules: PlaceRules;
}

/** The rule by which an original of a finding blocks at one of `places`; undefined when none does. */
export function blockedBy(
  original: WeighedOriginal,
  finding: Pick<Weighable, 'contestedBy'>,
  rules: BlockingRules,
  places: readonly PlaceRules[],
): BlockingReason | undefined {
  const { severity, confidence } = original;
  const sure = places.find(({ blocking: { [severity]: least } }) =>
    least === 'never' ? false : isAtLeastAsSure(confidence.band, least),
  );
  if (sure !== undefined) return { by: 'confidence', rules: sure };
  if (isChallenged(finding, rules)) return undefined;
  const agreeing = countAgreeing(original, rules);
  const agreed = places.find(
    ({ corroboration: rule }) =>
      rule !== undefined && isAtLeast(severity, rule.from) && agreeing >= rule.reviewers,
  );
  return agreed && { by: 'agreement', rules: agreed };
}

/** The originals that count: those of advisory reviewers add nothing to a finding of others. */
export function withoutAdvisory<Original extends { readonly reviewer?: string }>(
  originals: readonly Original[],
  rules: BlockingRules,
): readonly Original[] {
  if (rules.advisory.size === 0) return originals;
  const independent = originals.filter((original) => !isOfAdvisory(original, rules));
  return independent.length === 0 ? originals : independent;
}

function weighOriginal(
  original: WeighedOriginal,
  finding: Pick<Weighable, 'contestedBy' | 'advisory' | 'raisedBy'>,
  rules: BlockingRules,
): Weight {
  const places = rulesFor(original, rules).filter(
    (at) => !original.preExisting || at.preExisting === 'block',
  );
  if (places.length === 0) return 'pre-existing';
  const reason = blockedBy(original, finding, rules, places);
  if (reason !== undefined && !isAdvisory(finding, rules) && !isOfAdvisory(original, rules))
    return 'blocking';
  const severe = isAtLeast(original.severity, 'high');
  return severe || original.confidence.band === 'speculative' ? 'needs-verification' : 'counts';
}

/** The verdict that one blocking original causes. */
function verdictOfBlocking({ category, severity }: WeighedOriginal, { abortOn }: BlockingRules): Verdict {
  if (abortOn.size > 0 && abortOn.has(normaliseCategory(category))) return 'ABORT';
  return severity === 'critical' ? 'FAIL' : 'WARN';
}

/** The effect of a finding, and the original that decides it; among equals the first one shown. */
interface Judgement {
  readonly original: WeighedOriginal;
  readonly weight: Weight;
  /** The verdict that it causes; PASS when it does not block. */
  readonly verdict: Verdict;
}

/** A graver original that is too unsure to count decides over a milder one that counts: someone has to check it. */
function rankOf({ weight }: Judgement): number {
  return weights.indexOf(weight === 'needs-verification' ? 'counts' : weight);
}

function compareStrictness(a: Judgement, b: Judgement): number {
  return (
    verdicts.indexOf(b.verdict) - verdicts.indexOf(a.verdict) ||
    rankOf(a) - rankOf(b) ||
    severityRank(a.original.severity) - severityRank(b.original.severity) ||
    weights.indexOf(a.weight) - weights.indexOf(b.weight) ||
    confidenceRank(a.original.confidence.band) - confidenceRank(b.original.confidence.band)
  );
}

/**
 * Weighs one finding by policy, independent of all other findings: every original with its own severity, confidence,
 * category and places, of which the strictest weight applies (threat G8).
 */
export function judge(finding: Weighable, rules: BlockingRules): Judgement {
  const decisive = strictest(judgeOriginals(finding, rules));
  return isSettled(finding) ? { ...decisive, weight: 'settled', verdict: 'PASS' } : decisive;
}

function strictest(judgements: readonly Judgement[]): Judgement {
  return judgements.reduce((one, other) => (compareStrictness(other, one) < 0 ? other : one));
}

function judgeOriginals(finding: Weighable, rules: BlockingRules): readonly Judgement[] {
  const { sources = [], originals = [] } = finding;
  const known: readonly WeighedOriginal[] = [...weighedSources(sources), ...originals];
  return withoutAdvisory(known.length === 0 ? [finding] : known, rules).map((original) => {
    const weight = weighOriginal(original, finding, rules);
    const verdict = weight === 'blocking' ? verdictOfBlocking(original, rules) : 'PASS';
    return { original, weight, verdict };
  });
}

/** Whether the gravest of what is said of a finding is too unsure to count: also where something milder blocks. */
export function needsVerification(finding: Weighable, rules: BlockingRules): boolean {
  return !isSettled(finding) && gravest(judgeOriginals(finding, rules)).weight === 'needs-verification';
}

/** What is shown of a finding: its gravest original that the change is to blame for, and of those the surest. */
function gravest(judgements: readonly Judgement[]): Judgement {
  const rank = ({ weight, original: { severity, confidence } }: Judgement) =>
    [Number(weight === 'pre-existing'), severityRank(severity), confidenceRank(confidence.band)] as const;
  return judgements.reduce((one, other) => {
    const [a, b] = [rank(one), rank(other)];
    return (b[0] - a[0] || b[1] - a[1] || b[2] - a[2]) < 0 ? other : one;
  });
}

/** A finding with the category that decides its weight, and the severity and confidence of its gravest original. */
export function withStrictest<Merged extends Omit<Finding, 'id'>>(
  { advisory: _, ...finding }: Merged,
  rules: BlockingRules,
) {
  const counted = withoutAdvisory(weighedSources(finding.sources), rules);
  const merged = {
    ...finding,
    preExisting: counted.every(({ preExisting }) => preExisting),
    ...(counted.every((original) => isOfAdvisory(original, rules)) && { advisory: true as const }),
  };
  const judgements = judgeOriginals(merged, rules);
  const { category } = strictest(judgements).original;
  const { severity, confidence } = gravest(judgements).original;
  return Object.assign(merged, { severity, confidence, category });
}

/** The effect of one finding on the verdict. */
export function weigh(finding: Weighable, rules: BlockingRules): Weight {
  return judge(finding, rules).weight;
}

/** Whether someone has to act on a finding or consider it: C5's verdict file has only such findings. */
export function isToBeDealtWith(weight: Weight): boolean {
  return weight === 'blocking' || weight === 'counts';
}
