import { isAtLeastAsSure } from '../confidence.ts';
import type { Finding } from '../finding.ts';
import { type BlockingRules, type PlaceRules, rulesFor } from '../policy/blocking-rules.ts';
import { isAtLeast } from '../severity.ts';

/**
 * What one finding does to the verdict. `blocking`: fails the gate. `counts`: listed, moves nothing.
 * `needs-verification`: too unsure for its severity, never gates. `pre-existing`: was there before, never gates.
 * `settled`: suppressed, or no longer open.
 */
export type Weight = 'blocking' | 'counts' | 'needs-verification' | 'pre-existing' | 'settled';

/** What of a finding its weight depends on: as much as a mark remembers. */
export type Weighable = Pick<
  Finding,
  | 'severity'
  | 'confidence'
  | 'preExisting'
  | 'status'
  | 'suppressed'
  | 'corroboratedBy'
  | 'contestedBy'
  | 'category'
  | 'advisory'
> & {
  readonly locations: readonly Pick<Finding['locations'][number], 'path'>[];
  /** Everybody who raised it, where the finding itself no longer tells: it is remembered from an earlier run. */
  readonly raisedBy?: readonly string[];
};

function isSureEnoughToBlock({ severity, confidence }: Weighable, { blocking }: PlaceRules): boolean {
  const least = blocking[severity];
  return least !== 'never' && isAtLeastAsSure(confidence.band, least);
}

/**
 * How many reviewers with weight of their own say it, the one whose words stand included. What is remembered of an
 * earlier run tells who raised it, advisory reviewers among them.
 */
export function countAgreeing({ corroboratedBy }: Weighable, { advisory }: BlockingRules): number {
  return 1 + corroboratedBy.filter((id) => !advisory.has(id)).length;
}

/** Agreement counts only where nobody disputes it. */
function isAgreedToBlock(finding: Weighable, { corroboration }: PlaceRules, agreeing: number): boolean {
  return (
    corroboration !== undefined &&
    finding.contestedBy.length === 0 &&
    isAtLeast(finding.severity, corroboration.from) &&
    agreeing >= corroboration.reviewers
  );
}

/** Whether a finding is out of play, under any policy. */
export function isSettled({ suppressed, status }: Pick<Finding, 'suppressed' | 'status'>): boolean {
  return suppressed !== undefined || (status !== 'open' && status !== 'reopened');
}

/** Whether only reviewers raised it whose findings never block. */
export function isAdvisory({ advisory, raisedBy = [] }: Weighable, rules: BlockingRules): boolean {
  return advisory === true || (raisedBy.length > 0 && raisedBy.every((id) => rules.advisory.has(id)));
}

/** Why an open finding blocks at one place. */
export interface BlockingReason {
  readonly by: 'confidence' | 'agreement';
  readonly rules: PlaceRules;
}

/** The rule by which an open finding blocks at one of `places`; undefined where none does. */
export function blockedBy(
  finding: Weighable,
  rules: BlockingRules,
  places: readonly PlaceRules[],
): BlockingReason | undefined {
  const sure = places.find((at) => isSureEnoughToBlock(finding, at));
  if (sure !== undefined) return { by: 'confidence', rules: sure };
  const agreeing = countAgreeing(finding, rules);
  const agreed = places.find((at) => isAgreedToBlock(finding, at, agreeing));
  return agreed === undefined ? undefined : { by: 'agreement', rules: agreed };
}

/** Weighs one finding by policy; no other finding takes part, so their order never matters. */
export function weigh(finding: Weighable, rules: BlockingRules): Weight {
  if (isSettled(finding)) return 'settled';
  const places = rulesFor(finding, rules).filter((at) => !finding.preExisting || at.preExisting === 'block');
  if (places.length === 0) return 'pre-existing';
  if (!isAdvisory(finding, rules) && blockedBy(finding, rules, places) !== undefined) return 'blocking';
  const severe = isAtLeast(finding.severity, 'high');
  return severe || finding.confidence.band === 'speculative' ? 'needs-verification' : 'counts';
}

/** Whether somebody has to do something about it, or think about it: C5's verdict file has nothing else. */
export function isToBeDealtWith(finding: Weighable, rules: BlockingRules): boolean {
  const weight = weigh(finding, rules);
  return weight === 'blocking' || weight === 'counts';
}
