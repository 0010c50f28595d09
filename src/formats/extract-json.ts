import type { Native } from '../model/finding.ts';
import type { Problem } from '../model/problem.ts';
import {
  decodeUtf8,
  decodeWithin,
  defaultLimits,
  type JsonLimits,
  type JsonReading,
  jsonRules,
  readJson,
  readJsonText,
} from './json-reader.ts';
import { lineStarts, type Position, positionAt } from './json-value.ts';
import { readRelaxedJson } from './relaxed-json.ts';
import { problem, quote } from './rules.ts';

/** JSON Lines as one array with an item for each line that is not blank. */
export function readJsonLines(bytes: Uint8Array, limits: JsonLimits = defaultLimits): JsonReading {
  const text = decodeWithin(bytes, limits);
  return typeof text === 'string' ? readLines(text, limits) : refuse(text);
}

/** Reads the lines as the items of one array, so that only the columns of the first line differ. */
function readLines(text: string, limits: JsonLimits): JsonReading {
  const lines = text.split('\n').map((line) => (line.trim() === '' ? '' : line));
  const last = lines.findLastIndex((line) => line !== '');
  const items = lines.map((line, index) => (line === '' || index === last ? line : `${line},`));
  const reading = readJsonText(`[${items.join('\n')}\n]`, limits);
  if (!reading.ok) return { ok: false, problems: reading.problems.map((each) => withoutBracket(each)) };
  if (Array.isArray(reading.value) && reading.value.length !== lines.filter((line) => line !== '').length) {
    return refuse(
      problem(jsonRules.syntax, { path: '', message: 'Not every line of the document is one JSON value.' }),
    );
  }
  return {
    ...reading,
    locate: (pointers) =>
      new Map([...reading.locate(pointers)].map(([pointer, place]) => [pointer, withoutBracket(place)])),
  };
}

type MaybePlaced = { readonly [Key in keyof Position]?: number | undefined };

function withoutBracket<Place extends MaybePlaced>(place: Place): Place {
  const { line, column } = place;
  return line === 1 && column !== undefined && column > 1 ? { ...place, column: column - 1 } : place;
}

export interface Extraction {
  readonly reading: JsonReading;
  /** What was repaired before the document could be read. */
  readonly deviations: readonly Problem[];
  /** Other text is around the document, so that its silence proves nothing. */
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
 * line, with its syntax repaired as far as it has one meaning. None of several documents is chosen, and of a broken one
 * nothing is read.
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
  const lines = readLines(text, limits);
  const values = lines.ok && Array.isArray(lines.value) ? lines.value : [];
  const documents = values.filter(choice.isDocument).length;
  // One value on each line is a list of findings, unless it is a log with the document among its lines.
  if (values.length > 1 && (documents === 0 || documents === values.length)) {
    const message = `The output is ${values.length} JSON values on lines of their own.`;
    const deviations = [problem(jsonRules.repaired, { path: '', message })];
    return { reading: lines, deviations, isInProse: false };
  }
  return fromText(text, strict, { ...choice, limits });
}

function alone(reading: JsonReading): Extraction {
  return { reading, deviations: [], isInProse: false };
}

function refuse(fault: Problem): Extract<JsonReading, { ok: false }> {
  return { ok: false, problems: [fault] };
}

/** UTF-8, or UTF-16 with its byte order mark, as Windows' shells write it. */
function decodeText(bytes: Uint8Array): string | undefined {
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (!isWide) return decodeUtf8(bytes);
  return new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes);
}

interface Options extends Choice {
  readonly limits: JsonLimits;
}

function fromText(text: string, strict: JsonReading, options: Options): Extraction {
  const { documents, refusal } = findDocuments(text, options);
  const [document] = documents;
  if (refusal !== undefined) return alone(refusal);
  if (document === undefined) return alone(strict);
  const { start, end, reading, deviations } = document;
  if (documents.some((each) => !isSame(each.reading.value, reading.value))) {
    return alone(refuse(severalDocuments()));
  }
  // What goes on behind the last bracket as JSON does is the rest of a document whose beginning is missing.
  if (/^\s*[,\]}]/.test(text.slice(end, end + 100))) return alone(refuse(brokenDocument(text, end)));
  const [before, after] = [text.slice(0, start), text.slice(end)];
  const around = `${withoutFence(before)}${withoutFence(after)}`;
  return {
    // Blanks in place of what is before the document keep every line and column as it was.
    reading:
      deviations.length === 0
        ? readJsonText(blank(before) + text.slice(start, end), options.limits)
        : reading,
    deviations: [...surroundings(before + after, around), ...deviations],
    isInProse: around !== '' || documents.length > 1,
  };
}

interface Document {
  readonly start: number;
  readonly end: number;
  readonly reading: Extract<JsonReading, { ok: true }>;
  /** What of its syntax was repaired. */
  readonly deviations: readonly Problem[];
}

/** More documents than this are not needed to see that there are several. */
const maxDocuments = 8;

interface Search {
  readonly documents: readonly Document[];
  /** Why one of them cannot or must not be read. */
  readonly refusal?: JsonReading;
}

/** Each part of the text is read once or twice, so that the search is linear. */
function findDocuments(text: string, { isDocument, isKey, limits }: Options): Search {
  const documents: Document[] = [];
  const starts = lineStarts(text);
  let at = nextBracket(text, afterThoughts(text));
  while (at !== -1 && documents.length < maxDocuments) {
    const found = readRelaxedJson(text, at);
    if (!found.ok) {
      if (found.keys.some(isKey)) return { documents, refusal: refuse(brokenDocument(text, found.offset)) };
      at = nextBracket(text, Math.max(found.offset, at + 1));
      continue;
    }
    const { end, json, repairs } = found;
    const reading = readJsonText(json, limits);
    if (!reading.ok) return { documents, refusal: reading };
    if (isDocument(reading.value)) {
      const deviations = repairs.map(({ what, offset }) => {
        const message = `The document was read although ${what}.`;
        return problem(jsonRules.repaired, { path: '', message, ...positionAt(starts, offset) });
      });
      // Repaired text has places of its own, which would mislead.
      documents.push({ start: at, end, reading: { ...reading, locate: () => new Map() }, deviations });
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
  const bracket = /[[{]/g;
  bracket.lastIndex = from;
  return bracket.exec(text)?.index ?? -1;
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

/** Reports what is around the document, where that is more than blanks. */
function surroundings(outside: string, around: string): readonly Problem[] {
  if (around === '' && !/```|~~~|\uFEFF/.test(outside)) return [];
  const what =
    around === '' ? 'a code fence or a byte order mark' : `other text, beginning ${quote(around, 40)}`;
  const message = `The document has ${what} around it, which was ignored.`;
  return [problem(jsonRules.stripped, { path: '', message, line: 1, column: 1 })];
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
