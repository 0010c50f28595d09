import type { BlockContent, List, Paragraph, PhrasingContent } from 'mdast';
import { codeSpan, list, paragraph, strong, text, withCode } from './markdown-nodes.ts';
import { type PlainTextOptions, plainText } from './untrusted-markdown.ts';

/** A value among our own words; a string is our own text as well. */
type Part = string | number | PhrasingContent | readonly PhrasingContent[];

function nodesOf(part: Part | undefined): readonly PhrasingContent[] {
  if (part === undefined || part === '') return [];
  if (typeof part === 'object') return 'type' in part ? [part] : part;
  return [text(String(part))];
}

/** Our own words with values between them. `**` encloses strong text; backticks of our own words enclose code. */
export function words(own: TemplateStringsArray, ...values: readonly Part[]): PhrasingContent[] {
  const shown: PhrasingContent[] = [];
  let bold: PhrasingContent[] | undefined;
  for (const [index, part] of own.entries()) {
    for (const [at, piece] of part.split('**').entries()) {
      if (at > 0 && bold !== undefined) shown.push(strong(...bold));
      if (at > 0) bold = bold === undefined ? [] : undefined;
      if (piece !== '') (bold ?? shown).push(...withCode(piece));
    }
    (bold ?? shown).push(...nodesOf(values[index]));
  }
  return shown;
}

/** A paragraph of `words`. */
export function say(own: TemplateStringsArray, ...values: readonly Part[]): Paragraph {
  return paragraph(...words(own, ...values));
}

/** Untrusted text on one line; nothing for blank text. */
export function brief(untrusted: string, options: PlainTextOptions, maxBytes = 400): PhrasingContent[] {
  return untrusted.trim() === '' ? [] : plainText(untrusted, { ...options, maxBytes });
}

/** The parts that are not empty, with a separator between them. */
export function joined(parts: readonly (readonly PhrasingContent[])[], separator = ' · '): PhrasingContent[] {
  return parts
    .filter(({ length }) => length > 0)
    .flatMap((part, index) => (index === 0 ? part : [text(separator), ...part]));
}

/** Names, paths and logins as code, so that no one is notified. */
export function names(values: readonly string[], most = values.length): PhrasingContent[] {
  const shown = joined(
    values.slice(0, most).map((value) => [codeSpan(value)]),
    ', ',
  );
  return values.length > most ? words`${shown} and ${values.length - most} more` : shown;
}

/** A list with one paragraph an item; beyond `most` only their number. */
export function bullets(lines: readonly (readonly PhrasingContent[])[], most = lines.length): List {
  const more = lines.length - most;
  const shown = more > 0 ? [...lines.slice(0, most), words`and ${more} more`] : lines;
  return list(shown.map((line) => [paragraph(...line)]));
}

/** A list below its title; empty without items. */
export function titledList(
  title: string,
  lines: readonly (readonly PhrasingContent[])[],
  most?: number,
): BlockContent[] {
  return lines.length === 0 ? [] : [say`**${title}**`, bullets(lines, most)];
}

export type Optional<T> = T | readonly T[] | false | undefined;

/** The blocks, sections or sentences that are present, in order. */
export function present<T extends object | string>(...parts: readonly Optional<T>[]): T[] {
  return parts.flatMap((part) => (part === undefined || part === false ? [] : part));
}
