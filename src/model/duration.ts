import { z } from 'zod';

const unitInMs = { s: 1_000, m: 60_000, h: 3_600_000 } as const;
const Unit = z.enum(['s', 'm', 'h']);

/** A duration such as `90s`, `5m` or `1h`, at most six hours (a job's own limit); in milliseconds. */
export const Duration = z
  .string()
  .regex(/^\d{1,5}[smh]$/, 'a number with its unit, such as 90s, 5m or 1h')
  .transform((text) => Number(text.slice(0, -1)) * unitInMs[Unit.parse(text.slice(-1))])
  .refine((ms) => ms <= 6 * unitInMs.h, 'must be at most 6h');

/** How long a program may run; one that may not run at all is left out instead. */
export const TimeLimit = Duration.refine((ms) => ms > 0, 'must be at least 1s');
