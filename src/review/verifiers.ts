import pLimit from 'p-limit';
import {
  joinReports,
  ObservedChecks,
  readChecks,
  remark,
  statusOf,
  type VerifierFinding,
  type VerifierReport,
  verificationOf,
} from '../fetch/evidence-verification.ts';
import { type DocumentRequest, parseDocument } from '../formats/parse-document.ts';
import type { EvidencePack } from '../model/evidence-pack.ts';
import type { ParsedFinding, Severity } from '../model/finding.ts';
import type { Manifest } from '../model/manifest.ts';
import { reasonOf } from '../model/reviewer.ts';
import { compareText, shortened, visibleText } from '../model/text.ts';
import type { VerifierPolicy } from '../policy/reviewer-policy.ts';
import { readOwnPinned, reviewFiles } from '../review-directory/review-files.ts';
import { exclusion, noCheckout, notTrusted, partsOf, trustOf } from './assign.ts';
import { type CommandOutcome, endInWords, outputLimit, type ProgramContext } from './programs.ts';
import { rewritePack } from './reviewed-change.ts';

type Report = Omit<VerifierReport, 'name'>;

interface ReadingContext {
  readonly policy: VerifierPolicy;
  /** Absolute path of the repository, and the program's folder in it; `''` is the root. */
  readonly root: string;
  readonly folder: string;
  readonly redact: (text: string) => string;
}

/** Bytes of each stream that are searched for its end, and lines and characters kept of it. */
const tailLimits = { bytes: 64 * 1024, lines: 15, characters: 1_500 };

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
  const request = { bytes, format, context: { paths: { root, prefix: folder } } };
  const outcome = parseDocument(request);
  if (!outcome.ok) return undefined;
  const { findings, refused, complete } = outcome.document;
  return [
    ...findings.map((finding) => findingOf(finding, context)),
    ...refused.map(({ problems, claimedSeverity = 'high' }) =>
      remark(
        clean(`a result could not be read: ${problems[0]?.message ?? ''}`, context),
        severityOf[claimedSeverity],
      ),
    ),
    ...(complete ? [] : [remark('its output says that it did not check everything')]),
  ];
}

function findingOf({ locations, issue, severity }: ParsedFinding, context: ReadingContext): VerifierFinding {
  const [place] = locations;
  return {
    file: clean(place?.path ?? '', context),
    line: place?.startLine ?? null,
    message: clean(issue, context),
    severity: severityOf[severity],
  };
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
  const text = new TextDecoder().decode(bytes.subarray(-tailLimits.bytes));
  const lines = redact(visibleText(text)).trim().split('\n').slice(-tailLimits.lines);
  return lines.join('\n').slice(-tailLimits.characters);
}

/** The new pack and the manifest that pins it. */
interface Verified {
  readonly manifest: Manifest;
  readonly pack: EvidencePack;
}

/**
 * Runs the verifiers of base policy and adds their results to the evidence pack. They are facts for reviewers
 * and gate nothing themselves. Without verifiers nothing changes.
 */
export async function runVerifiers(context: ProgramContext): Promise<Verified> {
  const { directory, reporter, manifest, effective, change, programs } = context;
  const { pack } = change;
  const verifiers = Object.entries(effective.verifiers).sort(([a], [b]) => compareText(a, b));
  if (verifiers.length === 0) return { manifest, pack };
  const observed = await readOwnPinned(directory, manifest, {
    name: reviewFiles.checks,
    schema: ObservedChecks,
  });
  const limit = pLimit(programs.concurrency);
  const reports = await Promise.all(
    verifiers.map(([name, policy]) => limit(() => verify({ name, policy, observed }, context))),
  );
  for (const { name, status } of reports) reporter.info(`Verifier ${name}: ${status}`);
  const verified = { ...pack, verification: verificationOf(reports) };
  return rewritePack(directory, { manifest, pack: verified }, 'verification');
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
  const { programs, root, redact, change, reporter, exposure } = context;
  const ownCheck = context.settings.checkName;
  const { run, check } = policy;
  const skipped = (reason: string): VerifierReport => ({
    name,
    status: 'skipped',
    findings: [remark(reason, 'info')],
    duration_ms: 0,
  });
  const excluded = exclusion(policy, change.facts);
  if (excluded !== undefined) return skipped(excluded);
  const cleaned = (text: string) => clean(text, context);
  const observation =
    check === undefined ? undefined : readChecks(observed, { name, check, ownCheck, clean: cleaned });
  if (observation?.state === 'finished') return observation.report;
  const hindrance = run === undefined ? 'it has no `run`' : obstacle(policy, context);
  if (run === undefined || hindrance !== undefined)
    return skipped([observation?.why, hindrance].filter((why) => why !== undefined).join('; '));
  if (observation !== undefined) reporter.info(`Verifier ${name} is run here: ${observation.why}`);
  const given = programs.environmentFor(policy.env);
  if ('missing' in given) return skipped(`it has no ${given.missing.join(', ')} here (\`env\`)`);
  const folders = partsOf(policy.cwd, change.present);
  if (folders.length === 0) return skipped('no folder with changes matches `cwd`');
  if (exposure !== undefined) reporter.warning(`Verifier ${name}: ${exposure}`);
  const reports: Omit<VerifierReport, 'name'>[] = [];
  for (const folder of folders) {
    const directory = folder === '' ? root : `${root}/${folder}`;
    const request = { run, directory, environment: given.environment, timeout: policy.timeout, outputLimit };
    const outcome = await programs.commands.run(request, programs.cancelled);
    reports.push(readVerifier(outcome, { policy, root, folder, redact }));
  }
  return joinReports(name, reports);
}

/** Why no program may run in the working directory, or would not review the head there. */
function obstacle(
  policy: VerifierPolicy,
  { programs, manifest, isTrusted, change }: ProgramContext,
): string | undefined {
  if (!isTrusted(policy)) return reasonOf(notTrusted);
  if (trustOf(programs.event, change.facts.fork) === 'files')
    return 'PRIVILEGED_EVENT: it would run the code of the head in a workflow with the rights of the base';
  return noCheckout(manifest.workingDirectory.state)?.text;
}
