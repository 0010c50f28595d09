import { toErrors } from '../contracts/errors.ts';
import { parsePolicy } from '../contracts/policy/parse-policy.ts';
import { validatePage } from '../render/command-pages.ts';
import { changedLines } from '../stages/documents/changed-lines.ts';
import { answer, type Output } from './answer.ts';
import { type DocumentOptions, parseFile } from './document.ts';
import { readDiff } from './read-diff.ts';
import { readInput } from './read-input.ts';
import type { Shell } from './shell.ts';

export interface ValidateOptions extends DocumentOptions {
  /** A unified diff; without one, the rules about lines and paths of the change are not checked. */
  readonly diff?: string | undefined;
  readonly head?: string | undefined;
  readonly output: Output;
}

const noDiff = { files: [], byPath: new Map(), byFormerPath: new Map() };

/** Checks one document, or the policy file, and prints everything that is wrong with it. Exit code 0 or 1. */
export async function validateCommand(options: ValidateOptions, shell: Shell): Promise<number> {
  if (/\.ya?ml$/.test(options.file)) return validatePolicy(options, shell);
  const changed =
    options.diff === undefined ? undefined : changedLines(await readDiff(options.diff, shell), noDiff);
  const outcome = await parseFile(
    options,
    {
      ...(changed === undefined ? {} : { changed }),
      ...(options.head === undefined ? {} : { head: options.head }),
    },
    shell,
  );
  const errors = toErrors(outcome);
  const kind = outcome.format ?? 'document';
  const page = validatePage({ file: options.file, kind, ...outcome });
  answer({ data: errors, page }, options.output, shell);
  return errors.valid ? 0 : 1;
}

async function validatePolicy({ file, output }: ValidateOptions, shell: Shell): Promise<number> {
  const result = parsePolicy(await readInput(file, shell));
  const problems = result.ok ? [] : result.problems;
  const page = validatePage({ file, kind: 'policy', problems });
  answer({ data: { valid: result.ok, errors: problems }, page }, output, shell);
  return result.ok ? 0 : 1;
}
