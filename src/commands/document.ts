import type { Context } from '../contracts/context.ts';
import { Format, formats } from '../contracts/format.ts';
import { nearestWord } from '../contracts/nearest-word.ts';
import { type ParseOutcome, parseDocument } from '../contracts/parse-document.ts';
import { Failure } from '../domain/failure.ts';
import { gunzip } from '../edges/files/gunzip.ts';

export interface DocumentOptions {
  readonly file: string;
  readonly format?: string | undefined;
  readonly contract?: string | undefined;
}

/** The format of that name. Throws `FORMAT_UNKNOWN` with the nearest name there is. */
export function formatNamed(name: string): Format {
  const format = Format.safeParse(name);
  if (format.success) return format.data;
  const nearest = nearestWord(name, formats);
  throw new Failure({
    kind: 'usage',
    code: 'FORMAT_UNKNOWN',
    message: `There is no format ${JSON.stringify(name)}`,
    fix: `${nearest === undefined ? '' : `Did you mean ${nearest}? `}The formats are ${formats.join(', ')}.`,
  });
}

/** Reads one document as `ingest` would. */
export function parseBytes(bytes: Uint8Array, options: DocumentOptions, context: Context): ParseOutcome {
  return parseDocument({
    bytes,
    format: options.format === undefined ? undefined : formatNamed(options.format),
    strictness: options.contract === 'lenient' ? 'lenient' : 'strict',
    context,
    gunzip,
  });
}
