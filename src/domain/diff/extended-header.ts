import { type Reader, type Span, word } from './reader.ts';

/** What may stand between a section's first line and its content, in git's words; each at most once. */
const FIELDS = [
  ['index', word('index ')],
  ['oldMode', word('old mode ')],
  ['newMode', word('new mode ')],
  ['addedMode', word('new file mode ')],
  ['removedMode', word('deleted file mode ')],
  ['similarity', word('similarity index ')],
  ['dissimilarity', word('dissimilarity index ')],
  ['renameFrom', word('rename from ')],
  ['renameTo', word('rename to ')],
  ['copyFrom', word('copy from ')],
  ['copyTo', word('copy to ')],
] as const;

type Field = (typeof FIELDS)[number][0];

/** The values as they stand in the diff. */
export type ExtendedHeader = Readonly<Partial<Record<Field, Span>>>;

/** Reads header lines for as long as they are known ones; the reader then stands at the section's content. */
export function readExtendedHeader(reader: Reader): ExtendedHeader {
  const header: Partial<Record<Field, Span>> = {};
  for (let field = fieldAt(reader); field !== undefined; field = fieldAt(reader)) {
    const [name, prefix] = field;
    if (header[name] !== undefined) throw reader.fault('bad-header', 'this header line stands twice');
    header[name] = reader.restOfLine(prefix);
  }
  return header;
}

function fieldAt(reader: Reader): (typeof FIELDS)[number] | undefined {
  for (const field of FIELDS) if (reader.looksAt(field[1])) return field;
  return undefined;
}
