import type { BareGit } from './bare-git.ts';
import { type DiffLine, type DiffSection, type Hunk, lineOn, readDiff, type Side } from './diff-lines.ts';

export type FileStatus = 'added' | 'removed' | 'modified' | 'renamed' | 'changed';

export interface ChangedFile {
  readonly path: string;
  /** The old name of a renamed file. */
  readonly previousPath: string | undefined;
  readonly status: FileStatus;
  readonly additions: number;
  readonly deletions: number;
  /** Blob (or submodule commit) in the new tree; in the old tree for a removed file. */
  readonly oid: string;
  readonly binary: boolean;
  readonly hunks: readonly Hunk[];
  readonly patch: string | undefined;
  readonly diffLines: number;
}

/** What `git diff base head` says, renames followed as GitHub follows them. */
export interface Comparison {
  readonly files: readonly ChangedFile[];
  readonly text: Buffer;
  readonly lineCount: number;
}

export interface LinePlace {
  readonly hunk: Hunk;
  readonly line: DiffLine;
}

const diff = ['--no-color', '--no-ext-diff', '--no-textconv', '--find-renames'];
/** Unchanged lines around a change, as git and GitHub show them. */
const contextLines = 3;
const noFile = /^0+$/;

const statusOfLetter = new Map<string, FileStatus>([
  ['A', 'added'],
  ['D', 'removed'],
  ['M', 'modified'],
  ['R', 'renamed'],
  ['T', 'changed'],
]);

export function compareTrees(git: BareGit, base: string, head: string, context = contextLines): Comparison {
  // First the raw entries, each ended by NUL, then a NUL, then the patch.
  const options = [...diff, '--raw', '-z', '--no-abbrev', '--patch', `--unified=${context}`];
  const printed = git.diff(options, base, head);
  const end = printed.indexOf('\0\0');
  const text = end === -1 ? Buffer.alloc(0) : printed.subarray(end + 2);
  const sections = [...readDiff(text)];
  const files = rawEntries(printed.subarray(0, end + 1)).map((entry) =>
    changedFile(entry, takeSections(sections, entry.status)),
  );
  return { files, text, lineCount: files.reduce((sum, file) => sum + file.diffLines, 0) };
}

interface RawEntry {
  readonly status: FileStatus;
  readonly oid: string;
  readonly path: string;
  readonly previousPath: string | undefined;
}

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
      oid: noFile.test(newOid) ? oldOid : newOid,
      path: fields[at + (renamed ? 2 : 1)] ?? '',
      previousPath: renamed ? fields[at + 1] : undefined,
    });
    at += renamed ? 3 : 2;
  }
  return entries;
}

/** A change of type (file to symbolic link) is printed as a removal and an addition. */
function takeSections(sections: DiffSection[], status: FileStatus): readonly DiffSection[] {
  return sections.splice(0, status === 'changed' ? 2 : 1);
}

function changedFile(entry: RawEntry, sections: readonly DiffSection[]): ChangedFile {
  const hunks = sections.flatMap((section) => section.hunks);
  const lines = hunks.flatMap((hunk) => hunk.lines);
  const patches = sections.flatMap((section) => section.patch ?? []);
  return {
    ...entry,
    additions: lines.filter((line) => line.kind === 'added').length,
    deletions: lines.filter((line) => line.kind === 'deleted').length,
    binary: sections.some((section) => section.binary),
    hunks,
    patch: patches.length === 0 ? undefined : patches.join('\n'),
    diffLines: sections.reduce((sum, section) => sum + section.lineCount, 0),
  };
}

export function findLine(file: ChangedFile, side: Side, number: number): LinePlace | undefined {
  for (const hunk of file.hunks) {
    const line = hunk.lines.find((candidate) => lineOn(side, candidate) === number);
    if (line !== undefined) return { hunk, line };
  }
  return undefined;
}

export function findPosition(file: ChangedFile, position: number): LinePlace | undefined {
  for (const hunk of file.hunks) {
    const line = hunk.lines.find((candidate) => candidate.position === position);
    if (line !== undefined) return { hunk, line };
  }
  return undefined;
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
