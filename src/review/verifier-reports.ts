import { type DocumentRequest, parseDocument } from '../formats/parse-document.ts';
import type {
  CheckRun,
  EvidencePack,
  NamedChecks,
  ObservedChecks,
  VerifierFinding,
  VerifierReport,
  VerifierStatus,
} from '../model/evidence-pack.ts';
import type { Severity } from '../model/finding.ts';
import { shortened, visibleText } from '../model/text.ts';
import type { VerifierPolicy } from '../policy/reviewer-policy.ts';
import type { CommandOutcome } from '../ports/stage-ports.ts';
import { endInWords, type ProgramContext, readTail } from './programs.ts';

/** The report of a verifier on one folder, or of one check run. */
export type ReportPart = Omit<VerifierReport, 'name'>;

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
export function joinReports(name: string, parts: readonly ReportPart[]): VerifierReport {
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

interface ReadingContext extends Pick<ProgramContext, 'root' | 'redact'> {
  readonly policy: VerifierPolicy;
  /** The program's folder below the root; `''` is the root. */
  readonly folder: string;
}

/** Lines and characters kept of the end of each stream. */
const tailLimits = { lines: 15, characters: 1_500 };

const maxMessage = 500;

const statusOfEnd = {
  killed: 'fail',
  flooded: 'fail',
  'timed-out': 'timeout',
  'not-started': 'skipped',
  cancelled: 'skipped',
} as const;

/**
 * A verifier's result, from how its program ended and from its output if its format has findings. The findings
 * decide, but a program that fails without findings has not passed.
 */
export function readVerifier(outcome: CommandOutcome, context: ReadingContext): ReportPart {
  const { end, stdout } = outcome;
  const { policy } = context;
  const ended = endInWords(end, policy.timeout);
  const conclude = (status: ReportPart['status'], findings: ReportPart['findings']): ReportPart => ({
    status,
    findings,
    duration_ms: Math.max(0, Math.round(outcome.duration)),
  });
  const report = (why: string) => [remark(failedReport(why, outcome, context))];
  if (end.how !== 'exited') return conclude(statusOfEnd[end.how], report(`it ${ended}`));
  if (policy.format === 'exit-code')
    return end.code === 0 ? conclude('pass', []) : conclude('fail', report(`it ${ended}`));
  const found = findingsIn(stdout, policy.format, context);
  if (found === undefined)
    return conclude('fail', report(`its output is not valid ${policy.format}, and it ${ended}`));
  if (end.code !== 0 && found.length === 0)
    return conclude('fail', report(`it found nothing, and it ${ended}`));
  return conclude(statusOf(found), found);
}

const severityOf = {
  critical: 'error',
  high: 'error',
  medium: 'warning',
  low: 'info',
  info: 'info',
} as const satisfies Record<Severity, VerifierFinding['severity']>;

/** Undefined when the output is unreadable, which does not count as clean. */
function findingsIn(
  bytes: Uint8Array,
  format: NonNullable<DocumentRequest['format']>,
  context: ReadingContext,
): VerifierFinding[] | undefined {
  const { root, folder } = context;
  const outcome = parseDocument({ bytes, format, context: { paths: { root, prefix: folder } } });
  if (!outcome.ok) return undefined;
  const { findings, invalid, complete } = outcome.document;
  const found = [
    ...findings.map(({ locations: [place], issue, severity }) => ({
      file: place?.path ?? '',
      line: place?.startLine ?? null,
      message: issue,
      severity: severityOf[severity],
    })),
    ...invalid.map(({ problems, claimedSeverity = 'high' }) =>
      remark(`a result could not be read: ${problems[0]?.message ?? ''}`, severityOf[claimedSeverity]),
    ),
    ...(complete ? [] : [remark('its output says that it did not check everything')]),
  ];
  return cleaned(found, context);
}

function cleaned(findings: readonly VerifierFinding[], context: Pick<ReadingContext, 'redact'>) {
  return findings.map(({ file, message, ...finding }) => {
    return { ...finding, file: clean(file, context), message: clean(message, context) };
  });
}

/** Text of others, cleaned for display and shortened. */
function clean(text: string, { redact }: Pick<ReadingContext, 'redact'>): string {
  return shortened(redact(visibleText(text)).trim(), maxMessage);
}

/** The reason, the folder, and the end of the output. */
function failedReport(why: string, { stdout, stderr }: CommandOutcome, context: ReadingContext): string {
  const where = context.folder === '' ? why : `in ${context.folder}, ${why}`;
  return [clean(where, context), tailOf(stdout, context), tailOf(stderr, context)]
    .filter((part) => part !== '')
    .join('\n');
}

function tailOf(bytes: Uint8Array, { redact }: ReadingContext): string {
  const lines = readTail(bytes, redact).trim().split('\n').slice(-tailLimits.lines);
  return lines.join('\n').slice(-tailLimits.characters);
}

/** Conclusions that are a result; cancelled, skipped, stale and waiting checks have none. */
const statuses: ReadonlyMap<string | null, VerifierReport['status']> = new Map([
  ['success', 'pass'],
  ['neutral', 'warn'],
  ['failure', 'fail'],
  ['startup_failure', 'fail'],
  ['timed_out', 'timeout'],
]);

/** The result of the check runs with one name, or why there is none. */
type CheckResult = VerifierReport | { readonly why: string };

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
function reportOf(check: CheckRun): ReportPart {
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

/** The result of a check run in place of a verifier, or why there is none; a worktree has no check runs. */
export function observedResult(
  name: string,
  observed: ObservedChecks | undefined,
  context: Pick<ProgramContext, 'settings' | 'redact'>,
): CheckResult {
  // The check that this run concludes is no evidence for itself.
  const isOwn = name === context.settings.checkName;
  const found = observed?.find((each) => each.name === name);
  const result = isOwn ? { why: "is this run's own" } : resultOfChecks(found);
  if ('why' in result) return { why: clean(`check run ${JSON.stringify(name)} ${result.why}`, context) };
  return { ...result, findings: cleaned(result.findings, context) };
}
