import { z } from 'zod';
import {
  FindingStatus,
  type Location,
  type Native,
  type ParsedFinding,
  type Severity,
} from '../model/finding.ts';
import { findingId, lineRange } from '../model/identity.ts';
import { type Claims, isWholeIn, Mode, Verdict } from '../model/review-document.ts';
import { sha256 } from '../model/text.ts';
import { type FindingPlace, findingReader, newFinding, stated, unnamed } from './contract.ts';
import { count, field, fieldTable, filled, severityWord } from './contract-fields.ts';
import {
  type Context,
  certaintyMeanings,
  type FormatDefinition,
  type Header,
  type Reading,
  unknownTime,
  type WritableFinding,
  type WritableReview,
  type Written,
} from './format-definition.ts';
import { isObject, own } from './json-value.ts';
import { readPath } from './places.ts';
import { bandOf, type LineSpan, shareFloors } from './read-values.ts';
import { deviation, type ProblemList, quote, refused, relocated } from './rules.ts';
import { changeRules, checkChanges } from './verdict-changes.ts';
import { roleNames } from './vocabulary.ts';

const rules = {
  document: refused('C5/document', 'The verdict file is an object with every required field.'),
  findings: refused('C5/findings', '`findings` is an array of objects.'),
  malformed: refused('C5/file', '`file` is a path relative to the repository root, or empty.'),
  outside: relocated('C5/path-in-diff', '`file` is a file of the change.'),
  line: relocated('C5/line-in-diff', 'The lines can carry a comment in the diff.'),
  confidenceFloor: deviation('C5/confidence-floor', '`confidence` is at least 0.50.'),
  id: deviation('C5/recomputed-id', '`id` is `{domain}-{file hash}-{line range}`.'),
  summary: deviation(
    'C5/recomputed-summary',
    '`summary` counts the findings of the file by severity, whatever their status.',
  ),
  verdict: deviation(
    'C5/recomputed-verdict',
    '`verdict` follows from the findings that are open or reopened.',
  ),
  reportPlace: deviation('C5/report-place', '`reportPath` is relative, and empty for a quick check.'),
  ...changeRules,
};

export const severities = {
  Blocker: 'critical',
  High: 'high',
  Medium: 'medium',
  Low: 'low',
  Info: 'info',
} as const satisfies Readonly<Record<string, Severity>>;

const finding = {
  id: field(filled(), 'Stable across reviews: {domain}-{hash of the file}-{lineRange}.', {
    role: 'id',
    missing: unnamed,
  }),
  domain: field(filled(), 'The domain in one word, such as security.', {
    role: 'category',
    missing: 'general',
  }),
  severity: field(
    z.enum(['Blocker', 'High', 'Medium', 'Low', 'Info']),
    'The impact: Blocker, High, Medium, Low or Info.',
    { role: 'severity', scale: severities },
  ),
  confidence: field(z.number().min(0).max(1), 'How certain it is that the problem is real, from 0.50 to 1.', {
    role: 'confidence',
    whole: 1,
    missing: 0.6,
    must: 'is a number from 0 to 1',
  }),
  file: field(z.string(), 'The path from the root of the repository.', {
    ...{ role: 'path', rule: rules.malformed, missing: '' },
  }),
  lineRange: field(
    z
      .string()
      .regex(/^([1-9][0-9]{0,9})(?:-([1-9][0-9]{0,9}))?$/, 'a line such as "42" or a range such as "42-48"')
      .optional(),
    'A line such as "42" or a range such as "42-48" in the file after the change.',
    { role: 'lines', must: 'is a line or a range such as `"42-48"`' },
  ),
  // C5 has no text for the problem itself: the title says what is wrong, the recommendation what to do.
  title: field(filled(), 'The problem in a few words.', { role: 'title', names: [...roleNames.text] }),
  recommendation: field(z.string(), 'How to fix it.', { role: 'fix', missing: '' }),
  status: field(
    FindingStatus.clone(),
    'open for a new finding; fixed, verified, reopened and wont_fix for one that was reported before.',
    { missing: 'open' },
  ),
};
export const VerdictFinding = z.object(finding);
export type VerdictFinding = z.infer<typeof VerdictFinding>;

/** `reason` is our addition: why a finding will not be fixed. */
const filed = {
  ...finding,
  reason: field(z.string().optional(), 'Why a finding will not be fixed; written by pr-verdict alone.', {
    rule: rules.findings,
  }),
};
const FiledFinding = z.object(filed);

