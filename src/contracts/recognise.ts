import type { Native } from '../domain/finding.ts';
import type { Problem } from '../domain/problem.ts';
import { type Format, formats } from './format.ts';
import { isObject } from './own.ts';
import { problem, quote } from './problem.ts';
import { contracts } from './registry.ts';

export type Recognition =
  | { readonly ok: true; readonly format: Format }
  | { readonly ok: false; readonly problem: Problem };

/** The one format whose shape the value has. Nothing is guessed: none or several is an error. */
export function recognise(value: Native): Recognition {
  const found = formats.filter((format) => contracts[format].recognises(value));
  const [format] = found;
  if (format !== undefined && found.length === 1) return { ok: true, format };
  if (format !== undefined) {
    return {
      ok: false,
      problem: problem('format/ambiguous', {
        path: '',
        type: 'format',
        message: `The document could be any of ${found.join(', ')}: it is ${shapeOf(value)}.`,
        recommendation: 'Name the format, for example with `--format`.',
      }),
    };
  }
  return {
    ok: false,
    problem: problem('format/unknown', {
      path: '',
      type: 'format',
      message: `The document has the shape of no known contract: it is ${shapeOf(value)}.`,
      recommendation: `Write one of ${formats.join(', ')}, or name the format that is meant.`,
    }),
  };
}

/** What was seen, in a few words. */
function shapeOf(value: Native): string {
  if (Array.isArray(value)) {
    const first = value.find(isObject);
    return first === undefined
      ? `an array of ${value.length} without objects`
      : `an array of ${shapeOf(first)}`;
  }
  if (!isObject(value)) return quote(value);
  const keys = Object.keys(value);
  const shown = keys.slice(0, 8).map((key) => quote(key, 30));
  return keys.length === 0
    ? 'an object without keys'
    : `an object with the keys ${shown.join(', ')}${keys.length > shown.length ? ', …' : ''}`;
}
