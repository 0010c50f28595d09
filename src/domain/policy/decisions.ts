import { z } from 'zod';
import { Severity } from '../severity.ts';

export const FailOn = z.enum(['none', 'WARN', 'FAIL', 'ABORT']);
export type FailOn = z.infer<typeof FailOn>;

const host = z
  .string()
  .regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, 'a bare host name in lower case, such as owasp.org');

/** `policy` in the policy file: what turns findings into a verdict, an event and a conclusion. */
export const Decisions = z
  .strictObject({
    'fail-on': FailOn.default('WARN'),
    approve: z.boolean().default(false),
    enforce: z.boolean().default(true),
    'max-comments': z.number().int().min(0).max(50).default(30),
    'inline-from': Severity.default('low'),
    /** Refused findings up to this claimed severity do not make the review incomplete; never high or critical. */
    refused: z.enum(['none', 'info', 'low', 'medium']).default('none'),
    'link-hosts': z.array(host).readonly().default([]),
  })
  .readonly();
export type Decisions = z.infer<typeof Decisions>;