const header = {
  reviewId: field(
    z.string().regex(/^[0-9a-fA-F]{8}$/, 'eight hexadecimal digits'),
    'Eight hexadecimal digits that name this review.',
    { must: 'is eight hexadecimal digits' },
  ),
  timestamp: field(
    z.iso.datetime({ offset: true, error: 'a timestamp such as "2026-02-16T10:30:00Z"' }),
    'When the file was last changed, in ISO 8601.',
    { must: 'is an ISO 8601 timestamp' },
  ),
  scope: field(
    z.enum(['changeset', 'package', 'team', 'file']),
    'What was reviewed: the whole change, a package, a team or a file.',
  ),
  target: field(z.string(), 'The name of what was reviewed.'),
  mode: field(
    z.enum(['full', 'quick', 'verify']),
    'full for a whole review, quick for uncommitted lines, verify for findings marked as fixed.',
  ),
  verdict: field(
    Verdict.clone(),
    'PASS, WARN where a High is open, FAIL where a Blocker is open, ABORT where work must stop.',
  ),
  summary: field(
    z.object({
      blocker: field(count(), 'Findings of severity Blocker.'),
      high: field(count(), 'Findings of severity High.'),
      medium: field(count(), 'Findings of severity Medium.'),
      low: field(count(), 'Findings of severity Low.'),
      info: field(count(), 'Findings of severity Info.'),
    }),
    'How many findings there are of each severity.',
    { must: 'counts the five severities' },
  ),
  reportPath: field(z.string(), 'The path of the Markdown report; empty for a quick review.'),
  // Ours, so that a reader can tell whether the verdict still holds.
  tree: field(
    z
      .string()
      .regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/, 'a whole object id')
      .optional(),
    'The id of the git tree that was reviewed; written by pr-verdict alone.',
    { must: 'is a whole object id (an addition of this tool)' },
  ),
  findings: field(z.array(z.unknown()), 'One entry for each problem.', { rule: rules.findings }),
};

/** Everything but the findings, which are checked one by one. */
const VerdictFrame = z.object(header);
export type VerdictFrame = z.infer<typeof VerdictFrame>;

/** C5: the verdict file `review-latest.json`. */
export const ReviewVerdict = VerdictFrame.extend({
  findings: field(z.array(VerdictFinding), 'One entry for each problem.'),
});
export type ReviewVerdict = z.infer<typeof ReviewVerdict>;

/** Our own verdict file, with the open findings that do not count towards the verdict in keys of their own. */
export const VerdictFile = VerdictFrame.extend({
  findings: z.array(FiledFinding),
  needsVerification: z.array(FiledFinding).optional(),
  preExisting: z.array(FiledFinding).optional(),
});
export type VerdictFile = z.infer<typeof VerdictFile>;

/** The frame of either of them. */
const AnyFrame = VerdictFrame.extend({
  needsVerification: z.unknown().optional(),
  preExisting: z.unknown().optional(),
});

const frameTable = fieldTable(header, { contract: 'C5', otherwise: rules.document });
const table = fieldTable(filed, {
  ...{ contract: 'C5', otherwise: rules.findings, extras: ['lineEnd', 'text'] },
});
const findingContract = findingReader({
  ...{ table, schema: VerdictFinding, places: rules, check: checkFinding, toFinding },
});

export const verdict: FormatDefinition = {
  title: 'C5: verdict file',
  schema: ReviewVerdict,
  rules: [...Object.values(rules), ...frameTable.rules, ...table.rules, table.unknownKey],
  fields: table,
  prompt: {
    shape: 'The answer is the JSON object of a verdict file, with all findings.',
    clean: 'Where nothing is wrong `findings` is `[]`, all counts are 0 and `verdict` is `PASS`.',
    severities: {
      Blocker: 'the change must not be merged',
      High: 'must be fixed before the merge',
      Medium: 'should be fixed',
      Low: 'may be fixed',
      Info: 'worth knowing',
    },
    confidences: {
      '0.75 to 1': certaintyMeanings.high,
      '0.60 to 0.74': certaintyMeanings.medium,
      '0.50 to 0.59': certaintyMeanings.low,
      'below 0.50': 'leave the finding out',
    },
  },
  listKey: 'findings',
  isClaimKnown: (key, { verdict: claimed }) => key === 'verdict' && claimed !== undefined,
  read: parseVerdict,
  write: writeVerdict,
};

/** C5, ours or another tool's. Ids, counts and verdict are recomputed and compared. */
function parseVerdict(value: Native, context: Context): Reading {
  return findingContract.readFramed(value, context, {
    ...{ format: 'verdict', key: 'findings', frame: AnyFrame, frameTable },
    describe: (frame, { problems, read }) => {
      if (frame !== undefined) {
        checkReportPath(frame, problems);
        if (read.refused.length === 0) checkClaims(frame, read.findings, problems);
      }
      const before = ReviewVerdict.safeParse(context.previous).data;
      if (before !== undefined) checkChanges(before, laterState(value, frame, read.findings), problems);
      return { claims: claimsOf(value), complete: isWhole(value, context) };
    },
  });
}

