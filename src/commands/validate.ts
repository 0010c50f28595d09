import { toErrors, toText } from '../contracts/errors.ts';
import { parsePolicy } from '../contracts/policy/parse-policy.ts';
import { changedLines } from '../stages/ingest/changed-lines.ts';
import { type DocumentOptions, parseFile } from './document.ts';
import { readDiff } from './read-diff.ts';
import { readInput } from './read-input.ts';
import type { Shell } from './shell.ts';

export interface ValidateOptions extends DocumentOptions {
  /** A unified diff; without one, the rules about lines and paths of the change are not checked. */
  readonly diff?: string | undefined;
  readonly head?: string | undefined;
  readonly json: boolean;
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
  if (options.json) shell.out(`${JSON.stringify(errors, null, 2)}\n`);
  else
    shell.say(
      errors.valid && outcome.problems.length === 0
        ? `${options.file}: valid ${outcome.format}\n`
        : toText(outcome, options.file),
    );
  return errors.valid ? 0 : 1;
}

async function validatePolicy({ file, json }: ValidateOptions, shell: Shell): Promise<number> {
  const result = parsePolicy(await readInput(file, shell));
  const problems = result.ok ? [] : result.problems;
  if (json) shell.out(`${JSON.stringify({ valid: result.ok, errors: problems }, null, 2)}\n`);
  else if (result.ok) shell.say(`${file}: valid policy\n`);
  for (const { line, column, path, message } of json ? [] : problems) {
    shell.say(`${file}:${line}:${column}: error ${path === '' ? '' : `${path}: `}${message}\n`);
  }
  return result.ok ? 0 : 1;
}
