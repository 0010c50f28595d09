import { endOfQuoted, isPlainPath, type PathText, pathText, sameBytes, unquote } from './path-text.ts';
import { type Reader, SPACE, type Span, word } from './reader.ts';

const QUOTE = 0x22;
const TAB = 0x09;
const OLD_PREFIX = word('a/');
const NEW_PREFIX = word('b/');
const NO_PREFIX = word('');
const DEV_NULL = word('/dev/null');

/** In bytes, as written in the diff. No file system takes a path of a quarter as much. */
const LONGEST_NAME = 2 ** 16;

/** A name as it stands in the diff, quotes included, and what stands before it there. */
interface RawName {
  readonly span: Span;
  readonly prefix: Uint8Array;
}

/** The two names of a `diff --git` line. */
export interface NamePair {
  readonly old: RawName;
  readonly new: RawName;
}

/** The `from` and `to` of a rename or copy, which stand without prefix. */
export interface Move {
  readonly from: Span;
  readonly to: Span;
}

/**
 * Takes `a/name b/name` apart. Unquoted names may hold spaces, so the place to cut is known only from the move
 * that follows or, without one, because both names are the same.
 */
export function splitNames(reader: Reader, line: Span, move: Move | undefined): NamePair {
  const cut = nameEnd(reader, line, move);
  if (cut === undefined || reader.bytes[cut] !== SPACE) {
    throw reader.fault(
      'bad-header',
      'the names must read "a/name b/name", and be the same unless a rename or copy follows',
      line.start,
    );
  }
  const pair: NamePair = {
    old: { span: { start: line.start, end: cut }, prefix: OLD_PREFIX },
    new: { span: { start: cut + 1, end: line.end }, prefix: NEW_PREFIX },
  };
  const from: RawName = move ? { span: move.from, prefix: NO_PREFIX } : pair.new;
  const to: RawName = move ? { span: move.to, prefix: NO_PREFIX } : pair.old;
  for (const { span } of [pair.old, pair.new, from, to]) {
    if (span.end - span.start > LONGEST_NAME) {
      throw reader.fault('bad-path', `a name longer than ${LONGEST_NAME} bytes`, span.start);
    }
  }
  requirePrefix(reader, pair.old);
  requirePrefix(reader, pair.new);
  if (!sameName(reader, pair.old, from) || !sameName(reader, pair.new, to)) {
    throw reader.fault(
      'contradiction',
      move ? 'the rename or copy is of other files than the section' : 'two names, but no rename or copy',
      from.span.start,
    );
  }
  return pair;
}

/** The name without quotes and prefix. Throws for one that cannot be in a git tree. */
export function nameText(reader: Reader, name: RawName): PathText {
  if (!isQuoted(reader, name.span)) {
    const { start, end } = unquotedName(name);
    if (isPlainPath(reader.bytes, start, end)) return { text: reader.ascii(start, end), encoding: 'utf-8' };
  }
  return pathText(nameBytes(reader, name), name.span.start);
}

/**
 * Holds a `---` or `+++` line against the name it must repeat, or `/dev/null` where the side has no file. Git
 * puts a TAB after a name with spaces.
 */
export function checkRepeatedName(reader: Reader, line: Span, name: RawName, absent: boolean): void {
  const end = reader.bytes[line.end - 1] === TAB ? line.end - 1 : line.end;
  const said = { start: line.start, end };
  const agrees = absent
    ? reader.has(said.start, DEV_NULL) && end - said.start === DEV_NULL.length
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
  if (bytes[line.start] === QUOTE) return endOfQuoted(bytes, line.start, line.end);
  if (bytes[line.end - 1] === QUOTE) return bytes.indexOf(QUOTE, line.start) - 1;
  if (move !== undefined) return line.start + OLD_PREFIX.length + (move.from.end - move.from.start);
  const length = line.end - line.start;
  return length % 2 === 1 ? line.start + (length - 1) / 2 : undefined;
}

function requirePrefix(reader: Reader, { span, prefix }: RawName): void {
  const start = isQuoted(reader, span) ? span.start + 1 : span.start;
  if (!reader.has(start, prefix)) {
    throw reader.fault(
      'prefix',
      'names must begin with a/ and b/; make the diff with --src-prefix=a/ --dst-prefix=b/',
      span.start,
    );
  }
}

function sameName(reader: Reader, a: RawName, b: RawName): boolean {
  const [aQuoted, bQuoted] = [isQuoted(reader, a.span), isQuoted(reader, b.span)];
  if (aQuoted === bQuoted && reader.same(afterPrefix(a, aQuoted), afterPrefix(b, bQuoted))) return true;
  // Git quotes the same bytes the same way; somebody else may not.
  return (aQuoted || bQuoted) && sameBytes(nameBytes(reader, a), nameBytes(reader, b));
}

function nameBytes(reader: Reader, name: RawName): Uint8Array {
  const { bytes } = reader;
  const { start, end } = name.span;
  if (!isQuoted(reader, name.span)) {
    const plain = unquotedName(name);
    return bytes.subarray(plain.start, plain.end);
  }
  if (endOfQuoted(bytes, start, end) !== end) {
    throw reader.fault('bad-path', 'a quoted name that does not end where it should', start);
  }
  return unquote(bytes, start, end).subarray(name.prefix.length);
}

function afterPrefix({ span, prefix }: RawName, quoted: boolean): Span {
  return { start: span.start + prefix.length + (quoted ? 1 : 0), end: span.end };
}

function unquotedName({ span, prefix }: RawName): Span {
  return { start: span.start + prefix.length, end: span.end };
}

function isQuoted({ bytes }: Reader, span: Span): boolean {
  return bytes[span.start] === QUOTE;
}
