/** What of a text was not JSON and still had one meaning. */
export interface Repair {
  /** In the text that was read. */
  readonly offset: number;
  readonly what: string;
}

export type RelaxedReading =
  | {
      readonly ok: true;
      /** Just past the last bracket. */
      readonly end: number;
      /** The same value as strict JSON; limits and repeated keys are for its reader to check. */
      readonly json: string;
      readonly repairs: readonly Repair[];
    }
  | {
      readonly ok: false;
      readonly offset: number;
      /** Keys that were read before the fault: none means that the bracket stood in prose. */
      readonly keys: readonly string[];
    };

/** Repairs that are listed; a text with more of them is read all the same. */
const maxRepairs = 20;

/** Keys that are kept to tell a broken document from prose. */
const maxKeys = 50;

const blanks = /[\s\uFEFF]*/y;
const lineComment = /(?:\/\/|#)[^\n]*/y;
const plainString = /"[^"\\\p{Cc}]*"/uy;
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])/y;
const identifier = /[A-Za-z_$][\w$]*/y;

/** Python's literals are those that printing a list or a dictionary leaves. */
const literals: ReadonlyMap<string, string> = new Map([
  ['true', 'true'],
  ['false', 'false'],
  ['null', 'null'],
  ['True', 'true'],
  ['False', 'false'],
  ['None', 'null'],
]);

/**
 * Reads the object or array that begins at `start`, forgiving what cannot be misunderstood: comments, trailing and
 * missing commas, single quotes, keys without quotes, Python's literals, raw line ends in strings. It never adds a
 * bracket or a quote, so that a text which was cut is never taken for a whole one. Linear.
 */
export function readRelaxedJson(text: string, start: number): RelaxedReading {
  const scanner = new Scanner(text, start);
  const open: ('{' | '[')[] = [];
  let expecting: 'value' | 'key' | 'comma' = 'value';
  let mayClose = false;
  for (;;) {
    scanner.skipBlanks();
    const character = text[scanner.at];
    const container = open.at(-1);
    if (character === undefined) return scanner.fault();
    if (character === '}' || character === ']') {
      const isMatch = container !== undefined && character === (container === '{' ? '}' : ']');
      if (!isMatch || !(expecting === 'comma' || mayClose)) return scanner.fault();
      if (expecting !== 'comma') scanner.dropComma();
      scanner.emit(character);
      open.pop();
      expecting = 'comma';
      if (open.length === 0) return scanner.result();
      continue;
    }
    if (expecting === 'comma') {
      if (character === ',') scanner.emit(',');
      else {
        // Strings side by side in a list may be one string in Python, so only there a comma is never added.
        if (!(container === '{' ? /["'\w$]/ : /[{[]/).test(character)) return scanner.fault();
        scanner.insertComma();
      }
      expecting = container === '{' ? 'key' : 'value';
      mayClose = character === ',';
      continue;
    }
    if (expecting === 'key') {
      if (!scanner.takeKey()) return scanner.fault();
      expecting = 'value';
      mayClose = false;
      continue;
    }
    if (character === '{' || character === '[') {
      scanner.emit(character);
      open.push(character);
      expecting = character === '{' ? 'key' : 'value';
      mayClose = true;
      continue;
    }
    if (!scanner.takeScalar()) return scanner.fault();
    expecting = 'comma';
  }
}

class Scanner {
  at: number;
  readonly #text: string;
  readonly #out: string[] = [];
  readonly #repairs: Repair[] = [];
  readonly #keys: string[] = [];

  constructor(text: string, start: number) {
    this.#text = text;
    this.at = start;
  }

  fault(): RelaxedReading {
    return { ok: false, offset: this.at, keys: this.#keys };
  }

  result(): RelaxedReading {
    return { ok: true, end: this.at, json: this.#out.join(''), repairs: this.#repairs };
  }

  emit(character: string): void {
    this.#out.push(character);
    this.at += 1;
  }

  insertComma(): void {
    this.#repair('a comma was missing');
    this.#out.push(',');
  }

  /** A bracket closes after a comma; after its opening there is none. */
  dropComma(): void {
    if (this.#out.at(-1) !== ',') return;
    this.#out.pop();
    this.#repair('a comma stood before a closing bracket');
  }

  skipBlanks(): void {
    for (;;) {
      this.at += this.#match(blanks).length;
      const isBlock = this.#text.startsWith('/*', this.at);
      const skipped = isBlock ? this.#blockComment() : this.#match(lineComment).length;
      if (skipped === 0) return;
      this.#repair('JSON has no comments');
      this.at += skipped;
    }
  }

  /** A comment that does not end reaches to the end, so that the rest of the text is looked at once. */
  #blockComment(): number {
    const end = this.#text.indexOf('*/', this.at + 2);
    return (end === -1 ? this.#text.length : end + 2) - this.at;
  }

  /** A key and the colon behind it. */
  takeKey(): boolean {
    const from = this.#out.length;
    const name = this.#match(identifier);
    if (name !== '') {
      this.#repair(`the key ${name} had no quotes`);
      this.#put(name.length, JSON.stringify(name));
    } else if (!this.#takeString()) return false;
    this.skipBlanks();
    if (this.#text[this.at] !== ':') return false;
    if (this.#keys.length < maxKeys) this.#keys.push((this.#out[from] ?? '').slice(1, -1));
    this.emit(':');
    return true;
  }

  takeScalar(): boolean {
    const digits = this.#match(number);
    if (digits !== '') return this.#put(digits.length, digits);
    const word = this.#match(identifier);
    const literal = literals.get(word);
    if (literal === undefined) return word === '' && this.#takeString();
    if (literal !== word) this.#repair(`${word} is ${literal} in JSON`);
    return this.#put(word.length, literal);
  }

  #takeString(): boolean {
    const plain = this.#match(plainString);
    if (plain !== '') return this.#put(plain.length, plain);
    const quote = this.#text[this.at];
    if (quote !== '"' && quote !== "'") return false;
    if (quote === "'") this.#repair('strings have double quotes in JSON');
    const written: string[] = ['"'];
    for (let at = this.at + 1; at < this.#text.length; at += 1) {
      const character = this.#text.charAt(at);
      if (character === quote) {
        return this.#put(at + 1 - this.at, `${written.join('')}"`);
      }
      if (character === '\\') {
        at += 1;
        written.push(this.#escape(at));
      } else if (character === '"') written.push('\\"');
      else if (character < ' ') {
        this.#repair('a line end or tab in a string was not escaped');
        written.push(JSON.stringify(character).slice(1, -1));
      } else written.push(character);
    }
    return false;
  }

  /** The escape whose letter stands at `at`; a backslash before any other character is one. */
  #escape(at: number): string {
    const letter = this.#text.charAt(at);
    if (/["\\/bfnrt]/.test(letter)) return `\\${letter}`;
    if (letter === 'u' && /^[0-9a-f]{4}$/i.test(this.#text.slice(at + 1, at + 5))) return '\\u';
    if (letter === "'") return "'";
    this.#repair('a backslash was not escaped');
    return `\\\\${letter < ' ' || letter === '"' ? JSON.stringify(letter).slice(1, -1) : letter}`;
  }

  #match(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    return pattern.exec(this.#text)?.[0] ?? '';
  }

  #put(length: number, json: string): true {
    this.#out.push(json);
    this.at += length;
    return true;
  }

  #repair(what: string): void {
    const { length } = this.#repairs;
    if (length < maxRepairs && this.#repairs[length - 1]?.what !== what) {
      this.#repairs.push({ offset: this.at, what });
    }
  }
}
