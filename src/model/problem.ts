import { z } from 'zod';
import { closedObject } from './schemas.ts';

/**
 * `refused`: makes the finding, or the whole document, invalid, so that it does not count. `relocated`: placed elsewhere
 * than requested. `deviation`: reported, never fatal.
 */
export const Grade = z.enum(['refused', 'relocated', 'deviation']);
export type Grade = z.infer<typeof Grade>;

/**
 * One broken rule of a contract. `path` is a JSON pointer into the document (`''` for all of it); `rule`
 * names the clause (`C1/R2`, `C2/line-in-diff`); `recommendation` says what to write instead. `line` and
 * `column` (1-based) are its position in the source text, if known.
 */
export const Problem = closedObject({
  path: z.string(),
  rule: z.string(),
  grade: Grade,
  message: z.string(),
  recommendation: z.string(),
  line: z.number().int().min(1).optional(),
  column: z.number().int().min(1).optional(),
});
export type Problem = z.infer<typeof Problem>;

/** The message with its recommendation, unless the message includes it. */
export function inFull({ message, recommendation }: Pick<Problem, 'message' | 'recommendation'>): string {
  const wanted = recommendation.replace(/^Write (.*)\.$/s, '$1');
  return message.includes(wanted) ? message : `${message} ${recommendation}`;
}
