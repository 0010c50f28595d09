import type {
  EvidencePack,
  VerifierFinding,
  VerifierReport,
  VerifierStatus,
} from '../model/evidence-pack.ts';

/** Limit of one verifier's findings, since reviewers get the whole pack. */
const maxFindings = 100;

/** A finding about the verifier itself rather than about a line. */
export function remark(message: string, severity: VerifierFinding['severity'] = 'error'): VerifierFinding {
  return { file: '', line: null, message, severity };
}

export function statusOf(findings: readonly VerifierFinding[]): VerifierStatus {
  if (findings.some(({ severity }) => severity === 'error')) return 'fail';
  return findings.some(({ severity }) => severity === 'warning') ? 'warn' : 'pass';
}

/** The worst first: a verifier that ran only in part has not passed. */
const worstFirst: readonly VerifierStatus[] = ['fail', 'timeout', 'skipped', 'warn', 'pass'];

const severities = ['error', 'warning', 'info'] as const;

/** One report of a verifier that ran in several folders, with the most severe findings up to the limit. */
export function joinReports(name: string, parts: readonly Omit<VerifierReport, 'name'>[]): VerifierReport {
  const all = parts.flatMap(({ findings }) => findings);
  const sorted = severities.flatMap((severity) => all.filter((finding) => finding.severity === severity));
  const more = sorted.length - maxFindings;
  return {
    name,
    status: worstFirst.find((status) => parts.some((part) => part.status === status)) ?? 'skipped',
    findings: [...sorted.slice(0, maxFindings), ...(more > 0 ? [remark(`and ${more} more`, 'info')] : [])],
    duration_ms: parts.reduce((sum, { duration_ms }) => sum + duration_ms, 0),
  };
}

/** C3 has no count of timeouts, so a verifier that timed out counts as failed. */
export function verificationOf(verifiers: readonly VerifierReport[]): EvidencePack['verification'] {
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
