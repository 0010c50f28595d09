import { once } from '../model/lists.ts';
import { markPrefix } from '../model/mark.ts';

const prefix = new RegExp(markPrefix, 'gi');

/**
 * Makes everything that could be read as a hidden mark visible by adding one space: our own prefix, and the
 * opening of an HTML comment, which other workflows of the same account use (threat T5).
 */
export function destroyMarks(text: string): string {
  return text.replace(prefix, (match) => `${match.slice(0, -1)} =`).replaceAll('<!--', '<! --');
}

/** Length in UTF-8 bytes, the unit of every limit on posted text (threat T6). */
export function byteLength(text: string): number {
  return Buffer.byteLength(text, 'utf8');
}

export interface Cut {
  readonly kept: string;
  /** UTF-8 bytes left out; 0 when nothing was cut. */
  readonly moreBytes: number;
}

/** Created on first use, because that takes longer than the rest of a small command. */
const graphemes = once(() => new Intl.Segmenter('en', { granularity: 'grapheme' }));

/** Real characters are shorter; a longer pile of combining marks is cut between code points. */
const longestCharacter = 64;

/** The longest start of `text` within `maxBytes` that does not split a character. */
export function cutToBytes(text: string, maxBytes: number): Cut {
  const bytes = Buffer.from(text, 'utf8');
  if (bytes.length <= maxBytes) return { kept: text, moreBytes: 0 };
  let end = Math.max(0, maxBytes);
  while (end > 0 && isContinuation(bytes[end])) end -= 1;
  const units = bytes.toString('utf8', 0, end).length;
  const boundary = graphemes().segment(text).containing(units)?.index ?? units;
  const kept = text.slice(0, units - boundary > longestCharacter ? units : boundary);
  return { kept, moreBytes: bytes.length - byteLength(kept) };
}

function isContinuation(byte: number | undefined): boolean {
  return byte !== undefined && (byte & 0xc0) === 0x80;
}

/** Scripts that need the zero-width joiner and non-joiner between letters. */
const joining = 'Arab Syrc Mong Nkoo Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr Tibt'
  .split(' ')
  .map((script) => `\\p{scx=${script}}`)
  .join('');

const emoji = '\\p{Extended_Pictographic}[\\uFE0E\\uFE0F]?\\p{Emoji_Modifier}?';

/** Sequences in which an invisible character is part of a visible one. */
const meaningful = [
  // The flags of England, Scotland and Wales: the only tag sequences in general use.
  '\\u{1F3F4}\\u{E0067}\\u{E0062}(?:\\u{E0065}\\u{E006E}\\u{E0067}|\\u{E0073}\\u{E0063}\\u{E0074}|\\u{E0077}\\u{E006C}\\u{E0073})\\u{E007F}',
  `${emoji}(?:\\u200D${emoji})*`,
  '[0-9#*]\\uFE0F\\u20E3',
  `(?<=[${joining}])[\\u200C\\u200D](?=[${joining}])`,
  '\\p{scx=Han}[\\uFE00-\\uFE02\\u{E0100}-\\u{E01EF}]',
  '\\p{scx=Mong}[\\u180B-\\u180D\\u180F]',
].join('|');

/** Control characters, separators, bidirectional and other default-ignorable characters, non-characters. */
const invisible = '(?![\\t\\n])[\\p{Cc}\\p{Zl}\\p{Zp}\\p{Bidi_Control}\\p{DI}\\p{NChar}\\uFFF9-\\uFFFB]';

/** Created on first use, like `graphemes`. */
const pattern = once(() => new RegExp(`(${meaningful})|${invisible}`, 'gu'));

/** No script stacks more marks on one letter; a larger pile would cover neighbouring lines. */
const maxMarks = 8;
const pile = new RegExp(`(\\p{M}{${maxMarks}})(\\p{M}+)`, 'gu');

function capMarks(text: string): string {
  return text.replace(pile, (_, kept: string, more: string) => `${kept}⟨${[...more].length} more marks⟩`);
}

/**
 * Whether a text has only letters of Western languages, punctuation, most signs of ours, tabs and line feeds, as most
 * have: nothing to normalise or show, and words end at white space.
 */
export function isPlain(text: string): boolean {
  return /^[\t\n -~\u00a1-\u00ac\u00ae-\u02ff\u2010-\u2027\u{1f300}-\u{1f7ff}]*$/u.test(text);
}

/**
 * Normalises text and shows invisible or reordering characters as code points: `⟨U+202E⟩` (threat T1). Tabs and line
 * feeds stay; other line ends become line feeds; lone surrogates become U+FFFD; piles of combining marks are
 * cut with a note. Idempotent.
 */
export function showInvisible(text: string): string {
  if (isPlain(text)) return text;
  const wellFormed = text.replace(/\p{Surrogate}/gu, '\uFFFD').replace(/\r\n?/g, '\n');
  // Also before normalising, which takes quadratic time for a pile of marks.
  return capMarks(capMarks(wellFormed).normalize('NFC')).replace(
    pattern(),
    (match: string, kept: string | undefined) => kept ?? shown(match),
  );
}

function shown(character: string): string {
  const hex = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return `⟨U+${hex}⟩`;
}
