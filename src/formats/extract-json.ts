import type { Native } from '../model/finding.ts';
import type { Problem } from '../model/problem.ts';
import {
  decodeUtf8,
  defaultLimits,
  type JsonLimits,
  type JsonReading,
  jsonRules,
  readJson,
  readJsonText,
} from './json-reader.ts';
import { lineStarts, type Position, parentPointer, positionAt } from './json-value.ts';
import { type Repair, readRelaxedJson } from './relaxed-json.ts';
import { problem, quote } from './rules.ts';

interface Line {
  readonly number: number;
  readonly text: string;
}

/**
 * JSON Lines as one array with an item for each line; blank lines are passed over. The limits hold for each
 * line, and the byte limit for the whole.
 */
export function readJsonLines(bytes: Uint8Array, limits: JsonLimits = defaultLimits): JsonReading {
  const text = bytes.byteLength > limits.bytes ? undefined : decodeUtf8(bytes);
  if (text === undefined) return readJson(bytes, limits);
  const lines = text
    .split('\n')
    .map((line, index): Line => ({ number: index + 1, text: line }))
    .filter((line) => line.text.trim() !== '');
  const values: Native[] = [];
  const problems: Problem[] = [];
  let isWellFormed = true;
  const locators: { readonly line: number; readonly locate: Locate }[] = [];
  for (const line of lines) {
    const reading = readJsonText(line.text, limits);
    if (!reading.ok) {
      for (const each of reading.problems) problems.push(onLine(each, line.number));
      if (problems.length > maxFaults) break;
      continue;
    }
    values.push(reading.value);
    isWellFormed &&= reading.isWellFormed;
    locators.push({ line: line.number, locate: reading.locate });
  }
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, value: values, isWellFormed, locate: (pointers) => locateAll(pointers, locators) };
}

type Locate = Extract<JsonReading, { ok: true }>['locate'];

const maxFaults = 200;

function onLine(fault: Problem, line: number): Problem {
  return { ...fault, line };
}

function locateAll(
  pointers: Iterable<string>,
  locators: readonly { readonly line: number; readonly locate: Locate }[],
): ReadonlyMap<string, Position> {
  const found = new Map<string, Position>();
  for (const pointer of pointers) {
    const [, index = '', ...rest] = pointer.split('/');
    const locator = parentPointer(pointer) === undefined ? locators[0] : locators[Number(index)];
    const inner = rest.map((token) => `/${token}`).join('');
    const position = locator?.locate([inner]).get(inner);
    if (locator !== undefined && position !== undefined)
      found.set(pointer, { ...position, line: locator.line });
  }
  return found;
}

export interface Extraction {
  readonly reading: JsonReading;
  /** What had to be forgiven before the document could be read. */
  readonly deviations: readonly Problem[];
  /** Other text stands around the document, so that its silence proves nothing. */
  readonly isInProse: boolean;
}

interface Choice {
  /** Whether a value is meant as a document, and not as an example or a line of a log. */
  readonly isDocument: (value: Native) => boolean;
  /** Whether a key belongs to a document, so that a broken object which has it is a broken document. */
  readonly isKey: (key: string) => boolean;
}

/**
 * The one document in a text: alone, in a fence, in prose, behind a log or a model's thoughts, or as one value on each
 * line, with its syntax forgiven as far as it has one meaning. Several documents are never chosen between, and of a
 * broken one nothing is read.
 */
export function extractJson(
  bytes: Uint8Array,
  choice: Choice,
  limits: JsonLimits = defaultLimits,
): Extraction {
  const strict = readJson(bytes, limits);
  const text = bytes.byteLength > limits.bytes ? undefined : decodeText(bytes);
  const isBroken =
    !strict.ok &&
    strict.problems.some(({ rule }) => rule === jsonRules.syntax.id || rule === jsonRules.utf8.id);
  if (!isBroken || text === undefined) return alone(strict);
  const lines = readJsonLines(new TextEncoder().encode(text), limits);
  if (lines.ok && Array.isArray(lines.value) && lines.value.length > 1)
    return fromLines(lines, lines.value, choice);
  return fromText(text, strict, { ...choice, limits });
}

function alone(reading: JsonReading): Extraction {
  return { reading, deviations: [], isInProse: false };
}

/** UTF-8, or UTF-16 with its byte order mark, as Windows' shells write it. */
function decodeText(bytes: Uint8Array): string | undefined {
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (!isWide) return decodeUtf8(bytes);
  return new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes);
}

/** One value on each line: a list of findings, or a log with the document among its lines. */
function fromLines(
  reading: Extract<JsonReading, { ok: true }>,
  values: readonly Native[],
  { isDocument }: Choice,
): Extraction {
  const documents = values.filter(isDocument);
  const [document] = documents;
  const deviations = [
    problem(jsonRules.repaired, {
      path: '',
      message: `The output is ${values.length} JSON values on lines of their own.`,
    }),
  ];
  if (document === undefined || documents.length === values.length) {
    return { reading, deviations, isInProse: false };
  }
  if (documents.some((each) => !isSame(each, document))) return alone(refused(severalDocuments()));
  return { reading: { ...reading, value: document, locate: () => new Map() }, deviations, isInProse: true };
}

interface Options extends Choice {
  readonly limits: JsonLimits;
}

