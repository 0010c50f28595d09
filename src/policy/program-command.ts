import { z } from 'zod';
import { TimeLimit } from '../model/duration.ts';
import { whyWithheld } from '../model/withheld-variables.ts';
import { FolderGlob } from './globs.ts';

/** The name of an environment variable. */
export const VariableName = z.string().regex(/^[A-Za-z_][A-Za-z0-9_]{0,127}$/, 'the name of a variable');

/** A variable that a program may have; the others are a mistake, since it would wait for them in vain. */
const GivenVariable = VariableName.superRefine((name, context) => {
  const why = whyWithheld(name);
  if (why === undefined) return;
  const message = `cannot be ${name}, which no program is given even when it is listed: it ${why}`;
  context.addIssue({ code: 'custom', message });
});

/** How a program of the policy's own is started: without a shell, in a known environment, for a limited time. */
export const CommandLine = z.strictObject({
  /** Program and arguments, each as it is: no shell reads them. */
  run: z.array(z.string().min(1).max(10_000)).min(1).max(200).readonly().optional(),
  /** One process for each matching directory that has changes; its paths are relative to that directory. */
  cwd: FolderGlob.optional(),
  /** Names of variables that it gets beside PATH, HOME, LANG and TMPDIR. */
  env: z.array(GivenVariable).max(100).readonly().default([]),
  timeout: TimeLimit.default(600_000),
});
