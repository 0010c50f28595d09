import { z } from 'zod';

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

/** What every finding has, whatever its type: used to report the rest when `type` itself is wrong. */
export const CommonFields = z.object(common);

const LineNumber = z.int().min(1).max(2_147_483_647);

// A number or a range in a string. One check instead of a union keeps the pass fast and the message single.
const Line = z
  .unknown()
  .refine(isLine, { message: 'a line number such as 42 or a range such as "42-48"' })
  .meta({
    anyOf: [
      { type: 'integer', minimum: 1, maximum: 2_147_483_647 },
      { type: 'string', pattern: '^[1-9][0-9]{0,9}-[1-9][0-9]{0,9}$' },
    ],
  });

export const ReviewOutputFinding = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('inline'),
    file: z.string(),
    line: Line,
    line_end: LineNumber.optional(),
    ...common,
  }),
  z.object({ type: z.literal('file'), file: z.string(), ...common }),
  z.object({ type: z.literal('multi-file'), files: z.array(z.string()).min(2), ...common }),
  z.object({ type: z.literal('system'), scope: filled, ...common }),
]);
export type ReviewOutputFinding = z.infer<typeof ReviewOutputFinding>;

/** C1: a JSON array of findings, `[]` when there is nothing to say. */
export const ReviewOutput = z.array(ReviewOutputFinding);
export type ReviewOutput = z.infer<typeof ReviewOutput>;

/** Inclusive, 1-based. */
export interface LineSpan {
  readonly start: number;
  readonly end: number;
}

const largest = 2_147_483_647;
const range = /^([1-9][0-9]{0,9})-([1-9][0-9]{0,9})$/;

/** Whether `value` is one of the two forms of C1's `line`: `42`, or `"42-48"` in ascending order. */
function isLine(value: unknown): boolean {
  return readLine(value) !== undefined;
}

export function readLine(value: unknown): LineSpan | undefined {
  if (typeof value === 'number') return isLineNumber(value) ? { start: value, end: value } : undefined;
  const match = typeof value === 'string' ? range.exec(value) : null;
  if (match === null) return undefined;
  const start = Number(match[1]);
  const end = Number(match[2]);
  return start <= end && isLineNumber(end) ? { start, end } : undefined;
}

function isLineNumber(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= largest;
}

/** `line` together with `line_end`; undefined where the two contradict each other. */
export function joinLines(line: LineSpan, lineEnd: number | undefined): LineSpan | undefined {
  if (lineEnd === undefined) return line;
  if (line.start !== line.end && line.end !== lineEnd) return undefined;
  return lineEnd >= line.start ? { start: line.start, end: lineEnd } : undefined;
}
