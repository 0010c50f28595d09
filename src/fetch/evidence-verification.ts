import { z } from 'zod';
import type { EvidencePack } from '../model/evidence-pack.ts';

const count = z.number().int().min(0);
const name = z.string();

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
        .strictObject({ name, state: z.literal('read'), attempts: z.array(CheckAttempt).readonly() })
        .readonly(),
      z.strictObject({ name, state: z.literal('unreadable'), reason: z.string() }).readonly(),
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
type CheckResult =
  | { readonly state: 'finished'; readonly report: VerifierReport }
  | { readonly state: 'unavailable'; readonly why: string };

interface CheckQuery {
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
const statuses: ReadonlyMap<string | null, VerifierStatus> = new Map([
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
export function readChecks(observed: ObservedChecks | undefined, query: CheckQuery): CheckResult {
  const { name, check, ownCheck, clean } = query;
  const called = `check run ${JSON.stringify(check)}`;
  const unavailable = (why: string): CheckResult => ({ state: 'unavailable', why });
  if (check === ownCheck) return unavailable(`${called} is this run's own`);
  const found = observed?.find((each) => each.name === check);
  if (found === undefined) return unavailable(`${called} was not looked for: a local change has none`);
  if (found.state === 'unreadable') return unavailable(`${called} could not be read: ${clean(found.reason)}`);
  const attempts = newestAttempts(found.attempts);
  if (attempts.length === 0) return unavailable(`there is no ${called} on the head`);
  const open = attempts.find(({ status }) => status !== 'completed');
  if (open !== undefined) return unavailable(`${called} has not finished: it is ${open.status}`);
  const odd = attempts.find(({ conclusion }) => !statuses.has(conclusion));
  if (odd !== undefined) return unavailable(`${called} has no result: it was concluded as ${odd.conclusion}`);
  const reports = attempts.map((attempt) => reportOf(attempt, query));
  return { state: 'finished', report: joinReports(name, reports) };
}

const severityOfLevel = { failure: 'error', warning: 'warning', notice: 'info' } as const;

/** The path that GitHub uses for annotations about a job rather than a file (observed). */
const noFile = '.github';

/** The result of a check by its conclusion; notes can only make a pass a warning. */
function reportOf(attempt: CheckAttempt, { check, clean }: CheckQuery): Omit<VerifierReport, 'name'> {
  const { conclusion, title, startedAt, completedAt } = attempt;
  const status = statuses.get(conclusion) ?? 'fail';
  const suffix = title === '' ? '' : `: ${clean(title)}`;
  const result = `check run ${JSON.stringify(check)} was concluded as ${conclusion}${suffix}`;
  const unread = attempt.notesTotal - attempt.notes.length;
  const findings = [
    ...(status === 'pass' ? [] : [remark(result, status === 'warn' ? 'warning' : 'error')]),
    ...attempt.notes.map(({ path, line, level, message }) => ({
      ...remark(clean(message), severityOfLevel[level]),
      ...(path !== noFile && { file: clean(path), line: line > 0 ? line : null }),
    })),
    ...(unread > 0 ? [remark(`and ${unread} more notes of the check run`, 'info')] : []),
  ];
  const ms = Date.parse(completedAt ?? '') - Date.parse(startedAt ?? '');
  return {
    status: status === 'pass' && statusOf(findings) !== 'pass' ? 'warn' : status,
    findings,
    duration_ms: Number.isFinite(ms) ? Math.max(0, ms) : 0,
  };
}
