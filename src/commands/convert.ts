import { convert } from '../contracts/convert/convert.ts';
import { toErrors, toText } from '../contracts/errors.ts';
import { Failure } from '../domain/failure.ts';
import { answer } from './answer.ts';
import { flagsFor, type HeaderFlags, headerOf } from './convert-header.ts';
import { type DocumentOptions, formatNamed, parseBytes } from './document.ts';
import { readInput } from './read-input.ts';
import type { Shell } from './shell.ts';

export interface ConvertOptions extends DocumentOptions, HeaderFlags {
  readonly to: string;
}

/**
 * Prints a document in another format on standard output, and what was lost on standard error. Of a document that
 * cannot be read it prints what `validate --json` says, with exit code 1.
 */
export async function convertCommand(options: ConvertOptions, shell: Shell): Promise<number> {
  const to = formatNamed(options.to);
  const header = headerOf(options);
  const bytes = await readInput(options.file, shell);
  const outcome = parseBytes(bytes, options, { paths: { root: shell.cwd } });
  if (!outcome.ok) {
    shell.err(toText(outcome, options.file));
    answer({ data: toErrors(outcome) }, 'agent', shell);
    return 1;
  }
  const result = convert(outcome.document, to, header);
  if (!result.ok) {
    const { message, needs } = result;
    throw needs.length > 0
      ? new Failure({
          kind: 'usage',
          code: 'CONVERSION_INCOMPLETE',
          message,
          fix: `Say it, such as ${flagsFor(needs)}.`,
        })
      : new Failure({
          kind: 'usage',
          code: 'CONVERSION_IMPOSSIBLE',
          message,
          fix: 'Convert a review to review-output, review-data, candidate-findings or verdict, and any outcome to envelope.',
        });
  }
  for (const { kind, pointer, field, message } of result.notes)
    shell.err(`${kind} ${pointer} ${field}: ${message}\n`);
  shell.out(result.text);
  return 0;
}
