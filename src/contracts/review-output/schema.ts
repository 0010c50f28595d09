import { z } from 'zod';
import { isLine } from './lines.ts';

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
