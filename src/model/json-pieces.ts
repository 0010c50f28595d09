import { createHash } from 'node:crypto';
import type { FileContent } from './files.ts';
import { escapedBytes } from './text.ts';

export function bytesOf(content: FileContent): Uint8Array {
  if (typeof content === 'string') return Buffer.from(content);
  return content instanceof Uint8Array ? content : Buffer.concat([...content]);
}

/**
 * In UTF-16 units. Texts of 128 KiB and more are large objects to V8, which it frees late: 30 MB at the end of a large
 * run.
 */
const pieceLength = 56 * 1024;

/**
 * What `jsonText` returns, as bytes in pieces, or the same on one line. As one text, a file of 20 MB was in memory two
 * or three times, as text and as bytes. A list may be any object that is iterable: its elements can be made while it is
 * written.
 */
export class JsonPieces implements Iterable<Uint8Array> {
  readonly #value: unknown;
  readonly #spaces: number;
  #hash = createHash('sha256');
  #length = 0;

  constructor(value: unknown, spaces = 2) {
    this.#value = value;
    this.#spaces = spaces;
  }

  *[Symbol.iterator](): Generator<Uint8Array> {
    this.#hash = createHash('sha256');
    this.#length = 0;
    let text = '';
    for (const part of jsonParts(this.#value, this.#spaces)) {
      text += part;
      if (text.length < pieceLength) continue;
      yield this.#passOn(text);
      text = '';
    }
    yield this.#passOn(`${text}\n`);
  }

  #passOn(json: string): Uint8Array {
    const bytes = escapedBytes(json);
    this.#hash.update(bytes);
    this.#length += bytes.length;
    return bytes;
  }

  /** Of all pieces, once they were passed on. */
  digest(): { readonly sha256: string; readonly bytes: number } {
    return { sha256: this.#hash.copy().digest('hex'), bytes: this.#length };
  }
}

/** Objects within this many others are taken apart to reach their lists. */
const maxLevel = 2;

/** JSON in parts: one for each element of a list, several for a long text such as a diff. */
function* jsonParts(value: unknown, spaces: number, level = 0): Generator<string> {
  const inner = lineBreak(spaces, level + 1);
  const outer = lineBreak(spaces, level);
  if (isIterable(value)) {
    const write = writerWithin(level + 1, spaces);
    let before = '[';
    for (const each of value) {
      yield `${before}${inner}${write(each)}`;
      before = ',';
    }
    yield before === '[' ? '[]' : `${outer}]`;
    return;
  }
  if (typeof value === 'string' && value.length > pieceLength) {
    yield* stringParts(value);
    return;
  }
  const entries = level < maxLevel ? entriesOf(value) : [];
  if (entries.length === 0) {
    yield writerWithin(level, spaces)(value);
    return;
  }
  for (const [at, [name, each]] of entries.entries()) {
    yield `${at === 0 ? '{' : ','}${inner}${JSON.stringify(name)}:${spaces === 0 ? '' : ' '}`;
    yield* jsonParts(each, spaces, level + 1);
  }
  yield `${outer}}`;
}

/**
 * Writes a value as `JSON.stringify` does within so many lists. To indent its lines afterwards takes twice the time.
 */
function writerWithin(level: number, spaces: number): (value: unknown) => string {
  const write = (value: unknown) => {
    let outermost = value ?? null;
    for (let depth = 0; depth < level; depth += 1) outermost = [outermost];
    return JSON.stringify(outermost, null, spaces);
  };
  const frame = write(0);
  const start = frame.indexOf('0');
  const rest = frame.length - start - 1;
  return (value) => {
    const json = write(value);
    return json.slice(start, json.length - rest);
  };
}

/** Cut after line feeds, so that neither a character nor what `escapeJson` looks for is in two parts. */
function* stringParts(text: string): Generator<string> {
  yield '"';
  for (let start = 0; start < text.length; ) {
    const end = text.indexOf('\n', start + pieceLength) + 1 || text.length;
    yield JSON.stringify(text.slice(start, end)).slice(1, -1);
    start = end;
  }
  yield '"';
}

function isIterable(value: unknown): value is Iterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.iterator in value;
}

function lineBreak(spaces: number, level: number): string {
  return spaces === 0 ? '' : `\n${' '.repeat(spaces * level)}`;
}

function entriesOf(value: unknown): readonly (readonly [string, unknown])[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).filter(([, each]) => each !== undefined);
}
