import type { BlockContent, PhrasingContent } from 'mdast';
import { allowListed } from './allow-list.ts';
import { type Cut, cutToBytes, showInvisible } from './characters.ts';
import { codeFence, paragraph, text, withCode } from './markdown-nodes.ts';

export interface PlainTextOptions {
  /** Replaces secrets; it sees normalised text, and must leave text without secrets as it is. */
  readonly redact: (text: string) => string;
  /** UTF-8 bytes that are kept; the cut is stated. */
  readonly maxBytes?: number;
}

export interface MarkdownTextOptions extends PlainTextOptions {
  /** Hosts (with port, if any) that links may go to: the server's own and those of base policy. */
  readonly linkHosts: ReadonlySet<string>;
}

/** Markdown parsers have shapes that cost more than their length; within this bound the worst stays harmless. */
export const defaultMaxBytes = 16_384;

/** Untrusted text on one line: titles, names, labels. Of Markdown only code is read, since nothing acts on it. */
export function plainText(untrusted: string, options: PlainTextOptions): PhrasingContent[] {
  const { kept, moreBytes } = prepare(untrusted, options);
  const line = kept.replace(/\s+/g, ' ').trim();
  return [...readCode(line), ...(moreBytes === 0 ? [] : [text(cutNotice(moreBytes))])];
}

/** Backticks that are no pairs around something stay what they are. */
function readCode(line: string): PhrasingContent[] {
  const parts = line.split('`');
  const isPaired = parts.length % 2 === 1;
  const isFilled = parts.every((part, index) => index % 2 === 0 || part.trim() !== '');
  return isPaired && isFilled ? withCode(line) : [text(line)];
}

/** Untrusted text as a block of code, whatever it is. */
export function codeText(untrusted: string, options: PlainTextOptions): BlockContent {
  const { kept, moreBytes } = prepare(untrusted, options);
  return codeFence(null, moreBytes === 0 ? kept : `${kept}\n${cutNotice(moreBytes)}`);
}

/** Untrusted Markdown, rebuilt from the kinds of node that cannot reach out of their place. */
export function markdownText(untrusted: string, options: MarkdownTextOptions): BlockContent[] {
  const { kept, moreBytes } = prepare(untrusted, options);
  const redact = (value: string) => options.redact(showInvisible(value));
  const blocks = allowListed({ source: kept, linkHosts: options.linkHosts, redact });
  return moreBytes === 0 ? blocks : [...blocks, paragraph(text(cutNotice(moreBytes)))];
}

/** Redacted before it is cut: half a secret is no longer recognised. */
function prepare(untrusted: string, { redact, maxBytes = defaultMaxBytes }: PlainTextOptions): Cut {
  return cutToBytes(redact(showInvisible(untrusted)), maxBytes);
}

function cutNotice(moreBytes: number): string {
  return `… (cut, ${moreBytes} bytes more)`;
}
