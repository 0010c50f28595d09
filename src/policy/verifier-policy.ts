import { z } from 'zod';
import { TimeLimit } from '../model/duration.ts';
import { toolFormats } from '../model/format.ts';
import { Applicability } from './applicability.ts';
import { CommandLine } from './program-command.ts';

/** A check that is no opinion: tests, types, a linter. It fills the evidence pack, and gates nothing by itself. */
export const VerifierPolicy = z
  .strictObject({
    ...CommandLine.shape,
    ...Applicability.shape,
    timeout: TimeLimit.default(60_000),
    /** `exit-code`: 0 passes. Otherwise the format of what it prints to standard output. */
    format: z.enum(['exit-code', ...toolFormats]).default('exit-code'),
    /** Name of a check run: one that has finished on the head serves instead of running again. */
    check: z.string().min(1).max(100).optional(),
  })
  .refine(({ run, check }) => run !== undefined || check !== undefined, 'needs `run`, `check`, or both')
  .readonly();
export type VerifierPolicy = z.infer<typeof VerifierPolicy>;
