import type { Native, ParsedFinding } from '../model/finding.ts';
import { findingId } from '../model/identity.ts';
import type { Problem } from '../model/problem.ts';
import { type Claims, isWholeIn, Verdict } from '../model/review-document.ts';
import { pointerTo } from './json-reader.ts';
import { fieldNames, type LooseContract, readLoosely } from './loose-fields.ts';
import { claimedSeverity, emptied, isObject, own } from './own-document.ts';
import type { Context } from './parse-context.ts';
import type { Reading } from './parsed-document.ts';
import { readPath, readPlace } from './places.ts';
import { type FindingReading, readFindings } from './read-findings.ts';
import type { LineSpan } from './read-values.ts';
import { isRefusal, none, problem, quote, type RuleId } from './rules.ts';
import { schemaProblems, unknownKeys } from './schema-problems.ts';
import {
  bandOf,
  confidenceFloors,
  counts,
  lineRangePattern,
  ReviewVerdict,
  summaryOf,
  VerdictEnvelope,
  VerdictFinding,
  verdictOf,
  verdictSeverities,
  verdictSeverityOf,
  verdictWords,
} from './verdict.ts';
import {
  addedProblems,
  headerProblems,
  isSameTime,
  transitionProblems,
  vanishedProblems,
} from './verdict-changes.ts';

const envelopeRules: ReadonlyMap<PropertyKey | undefined, RuleId> = new Map([
  ['reviewId', 'C5/review-id'],
  ['timestamp', 'C5/timestamp'],
  ['scope', 'C5/scope'],
  ['target', 'C5/target'],
  ['mode', 'C5/mode'],
  ['verdict', 'C5/verdict'],
  ['summary', 'C5/summary'],
  ['reportPath', 'C5/report-path'],
  ['tree', 'C5/tree'],
  ['findings', 'C5/findings'],
  ['needsVerification', 'C5/findings'],
  ['preExisting', 'C5/findings'],
]);

const findingRules: ReadonlyMap<PropertyKey | undefined, RuleId> = new Map([
  ['id', 'C5/finding-id'],
  ['domain', 'C5/domain'],
  ['severity', 'C5/severity'],
  ['confidence', 'C5/confidence'],
  ['file', 'C5/file'],
  ['lineRange', 'C5/line-range'],
  ['title', 'C5/title'],
  ['recommendation', 'C5/recommendation'],
  ['status', 'C5/status'],
  ['reason', 'C5/status'],
]);

function envelopeRuleOf(path: readonly PropertyKey[]): RuleId {
  return envelopeRules.get(path[0]) ?? 'C5/document';
}

function findingRuleOf(path: readonly PropertyKey[]): RuleId {
  return findingRules.get(path[0]) ?? 'C5/findings';
}

const envelopeKeys = new Set([...envelopeRules.keys()].map(String));
const findingKeys = new Set([...findingRules.keys()].map(String));
const summaryFields = new Set(['blocker', 'high', 'medium', 'low', 'info']);

function envelopeKeyDeviations(value: Native): readonly Problem[] {
  const summary = own(value, 'summary');
  return [
    ...unknownFields(value, '', envelopeKeys),
    ...(summary === undefined ? [] : unknownFields(summary, '/summary', summaryFields)),
  ];
}

function findingKeyDeviations(native: Native, pointer: string): readonly Problem[] {
  return unknownFields(native, pointer, findingKeys);
}

function unknownFields(value: Native, pointer: string, known: ReadonlySet<string>): readonly Problem[] {
  return isObject(value) ? unknownKeys(value, known, { pointer, rule: 'C5/unknown-key' }) : [];
}

/** What the file claims about itself, recomputed from its own findings. */
function claimDeviations(envelope: VerdictEnvelope, findings: readonly VerdictFinding[]): readonly Problem[] {
  return [...summaryDeviations(envelope, findings), ...verdictDeviation(envelope, findings)];
}

function summaryDeviations(
  { summary }: VerdictEnvelope,
  findings: readonly VerdictFinding[],
): readonly Problem[] {
  const actual = summaryOf(findings);
  return (['blocker', 'high', 'medium', 'low', 'info'] as const)
    .filter((key) => summary[key] !== actual[key])
    .map((key) =>
      problem('C5/recomputed-summary', {
        path: `/summary/${key}`,
        type: 'count',
        message: `\`${key}\` is ${summary[key]}, but ${actual[key]} findings have that severity.`,
        recommendation: `Write ${actual[key]}.`,
      }),
    );
}

/**
 * A team agent may mark findings fixed or wont_fix without touching the verdict, so a verdict is true to its
 * file when it follows from the findings that count, with or without those.
 */
