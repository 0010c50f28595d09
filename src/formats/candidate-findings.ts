import { z } from 'zod';
import {
  type ConfidenceBand,
  Evidence,
  type Native,
  type ParsedFinding,
  type Severity,
} from '../model/finding.ts';
import type { Problem } from '../model/problem.ts';
import { titleFrom } from '../model/title.ts';
import { pointerTo } from './json-reader.ts';
import { fieldNames, type LooseContract, readLoosely } from './loose-fields.ts';
import { claimedSeverity, isObject, type NativeObject, own } from './own-document.ts';
import type { Context } from './parse-context.ts';
import { emptyList, type Reading } from './parsed-document.ts';
import { readPlace } from './places.ts';
import { type FindingReading, readFindings } from './read-findings.ts';
import { joined, problem, quote, type RuleId } from './rules.ts';
import { schemaProblems, unknownKeys } from './schema-problems.ts';
import type { WritableFinding, WritableReview, Written } from './writable.ts';

const filled = z.string().regex(/\S/, 'a non-empty string');
const line = z.int().min(1).max(2_147_483_647).nullable();
const certainty = z.enum(['high', 'medium', 'low']);

const candidate = {
  finding_id: filled,
  source: z.enum(['fresh_eyes', 'challenger', 'verifier']),
  title: filled,
  file: z.string(),
  line_start: line,
  line_end: line,
  hunk: z.string().nullable(),
  why_it_matters: z.string(),
  evidence: z.object({ type: Evidence.unwrap().shape.type, detail: z.string() }),
  confidence: certainty,
  severity: z.enum(['critical', 'high', 'medium', 'low']),
  action: z.enum(['fix', 'verify', 'discuss']),
  requires_human: z.boolean(),
  /** What a challenger says of a finding of another source; of its own ones nothing or `novel`. */
  classification: z.enum(['confirms', 'refutes', 'novel']).optional(),
};

const synthesis = {
  corroborated_by: z.array(z.string()),
  contested_by: z.array(z.string()),
  merged_confidence: certainty,
  suppressed: z.boolean(),
  suppression_reason: z.string().nullable(),
};

const candidateKeys: ReadonlySet<string> = new Set(Object.keys(candidate));
const synthesisKeys: ReadonlySet<string> = new Set(Object.keys(synthesis));

/** C3: what one source found, before synthesis. */
export const CandidateFinding = z.object(candidate);
export type CandidateFinding = z.infer<typeof CandidateFinding>;

/** C3: a finding after synthesis, which adds five fields and takes none away. */
const SynthesizedFinding = z.object({ ...candidate, ...synthesis });
type SynthesizedFinding = z.infer<typeof SynthesizedFinding>;

export const CandidateFindings = z.array(CandidateFinding);
export const SynthesizedFindings = z.array(SynthesizedFinding);

const rules: ReadonlyMap<PropertyKey | undefined, RuleId> = new Map([
  ['finding_id', 'C3/finding-id'],
  ['source', 'C3/source'],
  ['title', 'C3/title'],
  ['file', 'C3/file'],
  ['line_start', 'C3/lines'],
  ['line_end', 'C3/lines'],
  ['hunk', 'C3/hunk'],
  ['why_it_matters', 'C3/why-it-matters'],
  ['evidence', 'C3/evidence'],
  ['confidence', 'C3/confidence'],
  ['severity', 'C3/severity'],
  ['action', 'C3/action'],
  ['requires_human', 'C3/requires-human'],
  ['classification', 'C3/classification'],
  ['corroborated_by', 'C3/synthesis'],
  ['contested_by', 'C3/synthesis'],
  ['merged_confidence', 'C3/synthesis'],
  ['suppressed', 'C3/synthesis'],
  ['suppression_reason', 'C3/synthesis'],
]);

function ruleOf(path: readonly PropertyKey[]): RuleId {
  return rules.get(path[0]) ?? 'C3/document';
}

const known = new Set([...candidateKeys, ...synthesisKeys]);

/** Any field of synthesis makes it a synthesised finding, which then needs all of them. */
function isSynthesized(native: Native): boolean {
  return isObject(native) && Object.keys(native).some((key) => synthesisKeys.has(key));
}

function fieldDeviations(native: Native, pointer: string): readonly Problem[] {
  if (!isObject(native)) return [];
  return [
    ...unknownKeys(native, known, { pointer, rule: 'C3/unknown-key' }),
    ...suppressionDeviation(native, pointer),
  ];
}

