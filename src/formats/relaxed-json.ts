/**
 * JSON as models and scripts write it. Each token is written again as strict JSON while it is read; a fault is repaired
 * only where it has one meaning. Brackets are kept in a list, since a text may nest deeper than functions can call each
 * other. The package `json5` does not serve: it reads whole texts alone, throws at the first fault, and knows neither
 * missing commas, Python's literals, curly quotes nor `#` comments.
 */
export type RelaxedReading =
  | {
      readonly ok: true;
      /** Just past the last bracket. */
      readonly end: number;
      /** The same value as strict JSON; limits and repeated keys are for its reader to check. */
      readonly json: string;
      /** Each repair in words, and the offset where it was first needed. */
      readonly repairs: ReadonlyMap<string, number>;
      /** Comments that say something; they are no part of the value. */
      readonly comments: readonly string[];
    }
  | {
      readonly ok: false;
      readonly offset: number;
      /** Keys that were read before the fault: an empty list means that the bracket is part of prose. */
      readonly keys: readonly string[];
    };

/** Repairs that are listed; a text with more of them is read all the same. */
const maxRepairs = 20;

/** Keys that are kept to tell a broken document from prose. */
const maxKeys = 50;

/**
 * Reads the object or array that begins at `start`, and accepts what cannot be misunderstood: comments, trailing and
 * missing commas, single quotes, keys without quotes, Python's literals, raw line ends in strings. It never adds a
 * bracket or a quote, so that a text which was cut is never taken for a whole one. Linear.
 */
export function readRelaxedJson(text: string, start: number): RelaxedReading {
  return new RelaxedReader(text, start).read();
}

/** Words that are values, in JSON; Python's are those that printing a list or a dictionary leaves. */
const literals: ReadonlyMap<string, string> = new Map([
  ['true', 'true'],
  ['false', 'false'],
  ['null', 'null'],
  ['True', 'true'],
  ['False', 'false'],
  ['None', 'null'],
]);

class RelaxedReader {
  readonly #text: string;
  #at: number;
  /** What the text goes on with, unless a bracket closes. */
  #expected: 'value' | 'key' | 'colon' | 'comma' = 'value';
  /** The brackets that are open, innermost last. */
  readonly #open: string[] = [];
  /** The tokens so far, in strict JSON. */
  readonly #json: string[] = [];
  readonly #keys: string[] = [];
  readonly #repairs = new Map<string, number>();
  readonly #comments: string[] = [];

  constructor(text: string, start: number) {
    this.#text = text;
    this.#at = start;
  }

