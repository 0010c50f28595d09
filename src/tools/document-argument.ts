import type { Context } from '../formats/parse-context.ts';
import { type ParseOutcome, parseDocument } from '../formats/parse-document.ts';
import { Failure } from '../model/failure.ts';
import { Format, formats } from '../model/review-document.ts';
import { nearestWord } from '../model/text.ts';
import { gunzip } from '../runner/zip.ts';

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