function suppressionDeviation(native: Native, pointer: string): readonly Problem[] {
  const suppressed = own(native, 'suppressed');
  const reason = own(native, 'suppression_reason');
  const hasReason = typeof reason === 'string' && reason.trim() !== '';
  if (typeof suppressed !== 'boolean' || suppressed === hasReason) return [];
  return [
    problem('C3/suppression-reason', {
      path: pointerTo(pointer, 'suppression_reason'),
      type: 'claim',
      message: suppressed
        ? 'The finding is suppressed without a reason.'
        : 'The finding has a reason for suppression, but is not suppressed.',
      recommendation: suppressed ? 'Say why.' : 'Write null.',
    }),
  ];
}

const certainties = {
  high: 'high',
  medium: 'medium',
  low: 'low',
  speculative: 'low',
} as const satisfies Record<ConfidenceBand, CandidateFinding['confidence']>;

const severityNames = {
  critical: 'critical',
  high: 'high',
  medium: 'medium',
  low: 'low',
  info: 'low',
} as const satisfies Record<Severity, CandidateFinding['severity']>;

const severities = {
  critical: 'critical',
  high: 'high',
  medium: 'medium',
  low: 'low',
} as const satisfies Record<CandidateFinding['severity'], Severity>;

/** For reading a word that is not known to be valid. */
const severityOf: ReadonlyMap<unknown, Severity> = new Map(Object.entries(severities));

/** C3 has no category of its own; the findings of one document share this one. */
const category = 'general';

interface Place {
  readonly path: string;
  readonly lines: { readonly start?: number; readonly end?: number };
}

function toFinding(
  data: CandidateFinding | SynthesizedFinding,
  { path, lines: { start, end } }: Place,
  { native, pointer }: { native: Native; pointer: string },
): ParsedFinding {
  return {
    nativeId: data.finding_id,
    ...('suppressed' in data ? { claimed: claimsOf(data) } : {}),
    scope: start === undefined ? 'file' : 'inline',
    locations: [
      {
        path,
        ...(start === undefined ? {} : { startLine: start }),
        ...(end === undefined || end === start ? {} : { endLine: end }),
        side: 'RIGHT',
      },
    ],
    title: data.title,
    titleDerived: false,
    issue: data.why_it_matters.trim() === '' ? data.title : data.why_it_matters,
    category,
    severity: severities[data.severity],
    confidence: { band: 'merged_confidence' in data ? data.merged_confidence : data.confidence },
    references: [],
    evidence: data.evidence,
    action: data.action,
    requiresHuman: data.requires_human,
    preExisting: false,
    status: 'open',
    pointer,
    native,
  };
}

function claimsOf(data: SynthesizedFinding): NonNullable<ParsedFinding['claimed']> {
  return {
    corroboratedBy: data.corroborated_by,
    contestedBy: data.contested_by,
    ...(data.suppressed ? { suppressed: { reason: data.suppression_reason ?? 'no reason given' } } : {}),
  };
}

/** C3: candidate findings of one source, or the findings after synthesis; both are arrays. */
export function parseCandidateFindings(value: Native, context: Context): Reading {
  if (!Array.isArray(value)) return { ok: false, document: emptyDocument, problems: [notAnArray(value)] };
  const { findings, refused, problems, ok } = readFindings(value, '', {
    context,
    read: (native, pointer) => readFinding(native, pointer, context),
    describe: (native) => ({ ...claimedSeverity(native, 'severity', severityOf), ...titleOf(native) }),
  });
  return {
    ok,
    document: { ...emptyDocument, findings, refused, claims: { total: value.length } },
    problems: [...problems, ...repeatedIds(value)],
  };
}

const emptyDocument = emptyList('candidate-findings');

function notAnArray(value: Native): Problem {
  return problem('C3/document', {
    path: '',
    type: 'type',
    message: `The document is ${quote(value)}; it must be an array of candidate findings.`,
    recommendation: 'Return an array, `[]` when there is nothing to report.',
  });
}

function titleOf(native: Native): { readonly title?: string } {
  const title = own(native, 'title');
  return typeof title === 'string' ? { title } : {};
}

function readFinding(native: Native, pointer: string, context: Context): FindingReading {
  const deviations = fieldDeviations(native, pointer);
  const parsed = schemaOf(native).safeParse(native);
  const lines = parsed.success ? linesOf(parsed.data) : undefined;
  if (parsed.success && lines !== undefined) {
    return judge(parsed.data, { lines, native, pointer }, { context, deviations });
  }
  if (context.isTolerant === true && isObject(native)) return readTolerantly(native, pointer, context);
  return {
    problems: parsed.success
      ? [disorderedLines(pointer), ...deviations]
      : [...schemaProblems(parsed.error, { value: native, pointer, ruleOf }), ...deviations],
  };
}

