/**
 * JSON as models and scripts write it. The parser of the `json5` package does not serve here: it reads one whole text and
 * throws at its first fault, while this has to read one value out of prose, say where it ends, name each repair, know
 * missing commas, Python's literals, curly quotes and `#` comments, and keep keys that are written twice for its reader.
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

/** A comment that does not end reaches to the end, so that the rest of the text is read once. */
const ignored = /[\s\uFEFF]+|(?<comment>(?:\/\/|#)[^\n]*|\/\*[\s\S]*?(?:\*\/|$))/y;
const tokens =
  /(?<text>"[^"\\]*(?:\\[\s\S][^"\\]*)*"|'[^'\\]*(?:\\[\s\S][^'\\]*)*'|[“”][^“”\\]*(?:\\[\s\S][^“”\\]*)*[“”])|(?<number>-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.]))|(?<word>[A-Za-z_$][\w$]*)/y;

/** One of its parts has text, or none where the text goes on with something else. */
interface Token {
  readonly whole: string;
  readonly mark?: string | undefined;
  readonly text?: string | undefined;
  readonly number?: string | undefined;
  readonly word?: string | undefined;
}

/** Python's literals are those that printing a list or a dictionary leaves. */
const literals: ReadonlyMap<string | undefined, string> = new Map([
  ['true', 'true'],
  ['false', 'false'],
  ['null', 'null'],
  ['True', 'true'],
  ['False', 'false'],
  ['None', 'null'],
]);

/** Writes a value as strict JSON while it reads it, one token after the other. */
class RelaxedReader {
  readonly #text: string;
  readonly #json: string[] = [];
  readonly #keys: string[] = [];
  /** The brackets that are open, innermost last. */
  readonly #open: string[] = [];
  readonly #repairs = new Map<string, number>();
  #at: number;
  #next: 'value' | 'key' | 'colon' | 'comma' = 'value';

  constructor(text: string, start: number) {
    this.#text = text;
    this.#at = start;
  }

  read(): RelaxedReading {
    for (;;) {
      this.#skipIgnored();
      const token = this.#token();
      const written = this.#write(token);
      if (written === undefined) return { ok: false, offset: this.#at, keys: this.#keys };
      this.#json.push(written);
      this.#at += token.whole.length;
      if (this.#open.length > 0) continue;
      return { ok: true, end: this.#at, json: this.#json.join(''), repairs: this.#repairs };
    }
  }

  #skipIgnored(): void {
    while (/[\s\uFEFF/#]/.test(this.#text.charAt(this.#at))) {
      const skipped = matchAt(ignored, this.#text, this.#at);
      if (skipped === undefined) return;
      if (skipped.groups?.['comment'] !== undefined) this.#repair('JSON has no comments');
      this.#at += skipped[0].length;
    }
  }

  #token(): Token {
    const mark = this.#text.charAt(this.#at);
    // Most tokens are marks, and a pattern takes ten times as long.
    if (mark !== '' && '{}[],:'.includes(mark)) return { whole: mark, mark };
    const found = matchAt(tokens, this.#text, this.#at);
    return { whole: found?.[0] ?? '', ...found?.groups };
  }

  get #isInObject(): boolean {
    return this.#open.at(-1) === '{';
  }

  /** The token in strict JSON; undefined for one that has no meaning here. */
  #write(token: Token): string | undefined {
    const { mark } = token;
    const isClosing = mark === '}' || mark === ']';
    if (this.#next === 'comma' && mark !== ',' && !isClosing && !this.#addComma(token)) return undefined;
    if (isClosing) return this.#close(mark);
    switch (this.#next) {
      case 'comma':
        this.#next = this.#isInObject ? 'key' : 'value';
        return mark;
      case 'colon':
        return mark === ':' ? this.#endKey(mark) : undefined;
      case 'key':
        return this.#writeKey(token);
      case 'value':
        return mark === '{' || mark === '[' ? this.#begin(mark) : this.#writeScalar(token);
    }
  }

  /** Strings next to each other in a list may be one string in Python, so only there a comma is never added. */
  #addComma({ mark, text, word }: Token): boolean {
    const isNext = this.#isInObject ? text !== undefined || word !== undefined : mark === '{' || mark === '[';
    if (!isNext) return false;
    this.#repair('a comma was missing');
    this.#json.push(',');
    this.#next = this.#isInObject ? 'key' : 'value';
    return true;
  }

  #close(mark: string): string | undefined {
    const last = this.#json.at(-1);
    const mayClose = this.#next === 'comma' || last === ',' || last === '[' || last === '{';
    if (!mayClose || this.#isInObject !== (mark === '}')) return undefined;
    if (last === ',') {
      this.#repair('a comma was before a closing bracket');
      this.#json.pop();
    }
    this.#open.pop();
    this.#next = 'comma';
    return mark;
  }

  #begin(mark: string): string {
    this.#open.push(mark);
    this.#next = mark === '{' ? 'key' : 'value';
    return mark;
  }

  #endKey(mark: string): string {
    const key = this.#json.at(-1) ?? '';
    if (this.#keys.length < maxKeys) this.#keys.push(key.slice(1, -1));
    this.#next = 'value';
    return mark;
  }

  #writeKey({ text, word }: Token): string | undefined {
    this.#next = 'colon';
    if (word === undefined) return this.#writeText(text);
    this.#repair(`the key ${word} had no quotes`);
    return JSON.stringify(word);
  }

  #writeScalar({ text, number, word }: Token): string | undefined {
    const literal = literals.get(word);
    if (literal !== word && literal !== undefined) this.#repair(`${word} is ${literal} in JSON`);
    this.#next = 'comma';
    return number ?? literal ?? this.#writeText(text);
  }

  /** The string in JSON; a backslash before a letter that JSON does not escape is one. */
  #writeText(quoted: string | undefined): string | undefined {
    if (quoted === undefined) return undefined;
    if (!quoted.startsWith('"')) this.#repair('strings have double quotes in JSON');
    const inner = quoted
      .slice(1, -1)
      .replace(/\\(?:u[0-9a-f]{4}|[\s\S])|"|[^ -\uffff]/gi, (each) => this.#escape(each));
    return `"${inner}"`;
  }

  #escape(written: string): string {
    if (/^\\(?:["\\/bfnrt]|u.)/.test(written)) return written;
    if (written === '"') return '\\"';
    if (written === "\\'") return "'";
    const isEscape = written.startsWith('\\');
    this.#repair(isEscape ? 'a backslash was not escaped' : 'a line end or tab in a string was not escaped');
    return JSON.stringify(written).slice(1, -1);
  }

  #repair(what: string): void {
    if (this.#repairs.size < maxRepairs && !this.#repairs.has(what)) this.#repairs.set(what, this.#at);
  }
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}
