import type { ConfidenceBand, LineRange, Severity } from '../model/finding.ts';
import { confidenceWords, severityWords } from './vocabulary.ts';

const severityOfWord = wordTable(severityWords);
const confidenceOfWord = wordTable(confidenceWords);

function wordTable<Meaning extends string>(
  words: Readonly<Record<Meaning, readonly string[]>>,
): ReadonlyMap<string, Meaning> {
  const table = new Map<string, Meaning>();
  for (const meaning in words) for (const word of words[meaning]) table.set(word, meaning);
  return table;
}

/** Longer texts are never looked up. In characters. */
const maxWordLength = 60;

/** Lower case, without emoji, punctuation, the scale's name and remarks: `🔴 HIGH severity (new)` is `high`. */
function plainWord(value: unknown, scale: ReadonlySet<string>): string | undefined {
  if (typeof value !== 'string' || value.length > maxWordLength) return undefined;
  const [text = ''] = value.toLowerCase().split(' (');
  const words = text.split(/[^a-z0-9]+/);
  return words.filter((word) => word !== '' && !scale.has(word)).join(' ');
}

const severityScale = new Set(['severity', 'sev', 'level', 'priority', 'risk', 'impact', 'issue']);
const confidenceScale = new Set(['confidence', 'level', 'certainty']);

/** The severity of a word in any case; undefined where the word has no meaning or several. */
export function readSeverity(value: unknown): Severity | undefined {
  const word = plainWord(value, severityScale);
  return word === undefined ? undefined : severityOfWord.get(word);
}

const mark =
  /^\W{0,6}(?:(P[0-3])\b|(?:severity\W{1,3})?(critical|blocker|high|major|medium|minor|low|nit)(?: (?:severity|priority))?(?: ?[\])*:]| [—–-] ))/i;

/** The severity that a text begins with, as in `[P1] …` and `**High**: …`. */
export function markIn(text: unknown): Severity | undefined {
  const [, priority, word] = (typeof text === 'string' && mark.exec(text.slice(0, maxWordLength))) || [];
  return readSeverity(priority ?? word);
}

/** The band of a word for certainty, such as `very high`. */
export function readConfidenceWord(value: unknown): ConfidenceBand | undefined {
  const word = plainWord(value, confidenceScale);
  return word === undefined ? undefined : confidenceOfWord.get(word);
}

/** How certain a reviewer is: a share from 0 to 1, and its band. */
interface ConfidenceReading {
  readonly band: ConfidenceBand;
  readonly share: number;
}

/**
 * Confidence as a word (`very high`), a fraction (`0.9`, `9/10`) or a percentage (`"90%"`, `90`). A bare number above
 * 1 and up to 10 may count on several scales, so it has no meaning here.
 */
export function readConfidence(value: unknown): ConfidenceReading | undefined {
  if (typeof value === 'number') return value > 10 ? ofPercent(value) : ofFraction(value);
  if (typeof value !== 'string' || value.length > maxWordLength) return undefined;
  const text = value.trim();
  const [, number, percent] = /^~?(\d{1,3}(?:\.\d{1,9})?)\s*(%|percent)?$/i.exec(text) ?? [];
  if (number !== undefined)
    return percent === undefined ? readConfidence(Number(number)) : ofPercent(Number(number));
  const [, part, whole] = /^(\d{1,3}(?:\.\d{1,9})?)\s?\/\s?(\d{1,3})$/.exec(text) ?? [];
  if (part !== undefined) return ofFraction(Number(part) / Number(whole));
  const band = readConfidenceWord(text);
  return band && { band, share: shareOfBand[band] };
}

/** Percentages are banded by C2's table and fractions by C5's. */
function ofPercent(percent: number): ConfidenceReading | undefined {
  return percent <= 100 ? { band: bandOf(percent, percentFloors), share: percent / 100 } : undefined;
}

function ofFraction(share: number): ConfidenceReading | undefined {
  return share >= 0 && share <= 1 ? { band: bandOf(share, shareFloors), share } : undefined;
}

/** Middle of each band of C2's and C5's tables, for confidence in words where the contract has a number. */
const shareOfBand: Readonly<Record<ConfidenceBand, number>> = {
  high: 0.9,
  medium: 0.7,
  low: 0.5,
  speculative: 0.2,
};

/** The smallest share of certainty of each band. */
type BandFloors = Readonly<Record<'high' | 'medium' | 'low', number>>;