  read(): RelaxedReading {
    do {
      this.#skipIgnored();
      const token = tokenAt(this.#text, this.#at);
      const strict = this.#rewrite(token);
      if (strict === undefined) return { ok: false, offset: this.#at, keys: this.#keys };
      this.#json.push(strict);
      this.#at += token.written.length;
    } while (this.#open.length > 0);
    const json = this.#json.join('');
    return { ok: true, end: this.#at, json, repairs: this.#repairs, comments: this.#comments };
  }

  /** Goes on to where the next token begins. */
  #skipIgnored(): void {
    while (/[\s\uFEFF/#]/.test(this.#text.charAt(this.#at))) {
      const spaces = matchAt(space, this.#text, this.#at);
      const skipped = spaces ?? matchAt(comment, this.#text, this.#at);
      if (skipped === undefined) return;
      if (spaces === undefined) {
        this.#repair('JSON has no comments');
        if (/[\p{L}\p{N}]/u.test(skipped)) this.#comments.push(skipped);
      }
      this.#at += skipped.length;
    }
  }

  /** The token in strict JSON; undefined for one that has no meaning here. */
  #rewrite(token: Token): string | undefined {
    if (isMark(token, '}', ']')) return this.#close(token.written);
    switch (this.#expected) {
      case 'value':
        return isMark(token, '{', '[') ? this.#begin(token.written) : this.#rewriteScalar(token);
      case 'key':
        return this.#rewriteKey(token);
      case 'colon':
        return isMark(token, ':') ? this.#endKey() : undefined;
      case 'comma':
        if (isMark(token, ',')) return this.#separate();
        return this.#mayLackComma(token) ? this.#addComma(token) : undefined;
    }
  }

  get #isInObject(): boolean {
    return this.#open.at(-1) === '{';
  }

  #begin(bracket: string): string {
    this.#open.push(bracket);
    this.#expected = bracket === '{' ? 'key' : 'value';
    return bracket;
  }

  /** After a value, a comma, or the bracket that opens an empty list or object. */
  #close(bracket: string): string | undefined {
    const last = this.#json.at(-1);
    const mayClose = this.#expected === 'comma' || last === ',' || last === '[' || last === '{';
    if (!mayClose || this.#isInObject !== (bracket === '}')) return undefined;
    if (last === ',') {
      this.#repair('a comma was before a closing bracket');
      this.#json.pop();
    }
    this.#open.pop();
    this.#expected = 'comma';
    return bracket;
  }

  #separate(): string {
    this.#expected = this.#isInObject ? 'key' : 'value';
    return ',';
  }

  /** Strings next to each other in a list may be one string in Python, so a list lacks commas before brackets alone. */
  #mayLackComma(token: Token): boolean {
    if (!this.#isInObject) return isMark(token, '{', '[');
    return token.kind === 'string' || token.kind === 'word';
  }

  #addComma(before: Token): string | undefined {
    this.#repair('a comma was missing');
    this.#json.push(this.#separate());
    return this.#rewrite(before);
  }

  #rewriteKey({ kind, written }: Token): string | undefined {
    this.#expected = 'colon';
    if (kind === 'string') return this.#rewriteString(written);
    if (kind !== 'word') return undefined;
    this.#repair(`the key ${written} had no quotes`);
    return JSON.stringify(written);
  }

  #endKey(): string {
    const key = this.#json.at(-1) ?? '';
    if (this.#keys.length < maxKeys) this.#keys.push(key.slice(1, -1));
    this.#expected = 'value';
    return ':';
  }

  #rewriteScalar({ kind, written }: Token): string | undefined {
    this.#expected = 'comma';
    if (kind === 'number') return written;
    if (kind === 'string') return this.#rewriteString(written);
    const literal = literals.get(written);
    if (literal !== undefined && literal !== written) this.#repair(`${written} is ${literal} in JSON`);
    return literal;
  }

  #rewriteString(quoted: string): string {
    if (!quoted.startsWith('"')) this.#repair('strings have double quotes in JSON');
    const escapesAndFaults = /\\(?:u[0-9a-f]{4}|[\s\S])|"|[^ -\uffff]/gi;
    const inner = quoted.slice(1, -1).replace(escapesAndFaults, (part) => this.#escape(part));
    return `"${inner}"`;
  }

  /** A backslash before a letter that JSON does not escape stands for itself. */
  #escape(part: string): string {
    if (/^\\(?:["\\/bfnrt]|u.)/.test(part)) return part;
    if (part === '"') return '\\"';
    if (part === "\\'") return "'";
    const isEscape = part.startsWith('\\');
    this.#repair(isEscape ? 'a backslash was not escaped' : 'a line end or tab in a string was not escaped');
    return JSON.stringify(part).slice(1, -1);
  }

  #repair(what: string): void {
    if (this.#repairs.size < maxRepairs && !this.#repairs.has(what)) this.#repairs.set(what, this.#at);
  }
}

function isMark({ kind, written }: Token, ...marks: readonly string[]): boolean {
  return kind === 'mark' && marks.includes(written);
}

/** A piece of JSON as models and scripts write it. */
interface Token {
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
function tokenAt(text: string, offset: number): Token {
  for (const [kind, pattern] of patterns) {
    const written = matchAt(pattern, text, offset);
    if (written !== undefined) return { kind, written };
  }
  return { kind: 'unknown', written: '' };
}

const space = /[\s\uFEFF]+/y;
/** One that does not end reaches to the end, so that the rest of the text is read once. */
const comment = /(?:\/\/|#)[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/y;

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}
