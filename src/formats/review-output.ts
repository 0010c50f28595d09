import { z } from 'zod';
import type { Fix, Native, ParsedFinding } from '../model/finding.ts';
import { lineRange, titleFrom } from '../model/identity.ts';
import type { Problem } from '../model/ingest-report.ts';
import { FindingReader, type FindingSource } from './contract.ts';
import { field, fieldTable, filled, lineNumber, wordFor } from './contract-fields.ts';
import {
  type Context,
  type FormatDefinition,
  type Header,
  type Reading,
  titledText,
  type WritableFinding,
  type WritableReview,
  type Written,
} from './format-definition.ts';
import { type NativeObject, own } from './json-value.ts';
import type { LooseReading } from './read-fields.ts';
import { DocumentDraft, newFinding } from './read-findings.ts';
import { strictLines } from './read-values.ts';
import { checkReferences, findLink, referenceRules } from './review-output-references.ts';
import { ProblemList, quote, type Rules } from './rules.ts';
import { addUnknownKeys } from './schema-problems.ts';

const rules = {
  json: { id: 'C1/R1', grade: 'refused', summary: 'The output is valid JSON only, parseable as it stands.' },
  array: { id: 'C1/R2', grade: 'refused', summary: 'The output is an array of finding objects.' },
  ownFields: {
    id: 'C1/R3',
    grade: 'refused',
    summary: 'A finding carries only the location fields of its own type.',
  },
  malformed: { id: 'C1/N4', grade: 'refused', summary: 'Paths are relative to the repository root.' },
  outside: { id: 'C1/path-in-diff', grade: 'relocated', summary: '`file` is a file of the pull request.' },
  line: { id: 'C1/line-in-diff', grade: 'relocated', summary: 'The lines can carry a comment in the diff.' },
  lines: {
    id: 'C1/line',
    grade: 'refused',
    summary: '`line` is a line number or a range such as `"42-48"`; `line_end` is not before it.',
  },
  files: { id: 'C1/files', grade: 'refused', summary: '`files` lists at least two different paths.' },
  lineSpan: {
    id: 'C1/line-span',
    grade: 'deviation',
    summary: 'An `inline` finding spans at most 20 lines.',
  },
  inlineFix: {
    id: 'C1/inline-fix',
    grade: 'deviation',
    summary: 'An `inline` finding proposes a fix; one without is of type `file`.',
  },
  duplicate: { id: 'C1/N3', grade: 'deviation', summary: 'No two findings describe the same issue.' },
  fieldOrder: {
    id: 'C1/field-order',
    grade: 'deviation',
    summary: 'Fields are in the order of the contract.',
  },
  preExisting: {
    id: 'C1/pre-existing-limits',
    grade: 'deviation',
    summary: '`pre_existing` is kept for CRITICAL or MAJOR findings of HIGH confidence.',
  },
} satisfies Rules;

const severities = {
  CRITICAL: 'critical',
  MAJOR: 'high',
  MINOR: 'medium',
  INFO: 'info',
} as const;

const confidences = {
  HIGH: 'high',
  MEDIUM: 'medium',
  LOW: 'low',
} as const;

const certainty = () => z.enum(['HIGH', 'MEDIUM', 'LOW']);
const aboutType =
  'inline: one place of at most 20 lines with a fix. file: one file, without a line or without a fix. multi-file: at least two files. system: no file at all.';
const kind = <const Type extends string>(type: Type) => field(z.literal(type), aboutType);

const file = field(z.string(), 'Only with type inline and file: the path from the root of the repository.', {
  role: 'path',
});
const line = field(
  // One check instead of a union keeps the pass fast and the message single.
  z
    .unknown()
    .refine(isLine, { message: 'a line number such as 42 or a range such as "42-48"' })
    .meta({
      anyOf: [
        { type: 'integer', minimum: 1, maximum: 2_147_483_647 },
        { type: 'string', pattern: '^[1-9][0-9]{0,9}-[1-9][0-9]{0,9}$' },
      ],
    }),
  'Only with type inline: a line number such as 42, or a range such as "42-48", in the file after the change.',
  { role: 'lines', rule: rules.lines },
);