/** C2's table, "Confidence Level Mapping", and C5's: neither has a band below the last. */
export const percentFloors = { high: 85, medium: 60, low: 40 } as const satisfies BandFloors;
export const shareFloors = { high: 0.75, medium: 0.6, low: 0.5 } as const satisfies BandFloors;

export function bandOf(confidence: number, { high, medium, low }: BandFloors): ConfidenceBand {
  if (confidence >= high) return 'high';
  if (confidence >= medium) return 'medium';
  return confidence >= low ? 'low' : 'speculative';
}

/** The largest line number that is read; larger ones do not fit GitHub's fields. */
export const maxLine = 2_147_483_647;

function isLineNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= maxLine;
}

const oneLine = /^(?:lines?|l)?[ :#]{0,3}(\d{1,10})(?::\d{1,10})?$/i;
const lineRange = /^(?:lines?|l)?[ :#]{0,3}(\d{1,10})\s{0,3}(?:-|–|—|\.\.|to)\s{0,3}l?(\d{1,10})$/i;

/**
 * The lines of `5`, `"5"`, `"L5"`, `"line 5"`, `"5:1"` with a column, `"5-7"`, `"L5 to L7"`, `[5]`, `[5, 7]` and
 * `{start, end}`; a reversed range is put in order. Undefined for 0, a list with gaps, and whatever else has no meaning
 * or several.
 */
export function readLines(value: unknown): LineRange | undefined {
  if (typeof value === 'number') return spanOf(value, value);
  if (typeof value === 'string') return value.length > maxWordLength ? undefined : readLineText(value.trim());
  if (Array.isArray(value)) return readLineList(value.map(readLines));
  if (typeof value !== 'object' || value === null) return undefined;
  const keys = new Map(Object.entries(value).map(([key, each]) => [key.toLowerCase(), each]));
  const get = (...names: readonly string[]) =>
    names.map((name) => keys.get(name)).find((each) => each != null);
  const [line, isOfEditor] = [keys.get('line'), keys.has('character')];
  // Editors and the language servers that they ask count from 0.
  if (isOfEditor && typeof line === 'number') return spanOf(line + 1, line + 1);
  const start = readLines(get('start', 'startline', 'start_line', 'line_start', 'from', 'begin', 'line'));
  const written = get('end', 'endline', 'end_line', 'line_end', 'to', 'line');
  const end = written === undefined ? start : readLines(written);
  return start === undefined || end === undefined ? undefined : spanOf(start.start, end.end);
}

function readLineText(text: string): LineRange | undefined {
  const bare = text.replace(/^#/, '').replace(/^\((.*)\)$/, '$1');
  const one = oneLine.exec(bare);
  if (one !== null) return spanOf(Number(one[1]), Number(one[1]));
  const range = lineRange.exec(bare);
  return range === null ? undefined : spanOf(Number(range[1]), Number(range[2]));
}

/** A pair is a range; a longer list is one where each item is the next line. */
function readLineList(items: readonly (LineRange | undefined)[]): LineRange | undefined {
  const [first] = items;
  const last = items.at(-1);
  if (first === undefined || last === undefined || items.length > 1000) return undefined;
  const isRun = items.every((each, index) => each?.end === first.start + index);
  return items.length <= 2 || isRun ? spanOf(first.start, last.end) : undefined;
}

function spanOf(one: number, other: number): LineRange | undefined {
  if (!isLineNumber(one) || !isLineNumber(other)) return undefined;
  return { start: Math.min(one, other), end: Math.max(one, other) };
}

/**
 * The lines of a contract's own forms: a number, or a range in a string, with or without a last line of its own.
 * Undefined where they do not ascend or contradict each other.
 */
export function strictLines(
  line: unknown,
  last: unknown,
): { readonly lines: LineRange | undefined } | undefined {
  if (line === undefined || line === null) return last == null ? { lines: undefined } : undefined;
  const match = typeof line === 'string' ? /^([0-9]+)(?:-([0-9]+))?$/.exec(line.slice(0, 30)) : null;
  const start = match === null ? line : Number(match[1]);
  const written = match?.[2] === undefined ? start : Number(match[2]);
  const end = last ?? written;
  if (!isLineNumber(start) || !isLineNumber(end) || end < start) return undefined;
  return written === start || written === end ? { lines: { start, end } } : undefined;
}

/** The text without percent encoding, or the other text where it is not well encoded. */
export function decodeAddress<Other>(text: string, other: Other): string | Other {
  try {
    return decodeURIComponent(text);
  } catch {
    return other;
  }
}
