import type { BareGit } from './bare-git.ts';

/*
 * A reader for what `git diff` itself prints, by the counts in its hunk headers. It is kept apart from the product's own
 * diff code on purpose: one of them must be able to prove the other wrong.
 */

export type Side = 'LEFT' | 'RIGHT';

export interface DiffLine {
  readonly kind: 'added' | 'deleted' | 'context';
  readonly oldLine: number;
  readonly newLine: number;
}

export interface Hunk {
  readonly oldStart: number;
  readonly oldCount: number;
  readonly newStart: number;
  readonly newCount: number;
  readonly lines: readonly DiffLine[];
}

export interface ChangedFile {
  readonly path: string;
  /** The old name of a renamed file. */
  readonly previousPath: string | undefined;
  readonly status: 'added' | 'removed' | 'modified' | 'renamed' | 'changed';
  readonly additions: number;
  readonly deletions: number;
  /** Blob (or submodule commit) in the new tree; in the old tree for a removed file. */
  readonly oid: string;
  readonly hunks: readonly Hunk[];
  /** The hunks as the files endpoint shows them; undefined where there are none. */
  readonly patch: string | undefined;
  readonly diffLines: number;
}

/** What `git diff base head` says, renames followed as GitHub follows them. */
export interface Comparison {
  readonly files: readonly ChangedFile[];
  readonly text: Buffer;
  readonly lineCount: number;
}

const options = ['--no-color', '--no-ext-diff', '--no-textconv', '--find-renames'];
const asEntries = ['--raw', '-z', '--no-abbrev', '--patch'];

const statusOfLetter = new Map<string, ChangedFile['status']>([
  ['A', 'added'],
  ['D', 'removed'],
  ['M', 'modified'],
  ['R', 'renamed'],
  ['T', 'changed'],
]);

export function compareTrees(git: BareGit, base: string, head: string, context: number): Comparison {
  const printed = git.diff([...options, ...asEntries, `--unified=${context}`], base, head);
  // First the raw entries, each ended by NUL, then a NUL, then the patch.
  const end = printed.indexOf('\0\0');
  const text = end === -1 ? Buffer.alloc(0) : printed.subarray(end + 2);
  const sections = readSections(text);
  // A change of type (file to symbolic link) is printed as a removal and an addition.
  const files = rawEntries(printed.subarray(0, end + 1)).map((entry) =>
    changedFile(entry, sections.splice(0, entry.status === 'changed' ? 2 : 1)),
  );
  return { files, text, lineCount: files.reduce((sum, file) => sum + file.diffLines, 0) };
}

type RawEntry = Pick<ChangedFile, 'status' | 'oid' | 'path' | 'previousPath'>;

/** `:oldMode newMode oldId newId STATUS\0path\0[new path\0]`, again and again. */
function rawEntries(bytes: Buffer): readonly RawEntry[] {
  const fields = bytes.toString('utf8').split('\0');
  const entries: RawEntry[] = [];
  for (let at = 0; at + 1 < fields.length; ) {
    const [, , oldOid = '', newOid = '', code = ''] = (fields[at] ?? '').split(' ');
    const status = statusOfLetter.get(code.charAt(0));
    if (status === undefined) throw new Error(`git diff --raw says ${code}, which is not known here`);
    const renamed = status === 'renamed';
    entries.push({
      status,
      oid: /^0+$/.test(newOid) ? oldOid : newOid,
      path: fields[at + (renamed ? 2 : 1)] ?? '',
      previousPath: renamed ? fields[at + 1] : undefined,
    });
    at += renamed ? 3 : 2;
  }
  return entries;
}

interface Section {
  readonly hunks: readonly Hunk[];
  /** All its lines, and those from the first hunk on. */
  readonly lineCount: number;
  readonly patch: string;
}

const hunkHeader = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/;

