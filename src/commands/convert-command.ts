import { Header } from '../formats/format-definition.ts';
import { toErrors } from '../formats/parse-document.ts';
import { formatDefinition, formats } from '../formats/registry.ts';
import { type Failure, usageFailure } from '../model/failure.ts';
import { ReviewDocument } from '../model/review-document.ts';
import { inputNameOf } from '../policy/effective-policy.ts';
import { answer, invalid, type Output, type Shell } from './command-answer.ts';
import { type Conversion, convert, fromDocument, fromReviewDocument, type Source } from './conversion.ts';
import { toText } from './problem-lines.ts';
import { type DocumentOptions, formatNamed, parseBytes, readInput } from './read-input.ts';
import { readRunFile } from './schema-catalog.ts';

/** What the format requires and the document may not say, as it is given on the command line. */
export type HeaderFlags = { readonly [Key in keyof Header]?: string | undefined };

export interface ConvertOptions extends DocumentOptions, HeaderFlags {
  readonly to: string;
  readonly output: Output;
}

/**
 * Prints a document in another format on standard output, and what was lost on standard error. For a document that
 * cannot be read, it reports what `validate` says on standard error, and to a program also as JSON; exit code 1.
 */
export async function convertCommand(options: ConvertOptions, shell: Shell): Promise<number> {
  const to = formatNamed(
    options.to,
    formats.filter((format) => formatDefinition(format).write !== undefined),
  );
  const header = headerOf(options);
  const source = sourceOf(await readInput(options.file, shell), options, shell);
  if (source === undefined) return 1;
  const result = convert(source, to, header);
  if (!result.ok) throw failureOf(result);
  if (result.lost.length > 0) shell.err(`Not in the ${to}: ${result.lost.join(', ')}.\n`);
  shell.out(result.text);
  return 0;
}

/** Undefined for a document that does not hold, after saying why. */
function sourceOf(bytes: Uint8Array, options: ConvertOptions, shell: Shell): Source | undefined {
  const own = options.format === undefined ? readRunFile(bytes, ReviewDocument) : undefined;
  if (own !== undefined) return fromReviewDocument(own);
  const outcome = parseBytes(bytes, options, { paths: { root: shell.cwd } });
  if (outcome.ok) return fromDocument(outcome.document);
  shell.err(toText(outcome.problems, options.file, outcome.omitted));
  const errors = toErrors(outcome);
  answer({ data: errors, ...invalid(errors) }, options.output, shell);
  return undefined;
}

function headerOf(flags: HeaderFlags): Header {
  const header = Header.safeParse(flags);
  if (header.success) return header.data;
  const key = String(header.error.issues[0]?.path[0]);
  throw usageFailure(
    'COMMAND_LINE_INVALID',
    `--${inputNameOf(key)} has a value that the format cannot hold`,
    'See `pr-verdict convert --help` for what it takes.',
  );
}

function failureOf({ message, needs }: Extract<Conversion, { readonly ok: false }>): Failure {
  return needs.length > 0
    ? usageFailure(
        'CONVERSION_INCOMPLETE',
        message,
        `Add ${needs.map((key) => `--${inputNameOf(key)}`).join(', ')}.`,
      )
    : usageFailure('CONVERSION_IMPOSSIBLE', message);
}
