import { type CheckAttempt, newestAttempts, type ObservedChecks } from './observed-check.ts';
import { joinReports, remark, statusOf, type VerifierFinding, type VerifierReport } from './verification.ts';

/** What a check run says in place of a verifier, or why it says nothing. */
export type CheckWord =
  | { readonly state: 'finished'; readonly report: VerifierReport }
  | { readonly state: 'unavailable'; readonly why: string };

interface CheckWanted {
  /** Of the verifier. */
  readonly name: string;
  /** Of the check run. */
  readonly check: string;
  /** The check that this very run concludes: it cannot vouch for itself. */
  readonly ownCheck: string;
  /** Makes others' text safe to show. */
  readonly clean: (text: string) => string;
}

/** Conclusions that are a result; cancelled, skipped, stale and waiting checks have none. */
const statuses: ReadonlyMap<string, VerifierReport['status']> = new Map([
  ['success', 'pass'],
  ['neutral', 'warn'],
  ['failure', 'fail'],
  ['startup_failure', 'fail'],
  ['timed_out', 'timeout'],
]);

/**
 * Reads the check runs of a name as one verifier. Where several suites have it, it is as good as the worst, and it
 * is unavailable as long as one of them is.
 * @param observed undefined where nobody could look: a worktree has no check runs
 */
export function readChecks(observed: ObservedChecks | undefined, wanted: CheckWanted): CheckWord {
  const { name, check, ownCheck } = wanted;
  const unavailable = (why: string): CheckWord => ({ state: 'unavailable', why });
  const called = `check run ${JSON.stringify(check)}`;
  if (check === ownCheck) return unavailable(`${called} is this run's own`);
  const found = observed?.find((each) => each.name === check);
  if (found === undefined) return unavailable(`${called} was not looked for: a local change has none`);
  if (found.state === 'unreadable')
    return unavailable(`${called} could not be read: ${wanted.clean(found.reason)}`);
  const attempts = newestAttempts(found.attempts);
  if (attempts.length === 0) return unavailable(`there is no ${called} on the head`);
  const open = attempts.find(({ status }) => status !== 'completed');
  if (open !== undefined) return unavailable(`${called} has not finished: it is ${open.status}`);
  const reports: Omit<VerifierReport, 'name'>[] = [];
  for (const attempt of attempts) {
    const status = statuses.get(attempt.conclusion ?? '');
    if (status === undefined)
      return unavailable(`${called} has no result: it was concluded as ${attempt.conclusion}`);
    reports.push(reportOf(attempt, status, wanted));
  }
  return { state: 'finished', report: joinReports(name, reports) };
}

/** The check's own conclusion decides; notes can only take away that it passed without a word. */
function reportOf(
  attempt: CheckAttempt,
  status: VerifierReport['status'],
  { check, clean }: CheckWanted,
): Omit<VerifierReport, 'name'> {
  const { conclusion, title, notes, notesTotal } = attempt;
  const said = title === '' ? '' : `: ${clean(title)}`;
  const told = remark(`check run ${JSON.stringify(check)} was concluded as ${conclusion}${said}`);
  const left = notesTotal - notes.length;
  const findings = [
    ...(status === 'pass' ? [] : [{ ...told, severity: status === 'warn' ? 'warning' : told.severity }]),
    ...notes.map((note) => findingOf(note, clean)),
    ...(left > 0 ? [remark(`and ${left} more notes of the check run`, 'info')] : []),
  ] satisfies VerifierFinding[];
  return {
    status: status === 'pass' && statusOf(findings) !== 'pass' ? 'warn' : status,
    findings,
    duration_ms: durationOf(attempt),
  };
}

const severities = { failure: 'error', warning: 'warning', notice: 'info' } as const;

/** GitHub's own word for "no file of the repository": jobs annotate their end under it. Observed. */
const noFile = '.github';

function findingOf(
  { path, line, level, message }: CheckAttempt['notes'][number],
  clean: CheckWanted['clean'],
): VerifierFinding {
  const severity = severities[level];
  if (path === noFile) return remark(clean(message), severity);
  return { file: clean(path), line: line > 0 ? line : null, message: clean(message), severity };
}

function durationOf({ startedAt, completedAt }: CheckAttempt): number {
  const ms = Date.parse(completedAt ?? '') - Date.parse(startedAt ?? '');
  return Number.isFinite(ms) ? Math.max(0, ms) : 0;
}
