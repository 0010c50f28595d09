import { z } from 'zod';
import { field, fieldTable, filled, lineNumber } from './contract-fields.ts';
import { strictLines } from './read-values.ts';
import { referenceRules } from './review-output-references.ts';
import { deviation, refused, relocated } from './rules.ts';

export const rules = {
  json: refused('C1/R1', 'The output is valid JSON only, parseable as it stands.'),
  array: refused('C1/R2', 'The output is an array of finding objects.'),
  ownFields: refused('C1/R3', 'A finding carries only the location fields of its own type.'),
  malformed: refused('C1/N4', 'Paths are relative to the repository root.'),
  outside: relocated('C1/path-in-diff', '`file` is a file of the pull request.'),
  line: relocated('C1/line-in-diff', 'The lines can carry a comment in the diff.'),
  lines: refused(
    'C1/line',
    '`line` is a line number or a range such as `"42-48"`; `line_end` is not before it.',
  ),
  files: refused('C1/files', '`files` lists at least two different paths.'),
  lineSpan: deviation('C1/line-span', 'An `inline` finding spans at most 20 lines.'),
  inlineFix: deviation('C1/inline-fix', 'An `inline` finding proposes a fix; one without is of type `file`.'),
  duplicate: deviation('C1/N3', 'No two findings describe the same issue.'),
  fieldOrder: deviation('C1/field-order', 'Fields are in the order of the contract.'),
  preExisting: deviation(
    'C1/pre-existing-limits',
    '`pre_existing` is kept for CRITICAL or MAJOR findings of HIGH confidence.',
  ),
  ...referenceRules,
};

export const severities = {
  CRITICAL: 'critical',
  MAJOR: 'high',
  MINOR: 'medium',
  INFO: 'info',
} as const;

export const confidences = {
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
export const common = {
  category: field(filled(), 'Your domain in one word, such as security, tests or architecture.', {
    role: 'category',
    missing: 'general',
  }),
  issue: field(filled(), 'What is wrong, where and how it happens. One problem only.', { role: 'text' }),
  // How many there are is a matter of `referenceProblems`.
  references: field(
    z.array(z.string()).meta({ minItems: 1 }),
    'At least one Markdown link that proves the issue or justifies the fix: related code with its lines and what is there, a rule of the repository, or documentation. Never the place of the finding itself.',
    { role: 'references', missing: [], rule: rules.references },
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

export const types = z.enum(['inline', 'file', 'multi-file', 'system']);
export const table = fieldTable(
  { type: field(types, aboutType), file, line, line_end: lineEnd, files, scope, ...common },
  { contract: 'C1', otherwise: rules.array, extras: ['title'] },
);
