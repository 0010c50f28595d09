import { z } from 'zod';

/** What somebody may do in the repository, as far as it matters to us; less than writing is `none`. */
export const Role = z.enum(['none', 'write', 'maintain', 'admin']);
export type Role = z.infer<typeof Role>;

export function isAtLeastRole(role: Role, least: Role): boolean {
  return Role.options.indexOf(role) >= Role.options.indexOf(least);
}
