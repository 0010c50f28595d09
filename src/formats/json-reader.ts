import { createScanner } from 'jsonc-parser';
import type { Native } from '../model/finding.ts';
import type { Problem } from '../model/problem.ts';
import { deviation, none, type ProblemDetails, problem, quote, type Rule, refused } from './rules.ts';

export const jsonRules = {
  bytes: refused('JSON/bytes', 'The document is at most as long as the byte limit.'),
  utf8: refused('JSON/utf-8', 'The document is valid UTF-8.'),
  syntax: refused(
    'JSON/syntax',
    'The document is exactly one JSON document without byte order mark, comments or prose.',
  ),
  depth: refused('JSON/depth', 'Values are nested no deeper than the limit.'),
  values: refused('JSON/values', 'The document holds no more values than the limit.'),
  stringLength: refused('JSON/string-length', 'No string is longer than the limit.'),
  surrogate: refused('JSON/surrogate', 'Text holds whole characters only, no half of a surrogate pair.'),
  textLength: deviation(
    'JSON/text-length',
    'No text of a finding is longer than 64 KiB; the rest of it is cut off.',
  ),
  numberLength: refused('JSON/number-length', 'No number is written longer than the limit.'),
  number: refused('JSON/number', 'Every number is finite, and integers are exact in a double.'),
  duplicateKey: refused('JSON/duplicate-key', 'No object repeats a key, compared after unescaping.'),
  inheritedName: refused('JSON/inherited-name', 'No key is the name of an inherited property.'),
  oneDocument: refused('JSON/one-document', 'The text holds exactly one document.'),
  stripped: deviation(
    'JSON/stripped',
    'Nothing stands around the document: no fence, prose or byte order mark.',
  ),
  repaired: deviation('JSON/repaired', 'The document needs no repair of its syntax.'),
};

/** The scanner's token kinds; its own are a const enum, which cannot cross module boundaries. */
const kind = {
  openBrace: 1,
  closeBrace: 2,
  openBracket: 3,
  closeBracket: 4,
  comma: 5,
  colon: 6,
  null: 7,
  true: 8,
  false: 9,
  string: 10,
  number: 11,
  lineComment: 12,
  blockComment: 13,
  end: 17,
} as const;

interface Frame {
  readonly isObject: boolean;
  key: string | number;
  readonly keys: Set<string>;
}

/** Where a walk stands: the keys that lead to the current value, outermost first. */
type Trail = readonly { readonly key: string | number }[];

interface Visitor {
  /** Called for each value before its children; `text` is a scalar's token, unescaped for strings. */
  readonly value: (at: { trail: Trail; offset: number; type: ValueType; text: string }) => 'go on' | 'stop';
  readonly key: (at: { trail: Trail; offset: number; name: string; repeated: boolean }) => void;
}

type ValueType = 'object' | 'array' | 'string' | 'number' | 'literal';

/** The first place where the text is not JSON, in words. */
interface SyntaxFault {
  readonly offset: number;
  readonly expected: string;
  readonly found: string;
}

type Expecting =
  | 'a value'
  | 'a value or "]"'
  | 'a key or "}"'
  | 'a key'
  | '":"'
  | '"," or the end'
  | 'the end';

/**
 * Walks JSON text once, in linear time and without recursion, checking the whole grammar of RFC 8259.
 * Returns the first fault, or undefined when the text is one JSON document or the visitor stopped.
 */
