import type { Native } from '../model/finding.ts';
import type { Problem } from '../model/ingest-report.ts';
import { counted, visibleText } from '../model/text.ts';
import { isFinding } from './finding-lists.ts';
import {
  decodeText,
  decodeWithin,
  type JsonReading,
  jsonRules,
  readJson,
  readJsonText,
  syntaxFault,
} from './json-reader.ts';
import { lineStarts, own, positionAt, positionsOf } from './json-value.ts';
import { readRelaxedJson } from './relaxed-json.ts';
import { problem, quote } from './rules.ts';

/** JSON Lines as one array with an item for each line that is not blank. */
export function readJsonLines(bytes: Uint8Array): JsonReading {
  const text = decodeWithin(bytes);
  return typeof text === 'string' ? readLines(text) : invalid(text);
}

/** Reads the lines as the items of one array, so that only the columns of the first line differ. */
function readLines(text: string): JsonReading {
  if (!/^[\s\uFEFF]*(?:["\w[{-]|$)/.test(text)) return invalid(syntaxFault(text, 0));
  const lines = text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .map((line) => (line.trim() === '' ? '' : line));
  const reading = readItems(lines);
  return reading.ok ? reading : withoutBrokenLines(lines, reading);
}

function readItems(lines: readonly string[]): JsonReading {
  const last = lines.findLastIndex((line) => line !== '');
  const items = lines.map((line, index) => (line === '' || index === last ? line : `${line},`));
  const reading = readJsonText(`[${items.join('\n')}\n]`);
  const count = lines.filter((line) => line !== '').length;
  if (!reading.ok || (Array.isArray(reading.value) && reading.value.length === count)) return reading;
  return invalid(
    problem(jsonRules.syntax, { path: '', message: 'Not every line of the document is one JSON value.' }),
  );
}

/** The lines that are objects, where each line begins as one: a program that was stopped breaks off in a line. */
function withoutBrokenLines(lines: readonly string[], unread: InvalidReading): JsonReading {
  const written = lines.filter((line) => line !== '');
  if (written.length < 2 || !written.every((line) => /^\s*\{/.test(line))) return unread;
  const broken = lines.flatMap((line, index) =>
    line === '' || readJsonText(line).ok ? [] : { line: index + 1, column: 1 },
  );
  if (broken.length === 0 || broken.length === written.length) return unread;
  const numbers = new Set(broken.map(({ line }) => line));
  const reading = readItems(lines.map((line, index) => (numbers.has(index + 1) ? '' : line)));
  if (!reading.ok) return reading;
  const message = 'The line is not one JSON value; the others were read, and the review is incomplete.';
  const deviations = broken.slice(0, 20).map((at) => problem(jsonRules.line, { path: '', message, ...at }));
  return { ...reading, deviations, isPartial: true };
}

interface Choice {
  /** Whether a value, alone on its lines or not, is meant as a document, and not as an example or a line of a log. */
  readonly isDocument: (value: Native, isAlone: boolean) => boolean;
  /** Whether a key belongs to a document, so that a broken object which has it is a broken document. */
  readonly isKey: (key: string) => boolean;
}

/** Rules that text around a document, or a document with repairs, may break. */
const repairable: readonly string[] = [jsonRules.syntax, jsonRules.utf8, jsonRules.depth].map(({ id }) => id);

/**
 * The one document in a text: alone, in a fence, in prose, behind a log or a model's thoughts, or as one value on each
 * line, with its syntax repaired as far as it has one meaning. None of several documents is chosen, and of a broken one
 * nothing is read.
 */
export function extractJson(bytes: Uint8Array, choice: Choice): JsonReading {
  const strict = readJson(bytes);
  if (strict.ok || !strict.problems.some(({ rule }) => repairable.includes(rule))) return strict;
  const text = decodeText(bytes);
  if (text === undefined) return strict;
  const lines = readLines(text);
  const values = lines.ok && Array.isArray(lines.value) ? lines.value : [];
  if (lines.ok && values.length > 0 && (values.length > 1 || lines.isPartial === true)) {
    const message = `The output is ${counted(values.length, 'JSON value')}, each on a line of its own.`;
    const deviations = [problem(jsonRules.repaired, { path: '', message }), ...(lines.deviations ?? [])];
    // Only an agent that prints its answer as such says that nothing else is one.
    return { ...lines, deviations, isAmongOthers: !values.some(isResult) };
  }
  return fromText(text, strict, choice);
}

/** Whether it is the event that holds an agent's answer; other agents end with an event of this type that holds none. */
export function isResult(event: Native): boolean {
  const isNamed = own(event, 'type') === 'result';
  return isNamed && (own(event, 'result') ?? own(event, 'structured_output')) !== undefined;
}

/** Text that holds several documents, none of which is chosen. */
export function severalDocuments(): Problem {
  return problem(jsonRules.oneDocument, {
    path: '',
    message: 'The text holds more than one JSON document.',
    recommendation: 'Return exactly one document; none is chosen for you.',
  });
}

type InvalidReading = Extract<JsonReading, { ok: false }>;

function invalid(fault: Problem): InvalidReading {
  return { ok: false, problems: [fault] };
}

function fromText(text: string, strict: JsonReading, choice: Choice): JsonReading {
  // Thoughts are no part of the answer.
  const begin = afterThoughts(text);
  const documents = findDocuments(text, begin, choice);
  if ('problems' in documents) return documents;
  const [first] = documents;
  const last = documents.at(-1);
  if (first === undefined || last === undefined) return strict;
  const values = documents.map(({ reading }) => reading.value);
  const isOne = new Set(values.map((each) => JSON.stringify(each))).size === 1;
  if (!isOne && !values.every(isFinding)) return invalid(severalDocuments());
  // What goes on behind the last bracket as JSON does is the rest of a document whose beginning is missing.
  const unfinished = documents.find(({ end }) => /^\s*[,\]}]/.test(text.slice(end, end + 100)));
  if (unfinished !== undefined) return invalid(syntaxFault(text, unfinished.end));
  const { start, end, reading } = first;
  const repairs = documents.flatMap((each) => each.reading.deviations ?? []);
  const { deviations, beside } = surroundings(
    text.slice(0, begin),
    ...documents.map((each, index) => text.slice(documents[index - 1]?.end ?? begin, each.start)),
    text.slice(last.end),
  );
  // Blanks in place of what is before the document keep every line and column as it was.
  const placed = text.slice(0, start).replace(/[^\n]/g, ' ') + text.slice(start, end);
  // Repaired text has places of its own, which would mislead.
  const isPlaced = isOne && repairs.length === 0;
  return {
    ...reading,
    value: isOne ? reading.value : values,
    locate: (pointers) => (isPlaced ? positionsOf(placed, pointers) : new Map()),
    deviations: [...deviations, ...repairs],
    beside: [...beside, ...documents.flatMap((each) => each.reading.beside ?? [])],
  };
}

interface Document {
  readonly start: number;
  readonly end: number;
  readonly reading: Extract<JsonReading, { ok: true }>;
}

/** More are no answer. */
const maxDocuments = 1000;

/**
 * All documents in the text from `begin` on, or why one of them cannot or must not be read. Each part of the text is read once or twice,
 * so that the search is linear.
 */
function findDocuments(text: string, begin: number, choice: Choice): readonly Document[] | InvalidReading {
  const documents: Document[] = [];
  let start = nextBracket(text, begin);
  while (start !== -1) {
    const found = readRelaxedJson(text, start);
    if (!found.ok) {
      if (found.keys.some(choice.isKey)) return invalid(syntaxFault(text, found.offset));
      start = nextBracket(text, Math.max(found.offset, start + 1));
      continue;
    }
    const { end, json, repairs, comments } = found;
    const reading = readJsonText(json);
    if (!reading.ok) return reading;
    if (documents.length === maxDocuments) return invalid(severalDocuments());
    if (choice.isDocument(reading.value, isAlone(text, start, end))) {
      const deviations = Array.from(repairs, ([what, offset]) => {
        const message = `The document was read although ${what}.`;
        return problem(jsonRules.repaired, { path: '', message, ...positionAt(lineStarts(text), offset) });
      });
      documents.push({ start, end, reading: { ...reading, deviations, beside: comments } });
    }
    start = nextBracket(text, end);
  }
  return documents;
}

/** Whether its lines hold nothing else. No more of a line is looked at than a few marks and colours take. */
function isAlone(text: string, start: number, end: number): boolean {
  const before = text
    .slice(Math.max(0, start - 200), start)
    .split('\n')
    .at(-1);
  const [behind] = text.slice(end, end + 200).split('\n', 1);
  return /^[\s`]*$/.test(visibleText(`${before}${behind}`));
}

const thoughts = 'think|thinking|thought|thoughts|reasoning|analysis|scratchpad';
const thoughtsBegin = new RegExp(`^\\s*<(?:${thoughts})>`, 'i');
const thoughtsEnd = new RegExp(`</(?:${thoughts})>`, 'i');

/** Reasoning models print their thoughts in tags before the answer; of some the first tag is not printed. */
function afterThoughts(text: string): number {
  const isBegun = thoughtsBegin.test(text.slice(0, 200));
  const end = thoughtsEnd.exec(text);
  if (end === null) return isBegun ? text.length : 0;
  const isOnOwnLine = text.slice(text.lastIndexOf('\n', end.index) + 1, end.index).trim() === '';
  return isBegun || isOnOwnLine ? end.index + end[0].length : 0;
}

/** The next place where a list or an object may begin, or -1. */
function nextBracket(text: string, from: number): number {
  const bracket = /\{(?=[\s\uFEFF]*["'“”A-Za-z_$}/#])|\[(?=[\s\uFEFF]*["'“”\dtfnTFN[{\]/#-])/g;
  bracket.lastIndex = from;
  return bracket.exec(text)?.index ?? -1;
}

/** What is around a document, as far as it says something. */
interface Surroundings {
  readonly deviations: readonly Problem[];
  /** The text, without fences and the echo of a script's command; none where nothing is left. */
  readonly beside: readonly string[];
}

/** Reports the text around a document, where that is more than blanks. */
export function surroundings(...outside: readonly string[]): Surroundings {
  const beside = outside.map(withoutFence).filter((text) => text !== '');
  const isBlank = outside.every((text) => text.trim() === '' && !text.includes('\uFEFF'));
  if (isBlank) return { deviations: [], beside };
  const [around = ''] = beside;
  const what =
    around === '' ? 'A code fence or byte order mark' : `Text that begins with ${quote(around, 40)}`;
  const message = `${what} is around the document, and was ignored.`;
  return { deviations: [problem(jsonRules.stripped, { path: '', message, line: 1, column: 1 })], beside };
}

/** npm, pnpm and yarn print the command of a script before they start it; other lines that begin so are quotations. */
const echo = /^> \S+@\d.*\n> .*$|^\$ .*$/gm;

/** The text without the fence, colours, byte order mark and echo, which say nothing. */
function withoutFence(text: string): string {
  return visibleText(text)
    .replace(echo, '')
    .trim()
    .replace(/^(?:`{3,}|~{3,})$|(?:^|\n)(?:`{3,}|~{3,})[ \t]*\w*$|^(?:`{3,}|~{3,})/, '')
    .trim();
}
