import type { EvidencePack } from '../evidence-pack.ts';

type Verification = EvidencePack['verification'];
export type VerifierReport = Verification['verifiers'][number];
export type VerifierFinding = VerifierReport['findings'][number];
type VerifierStatus = VerifierReport['status'];

/** Nobody reads more of one verifier, and reviewers get the pack whole. */
const maxFindings = 100;

/** A word about the verifier itself rather than about a line. */
export function remark(message: string, severity: VerifierFinding['severity'] = 'error'): VerifierFinding {
  return { file: '', line: null, message, severity };
}

export function statusOf(findings: readonly VerifierFinding[]): VerifierStatus {
  const severities = new Set(findings.map(({ severity }) => severity));
  if (severities.has('error')) return 'fail';
  return severities.has('warning') ? 'warn' : 'pass';
}

/** Worst first: what ran only in part has not passed. */
const gravity: readonly VerifierStatus[] = ['fail', 'timeout', 'skipped', 'warn', 'pass'];

/** One report of a verifier that ran in several folders; of no report at all there is nothing to join. */
export function joinReports(name: string, parts: readonly Omit<VerifierReport, 'name'>[]): VerifierReport {
  return {
    name,
    status: gravity.find((status) => parts.some((part) => part.status === status)) ?? 'skipped',
    findings: gravestOf(parts.flatMap(({ findings }) => findings)),
    duration_ms: parts.reduce((sum, { duration_ms }) => sum + duration_ms, 0),
  };
}

const severities = ['error', 'warning', 'info'] as const;

/** Errors first, so that what is left out is the least; within a severity in the verifier's order. */
function gravestOf(findings: readonly VerifierFinding[]): VerifierFinding[] {
  const sorted = severities.flatMap((severity) =>
    findings.filter((finding) => finding.severity === severity),
  );
  if (sorted.length <= maxFindings) return sorted;
  return [...sorted.slice(0, maxFindings), remark(`and ${sorted.length - maxFindings} more`, 'info')];
}

/** C3 has no count of timeouts: a verifier that did not end has failed. */
export function verificationOf(verifiers: readonly VerifierReport[]): Verification {
  const count = (...among: readonly VerifierStatus[]) =>
    verifiers.filter(({ status }) => among.includes(status)).length;
  return {
    verifiers: [...verifiers],
    summary: {
      passed: count('pass'),
      failed: count('fail', 'timeout'),
      warnings: count('warn'),
      skipped: count('skipped'),
    },
  };
}
