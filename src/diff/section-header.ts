import type { FileStatus, PathEncoding } from './hunk.ts';
import type { Reader } from './reader.ts';

/** The lines before a section's content, in the order and form in which git writes them. */
const grammar = new RegExp(
  [
    'diff --git (.+)\n',
    '(?:(new file|deleted file) mode (MODE)\n|',
    '(?:old mode (MODE)\nnew mode (MODE)\n)?',
    '(?:(?:dis)?similarity index (100|\\d?\\d)%\n)?',
    '(?:(rename|copy) from (.+)\n(?:rename|copy) to (.+)\n)?)',
    '(?:index (ID)\\.\\.(ID)(?: (MODE))?\n)?',
    '(?:--- (.+)\n\\+{3} (.+)\n|',
    '(Binary files .+ differ|GIT binary patch)\n)?',
  ]
    .join('')
    .replaceAll('MODE', '[0-7]{6}')
    .replaceAll('ID', '[0-9a-f]{4,64}'),
  'y',
);

/** Number of lines of the longest header: of a file whose name, mode and content changed. */
const mostLines = 9;

/** In bytes, as written in the diff; file systems allow less than a quarter. */
const longestName = 2 ** 16;

const statuses: Readonly<Record<string, FileStatus>> = {
  'new file': 'added',
  'deleted file': 'removed',
  rename: 'renamed',
  copy: 'copied',
};

/** The blob id of an empty file, by SHA-1 and by SHA-256. */
const emptyBlobs = [
  'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391',
  '473a0f4c3be8a93681a267e3b1e9a7dcda1185436fe141f7749120a303721813',
];

interface FileName {
  readonly path: string;
  readonly encoding: PathEncoding;
}

/** What the lines before a section's content state about its file. */
export interface SectionHeader {
  /** Undefined for a file that has the same name on both sides. */
  readonly status: FileStatus | undefined;
  readonly name: FileName;
  /** Only for a renamed or copied file. */
  readonly formerName: FileName | undefined;
  readonly newMode: string | undefined;
  readonly newId: string | undefined;
  readonly content: 'none' | 'hunks' | 'binary' | 'binary patch';
}

/** Reads a section from its `diff --git` line up to its content. */
export function readHeader(reader: Reader): SectionHeader {
  const start = reader.position;
  grammar.lastIndex = 0;
  const match = grammar.exec(reader.binaryText(start, headerEnd(reader)));
  if (match === null) throw unknownLine(reader);
  reader.position = start + grammar.lastIndex;
  // Named groups take the engine more time.
  const [, names = '', existence, onlyMode, oldMode, newMode, percent, move] = match;
  const [formerName, newName, oldId, newId, bothModes, oldLabel, newLabel, binary] = match.slice(8);
  const isDeleted = existence === 'deleted file';

  const { from, to } = readNames(reader, names, { from: formerName, to: newName }, start);
  const content = contentOf(newLabel, binary);
  if (content === 'hunks') {
    checkLabel(reader, oldLabel, existence === 'new file' ? '/dev/null' : withPrefix('a/', from));
    checkLabel(reader, newLabel, isDeleted ? '/dev/null' : withPrefix('b/', to));
  }
  if (content === 'none') {
    if (!reader.atEnd && !reader.isAt('diff --git ')) throw unknownLine(reader);
    const isSame = oldId === undefined && (move === undefined ? oldMode !== newMode : percent === '100');
    const isWhole = existence === undefined ? isSame : isEmptyBlob(oldId) || isEmptyBlob(newId);
    if (!isWhole) throw reader.fault('the content of this file is missing');
  }
  return {
    status: statuses[existence ?? move ?? ''],
    name: readName(reader, isDeleted ? from : to, start),
    formerName: move === undefined ? undefined : readName(reader, from, start),
    newMode: isDeleted ? undefined : (onlyMode ?? newMode ?? bothModes),
    newId,
    content,
  };
}

/** The offset after the lines that may belong to the header. */
function headerEnd(reader: Reader): number {
  let end = reader.lineAfter(reader.position);
  for (let lines = 1; lines < mostLines; lines += 1) {
    if (reader.isAt('@@ ', end) || reader.isAt('diff --git ', end)) break;
    end = reader.lineAfter(end);
  }
  return end;
}

/**
 * The two names as the diff writes them, without prefixes. An unquoted name may contain spaces, so the names are
 * known only from the rename that follows or, without one, because both are equal.
 */
function readNames(
  reader: Reader,
  names: string,
  moved: Readonly<Record<'from' | 'to', string | undefined>>,
  start: number,
): { readonly from: string; readonly to: string } {
  const half = names.slice(0, (names.length - 1) / 2);
  const both = half.startsWith('"a/') ? `"${half.slice(3)}` : half.slice(2);
  const read = { from: moved.from ?? both, to: moved.to ?? both };
  if (names !== `${withPrefix('a/', read.from)} ${withPrefix('b/', read.to)}`) {
    const rule = 'the names must read "a/name b/name", and be the same unless a rename or copy follows';
    throw reader.fault(`${rule}; git writes these prefixes with --src-prefix=a/ --dst-prefix=b/`, start);
  }
  return read;
}

