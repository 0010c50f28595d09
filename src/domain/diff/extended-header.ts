import { type Reader, type Span, word } from './reader.ts';

/** What may stand between a section's first line and its content, each at most once. */
export const Field = {
  index: 0,
  oldMode: 1,
  newMode: 2,
  addedMode: 3,
  removedMode: 4,
  similarity: 5,
  dissimilarity: 6,
  renameFrom: 7,
  renameTo: 8,
  copyFrom: 9,
  copyTo: 10,
} as const;
export type Field = (typeof Field)[keyof typeof Field];

interface Line {
  readonly field: Field;
  readonly prefix: Uint8Array;
}

/** The lines in git's words. */
const headerLines: readonly Line[] = [
  { field: Field.index, prefix: word('index ') },
  { field: Field.oldMode, prefix: word('old mode ') },
  { field: Field.newMode, prefix: word('new mode ') },
  { field: Field.addedMode, prefix: word('new file mode ') },
  { field: Field.removedMode, prefix: word('deleted file mode ') },
  { field: Field.similarity, prefix: word('similarity index ') },
  { field: Field.dissimilarity, prefix: word('dissimilarity index ') },
  { field: Field.renameFrom, prefix: word('rename from ') },
  { field: Field.renameTo, prefix: word('rename to ') },
  { field: Field.copyFrom, prefix: word('copy from ') },
  { field: Field.copyTo, prefix: word('copy to ') },
];

/** The lines that begin with each byte: at most two, so that most are told apart by one look. */
const headerLinesByByte = Array.from({ length: 256 }, (_, byte) =>
  headerLines.filter(({ prefix }) => prefix[0] === byte),
);

/** Where the values of a section's header stand. One serves all sections in turn: a hostile diff has very many. */
export class ExtendedHeader {
  readonly #starts = new Int32Array(headerLines.length);
  readonly #ends = new Int32Array(headerLines.length);
  /** Offsets only grow: a value from before this is another section's. */
  #section = 0;

  /** Reads header lines for as long as they are known ones; the reader then stands at the section's content. */
  read(reader: Reader): void {
    this.#section = reader.position;
    for (let line = lineAt(reader); line !== undefined; line = lineAt(reader)) {
      const { field, prefix } = line;
      if (this.has(field)) throw reader.fault('bad-header', 'this header line stands twice');
      const end = reader.lineEnd();
      this.#starts[field] = reader.position + prefix.length;
      this.#ends[field] = end;
      reader.position = end + 1;
    }
  }

  has(field: Field): boolean {
    return (this.#starts[field] ?? 0) > this.#section;
  }

  /** The value as it stands in the diff; undefined where there is no such line. */
  value(field: Field): Span | undefined {
    return this.has(field) ? { start: this.#starts[field] ?? 0, end: this.#ends[field] ?? 0 } : undefined;
  }
}

function lineAt(reader: Reader): Line | undefined {
  const byte = reader.bytes[reader.position];
  const lines = byte === undefined ? undefined : headerLinesByByte[byte];
  if (lines === undefined) return undefined;
  for (const line of lines) if (reader.looksAt(line.prefix)) return line;
  return undefined;
}
