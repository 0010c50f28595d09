import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';

/** A line is handed on in pieces of this many characters, so that one without an end costs no memory. */
const maxLine = 16 * 1024;

/** Keeps the first `limit` bytes of a stream, drops the rest, and tells its lines. */
export class CappedOutput {
  /** Settles when nobody can write to the stream any more, or it was given up. */
  readonly closed: Promise<void>;
  /** Settles when the stream brings more than the limit. */
  readonly flooded: Promise<void>;
  readonly #stream: Readable;
  readonly #limit: number;
  readonly #onLine: (line: string) => void;
  readonly #chunks: Buffer[] = [];
  readonly #decoder = new StringDecoder('utf8');
  #size = 0;
  #rest = '';
  #tellFlood: () => void = () => undefined;

  /** `onLine` gets each line without its end; the last one also when it has none. */
  constructor(stream: Readable, limit: number, onLine: (line: string) => void) {
    this.#stream = stream;
    this.#limit = limit;
    this.#onLine = onLine;
    this.closed = new Promise((resolve) => stream.once('close', resolve));
    this.flooded = new Promise((resolve) => {
      this.#tellFlood = resolve;
    });
    stream.on('data', (chunk: Buffer) => this.#take(chunk));
    stream.once('end', () => this.#tell(`${this.#decoder.end()}\n`));
    // A broken pipe ends the stream like its end does; how the program ended is told elsewhere.
    stream.on('error', () => undefined);
  }

  /** What was kept. */
  get bytes(): Uint8Array {
    return Buffer.concat(this.#chunks);
  }

  get isFlooded(): boolean {
    return this.#size > this.#limit;
  }

  /** Reads no further, although somebody may still hold the other end. */
  giveUp(): void {
    this.#stream.destroy();
  }

  #take(chunk: Buffer): void {
    if (this.isFlooded) return;
    const kept = chunk.subarray(0, this.#limit - this.#size);
    this.#size += chunk.length;
    this.#chunks.push(kept);
    this.#tell(this.#decoder.write(kept));
    if (this.isFlooded) this.#tellFlood();
  }

  #tell(text: string): void {
    const lines = `${this.#rest}${text}`.split('\n');
    this.#rest = lines.pop() ?? '';
    for (const line of lines) if (line !== '') this.#onLine(line.replace(/\r$/, ''));
    for (; this.#rest.length > maxLine; this.#rest = this.#rest.slice(maxLine)) {
      this.#onLine(this.#rest.slice(0, maxLine));
    }
  }
}