/** Splits a diff into one section a file, in git's order. */
function readSections(bytes: Buffer): Section[] {
  const lines = bytes.toString('latin1').split('\n').slice(0, -1);
  const sections: Section[] = [];
  for (let at = 0; at < lines.length; ) {
    const start = at;
    if (!lines[at]?.startsWith('diff --git ')) throw new Error(`No file header at diff line ${at + 1}`);
    do at += 1;
    while (at < lines.length && !/^(?:@@ |diff --git )/.test(lines[at] ?? ''));
    const firstHunk = at;
    const hunks: Hunk[] = [];
    for (; lines[at]?.startsWith('@@ '); at = hunkEnd(lines, at, hunks)) {}
    const patch = Buffer.from(lines.slice(firstHunk, at).join('\n'), 'latin1').toString('utf8');
    sections.push({ hunks, lineCount: at - start, patch });
  }
  return sections;
}

/** Adds the hunk that starts here; gives the line after it. */
function hunkEnd(lines: readonly string[], start: number, hunks: Hunk[]): number {
  const counts = (hunkHeader.exec(lines[start] ?? '') ?? []).slice(1).map((count = '1') => Number(count));
  const [oldStart = 0, oldCount = 1, newStart = 0, newCount = 1] = counts;
  const read: DiffLine[] = [];
  let oldLine = oldStart;
  let newLine = newStart;
  let at = start + 1;
  const isOpen = () => oldLine < oldStart + oldCount || newLine < newStart + newCount;
  for (; isOpen() || lines[at]?.startsWith('\\ '); at += 1) {
    const marker = lines[at]?.charAt(0) ?? '';
    if (marker === '\\') continue;
    const kind = kindOfMarker.get(marker);
    if (kind === undefined) throw new Error(`Diff line ${at + 1} is not part of a hunk`);
    read.push({ kind, oldLine, newLine });
    if (kind !== 'added') oldLine += 1;
    if (kind !== 'deleted') newLine += 1;
  }
  hunks.push({ oldStart, oldCount, newStart, newCount, lines: read });
  return at;
}

const kindOfMarker = new Map<string, DiffLine['kind']>([
  ['+', 'added'],
  ['-', 'deleted'],
  [' ', 'context'],
]);

function changedFile(entry: RawEntry, sections: readonly Section[]): ChangedFile {
  const hunks = sections.flatMap((section) => section.hunks);
  const lines = hunks.flatMap((hunk) => hunk.lines);
  const patches = sections.flatMap(({ patch }) => (patch === '' ? [] : [patch]));
  return {
    ...entry,
    additions: lines.filter((line) => line.kind === 'added').length,
    deletions: lines.filter((line) => line.kind === 'deleted').length,
    hunks,
    patch: patches.length === 0 ? undefined : patches.join('\n'),
    diffLines: sections.reduce((sum, section) => sum + section.lineCount, 0),
  };
}

/**
 * The line on which a comment is possible, with its hunk and its place in it: additions and context RIGHT, deletions
 * LEFT.
 */
export function findLine(
  file: ChangedFile,
  side: Side,
  number: number,
): { readonly hunk: Hunk; readonly index: number } | undefined {
  const isThere = ({ kind, oldLine, newLine }: DiffLine) =>
    side === 'LEFT' ? kind === 'deleted' && oldLine === number : kind !== 'deleted' && newLine === number;
  const hunk = file.hunks.find(({ lines }) => lines.some(isThere));
  return hunk && { hunk, index: hunk.lines.findIndex(isThere) };
}

/**
 * Where a line of one commit is in another, by a comparison of the two without context lines: its path and number
 * there, or undefined when the line was changed or removed on the way.
 */
export function carryLine(
  { files }: Comparison,
  place: { readonly path: string; readonly line: number },
): { readonly path: string; readonly line: number } | undefined {
  const { path, line } = place;
  const file = files.find((one) => one.status !== 'added' && (one.previousPath ?? one.path) === path);
  if (file === undefined) return place;
  if (file.status === 'removed') return undefined;
  const touched = ({ oldStart, oldCount }: Hunk) => line >= oldStart && line < oldStart + oldCount;
  if (file.hunks.some(touched)) return undefined;
  // `-5,0` inserts after line 5: it ends where a hunk of one old line would.
  const above = file.hunks.filter((hunk) => hunk.oldStart + Math.max(hunk.oldCount, 1) <= line);
  const shift = above.reduce((sum, hunk) => sum + hunk.newCount - hunk.oldCount, 0);
  return { path: file.path, line: line + shift };
}
