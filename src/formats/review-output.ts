import { z } from 'zod';
import type {
  Confidence,
  ConfidenceBand,
  Fix,
  Location,
  Native,
  ParsedFinding,
  Severity,
} from '../model/finding.ts';
import { lineRange } from '../model/identity.ts';
import type { Problem } from '../model/problem.ts';
import { titleFrom } from '../model/title.ts';
import { pointerTo } from './json-reader.ts';
import { fieldNames, type LooseContract, type LooseReading, readLoosely } from './loose-fields.ts';
import { claimedSeverity, isObject, type NativeObject, own } from './own-document.ts';
import type { Context } from './parse-context.ts';
import { onlySuggestion } from './parse-suggestion.ts';
import { emptyList, type Reading } from './parsed-document.ts';
import { type PlaceClauses, readPlace } from './places.ts';
import { type FindingReading, readFindings } from './read-findings.ts';
import { isLineNumber, type LineSpan, maxLine } from './read-values.ts';
import { keyProblems, unreadKeys } from './review-output-keys.ts';
import { findLink, referenceProblems } from './review-output-references.ts';
import { isRefusal, joined, none, problem, quote, type RuleId, tolerated } from './rules.ts';
import { guardOf, schemaProblems } from './schema-problems.ts';
import {
  type Header,
  titledText,
  type WritableFinding,
  type WritableReview,
  type Written,
} from './writable.ts';

const certainty = z.enum(['HIGH', 'MEDIUM', 'LOW']);
const filled = z.string().regex(/\S/, 'a non-empty string');

/** Fields 2 to 10 of the table "Common Fields (All Types)", in the contract's order. */
const common = {
  category: filled,
  issue: filled,
  references: z.array(z.string()).min(1),
  implications: z.string(),
  severity: z.enum(['CRITICAL', 'MAJOR', 'MINOR', 'INFO']),
  confidence: certainty,
  fix: z.string(),
  fix_confidence: certainty,
  pre_existing: z.boolean().optional(),
};

/** The fields of every type, used to report the rest when `type` itself is wrong. */
const CommonFields = z.object(common);

// A number or a range in a string. One check instead of a union keeps the pass fast and the message single.
const Line = z
  .unknown()
  .refine((value) => spanOf(value) !== undefined, {
    message: 'a line number such as 42 or a range such as "42-48"',
  })
  .meta({
    anyOf: [
      { type: 'integer', minimum: 1, maximum: maxLine },
      { type: 'string', pattern: '^[1-9][0-9]{0,9}-[1-9][0-9]{0,9}$' },
    ],
  });

export const ReviewOutputFinding = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('inline'),
    file: z.string(),
    line: Line,
    line_end: z.int().min(1).max(maxLine).optional(),
    ...common,
  }),
  z.object({ type: z.literal('file'), file: z.string(), ...common }),
  z.object({ type: z.literal('multi-file'), files: z.array(z.string()).min(2), ...common }),
  z.object({ type: z.literal('system'), scope: filled, ...common }),
]);
export type ReviewOutputFinding = z.infer<typeof ReviewOutputFinding>;

/** C1: a JSON array of findings, `[]` when there is nothing to say. */
export const ReviewOutput = z.array(ReviewOutputFinding);

const range = /^([1-9][0-9]{0,9})-([1-9][0-9]{0,9})$/;

/** The lines of C1's two forms: `42`, or `"42-48"` in ascending order. */
function spanOf(value: unknown): LineSpan | undefined {
  if (typeof value === 'number') return isLineNumber(value) ? { start: value, end: value } : undefined;
  const match = typeof value === 'string' ? range.exec(value) : null;
  if (match === null) return undefined;
  const [start, end] = [Number(match[1]), Number(match[2])];
  return start <= end && isLineNumber(end) ? { start, end } : undefined;
}

/** `line` together with `line_end`; undefined where the two contradict each other. */
function linesOf(data: ReviewOutputFinding): LineSpan | undefined {
  if (data.type !== 'inline') return undefined;
  const { line, line_end: end } = data;
  const span = spanOf(line);
  if (span === undefined || end === undefined) return span;
  if (span.start !== span.end && span.end !== end) return undefined;
  return end >= span.start ? { start: span.start, end } : undefined;
}

