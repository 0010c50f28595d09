import type { BlockContent, PhrasingContent } from 'mdast';
import { type Cut, cutToBytes, showInvisible } from './characters.ts';
import { codeFence, text, withCode } from './markdown-nodes.ts';

export interface PlainTextOptions {
  /** Replaces secrets in normalised text; must not change text without secrets. */
  readonly redact: (text: string) => string;
  /** UTF-8 bytes to keep; a cut is stated. */
  readonly maxBytes?: number;
}

/** Some inputs cost Markdown parsers more than linear time; within this limit the worst is harmless. */
const defaultMaxBytes = 16_384;

/** Untrusted text on one line: titles, names, labels. Only code spans are parsed. */
export function plainText(untrusted: string, options: PlainTextOptions): PhrasingContent[] {
  const { kept, moreBytes } = prepareText(untrusted, options);
  const line = kept.replace(/\s+/g, ' ').trim();
  return [...readCode(line), ...(moreBytes === 0 ? [] : [text(cutNotice(moreBytes))])];
}

/** Unpaired backticks stay as they are. */
function readCode(line: string): PhrasingContent[] {
  const parts = line.split('`');
  const isPaired = parts.length % 2 === 1;
  const isFilled = parts.every((part, index) => index % 2 === 0 || part.trim() !== '');
  return isPaired && isFilled ? withCode(line) : [text(line)];
}

/** Untrusted text as a code block. */
export function codeText(untrusted: string, options: PlainTextOptions): BlockContent {
  const { kept, moreBytes } = prepareText(untrusted, options);
  return codeFence(null, moreBytes === 0 ? kept : `${kept}\n${cutNotice(moreBytes)}`);
}

/** The text to show, and how much was cut. Redacts first, because half a secret is not recognised. */
export function prepareText(
  untrusted: string,
  { redact, maxBytes = defaultMaxBytes }: PlainTextOptions,
): Cut {
  return cutToBytes(redact(showInvisible(untrusted)), maxBytes);
}

/** The words after a text that was cut. */
export function cutNotice(moreBytes: number): string {
  return `… (cut, ${moreBytes} bytes more)`;
}