/** Whether it is a line number or, as a string, a range. */
function isLine(value: unknown): boolean {
  const isForm = typeof value === 'number' || (typeof value === 'string' && value.includes('-'));
  return isForm && strictLines(value, undefined) !== undefined;
}

const lineEnd = field(
  lineNumber().optional(),
  'Only with type inline and a line that is a number: the last line, where the finding spans several.',
  { role: 'lineEnd', rule: rules.lines },
);
const files = field(
  z.array(z.string()).min(2),
  'Only with type multi-file: at least two paths from the root of the repository.',
  { role: 'paths', rule: rules.files },
);
const scope = field(filled(), 'Only with type system: the area or pattern in a few words.');

/** Fields 2 to 10 of the table "Common Fields (All Types)", in the contract's order. */
const common = {
  category: field(filled(), 'Your domain in one word, such as security, tests or architecture.', {
    role: 'category',
    missing: 'general',
  }),
  issue: field(filled(), 'What is wrong, where and how it happens. One problem only.', { role: 'text' }),
  // How many there are is a matter of `referenceProblems`.
  references: field(
    z.array(z.string()).meta({ minItems: 1 }),
    'At least one Markdown link that proves the issue or justifies the fix: related code with its lines and what is there, a rule of the repository, or documentation. Never the place of the finding itself.',
    { role: 'references', missing: [], rule: referenceRules.references },
  ),
  implications: field(z.string(), 'Why it matters: who or what is affected, and how.', {
    role: 'implications',
    missing: '',
  }),
  severity: field(
    z.enum(['CRITICAL', 'MAJOR', 'MINOR', 'INFO']),
    'The impact if it is merged: CRITICAL, MAJOR, MINOR or INFO.',
    { role: 'severity', scale: severities },
  ),
  confidence: field(certainty(), 'How certain it is that the issue is real: HIGH, MEDIUM or LOW.', {
    role: 'confidence',
    scale: confidences,
    missing: 'MEDIUM',
  }),
  fix: field(
    z.string(),
    'How to fix it: the whole solution as a code block where it is small, a direction where it is not.',
    { role: 'fix', missing: '' },
  ),
  fix_confidence: field(
    certainty(),
    'How certain it is that the fix is right: HIGH only for one that can be applied as it is.',
    { scale: confidences, missing: 'LOW' },
  ),
  pre_existing: field(z.boolean().optional(), 'true only where the issue was there before this change.'),
};

export const ReviewOutputFinding = z.discriminatedUnion('type', [
  z.object({ type: kind('inline'), file, line, line_end: lineEnd, ...common }),
  z.object({ type: kind('file'), file, ...common }),
  z.object({ type: kind('multi-file'), files, ...common }),
  z.object({ type: kind('system'), scope, ...common }),
]);
export type ReviewOutputFinding = z.infer<typeof ReviewOutputFinding>;

/** C1: a JSON array of findings, `[]` when there is nothing to say. */
export const ReviewOutput = z.array(ReviewOutputFinding);

const types = z.enum(['inline', 'file', 'multi-file', 'system']);
const table = fieldTable(
  { type: field(types, aboutType), file, line, line_end: lineEnd, files, scope, ...common },
  { contract: 'C1', otherwise: rules.array, extras: ['title'] },
);

const findings = new FindingReader<ReviewOutputFinding>({
  table,
  schema: ReviewOutputFinding,
  places: rules,
  checkKeys,
  complete,
  check,
  toFinding: findingOfOutput,
});

