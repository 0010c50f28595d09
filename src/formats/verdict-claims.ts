import type { FindingStatus } from '../model/finding.ts';
import type { Problem } from '../model/problem.ts';
import type { Verdict } from '../model/review-document.ts';
import { readPath } from './places.ts';
import { problem, quote } from './rules.ts';
import type { ReviewVerdict, VerdictEnvelope, VerdictFinding } from './verdict-schema.ts';

/** What the file claims about itself, recomputed from its own findings. */
export function claimDeviations(
  envelope: VerdictEnvelope,
  findings: readonly VerdictFinding[],
): readonly Problem[] {
  return [...summaryDeviations(envelope, findings), ...verdictDeviation(envelope, findings)];
}

function summaryDeviations(
  { summary }: VerdictEnvelope,
  findings: readonly VerdictFinding[],
): readonly Problem[] {
  const actual = summaryOf(findings);
  return (['blocker', 'high', 'medium', 'low', 'info'] as const)
    .filter((key) => summary[key] !== actual[key])
    .map((key) =>
      problem('C5/recomputed-summary', {
        path: `/summary/${key}`,
        type: 'count',
        message: `\`${key}\` is ${summary[key]}, but ${actual[key]} findings have that severity.`,
        recommendation: `Write ${actual[key]}.`,
      }),
    );
}

/**
 * A team agent may mark findings fixed or wont_fix without touching the verdict, so a verdict is true to its
 * file when it follows from the findings that count, with or without those.
 */
function verdictDeviation(
  { verdict }: VerdictEnvelope,
  findings: readonly VerdictFinding[],
): readonly Problem[] {
  const now = verdictOf(findings.filter(({ status }) => counts(status)));
  const before = verdictOf(findings.filter(({ status }) => status !== 'verified'));
  const isTrue = verdict === 'ABORT' ? before === 'FAIL' : between(now, verdict, before);
  if (isTrue) return [];
  return [
    problem('C5/recomputed-verdict', {
      path: '/verdict',
      type: 'claim',
      message: `The verdict is ${quote(verdict)}, but the findings that are open or reopened make it ${quote(now)}.`,
      recommendation: `Write ${quote(now)}.`,
    }),
  ];
}

const order: readonly Verdict[] = ['PASS', 'WARN', 'FAIL'];

function between(low: Verdict, verdict: Verdict, high: Verdict): boolean {
  return order.indexOf(low) <= order.indexOf(verdict) && order.indexOf(verdict) <= order.indexOf(high);
}

/** C5: a path relative to the worktree, and none where a quick check wrote no report. */
export function reportDeviation({ mode, reportPath }: VerdictEnvelope): readonly Problem[] {
  const isPlaced = mode === 'quick' ? reportPath === '' : reportPath === '' || readPath(reportPath).ok;
  if (isPlaced) return [];
  return [
    problem('C5/report-place', {
      path: '/reportPath',
      type: 'path',
      message:
        mode === 'quick'
          ? `A quick check has no report, but \`reportPath\` is ${quote(reportPath)}.`
          : `The path ${quote(reportPath)} of the report is not relative to the worktree.`,
      recommendation: mode === 'quick' ? 'Write "".' : 'Write a path such as "docs/code-reviews/report.md".',
    }),
  ];
}

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