function schemaOf(native: Native) {
  return isSynthesized(native) ? SynthesizedFinding : CandidateFinding;
}

/** In whatever words and shapes have one meaning. */
function readTolerantly(native: NativeObject, pointer: string, context: Context): FindingReading {
  const loose = readLoosely(native, pointer, looseCandidates);
  const { finding_id: id, line_start: _, line_end: __, ...rest } = loose.value;
  const { title, why_it_matters: why } = rest;
  const value: NativeObject = {
    ...rest,
    ...Object.fromEntries(Object.entries(native).filter(([key]) => synthesisKeys.has(key))),
    finding_id: id ?? 'unnamed',
    title: title ?? (typeof why === 'string' ? (titleFrom(why) ?? why) : null),
    evidence: evidenceOf(rest['evidence']),
    line_start: loose.lines?.start ?? null,
    line_end: loose.lines?.end ?? null,
  };
  const isUnplaced = loose.value['line_start'] != null && loose.lines === undefined;
  const unread = unknownKeys(native, new Set([...known, ...loose.used]), { pointer, rule: 'C3/unknown-key' });
  const deviations = [...loose.problems, ...unread, ...suppressionDeviation(native, pointer)];
  const parsed = schemaOf(value).safeParse(value);
  if (!parsed.success || isUnplaced) {
    const faults = parsed.success ? [] : schemaProblems(parsed.error, { value, pointer, ruleOf });
    return { problems: [...faults, ...(isUnplaced ? [disorderedLines(pointer)] : []), ...deviations] };
  }
  const lines = linesOf(parsed.data) ?? {};
  const { finding, problems } = judge(parsed.data, { lines, native, pointer }, { context, deviations });
  if (finding === undefined) return { problems };
  const { nativeId: __id, ...unnamed } = finding;
  const { category: named, fix } = loose.extras;
  return {
    finding: {
      ...(id === undefined ? unnamed : finding),
      ...(loose.severity !== undefined && { severity: loose.severity }),
      ...(loose.confidence !== undefined && { confidence: loose.confidence }),
      ...(named !== undefined && { category: named }),
      ...(fix !== undefined && { fix: { text: fix, confidence: 'low' } }),
    },
    problems,
  };
}

/** Words of evidence without a type are reasoning. */
function evidenceOf(value: Native | undefined): Native {
  const type = own(value, 'type');
  const known = Evidence.unwrap().shape.type.safeParse(type);
  const detail =
    typeof value === 'string' ? value : (own(value, 'detail') ?? own(value, 'description') ?? '');
  return { type: known.success ? known.data : 'contextual_reasoning', detail };
}

interface Judged {
  readonly lines: Lines;
  readonly native: Native;
  readonly pointer: string;
}

/** Holds a finding of C3's shape against the change. */
function judge(
  data: CandidateFinding | SynthesizedFinding,
  { lines, native, pointer }: Judged,
  { context, deviations }: { readonly context: Context; readonly deviations: readonly Problem[] },
): FindingReading {
  const { start, end = start } = lines;
  const span = start === undefined || end === undefined ? undefined : { start, end };
  const placed = readPlace({ path: data.file, lines: span }, pointer, { context, clauses: placeClauses });
  const problems = joined(placed.problems, deviations);
  if (placed.location === undefined) return { problems };
  return { finding: toFinding(data, { path: placed.location.path, lines }, { native, pointer }), problems };
}

const placeClauses = {
  pathKeys: ['file'],
  lineKeys: ['line_start'],
  malformed: 'C3/file',
  outside: 'C3/path-in-diff',
  line: 'C3/line-in-diff',
} as const;

const names = fieldNames;

