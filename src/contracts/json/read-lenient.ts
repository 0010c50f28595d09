import { jsonrepair } from 'jsonrepair';
import type { Problem } from '../../domain/problem.ts';
import { problem, quote } from '../problem.ts';
import { findCandidates } from './candidates.ts';
import { defaultLimits, type JsonLimits } from './limits.ts';
import { lineStarts, positionAt } from './positions.ts';
import { decodeUtf8, type JsonReading, readJson, readJsonText } from './read-json.ts';
import { type Repair, repairsBetween } from './repairs.ts';

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