function laterState(value: Native, frame: VerdictFrame | undefined, found: readonly ParsedFinding[]) {
  const valid = found.flatMap(({ native, pointer, status }) => {
    const { data } = VerdictFinding.safeParse(isObject(native) ? { ...native, status } : native);
    return data === undefined ? [] : [{ data, pointer }];
  });
  const natives = own(value, 'findings');
  const ids = new Set((Array.isArray(natives) ? natives : []).map((each) => own(each, 'id')));
  return { frame, valid, ids };
}

/** One that states no mode is about everything; another mode is enough only where it was asked for. */
function isWhole(value: Native, { mode, isTolerant }: Context): boolean {
  const said = own(value, 'mode');
  const stated = Mode.safeParse(said);
  return stated.success ? isWholeIn(mode, stated.data) : isTolerant === true && said === undefined;
}

/** What the file claims of itself, also where it lacks fields. */
function claimsOf(value: Native): Claims {
  const said = own(value, 'verdict');
  const word = Verdict.safeParse(typeof said === 'string' ? said.trim().toUpperCase() : said);
  const mode = Mode.safeParse(own(value, 'mode'));
  const findings = own(value, 'findings');
  return {
    ...(word.success && { verdict: word.data }),
    ...(Array.isArray(findings) && { total: findings.length }),
    ...(mode.success && { mode: mode.data }),
  };
}

function toFinding(data: VerdictFinding, place: FindingPlace): ParsedFinding {
  const text = stated(data.recommendation);
  return newFinding(
    {
      ...(data.id === unnamed ? {} : { nativeId: data.id }),
      locations: place.locations,
      title: data.title,
      issue: data.title,
      category: data.domain,
      severity: severities[data.severity],
      confidence: { band: bandOf(data.confidence, shareFloors), value: data.confidence },
      ...(text === undefined ? {} : { fix: { text, confidence: 'medium' } }),
      status: data.status,
    },
    place,
  );
}

function checkFinding(data: VerdictFinding, { problems, lines }: FindingPlace): void {
  checkId(data, lines, problems);
  if (data.confidence >= shareFloors.low) return;
  const message = `A confidence of ${data.confidence} is below ${shareFloors.low}; such a finding is speculation.`;
  problems.add(rules.confidenceFloor, 'confidence', message, 'Leave the finding out, or verify it first.');
}

/** Without a file C5 does not say what is hashed, so only ids of findings with a file can be recomputed. */
function checkId(data: VerdictFinding, lines: LineSpan | undefined, problems: ProblemList): void {
  if (data.file === '') return;
  const anchor = lines === undefined ? {} : { startLine: lines.start, endLine: lines.end };
  const id = findingId(data.domain, { subject: data.file, ...anchor });
  // Our own writer tells findings of one place apart with `-2`, `-3`.
  if (data.id.startsWith(id) && /^(?:-[1-9][0-9]*)?$/.test(data.id.slice(id.length))) return;
  const message = `The id is ${quote(data.id)}; domain, file and lines make it ${quote(id)}.`;
  problems.add(rules.id, 'id', message, `Write ${quote(id)}.`);
}

/** Compares what the file claims about itself with its own findings. */
function checkClaims(frame: VerdictFrame, found: readonly ParsedFinding[], problems: ProblemList): void {
  const listed = found.map(({ severity, status }) => ({
    severity: severityWord(severities, severity),
    status,
  }));
  const actual = summaryOf(listed);
  for (const key of summaryKeys) {
    if (frame.summary[key] === actual[key]) continue;
    const message = `\`${key}\` is ${frame.summary[key]}, but ${actual[key]} findings have that severity.`;
    problems.add(rules.summary, ['summary', key], message, `Write ${actual[key]}.`);
  }
  checkVerdict(frame.verdict, listed, problems);
}

const order: readonly Verdict[] = ['PASS', 'WARN', 'FAIL'];

/**
 * A team agent may mark findings fixed or wont_fix without touching the verdict, so a verdict is true to its
 * file when it follows from the findings that count, with or without those.
 */
function checkVerdict(said: Verdict, listed: readonly Counted[], problems: ProblemList): void {
  const now = verdictOf(listed.filter(({ status }) => counts(status)));
  const before = verdictOf(listed.filter(({ status }) => status !== 'verified'));
  const at = order.indexOf(said);
  const isBetween = order.indexOf(now) <= at && at <= order.indexOf(before);
  if (said === 'ABORT' ? before === 'FAIL' : isBetween) return;
  const message = `The verdict is ${quote(said)}, but the findings that are open or reopened make it ${quote(now)}.`;
  problems.add(rules.verdict, 'verdict', message, `Write ${quote(now)}.`);
}

