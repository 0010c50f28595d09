import { z } from 'zod';

/** How much is reviewed: everything, what is marked fixed, or what is not committed yet. */
export const Mode = z.enum(['full', 'verify', 'quick']);
export type Mode = z.infer<typeof Mode>;

/**
 * Whether a document that names a mode of its own is all that a run asks for: one of a quick check or a verification
 * looked at a part, which is enough where that part was asked for. Without a run it is not.
 */
export function isWholeIn(run: Mode | undefined, said: Mode): boolean {
  return said === 'full' || said === run;
}