export function walkJson(text: string, visitor: Visitor): SyntaxFault | undefined {
  const scanner = createScanner(text);
  const trail: Frame[] = [];
  let expecting: Expecting = 'a value';

  for (;;) {
    // Whitespace is skipped here because the scanner gathers it character by character into a string.
    scanner.setPosition(afterWhitespace(text, scanner.getPosition()));
    const token: number = scanner.scan();
    const offset = scanner.getTokenOffset();
    const fault = { offset, expected: expecting, found: describe(text, offset, token) };
    const frame = trail.at(-1);

    // What follows a whole document is reported as just that, however broken it is.
    if (expecting !== 'the end') {
      if (scanner.getTokenError() !== 0) return { ...fault, expected: wellFormed(token) };
      if (token === kind.end) return fault;
    }

    switch (expecting) {
      case 'the end':
        return token === kind.end ? undefined : fault;
      case '":"':
        if (token !== kind.colon) return fault;
        expecting = 'a value';
        break;
      case '"," or the end':
        if (frame === undefined) return fault;
        if (token === kind.comma) {
          if (!frame.isObject && typeof frame.key === 'number') frame.key += 1;
          expecting = frame.isObject ? 'a key' : 'a value';
        } else if (token === (frame.isObject ? kind.closeBrace : kind.closeBracket)) {
          trail.pop();
          expecting = trail.length === 0 ? 'the end' : '"," or the end';
        } else return fault;
        break;
      case 'a key':
      case 'a key or "}"': {
        if (expecting === 'a key or "}"' && token === kind.closeBrace) {
          trail.pop();
          expecting = trail.length === 0 ? 'the end' : '"," or the end';
          break;
        }
        if (token !== kind.string || frame === undefined) return fault;
        const name = scanner.getTokenValue();
        const repeated = frame.keys.has(name);
        frame.keys.add(name);
        frame.key = name;
        visitor.key({ trail, offset, name, repeated });
        expecting = '":"';
        break;
      }
      case 'a value':
      case 'a value or "]"': {
        if (expecting === 'a value or "]"' && token === kind.closeBracket) {
          trail.pop();
          expecting = trail.length === 0 ? 'the end' : '"," or the end';
          break;
        }
        const type = valueType(token);
        if (type === undefined) return fault;
        if (visitor.value({ trail, offset, type, text: scanner.getTokenValue() }) === 'stop')
          return undefined;
        if (type === 'object') {
          trail.push({ isObject: true, key: '', keys: new Set() });
          expecting = 'a key or "}"';
        } else if (type === 'array') {
          trail.push({ isObject: false, key: 0, keys: noKeys });
          expecting = 'a value or "]"';
        } else expecting = trail.length === 0 ? 'the end' : '"," or the end';
      }
    }
  }
}

const noKeys = new Set<string>();

function valueType(token: number): ValueType | undefined {
  switch (token) {
    case kind.openBrace:
      return 'object';
    case kind.openBracket:
      return 'array';
    case kind.string:
      return 'string';
    case kind.number:
      return 'number';
    case kind.null:
    case kind.true:
    case kind.false:
      return 'literal';
    default:
      return undefined;
  }
}

function afterWhitespace(text: string, from: number): number {
  let at = from;
  for (;;) {
    const code = text.charCodeAt(at);
    if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return at;
    at += 1;
  }
}

function wellFormed(token: number): string {
  return token === kind.string ? 'a well-formed string' : 'a well-formed number';
}

function describe(text: string, offset: number, token: number): string {
  if (token === kind.end) return 'the end of the text';
  if (text.charAt(offset) === '\uFEFF') return 'a byte order mark';
  if (token === kind.lineComment || token === kind.blockComment) return 'a comment';
  return JSON.stringify(text.slice(offset, offset + 20));
}

/** 1-based; `column` counts UTF-16 units, as editors do. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/**
 * Positions of several values in one pass over the text. A pointer that names nothing (a missing field) gets
 * the position of its nearest ancestor.
 */
export function positionsOf(text: string, pointers: Iterable<string>): ReadonlyMap<string, Position> {
  const wanted = new Set(pointers);
  const offsets = new Map<string, number>();
  const ancestors = new Set<string>(['']);
  for (const pointer of wanted) {
    for (
      let at: string | undefined = pointer;
      at !== undefined && !ancestors.has(at);
      at = parentPointer(at)
    ) {
      ancestors.add(at);
    }
  }
  const branches = new Set([...wanted].map((pointer) => pointer.split('/')[1]));
  walkJson(text, {
    value: ({ trail, offset }) => {
      // Most of a large document is on no way to anything wanted, and costs no pointer.
      const [branch] = trail;
      if (branch !== undefined && !branches.has(pointerToken(branch.key))) return 'go on';
      const pointer = pointerOf(trail);
      if (ancestors.has(pointer)) offsets.set(pointer, offset);
      return 'go on';
    },
    key: () => {},
  });

  const lines = lineStarts(text);
  const found = new Map<string, Position>();
  for (const pointer of wanted) {
    let at: string | undefined = pointer;
    while (at !== undefined && !offsets.has(at)) at = parentPointer(at);
    const offset = offsets.get(at ?? '');
    if (offset !== undefined) found.set(pointer, positionAt(lines, offset));
  }
  return found;
}

