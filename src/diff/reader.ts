import { lineFeed } from './hunk.ts';

/** Why bytes could not be parsed, and in which line, counted from 1. */
export interface DiffError {
  readonly message: string;
  readonly line: number;
}

/** Thrown inside the parser; `catchFault` turns it into a `DiffError`. */
class DiffFault extends Error {
  readonly offset: number;

  constructor(message: string, offset: number) {
    super(message);
    this.offset = offset;
  }
}

/** Runs a parser and returns its error as a value with the line; rethrows any other error, which is a bug. */
export function catchFault<T>(
  bytes: Uint8Array,
  parse: (reader: Reader) => T,
): { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: DiffError } {
  try {
    return { ok: true, value: parse(new Reader(bytes)) };
  } catch (thrown) {
    if (!(thrown instanceof DiffFault)) throw thrown;
    const { message, offset } = thrown;
    return { ok: false, error: { message, line: lineAt(bytes, offset) } };
  }
}

function lineAt(bytes: Uint8Array, offset: number): number {
  let line = 1;
  for (let at = 0; at < offset && at < bytes.length; at += 1) if (bytes[at] === lineFeed) line += 1;
  return line;
}

/** A position in a diff. Only LF ends a line; a carriage return is content. */
export class Reader {
  /** A plain array, even for a Buffer, whose methods are slower. */
  readonly bytes: Uint8Array;
  readonly #buffer: Buffer;
  position = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length);
    this.#buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  }

  get atEnd(): boolean {
    return this.position >= this.bytes.length;
  }

  /** Whether the next bytes are this ASCII text. */
  isAt(text: string, position = this.position): boolean {
    for (let index = 0; index < text.length; index += 1) {
      if (this.bytes[position + index] !== text.charCodeAt(index)) return false;
    }
    return true;
  }

  /** Skips this byte if it is next. */
  take(byte: number): boolean {
    if (this.bytes[this.position] !== byte) return false;
    this.position += 1;
    return true;
  }

  /** The offset after the line that contains this one. */
  lineAfter(offset: number): number {
    const end = this.bytes.indexOf(lineFeed, offset);
    return end < 0 ? this.bytes.length : end + 1;
  }

  /** Returns the line without its line feed, one character a byte, and moves to the next line. */
  readLine(): string {
    const start = this.position;
    this.position = this.lineAfter(start);
    return this.binaryText(start, this.position - 1);
  }

  /** The bytes from `start` to before `end`, one character a byte. */
  binaryText(start: number, end: number): string {
    return this.#buffer.toString('latin1', start, end);
  }

  /** An error at an offset; at the end of the bytes the diff was cut off. */
  fault(message: string, offset = this.position): Error {
    const isCut = offset >= this.bytes.length;
    return new DiffFault(isCut ? `the diff was cut off here: ${message}` : message, offset);
  }
}
