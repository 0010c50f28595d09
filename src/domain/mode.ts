import { z } from 'zod';

/** How much is reviewed: everything, what is marked fixed, or what is not committed yet. */
export const Mode = z.enum(['full', 'verify', 'quick']);
export type Mode = z.infer<typeof Mode>;
