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
  for (;;) {
    const entry = FIELDS.find(([, prefix]) => reader.looksAt(prefix));
    if (entry === undefined) return header;
    const [field, prefix] = entry;
    if (header[field] !== undefined) throw reader.fault('bad-header', 'this header line stands twice');
    header[field] = reader.restOfLine(prefix);
  }
}
