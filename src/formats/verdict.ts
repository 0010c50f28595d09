import type { z } from 'zod';
import { hasOpenStatus, type LineRange, type Native, type ParsedFinding } from '../model/finding.ts';
import { findingId, lineRange } from '../model/identity.ts';
import { type Claims, isWholeIn, Mode, Verdict } from '../model/review-document.ts';
import { sha256 } from '../model/text.ts';
import { FindingReader, type FindingSource } from './contract.ts';
import { unnamed, wordFor } from './contract-fields.ts';
import {
  type Context,
  type FormatDefinition,
  type Header,
  type Reading,
  textAt,
  type WritableFinding,
  type WritableReview,
  type Written,
} from './format-definition.ts';
import { own } from './json-value.ts';
import { readPath } from './places.ts';
import { DocumentDraft, newFinding, stated } from './read-findings.ts';
import { bandOf, shareFloors } from './read-values.ts';
import { type ProblemList, quote } from './rules.ts';
import { checkStatements } from './schema-problems.ts';
import {
  checkChanges,
  type FiledFinding,
  verdictFrameTable as frameTable,
  ReviewVerdict,
  verdictRules as rules,
  verdictSeverities as severities,
  summaryKeys,
  verdictTable as table,
  type VerdictFile,
  VerdictFinding,
  VerdictFrame,
} from './verdict-fields.ts';

const findings = new FindingReader<VerdictFinding>({
  table,
  schema: VerdictFinding,
  places: rules,
  check: checkFinding,
  toFinding: findingOfVerdict,
});

export const verdict: FormatDefinition = {
  title: 'C5: verdict file',
  schema: ReviewVerdict,
  rules: Object.values(rules),
  tables: [table, frameTable],
  prompt: {
    shape: 'The answer is the JSON object of a verdict file, with all findings.',
    clean:
      'Where nothing is wrong `findings` is `[]`, all counts are 0, `verdict` is `PASS`, and `reviewed` lists the files that you read.',
    severities: {
      Blocker: 'the change must not be merged',
      High: 'must be fixed before the merge',
      Medium: 'should be fixed',
      Low: 'may be fixed',
      Info: 'worth knowing',
    },
    confidences: ['0.75 to 1', '0.60 to 0.74', '0.50 to 0.59'],
    unsure: ['below 0.50', 'leave the finding out'],
  },
  listKey: 'findings',
  read: parseVerdict,
  write: writeVerdict,
};

/** C5, ours or another tool's. Ids, counts and verdict are recomputed and compared. */
function parseVerdict(value: Native, context: Context): Reading {
  const draft = new DocumentDraft('verdict', context);
  const { problems } = draft;
  return findings.readFramed(value, draft, {
    key: 'findings',
    frame: VerdictFrame,
    frameTable,
    describe: (frame) => {
      if (frame !== undefined) checkReportPath(frame, problems);
      if (frame !== undefined && draft.invalid.length === 0) checkClaims(frame, draft.findings, problems);
      if (context.previous !== undefined) {
        const later = {
          frame,
          findings: listOf(value, 'findings'),
          preExisting: listOf(value, 'preExisting'),
        };
        checkChanges(context.previous, later, problems);
      }
      return { claims: claimsOf(value), complete: isWhole(value, draft) };
    },
  });
}

function listOf(value: Native, key: string): readonly unknown[] {
  const list = own(value, key);
  return Array.isArray(list) ? list : [];
}

/** One that states no mode is about everything; another mode is enough only where it was asked for. */
function isWhole(value: Native, { problems, context }: DocumentDraft): boolean {
  const written = own(value, 'mode');
  const { data: mode } = Mode.safeParse(written);
  const isAsked =
    mode === undefined ? context.isTolerant === true && written === undefined : isWholeIn(context.mode, mode);
  return coversChange(value, problems, context) && isAsked;
}

const narrowScopes: ReadonlySet<unknown> = new Set(['package', 'team', 'file']);

