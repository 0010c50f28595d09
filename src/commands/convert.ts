import { convert } from '../contracts/convert/convert.ts';
import { toErrors, toText } from '../contracts/errors.ts';
import { Failure } from '../domain/failure.ts';
import { answer } from './answer.ts';
import { type DocumentOptions, formatNamed, parseFile } from './document.ts';
import type { Shell } from './shell.ts';

export interface ConvertOptions extends DocumentOptions {
  readonly to: string;
}

/**
 * Prints a document in another format on standard output, and what was lost on standard error. Of a document that
 * cannot be read it prints what `validate --json` says, with exit code 1.
 */
export async function convertCommand(options: ConvertOptions, shell: Shell): Promise<number> {
  const to = formatNamed(options.to);
  const outcome = await parseFile(options, {}, shell);
  if (!outcome.ok) {
    shell.err(toText(outcome, options.file));
    answer({ data: toErrors(outcome) }, 'agent', shell);
    return 1;
  }
  const result = convert(outcome.document, to);
  if (!result.ok) {
    throw new Failure({
      kind: 'usage',
      code: 'CONVERSION_IMPOSSIBLE',
      message: result.message,
      fix: 'convert a review to review-output, review-data, candidate-findings or verdict, and any outcome to envelope',
    });
  }
  for (const { kind, pointer, field, message } of result.notes)
    shell.err(`${kind} ${pointer} ${field}: ${message}\n`);
  shell.out(result.text);
  return 0;
}