const severities = {
  CRITICAL: 'critical',
  MAJOR: 'high',
  MINOR: 'medium',
  INFO: 'info',
} as const satisfies Record<ReviewOutputFinding['severity'], Severity>;
const severityOf: ReadonlyMap<unknown, Severity> = new Map(Object.entries(severities));

const severityNames = {
  critical: 'CRITICAL',
  high: 'MAJOR',
  medium: 'MINOR',
  low: 'MINOR',
  info: 'INFO',
} as const satisfies Record<Severity, ReviewOutputFinding['severity']>;

/** Shared by all findings, of which a large review has thousands. */
const confidences = {
  HIGH: { band: 'high' },
  MEDIUM: { band: 'medium' },
  LOW: { band: 'low' },
} as const satisfies Record<ReviewOutputFinding['confidence'], Confidence>;

const confidenceNames = {
  high: 'HIGH',
  medium: 'MEDIUM',
  low: 'LOW',
  speculative: 'LOW',
} as const satisfies Record<ConfidenceBand, ReviewOutputFinding['confidence']>;

const names = fieldNames;

/** How fields are read that are not as C1 has them; in its order. */
export const looseReviewOutput: LooseContract = {
  unknownKey: 'C1/unknown-key',
  fields: [
    {
      name: 'type',
      kind: 'word',
      rule: 'C1/type',
      words: { inline: 'inline', file: 'file', multi: 'multi-file', system: 'system' },
    },
    { name: 'file', kind: 'path', rule: 'C1/file', names: names.path },
    { name: 'files', kind: 'paths', rule: 'C1/files', names: names.paths },
    { name: 'scope', kind: 'text', rule: 'C1/scope' },
    { name: 'line', kind: 'lines', rule: 'C1/line', names: names.lines, shape: 'either' },
    { name: 'line_end', kind: 'lineEnd', rule: 'C1/line', names: names.lineEnd, shape: 'number' },
    { name: 'title', kind: 'text', rule: 'C1/unknown-key', names: names.title, isExtra: true },
    { name: 'category', kind: 'text', rule: 'C1/category', names: names.category, missing: 'general' },
    { name: 'issue', kind: 'text', rule: 'C1/issue', names: names.text },
    { name: 'references', kind: 'texts', rule: 'C1/references', names: names.references, missing: [] },
    { name: 'severity', kind: 'severity', rule: 'C1/severity', names: names.severity, words: severityNames },
    {
      name: 'implications',
      kind: 'text',
      rule: 'C1/implications',
      names: names.implications,
      missing: '',
    },
    {
      name: 'confidence',
      kind: 'confidence',
      rule: 'C1/confidence',
      names: names.confidence,
      words: confidenceNames,
      missing: 'MEDIUM',
    },
    { name: 'fix', kind: 'text', rule: 'C1/fix', names: names.fix, missing: '' },
    {
      name: 'fix_confidence',
      kind: 'confidence',
      rule: 'C1/fix-confidence',
      words: confidenceNames,
      missing: 'LOW',
    },
    { name: 'pre_existing', kind: 'boolean', rule: 'C1/pre-existing', names: ['preexisting'] },
  ],
};

/** C1. The document is nothing but its findings, so `[]` is a whole, clean review. */
export function parseReviewOutput(value: Native, context: Context): Reading {
  const emptyDocument = emptyList('review-output');
  if (!Array.isArray(value)) {
    return { ok: false, document: emptyDocument, problems: [notAnArray(value)] };
  }
  const { findings, refused, problems, ok } = readFindings(value, '', {
    context,
    read: (native, pointer) => readFinding(native, pointer, context),
    describe: (native) => ({ ...claimedSeverity(native, 'severity', severityOf), ...titleOf(native) }),
  });
  return {
    ok,
    document: { ...emptyDocument, findings, refused, claims: { total: value.length } },
    problems: joined(problems, duplicateProblems(findings)),
  };
}

