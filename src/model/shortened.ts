/** At most `most` UTF-16 units of a text, the mark of the cut included; a character is kept whole or not at all. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const kept = text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${kept}…`;
}
