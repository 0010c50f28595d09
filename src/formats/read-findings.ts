import type { Native, ParsedFinding, Severity } from '../model/finding.ts';
import type { Problem } from '../model/problem.ts';
import type { Context, RefusedFinding } from './format-definition.ts';
import { jsonRules } from './json-reader.ts';
import { isObject, pointerTo } from './json-value.ts';

import { documentRules, isRefusal, joined, none, problem } from './rules.ts';

/** Bytes of one text that are read; a longer one is cut before any pattern runs over it. */
const maxTextBytes = 64 * 1024;

/** Characters of an id that a reviewer may choose: a longer one names nothing. */
const maxIdLength = 80;

interface PreparedText {
  readonly native: Native;
  readonly problems: readonly Problem[];
}

/**
 * A finding as a reviewer wrote it, with text that is safe to work with: well-formed, cut to its limit, and without
 * secrets, since paths and categories become part of ids, links and marks. A path of the change is never changed.
 */
function prepareText(native: Native, pointer: string, context: Context): PreparedText {
  const { redact, changed, isWellFormed = false } = context;
  // Nearly all findings have nothing to change, so one look at each text, or at all together, comes first.
  if (
    isShort(native) &&
    (isWellFormed || isWhole(native)) &&
    (redact === undefined || isWithoutSecrets(native, redact))
  ) {
    return { native, problems: none };
  }
  const problems: Problem[] = [];
  const prepared = mapTexts(native, pointer, (text, at) => {
    if (!text.isWellFormed()) problems.push(brokenText(at));
    const cut = cutText(text);
    if (cut !== text) problems.push(longText(at));
    const safe = cut.toWellFormed();
    return redact === undefined || changed?.has(safe) === true ? safe : redact(safe);
  });
  return { native: prepared, problems };
}

/** Texts of a document that are not in one of its findings and are half a character. */
export function brokenTexts(native: Native): readonly Problem[] {
  const problems: Problem[] = [];
  mapTexts(native, '', (text, at) => {
    if (!text.isWellFormed()) problems.push(brokenText(at));
    return text;
  });
  return problems;
}

/** What was read of cut text: half a replacement is none, and half an id names nothing. */
function withoutHalves(finding: ParsedFinding, problems: readonly Problem[]): ParsedFinding {
  const { nativeId, fix, ...rest } = finding;
  const isCut = problems.some(({ rule }) => rule === jsonRules.textLength.id);
  if (!isCut && (nativeId === undefined || nativeId.length <= maxIdLength)) return finding;
  const { replacement: _, ...words } = fix ?? { text: '', confidence: 'low' };
  return {
    ...rest,
    ...(nativeId !== undefined && nativeId.length <= maxIdLength && { nativeId }),
    ...(fix !== undefined && { fix: isCut ? words : fix }),
  };
}

export function cutText(text: string): string {
  if (text.length * 3 <= maxTextBytes) return text;
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(maxTextBytes));
  return read === text.length ? text : text.slice(0, read);
}

/** Whether no text has to be cut; of one that is nearly too long, nothing is said. */
function isShort(value: Native): boolean {
  if (typeof value === 'string') return value.length * 3 <= maxTextBytes;
  if (Array.isArray(value)) return value.every(isShort);
  if (!isObject(value)) return true;
  for (const key in value) {
    if (!isShort(value[key] ?? null)) return false;
  }
  return true;
}

function isWhole(native: Native): boolean {
  return brokenTexts(native).length === 0;
}

function isWithoutSecrets(native: Native, redact: (text: string) => string): boolean {
  const texts: string[] = [];
  mapTexts(native, '', (text) => {
    texts.push(text);
    return text;
  });
  const whole = texts.join('\n');
  return redact(whole) === whole;
}

/** The value with each of its texts changed. Depth is bounded by the reader. */
function mapTexts(value: Native, pointer: string, change: (text: string, at: string) => string): Native {
  if (typeof value === 'string') return change(value, pointer);
  if (Array.isArray(value)) {
    return value.map((each, index) => mapTexts(each, `${pointer}/${index}`, change));
  }
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, each]): [string, Native] => [
    change(key, pointer),
    mapTexts(each, pointerTo(pointer, key), change),
  ]);
  return Object.fromEntries(entries);
}

function brokenText(path: string): Problem {
  return problem(jsonRules.surrogate, {
    path,
    message: 'The text holds half of a surrogate pair, which is no character.',
  });
}

function longText(path: string): Problem {
  return problem(jsonRules.textLength, {
    path,
    message: `The text is longer than ${maxTextBytes / 1024} KiB; what comes after was cut off.`,
  });
}

/** Findings of one document that are read; past this many nobody would read them either. */
export const maxFindings = 20_000;

/** Problems kept with each refused finding, so that a flood of them stays small. */
const maxProblemsEach = 10;

export interface FindingReading {
  /** Absent only when a problem of grade `refused` says why. */
  readonly finding?: ParsedFinding | undefined;
  readonly problems: readonly Problem[];
}

interface FindingReader {
  readonly context: Context;
  /** Items that are no findings are skipped; by default every item is one. */
  readonly isFinding?: (native: Native) => boolean;
  readonly read: (native: Native, pointer: string) => FindingReading;
  /** What can still be said about a finding that was refused. */
  readonly describe: (native: Native) => { readonly claimedSeverity?: Severity; readonly title?: string };
}

export interface FindingsReading {
  readonly findings: readonly ParsedFinding[];
  readonly refused: readonly RefusedFinding[];
  readonly problems: readonly Problem[];
  readonly ok: boolean;
}

/** The readings of several lists as one. */
export function mergeReadings(readings: readonly FindingsReading[]): FindingsReading {
  return {
    findings: readings.flatMap(({ findings }) => findings),
    refused: readings.flatMap(({ refused }) => refused),
    problems: readings.flatMap(({ problems }) => problems),
    ok: readings.every(({ ok }) => ok),
  };
}

/** Reads each finding on its own: one that breaks the contract is refused, and the others are read. */
export function readFindings(
  natives: readonly Native[],
  pointer: string,
  { context, read, describe, isFinding = () => true }: FindingReader,
): FindingsReading {
  const findings: ParsedFinding[] = [];
  const refused: RefusedFinding[] = [];
  const problems: Problem[] = [];
  const ok = natives.length <= maxFindings;
  if (!ok) problems.push(tooMany(pointer, natives.length));

  for (let index = 0; index < Math.min(natives.length, maxFindings); index += 1) {
    const written = natives[index];
    if (written === undefined || !isFinding(written)) continue;
    const at = `${pointer}/${index}`;
    const { native, problems: textual } = prepareText(written, at, context);
    const reading = read(native, at);
    const found = joined(textual, reading.problems);
    for (const each of found) problems.push(each);
    if (reading.finding !== undefined && !textual.some(isRefusal)) {
      findings.push(withoutHalves(reading.finding, textual));
    } else {
      const kept = found.slice(0, maxProblemsEach);
      refused.push({ pointer: at, native, ...describe(native), problems: kept });
    }
  }
  return { findings, refused, problems, ok };
}

function tooMany(path: string, count: number): Problem {
  return problem(documentRules.findings, {
    path,
    message: `The document holds ${count} findings; at most ${maxFindings} are read.`,
    recommendation: 'Keep the most severe findings, or split them over several documents.',
  });
}
