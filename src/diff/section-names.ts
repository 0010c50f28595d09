import type { PathEncoding } from './hunk.ts';
import { DiffFault, type Reader, type Span, space, word } from './reader.ts';

const quoteByte = 0x22;
const backslash = 0x5c;
const slash = 0x2f;
const dot = 0x2e;
const zero = 0x30;
const seven = 0x37;

/** Git's one-letter escapes: the letter after the backslash, and its byte. */
const escapes: ReadonlyMap<number, number> = new Map(
  Object.entries({ a: 7, b: 8, t: 9, n: 10, v: 11, f: 12, r: 13, '"': quoteByte, '\\': backslash }).map(
    ([letter, byte]) => [letter.charCodeAt(0), byte],
  ),
);
const letters: ReadonlyMap<number, string> = new Map(
  [...escapes].map(([letter, byte]) => [byte, String.fromCharCode(letter)]),
);

interface PathText {
  readonly text: string;
  readonly encoding: PathEncoding;
}

/**
 * Decodes a name's bytes from `start` to before `end`. A name that is not UTF-8 is written as `core.quotePath`
 * prints it: in quotes, every byte outside ASCII as three octal digits (`"caf\351.txt"`). `encoding`
 * distinguishes it from a file with that literal name. Undefined for a name that a git tree cannot contain:
 * with NUL, or with a segment that is empty, `.` or `..`.
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
 * Undoes git's C-style quoting of `bytes` from `start` (the opening quote) to `end` (after the closing one).
 * Writes the name into `name`, which must be large enough, and returns its length.
 */