/** How fields are read that are not as C3 has them. */
export const looseCandidates: LooseContract = {
  unknownKey: 'C3/unknown-key',
  fields: [
    { name: 'finding_id', kind: 'text', rule: 'C3/finding-id', names: names.id },
    {
      name: 'source',
      kind: 'word',
      rule: 'C3/source',
      words: { fresh: 'fresh_eyes', challenger: 'challenger', verifier: 'verifier' },
      missing: 'fresh_eyes',
    },
    { name: 'title', kind: 'text', rule: 'C3/title', names: names.title },
    { name: 'file', kind: 'path', rule: 'C3/file', names: names.path },
    { name: 'line_start', kind: 'lines', rule: 'C3/lines', names: names.lines, shape: 'number' },
    { name: 'line_end', kind: 'lineEnd', rule: 'C3/lines', names: names.lineEnd, shape: 'number' },
    { name: 'hunk', kind: 'text', rule: 'C3/hunk', mayBeNull: true, missing: null },
    { name: 'why_it_matters', kind: 'text', rule: 'C3/why-it-matters', names: names.text, missing: '' },
    { name: 'evidence', kind: 'any', rule: 'C3/evidence', names: names.evidence },
    {
      name: 'confidence',
      kind: 'confidence',
      rule: 'C3/confidence',
      names: names.confidence,
      words: certainties,
      missing: 'medium',
    },
    { name: 'severity', kind: 'severity', rule: 'C3/severity', names: names.severity, words: severityNames },
    {
      name: 'action',
      kind: 'word',
      rule: 'C3/action',
      words: { fix: 'fix', verify: 'verify', discuss: 'discuss' },
      missing: 'discuss',
    },
    { name: 'requires_human', kind: 'boolean', rule: 'C3/requires-human', missing: false },
    {
      name: 'classification',
      kind: 'word',
      rule: 'C3/classification',
      words: { confirms: 'confirms', refutes: 'refutes', novel: 'novel' },
    },
    { name: 'category', kind: 'text', rule: 'C3/unknown-key', names: names.category, isExtra: true },
    { name: 'fix', kind: 'text', rule: 'C3/unknown-key', names: names.fix, isExtra: true },
  ],
};

interface Lines {
  readonly start?: number;
  readonly end?: number;
}

/** No lines at all is the whole file; an end needs a start that is not after it. */
function linesOf({ line_start: start, line_end: end }: CandidateFinding): Lines | undefined {
  if (start === null) return end === null ? {} : undefined;
  if (end === null) return { start, end: start };
  return start <= end ? { start, end } : undefined;
}

function disorderedLines(pointer: string): Problem {
  return problem('C3/lines', {
    path: pointerTo(pointer, 'line_end'),
    type: 'range',
    message: '`line_end` has no `line_start` at or before it.',
    recommendation: 'Write both in order, or null for both when the whole file is meant.',
  });
}

function repeatedIds(natives: readonly Native[]): readonly Problem[] {
  const seen = new Set<string>();
  return natives.flatMap((native, index) => {
    const id = isObject(native) ? own(native, 'finding_id') : undefined;
    if (typeof id !== 'string' || !seen.has(id)) {
      if (typeof id === 'string') seen.add(id);
      return [];
    }
    return [
      problem('C3/duplicate-id', {
        path: pointerTo('', index, 'finding_id'),
        type: 'duplicate',
        message: `The id ${quote(id)} is used by an earlier finding.`,
        recommendation: 'Give each finding an id of its own.',
      }),
    ];
  });
}

/** C3. As soon as one finding is agreed with, disputed or suppressed, they are findings after synthesis. */
export function writeCandidateFindings({ findings, isFromTools }: WritableReview): Written {
  const source = isFromTools ? 'verifier' : 'fresh_eyes';
  const candidates = findings.map((finding) => toCandidate(finding, source));
  const document = findings.some(needsSynthesis)
    ? candidates.map((candidate, index) => withSynthesis(candidate, findings[index]))
    : candidates;
  return { ok: true, document };
}

function needsSynthesis({ corroboratedBy, contestedBy, suppressed }: WritableFinding): boolean {
  return corroboratedBy.length > 0 || contestedBy.length > 0 || suppressed !== undefined;
}

function toCandidate(finding: WritableFinding, source: CandidateFinding['source']): CandidateFinding {
  const [location] = finding.locations;
  const { issue, implications } = finding;
  return {
    finding_id: finding.id,
    source,
    title: finding.title,
    file: location?.path ?? '',
    line_start: location?.startLine ?? null,
    line_end: location?.endLine ?? location?.startLine ?? null,
    hunk: null,
    why_it_matters: implications === undefined ? issue : `${issue}\n\n${implications}`,
    evidence: finding.evidence ?? { type: 'contextual_reasoning', detail: finding.references.join('\n') },
    confidence: certainties[finding.confidence.band],
    severity: severityNames[finding.severity],
    action: finding.action ?? (finding.fix === undefined ? 'discuss' : 'fix'),
    requires_human: finding.requiresHuman,
  };
}

function withSynthesis(
  candidate: CandidateFinding,
  finding: WritableFinding | undefined,
): SynthesizedFinding {
  return {
    ...candidate,
    corroborated_by: [...(finding?.corroboratedBy ?? [])],
    contested_by: [...(finding?.contestedBy ?? [])],
    merged_confidence: candidate.confidence,
    suppressed: finding?.suppressed !== undefined,
    suppression_reason: finding?.suppressed?.reason ?? null,
  };
}