function verdictDeviation(
  { verdict }: VerdictEnvelope,
  findings: readonly VerdictFinding[],
): readonly Problem[] {
  const now = verdictOf(findings.filter(({ status }) => counts(status)));
  const before = verdictOf(findings.filter(({ status }) => status !== 'verified'));
  const isTrue = verdict === 'ABORT' ? before === 'FAIL' : between(now, verdict, before);
  if (isTrue) return [];
  return [
    problem('C5/recomputed-verdict', {
      path: '/verdict',
      type: 'claim',
      message: `The verdict is ${quote(verdict)}, but the findings that are open or reopened make it ${quote(now)}.`,
      recommendation: `Write ${quote(now)}.`,
    }),
  ];
}

const order: readonly Verdict[] = ['PASS', 'WARN', 'FAIL'];

function between(low: Verdict, verdict: Verdict, high: Verdict): boolean {
  return order.indexOf(low) <= order.indexOf(verdict) && order.indexOf(verdict) <= order.indexOf(high);
}

/** C5: a path relative to the worktree, and none where a quick check wrote no report. */
function reportDeviation({ mode, reportPath }: VerdictEnvelope): readonly Problem[] {
  const isPlaced = mode === 'quick' ? reportPath === '' : reportPath === '' || readPath(reportPath).ok;
  if (isPlaced) return [];
  return [
    problem('C5/report-place', {
      path: '/reportPath',
      type: 'path',
      message:
        mode === 'quick'
          ? `A quick check has no report, but \`reportPath\` is ${quote(reportPath)}.`
          : `The path ${quote(reportPath)} of the report is not relative to the worktree.`,
      recommendation: mode === 'quick' ? 'Write "".' : 'Write a path such as "docs/code-reviews/report.md".',
    }),
  ];
}

function readLineRange(text: string): { readonly start: number; readonly end: number } | undefined {
  const match = lineRangePattern.exec(text);
  if (match === null) return undefined;
  const start = Number(match[1]);
  const end = Number(match[2] ?? match[1]);
  return start <= end && end <= 2_147_483_647 ? { start, end } : undefined;
}

interface Place {
  /** Undefined where the finding has no file. */
  readonly path: string | undefined;
  readonly lines: { readonly start: number; readonly end: number } | undefined;
}

function toFinding(
  data: VerdictFinding,
  { path, lines }: Place,
  { native, pointer }: { native: Native; pointer: string },
): ParsedFinding {
  return {
    nativeId: data.id,
    scope: path === undefined ? 'system' : lines === undefined ? 'file' : 'inline',
    locations: path === undefined ? [] : [{ path, ...linesOf(lines), side: 'RIGHT' }],
    ...(path === undefined ? { scopeText: data.title } : {}),
    title: data.title,
    titleDerived: false,
    // C5 has no text for the problem itself: the title says what is wrong, the recommendation what to do.
    issue: data.title,
    category: data.domain,
    severity: verdictSeverities[data.severity],
    confidence: { band: bandOf(data.confidence), value: data.confidence },
    ...(data.recommendation.trim() === ''
      ? {}
      : { fix: { text: data.recommendation, confidence: 'medium' } }),
    references: [],
    requiresHuman: false,
    preExisting: false,
    status: data.status,
    pointer,
    native,
  };
}

function linesOf(lines: Place['lines']): { readonly startLine?: number; readonly endLine?: number } {
  if (lines === undefined) return {};
  return { startLine: lines.start, ...(lines.end === lines.start ? {} : { endLine: lines.end }) };
}

/** C5, ours or another tool's. What it says of ids, counts and verdict is recomputed and compared. */
export function parseVerdict(value: Native, context: Context): Reading {
  const envelope = VerdictEnvelope.safeParse(value);
  const faults = envelope.success
    ? none
    : schemaProblems(envelope.error, { value, pointer: '', ruleOf: envelopeRuleOf });
  const findings = own(value, 'findings');
  // What a file says of itself may be missing or wrong, as long as its findings are there.
  const isForgiven = context.isTolerant === true && Array.isArray(findings);
  const natives = Array.isArray(findings) ? findings : [];
  const valid: Valid[] = [];
  const read = readFindings(natives, '/findings', {
    context,
    read: (native, pointer) => readFinding(native, pointer, { context, valid }),
    describe: (native) => ({ ...claimedSeverity(native, 'severity', verdictSeverityOf), ...titleOf(native) }),
  });
  return {
    ok: (faults.length === 0 || isForgiven) && read.ok,
    document: {
      format: 'verdict',
      state: { state: 'reviewed' },
      claims: envelope.success ? claimsOf(envelope.data) : isForgiven ? statedClaims(value) : {},
      questions: [],
      native: isObject(value) ? emptied(value, 'findings') : value,
      findings: read.findings,
      refused: read.refused,
      complete: isWhole(value, envelope.data, context),
    },
    problems: [
      ...(isForgiven ? faults.map((each) => ({ ...each, grade: 'deviation' as const })) : faults),
      ...envelopeKeyDeviations(value),
      ...(envelope.success && read.refused.length === 0
        ? claimDeviations(
            envelope.data,
            valid.map(({ data }) => data),
          )
        : []),
      ...(envelope.success ? reportDeviation(envelope.data) : []),
      ...changeProblems(context.previous, envelope.data, { natives, valid }),
      ...read.problems,
    ],
  };
}

