/** The text without the given characters at its end. A pattern such as `/x+$/` would take quadratic time. */
export function trimEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** The text without the given characters at its beginning and its end. */
export function trimBoth(text: string, characters: string): string {
  let start = 0;
  while (start < text.length && characters.includes(text.charAt(start))) start += 1;
  return trimEnd(text.slice(start), characters);
}
