const maxLength = 120;

/**
 * A title for a contract that has none: the first sentence of `issue` as one plain line, at most 120
 * characters, cut between words. Undefined when nothing readable is left.
 */
export function titleFrom(issue: string): string | undefined {
  // A sentence worth a title lies near the start, so a long text costs no more than a short one.
  const plain = withoutMarkdown(issue.slice(0, 1000)).replace(/\s+/g, ' ').trim();
  const sentence = /^.*?[.!?](?=\s+[^\p{Ll}\s]|$)/u.exec(plain)?.[0] ?? plain;
  const title = cut(sentence.replace(/[.\s]+$/, ''));
  return /[\p{L}\p{N}]/u.test(title) ? title : undefined;
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