/** One that states no mode is about everything; another mode is enough only where it was asked for. */
function isWhole(
  value: Native,
  envelope: VerdictEnvelope | undefined,
  { mode, isTolerant }: Context,
): boolean {
  if (envelope !== undefined) return isWholeIn(mode, envelope.mode);
  const stated = VerdictEnvelope.shape.mode.safeParse(own(value, 'mode'));
  return (
    isTolerant === true && (stated.success ? isWholeIn(mode, stated.data) : own(value, 'mode') === undefined)
  );
}

/** What a file without all its fields claims of itself. */
function statedClaims(value: Native): Claims {
  const verdict = own(value, 'verdict');
  const word = Verdict.safeParse(typeof verdict === 'string' ? verdict.trim().toUpperCase() : verdict);
  const mode = VerdictEnvelope.shape.mode.safeParse(own(value, 'mode'));
  return { ...(word.success && { verdict: word.data }), ...(mode.success && { mode: mode.data }) };
}

function claimsOf({ verdict, mode, findings }: VerdictEnvelope): Claims {
  return { verdict, total: findings.length, mode };
}

/** What may not have changed since the state before, where that is known. */
function changeProblems(
  previous: unknown,
  after: VerdictEnvelope | undefined,
  { natives, valid }: { readonly natives: readonly Native[]; readonly valid: readonly Valid[] },
): readonly Problem[] {
  const before = ReviewVerdict.safeParse(previous).data;
  if (before === undefined) return none;
  return [
    ...(after === undefined ? none : headerProblems(before, after)),
    ...transitionProblems(before.findings, valid),
    ...(after !== undefined && isSameTime(before, after) ? addedProblems(before.findings, valid) : none),
    ...vanishedProblems(before.findings, new Set(natives.map((each) => own(each, 'id')))),
  ];
}

function titleOf(native: Native): { readonly title?: string } {
  const title = own(native, 'title');
  return typeof title === 'string' ? { title } : {};
}

interface Valid {
  readonly data: VerdictFinding;
  readonly pointer: string;
}

interface Reader {
  readonly context: Context;
  readonly valid: Valid[];
}

function readFinding(native: Native, pointer: string, { context, valid }: Reader): FindingReading {
  const parsed = VerdictFinding.safeParse(native);
  if (parsed.success) {
    const keys = findingKeyDeviations(native, pointer);
    const lines = parsed.data.lineRange === undefined ? undefined : readLineRange(parsed.data.lineRange);
    const isReversed = parsed.data.lineRange !== undefined && lines === undefined;
    if (!isReversed) return judge(parsed.data, { native, pointer, lines }, { context, valid, found: keys });
    if (context.isTolerant !== true) {
      return { problems: [descendingRange(parsed.data.lineRange ?? '', pointer), ...keys] };
    }
  } else if (context.isTolerant !== true || !isObject(native)) {
    const faults = schemaProblems(parsed.error, { value: native, pointer, ruleOf: findingRuleOf });
    return { problems: [...faults, ...findingKeyDeviations(native, pointer)] };
  }
  if (!isObject(native)) return { problems: none };
  const loose = readLoosely(native, pointer, looseVerdict);
  const unread = unknownKeys(native, new Set([...findingKeys, ...loose.used]), {
    pointer,
    rule: 'C5/unknown-key',
  });
  const found = [...loose.problems, ...unread];
  const data = VerdictFinding.safeParse(loose.value);
  if (!data.success) {
    return {
      problems: [
        ...schemaProblems(data.error, { value: loose.value, pointer, ruleOf: findingRuleOf }),
        ...found,
      ],
    };
  }
  const { finding, problems } = judge(
    data.data,
    { native, pointer, lines: loose.lines },
    { context, valid, found },
  );
  if (finding === undefined) return { problems };
  const { nativeId: _, ...rest } = finding;
  return {
    finding: {
      ...(own(native, 'id') === undefined ? rest : finding),
      ...(loose.severity !== undefined && { severity: loose.severity }),
      ...(loose.extras['issue'] !== undefined && { issue: loose.extras['issue'] }),
    },
    problems,
  };
}