/** A review of a file or a package is about the change where all of the change is in there. */
function coversChange(value: Native, problems: ProblemList, { changed }: Context): boolean {
  const [scope, target] = [own(value, 'scope'), own(value, 'target')];
  if (!narrowScopes.has(scope)) return true;
  const isInside = (path: string) => path === target || path.startsWith(`${target}/`);
  if (changed !== undefined && changed.paths.length > 0 && changed.paths.every(isInside)) return true;
  const message = `The scope is ${quote(scope)} ${quote(target)}, and the change is not known to be in there.`;
  problems.tolerate(frameTable.ruleOf(['scope']), 'scope', message, 'Review the change: write "changeset".');
  return false;
}

/** What the file claims of itself, also where it lacks fields. */
function claimsOf(value: Native): Claims {
  const word = own(value, 'verdict');
  return {
    verdict: Verdict.safeParse(typeof word === 'string' ? word.trim().toUpperCase() : word).data,
    mode: Mode.safeParse(own(value, 'mode')).data,
  };
}

function findingOfVerdict(data: VerdictFinding, source: FindingSource): ParsedFinding {
  const text = stated(data.recommendation);
  return newFinding(
    {
      nativeId: data.id === unnamed ? undefined : data.id,
      locations: source.locations,
      title: data.title,
      issue: data.title,
      category: data.domain,
      severity: severities[data.severity],
      confidence: { band: bandOf(data.confidence, shareFloors), value: data.confidence },
      fix: text === undefined ? undefined : { text, confidence: 'medium' },
      status: data.status,
    },
    source,
  );
}

function checkFinding(data: VerdictFinding, { problems, lines }: FindingSource): void {
  checkId(data, lines, problems);
  if (data.confidence >= shareFloors.low) return;
  const message = `A confidence of ${data.confidence} is below ${shareFloors.low}; such a finding is speculation.`;
  problems.add(rules.confidenceFloor, 'confidence', message, 'Leave the finding out, or verify it first.');
}

/** Without a file C5 does not say what is hashed, so only ids of findings with a file can be recomputed. */
function checkId(data: VerdictFinding, lines: LineRange | undefined, problems: ProblemList): void {
  if (data.file === '') return;
  const anchor = lines === undefined ? {} : { startLine: lines.start, endLine: lines.end };
  const id = findingId(data.domain, { subject: data.file, ...anchor });
  // Our own writer tells findings of one place apart with `-2`, `-3`.
  if (data.id.startsWith(id) && /^(?:-[1-9][0-9]*)?$/.test(data.id.slice(id.length))) return;
  checkStatements(problems, rules.id, [[['id'], data.id, id]]);
}

/** Compares what the file claims about itself with its own findings. */
function checkClaims(frame: VerdictFrame, found: readonly ParsedFinding[], problems: ProblemList): void {
  const listed = found.map(({ severity, status, native }) => ({
    severity: wordFor(severities, severity),
    status,
    isCounted: own(native, 'requiresVerification') !== true,
  }));
  checkCounts(frame, listed, problems);
  const counted = listed.filter(({ isCounted }) => isCounted);
  // A team agent may mark findings fixed or wont_fix without touching the verdict, so a verdict is true to its file when
  // it follows from the findings that count, with or without those. One that requires verification may block as well,
  // where another reviewer is sure of a milder form of it.
  const now = verdictOf(counted.filter(hasOpenStatus));
  const before = verdictOf(listed.filter(({ status }) => status !== 'verified'));
  const at = order.indexOf(frame.verdict);
  const isBetween = order.indexOf(now) <= at && at <= order.indexOf(before);
  const isTrue = frame.verdict === 'ABORT' ? before === 'FAIL' : isBetween;
  checkStatements(problems, rules.verdict, [[['verdict'], frame.verdict, isTrue ? frame.verdict : now]]);
}

/** An agent that marks a finding may touch nothing but its status, so one that is marked may be counted still. */
function checkCounts({ summary }: VerdictFrame, listed: readonly Counted[], problems: ProblemList): void {
  const [open, all] = [countsOf(listed.filter(hasOpenStatus)), countsOf(listed)];
  const isBetween = (key: (typeof summaryKeys)[number]) =>
    open[key] <= summary[key] && summary[key] <= all[key];
  checkStatements(
    problems,
    rules.summary,
    summaryKeys.map((key) => [['summary', key], summary[key], isBetween(key) ? summary[key] : open[key]]),
  );
}