export const reviewOutput: FormatDefinition = {
  title: 'C1: review output',
  schema: ReviewOutput,
  rules: [...Object.values(rules), ...Object.values(referenceRules)],
  tables: [table],
  syntaxRule: rules.json,
  prompt: {
    shape: 'The answer is a JSON array of findings. Each has the fields of its own type and no others.',
    clean: 'Where nothing is wrong the answer is `[]`.',
    severities: {
      CRITICAL: 'a security hole, lost data, or core functions that break',
      MAJOR: 'a likely bug, wrong behaviour that users meet, or a broken rule of the repository',
      MINOR: 'a small problem that any reasonable engineer would call valid',
      INFO: 'worth knowing; no action is needed',
    },
    confidences: ['HIGH', 'MEDIUM', 'LOW'],
  },
  read: parseReviewOutput,
  write: writeReviewOutput,
};

/** Characters of an issue that are compared first. */
const comparedLength = 12;

/** C1. The document is nothing but its findings, so `[]` is a whole, clean review. */
export function parseReviewOutput(value: Native, context: Context): Reading {
  const draft = new DocumentDraft('review-output', context);
  const reading = findings.readList(value, draft, rules.array);
  // Where all issues begin differently none is repeated; short texts are compared much faster than long ones.
  const beginnings = new Set(draft.findings.map(({ issue }) => issue.slice(0, comparedLength)));
  if (beginnings.size === draft.findings.length) return reading;
  return { ...reading, problems: [...reading.problems, ...duplicatesIn(draft.findings)] };
}

/** The fields of each type, in the contract's order. */
const fieldsOf: ReadonlyMap<unknown, readonly string[]> = new Map(
  ReviewOutputFinding.options.map(({ shape }) => [shape.type.value, Object.keys(shape)]),
);
const order = [...table.names];

/** Reports what is wrong with the keys of a finding, whatever their values. */
function checkKeys(value: NativeObject, problems: ProblemList): void {
  const type = value['type'];
  const fields = fieldsOf.get(type);
  if (areInOrder(value, fields)) return;
  const names = Object.keys(value).filter((name) => table.names.has(name));
  for (const name of names) {
    if (fields?.includes(name) !== false) continue;
    const message = `${quote(name)} does not belong to a finding of type ${quote(type)}.`;
    problems.add(rules.ownFields, name, message);
  }
  const late = names.find((name, index) => order.indexOf(name) < order.indexOf(names[index - 1] ?? ''));
  if (late !== undefined) {
    const message = `${quote(late)} is not in the order of the contract.`;
    problems.add(rules.fieldOrder, late, message, `Write type, location, ${Object.keys(common).join(', ')}.`);
  }
  addUnknownKeys(problems, value, table);
}

/** Whether the keys are some of these fields, in their order: then no rule about keys is broken. */
function areInOrder(value: NativeObject, fields: readonly string[] = []): boolean {
  let at = 0;
  // Unlike `Object.keys` this makes no list, and what comes from JSON inherits no keys.
  for (const key in value) {
    while (at < fields.length && fields[at] !== key) at += 1;
    at += 1;
  }
  return at <= fields.length;
}

/** The type that the place of a finding has, whatever its `type` says: only the place tells where to show it. */
function complete(loose: LooseReading, native: NativeObject, problems: ProblemList): NativeObject {
  const shared = Object.entries(loose.value).filter(([name]) => Object.hasOwn(common, name));
  const rest: NativeObject = Object.fromEntries(shared);
  const place = typedPlace(loose);
  const type = quote(place['type']);
  const written = own(native, 'type');
  if (place['type'] !== written) {
    const found = written === undefined ? 'missing' : quote(written);
    const message = `By its place the finding is of type ${type}, and \`type\` is ${found}.`;
    problems.tolerate(table.ruleOf(['type']), 'type', message, `Write ${type}.`);
  }
  const issue = rest['issue'] ?? loose.extras.title;
  // A word that is no type says what kind of issue it is.
  const isCategory = typeof written === 'string' && !types.safeParse(loose.value['type']).success;
  const category = isCategory && own(native, 'category') === undefined ? { category: written } : {};
  return { ...place, ...rest, ...(issue === undefined ? {} : { issue }), ...category };
}