function notAnArray(value: Native): Problem {
  return problem('C1/R2', {
    path: '',
    type: 'type',
    message: `The document is ${quote(value)}; it must be an array of findings.`,
    recommendation: 'Return an array, `[]` when there is nothing to report.',
  });
}

function titleOf(native: Native): { readonly title?: string } {
  const issue = own(native, 'issue') ?? own(native, 'title');
  const title = typeof issue === 'string' ? titleFrom(issue) : undefined;
  return title === undefined ? {} : { title };
}

function readFinding(native: Native, pointer: string, context: Context): FindingReading {
  const strict = judgeFinding(native, pointer, context);
  if (strict.data !== undefined && !strict.problems.some(isRefusal)) {
    return {
      finding: toFinding(strict.data, strict.locations, { native, pointer }),
      problems: strict.problems,
    };
  }
  if (context.isTolerant !== true || !isObject(native)) return { problems: strict.problems };
  const loose = readLoosely(native, pointer, looseReviewOutput);
  const { value, problems } = withType(native, pointer, loose);
  const changes = joined(problems, unreadKeys(native, pointer, loose.used));
  if (!isUncited(value)) return { problems: joined(schemaFaults(value, pointer), changes) };
  const { locations, problems: found } = judgeShape(value, pointer, context);
  if (found.some(isRefusal)) return { problems: joined(found, changes) };
  return {
    finding: {
      ...toFinding(value, locations, { native, pointer }),
      ...(loose.severity !== undefined && { severity: loose.severity }),
      ...(loose.confidence !== undefined && { confidence: loose.confidence }),
      ...(loose.extras['title'] !== undefined && { title: loose.extras['title'], titleDerived: false }),
    },
    problems: joined(found, changes),
  };
}

/** What the rules say of one finding on its own. */
interface Judged {
  /** Absent where it does not have the shape of a finding. */
  readonly data: ReviewOutputFinding | undefined;
  readonly locations: readonly Location[];
  readonly problems: readonly Problem[];
}

/** Holds a finding to every rule that needs no other finding; what is flawless costs next to nothing. */
export function judgeFinding(native: Native, pointer: string, context: Context): Judged {
  const keys = isObject(native) ? keyProblems(native, pointer) : none;
  if (!isFinding(native)) {
    return { data: undefined, locations: [], problems: joined(schemaFaults(native, pointer), keys) };
  }
  const { locations, problems } = judgeShape(native, pointer, context);
  return { data: native, locations, problems: joined(keys, problems) };
}

/** The schema changes nothing, so what satisfies it is used as it is: a copy of each finding would cost much. */
const isFinding = guardOf(ReviewOutputFinding);

/** Read tolerantly, a finding may lack references: the deviation says so. */
const isUncited = guardOf(
  z.discriminatedUnion('type', [
    ReviewOutputFinding.options[0].extend({ references: z.array(z.string()) }),
    ReviewOutputFinding.options[1].extend({ references: z.array(z.string()) }),
    ReviewOutputFinding.options[2].extend({ references: z.array(z.string()) }),
    ReviewOutputFinding.options[3].extend({ references: z.array(z.string()) }),
  ]),
);

/** With a wrong `type` the schema stops at once, so the fields that every type has are checked on their own. */
function schemaFaults(native: Native, pointer: string): readonly Problem[] {
  const faults = faultsOf(ReviewOutputFinding, native, pointer);
  if (!faults.some(({ rule }) => rule === 'C1/type')) return faults;
  return [...faults, ...faultsOf(CommonFields, native, pointer)];
}

const rules: ReadonlyMap<unknown, RuleId> = new Map<unknown, RuleId>(
  looseReviewOutput.fields.map(({ name, rule }) => [name, rule]),
);

function faultsOf(schema: z.ZodType, value: Native, pointer: string): readonly Problem[] {
  const { error } = schema.safeParse(value);
  const ruleOf = ([field]: readonly PropertyKey[]) => rules.get(field) ?? 'C1/R2';
  return error === undefined ? none : schemaProblems(error, { value, pointer, ruleOf });
}

