import { endOfQuoted, type PathText, pathText, unquote } from './path-text.ts';
import { type Reader, type Span, space, word } from './reader.ts';

const quoteByte = 0x22;
const tab = 0x09;
const oldPrefix = word('a/');
const newPrefix = word('b/');
const noPrefix = word('');
const devNull = word('/dev/null');

/** In bytes, as written in the diff. No file system takes a path of a quarter as much. */
const longestName = 2 ** 16;

/** Room for a name without its quotes. One serves all names in turn: a hostile diff has very many. */
const unquoted = Buffer.alloc(longestName);

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

/** The name without quotes and prefix. Throws for one that cannot be in a git tree. */
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
 * Holds a `---` or `+++` line against the name it must repeat, or `/dev/null` where the side has no file. Git
 * puts a TAB after a name with spaces.
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
  // Git quotes the same bytes the same way; somebody else may not.
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
