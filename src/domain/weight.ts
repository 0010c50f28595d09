import { isAtLeastAsSure } from './confidence.ts';
import type { Finding } from './finding.ts';
import type { BlockingRules } from './policy/decisions.ts';
import { isAtLeast } from './severity.ts';

/**
 * What one finding does to the verdict. `blocking`: fails the gate. `counts`: listed, moves nothing.
 * `needs-verification`: too unsure for its severity, never gates. `pre-existing`: was there before, never gates.
 * `settled`: suppressed, or no longer open.
 */
export type Weight = 'blocking' | 'counts' | 'needs-verification' | 'pre-existing' | 'settled';

/** What of a finding its weight depends on: as much as a mark remembers. */
export type Weighable = Pick<
  Finding,
  'severity' | 'confidence' | 'preExisting' | 'status' | 'suppressed' | 'corroboratedBy' | 'contestedBy'
>;

function isSureEnoughToBlock({ severity, confidence }: Weighable, { blocking }: BlockingRules): boolean {
  const least = blocking[severity];
  return least !== 'never' && isAtLeastAsSure(confidence.band, least);
}

/** Agreement counts only where nobody disputes it. */
function isAgreedToBlock(finding: Weighable, { corroboration }: BlockingRules): boolean {
  return (
    corroboration !== undefined &&
    finding.contestedBy.length === 0 &&
    isAtLeast(finding.severity, corroboration.from) &&
    finding.corroboratedBy.length + 1 >= corroboration.reviewers
  );
}

/** Whether a finding is out of play, under any policy. */
export function isSettled({ suppressed, status }: Pick<Finding, 'suppressed' | 'status'>): boolean {
  return suppressed !== undefined || (status !== 'open' && status !== 'reopened');
}

/** The rule by which an open finding blocks, however old it is; undefined where none does. */
export function blockedBy(finding: Weighable, rules: BlockingRules): 'confidence' | 'agreement' | undefined {
  if (isSureEnoughToBlock(finding, rules)) return 'confidence';
  return isAgreedToBlock(finding, rules) ? 'agreement' : undefined;
}

/** Weighs one finding by policy; no other finding takes part, so their order never matters. */
export function weigh(finding: Weighable, rules: BlockingRules): Weight {
  if (isSettled(finding)) return 'settled';
  if (finding.preExisting && rules['pre-existing'] === 'ignore') return 'pre-existing';
  if (blockedBy(finding, rules) !== undefined) return 'blocking';
  const severe = isAtLeast(finding.severity, 'high');
  return severe || finding.confidence.band === 'speculative' ? 'needs-verification' : 'counts';
}