/** The contract calls a range of more lines than this a matter for the whole file. */
const maxSpan = 20;

function judgeShape(
  data: ReviewOutputFinding,
  pointer: string,
  context: Context,
): { readonly locations: readonly Location[]; readonly problems: readonly Problem[] } {
  const lines = linesOf(data);
  const { locations, problems: misplaced } = placesOf(data, { lines, pointer, context });
  const cited = referenceProblems(data.references, {
    pointer,
    own: data.type === 'multi-file' ? undefined : locations[0],
    repository: context.repository,
    isTolerant: context.isTolerant === true,
  });
  return { locations, problems: joined(misplaced, cited, limits(data, lines, pointer)) };
}

interface Placing {
  readonly lines: LineSpan | undefined;
  readonly pointer: string;
  readonly context: Context;
}

/** Each of its files once, and for an inline finding its lines. */
function placesOf(
  data: ReviewOutputFinding,
  { lines, pointer, context }: Placing,
): { readonly locations: readonly Location[]; readonly problems: readonly Problem[] } {
  if (data.type === 'system') return { locations: [], problems: none };
  if (data.type !== 'multi-file') {
    const placed = readPlace({ path: data.file, lines }, pointer, { context, clauses: clausesFor(['file']) });
    const isContradictory = data.type === 'inline' && lines === undefined;
    return {
      locations: placed.location === undefined ? [] : [placed.location],
      problems: isContradictory ? joined(placed.problems, [contradictoryLines(pointer)]) : placed.problems,
    };
  }
  const byPath = new Map<string, Location>();
  const problems: Problem[] = [];
  for (const [index, path] of data.files.entries()) {
    const clauses = clausesFor(['files', index]);
    const placed = readPlace({ path }, pointer, { context, clauses });
    problems.push(...placed.problems);
    if (placed.location !== undefined) byPath.set(placed.location.path, placed.location);
  }
  if (byPath.size < 2 && !problems.some(isRefusal)) problems.push(oneFile(pointer));
  return { locations: [...byPath.values()], problems: problems.length === 0 ? none : problems };
}

function clausesFor(pathKeys: readonly PropertyKey[]): PlaceClauses {
  return {
    pathKeys,
    lineKeys: ['line'],
    malformed: 'C1/N4',
    outside: 'C1/path-in-diff',
    line: 'C1/line-in-diff',
  };
}

function contradictoryLines(pointer: string): Problem {
  return problem('C1/line', {
    path: pointerTo(pointer, 'line_end'),
    type: 'range',
    message: '`line_end` contradicts `line`.',
    recommendation: 'Write the range once: `"line": "42-48"`, or `"line": 42, "line_end": 48`.',
  });
}

function oneFile(pointer: string): Problem {
  return problem('C1/files', {
    path: pointerTo(pointer, 'files'),
    type: 'range',
    message: '`files` names only one file.',
    recommendation: 'Name at least two files, or use type "file".',
  });
}

