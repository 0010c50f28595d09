import { word } from './reader.ts';

/** First bytes of what people take for a diff, and what it is. */
const starts: readonly { readonly start: Uint8Array; readonly is: string }[] = [
  {
    start: Uint8Array.of(0xff, 0xfe),
    is: 'UTF-16, as some shells redirect; "git diff --output=FILE" does not',
  },
  { start: Uint8Array.of(0xef, 0xbb, 0xbf), is: 'text after a byte order mark, which git does not write' },
  { start: Uint8Array.of(0x1f, 0x8b), is: 'compressed with gzip' },
  { start: Uint8Array.of(0x1b), is: 'coloured for a terminal; "git diff --no-color" writes no colours' },
  { start: word('commit '), is: 'a commit and its diff; "git show --format= COMMIT" leaves the first out' },
  { start: word('From '), is: 'a mailed patch; "git diff" of the same commits writes a diff' },
  {
    start: word('--- '),
    is: 'a diff that git did not write; "git diff --no-index OLD NEW" compares any two files',
  },
  { start: word('<'), is: 'a page or other markup' },
  { start: word('{'), is: 'JSON; GitHub answers with a diff to "Accept: application/vnd.github.diff"' },
];

/** What bytes that are no diff are instead, as far as their beginning tells. */
export function foreignStart(bytes: Uint8Array): string | undefined {
  return starts.find(({ start }) => start.every((byte, index) => bytes[index] === byte))?.is;
}
