import type { FindingStatus } from '../../domain/finding.ts';
import type { Verdict } from '../../domain/review-document.ts';
import type { ReviewVerdict, VerdictFinding } from './schema.ts';

type Counted = Pick<VerdictFinding, 'severity' | 'status'>;

/** C5: the verdict follows from findings that are open or reopened. */
export function counts(status: FindingStatus): boolean {
  return status === 'open' || status === 'reopened';
}

/** None → PASS, High → WARN, Blocker → FAIL. ABORT is a decision of policy and cannot be recomputed. */
export function verdictOf(findings: readonly Counted[]): Exclude<Verdict, 'ABORT'> {
  if (findings.some(({ severity }) => severity === 'Blocker')) return 'FAIL';
  return findings.some(({ severity }) => severity === 'High') ? 'WARN' : 'PASS';
}

/**
 * How many of the listed findings have each severity, whatever their status: a team agent that marks a finding
 * fixed may touch nothing but the status, so the counts must not depend on it.
 */
export function summaryOf(findings: readonly Pick<VerdictFinding, 'severity'>[]): ReviewVerdict['summary'] {
  const summary = { blocker: 0, high: 0, medium: 0, low: 0, info: 0 };
  for (const { severity } of findings) summary[summaryKeys[severity]] += 1;
  return summary;
}

const summaryKeys = {
  Blocker: 'blocker',
  High: 'high',
  Medium: 'medium',
  Low: 'low',
  Info: 'info',
} as const satisfies Record<VerdictFinding['severity'], keyof ReviewVerdict['summary']>;
