import { lineFeed } from './hunk.ts';

/**
 * `not-a-diff`: does not begin with a `diff --git` section. `cut-off`: ends before what it announced.
 * `combined-diff`: a merge shown against several parents, whose lines have no single old side. `prefix`: paths
 * without `a/` and `b/`. `contradiction`: two statements about a file cannot both be true.
 */
export type DiffErrorCode =
  | 'not-a-diff'
  | 'cut-off'
  | 'combined-diff'
  | 'prefix'
  | 'bad-header'
  | 'bad-path'
  | 'bad-hunk'
  | 'bad-binary-patch'
  | 'contradiction'
  | 'duplicate-path';

/** Why bytes are not a diff, and where: `line` is 1-based, `offset` counts bytes from 0. */
export interface DiffError {
  readonly code: DiffErrorCode;
  readonly message: string;
  readonly line: number;
  readonly offset: number;
}

/** Thrown within the parser, and turned into a `DiffError` where the parser is entered. */
export class DiffFault extends Error {
  override readonly name = 'DiffFault';
  readonly code: DiffErrorCode;
  readonly offset: number;

  constructor(code: DiffErrorCode, offset: number, message: string) {
    super(message);
    this.code = code;
    this.offset = offset;
  }
}

/** Runs a parser; its fault becomes a value that names the line, anything else is a bug and passes through. */
export function catchFault<T>(
  bytes: Uint8Array,
  parse: () => T,
): { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: DiffError } {
  try {
    return { ok: true, value: parse() };
  } catch (thrown) {
    if (!(thrown instanceof DiffFault)) throw thrown;
    const { code, message, offset } = thrown;
    return { ok: false, error: { code, message, line: lineAt(bytes, offset), offset } };
  }
}

function lineAt(bytes: Uint8Array, offset: number): number {
  let line = 1;
  for (let at = 0; at < offset && at < bytes.length; at += 1) if (bytes[at] === lineFeed) line += 1;
  return line;
}

export const space = 0x20;

const encoder = new TextEncoder();

/** Bytes of the diff from `start` up to, not including, `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A word of the format, ready to be compared with bytes. */
export function word(text: string): Uint8Array {
  return encoder.encode(text);
}

/**
 * A place in the diff that moves on line by line. Only LF ends a line; a carriage return is content. The last
 * line must have its LF, which is checked here once, so that every search for a line's end has one to find.
 */
export class Reader {
  /** A plain view, also of a Buffer, whose own methods are slower. */
  readonly bytes: Uint8Array;
  /** The same bytes, for what only a Buffer does fast: making text. */
  readonly buffer: Buffer;
  position = 0;

  constructor(bytes: Uint8Array) {
    if (bytes.length > 0 && bytes[bytes.length - 1] !== lineFeed) {
      throw new DiffFault(
        'cut-off',
        bytes.length,
        'the last line has no line feed: the diff was cut off in it',
      );
    }
    this.bytes = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length);
    this.buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  }

  get atEnd(): boolean {
    return this.position >= this.bytes.length;
  }

  looksAt(expected: Uint8Array): boolean {
    return this.has(this.position, expected);
  }

  has(at: number, expected: Uint8Array): boolean {
    for (let i = 0; i < expected.length; i += 1) {
      if (this.bytes[at + i] !== expected[i]) return false;
    }
    return true;
  }

  same(a: Span, b: Span): boolean {
    if (a.end - a.start !== b.end - b.start) return false;
    for (let i = a.start, j = b.start; i < a.end; i += 1, j += 1) {
      if (this.bytes[i] !== this.bytes[j]) return false;
    }
    return true;
  }

  /** Steps over this byte if it is here. */
  take(byte: number): boolean {
    if (this.bytes[this.position] !== byte) return false;
    this.position += 1;
    return true;
  }

  /** Where the current line's LF is. The reader must not be at the end. */
  lineEnd(): number {
    return this.bytes.indexOf(lineFeed, this.position);
  }

  /** What follows `prefix`, which the reader looks at, on this line; moves to the next one. */
  restOfLine(prefix: Uint8Array): Span {
    const end = this.lineEnd();
    const start = this.position + prefix.length;
    this.position = end + 1;
    return { start, end };
  }

  skipLine(): void {
    this.position = this.lineEnd() + 1;
  }

  /** Text of bytes that are known to be ASCII. */
  ascii(start: number, end: number): string {
    return this.buffer.toString('latin1', start, end);
  }

  /** Text of any bytes; what is not UTF-8 becomes U+FFFD. */
  text(span: Span): string {
    return this.buffer.toString('utf8', span.start, span.end);
  }

  fault(code: DiffErrorCode, message: string, offset = this.position): DiffFault {
    return new DiffFault(code, offset, message);
  }

  /** Something announced is not there: cut off where the bytes end, otherwise a fault of its own. */
  missing(code: DiffErrorCode, message: string): DiffFault {
    return this.atEnd
      ? this.fault('cut-off', `the diff ends here, but ${message}`)
      : this.fault(code, message);
  }
}
