import { z } from 'zod';

/**
 * What a change makes of the policy file. It is read and told, and holds nowhere before it is merged (threat P1).
 * `removed` also when the file is renamed; `problems` may quote the file.
 */
export const ProposedPolicy = z
  .strictObject({
    state: z.enum(['valid', 'invalid', 'removed', 'unreadable']),
    problems: z.array(z.string()).readonly(),
  })
  .readonly();
export type ProposedPolicy = z.infer<typeof ProposedPolicy>;
