import { hash } from 'node:crypto';
import { closest, distance } from 'fastest-levenshtein';

/** The lines of a text with any kind of line end. */
export function bodyLines(body: string): readonly string[] {
  return body.split(/\r\n|\r|\n/);
}

/** Escape sequences for colour, cursor, titles and hyperlinks, including unfinished ones. */
const terminalSequences =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern removes control characters
  /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]?|(?:\u001b[\]PX^_]|[\u0090\u0098\u009d-\u009f])[^\u0007\u001b\u009c]*(?:\u0007|\u001b\\|\u009c)?|\u001b[ -/]*[0-~]?/g;

/** Everything that a runner, terminal or viewer may treat as a line end. */
const lineBreaks = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;

/** Text of which everything is visible; the patterns for all languages take long to compile. */
const plain = /^[\t\n -~]*$/;

/**
 * A program's output as people see it: no escape sequences, no invisible characters, only line feeds and
 * tabs.
 */
export function visibleText(untrusted: string): string {
  if (plain.test(untrusted)) return untrusted;
  return untrusted
    .replace(terminalSequences, '')
    .replace(lineBreaks, '\n')
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]|(?![\n\t])\p{Cc}/gu, '');
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Decodes UTF-8. A byte order mark is kept, and invalid bytes become U+FFFD. */
export function utf8Text(bytes: Uint8Array): string {
  return decoder.decode(bytes);
}

/** Removes these characters from the end. A pattern such as `/x+$/` would take quadratic time. */
export function trimEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Removes these characters from both ends. */
export function trimBoth(text: string, characters: string): string {
  let start = 0;
  while (start < text.length && characters.includes(text.charAt(start))) start += 1;
  return trimEnd(text.slice(start), characters);
}

/** The first `most` names and the number of the others: `a, b and 4 more`. */
export function listNames(names: readonly string[], most: number): string {
  const more = names.length > most ? ` and ${names.length - most} more` : '';
  return `${names.slice(0, most).join(', ')}${more}`;
}

/** Up to the first end of a sentence, with it, on one line; without one, at most 1,000 characters. */
export function firstSentence(text: string): string {
  const line = oneLine(text.slice(0, 1_000));
  return /^.*?[.!?](?=\s+[^\p{Ll}\s]|$)/u.exec(line)?.[0] ?? line;
}

export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** A number with its noun, plural unless it is 1. */
export function counted(n: number, noun: string): string {
  return n === 1 ? `1 ${noun}` : `${n} ${noun}s`;
}

/** Compares code units, so the order does not depend on the machine's language. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** A duration for people: `0.4 s`, `42 s`, `3 min 5 s`. */
export function durationWords(milliseconds: number): string {
  if (milliseconds < 9_950) return `${(milliseconds / 1_000).toFixed(1)} s`;
  const seconds = Math.round(milliseconds / 1_000);
  if (seconds < 60) return `${seconds} s`;
  const rest = seconds % 60;
  return `${Math.floor(seconds / 60)} min${rest === 0 ? '' : ` ${rest} s`}`;
}

/** The allowed word closest in spelling to `given`; undefined when none is close. */
export function nearestWord(given: unknown, allowed: readonly string[]): string | undefined {
  if (typeof given !== 'string' || given.length > 40 || allowed.length === 0) return undefined;
  const word = given.trim().toLowerCase();
  const nearest = closest(
    word,
    allowed.map((each) => each.toLowerCase()),
  );
  if (distance(word, nearest) > Math.max(1, word.length / 3)) return undefined;
  return allowed.find((each) => each.toLowerCase() === nearest);
}

/**
 * JSON with two spaces and a final line feed. Characters that reorder or hide text, control a terminal or
 * start a command in a job's log are escaped.
 */
export function jsonText(value: unknown): string {
  return `${escapeJson(JSON.stringify(value, null, 2))}\n`;
}

/**
 * Leaves out ASCII and blocks without characters to escape: Latin, dashes and quotes, CJK. Nearly all JSON fails it, in
 * 40 ms for the 70 MB of a large run, where the pattern of `escapeJson` takes 180.
 */
const mayNeedEscape = /[\u007f-\u00ad\u02ff-\u200f\u2028-\u206f\u3164\ud800-\uffff]|##\[/;

/** JSON with characters escaped that must not reach a terminal or a log. */
export function escapeJson(json: string): string {
  if (!mayNeedEscape.test(json)) return json;
  return json
    .replaceAll('##[', String.raw`\u0023\u0023[`)
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}\u007f-\u009f\u2028\u2029]+/gu, escaped);
}

/** The same in UTF-8. ASCII, as most JSON is, is not searched character by character. */
export function escapedBytes(json: string): Uint8Array {
  const bytes = new TextEncoder().encode(json);
  if (bytes.length === json.length && !json.includes('\u007f') && !json.includes('##[')) return bytes;
  const safe = escapeJson(json);
  return safe === json ? bytes : new TextEncoder().encode(safe);
}

function escaped(characters: string): string {
  const hex = Buffer.from(characters, 'utf16le').swap16().toString('hex');
  let escapes = '';
  for (let at = 0; at < hex.length; at += 4) escapes += `\\u${hex.slice(at, at + 4)}`;
  return escapes;
}

/** Lower-case hex SHA-256; strings are hashed as UTF-8. */
export function sha256(content: string | Uint8Array): string {
  return hash('sha256', content);
}

/**
 * Whether a text would exhaust a Markdown parser: dozens of containers on one line overflow its stack, hundreds of list
 * items or marks of emphasis, or thousands of brackets, take quadratic time, and thousands of lines or of signs inside of
 * words take twenty times as long as prose.
 */
export function isBeyondParsing(markdown: string): boolean {
  return (
    (markdown.match(/^[ \t]{0,9}(?:[-+*]|\d{1,9}[.)])(?=\s)/gm) ?? []).length > 300 ||
    /^(?:[ \t]{0,9}(?:>|[-+*](?=\s)|\d{1,9}[.)](?=\s))){16}/m.test(markdown) ||
    (markdown.match(/[*~]+|\b_|_\b/g) ?? []).length > 500 ||
    (markdown.match(/[[\]>]/g) ?? []).length > 2_000 ||
    (markdown.match(/[\r\n\\_<&|!]/g) ?? []).length > 5_000
  );
}

/** Whether GitHub treats two texts as equal; it may change line ends and drop blank lines at the end. */
export function sameText(one: string, other: string): boolean {
  const normal = (text: string) => text.replaceAll('\r\n', '\n').trimEnd();
  return normal(one) === normal(other);
}

/** At most `most` UTF-16 units, including the mark of the cut; characters are kept whole. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const kept = text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${kept}…`;
}
