export type RelaxedReading =
  | {
      readonly ok: true;
      /** Just past the last bracket. */
      readonly end: number;
      /** The same value as strict JSON; limits and repeated keys are for its reader to check. */
      readonly json: string;
      /** What of the text was not JSON and still had one meaning, in words, and the offset where it was first. */
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

/** A comment that does not end reaches to the end, so that the rest of the text is read once. */
const ignored = /[\s\uFEFF]+|(?<comment>(?:\/\/|#)[^\n]*|\/\*[\s\S]*?(?:\*\/|$))/y;
const token =
  /(?<mark>[{}[\],:])|(?<text>"[^"\\]*(?:\\[\s\S][^"\\]*)*"|'[^'\\]*(?:\\[\s\S][^'\\]*)*'|[“”][^“”\\]*(?:\\[\s\S][^“”\\]*)*[“”])|(?<number>-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.]))|(?<word>[A-Za-z_$][\w$]*)/y;

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
 * Reads the object or array that begins at `start`, and accepts what cannot be misunderstood: comments, trailing and
 * missing commas, single quotes, keys without quotes, Python's literals, raw line ends in strings. It never adds a
 * bracket or a quote, so that a text which was cut is never taken for a whole one. Linear.
 */
export function readRelaxedJson(text: string, start: number): RelaxedReading {
  const json: string[] = [];
  const keys: string[] = [];
  const open: string[] = [];
  const repairs = new Map<string, number>();
  let at = start;
  let next: 'value' | 'key' | 'colon' | 'comma' = 'value';
  const repair = (what: string) => {
    if (repairs.size < maxRepairs && !repairs.has(what)) repairs.set(what, at);
  };
  for (;;) {
    for (
      let skipped = matchAt(ignored, text, at);
      skipped !== undefined;
      skipped = matchAt(ignored, text, at)
    ) {
      if (skipped.groups?.['comment'] !== undefined) repair('JSON has no comments');
      at += skipped[0].length;
    }
    const found = matchAt(token, text, at);
    const { mark, text: quoted, number, word = '' } = found?.groups ?? {};
    const isClosing = mark === '}' || mark === ']';
    const isInObject = open.at(-1) === '{';
    if (next === 'comma' && mark !== ',' && !isClosing) {
      // Strings next to each other in a list may be one string in Python, so only there a comma is never added.
      const isNext = isInObject ? quoted !== undefined || word !== '' : mark === '{' || mark === '[';
      if (!isNext) break;
      repair('a comma was missing');
      json.push(',');
      next = isInObject ? 'key' : 'value';
    }
    const last = json.at(-1);
    let written: string | undefined;
    if (isClosing) {
      const mayClose = next === 'comma' || last === ',' || last === '[' || last === '{';
      if (!mayClose || isInObject !== (mark === '}')) break;
      if (last === ',') {
        repair('a comma was before a closing bracket');
        json.pop();
      }
      written = mark;
      open.pop();
      next = 'comma';
    } else if (next === 'comma') {
      written = mark;
      next = isInObject ? 'key' : 'value';
    } else if (next === 'colon') {
      if (mark !== ':') break;
      if (keys.length < maxKeys) keys.push((last ?? '').slice(1, -1));
      written = mark;
      next = 'value';
    } else if (next === 'key') {
      if (word !== '') repair(`the key ${word} had no quotes`);
      written = word === '' ? jsonString(quoted, repair) : JSON.stringify(word);
      next = 'colon';
    } else if (mark === '{' || mark === '[') {
      written = mark;
      open.push(mark);
      next = mark === '{' ? 'key' : 'value';
    } else {
      const literal = literals.get(word);
      if (literal !== word && literal !== undefined) repair(`${word} is ${literal} in JSON`);
      written = number ?? literal ?? jsonString(quoted, repair);
      next = 'comma';
    }
    if (written === undefined) break;
    json.push(written);
    at += found?.[0].length ?? 0;
    if (open.length === 0) return { ok: true, end: at, json: json.join(''), repairs };
  }
  return { ok: false, offset: at, keys };
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}

/** The string in JSON; a backslash before a letter that JSON does not escape is one. */
function jsonString(quoted: string | undefined, repair: (what: string) => void): string | undefined {
  if (quoted === undefined) return undefined;
  if (!quoted.startsWith('"')) repair('strings have double quotes in JSON');
  const inner = quoted.slice(1, -1).replace(/\\(?:u[0-9a-f]{4}|[\s\S])|"|[^ -\uffff]/gi, (each) => {
    if (/^\\(?:["\\/bfnrt]|u.)/.test(each)) return each;
    if (each === '"') return '\\"';
    if (each === "\\'") return "'";
    const isEscape = each.startsWith('\\');
    repair(isEscape ? 'a backslash was not escaped' : 'a line end or tab in a string was not escaped');
    return JSON.stringify(each).slice(1, -1);
  });
  return `"${inner}"`;
}
