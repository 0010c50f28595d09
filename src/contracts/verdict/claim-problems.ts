import type { Problem } from '../../domain/problem.ts';
import type { Verdict } from '../../domain/review-document.ts';
import { readPath } from '../paths.ts';
import { problem, quote } from '../problem.ts';
import { counts, summaryOf, verdictOf } from './recompute.ts';
import type { VerdictEnvelope, VerdictFinding } from './schema.ts';

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
