import { endOfQuoted, type PathText, pathText, sameBytes, unquote } from './path-text.ts';
import { type Reader, SPACE, type Span, word } from './reader.ts';

const QUOTE = 0x22;
const TAB = 0x09;
const OLD_PREFIX = word('a/');
const NEW_PREFIX = word('b/');
const DEV_NULL = word('/dev/null');

/** The two names of a `diff --git` line, each as it stands there, prefix and quotes included. */
export interface NamePair {
  readonly old: Span;
  readonly new: Span;
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
      'two names cannot be told apart; they must read a/name b/name, and be equal unless a rename or copy follows',
      line.start,
    );
  }
  const names = { old: { start: line.start, end: cut }, new: { start: cut + 1, end: line.end } };
  if (move === undefined) {
    if (!sameBytes(nameBytes(reader, names.old, OLD_PREFIX), nameBytes(reader, names.new, NEW_PREFIX))) {
      throw reader.fault('contradiction', 'two names, but no rename or copy between them', line.start);
    }
  } else {
    checkMove(reader, names, move);
  }
  return names;
}

/** The name itself, without quotes and prefix. */
export function oldName(reader: Reader, names: NamePair): PathText {
  return pathText(nameBytes(reader, names.old, OLD_PREFIX), names.old.start);
}

export function newName(reader: Reader, names: NamePair): PathText {
  return pathText(nameBytes(reader, names.new, NEW_PREFIX), names.new.start);
}

/**
 * Holds a `---` or `+++` line against the name it must repeat: `/dev/null` exactly where the side has no file.
 * Git puts a TAB after a name with spaces.
 */
export function checkRepeatedName(reader: Reader, line: Span, name: Span, absent: boolean): void {
  const end = reader.bytes[line.end - 1] === TAB ? line.end - 1 : line.end;
  const said = reader.bytes.subarray(line.start, end);
  const expected = absent ? DEV_NULL : reader.bytes.subarray(name.start, name.end);
  if (!sameBytes(said, expected)) {
    throw reader.fault(
      'contradiction',
      `${JSON.stringify(reader.text(line))} where the section's first line says ${JSON.stringify(reader.text(name))}${absent ? ' and the file is absent on this side' : ''}`,
      line.start,
    );
  }
}

function nameEnd({ bytes }: Reader, line: Span, move: Move | undefined): number | undefined {
  if (bytes[line.start] === QUOTE) return endOfQuoted(bytes, line.start, line.end);
  if (bytes[line.end - 1] === QUOTE) {
    const quote = bytes.indexOf(QUOTE, line.start);
    return quote - 1;
  }
  if (move !== undefined) return line.start + OLD_PREFIX.length + (move.from.end - move.from.start);
  const length = line.end - line.start;
  return length % 2 === 1 ? line.start + (length - 1) / 2 : undefined;
}

function checkMove(reader: Reader, names: NamePair, move: Move): void {
  const nothing = new Uint8Array();
  for (const [name, prefix, moved] of [
    [names.old, OLD_PREFIX, move.from],
    [names.new, NEW_PREFIX, move.to],
  ] as const) {
    if (!sameBytes(nameBytes(reader, name, prefix), nameBytes(reader, moved, nothing))) {
      throw reader.fault(
        'contradiction',
        `moved as ${JSON.stringify(reader.text(moved))}, but the section is for ${JSON.stringify(reader.text(name))}`,
        moved.start,
      );
    }
  }
}

function nameBytes(reader: Reader, span: Span, prefix: Uint8Array): Uint8Array {
  const quoted = reader.bytes[span.start] === QUOTE;
  if (quoted && endOfQuoted(reader.bytes, span.start, span.end) !== span.end) {
    throw reader.fault('bad-path', 'a quoted name that does not end where it should', span.start);
  }
  const name = quoted
    ? unquote(reader.bytes, span.start, span.end)
    : reader.bytes.subarray(span.start, span.end);
  if (prefix.some((byte, index) => name[index] !== byte)) {
    throw reader.fault(
      'prefix',
      'names must begin with a/ and b/; make the diff with --src-prefix=a/ --dst-prefix=b/',
      span.start,
    );
  }
  return name.subarray(prefix.length);
}