function unquote(bytes: Uint8Array, { start, end }: Span, name: Uint8Array): number {
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

/** The offset after the quote that closes the one at `start`; undefined when none does before `limit`. */
function endOfQuoted(bytes: Uint8Array, start: number, limit: number): number | undefined {
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

const tab = 0x09;
const oldPrefix = word('a/');
const newPrefix = word('b/');
const noPrefix = word('');
const devNull = word('/dev/null');

/** In bytes, as written in the diff; file systems allow less than a quarter. */
const longestName = 2 ** 16;

/** Buffer for an unquoted name. It is reused, since a hostile diff has very many names. */
const unquoted = Buffer.alloc(longestName);

/** A name as written in the diff, quotes included, and the text before it. */
interface RawName {
  readonly span: Span;
  readonly prefix: Uint8Array;
}

/** The two names of a `diff --git` line. */
export interface NamePair {
  readonly old: RawName;
  readonly new: RawName;
}

/** The `from` and `to` of a rename or copy, which have no prefix. */
export interface Move {
  readonly from: Span;
  readonly to: Span;
}

/**
 * Splits `a/name b/name`. Unquoted names may contain spaces, so the position is known only from the rename
 * that follows or, without one, because both names are equal.
 */
export function splitNames(reader: Reader, line: Span, move: Move | undefined): NamePair {
  const cut = nameEnd(reader, line, move);
  if (cut === undefined || reader.bytes[cut] !== space) {
    throw reader.fault(
      'bad-header',
      'the names must read "a/name b/name", and be the same unless a rename or copy follows',
      line.start,
    );
  }
  const pair: NamePair = {
    old: { span: { start: line.start, end: cut }, prefix: oldPrefix },
    new: { span: { start: cut + 1, end: line.end }, prefix: newPrefix },
  };
  requireName(reader, pair.old);
  requireName(reader, pair.new);
  if (move === undefined) {
    if (!sameName(reader, pair.old, pair.new)) {
      throw reader.fault('contradiction', 'two names, but no rename or copy', line.start);
    }
  } else if (
    !sameName(reader, pair.old, { span: move.from, prefix: noPrefix }) ||
    !sameName(reader, pair.new, { span: move.to, prefix: noPrefix })
  ) {
    throw reader.fault(
      'contradiction',
      'the rename or copy is of other files than the section',
      move.from.start,
    );
  }
  return pair;
}

/** The name without quotes and prefix. Throws for a name that a git tree cannot contain. */
export function nameText(reader: Reader, { span, prefix }: RawName): PathText {
  const text = isQuoted(reader, span)
    ? pathText(unquoted, prefix.length, unquoteName(reader, span, unquoted))
    : pathText(reader.buffer, span.start + prefix.length, span.end);
  if (text !== undefined) return text;
  throw reader.fault(
    'bad-path',
    `${JSON.stringify(reader.text(span))} cannot be a path in a git tree`,
    span.start,
  );
}

/**
 * Compares a `---` or `+++` line with the name it must repeat, or `/dev/null` on a side without the file. Git
 * appends a TAB to a name with spaces.
 */
export function checkRepeatedName(reader: Reader, line: Span, name: RawName, absent: boolean): void {
  const end = reader.bytes[line.end - 1] === tab ? line.end - 1 : line.end;
  const said = { start: line.start, end };
  const agrees = absent
    ? reader.has(said.start, devNull) && end - said.start === devNull.length
    : reader.same(said, name.span);
  if (!agrees) {
    const expected = absent ? '/dev/null' : reader.text(name.span);
    throw reader.fault(
      'contradiction',
      `${JSON.stringify(reader.text(said))} where ${JSON.stringify(expected)} must stand`,
      line.start,
    );
  }
}

function nameEnd({ bytes }: Reader, line: Span, move: Move | undefined): number | undefined {
  if (bytes[line.start] === quoteByte) return endOfQuoted(bytes, line.start, line.end);
  if (bytes[line.end - 1] === quoteByte) return bytes.indexOf(quoteByte, line.start) - 1;
  if (move !== undefined) return line.start + oldPrefix.length + (move.from.end - move.from.start);
  const length = line.end - line.start;
  return length % 2 === 1 ? line.start + (length - 1) / 2 : undefined;
}

function requireName(reader: Reader, { span, prefix }: RawName): void {
  requireShort(reader, span);
  const start = isQuoted(reader, span) ? span.start + 1 : span.start;
  if (!reader.has(start, prefix)) {
    throw reader.fault(
      'prefix',
      'names must begin with a/ and b/; make the diff with --src-prefix=a/ --dst-prefix=b/',
      span.start,
    );
  }
}

function requireShort(reader: Reader, { start, end }: Span): void {
  if (end - start > longestName) {
    throw reader.fault('bad-path', `a name longer than ${longestName} bytes`, start);
  }
}

function sameName(reader: Reader, a: RawName, b: RawName): boolean {
  const aQuoted = isQuoted(reader, a.span);
  const bQuoted = isQuoted(reader, b.span);
  if (aQuoted === bQuoted && reader.same(afterPrefix(a, aQuoted), afterPrefix(b, bQuoted))) return true;
  // Git quotes equal bytes equally; other programs may not.
  return (aQuoted || bQuoted) && nameBytes(reader, a).equals(nameBytes(reader, b));
}

function nameBytes(reader: Reader, { span, prefix }: RawName): Buffer {
  if (!isQuoted(reader, span)) return reader.buffer.subarray(span.start + prefix.length, span.end);
  requireShort(reader, span);
  const name = Buffer.alloc(span.end - span.start);
  return name.subarray(prefix.length, unquoteName(reader, span, name));
}

function unquoteName(reader: Reader, span: Span, name: Uint8Array): number {
  if (endOfQuoted(reader.bytes, span.start, span.end) !== span.end) {
    throw reader.fault('bad-path', 'a quoted name that does not end where it should', span.start);
  }
  return unquote(reader.bytes, span, name);
}

function afterPrefix({ span, prefix }: RawName, quoted: boolean): Span {
  return { start: span.start + prefix.length + (quoted ? 1 : 0), end: span.end };
}

function isQuoted({ bytes }: Reader, span: Span): boolean {
  return bytes[span.start] === quoteByte;
}
