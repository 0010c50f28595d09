import { z } from 'zod';
import type { EvidencePack } from '../model/evidence-pack.ts';

const count = z.number().int().min(0);

/** A check run's note about lines of a file; its texts are untrusted. */
const CheckNote = z
  .strictObject({
    path: z.string(),
    line: count,
    level: z.enum(['notice', 'warning', 'failure']),
    message: z.string(),
  })
  .readonly();

/** One check run on the head, from GitHub. */
export const CheckAttempt = z
  .strictObject({
    id: count,
    /** Attempts of one job share their suite; null when GitHub returns none. */
    suite: count.nullable(),
    status: z.string(),
    /** Null until it is completed. */
    conclusion: z.string().nullable(),
    startedAt: z.string().nullable(),
    completedAt: z.string().nullable(),
    title: z.string(),
    /** May be fewer than there are. */
    notes: z.array(CheckNote).readonly(),
    notesTotal: count,
  })
  .readonly();
export type CheckAttempt = z.infer<typeof CheckAttempt>;

/** `checks.json`: the newest check runs on the head for each name in the policy. */
export const ObservedChecks = z
  .array(
    z.discriminatedUnion('state', [
      z
        .strictObject({
          name: z.string(),
          state: z.literal('read'),
          attempts: z.array(CheckAttempt).readonly(),
        })
        .readonly(),
      z.strictObject({ name: z.string(), state: z.literal('unreadable'), reason: z.string() }).readonly(),
    ]),
  )
  .readonly();
export type ObservedChecks = z.infer<typeof ObservedChecks>;

/**
 * The newest attempt of each suite, because a rerun job keeps its earlier check. Ids grow with time. Workflows that
 * share a job's name have separate suites.
 */
export function newestAttempts<T extends Pick<CheckAttempt, 'id' | 'suite'>>(
  attempts: readonly T[],
): readonly T[] {
  const bySuite = new Map<number | null, T>();
  for (const attempt of attempts.toSorted((a, b) => a.id - b.id)) bySuite.set(attempt.suite, attempt);
  return [...bySuite.values()].sort((a, b) => a.id - b.id);
}

type Verification = EvidencePack['verification'];
export type VerifierReport = Verification['verifiers'][number];
export type VerifierFinding = VerifierReport['findings'][number];
type VerifierStatus = VerifierReport['status'];

/** Limit of one verifier's findings, since reviewers get the whole pack. */
const maxFindings = 100;

/** A finding about the verifier itself rather than about a line. */
export function remark(message: string, severity: VerifierFinding['severity'] = 'error'): VerifierFinding {
  return { file: '', line: null, message, severity };
}

export function statusOf(findings: readonly VerifierFinding[]): VerifierStatus {
  const severities = new Set(findings.map(({ severity }) => severity));
  if (severities.has('error')) return 'fail';
  return severities.has('warning') ? 'warn' : 'pass';
}

/** The worst first: a verifier that ran only in part has not passed. */
const gravity: readonly VerifierStatus[] = ['fail', 'timeout', 'skipped', 'warn', 'pass'];

/** One report of a verifier that ran in several folders. */
export function joinReports(name: string, parts: readonly Omit<VerifierReport, 'name'>[]): VerifierReport {
  return {
    name,
    status: gravity.find((status) => parts.some((part) => part.status === status)) ?? 'skipped',
    findings: gravestOf(parts.flatMap(({ findings }) => findings)),
    duration_ms: parts.reduce((sum, { duration_ms }) => sum + duration_ms, 0),
  };
}

const severities = ['error', 'warning', 'info'] as const;

/** The most severe findings up to the limit; within a severity in the verifier's order. */
function gravestOf(findings: readonly VerifierFinding[]): VerifierFinding[] {
  const sorted = severities.flatMap((severity) =>
    findings.filter((finding) => finding.severity === severity),
  );
  if (sorted.length <= maxFindings) return sorted;
  return [...sorted.slice(0, maxFindings), remark(`and ${sorted.length - maxFindings} more`, 'info')];
}

/** C3 has no count of timeouts, so a verifier that timed out counts as failed. */
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

/** A check run's result that replaces a verifier, or the reason why there is none. */
type CheckWord =
  | { readonly state: 'finished'; readonly report: VerifierReport }
  | { readonly state: 'unavailable'; readonly why: string };

interface CheckWanted {
  /** Id of the verifier. */
  readonly name: string;
  /** Name of the check run. */
  readonly check: string;
  /** The check that this run concludes; it cannot count as evidence for itself. */
  readonly ownCheck: string;
  /** Makes untrusted text safe to show. */
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
 * Reads the check runs of a name as one verifier. Of several suites the worst result counts, and the verifier is
 * unavailable while one of them is.
 * @param observed undefined for a worktree, which has no check runs
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

/** The result of a check by its conclusion; notes can only make a pass a warning. */
function reportOf(
  attempt: CheckAttempt,
  status: VerifierReport['status'],
  { check, clean }: CheckWanted,
): Omit<VerifierReport, 'name'> {
  const { conclusion, title, notes, notesTotal } = attempt;
  const suffix = title === '' ? '' : `: ${clean(title)}`;
  const result = remark(`check run ${JSON.stringify(check)} was concluded as ${conclusion}${suffix}`);
  const left = notesTotal - notes.length;
  const findings = [
    ...(status === 'pass' ? [] : [{ ...result, severity: status === 'warn' ? 'warning' : result.severity }]),
    ...notes.map((note) => findingOf(note, clean)),
    ...(left > 0 ? [remark(`and ${left} more notes of the check run`, 'info')] : []),
  ] satisfies VerifierFinding[];
  return {
    status: status === 'pass' && statusOf(findings) !== 'pass' ? 'warn' : status,
    findings,
    duration_ms: durationOf(attempt),
  };
}

const severityOfLevel = { failure: 'error', warning: 'warning', notice: 'info' } as const;

/** The path that GitHub uses for annotations about a job rather than a file (observed). */
const noFile = '.github';

function findingOf(
  { path, line, level, message }: CheckAttempt['notes'][number],
  clean: CheckWanted['clean'],
): VerifierFinding {
  const severity = severityOfLevel[level];
  if (path === noFile) return remark(clean(message), severity);
  return { file: clean(path), line: line > 0 ? line : null, message: clean(message), severity };
}

function durationOf({ startedAt, completedAt }: CheckAttempt): number {
  const ms = Date.parse(completedAt ?? '') - Date.parse(startedAt ?? '');
  return Number.isFinite(ms) ? Math.max(0, ms) : 0;
}
