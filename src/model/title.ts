import { trimEnd } from './text.ts';

const maxLength = 120;

/** The first sentence must end within this many characters, so long texts cost no more. */
const searched = 600;

/**
 * A title for a format without one: the first sentence of `issue` as a plain line of at most 120 characters,
 * cut between words. Undefined without readable text.
 */
export function titleFrom(issue: string): string | undefined {
  const line = withoutMarkdown(issue.slice(0, searched)).replace(/\s+/g, ' ').trim();
  const title = cut(trimEnd(firstSentence(line), '. '));
  return readable.test(title) ? title : undefined;
}

const readable = /[\p{L}\p{N}]/u;

/** The part before the first `.`, `!` or `?` that is followed by a space and no small letter. */
function firstSentence(line: string): string {
  for (const { index } of line.matchAll(/[.!?] /g)) {
    const next = line.charAt(index + 2);
    if (next === next.toUpperCase()) return line.slice(0, index + 1);
  }
  return line;
}

function withoutMarkdown(text: string): string {
  return text
    .replace(/^ {0,3}(?:#{1,6}\s+|>\s?|[-*+]\s+)/gm, '')
    .replace(/^ {0,3}(?:```|~~~).*$/gm, '')
    .replace(/!?\[([^\]\n]{0,200})\]\([^)\n]{0,500}\)/g, '$1')
    .replace(/\*\*|__|`/g, '');
}

function cut(sentence: string): string {
  const characters = Array.from(sentence);
  if (characters.length <= maxLength) return sentence;
  const head = characters.slice(0, maxLength - 1).join('');
  const space = head.lastIndexOf(' ');
  return `${(space > maxLength / 2 ? head.slice(0, space) : head).trimEnd()}…`;
}
