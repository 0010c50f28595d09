import type { CheckRun, NamedChecks, VerifierReport } from '../model/evidence-pack.ts';
import { joinReports, remark, statusOf } from './verifier-reports.ts';

/** Conclusions that are a result; cancelled, skipped, stale and waiting checks have none. */
const statuses: ReadonlyMap<string | null, VerifierReport['status']> = new Map([
  ['success', 'pass'],
  ['neutral', 'warn'],
  ['failure', 'fail'],
  ['startup_failure', 'fail'],
  ['timed_out', 'timeout'],
]);

/** The result of the check runs with one name, or why there is none. */
export type CheckResult = VerifierReport | { readonly why: string };

/** Of several suites the worst result counts, and there is none while one of them has none. */
export function resultOfChecks(checks: NamedChecks | undefined): CheckResult {
  if (checks === undefined) return { why: 'was not looked for: a local change has none' };
  const why = whyUnavailable(checks);
  return why === undefined ? joinReports(checks.name, checks.runs.map(reportOf)) : { why };
}

function whyUnavailable({ runs, unread }: NamedChecks): string | undefined {
  if (unread !== undefined) return `could not be read: ${unread}`;
  if (runs.length === 0) return 'is not on the head';
  const open = runs.find(({ status }) => status !== 'completed');
  if (open !== undefined) return `has not finished: it is ${open.status}`;
  const odd = runs.find(({ conclusion }) => !statuses.has(conclusion));
  return odd && `has no result: it was concluded as ${odd.conclusion}`;
}

const severityOfLevel = { failure: 'error', warning: 'warning', notice: 'info' } as const;

/** The path that GitHub uses for annotations about a job rather than a file (observed). */
const noFile = '.github';

/** The result of a check by its conclusion; notes can only make a pass a warning. */
function reportOf(check: CheckRun): Omit<VerifierReport, 'name'> {
  const { name, conclusion, annotations, annotationCount } = check;
  const status = statuses.get(conclusion) ?? 'fail';
  const title = check.title && `: ${check.title}`;
  const result = `check run ${JSON.stringify(name)} was concluded as ${conclusion}${title}`;
  const unread = annotationCount - annotations.length;
  const findings = [
    ...(status === 'pass' ? [] : [remark(result, status === 'warn' ? 'warning' : 'error')]),
    ...annotations.map(({ path, startLine, level, message }) => ({
      ...remark(message, severityOfLevel[level]),
      ...(path !== noFile && { file: path, line: startLine > 0 ? startLine : null }),
    })),
    ...(unread > 0 ? [remark(`and ${unread} more notes of the check run`, 'info')] : []),
  ];
  const ms = Date.parse(check.completedAt ?? '') - Date.parse(check.startedAt ?? '');
  return {
    status: status === 'pass' && statusOf(findings) !== 'pass' ? 'warn' : status,
    findings,
    duration_ms: Number.isFinite(ms) ? Math.max(0, ms) : 0,
  };
}
