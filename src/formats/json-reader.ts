import { visit } from 'jsonc-parser';
import type { Native } from '../model/finding.ts';
import type { Problem } from '../model/ingest-report.ts';
import { once } from '../model/lists.ts';
import { lineStarts, type Position, pointerTo, positionAt, positionsOf } from './json-value.ts';
import { problem, quote, type Rule, type Rules } from './rules.ts';

export const jsonRules = {
  bytes: {
    id: 'JSON/bytes',
    grade: 'refused',
    summary: 'The document is at most as long as the byte limit.',
  },
  utf8: { id: 'JSON/utf-8', grade: 'refused', summary: 'The document is valid UTF-8.' },
  syntax: {
    id: 'JSON/syntax',
    grade: 'refused',
    summary: 'The document is exactly one JSON document without byte order mark, comments or prose.',
  },
  depth: { id: 'JSON/depth', grade: 'refused', summary: 'Values are nested no deeper than the limit.' },
  values: {
    id: 'JSON/values',
    grade: 'refused',
    summary: 'The document holds no more values than the limit.',
  },
  textLength: {
    id: 'JSON/text-length',
    grade: 'deviation',
    summary: 'No text is longer than 64 KiB or 4,000 lines; the rest of it is cut off.',
  },
  number: {
    id: 'JSON/number',
    grade: 'refused',
    summary: 'Every number is finite, and integers are exact in a double.',
  },
  duplicateKey: {
    id: 'JSON/duplicate-key',
    grade: 'refused',
    summary: 'No object repeats a key, compared after unescaping.',
  },
  inheritedName: {
    id: 'JSON/inherited-name',
    grade: 'refused',
    summary: 'No key is the name of an inherited property.',
  },
  oneDocument: { id: 'JSON/one-document', grade: 'refused', summary: 'The text holds exactly one document.' },
  stripped: {
    id: 'JSON/stripped',
    grade: 'deviation',
    summary: 'There is nothing around the document: no fence, prose or byte order mark.',
  },
  line: { id: 'JSON/line', grade: 'deviation', summary: 'Each line of JSON Lines is one JSON value.' },
  repaired: {
    id: 'JSON/repaired',
    grade: 'deviation',
    summary: 'The document needs no repair of its syntax.',
  },
} satisfies Rules;

/** What one document may cost before it is understood (threat I1). */
export interface JsonLimits {
  readonly bytes: number;
  /** Levels of nesting; a lone scalar has depth 0. */
  readonly depth: number;
  /** Values of every kind, containers included; an empty container counts as two. */
  readonly values: number;
}

export const defaultLimits: JsonLimits = {
  bytes: 16 * 1024 * 1024,
  depth: 64,
  values: 1_000_000,
};

/** Our own files may hold a whole large diff as a JSON string, so they may be larger than a reviewer's. */
export const ownFileLimits: JsonLimits = {
  bytes: 256 * 1024 * 1024,
  depth: 128,
  values: 10_000_000,
};

export type JsonReading =
  | {
      readonly ok: true;
      readonly value: Native;
      /** One pass over the text for all pointers together; ask only when there is something to report. */
      readonly locate: (pointers: Iterable<string>) => ReadonlyMap<string, Position>;
      /** What was repaired before the document could be read. */
      readonly deviations?: readonly Problem[];
      /** Texts around the document, which its reader dropped: prose, a log, a model's thoughts. */
      readonly beside?: readonly string[];
      /** The document is one of several values, none of which says that it is the answer. */
      readonly isAmongOthers?: boolean;
      /** A part of it could not be read and was left out, which a deviation says. */
      readonly isPartial?: boolean;
    }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * Reads every document: strict UTF-8 without a byte order mark, one JSON document, no repeated key (compared after
 * unescaping), no name of an inherited property, no integer that a double cannot hold (threat I2). Faults are
 * reported together up to the first syntax fault or limit.
 */
export function readJson(bytes: Uint8Array, limits: JsonLimits = defaultLimits): JsonReading {
  const decoded = decodeWithin(bytes, limits);
  return typeof decoded === 'string' ? readJsonText(decoded, limits) : { ok: false, problems: [decoded] };
}

/** The text of a document within the byte limit; a problem where it is longer or not UTF-8. */
export function decodeWithin(bytes: Uint8Array, limits: JsonLimits = defaultLimits): string | Problem {
  if (bytes.byteLength > limits.bytes) {
    return problem(jsonRules.bytes, {
      path: '',
      message: `The document has ${bytes.byteLength} bytes; at most ${limits.bytes} are read.`,
      recommendation: 'Report fewer findings, or split them over several documents.',
    });
  }
  const text = decodeText(bytes);
  if (text !== undefined) return text;
  return problem(jsonRules.utf8, {
    path: '',
    message: 'The document is not valid UTF-8.',
    recommendation: 'Write the file as UTF-8 without a byte order mark.',
  });
}

/**
 * UTF-8, or UTF-16 with its byte order mark, as Windows' shells write it; undefined when the bytes are neither. The mark
 * stays in the text, where JSON takes it for a fault.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

export function encodingOf([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

/**
 * Reads text that is already decoded; the byte limit has been applied by the caller. `JSON.parse` knows the grammar but
 * neither limits nor repeated keys, so the text is scanned before it and the value is checked after it. Both are several
 * times as fast as a parser that knows offsets, which runs only to say what is wrong.
 */
export function readJsonText(text: string, limits: JsonLimits = defaultLimits): JsonReading {
  const { keys, excess } = scan(text, limits);
  const parsed = excess === undefined ? parse(text) : undefined;
  // A key that is written twice is in the value once.
  if (parsed === undefined || keysOf(parsed.value) !== keys) {
    return { ok: false, problems: excess === undefined ? jsonFaults(text) : [excess] };
  }
  return { ok: true, value: parsed.value, locate: (pointers) => positionsOf(text, pointers) };
}

