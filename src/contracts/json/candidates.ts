import { walkJson } from './walk.ts';

/** An outermost stretch of text that is a JSON object or array, or was meant as one. */
export interface Candidate {
  readonly start: number;
  readonly end: number;
  readonly isValid: boolean;
}

/**
 * The documents that stand in prose, at most two: more than one is already too many. Fences need no care, since
 * they are prose to this search. A broken document is one candidate with everything in it, so that nothing is
 * ever read out of the middle of it. Linear: each stretch is looked at once or twice.
 */
export function findCandidates(text: string): readonly Candidate[] {
  const found: Candidate[] = [];
  let at = nextBracket(text, 0);
  while (at !== -1 && found.length < 2) {
    const fault = walkJson(text.slice(at), { value: () => 'go on', key: () => {} });
    const isValid = fault === undefined || fault.expected === 'the end';
    const end = isValid ? at + (fault?.offset ?? text.length - at) : matchingEnd(text, at);
    if (isValid || !isProse(text.slice(at + 1, end - 1))) found.push({ start: at, end, isValid });
    at = nextBracket(text, end);
  }
  return found;
}

/** Bracketed words of a sentence or a Markdown link hold nothing that JSON is made of. */
function isProse(inside: string): boolean {
  return !/["'{}[\]]/.test(inside);
}

function nextBracket(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    const character = text[at];
    if (character === '[' || character === '{') return at;
  }
  return -1;
}

/** Just past the bracket that closes the one at `start`, strings apart; the end of the text where none does. */
function matchingEnd(text: string, start: number): number {
  let depth = 0;
  let isString = false;
  for (let at = start; at < text.length; at += 1) {
    const character = text[at];
    if (isString) {
      if (character === '\\') at += 1;
      else if (character === '"') isString = false;
    } else if (character === '"') isString = true;
    else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return text.length;
}
