import pLimit from 'p-limit';
import { type DocumentRequest, parseDocument } from '../formats/parse-document.ts';
import type { VerifierFinding, VerifierReport } from '../model/evidence-pack.ts';
import { ObservedChecks } from '../model/evidence-pack.ts';
import type { Severity } from '../model/finding.ts';
import { compareText, shortened, visibleText } from '../model/text.ts';
import type { VerifierPolicy } from '../policy/reviewer-policy.ts';
import { isModel } from '../policy/reviewer-policy.ts';
import { type CommandOutcome, outputLimit } from '../ports/stage-ports.ts';
import { readOwnPinned, reviewFiles } from '../review-directory/review-files.ts';
import { exclusion, isSelected, partsOf, whyNotStarted } from './assign.ts';
import { type CheckResult, resultOfChecks } from './check-results.ts';
import { guardFiles } from './guard-files.ts';
import { endInWords, type ProgramContext, readTail } from './programs.ts';
import { type PinnedPack, rewritePack } from './reviewed-change.ts';
import { joinReports, remark, statusOf, verificationOf } from './verifier-reports.ts';

type Report = Omit<VerifierReport, 'name'>;

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
function readVerifier(outcome: CommandOutcome, context: ReadingContext): Report {
  const { end, stdout } = outcome;
  const { policy } = context;
  const ended = endInWords(end, policy.timeout);
  const conclude = (status: Report['status'], findings: Report['findings']): Report => ({
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

/**
 * Runs the verifiers of base policy and adds their results to the evidence pack. They are facts for reviewers
 * and gate nothing themselves. Without verifiers nothing changes.
 */
export async function runVerifiers(context: ProgramContext): Promise<PinnedPack> {
  const { directory, reporter, manifest, pack, effective, programs } = context;
  const verifiers = Object.entries(effective.verifiers).sort(([a], [b]) => compareText(a, b));
  if (verifiers.length === 0) return { manifest, pack };
  const observed = await readOwnPinned(directory, manifest, {
    name: reviewFiles.checks,
    schema: ObservedChecks,
  });
  const limit = pLimit(programs.concurrency);
  const removePlanted = await guardFiles(context);
  const reports = await Promise.all(
    verifiers.map(([name, policy]) => limit(() => verify({ name, policy, observed }, context))),
  ).finally(removePlanted);
  for (const { name, status } of reports) reporter.info(`Verifier ${name}: ${status}`);
  const verified = { ...pack, verification: verificationOf(reports) };
  return rewritePack(directory, { manifest, pack: verified }, 'verification');
}

/** A verifier runs code of the head, which must not run where models answer. */
function leftToTools({ effective, settings }: ProgramContext): string | undefined {
  const isForModels =
    settings.reviewers.length > 0 &&
    Object.entries(effective.reviewers)
      .filter(([id, policy]) => isSelected(id, policy, settings.reviewers))
      .every(([, policy]) => isModel(policy));
  return isForModels
    ? 'it is not run in the job of the models; `check` reads the result of another job'
    : undefined;
}

interface Verifier {
  readonly name: string;
  readonly policy: VerifierPolicy;
  readonly observed: ObservedChecks | undefined;
}

async function verify(
  { name, policy, observed }: Verifier,
  context: ProgramContext,
): Promise<VerifierReport> {
  const { programs, change, reporter, exposure } = context;
  const { run = [], check } = policy;
  const skipped = (...reasons: readonly (string | undefined)[]): VerifierReport => ({
    name,
    status: 'skipped',
    findings: [remark(reasons.filter((why) => why !== undefined).join('; '), 'info')],
    duration_ms: 0,
  });
  const excluded = exclusion(policy, change.facts);
  if (excluded !== undefined) return skipped(excluded);
  const seen = check === undefined ? undefined : observedResult(check, observed, context);
  if (seen !== undefined && !('why' in seen)) return { ...seen, name };
  const notStarted =
    policy.run === undefined
      ? 'it has no `run`'
      : (leftToTools(context) ?? whyNotStarted(policy, context)?.reason);
  if (notStarted !== undefined) return skipped(seen?.why, notStarted);
  if (seen !== undefined) reporter.info(`Verifier ${name} is run here: ${seen.why}`);
  const given = programs.environmentFor(policy.env);
  if ('missing' in given) return skipped(`it has no ${given.missing.join(', ')} here (\`env\`)`);
  const folders = partsOf(policy.cwd, change.present);
  if (folders.length === 0) return skipped('no folder with changes matches `cwd`');
  if (exposure !== undefined) reporter.warning(`Verifier ${name}: ${exposure}`);
  const reports: Report[] = [];
  for (const folder of folders) {
    const directory = folder === '' ? context.root : `${context.root}/${folder}`;
    const request = { run, directory, environment: given.environment, timeout: policy.timeout, outputLimit };
    const outcome = await programs.commands.run(request, programs.cancelled);
    reports.push(readVerifier(outcome, { ...context, policy, folder }));
  }
  return joinReports(name, reports);
}

/** The result of a check run in place of a verifier, or why there is none; a worktree has no check runs. */
function observedResult(
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