interface Judged {
  readonly native: Native;
  readonly pointer: string;
  readonly lines: LineSpan | undefined;
}

interface Judging extends Reader {
  readonly found: readonly Problem[];
}

/** Holds a finding of C5's shape to the rules about its place, id and confidence. */
function judge(
  data: VerdictFinding,
  { native, pointer, lines }: Judged,
  { context, valid, found }: Judging,
): FindingReading {
  const place =
    data.file === ''
      ? { problems: none }
      : readPlace({ path: data.file, lines }, pointer, { context, clauses: placeClauses });
  const problems = [
    ...found,
    ...place.problems,
    ...idDeviation(data, lines, pointer),
    ...floorDeviation(data, pointer),
  ];
  if (problems.some(isRefusal)) return { problems };
  valid.push({ data, pointer });
  const path = 'location' in place ? place.location?.path : undefined;
  return { finding: toFinding(data, { path, lines }, { native, pointer }), problems };
}

const placeClauses = {
  pathKeys: ['file'],
  lineKeys: ['lineRange'],
  malformed: 'C5/file',
  outside: 'C5/path-in-diff',
  line: 'C5/line-in-diff',
} as const;

const names = fieldNames;

/** How fields are read that are not as C5 has them. */
export const looseVerdict: LooseContract = {
  unknownKey: 'C5/unknown-key',
  fields: [
    { name: 'id', kind: 'text', rule: 'C5/finding-id', names: names.id, missing: 'unnamed' },
    { name: 'domain', kind: 'text', rule: 'C5/domain', names: names.category, missing: 'general' },
    { name: 'severity', kind: 'severity', rule: 'C5/severity', names: names.severity, words: verdictWords },
    { name: 'confidence', kind: 'fraction', rule: 'C5/confidence', names: names.confidence, missing: 0.6 },
    { name: 'file', kind: 'path', rule: 'C5/file', names: names.path, missing: '' },
    { name: 'lineRange', kind: 'lines', rule: 'C5/line-range', names: names.lines, shape: 'text' },
    { name: 'lineEnd', kind: 'lineEnd', rule: 'C5/line-range', names: names.lineEnd, isExtra: true },
    { name: 'title', kind: 'text', rule: 'C5/title', names: [...names.title, ...names.text] },
    { name: 'recommendation', kind: 'text', rule: 'C5/recommendation', names: names.fix, missing: '' },
    { name: 'issue', kind: 'text', rule: 'C5/unknown-key', names: names.text, isExtra: true },
    {
      name: 'status',
      kind: 'word',
      rule: 'C5/status',
      words: { open: 'open', fixed: 'fixed', verified: 'verified', reopened: 'reopened', wont: 'wont_fix' },
      missing: 'open',
    },
  ],
};

function descendingRange(range: string, pointer: string): Problem {
  return problem('C5/line-range', {
    path: pointerTo(pointer, 'lineRange'),
    type: 'range',
    message: `The range ${quote(range)} does not ascend.`,
    recommendation: 'Write the first line before the last, such as "42-48".',
  });
}

type Lines = ReturnType<typeof readLineRange>;

/** Without a file C5 does not say what is hashed, so only ids of findings with a file can be recomputed. */
function idDeviation(data: VerdictFinding, lines: Lines, pointer: string): readonly Problem[] {
  if (data.file === '') return [];
  const anchor = {
    subject: data.file,
    ...(lines === undefined ? {} : { startLine: lines.start, endLine: lines.end }),
  };
  const id = findingId(data.domain, anchor);
  // Our own writer tells findings of one place apart with `-2`, `-3`.
  if (
    data.id === id ||
    (data.id.startsWith(`${id}-`) && /^[1-9][0-9]*$/.test(data.id.slice(id.length + 1)))
  ) {
    return [];
  }
  return [
    problem('C5/recomputed-id', {
      path: pointerTo(pointer, 'id'),
      type: 'claim',
      message: `The id is ${quote(data.id)}; domain, file and lines make it ${quote(id)}.`,
      recommendation: `Write ${quote(id)}.`,
    }),
  ];
}

function floorDeviation({ confidence }: VerdictFinding, pointer: string): readonly Problem[] {
  if (confidence >= confidenceFloors.low) return [];
  return [
    problem('C5/confidence-floor', {
      path: pointerTo(pointer, 'confidence'),
      type: 'range',
      message: `A confidence of ${confidence} is below ${confidenceFloors.low}; such a finding is speculation.`,
      recommendation: 'Leave the finding out, or verify it first.',
    }),
  ];
}