function limits(data: ReviewOutputFinding, lines: LineSpan | undefined, pointer: string): readonly Problem[] {
  const { type, fix, implications, severity, confidence, pre_existing: isOld = false } = data;
  const span = lines === undefined ? 1 : lines.end - lines.start + 1;
  const isWorthy = (severity === 'CRITICAL' || severity === 'MAJOR') && confidence === 'HIGH';
  const isUnfixed = type === 'inline' && !/\S/.test(fix);
  const isUnexplained = !/\S/.test(implications);
  if (span <= maxSpan && !isUnfixed && !isUnexplained && (!isOld || isWorthy)) return none;
  return [
    ...(span <= maxSpan
      ? []
      : [
          problem('C1/line-span', {
            path: pointerTo(pointer, 'line'),
            type: 'range',
            message: `The finding spans ${span} lines; inline findings span at most ${maxSpan}.`,
            recommendation: 'Name the lines that matter most, or use type "file".',
          }),
        ]),
    ...(isUnexplained
      ? [
          tolerated('C1/implications', {
            path: pointerTo(pointer, 'implications'),
            type: 'missing',
            message: '`implications` is empty, so nobody learns why the issue matters.',
            recommendation: 'Say what happens if it is not fixed.',
          }),
        ]
      : []),
    ...(isUnfixed
      ? [
          problem('C1/inline-fix', {
            path: pointerTo(pointer, 'fix'),
            type: 'missing',
            message: 'An inline finding proposes a fix, and this one has none.',
            recommendation: 'Propose a fix, with a lower `fix_confidence` if need be, or use type "file".',
          }),
        ]
      : []),
    ...(isOld && !isWorthy
      ? [
          problem('C1/pre-existing-limits', {
            path: pointerTo(pointer, 'pre_existing'),
            type: 'limit',
            message: `A pre-existing issue of severity ${severity} and confidence ${confidence} is out of scope.`,
            recommendation:
              'Report pre-existing issues only when they are CRITICAL or MAJOR and HIGH in confidence.',
          }),
        ]
      : []),
  ];
}

/** The type that the place of a finding has, whatever it says it is: only the place tells where to show it. */
function withType(
  native: NativeObject,
  pointer: string,
  { value, lines, extras, problems }: LooseReading,
): { readonly value: NativeObject; readonly problems: readonly Problem[] } {
  const { type: declared, file, files, scope, line, line_end: _, ...rest } = value;
  const issue = rest['issue'] ?? extras['title'];
  const text = issue === undefined ? rest : { ...rest, issue };
  const many = Array.isArray(files) ? files : [];
  const [first] = many;
  const path = file ?? (many.length === 1 ? first : undefined);
  const place: NativeObject =
    many.length > 1 && (file === undefined || declared === 'multi-file')
      ? { type: 'multi-file', files: many }
      : path === undefined
        ? { type: 'system', scope: scope ?? extras['title'] ?? rest['category'] ?? 'general' }
        : line === undefined
          ? { type: 'file', file: path }
          : { type: 'inline', file: path, line: lines === undefined ? line : lineOf(lines) };
  const { type } = place;
  if (type === own(native, 'type')) return { value: { ...place, ...text }, problems };
  // A word that is no type says what kind of issue it is.
  const kind = own(native, 'type');
  const isKind = typeof kind === 'string' && declared === kind && type !== kind && !isType(kind);
  return {
    value: { ...place, ...text, ...(isKind && own(native, 'category') === undefined && { category: kind }) },
    problems: [
      ...problems,
      tolerated('C1/type', {
        path: pointerTo(pointer, 'type'),
        type: kind === undefined ? 'missing' : 'mixed',
        message: `By its place the finding is of type ${quote(type)}, and \`type\` is ${kind === undefined ? 'missing' : quote(kind)}.`,
        recommendation: `Write ${quote(type)}.`,
      }),
    ],
  };
}

function isType(word: string): boolean {
  return ReviewOutputFinding.options.some((each) => each.shape.type.value === word);
}

function lineOf({ start, end }: LineSpan): number | string {
  return start === end ? start : `${start}-${end}`;
}

function toFinding(
  data: ReviewOutputFinding,
  locations: readonly Location[],
  { native, pointer }: { readonly native: Native; readonly pointer: string },
): ParsedFinding {
  // One literal with every key: objects that all have the same shape cost least, and there may be thousands.
  return {
    scope: data.type,
    locations,
    scopeText: data.type === 'system' ? data.scope : undefined,
    title: titleFrom(data.issue) ?? data.category,
    titleDerived: true,
    issue: data.issue,
    implications: data.implications === '' ? undefined : data.implications,
    category: data.category,
    severity: severities[data.severity],
    confidence: confidences[data.confidence],
    fix: data.fix === '' ? undefined : readFix(data),
    references: data.references,
    requiresHuman: false,
    preExisting: data.pre_existing ?? false,
    status: 'open',
    pointer,
    native,
  };
}

