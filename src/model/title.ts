import { trimEnd } from './text.ts';

const maxLength = 120;

/** The first sentence must end within this many characters, so long texts cost no more. */
const searched = 600;

/**
 * A title for a format without one: the first sentence of `issue` as a plain line of at most 120 characters,
 * cut between words. Undefined without readable text.
 */
export function titleFrom(issue: string): string | undefined {
  const title = firstSentence(issue.slice(0, searched));
  return /[\p{L}\p{N}]/u.test(title) ? title : undefined;
}

function firstSentence(text: string): string {
  const line = withoutMarkdown(text).replace(/\s+/g, ' ').trim();
  const sentence = /^.*?[.!?](?=\s+[^\p{Ll}\s]|$)/u.exec(line)?.[0] ?? line;
  return cut(trimEnd(sentence, '. '));
}

function withoutMarkdown(text: string): string {
  return text
    .replace(/^ {0,3}(?:#{1,6}\s+|>\s?|[-*+]\s+)/gm, '')
    .replace(/^ {0,3}(?:```|~~~).*$/gm, '')
    .replace(/!?\[([^\]\n]{0,200})\]\([^)\n]{0,500}\)/g, '$1')
    .replace(/\*\*|__|`/g, '');
}

function cut(sentence: string): string {
  if (sentence.length <= maxLength) return sentence;
  const characters = Array.from(sentence);
  if (characters.length <= maxLength) return sentence;
  const head = characters.slice(0, maxLength - 1).join('');
  const space = head.lastIndexOf(' ');
  return `${(space > maxLength / 2 ? head.slice(0, space) : head).trimEnd()}…`;
}