/** C5: a path relative to the worktree, and none where a quick check wrote no report. */
function checkReportPath({ mode, reportPath }: VerdictFrame, problems: ProblemList): void {
  if (reportPath === '') return;
  if (mode === 'quick') {
    const message = `A quick check has no report, but \`reportPath\` is ${quote(reportPath)}.`;
    problems.add(rules.reportPlace, 'reportPath', message, 'Write "".');
  } else if (!readPath(reportPath).ok) {
    const message = `The path ${quote(reportPath)} of the report is not relative to the worktree.`;
    const advice = 'Write a path such as "docs/code-reviews/report.md".';
    problems.add(rules.reportPlace, 'reportPath', message, advice);
  }
}

type Counted = Pick<VerdictFinding, 'severity' | 'status'>;

/** C5: the verdict follows from findings that are open or reopened. */
export function counts(status: FindingStatus): boolean {
  return status === 'open' || status === 'reopened';
}

/** None → PASS, High → WARN, Blocker → FAIL. ABORT is a decision of policy and cannot be recomputed. */
export function verdictOf(findings: readonly Counted[]): Exclude<Verdict, 'ABORT'> {
  if (findings.some(({ severity }) => severity === 'Blocker')) return 'FAIL';
  return findings.some(({ severity }) => severity === 'High') ? 'WARN' : 'PASS';
}

/**
 * How many of the listed findings have each severity, whatever their status: a team agent that marks a finding
 * fixed may touch nothing but the status, so the counts must not depend on it.
 */
export function summaryOf(findings: readonly Pick<VerdictFinding, 'severity'>[]): ReviewVerdict['summary'] {
  const summary = { blocker: 0, high: 0, medium: 0, low: 0, info: 0 };
  for (const { severity } of findings) summary[summaryKeyOf[severity]] += 1;
  return summary;
}

const summaryKeys = ['blocker', 'high', 'medium', 'low', 'info'] as const;

const summaryKeyOf = {
  ...{ Blocker: 'blocker', High: 'high', Medium: 'medium', Low: 'low', Info: 'info' },
} as const satisfies Record<VerdictFinding['severity'], keyof ReviewVerdict['summary']>;

/** What C5 says of the whole review; the counts come from the findings. */
type VerdictHeader = Omit<ReviewVerdict, 'summary' | 'findings'>;

/** A finding as far as C5 can say it. */
export type VerdictSource = Pick<
  WritableFinding,
  | ('id' | 'category' | 'severity' | 'confidence' | 'locations' | 'title' | 'issue' | 'fix' | 'status')
  | ('scale' | 'suppressed')
>;

/** C5, its verdict recomputed from the findings unless the source claims one. */
export function writeVerdict({ findings, claims }: WritableReview, header: Header): Written {
  const written = findings.map(toVerdictFinding);
  const document = toVerdict(
    {
      reviewId: sha256(JSON.stringify(written)).slice(0, 8),
      timestamp: header.timestamp ?? unknownTime,
      scope: 'changeset',
      target: header.repository ?? claims.repository ?? '',
      mode: 'full',
      verdict: claims.verdict ?? verdictOf(written.filter(({ status }) => counts(status))),
      reportPath: '',
    },
    findings,
  );
  return { ok: true, document };
}

/** The verdict file, keys in the contract's order. */
export function toVerdict(header: VerdictHeader, findings: readonly VerdictSource[]): VerdictFile {
  const { reviewId, timestamp, scope, target, mode, verdict, reportPath, tree } = header;
  const written = findings.map(toVerdictFinding);
  return {
    reviewId,
    timestamp,
    scope,
    target,
    mode,
    verdict,
    summary: summaryOf(written),
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
    severity: severityWord(severities, finding.severity),
    confidence: confidenceOf(finding),
    file: location?.path ?? '',
    ...rangeOf(location),
    title: finding.title,
    recommendation: finding.fix?.text ?? finding.issue,
    status: finding.status,
    ...(reason !== undefined && { reason }),
  };
}

function rangeOf(location: Location | undefined): { readonly lineRange?: string } {
  if (location?.startLine === undefined) return {};
  const { startLine, endLine } = location;
  return { lineRange: lineRange({ startLine, ...(endLine === undefined ? {} : { endLine }) }) };
}

/** A worded confidence becomes its band's floor; C5 has nothing below 0.50, so speculation is written as that. */
function confidenceOf({ confidence: { band, value }, scale }: VerdictSource): number {
  if (scale === 'verdict' && value !== undefined && bandOf(value, shareFloors) === band) return value;
  return band === 'speculative' ? shareFloors.low : shareFloors[band];
}