function typedPlace({ value, lines, extras }: LooseReading): NativeObject {
  const { type, file: path, files, scope, line: at, category } = value;
  const many = Array.isArray(files) ? files : [];
  const only = path ?? (many.length === 1 ? many[0] : undefined);
  if (many.length > 1 && (path === undefined || type === 'multi-file')) {
    return { type: 'multi-file', files: many };
  }
  if (only === undefined) {
    return { type: 'system', scope: scope ?? extras.title ?? category ?? 'general' };
  }
  if (at === undefined) return { type: 'file', file: only };
  if (lines === undefined) return { type: 'inline', file: only, line: at };
  const { start, end } = lines;
  return { type: 'inline', file: only, line: start === end ? start : `${start}-${end}` };
}

/** The contract calls a range of more lines than this a matter for the whole file. */
const maxSpan = 20;

function check(data: ReviewOutputFinding, source: FindingSource): void {
  const { problems, lines, locations } = source;
  const { type, fix, implications, severity, confidence, pre_existing: isOld = false } = data;
  // A finding about several files has no place of its own, so pointing into them adds something.
  checkReferences(data.references, type === 'multi-file' ? undefined : locations[0], source);
  if (type === 'multi-file' && locations.length < 2) {
    problems.add(table.ruleOf(['files']), 'files', '`files` names only one file.');
  }
  const span = lines === undefined ? 1 : lines.end - lines.start + 1;
  if (span > maxSpan) {
    const message = `The finding spans ${span} lines; inline findings span at most ${maxSpan}.`;
    problems.add(rules.lineSpan, 'line', message, 'Name the lines that matter most, or use type "file".');
  }
  if (implications.trim() === '') {
    const message = '`implications` is empty, so readers do not learn why the issue matters.';
    problems.tolerate(table.ruleOf(['implications']), 'implications', message);
  }
  if (type === 'inline' && fix.trim() === '') {
    problems.add(rules.inlineFix, 'fix', 'An inline finding proposes a fix, and this one has none.');
  }
  const isWorthy = (severity === 'CRITICAL' || severity === 'MAJOR') && confidence === 'HIGH';
  if (isOld && !isWorthy) {
    const message = `A pre-existing issue of severity ${severity} and confidence ${confidence} is out of scope.`;
    problems.add(rules.preExisting, 'pre_existing', message);
  }
}

function findingOfOutput(data: ReviewOutputFinding, source: FindingSource): ParsedFinding {
  return newFinding(
    {
      scope: data.type,
      locations: source.locations,
      scopeText: data.type === 'system' ? data.scope : undefined,
      title: titleFrom(data.issue) ?? data.category,
      titleDerived: true,
      issue: data.issue,
      implications: data.implications === '' ? undefined : data.implications,
      category: data.category,
      severity: severities[data.severity],
      confidence: bands[data.confidence],
      fix: data.fix === '' ? undefined : readFix(data, source),
      references: data.references,
      preExisting: data.pre_existing ?? false,
    },
    source,
  );
}

/** Shared by all findings. */
const bands = { HIGH: { band: 'high' }, MEDIUM: { band: 'medium' }, LOW: { band: 'low' } } as const;

function readFix(data: ReviewOutputFinding, source: FindingSource): Fix {
  const text = data.fix;
  const confidence = confidences[data.fix_confidence];
  if (data.type !== 'inline') return { text, confidence };
  const replacement =
    onlySuggestion(text) ?? (confidence === 'high' ? fittingBlock(text, source) : undefined);
  return replacement === undefined ? { text, confidence } : { text, confidence, replacement };
}

/**
 * The one code block of a fix, where it has as many lines as the place: C1 calls a fix of HIGH confidence drop-in. A
 * block that starts at the margin is indented as the code that it replaces.
 */
