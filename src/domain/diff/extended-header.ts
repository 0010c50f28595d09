import { type Reader, type Span, word } from './reader.ts';

/** What may stand between a section's first line and its content, in git's words; each at most once. */
const FIELDS = [
  { name: 'index', prefix: word('index ') },
  { name: 'oldMode', prefix: word('old mode ') },
  { name: 'newMode', prefix: word('new mode ') },
  { name: 'addedMode', prefix: word('new file mode ') },
  { name: 'removedMode', prefix: word('deleted file mode ') },
  { name: 'similarity', prefix: word('similarity index ') },
  { name: 'dissimilarity', prefix: word('dissimilarity index ') },
  { name: 'renameFrom', prefix: word('rename from ') },
  { name: 'renameTo', prefix: word('rename to ') },
  { name: 'copyFrom', prefix: word('copy from ') },
  { name: 'copyTo', prefix: word('copy to ') },
] as const;

type Field = (typeof FIELDS)[number]['name'];

/** The values as they stand in the diff; undefined where there is no such line. */
export type ExtendedHeader = Readonly<Record<Field, Span | undefined>>;

/** Copied for each section, so that all headers have one shape: a hostile diff has very many. */
const EMPTY: ExtendedHeader = {
  index: undefined,
  oldMode: undefined,
  newMode: undefined,
  addedMode: undefined,
  removedMode: undefined,
  similarity: undefined,
  dissimilarity: undefined,
  renameFrom: undefined,
  renameTo: undefined,
  copyFrom: undefined,
  copyTo: undefined,
};

/** The fields whose words begin with each byte: at most two, so that most lines are told apart by one look. */
const FIELDS_BY_BYTE = Array.from({ length: 256 }, (_, byte) =>
  FIELDS.filter(({ prefix }) => prefix[0] === byte),
);

/** Reads header lines for as long as they are known ones; the reader then stands at the section's content. */
export function readExtendedHeader(reader: Reader): ExtendedHeader {
  const header = { ...EMPTY };
  for (let field = fieldAt(reader); field !== undefined; field = fieldAt(reader)) {
    const { name, prefix } = field;
    if (header[name] !== undefined) throw reader.fault('bad-header', 'this header line stands twice');
    header[name] = reader.restOfLine(prefix);
  }
  return header;
}

function fieldAt(reader: Reader): (typeof FIELDS)[number] | undefined {
  const byte = reader.bytes[reader.position];
  const fields = byte === undefined ? undefined : FIELDS_BY_BYTE[byte];
  if (fields === undefined) return undefined;
  for (const field of fields) if (reader.looksAt(field.prefix)) return field;
  return undefined;
}
