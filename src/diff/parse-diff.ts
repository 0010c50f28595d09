import { type Diff, type DiffFile, FileIndex, type Hunk, LineTable, lineFeed } from './hunk.ts';

import { readHunks } from './read-hunks.ts';
import { catchFault, type DiffError, DiffFault, Reader, word } from './reader.ts';
import { checkNothingLost, ExtendedHeader, readFacts, type SectionFacts } from './section-header.ts';
import { checkRepeatedName, type NamePair, nameText, splitNames } from './section-names.ts';

/** First bytes of formats that are often mistaken for a diff, and their names. */
const foreignStarts: readonly { readonly start: Uint8Array; readonly is: string }[] = [
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

/** The probable format of bytes that are not a diff, from their beginning. */
function foreignStart(bytes: Uint8Array): string | undefined {
  return foreignStarts.find(({ start }) => start.every((byte, index) => bytes[index] === byte))?.is;
}

/** The first digits of a mode distinguish a file, a symlink and a submodule. */
const typeDigits = 3;

/**
 * Whether two sections of one name are one change of type: git writes a deletion of the old file and an
 * addition of the new one.
 */
function isTypeChange(removed: DiffFile, added: DiffFile): boolean {
  return (
    removed.status === 'removed' &&
    added.status === 'added' &&
    removed.path === added.path &&
    removed.pathEncoding === added.pathEncoding &&
    removed.oldMode?.slice(0, typeDigits) !== added.newMode?.slice(0, typeDigits)
  );
}

/** Merges the two sections into one change; the new lines follow the old ones. */
function joinTypeChange(removed: DiffFile, added: DiffFile): DiffFile {
  const { oldMode, oldId } = removed;
  const oldLines = removed.hunks.reduce((sum, hunk) => sum + hunk.oldCount, 0);
  for (const { table, firstPoint, runs } of added.hunks) {
    table.shiftOldLines(firstPoint, firstPoint + runs, oldLines);
  }
  return {
    ...added,
    status: 'changed',
    ...(oldMode !== undefined && { oldMode }),
    ...(oldId !== undefined && { oldId }),
    binary: removed.binary || added.binary,
    submodule: removed.submodule || added.submodule,
    symlink: removed.symlink || added.symlink,
    hunks: [...removed.hunks, ...added.hunks],
  };
}

const binaryPatch = word('GIT binary patch\n');
const methodLine = /^(?:literal|delta) \d{1,15}$/;

/**
 * Skips a `GIT binary patch`: two blocks, forward and reverse. Each has a method and size, lines of base 85
 * whose first character is their number of bytes, and an empty line.
 */
function skipBinaryPatch(reader: Reader): void {
  reader.skipLine();
  skipBlock(reader);
  skipBlock(reader);
}

function skipBlock(reader: Reader): void {
  if (reader.atEnd) throw reader.fault('cut-off', 'the diff ends within a binary patch');
  const method = { start: reader.position, end: reader.lineEnd() };
  if (method.end - method.start > 32 || !methodLine.test(reader.text(method))) {
    throw reader.fault('bad-binary-patch', 'a binary patch must say "literal SIZE" or "delta SIZE" here');
  }
  reader.skipLine();
  while (reader.bytes[reader.position] !== lineFeed) {
    if (reader.atEnd) throw reader.fault('cut-off', 'the diff ends within a binary patch');
    const end = reader.lineEnd();
    const carried = carriedBytes(reader.bytes[reader.position] ?? 0);
    if (carried === undefined || end - reader.position !== 1 + 5 * Math.ceil(carried / 4)) {
      throw reader.fault('bad-binary-patch', 'a line of a binary patch is not as long as it says');
    }
    reader.position = end + 1;
  }
  reader.skipLine();
}

/** `A` to `Z` mean 1 to 26 bytes, `a` to `z` 27 to 52. */
function carriedBytes(letter: number): number | undefined {
  if (letter >= 0x41 && letter <= 0x5a) return letter - 0x40;
  if (letter >= 0x61 && letter <= 0x7a) return letter - 0x60 + 26;
  return undefined;
}

const sectionStart = word('diff --git ');

const oldName = word('--- ');
const newName = word('+++ ');
const binaryFiles = word('Binary files ');
const differ = word(' differ');

const submoduleMode = '160000';
const symlinkMode = '120000';

/** Shared, because a diff of renames can have very many sections without hunks. */
const noHunks: readonly Hunk[] = [];
const none: Content = { kind: 'none' };
const binaryContent: Content = { kind: 'binary' };

type Content =
  | { readonly kind: 'none' | 'binary' }
  | { readonly kind: 'text'; readonly hunks: readonly Hunk[] };

/**
 * Reads one file's section, from its `diff --git` line up to the next one or the end. `header` is reused for
 * every section.
 */
function readSection(reader: Reader, table: LineTable, header: ExtendedHeader): DiffFile {
  const start = reader.position;
  const line = reader.restOfLine(sectionStart);
  header.read(reader);
  const facts = readFacts(reader, header, start);
  const names = splitNames(reader, line, facts.move);
  const content = readContent({ reader, table, names, facts });
  if (content.kind === 'none') checkNothingLost(reader, facts);

  const { status, oldMode, newMode } = facts;
  const path = nameText(reader, status === 'removed' ? names.old : names.new);
  const former = facts.move && nameText(reader, names.old);
  return {
    path: path.text,
    pathEncoding: path.encoding,
    oldPath: former?.text,
    oldPathEncoding: former?.encoding,
    status: status ?? (content.kind === 'none' ? 'changed' : 'modified'),
    oldMode,
    newMode,
    oldId: facts.oldId,
    newId: facts.newId,
    similarity: facts.similarity,
    binary: content.kind === 'binary',
    submodule: oldMode === submoduleMode || newMode === submoduleMode,
    symlink: oldMode === symlinkMode || newMode === symlinkMode,
    hunks: content.kind === 'text' ? content.hunks : noHunks,
  };
}

function readContent(section: {
  readonly reader: Reader;
  readonly table: LineTable;
  readonly names: NamePair;
  readonly facts: SectionFacts;
}): Content {
  const { reader, table, names, facts } = section;
  if (reader.looksAt(binaryPatch)) {
    skipBinaryPatch(reader);
    return binaryContent;
  }
  if (reader.looksAt(binaryFiles)) {
    const end = reader.lineEnd();
    if (!reader.has(end - differ.length, differ)) {
      throw reader.fault('bad-header', 'a "Binary files" line must end in "differ"');
    }
    reader.skipLine();
    return binaryContent;
  }
  if (!reader.looksAt(oldName)) return none;

  checkRepeatedName(reader, reader.restOfLine(oldName), names.old, facts.status === 'added');
  if (!reader.looksAt(newName)) throw reader.missing('bad-header', 'a "+++" line must follow the "---" line');
  checkRepeatedName(reader, reader.restOfLine(newName), names.new, facts.status === 'removed');
  const start = reader.position;
  const hunks = readHunks(reader, table);
  if (
    (facts.status === 'added' && hunks.some((hunk) => hunk.oldCount > 0)) ||
    (facts.status === 'removed' && hunks.some((hunk) => hunk.newCount > 0))
  ) {
    throw reader.fault('contradiction', 'lines on a side where the file is absent', start);
  }
  return { kind: 'text', hunks };
}

const combined = [word('diff --cc '), word('diff --combined '), word('@@@')];
const hunkLines = [word(' '), word('+'), word('-')];

export type ParsedDiff =
  | { readonly ok: true; readonly diff: Diff }
  | { readonly ok: false; readonly error: DiffError };

/**
 * Parses a diff in the format of `git diff` and GitHub's diff media type. Every line must fit its hunk's
 * counts; otherwise returns an error with its position. Empty input is a diff without files. The result keeps
 * `bytes`, which must not change afterwards.
 */
export function parseDiff(bytes: Uint8Array): ParsedDiff {
  const parsed = catchFault(bytes, () => {
    requireSection(bytes);
    return readDiff(new Reader(bytes));
  });
  return parsed.ok ? { ok: true, diff: parsed.value } : parsed;
}

const parsedDiffs = new WeakMap<Uint8Array, ParsedDiff>();

/** The same, once for bytes that several stages of a run read. */
export function parseDiffOnce(bytes: Uint8Array): ParsedDiff {
  const parsed = parsedDiffs.get(bytes) ?? parseDiff(bytes);
  parsedDiffs.set(bytes, parsed);
  return parsed;
}

function readDiff(reader: Reader): Diff {
  const table = new LineTable(reader.bytes);
  const header = new ExtendedHeader();
  const index = new FileIndex();
  while (!reader.atEnd) {
    const start = reader.position;
    if (!reader.looksAt(sectionStart)) throw notASection(reader);
    const file = readSection(reader, table, header);
    const previous = index.last;
    if (previous !== undefined && isTypeChange(previous, file)) {
      index.replaceLast(joinTypeChange(previous, file));
    } else if (!index.add(file)) {
      throw reader.fault('duplicate-path', 'this file has a section already', start);
    }
  }
  return index;
}

/** Reports bytes that are not a diff before any more specific error. */
function requireSection(bytes: Uint8Array): void {
  const starts = (text: Uint8Array) => text.every((byte, index) => bytes[index] === byte);
  if (bytes.length === 0 || starts(sectionStart) || combined.some(starts)) return;
  const other = foreignStart(bytes);
  const rule = 'a diff must begin with "diff --git a/name b/name", as git diff and GitHub write it';
  throw new DiffFault('not-a-diff', 0, other === undefined ? rule : `${rule}; this is ${other}`);
}

function notASection(reader: Reader): DiffFault {
  if (combined.some((start) => reader.looksAt(start))) {
    return reader.fault('combined-diff', 'a diff against several parents; make one against a single commit');
  }
  if (hunkLines.some((start) => reader.looksAt(start))) {
    return reader.fault('bad-hunk', 'more lines than the hunk header counts');
  }
  return reader.fault('bad-header', 'neither a hunk nor the "diff --git" line of the next file');
}
