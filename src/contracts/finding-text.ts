import type { Native, ParsedFinding } from '../domain/finding.ts';
import type { Problem } from '../domain/problem.ts';
import type { Context } from './context.ts';
import { pointerTo } from './json/positions.ts';
import { isObject } from './own.ts';
import { none, problem } from './problem.ts';

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
export function prepareText(native: Native, pointer: string, { redact, changed }: Context): PreparedText {
  const problems: Problem[] = [];
  const hide = redact === undefined || isWithoutSecrets(native, redact) ? undefined : redact;
  const prepared = mapTexts(native, pointer, (text, at) => {
    if (!text.isWellFormed()) problems.push(brokenText(at));
    const cut = cutText(text);
    if (cut !== text) problems.push(longText(at));
    const whole = cut.toWellFormed();
    return hide === undefined || changed?.has(whole) === true ? whole : hide(whole);
  });
  return { native: prepared, problems: problems.length === 0 ? none : problems };
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
export function withoutHalves(finding: ParsedFinding, problems: readonly Problem[]): ParsedFinding {
  const { nativeId, fix, ...rest } = finding;
  const isCut = problems.some(({ rule }) => rule === 'JSON/text-length');
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

/** One look at all texts together, which is enough for most findings. */
function isWithoutSecrets(native: Native, redact: (text: string) => string): boolean {
  const texts: string[] = [];
  mapTexts(native, '', (text) => {
    texts.push(cutText(text));
    return text;
  });
  const whole = texts.join('\n');
  return redact(whole) === whole;
}

/** The value with each of its texts changed; the value itself where none is. Depth is bounded by the reader. */
function mapTexts(value: Native, pointer: string, change: (text: string, at: string) => string): Native {
  if (typeof value === 'string') return change(value, pointer);
  if (Array.isArray(value)) {
    const mapped = value.map((each, index) => mapTexts(each, `${pointer}/${index}`, change));
    return mapped.every((each, index) => each === value[index]) ? value : mapped;
  }
  if (!isObject(value)) return value;
  let isChanged = false;
  const entries = Object.entries(value).map(([key, each]): [string, Native] => {
    const mapped = mapTexts(each, pointerTo(pointer, key), change);
    const name = change(key, pointer);
    if (mapped !== each || name !== key) isChanged = true;
    return [name, mapped];
  });
  return isChanged ? Object.fromEntries(entries) : value;
}

function brokenText(path: string): Problem {
  return problem('JSON/surrogate', {
    path,
    type: 'format',
    message: 'The text holds half of a surrogate pair, which is no character.',
    recommendation: 'Write whole characters.',
  });
}

function longText(path: string): Problem {
  return problem('JSON/text-length', {
    path,
    type: 'limit',
    message: `The text is longer than ${maxTextBytes / 1024} KiB; what comes after was cut off.`,
    recommendation: 'Write a shorter text.',
  });
}
