import { trimEnd } from './text.ts';

const maxLength = 120;

/** The first sentence must end within this many characters, so long texts cost no more. */
const searched = 600;

/**
 * A title for a format without one: the first sentence of `issue` as a plain line of at most 120 characters,
 * cut between words. Undefined without readable text.
 */
export function titleFrom(issue: string): string | undefined {
  const end = sentenceEnd(issue);
  const sentence = end === -1 ? '' : issue.slice(0, end);
  if (plain.test(sentence)) return sentence;
  const title = carefully(issue.slice(0, searched));
  return /[A-Za-z\d]/.test(title) || /[\p{L}\p{N}]/u.test(title) ? title : undefined;
}

/**
 * One line of English words and common punctuation, as most issues begin; letters of all languages take long to
 * compile.
 */
const plain = /^[\dA-Za-z][\dA-Za-z,;:'"()/.=$%&@+-]*(?: [\dA-Za-z,;:'"()/.=$%&@+-]+)*$/;

const blank = 0x20;

/**
 * Index of the first sentence's end without its full stop: `. ` not followed by a small letter, or the end of
 * the text; -1 if uncertain.
 */
function sentenceEnd(text: string): number {
  for (let at = text.indexOf('.'); at !== -1 && at < maxLength; at = text.indexOf('.', at + 1)) {
    if (at + 1 === text.length) return at;
    if (text.charCodeAt(at + 1) !== blank) continue;
    const next = text.charCodeAt(at + 2);
    if (next >= 0x41 && next <= 0x5a) return at;
    // Other characters may or may not start a sentence.
    if (next < 0x61 || next > 0x7a) return -1;
  }
  return -1;
}

function carefully(text: string): string {
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
