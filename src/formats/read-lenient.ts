import { jsonrepair } from 'jsonrepair';
import type { Problem } from '../model/problem.ts';
import {
  decodeUtf8,
  defaultLimits,
  type JsonLimits,
  type JsonReading,
  lineStarts,
  positionAt,
  readJson,
  readJsonText,
  walkJson,
} from './json-reader.ts';

import { problem, quote } from './rules.ts';

export interface LenientReading {
  readonly reading: JsonReading;
  /** What was done to the text before it could be read; none when it was strict to begin with. */
  readonly repairs: readonly Problem[];
}

/** Longer texts are not repaired: the repairer recurses, and a long broken text is a cut one. */
const maxRepairable = 1024 * 1024;

/**
 * Strict reading first; then the one document in prose or fences; then a repair of its syntax. Several
 * candidates are never chosen between.
 */
export function readLenientJson(bytes: Uint8Array, limits: JsonLimits = defaultLimits): LenientReading {
  const strict = readJson(bytes, limits);
  const text = bytes.byteLength > limits.bytes ? undefined : decodeUtf8(bytes);
  if (strict.ok || text === undefined) return { reading: strict, repairs: [] };
  if (!strict.problems.some(({ rule }) => rule === 'JSON/syntax')) return { reading: strict, repairs: [] };

  const candidates = findCandidates(text);
  const [candidate] = candidates;
  if (candidates.length > 1) return { reading: { ok: false, problems: [severalDocuments()] }, repairs: [] };
  if (candidate === undefined) return { reading: strict, repairs: [] };
  if (!candidate.isValid) return repair(text, candidate, limits) ?? { reading: strict, repairs: [] };
  // Blanks in place of what is stripped keep every line and column as it was.
  const alone = blank(text.slice(0, candidate.start)) + text.slice(candidate.start, candidate.end);
  return { reading: readJsonText(alone, limits), repairs: stripped(text, candidate) };
}

function repair(text: string, span: Span, limits: JsonLimits): LenientReading | undefined {
  const broken = text.slice(span.start, span.end);
  const repaired = broken.length > maxRepairable ? undefined : repairedText(broken);
  if (repaired === undefined) return undefined;
  const reading = readJsonText(repaired, limits);
  const starts = lineStarts(text);
  return {
    // The repaired text has places of its own, which would mislead.
    reading: reading.ok ? { ...reading, locate: () => new Map() } : reading,
    repairs: [
      ...stripped(text, span),
      ...repairsBetween(broken, repaired).map((each) => repairProblem(each, span.start, starts)),
    ],
  };
}

function repairedText(broken: string): string | undefined {
  try {
    return jsonrepair(broken);
  } catch {
    // Not repairable, or nested too deeply for a repairer that recurses.
    return undefined;
  }
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Whitespace around a document is no deviation. */
function stripped(text: string, { start, end }: Span): readonly Problem[] {
  const around = text.slice(0, start).trimStart() || text.slice(end).trimStart();
  if (around === '') return isMarked(text) ? [markDropped()] : [];
  return [
    problem('JSON/stripped', {
      path: '',
      type: 'syntax',
      message: `The document stands in other text, beginning ${quote(around, 40)}, which was dropped.`,
      recommendation: 'Return the JSON alone.',
      line: 1,
      column: 1,
    }),
  ];
}

/** JavaScript counts a byte order mark as whitespace; JSON does not. */
function isMarked(text: string): boolean {
  return text.startsWith('\uFEFF');
}

function markDropped(): Problem {
  return problem('JSON/stripped', {
    path: '',
    type: 'syntax',
    message: 'The document begins with a byte order mark, which was dropped.',
    recommendation: 'Write UTF-8 without a byte order mark.',
    line: 1,
    column: 1,
  });
}

function repairProblem(
  { offset, removed, added }: Repair,
  start: number,
  starts: readonly number[],
): Problem {
  const change =
    added === ''
      ? `dropped ${quote(removed, 30)}`
      : removed === ''
        ? `added ${quote(added, 30)}`
        : `replaced ${quote(removed, 30)} by ${quote(added, 30)}`;
  return problem('JSON/repaired', {
    path: '',
    type: 'syntax',
    message: `The syntax was repaired: ${change}.`,
    recommendation: 'Write strict JSON; a repaired document never counts as a clean review.',
    ...positionAt(starts, start + offset),
  });
}

function severalDocuments(): Problem {
  return problem('JSON/one-document', {
    path: '',
    type: 'syntax',
    message: 'The text holds more than one JSON document.',
    recommendation: 'Return exactly one document; none is chosen for you.',
  });
}

/** An outermost stretch of text that is a JSON object or array, or was meant as one. */
interface Candidate {
  readonly start: number;
  readonly end: number;
  readonly isValid: boolean;
}

/**
 * The documents that stand in prose, at most two: more than one is already too many. Fences need no care, since
 * they are prose to this search. A broken document is one candidate with everything in it, so that nothing is
 * ever read out of the middle of it. Linear: each stretch is looked at once or twice.
 */
function findCandidates(text: string): readonly Candidate[] {
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

/** One place where repaired text differs from the original; `offset` counts in the original. */
interface Repair {
  readonly offset: number;
  readonly removed: string;
  readonly added: string;
}

/** How far ahead the two texts are searched for a place where they agree again. */
const window = 80;
/** As many characters have to agree before both texts count as in step. */
const anchor = 6;

/**
 * What a repair changed, left to right. Repairs of syntax are small and local, so a short search ahead finds
 * where the texts meet again; where they do not, the rest counts as one repair.
 */
function repairsBetween(before: string, after: string): readonly Repair[] {
  const repairs: Repair[] = [];
  let from = 0;
  let to = 0;
  while (from < before.length || to < after.length) {
    if (before[from] === after[to]) {
      from += 1;
      to += 1;
      continue;
    }
    const step = stepBackInLine(
      before.slice(from, from + window + anchor),
      after.slice(to, to + window + anchor),
    );
    const removed = step?.removed ?? before.length - from;
    const added = step?.added ?? after.length - to;
    repairs.push({
      offset: from,
      removed: before.slice(from, from + removed),
      added: after.slice(to, to + added),
    });
    from += removed;
    to += added;
  }
  return repairs;
}

/** The smallest removal and addition after which both texts go on alike. */
function stepBackInLine(
  before: string,
  after: string,
): { readonly removed: number; readonly added: number } | undefined {
  for (let size = 1; size <= window; size += 1) {
    for (let removed = 0; removed <= size; removed += 1) {
      const added = size - removed;
      const one = before.slice(removed, removed + anchor);
      const other = after.slice(added, added + anchor);
      if (one === other && (one.length === anchor || isEndOfBoth(before, removed, after, added))) {
        return { removed, added };
      }
    }
  }
  return undefined;
}

function isEndOfBoth(before: string, removed: number, after: string, added: number): boolean {
  return (
    before.length < window + anchor &&
    after.length < window + anchor &&
    removed <= before.length &&
    added <= after.length
  );
}