function fittingBlock(fix: string, { lines, locations, context }: FindingSource): string | undefined {
  const { path, startLine } = locations[0] ?? {};
  if (lines === undefined || path === undefined || startLine !== lines.start) return undefined;
  if (!/`{3}|~{3}/.test(fix)) return undefined;
  const current = context.changed?.text(path, lines.start, lines.end);
  if (current === undefined) return undefined;
  const [block, ...others] = [...fix.replaceAll('\r\n', '\n').matchAll(fences)];
  const [, , , content = '', close] = block ?? [];
  const fixed = content.replace(/\n$/, '').split('\n');
  if (others.length > 0 || close === undefined || current.length !== fixed.length) return undefined;
  const [indent = ''] = /^[ \t]*/.exec(current[0] ?? '') ?? [];
  const isAtMargin = /^\S/.test(fixed[0] ?? '');
  return fixed.map((line) => (isAtMargin && line !== '' ? indent + line : line)).join('\n');
}

/** Each fence with its content, and what closes it. A fence shown inside another is that fence's content. */
const fences = /^ {0,3}(`{3,}|~{3,})([^`~\n]*)\n([\s\S]*?)(?:^ {0,3}\1[`~]*([ \t]*)$|(?![\s\S]))/gm;

/**
 * The text of the one `suggestion` fence in Markdown prose, without its last line end; undefined when there is
 * none or more than one, since then it is not certain what would be applied. A fence that is never closed runs to the
 * end of the text, prose included: nothing to apply.
 */
function onlySuggestion(markdown: string): string | undefined {
  if (!markdown.includes('suggestion')) return undefined;
  const found = [...markdown.replaceAll('\r\n', '\n').matchAll(fences)];
  const [suggestion, ...others] = found.filter(([, , info]) => info?.trim() === 'suggestion');
  const [, , , content, close] = suggestion ?? [];
  return others.length > 0 || close === undefined ? undefined : content?.replace(/\n$/, '');
}

/**
 * C1/N3 as far as a machine can tell inside one document: the same words about the same file, or about no
 * file, in whatever scope. Different words for one issue are merged later, by similarity.
 */
function duplicatesIn(findings: readonly ParsedFinding[]): readonly Problem[] {
  const seen = new Map<string, string>();
  const problems = new ProblemList('');
  for (const { issue, locations, pointer } of findings) {
    const subject = `${locations[0]?.path ?? ''}\n${issue}`;
    const earlier = seen.get(subject);
    seen.set(subject, earlier ?? pointer);
    if (earlier === undefined) continue;
    const message = `The finding describes the same issue as the one at ${earlier}.`;
    problems.add(rules.duplicate, [...pointer.split('/').slice(1), 'issue'], message);
  }
  return problems.problems;
}

/** C1, fields in its own order. Every finding has to cite a source. */
function writeReviewOutput({ findings: written }: WritableReview, { reference }: Header): Written {
  const document = written.map((finding) => toOutputFinding(finding, reference));
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
    severity: wordFor(severities, finding.severity),
    confidence: wordFor(confidences, finding.confidence.band),
    fix: fixOf(finding),
    fix_confidence: wordFor(confidences, finding.fix?.confidence ?? 'low'),
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

function placeOf({ locations, scopeText, title }: WritableFinding) {
  const [first] = locations;
  const paths = [...new Set(locations.map(({ path }) => path))];
  if (first === undefined) return { type: 'system', scope: scopeText ?? title } as const;
  if (paths.length > 1) return { type: 'multi-file', files: paths } as const;
  const { path: file, startLine, endLine } = first;
  if (startLine === undefined) return { type: 'file', file } as const;
  return { type: 'inline', file, line: endLine === undefined ? startLine : lineRange(first) } as const;
}

function fixOf({ fix }: WritableFinding): string {
  if (fix?.replacement === undefined || fix.text.includes('suggestion')) return fix?.text ?? '';
  const longest = Math.max(2, ...[...fix.replacement.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fix.text}\n\n${fence}suggestion\n${fix.replacement}\n${fence}`;
}