function readFix(data: ReviewOutputFinding): Fix {
  const text = data.fix;
  const confidence = confidences[data.fix_confidence].band;
  const replacement = data.type === 'inline' ? onlySuggestion(text) : undefined;
  return replacement === undefined ? { text, confidence } : { text, confidence, replacement };
}

/**
 * C1/N3 as far as a machine can tell inside one document: the same words about the same file, or about no
 * file, in whatever scope. Different words for one issue are merged later, by similarity.
 */
function duplicateProblems(findings: readonly ParsedFinding[]): readonly Problem[] {
  const seen = new Map<string, Map<string, string>>();
  const problems: Problem[] = [];
  for (const { issue, locations, pointer } of findings) {
    const subjects = locations.length === 0 ? [''] : locations.map(({ path }) => path);
    const places = seen.get(issue);
    if (places === undefined) {
      seen.set(issue, new Map(subjects.map((subject) => [subject, pointer])));
      continue;
    }
    const earlier = subjects.find((subject) => places.has(subject));
    if (earlier !== undefined) problems.push(duplicate(pointer, places.get(earlier) ?? ''));
    for (const subject of subjects) if (!places.has(subject)) places.set(subject, pointer);
  }
  return problems;
}

function duplicate(pointer: string, earlier: string): Problem {
  return problem('C1/N3', {
    path: pointerTo(pointer, 'issue'),
    type: 'duplicate',
    message: `The finding describes the same issue as the one at ${earlier}.`,
    recommendation: 'Keep the more actionable of the two.',
  });
}

/** C1, fields in its own order. Every finding has to cite a source. */
export function writeReviewOutput({ findings }: WritableReview, { reference }: Header): Written {
  const document = findings.map((finding) => toOutputFinding(finding, reference));
  const areCited = document.every(({ references }) => references.some(isLink));
  return areCited ? { ok: true, document } : { ok: false, needs: ['reference'] };
}

function toOutputFinding(finding: WritableFinding, reference: string | undefined): ReviewOutputFinding {
  const cited = finding.references.map((each) => asLink(each, finding.category));
  return {
    ...placeOf(finding),
    category: finding.category,
    issue: titledText(finding),
    references: cited.some(isLink) || reference === undefined ? cited : [...cited, reference],
    implications: finding.implications ?? '',
    severity: severityNames[finding.severity],
    confidence: confidenceNames[finding.confidence.band],
    fix: fixOf(finding),
    fix_confidence: confidenceNames[finding.fix?.confidence ?? 'low'],
    ...(finding.preExisting ? { pre_existing: true } : {}),
  };
}

function isLink(reference: string): boolean {
  return findLink(reference) !== undefined;
}

/** Tools give the bare address of their rule; C1 wants a Markdown link, which the rule's name makes of it. */
function asLink(reference: string, rule: string): string {
  const isAddress = /^https?:\/\/[^\s()<>[\]]+$/.test(reference);
  const label = /^[^\s[\]][^[\]\n]*$/.test(rule) ? rule.trim() : 'the rule';
  return isAddress ? `[${label}](${reference})` : reference;
}

type Place =
  | { type: 'inline'; file: string; line: unknown }
  | { type: 'file'; file: string }
  | { type: 'multi-file'; files: string[] }
  | { type: 'system'; scope: string };

function placeOf({ locations, scopeText, title }: WritableFinding): Place {
  const [first] = locations;
  const paths = [...new Set(locations.map(({ path }) => path))];
  if (first === undefined) return { type: 'system', scope: scopeText ?? title };
  if (paths.length > 1) return { type: 'multi-file', files: paths };
  if (first.startLine === undefined) return { type: 'file', file: first.path };
  const line = first.endLine === undefined ? first.startLine : lineRange(first);
  return { type: 'inline', file: first.path, line };
}

function fixOf({ fix }: WritableFinding): string {
  if (fix === undefined) return '';
  if (fix.replacement === undefined || fix.text.includes('suggestion')) return fix.text;
  const longest = Math.max(2, ...[...fix.replacement.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fix.text}\n\n${fence}suggestion\n${fix.replacement}\n${fence}`;
}
