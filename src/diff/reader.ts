import { lineFeed } from './hunk.ts';

/**
 * `not-a-diff`: does not begin with a `diff --git` section. `cut-off`: ends before the declared end.
 * `combined-diff`: a merge compared with several parents, whose lines have no single old side. `prefix`: paths
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

/** Why bytes could not be parsed, and where: `line` is 1-based, `offset` counts bytes from 0. */
export interface DiffError {
  readonly code: DiffErrorCode;
  readonly message: string;
  readonly line: number;
  readonly offset: number;
}

/** Thrown inside the parser; `catchFault` turns it into a `DiffError`. */
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

/** Runs a parser and returns its error as a value with the line; rethrows any other error, which is a bug. */
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

/** Bytes of the diff from `start` to before `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A keyword of the format as bytes, for comparisons. */
export function word(text: string): Uint8Array {
  return encoder.encode(text);
}

/**
 * A position in the diff that advances line by line. Only LF ends a line; a carriage return is content. The
 * constructor checks once that the last line has its LF, so every search for a line's end finds one.
 */
export class Reader {
  /** A plain array, even for a Buffer, whose methods are slower. */
  readonly bytes: Uint8Array;
  /** The same bytes as a Buffer, which decodes text faster. */
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

  /** Skips this byte if it is next. */
  take(byte: number): boolean {
    if (this.bytes[this.position] !== byte) return false;
    this.position += 1;
    return true;
  }

  /** The offset of the current line's LF. The reader must not be at the end. */
  lineEnd(): number {
    return this.bytes.indexOf(lineFeed, this.position);
  }

  /** Returns the rest of the line after `prefix`, which must be next, and moves to the next line. */
  restOfLine(prefix: Uint8Array): Span {
    const end = this.lineEnd();
    const start = this.position + prefix.length;
    this.position = end + 1;
    return { start, end };
  }

  skipLine(): void {
    this.position = this.lineEnd() + 1;
  }

  /** Decodes bytes that are known to be ASCII. */
  ascii(start: number, end: number): string {
    return this.buffer.toString('latin1', start, end);
  }

  /** Decodes any bytes; those that are not UTF-8 become U+FFFD. */
  text(span: Span): string {
    return this.buffer.toString('utf8', span.start, span.end);
  }

  fault(code: DiffErrorCode, message: string, offset = this.position): DiffFault {
    return new DiffFault(code, offset, message);
  }

  /** Throws for missing content: `cut-off` at the end of the bytes, otherwise the given error. */
  missing(code: DiffErrorCode, message: string): DiffFault {
    return this.atEnd
      ? this.fault('cut-off', `the diff ends here, but ${message}`)
      : this.fault(code, message);
  }
}
