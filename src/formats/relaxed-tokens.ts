/** A piece of JSON as models and scripts write it. */
export interface Token {
  /** `mark`: a bracket, comma or colon. `unknown`: the end of the text, or what no JSON has. */
  readonly kind: 'mark' | 'string' | 'number' | 'word' | 'unknown';
  /** As it is in the text, quotes included; empty where the kind is unknown. */
  readonly written: string;
}

/** The first character tells them apart. */
const patterns: readonly (readonly [Token['kind'], RegExp])[] = [
  ['mark', /[{}[\],:]/y],
  ['string', /"[^"\\]*(?:\\[\s\S][^"\\]*)*"/y],
  ['string', /'[^'\\]*(?:\\[\s\S][^'\\]*)*'/y],
  ['string', /[“”][^“”\\]*(?:\\[\s\S][^“”\\]*)*[“”]/y],
  ['number', /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])/y],
  ['word', /[A-Za-z_$][\w$]*/y],
];

/** The token that begins at the offset. A string without its closing quote is unknown, and so is a number like `01`. */
export function tokenAt(text: string, offset: number): Token {
  for (const [kind, pattern] of patterns) {
    const written = matchAt(pattern, text, offset);
    if (written !== undefined) return { kind, written };
  }
  return { kind: 'unknown', written: '' };
}

const space = /[\s\uFEFF]+/y;
/** One that does not end reaches to the end, so that the rest of the text is read once. */
const comment = /(?:\/\/|#)[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/y;

/** Where the next token begins. Calls back with the offset of each comment on the way. */
export function skipIgnored(text: string, offset: number, onComment: (offset: number) => void): number {
  let at = offset;
  while (/[\s\uFEFF/#]/.test(text.charAt(at))) {
    const spaces = matchAt(space, text, at);
    const skipped = spaces ?? matchAt(comment, text, at);
    if (skipped === undefined) return at;
    if (spaces === undefined) onComment(at);
    at += skipped.length;
  }
  return at;
}

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}
