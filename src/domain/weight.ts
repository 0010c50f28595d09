import { isAtLeastAsSure } from './confidence.ts';
import type { Finding } from './finding.ts';

/**
 * What one finding does to the verdict. `blocking`: fails the gate. `counts`: listed, moves nothing.
 * `needs-verification`: too unsure for its severity, never gates. `pre-existing`: was there before, never gates.
 * `settled`: suppressed, or no longer open.
 */
export type Weight = 'blocking' | 'counts' | 'needs-verification' | 'pre-existing' | 'settled';

/** What of a finding its weight depends on: as much as a mark remembers. */
export type Weighable = Pick<Finding, 'severity' | 'confidence' | 'preExisting' | 'status' | 'suppressed'>;

/** The default blocking table: critical from medium confidence on, high only with high confidence. */
function isSureEnoughToBlock(finding: Weighable): boolean {
  if (finding.severity === 'critical') return isAtLeastAsSure(finding.confidence.band, 'medium');
  if (finding.severity === 'high') return finding.confidence.band === 'high';
  return false;
}

/** Weighs one finding; a pure function of the finding alone, so the order of findings never matters. */
export function weigh(finding: Weighable): Weight {
  if (finding.suppressed !== undefined) return 'settled';
  if (finding.status !== 'open' && finding.status !== 'reopened') return 'settled';
  if (finding.preExisting) return 'pre-existing';
  if (isSureEnoughToBlock(finding)) return 'blocking';
  const severe = finding.severity === 'critical' || finding.severity === 'high';
  return severe || finding.confidence.band === 'speculative' ? 'needs-verification' : 'counts';
}
