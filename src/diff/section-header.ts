import { type DiffFault, type Reader, type Span, space, word } from './reader.ts';
import type { Move } from './section-names.ts';

/** Lines between a section's first line and its content, each at most once. */
const Field = {
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
type Field = (typeof Field)[keyof typeof Field];

interface Line {
  readonly field: Field;
  readonly prefix: Uint8Array;
}

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

/** The header lines by their first byte: at most two each. */
const headerLinesByByte = Array.from({ length: 256 }, (_, byte) =>
  headerLines.filter(({ prefix }) => prefix[0] === byte),
);

/**
 * Positions of the values in a section's header. One instance is reused, since a hostile diff has very many
 * sections.
 */
export class ExtendedHeader {
  readonly #starts = new Int32Array(headerLines.length);
  readonly #ends = new Int32Array(headerLines.length);
  /** Offsets only increase: a smaller value is from an earlier section. */
  #section = 0;

  /** Reads the known header lines; then the reader is at the section's content. */
  read(reader: Reader): void {
    this.#section = reader.position;
    for (let line = lineAt(reader); line !== undefined; line = lineAt(reader)) {
      const { field, prefix } = line;
      if (this.has(field)) throw reader.fault('bad-header', 'this header line occurs twice');
      const end = reader.lineEnd();
      this.#starts[field] = reader.position + prefix.length;
      this.#ends[field] = end;
      reader.position = end + 1;
    }
  }

  has(field: Field): boolean {
    return (this.#starts[field] ?? 0) > this.#section;
  }

  /** The value as written in the diff; undefined when there is no such line. */
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

const modeText = /^[0-7]{6}$/;
const modeLength = 6;
/** The modes that git stores, so that most need no decoding. */
const gitModes = ['100644', '100755', '120000', '160000'].map((mode) => ({ mode, digits: word(mode) }));

const percentSign = 0x25;
const dot = 0x2e;
const carriageReturn = 0x0d;
const shortestId = 4;
const longestId = 64;

/** The blob id of an empty file, by SHA-1 and by SHA-256. */
const emptyBlobs = [
  'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391',
  '473a0f4c3be8a93681a267e3b1e9a7dcda1185436fe141f7749120a303721813',
];

/** Properties of a file from its section's header; undefined where it has none. */
export interface SectionFacts {
  readonly status: 'added' | 'removed' | 'renamed' | 'copied' | undefined;
  readonly move: Move | undefined;
  readonly oldMode: string | undefined;
  readonly newMode: string | undefined;
  readonly oldId: string | undefined;
  readonly newId: string | undefined;
  readonly similarity: number | undefined;
}

/** `start` is the section's offset, for errors that no single line causes. */
export function readFacts(reader: Reader, header: ExtendedHeader, start: number): SectionFacts {
  const rename = readMove(reader, header.value(Field.renameFrom), header.value(Field.renameTo));
  const copy = readMove(reader, header.value(Field.copyFrom), header.value(Field.copyTo));
  const isAdded = header.has(Field.addedMode);
  const isRemoved = header.has(Field.removedMode);
  if (Number(isAdded) + Number(isRemoved) + Number(rename !== undefined) + Number(copy !== undefined) > 1) {
    throw reader.fault('contradiction', 'a file can be only one of new, deleted, renamed and copied', start);
  }
  if (header.has(Field.oldMode) !== header.has(Field.newMode)) {
    throw reader.missing('bad-header', 'a change of mode must name the old and the new mode');
  }
  const index = header.value(Field.index);
  const ids = index && readIndex(reader, index);
  readPercent(reader, header.value(Field.dissimilarity));
  return {
    status: isAdded ? 'added' : isRemoved ? 'removed' : rename ? 'renamed' : copy && 'copied',
    move: rename ?? copy,
    oldMode: readMode(reader, header.value(isRemoved ? Field.removedMode : Field.oldMode)) ?? ids?.mode,
    newMode: readMode(reader, header.value(isAdded ? Field.addedMode : Field.newMode)) ?? ids?.mode,
    oldId: ids?.oldId,
    newId: ids?.newId,
    similarity: readPercent(reader, header.value(Field.similarity)),
  };
}

/**
 * A section without content is complete only if its header states no change of content. Otherwise the content
 * was lost.
 */
export function checkNothingLost(reader: Reader, facts: SectionFacts): void {
  const { status, oldId, newId, oldMode, newMode, similarity } = facts;
  const contentChanged =
    oldId !== newId &&
    !(status === 'added' && isEmptyBlob(newId)) &&
    !(status === 'removed' && isEmptyBlob(oldId));
  const unproven = (status === 'added' || status === 'removed') && oldId === undefined;
  const rewritten = similarity !== undefined && similarity < 100;
  const nothingSaid = status === undefined && oldMode === newMode;
  if (contentChanged || unproven || rewritten || nothingSaid) {
    throw reader.missing('contradiction', 'this section says that content changed, but has none');
  }
}

function readMove(reader: Reader, from: Span | undefined, to: Span | undefined): Move | undefined {
  if (from !== undefined && to !== undefined) return { from, to };
  if (from === undefined && to === undefined) return undefined;
  throw reader.missing('bad-header', 'a rename or copy must name where from and where to');
}

function readMode(reader: Reader, span: Span | undefined): string | undefined {
  if (span === undefined) return undefined;
  if (span.end - span.start === modeLength) {
    for (const { mode, digits } of gitModes) if (reader.has(span.start, digits)) return mode;
  }
  const mode = span.end - span.start === modeLength ? reader.text(span) : '';
  if (modeText.test(mode)) return mode;
  throw foreign(reader, span);
}

interface IndexLine {
  readonly oldId: string;
  readonly newId: string;
  readonly mode: string | undefined;
}

/** `old..new`, and the mode if it is the same on both sides. */
function readIndex(reader: Reader, span: Span): IndexLine {
  const { bytes } = reader;
  const oldEnd = idEnd(reader, span.start);
  const newStart = oldEnd + 2;
  if (bytes[oldEnd] !== dot || bytes[oldEnd + 1] !== dot) throw foreign(reader, span);
  const newEnd = idEnd(reader, newStart);
  const isWhole = oldEnd - span.start >= shortestId && newEnd - newStart >= shortestId;
  if (!isWhole || (newEnd !== span.end && bytes[newEnd] !== space)) throw foreign(reader, span);
  return {
    oldId: reader.ascii(span.start, oldEnd),
    newId: reader.ascii(newStart, newEnd),
    mode: newEnd === span.end ? undefined : readMode(reader, { start: newEnd + 1, end: span.end }),
  };
}

/** The offset after the hexadecimal digits at this position, at most the length of an id. */
function idEnd({ bytes }: Reader, start: number): number {
  let end = start;
  while (end - start < longestId && isHexDigit(bytes[end])) end += 1;
  return end;
}

function isHexDigit(byte: number | undefined): boolean {
  return byte !== undefined && ((byte >= 0x30 && byte <= 0x39) || (byte >= 0x61 && byte <= 0x66));
}

function readPercent(reader: Reader, span: Span | undefined): number | undefined {
  if (span === undefined) return undefined;
  const { start, end } = span;
  const digits = end - 1 - start;
  let value = 0;
  for (let at = start; at < end - 1 && digits <= 3; at += 1) {
    const digit = (reader.bytes[at] ?? 0) - 0x30;
    if (digit < 0 || digit > 9) throw foreign(reader, span);
    value = value * 10 + digit;
  }
  const isPercent = digits >= 1 && digits <= 3 && value <= 100 && (digits < 3 || value === 100);
  if (!isPercent || reader.bytes[end - 1] !== percentSign) throw foreign(reader, span);
  return value;
}

function foreign(reader: Reader, { start, end }: Span): DiffFault {
  const what =
    reader.bytes[end - 1] === carriageReturn
      ? 'a header line that ends in CR LF, where git writes LF: the line ends of this diff were rewritten'
      : 'a header line with a value git does not write';
  return reader.fault('bad-header', what, start);
}

function isEmptyBlob(id: string | undefined): boolean {
  return id !== undefined && emptyBlobs.some((blob) => blob.startsWith(id));
}