function pointerOf(trail: Trail): string {
  return pointerTo('', ...trail.map((frame) => frame.key));
}

/** Offsets at which lines begin. A line ends at LF only, so that numbers agree with git and editors. */
export function lineStarts(text: string): readonly number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

export function positionAt(starts: readonly number[], offset: number): Position {
  let low = 0;
  let high = starts.length;
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle;
  }
  return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
}

/** Characters of a key that a pointer holds: pointers are shown, and the reader of a document may choose its keys. */
const maxKeyLength = 80;

/** One reference token of a JSON pointer, escaped as RFC 6901 section 3 says. */
function pointerToken(key: PropertyKey): string {
  const whole = String(key);
  const text = whole.length > maxKeyLength ? `${whole.slice(0, maxKeyLength)}…` : whole;
  return /[~/]/.test(text) ? text.replaceAll('~', '~0').replaceAll('/', '~1') : text;
}

/** `base` extended by each key; `''` is the whole document. */
export function pointerTo(base: string, ...keys: readonly PropertyKey[]): string {
  let pointer = base;
  for (const key of keys) pointer = `${pointer}/${typeof key === 'number' ? key : pointerToken(key)}`;
  return pointer;
}

/** The pointer of the container, or undefined for the whole document. */
export function parentPointer(pointer: string): string | undefined {
  const end = pointer.lastIndexOf('/');
  return end === -1 ? undefined : pointer.slice(0, end);
}

/** Past this many faults the text is not worth reading further. */
const maxFaults = 200;

/** All that is wrong with the text, each with its place; nothing can be said beyond a syntax fault or a limit. */
export function jsonFaults(text: string, limits: JsonLimits): readonly Problem[] {
  const problems: Problem[] = [];
  let starts: readonly number[] | undefined;
  const report = (rule: Rule, offset: number, details: ProblemDetails): void => {
    if (problems.length >= maxFaults) return;
    starts ??= lineStarts(text);
    problems.push(problem(rule, { ...details, ...positionAt(starts, offset) }));
  };

  let values = 0;
  const fault = walkJson(text, {
    key: ({ trail, offset, name, repeated }) => {
      if (repeated) {
        report(jsonRules.duplicateKey, offset, {
          path: pointerOf(trail),
          type: 'duplicate',
          message: `The key ${quote(name)} appears more than once in one object.`,
          recommendation: 'Keep one of them; readers disagree about which one counts.',
        });
      }
      if (inheritedNames.has(name)) {
        report(jsonRules.inheritedName, offset, {
          path: pointerOf(trail),
          type: 'unknown-key',
          message: `The key ${quote(name)} is the name of an inherited property and is never read.`,
          recommendation: 'Rename or remove the key.',
        });
      }
    },
    value: ({ trail, offset, type, text: token }) => {
      values += 1;
      const excess = beyondLimit({ depth: trail.length, values, type, token }, limits);
      if (excess !== undefined) {
        report(excess.rule, offset, {
          path: pointerOf(trail),
          type: 'limit',
          message: excess.message,
          recommendation: 'Make the document smaller.',
        });
        return 'stop';
      }
      if (type === 'number' && !isExact(Number(token))) {
        report(jsonRules.number, offset, {
          path: pointerOf(trail),
          type: 'range',
          message: `The number ${token} cannot be held exactly.`,
          recommendation: `Use integers between -${Number.MAX_SAFE_INTEGER} and ${Number.MAX_SAFE_INTEGER}, or a string.`,
        });
      }
      return 'go on';
    },
  });
  if (fault !== undefined) report(jsonRules.syntax, fault.offset, syntaxDetails(text, fault));
  return problems;
}

