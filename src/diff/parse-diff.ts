import { cached } from '../model/lists.ts';
import {
  type Diff,
  type DiffFile,
  FileIndex,
  formerPath,
  type Hunk,
  LineTable,
  lineAfter,
  lineFeed,
} from './hunk.ts';
import { readHunks } from './read-hunks.ts';
import { catchFault, type DiffError, type Reader } from './reader.ts';
import { foreignHint, readHeader, type SectionHeader, unknownLine } from './section-header.ts';

export type ParsedDiff =
  | { readonly ok: true; readonly diff: Diff }
  | { readonly ok: false; readonly error: DiffError };

/**
 * Parses a diff in the format of `git diff` and GitHub's diff media type. Every line must fit its hunk's
 * counts; otherwise returns an error with its line. Empty input is a diff without files. The result keeps
 * `bytes`, which must not change afterwards.
 */
export function parseDiff(bytes: Uint8Array): ParsedDiff {
  const parsed = catchFault(bytes, (reader) => {
    const index = new FileIndex();
    readSections(reader, ({ file, start, isTypeChange }) => {
      if (isTypeChange) index.replaceLast(file);
      else if (!index.add(file)) throw reader.fault('this file has a section already', start);
    });
    return index;
  });
  return parsed.ok ? { ok: true, diff: parsed.value } : parsed;
}

/** The same, once for bytes that several stages of a run read. */
export const parseDiffOnce: (bytes: Uint8Array) => ParsedDiff = cached(parseDiff);

/**
 * Removes files that `isInside` does not select from a unified diff; a renamed file is selected by either
 * name. An unreadable diff is returned whole, so that it still fails to parse.
 */
export function cutDiff(diff: Uint8Array, isInside: (path: string) => boolean): Uint8Array {
  const parsed = catchFault(diff, (reader) => {
    const sections: Section[] = [];
    readSections(reader, (section) => sections.push(section));
    return sections;
  });
  if (!parsed.ok) return diff;
  const kept = parsed.value.filter(
    ({ file }) => isInside(file.path) || isInside(formerPath(file) ?? file.path),
  );
  return Buffer.concat(kept.map(({ start, end }) => diff.subarray(start, end)));
}

interface Section {
  readonly file: DiffFile;
  /** Offset of the `diff --git` line. */
  readonly start: number;
  /** Offset of the next section. */
  readonly end: number;
  /**
   * The second of the two sections that git writes when a file became a link, for instance: the deletion of the
   * old file and the addition of the new one. `file` has the hunks of both.
   */
  readonly isTypeChange: boolean;
}

function readSections(reader: Reader, visit: (section: Section) => void): void {
  checkWhole(reader);
  const table = new LineTable(reader.bytes);
  let previous: DiffFile | undefined;
  while (!reader.atEnd) {
    const start = reader.position;
    if (!reader.isAt('diff --git ')) throw unknownLine(reader);
    const header = readHeader(reader);
    const removed = header.status === 'added' && isRemoval(previous, header) ? previous : undefined;
    const file = readFile(reader, table, header, removed);
    visit({ file, start, end: reader.position, isTypeChange: removed !== undefined });
    previous = file;
  }
}

function isRemoval(file: DiffFile | undefined, { name }: SectionHeader): boolean {
  return file?.status === 'removed' && file.path === name.path && file.pathEncoding === name.encoding;
}

/** Shared, because a diff of renames can have very many sections without hunks. */
const noHunks: readonly Hunk[] = [];

/** Reads a section after its header. `removed` is the former file if its type changed. */
function readFile(
  reader: Reader,
  table: LineTable,
  { status, name, formerName, newMode, newId, content }: SectionHeader,
  removed: DiffFile | undefined,
): DiffFile {
  if (content === 'binary patch') skipBinaryPatch(reader);
  const former = removed?.hunks ?? noHunks;
  const { position } = reader;
  const hunks =
    content === 'hunks' ? readHunks(reader, table, lineAfter(former.at(-1), 'LEFT') - 1) : noHunks;
  if (
    (status === 'added' && hunks.some(({ oldCount }) => oldCount > 0)) ||
    (status === 'removed' && hunks.some(({ newCount }) => newCount > 0))
  ) {
    throw reader.fault('lines on a side without the file', position);
  }
  const isBinary = content === 'binary' || content === 'binary patch';
  return {
    path: name.path,
    pathEncoding: name.encoding,
    oldPath: formerName?.path,
    status: removed === undefined ? (status ?? (content === 'none' ? 'changed' : 'modified')) : 'changed',
    newMode,
    newId,
    binary: isBinary || removed?.binary === true,
    hunks: removed === undefined ? hunks : [...former, ...hunks],
  };
}

/** Skips the two blocks of a `GIT binary patch`, forward and reverse, each up to an empty line. */
function skipBinaryPatch(reader: Reader): void {
  for (let blocks = 0; blocks < 2; blocks += 1) {
    skipLine(reader, /^(?:literal|delta) \d{1,15}$/);
    while (!reader.take(lineFeed)) skipLine(reader, /^[A-Za-z](?:[!-~]{5}){1,13}$/);
  }
}

function skipLine(reader: Reader, form: RegExp): void {
  const start = reader.position;
  if (reader.atEnd || !form.test(reader.readLine())) {
    throw reader.fault('a line that git does not write in a binary patch', start);
  }
}

/** Reports bytes that are not a whole diff before any more specific error. */
function checkWhole(reader: Reader): void {
  const { bytes } = reader;
  if (!reader.atEnd && !reader.isAt('diff --git ')) {
    throw reader.fault(
      `a diff must begin with "diff --git a/name b/name", as git and GitHub write it${foreignHint(reader)}`,
    );
  }
  if (bytes.length > 0 && bytes.at(-1) !== lineFeed) {
    throw reader.fault('the last line has no line feed', bytes.length);
  }
}
