/**
 * A reader for what `git diff` itself prints, by the counts in its hunk headers. It is kept apart from the
 * product's own diff code on purpose: one of them must be able to prove the other wrong.
 */
export type Side = 'LEFT' | 'RIGHT';

export interface DiffLine {
  readonly kind: 'added' | 'deleted' | 'context';
  /** Line in the old file; undefined for an added line. */
  readonly oldLine: number | undefined;
  /** Line in the new file; undefined for a deleted line. */
  readonly newLine: number | undefined;
  /** The legacy position: lines below the file's first hunk header, later headers counted. */
  readonly position: number;
  /** With its marker, without its line feed. */
  readonly text: string;
}

export interface Hunk {
  readonly header: string;
  readonly oldStart: number;
  readonly oldCount: number;
  readonly newStart: number;
  readonly newCount: number;
  readonly lines: readonly DiffLine[];
}

export interface DiffSection {
  readonly binary: boolean;
  readonly hunks: readonly Hunk[];
  /** All lines of the section, hunk text included. */
  readonly lineCount: number;
  /** The hunks as the files endpoint shows them; undefined where there are none. */
  readonly patch: string | undefined;
}

const hunkHeader = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/;
const noNewline = '\\ ';

/** Splits a diff into one section a file, in git's order. */
export function readDiff(bytes: Buffer): readonly DiffSection[] {
  const lines = bytes.toString('latin1').split('\n');
  lines.pop();
  const sections: DiffSection[] = [];
  let at = 0;
  while (at < lines.length) {
    const section = readSection(lines, at);
    sections.push(section);
    at += section.lineCount;
  }
  return sections;
}

function readSection(lines: readonly string[], start: number): DiffSection {
  if (!lines[start]?.startsWith('diff --git ')) throw new Error(`No file header at diff line ${start + 1}`);
  let at = start + 1;
  let binary = false;
  while (at < lines.length && !hunkHeader.test(lines[at] ?? '') && !lines[at]?.startsWith('diff --git ')) {
    binary ||= /^(Binary files |GIT binary patch)/.test(lines[at] ?? '');
    at += 1;
  }
  const firstHunk = at;
  const hunks: Hunk[] = [];
  while (hunkHeader.test(lines[at] ?? '')) {
    const { hunk, next } = readHunk(lines, at, at - firstHunk);
    hunks.push(hunk);
    at = next;
  }
  const patch = hunks.length === 0 ? undefined : decode(lines.slice(firstHunk, at).join('\n'));
  return { binary, hunks, lineCount: at - start, patch };
}

function readHunk(
  lines: readonly string[],
  start: number,
  headerPosition: number,
): { readonly hunk: Hunk; readonly next: number } {
  const header = lines[start] ?? '';
  const [, oldStart, oldCount = '1', newStart, newCount = '1'] = hunkHeader.exec(header) ?? [];
  let oldLine = Number(oldStart);
  let newLine = Number(newStart);
  const oldEnd = oldLine + Number(oldCount);
  const newEnd = newLine + Number(newCount);
  const read: DiffLine[] = [];
  let at = start + 1;
  for (; oldLine < oldEnd || newLine < newEnd || lines[at]?.startsWith(noNewline) === true; at += 1) {
    const raw = lines[at] ?? '';
    const text = decode(raw);
    const position = headerPosition + (at - start);
    if (raw.startsWith('+')) {
      read.push({ kind: 'added', oldLine: undefined, newLine, position, text });
      newLine += 1;
    } else if (raw.startsWith('-')) {
      read.push({ kind: 'deleted', oldLine, newLine: undefined, position, text });
      oldLine += 1;
    } else if (raw.startsWith(' ')) {
      read.push({ kind: 'context', oldLine, newLine, position, text });
      oldLine += 1;
      newLine += 1;
    } else if (!raw.startsWith(noNewline)) {
      throw new Error(`Diff line ${at + 1} is not part of a hunk`);
    }
  }
  return {
    hunk: {
      header: decode(header),
      oldStart: Number(oldStart),
      oldCount: Number(oldCount),
      newStart: Number(newStart),
      newCount: Number(newCount),
      lines: read,
    },
    next: at,
  };
}

function decode(latin1: string): string {
  return Buffer.from(latin1, 'latin1').toString('utf8');
}

/** The line's number where a comment is possible on that side: additions and context RIGHT, deletions LEFT. */
export function lineOn(side: Side, line: DiffLine): number | undefined {
  if (side === 'RIGHT') return line.newLine;
  return line.kind === 'deleted' ? line.oldLine : undefined;
}