/** Git writes the prefix inside the quotes. */
function withPrefix(prefix: string, name: string): string {
  return name.startsWith('"') ? `"${prefix}${name.slice(1)}` : `${prefix}${name}`;
}

function contentOf(newLabel: string | undefined, binary: string | undefined): SectionHeader['content'] {
  if (newLabel !== undefined) return 'hunks';
  if (binary === undefined) return 'none';
  return binary === 'GIT binary patch' ? 'binary patch' : 'binary';
}

/** Compares a `---` or `+++` line with the name. Git adds a TAB to a name with spaces. */
function checkLabel(reader: Reader, label: string | undefined, name: string): void {
  if (label === name || label === `${name}\t`) return;
  throw reader.fault('the two lines before this one do not have the names of the "diff --git" line');
}

/** Beginnings of formats that are often mistaken for a diff, one character a byte, and what they are. */
const foreignStarts: readonly (readonly [start: string, format: string])[] = [
  ['\xff\xfe', 'UTF-16, as some shells redirect; "git diff --output=FILE" does not'],
  ['\xef\xbb\xbf', 'text after a byte order mark, which git does not write'],
  ['\x1f\x8b', 'compressed with gzip'],
  ['\x1b', 'coloured for a terminal; "git diff --no-color" writes no colours'],
  ['commit ', 'a commit and its diff; "git show --format= COMMIT" leaves the first out'],
  ['From ', 'a mailed patch; "git diff" of the same commits writes a diff'],
  ['--- ', 'a diff that git did not write; "git diff --no-index OLD NEW" compares any two files'],
  ['diff --cc ', 'a diff against several parents; make one against a single commit'],
  ['diff --combined ', 'a diff against several parents; make one against a single commit'],
  ['Submodule ', 'a summary of a submodule; "git diff --submodule=short" writes a diff of it'],
  ['<', 'a page or other markup'],
  ['{', 'JSON; GitHub answers with a diff to "Accept: application/vnd.github.diff"'],
];

/** What a line begins instead of a section of a diff, as the end of a message; empty if that is unknown. */
export function foreignHint(reader: Reader): string {
  const foreign = foreignStarts.find(([start]) => reader.isAt(start));
  return foreign === undefined ? '' : `; this is ${foreign[1]}`;
}

/** An error for a line that git does not write here. */
export function unknownLine(reader: Reader): Error {
  const start = reader.position;
  const foreign = foreignHint(reader);
  const isRewritten = reader.readLine().endsWith('\r');
  const hint = isRewritten ? ': the line ends of this diff were rewritten to CR LF' : foreign;
  return reader.fault(`this line is not as git writes it${hint}`, start);
}

function isEmptyBlob(id: string | undefined): boolean {
  return id !== undefined && emptyBlobs.some((blob) => blob.startsWith(id));
}

const quotedName = /^"(?:[^"\\]|\\(?:[0-3][0-7]{2}|[abtnvfr"\\]))*"$/;

/** Git's one-letter escapes: the letter after the backslash, and its character. */
const escapes: Readonly<Record<string, string>> = {
  a: '\x07',
  b: '\b',
  t: '\t',
  n: '\n',
  v: '\v',
  f: '\f',
  r: '\r',
  '"': '"',
  '\\': '\\',
};
const letters = new Map(Object.entries(escapes).map(([letter, character]) => [character, letter]));

/** Reads a name without its prefix, in quotes or not. */
function readName(reader: Reader, written: string, start: number): FileName {
  const isQuoted = written.startsWith('"');
  const isReadable = written.length <= longestName && (!isQuoted || quotedName.test(written));
  const name = isReadable ? decodeName(isQuoted ? unquote(written) : written) : undefined;
  if (name === undefined) throw reader.fault('a git tree cannot contain a file of this name', start);
  return name;
}

function unquote(written: string): string {
  return written
    .slice(1, -1)
    .replace(
      /\\([0-7]{3}|.)/g,
      (_, code: string) => escapes[code] ?? String.fromCharCode(Number.parseInt(code, 8)),
    );
}

/**
 * Decodes a name given as one character a byte. A name that is not UTF-8 is written as `core.quotePath` prints
 * it, such as `"caf\351.txt"`; `encoding` distinguishes it from a file with that literal name. Undefined for a
 * name that a git tree cannot contain: with NUL, or with a segment that is empty, `.` or `..`.
 */
export function decodeName(name: string): FileName | undefined {
  if (name.includes('\0') || /(?:^|\/)\.{0,2}(?:\/|$)/.test(name)) return undefined;
  if (!/[\x80-\xff]/.test(name)) return { path: name, encoding: 'utf-8' };
  const bytes = Buffer.from(name, 'latin1');
  const path = bytes.toString('utf8');
  return path.includes('\ufffd') && !Buffer.from(path).equals(bytes)
    ? { path: quote(name), encoding: 'quoted' }
    : { path, encoding: 'utf-8' };
}

function quote(name: string): string {
  const escaped = name.replace(/[^ !#-[\]-~]/g, (character) => {
    return `\\${letters.get(character) ?? character.charCodeAt(0).toString(8).padStart(3, '0')}`;
  });
  return `"${escaped}"`;
}