/** Half of a surrogate pair becomes U+FFFD; only an escape can hold one. */
function parse(text: string): { readonly value: Native } | undefined {
  const revive = (_key: string, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value);
  try {
    return { value: JSON.parse(text, /\\ud[89a-f]/i.test(text) ? revive : undefined) };
  } catch {
    return undefined;
  }
}

interface Scan {
  /** How many keys the text holds if it is JSON. */
  readonly keys: number;
  /** The first place where it exceeds a limit. */
  readonly excess?: Problem;
}

function scan(text: string, limits: JsonLimits): Scan {
  let keys = 0;
  // Each value is the first one, or has a comma or an opening bracket before it.
  let values = 1;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    switch (text[at]) {
      case '"':
        at = endOfString(text, at);
        break;
      case ':':
        keys += 1;
        break;
      case '{':
      case '[':
        values += 1;
        depth += 1;
        break;
      case ',':
        values += 1;
        break;
      case '}':
      case ']':
        depth -= 1;
    }
    if (depth > limits.depth) {
      const message = `Values are nested more than ${limits.depth} levels deep.`;
      return { keys, excess: problem(jsonRules.depth, faultAt(text, at, message)) };
    }
    if (values > limits.values) {
      const message = `The document holds more than ${limits.values} values.`;
      return { keys, excess: problem(jsonRules.values, faultAt(text, at, message)) };
    }
  }
  return { keys };
}

function faultAt(text: string, offset: number, message: string) {
  return { path: '', message, ...positionAt(lineStarts(text), offset) };
}

/** The offset of the closing quote, or the end of a text that has none. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end === -1 ? text.length : end;
}

function isEscaped(text: string, at: number): boolean {
  let before = at - 1;
  while (text[before] === '\\') before -= 1;
  return (at - before) % 2 === 0;
}

/** How many keys the value holds; not a number where one of them, or a number, is not allowed. */
function keysOf(value: Native | undefined): number {
  if (typeof value === 'number') return isExact(value) ? 0 : Number.NaN;
  if (typeof value !== 'object' || value === null) return 0;
  let keys = 0;
  if (Array.isArray(value)) {
    for (const each of value) keys += keysOf(each);
    return keys;
  }
  // A parsed object inherits no such name. To make lists of its entries takes three times as long.
  for (const name in value) {
    if (inheritedNames.has(name)) return Number.NaN;
    keys += 1 + keysOf(value[name]);
  }
  return keys;
}

const inheritedNames: ReadonlySet<string> = new Set([
  ...Object.getOwnPropertyNames(Object.prototype),
  'prototype',
]);

/** Whether a double holds the number as it was written, integers at least. */
function isExact(value: number): boolean {
  return Number.isFinite(value) && (!Number.isInteger(value) || Number.isSafeInteger(value));
}

/** Past this many faults the text is not read further. */
const maxFaults = 200;

/** All that is wrong with the text, each with its place, up to the first syntax fault. */
function jsonFaults(text: string): readonly Problem[] {
  const problems: Problem[] = [];
  const starts = once(() => lineStarts(text));
  const open: Set<string>[] = [];
  let brokenAt = parse(text) === undefined ? text.length : undefined;
  const report = (rule: Rule, offset: number, path: string, message: string) => {
    if (problems.length >= maxFaults || offset >= (brokenAt ?? text.length)) return;
    problems.push(problem(rule, { path, message, ...positionAt(starts(), offset) }));
  };
  const visitor: Parameters<typeof visit>[1] = {
    onObjectBegin: () => void open.push(new Set()),
    onObjectEnd: () => void open.pop(),
    onObjectProperty: (name, offset, _length, _line, _character, path) => {
      const keys = open.at(-1);
      const at = pointerTo('', ...path(), name);
      if (keys?.has(name) === true) {
        const message = `The key ${quote(name)} appears more than once in one object.`;
        report(jsonRules.duplicateKey, offset, at, message);
      }
      keys?.add(name);
      if (inheritedNames.has(name)) {
        const message = `The key ${quote(name)} is the name of an inherited property and is never read.`;
        report(jsonRules.inheritedName, offset, at, message);
      }
    },
    onLiteralValue: (value, offset, length, _line, _character, path) => {
      if (typeof value !== 'number' || isExact(value)) return;
      const written = text.slice(offset, offset + Math.min(length, 40));
      const message = `The number ${written} cannot be represented exactly.`;
      report(jsonRules.number, offset, pointerTo('', ...path()), message);
    },
    onError: (_code, offset) => {
      if (brokenAt !== undefined) brokenAt = Math.min(brokenAt, offset);
    },
  };
  visit(text, visitor, { disallowComments: true });
  if (brokenAt !== undefined) problems.push(syntaxFault(text, brokenAt));
  return problems;
}

/** The text is not JSON from here on, or was cut here. */
export function syntaxFault(text: string, offset: number): Problem {
  const isCut = text.slice(offset).trim() === '';
  const found = isCut ? 'it ends too early' : `${quote(text.slice(offset, offset + 20))} is not allowed here`;
  const message = text.trim() === '' ? 'The document is empty.' : `The document is not JSON: ${found}.`;
  return problem(jsonRules.syntax, {
    ...faultAt(text, offset, message),
    recommendation: isCut
      ? 'Write the whole document.'
      : 'Return exactly one JSON document: double quotes, no comment, no trailing comma, no byte order mark, and no prose or code fence around it.',
  });
}
