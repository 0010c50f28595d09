import { z } from 'zod';

/** What somebody may do in the repository, as far as it matters to us; less than writing is `none`. */
export const Role = z.enum(['none', 'write', 'admin']);
export type Role = z.infer<typeof Role>;
