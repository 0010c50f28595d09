import { z } from 'zod';

/** Most severe first. Every contract's own scale maps onto this one in its module under `contracts/`. */
export const severities = ['critical', 'high', 'medium', 'low', 'info'] as const;

export const Severity = z.enum(severities);
export type Severity = z.infer<typeof Severity>;

/** 0 for critical up to 4 for info: sorts most severe first. */
export function severityRank(severity: Severity): number {
  return severities.indexOf(severity);
}

/** True when `severity` is as bad as `threshold` or worse. */
export function isAtLeast(severity: Severity, threshold: Severity): boolean {
  return severityRank(severity) <= severityRank(threshold);
}