const inheritedNames: ReadonlySet<string> = new Set([
  ...Object.getOwnPropertyNames(Object.prototype),
  'prototype',
]);

/** Whether a double holds the number as it was written, integers at least. */
function isExact(value: number): boolean {
  return Number.isFinite(value) && (!Number.isInteger(value) || Number.isSafeInteger(value));
}

interface Measured {
  readonly depth: number;
  readonly values: number;
  readonly type: ValueType;
  readonly token: string;
}

function beyondLimit(
  { depth, values, type, token }: Measured,
  limits: JsonLimits,
): { readonly rule: Rule; readonly message: string } | undefined {
  if ((type === 'object' || type === 'array') && depth >= limits.depth) {
    return { rule: jsonRules.depth, message: `Values are nested more than ${limits.depth} levels deep.` };
  }
  if (values > limits.values) {
    return { rule: jsonRules.values, message: `The document holds more than ${limits.values} values.` };
  }
  if (type === 'string' && token.length > limits.stringLength) {
    return {
      rule: jsonRules.stringLength,
      message: `A string has ${token.length} characters; at most ${limits.stringLength} are read.`,
    };
  }
  if (type === 'number' && token.length > limits.numberLength) {
    return {
      rule: jsonRules.numberLength,
      message: `A number is written with ${token.length} characters; at most ${limits.numberLength} are read.`,
    };
  }
  return undefined;
}

function syntaxDetails(text: string, { expected, found }: SyntaxFault): ProblemDetails {
  return {
    path: '',
    type: 'syntax',
    message: `The document is not JSON: expected ${expected}, found ${found}.`,
    recommendation: syntaxAdvice(text, found),
  };
}

function syntaxAdvice(text: string, found: string): string {
  if (found === 'a byte order mark') return 'Write the file without a byte order mark.';
  if (text.trimStart().startsWith('```')) return 'Return the JSON alone, without a code fence around it.';
  if (found === 'a comment') return 'Remove the comment; JSON has none.';
  if (found === 'the end of the text') return 'The text ends too early: write the whole document.';
  return 'Return exactly one JSON document, with double quotes, no trailing comma and no prose around it.';
}

/** What one document may cost before it is understood (threat: input that floods). */
export interface JsonLimits {
  readonly bytes: number;
  /** Levels of nesting; a lone scalar has depth 0. */
  readonly depth: number;
  /** Values of every kind, containers included. */
  readonly values: number;
  /** UTF-16 units of one string, after unescaping. */
  readonly stringLength: number;
  /** Characters of one number as written. */
  readonly numberLength: number;
}

export const defaultLimits: JsonLimits = {
  bytes: 16 * 1024 * 1024,
  depth: 64,
  values: 1_000_000,
  stringLength: 8 * 1024 * 1024,
  numberLength: 64,
};

/** Our own files may hold a whole large diff as a JSON string, so they may be larger than a reviewer's. */
export const ownFileLimits: JsonLimits = {
  bytes: 256 * 1024 * 1024,
  depth: 128,
  values: 10_000_000,
  stringLength: 200_000_000,
  numberLength: 40,
};

/**
 * The value of a text in which nothing is wrong; undefined when in doubt. The engine's own parser knows the grammar
 * but neither limits nor repeated keys, so a scan for structure goes before it and a look at the value after it.
 * Both are several times as fast as a walk that knows where everything stands.
 */
export function readSound(text: string, limits: JsonLimits): { readonly value: Native } | undefined {
  const written = countKeys(text, limits);
  if (written === undefined) return undefined;
  const value = parsed(text);
  // A key that is written twice is there once.
  return value !== undefined && keysOf(value) === written ? { value } : undefined;
}

function parsed(text: string): Native | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const doubleQuote = 0x22;
const comma = 0x2c;
const colon = 0x3a;
const openBracket = 0x5b;
const closeBracket = 0x5d;
const backslash = 0x5c;
const openBrace = 0x7b;
const closeBrace = 0x7d;
const space = 0x20;

