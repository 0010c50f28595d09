/**
 * Whether a Markdown parser would suffer from a text that no person writes: containers opened by the dozen on one line
 * overflow its stack, and hundreds of list items or thousands of delimiters
 * cost it the square of their number.
 */
export function isBeyondParsing(markdown: string): boolean {
  return (
    (markdown.match(/^[ \t]{0,9}(?:[-+*]|\d{1,9}[.)])(?=\s)/gm) ?? []).length > 300 ||
    /^(?:[ \t]{0,9}(?:>|[-+*](?=\s)|\d{1,9}[.)](?=\s))){16}/m.test(markdown) ||
    (markdown.match(/[*_~[\]>]/g) ?? []).length > 2_000
  );
}