const order: readonly Verdict[] = ['PASS', 'WARN', 'FAIL'];

/** C5: a path relative to the worktree, and none where a quick check wrote no report. */
function checkReportPath({ mode, reportPath: path }: VerdictFrame, problems: ProblemList): void {
  if (path === '' || (mode !== 'quick' && readPath(path).ok)) return;
  const message = `\`reportPath\` is ${quote(path)} in a review with mode ${quote(mode)}.`;
  problems.add(rules.reportPlace, 'reportPath', message);
}

type Counted = Pick<VerdictFinding, 'severity' | 'status'>;

/**
 * C5: the verdict follows from the open findings. None → PASS, High → WARN, Blocker → FAIL. ABORT is a decision of
 * policy and cannot be recomputed.
 */
export function verdictOf(findings: readonly Counted[]): Exclude<Verdict, 'ABORT'> {
  if (findings.some(({ severity }) => severity === 'Blocker')) return 'FAIL';
  return findings.some(({ severity }) => severity === 'High') ? 'WARN' : 'PASS';
}

function countsOf(findings: readonly Pick<VerdictFinding, 'severity'>[]): ReviewVerdict['summary'] {
  const summary = { blocker: 0, high: 0, medium: 0, low: 0, info: 0 };
  for (const key of summaryKeys) {
    summary[key] = findings.filter(({ severity }) => severity.toLowerCase() === key).length;
  }
  return summary;
}

/** What C5 says of the whole review; the counts come from the findings. */
type VerdictHeader = Omit<ReviewVerdict, 'summary' | 'findings'>;

/** A finding as far as C5 can say it. */
type VerdictSource = Omit<WritableFinding, 'scope' | 'titleDerived' | 'references'>;

/** C5, its verdict recomputed from the findings unless the source claims one. */
function writeVerdict({ findings, claims, native = null }: WritableReview, header: Header): Written {
  const timestamp =
    header.timestamp ?? textAt(native, 'timestamp') ?? textAt(own(native, 'metadata') ?? null, 'reviewed_at');
  if (timestamp === undefined) return { ok: false, needs: ['timestamp'] };
  const written = findings.map(toVerdictFinding);
  const document = toVerdict(
    {
      reviewId: sha256(JSON.stringify(written)).slice(0, 8),
      timestamp,
      scope: 'changeset',
      target: header.repository ?? claims.repository ?? '',
      mode: 'full',
      verdict: claims.verdict ?? verdictOf(written.filter(hasOpenStatus)),
      reportPath: '',
    },
    written,
  );
  return { ok: true, document };
}

/** The verdict file, keys in the contract's order. */
export function toVerdict(header: VerdictHeader, written: VerdictFile['findings']): VerdictFile {
  const { reportPath, tree, ...rest } = header;
  return {
    ...rest,
    summary: countsOf(written.filter(hasOpenStatus)),
    reportPath,
    ...(tree === undefined ? {} : { tree }),
    findings: written,
  };
}

export function toVerdictFinding(finding: VerdictSource): z.infer<typeof FiledFinding> {
  const [location] = finding.locations;
  const reason = finding.status === 'wont_fix' ? finding.suppressed?.reason : undefined;
  return {
    id: finding.id,
    domain: finding.category,
    severity: wordFor(severities, finding.severity),
    confidence: confidenceOf(finding),
    file: location?.path ?? '',
    ...(location?.startLine !== undefined && { lineRange: lineRange(location) }),
    title: finding.title,
    recommendation: finding.fix?.text ?? finding.issue,
    status: finding.status,
    ...(reason !== undefined && { reason }),
  };
}

/** A worded confidence becomes its band's floor; C5 has nothing below 0.50, so speculation is written as that. */
function confidenceOf({ confidence: { band, value }, scale }: VerdictSource): number {
  if (scale === 'verdict' && value !== undefined && bandOf(value, shareFloors) === band) return value;
  return band === 'speculative' ? shareFloors.low : shareFloors[band];
}
