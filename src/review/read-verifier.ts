import {
  remark,
  statusOf,
  type VerifierFinding,
  type VerifierReport,
} from '../fetch/evidence-verification.ts';
import { type DocumentRequest, parseDocument } from '../formats/parse-document.ts';
import type { ParsedFinding } from '../model/finding.ts';
import type { Severity } from '../model/severity.ts';
import { shortened } from '../model/shortened.ts';
import { visibleText } from '../model/visible-text.ts';
import type { VerifierPolicy } from '../policy/verifier-policy.ts';
import type { CommandOutcome } from './program-port.ts';

type Report = Omit<VerifierReport, 'name'>;

interface ReadingContext {
  readonly policy: VerifierPolicy;
  /** Absolute path of the repository, and the folder below it in which the program ran; `''` is the root. */
  readonly root: string;
  readonly folder: string;
  readonly redact: (text: string) => string;
}

/** Bytes of each stream that are looked at for its end, and lines and characters that are kept of it. */
const tailLimits = { bytes: 64 * 1024, lines: 15, characters: 1_500 };

const maxMessage = 500;

/** What a verifier's program says by how it ended, and by what it printed where its format has findings. */
export function readVerifier(outcome: CommandOutcome, context: ReadingContext): Report {
  const { end } = outcome;
  const { policy } = context;
  const conclude = (status: Report['status'], why: string): Report => ({
    status,
    findings: [remark(remarkable(why, outcome, context))],
    duration_ms: Math.max(0, Math.round(outcome.duration)),
  });
  switch (end.how) {
    case 'exited':
      if (policy.format !== 'exit-code') return byFindings(outcome, end.code, context);
      return end.code === 0
        ? { ...conclude('pass', ''), findings: [] }
        : conclude('fail', `it exited with ${end.code}`);
    case 'killed':
      return conclude('fail', `it was ended by ${end.signal}`);
    case 'timed-out':
      return conclude('timeout', `it did not end within ${policy.timeout / 1000} s`);
    case 'flooded':
      return conclude('fail', `it printed too much to ${end.stream}`);
    case 'not-started':
      return conclude('skipped', `it could not be started: ${end.reason}`);
    case 'cancelled':
      return conclude('skipped', 'the run was cancelled');
  }
}

/** Its findings decide, except that a program which fails without a reason to show has not passed. */
function byFindings(outcome: CommandOutcome, code: number, context: ReadingContext): Report {
  const found = findingsIn(outcome.stdout, context);
  const isSilent = code !== 0 && found?.length === 0;
  const why = found === undefined ? `its output is not valid ${context.policy.format}` : 'it found nothing';
  const findings =
    found === undefined || isSilent
      ? [remark(remarkable(`${why}, and it exited with ${code}`, outcome, context))]
      : found;
  return { status: statusOf(findings), findings, duration_ms: Math.max(0, Math.round(outcome.duration)) };
}

const severityOf = {
  critical: 'error',
  high: 'error',
  medium: 'warning',
  low: 'info',
  info: 'info',
} as const satisfies Record<Severity, VerifierFinding['severity']>;

/** Undefined where the output cannot be read: that is no clean bill. */
function findingsIn(bytes: Uint8Array, context: ReadingContext): VerifierFinding[] | undefined {
  const { root, folder, policy } = context;
  if (policy.format === 'exit-code') return [];
  const request: DocumentRequest = {
    bytes,
    format: policy.format,
    context: { paths: { root, prefix: folder } },
  };
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

function clean(text: string, { redact }: ReadingContext): string {
  return cleanMessage(text, redact);
}

/** Others' words, safe to show and of a bearable length. */
export function cleanMessage(text: string, redact: (text: string) => string): string {
  return shortened(redact(visibleText(text)).trim(), maxMessage);
}

/** Why, where it ran, and the end of what it printed. */
function remarkable(why: string, { stdout, stderr }: CommandOutcome, context: ReadingContext): string {
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
