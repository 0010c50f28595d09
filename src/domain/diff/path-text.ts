import type { PathEncoding } from './diff.ts';
import { DiffFault } from './fault.ts';
import type { Span } from './reader.ts';

const quoteByte = 0x22;
const backslash = 0x5c;
const slash = 0x2f;
const dot = 0x2e;
const zero = 0x30;
const seven = 0x37;

/** Git's one-letter escapes: the letter after the backslash, and the byte it stands for. */
const escapes: ReadonlyMap<number, number> = new Map(
  Object.entries({ a: 7, b: 8, t: 9, n: 10, v: 11, f: 12, r: 13, '"': quoteByte, '\\': backslash }).map(
    ([letter, byte]) => [letter.charCodeAt(0), byte],
  ),
);
const letters: ReadonlyMap<number, string> = new Map(
  [...escapes].map(([letter, byte]) => [byte, String.fromCharCode(letter)]),
);

/** A name as text. */
export interface PathText {
  readonly text: string;
  readonly encoding: PathEncoding;
}

/**
 * A name's bytes, from `start` up to `end`, as text. The policy for a name that is not UTF-8: it stands as git would
 * print it with `core.quotePath`, quotes included, every byte outside ASCII as three octal digits (`"caf\351.txt"`).
 * That is reversible and readable, and `encoding` tells it from a file whose real name looks so. Undefined for what
 * cannot be a name in a git tree: with NUL, or a segment that is empty, `.` or `..`.
 */
export function pathText(name: Buffer, start: number, end: number): PathText | undefined {
  let isAscii = true;
  let segment = start;
  let dots = 0;
  for (let at = start; at <= end; at += 1) {
    const byte = at === end ? slash : (name[at] ?? 0);
    if (byte === slash) {
      if (at - segment === dots && dots <= 2) return undefined;
      segment = at + 1;
      dots = 0;
    } else if (byte === dot) {
      dots += 1;
    } else if (byte === 0) {
      return undefined;
    } else if (byte > 0x7f) {
      isAscii = false;
    }
  }
  if (isAscii) return { text: name.toString('latin1', start, end), encoding: 'utf-8' };
  const text = name.toString('utf8', start, end);
  const isLossy = text.includes('\ufffd') && !Buffer.from(text).equals(name.subarray(start, end));
  return isLossy
    ? { text: quote(name.subarray(start, end)), encoding: 'quoted' }
    : { text, encoding: 'utf-8' };
}

/**
 * Undoes git's C-style quoting of `bytes` from `start` (its opening quote) to `end` (after the closing one) and puts
 * the name into `name`, which must have room for it. Gives its length.
 */
export function unquote(bytes: Uint8Array, { start, end }: Span, name: Uint8Array): number {
  let length = 0;
  let at = start + 1;
  const close = end - 1;
  while (at < close) {
    const byte = bytes[at] ?? 0;
    at += 1;
    if (byte !== backslash) {
      name[length] = byte;
    } else {
      const octal = octalByte(bytes, at);
      const value = octal ?? escapes.get(bytes[at] ?? 0);
      if (value === undefined) throw new DiffFault('bad-path', at - 1, 'an escape git does not write');
      name[length] = value;
      at += octal === undefined ? 1 : 3;
    }
    length += 1;
  }
  if (at !== close || start === close)
    throw new DiffFault('bad-path', start, 'a quoted name without its end');
  return length;
}

/** The offset after the quote that closes the one at `start`, or undefined when none does before `limit`. */
export function endOfQuoted(bytes: Uint8Array, start: number, limit: number): number | undefined {
  for (let at = start + 1; at < limit; at += 1) {
    if (bytes[at] === backslash) at += 1;
    else if (bytes[at] === quoteByte) return at + 1;
  }
  return undefined;
}

function octalByte(bytes: Uint8Array, at: number): number | undefined {
  let value = 0;
  for (let i = at; i < at + 3; i += 1) {
    const digit = bytes[i] ?? 0;
    if (digit < zero || digit > seven) return undefined;
    value = value * 8 + (digit - zero);
  }
  return value > 0xff ? undefined : value;
}

function quote(name: Uint8Array): string {
  let text = '"';
  for (const byte of name) {
    const letter = letters.get(byte);
    if (letter !== undefined) text += `\\${letter}`;
    else if (byte < 0x20 || byte >= 0x7f) text += `\\${byte.toString(8).padStart(3, '0')}`;
    else text += String.fromCharCode(byte);
  }
  return `${text}"`;
}