function fromText(text: string, strict: JsonReading, options: Options): Extraction {
  const { documents, broken, refusal } = findDocuments(text, options);
  const [document] = documents;
  if (refusal !== undefined) return alone(refusal);
  if (broken !== undefined) return alone(refused(brokenDocument(text, broken)));
  if (document === undefined) return alone(strict);
  const { start, end, repairs } = document;
  if (documents.some((each) => !isSame(each.value, document.value)))
    return alone(refused(severalDocuments()));
  // What goes on behind the last bracket as JSON does is the rest of a document whose beginning is missing.
  if (/^\s*[,\]}]/.test(text.slice(end, end + 100))) return alone(refused(brokenDocument(text, end)));
  // Blanks in place of what stands before keep every line and column as it was.
  const reading =
    repairs.length === 0
      ? readJsonText(blank(text.slice(0, start)) + text.slice(start, end), options.limits)
      : document.reading;
  const around = `${withoutFence(text.slice(0, start))}${withoutFence(text.slice(end))}`;
  const starts = lineStarts(text);
  return {
    reading,
    deviations: [
      ...(start === 0 && end === text.length ? [] : surroundings(text, around)),
      ...repairs.map((each) => repaired(each, positionAt(starts, each.offset))),
    ],
    isInProse: around !== '' || documents.length > 1,
  };
}

interface Document {
  readonly start: number;
  readonly end: number;
  readonly value: Native;
  readonly reading: Extract<JsonReading, { ok: true }>;
  readonly repairs: readonly Repair[];
}

/** More documents than this need no further look. */
const maxDocuments = 8;

/** Each stretch of the text is looked at once or twice, so that the search is linear. */
function findDocuments(
  text: string,
  { isDocument, isKey, limits }: Options,
): {
  readonly documents: readonly Document[];
  /** Where a document cannot be read, or why one must not be. */
  readonly broken?: number;
  readonly refusal?: JsonReading;
} {
  const documents: Document[] = [];
  let at = nextBracket(text, afterThoughts(text));
  while (at !== -1 && documents.length < maxDocuments) {
    const found = readRelaxedJson(text, at);
    if (!found.ok) {
      if (found.keys.some(isKey)) return { documents, broken: found.offset };
      at = nextBracket(text, Math.max(found.offset, at + 1));
      continue;
    }
    const { end, json, repairs } = found;
    const reading = readJsonText(json, limits);
    if (!reading.ok) return { documents, refusal: reading };
    const { value } = reading;
    // Repaired text has places of its own, which would mislead.
    if (isDocument(value)) {
      documents.push({ start: at, end, value, repairs, reading: { ...reading, locate: () => new Map() } });
    }
    at = nextBracket(text, end);
  }
  return { documents };
}

/** Reasoning models print their thoughts in tags before the answer. */
function afterThoughts(text: string): number {
  const tag = /^\s*<(think|thinking|thought|thoughts|reasoning|analysis|scratchpad)>/i.exec(
    text.slice(0, 200),
  );
  const close = `</${tag?.[1] ?? ''}>`;
  const end = tag === null ? -1 : text.toLowerCase().indexOf(close.toLowerCase());
  return end === -1 ? 0 : end + close.length;
}

function nextBracket(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    const character = text[at];
    if (character === '[' || character === '{') return at;
  }
  return -1;
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

/** Text before or behind a document without the fence and the byte order mark, which say nothing. */
function withoutFence(text: string): string {
  return text
    .trim()
    .replace(/^(?:```|~~~)$|(?:^|\n)(?:```|~~~)[ \t]*\w*$|^(?:```|~~~)/, '')
    .trim();
}

function isSame(one: Native, other: Native): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

function refused(fault: Problem): JsonReading {
  return { ok: false, problems: [fault] };
}

function surroundings(text: string, around: string): readonly Problem[] {
  if (around === '' && text.trim() === text && !text.includes('```')) return [];
  const what =
    around === '' ? 'a code fence or a byte order mark' : `other text, beginning ${quote(around, 40)}`;
  if (around === '' && !/```|~~~|\uFEFF/.test(text)) return [];
  return [
    problem(jsonRules.stripped, {
      path: '',
      message: `The document has ${what} around it, which was dropped.`,
      line: 1,
      column: 1,
    }),
  ];
}

function repaired({ what }: Repair, place: { readonly line: number; readonly column: number }): Problem {
  return problem(jsonRules.repaired, {
    path: '',
    message: `The document was read although ${what}.`,
    ...place,
  });
}

function severalDocuments(): Problem {
  return problem(jsonRules.oneDocument, {
    path: '',
    message: 'The text holds more than one JSON document.',
    recommendation: 'Return exactly one document; none is chosen for you.',
  });
}

function brokenDocument(text: string, offset: number): Problem {
  const isCut = text.slice(offset).trim().replace(/^```$/, '') === '';
  return problem(jsonRules.syntax, {
    path: '',
    message: isCut
      ? 'The document ends too early: it was cut, so what it left out is unknown.'
      : `The document is not JSON: ${quote(text.slice(offset, offset + 20))} cannot be read here.`,
    recommendation: isCut ? 'Write the whole document.' : 'Return exactly one JSON document.',
    ...positionAt(lineStarts(text), offset),
  });
}