/** How many keys the text holds if it is JSON; undefined where a limit may be reached. */
function countKeys(text: string, limits: JsonLimits): number | undefined {
  let keys = 0;
  // Each value is the first one, or has a comma or an opening bracket before it.
  let values = 1;
  let depth = 0;
  let token = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    switch (code) {
      case doubleQuote: {
        const end = endOfString(text, at);
        if (end === -1 || end - at > limits.stringLength) return undefined;
        at = end;
        token = 0;
        break;
      }
      case colon:
        keys += 1;
        token = 0;
        break;
      case comma:
        values += 1;
        token = 0;
        break;
      case openBrace:
      case openBracket:
        values += 1;
        depth += 1;
        if (depth > limits.depth) return undefined;
        break;
      case closeBrace:
      case closeBracket:
        depth -= 1;
        token = 0;
        break;
      default:
        token = code > space ? token + 1 : 0;
        if (token > limits.numberLength) return undefined;
    }
  }
  return values > limits.values ? undefined : keys;
}

function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end;
}

function isEscaped(text: string, at: number): boolean {
  let before = at - 1;
  while (text.charCodeAt(before) === backslash) before -= 1;
  return (at - before) % 2 === 0;
}

/** How many keys the value holds; not a number where one of them, or a number, is to be refused. */
function keysOf(value: Native): number {
  if (typeof value === 'number') return isExact(value) ? 0 : Number.NaN;
  if (typeof value !== 'object' || value === null) return 0;
  let keys = 0;
  if (Array.isArray(value)) {
    for (const each of value) keys += keysOf(each);
    return keys;
  }
  for (const [name, each] of Object.entries(value)) {
    if (inheritedNames.has(name)) return Number.NaN;
    keys += 1 + keysOf(each);
  }
  return keys;
}

export type JsonReading =
  | {
      readonly ok: true;
      readonly value: Native;
      /** False where the text has escapes that may make half a character; without them it cannot hold any. */
      readonly isWellFormed: boolean;
      /** One pass over the text for all pointers together; ask only when there is something to report. */
      readonly locate: (pointers: Iterable<string>) => ReadonlyMap<string, Position>;
    }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * The one door through which documents enter: strict UTF-8 without a byte order mark, one JSON document, no
 * repeated key (compared after unescaping), no name of an inherited property, no integer that a double cannot
 * hold. Faults are reported together, except that nothing can be said beyond a syntax fault or a limit.
 */
export function readJson(bytes: Uint8Array, limits: JsonLimits = defaultLimits): JsonReading {
  if (bytes.byteLength > limits.bytes) {
    return refuse(jsonRules.bytes, {
      path: '',
      type: 'limit',
      message: `The document has ${bytes.byteLength} bytes; at most ${limits.bytes} are read.`,
      recommendation: 'Report fewer findings, or split them over several documents.',
    });
  }
  const text = decodeUtf8(bytes);
  if (text === undefined) {
    return refuse(jsonRules.utf8, {
      path: '',
      type: 'syntax',
      message: 'The document is not valid UTF-8.',
      recommendation: 'Write the file as UTF-8 without a byte order mark.',
    });
  }
  return readJsonText(text, limits);
}

/** Undefined when the bytes are not UTF-8. A byte order mark stays in the text, where it is a fault. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Reads text that is already decoded; the byte limit has been applied by the caller. */
export function readJsonText(text: string, limits: JsonLimits = defaultLimits): JsonReading {
  const sound = readSound(text, limits);
  const problems = sound === undefined ? jsonFaults(text, limits) : none;
  if (problems.length > 0) return { ok: false, problems };
  const value: Native = sound === undefined ? JSON.parse(text) : sound.value;
  const isWellFormed = !/\\ud[89a-f]/i.test(text);
  return { ok: true, value, isWellFormed, locate: (pointers) => positionsOf(text, pointers) };
}

function refuse(rule: Rule, details: ProblemDetails): JsonReading {
  return { ok: false, problems: [problem(rule, details)] };
}
