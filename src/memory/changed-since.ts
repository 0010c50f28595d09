import { type Diff, type DiffFile, lineTexts, runLine, runsOf } from '../diff/hunk.ts';

import type { Side } from '../model/finding.ts';

/** What changed in a file: added lines as RIGHT, deleted ones as LEFT, where the change has them now. */
export interface ChangedFile {
  readonly RIGHT: ReadonlySet<number>;
  readonly LEFT: ReadonlySet<number>;
  /** Number of changed lines, with those that were only taken back and have no place in the change any more. */
  readonly size: number;
  readonly formerPath?: string | undefined;
}

/** By path; a file without a changed line is here where anything else of it changed. */
export type ChangedLines = ReadonlyMap<string, ChangedFile>;

interface Line {
  readonly line: number;
  readonly text: string;
}

/** A path of a diff, which holds it twice where a file became something else, such as a link. */
interface FileState {
  readonly RIGHT: readonly Line[];
  readonly LEFT: readonly Line[];
  /** What it is, whatever its lines are. */
  readonly is: string;
  readonly formerPath: string | undefined;
}

const absent: FileState = { RIGHT: [], LEFT: [], is: '', formerPath: undefined };

function linesOn(side: Side, { hunks, ...file }: DiffFile): readonly Line[] {
  const kind = side === 'RIGHT' ? 'added' : 'deleted';
  return hunks.flatMap((hunk) =>
    [...runsOf(hunk)].flatMap((run) => {
      if (run.kind !== kind) return [];
      const start = runLine(run, side);
      const texts = lineTexts({ ...file, hunks }, side, { start, end: start + run.count - 1 }) ?? [];
      return texts.map((text, index) => ({ line: start + index, text }));
    }),
  );
}

function statesOf({ files }: Diff): ReadonlyMap<string, FileState> {
  const states = new Map<string, FileState>();
  for (const file of files) {
    const { path, oldPath, status, newMode = '', newId = '' } = file;
    const half = states.get(path) ?? absent;
    states.set(path, {
      RIGHT: [...half.RIGHT, ...linesOn('RIGHT', file)],
      LEFT: [...half.LEFT, ...linesOn('LEFT', file)],
      is: `${half.is} ${status} ${newMode} ${newId}`,
      formerPath: oldPath ?? half.formerPath,
    });
  }
  return states;
}

/** The lines whose text the others have not, or not as often. */
function surplus(ones: readonly Line[], others: readonly Line[]): readonly Line[] {
  const left = new Map<string, number>();
  for (const { text } of others) left.set(text, (left.get(text) ?? 0) + 1);
  return ones.filter(({ text }) => {
    const known = left.get(text) ?? 0;
    if (known > 0) left.set(text, known - 1);
    return known === 0;
  });
}

function numbersOf(lines: readonly Line[]): ReadonlySet<number> {
  return new Set(lines.map(({ line }) => line));
}

function compare(before: FileState, now: FileState): ChangedFile {
  const [added, deleted] = [surplus(now.RIGHT, before.RIGHT), surplus(now.LEFT, before.LEFT)];
  const takenBack = [surplus(before.RIGHT, now.RIGHT), surplus(before.LEFT, now.LEFT)];
  return {
    RIGHT: numbersOf(added),
    LEFT: numbersOf(deleted),
    size: [added, deleted, ...takenBack].reduce((sum, { length }) => sum + length, 0),
    formerPath: now.formerPath,
  };
}

/**
 * What a change adds and deletes now and did not when it was reviewed, and what it did then and no longer does, both
 * told by their diffs from where it left its base. A line counts as reviewed as often as the file had its text among
 * the lines of its side then, so a moved line is none of these.
 */
export function changedSince(reviewed: Diff, now: Diff): ChangedLines {
  const [before, after] = [statesOf(reviewed), statesOf(now)];
  const changed = new Map<string, ChangedFile>();
  const compared = new Set<string>();
  for (const [path, state] of after) {
    const then = before.has(path) ? path : (state.formerPath ?? path);
    compared.add(then);
    const known = before.get(then) ?? absent;
    const file = compare(known, state);
    if (file.size > 0 || known.is !== state.is) changed.set(path, file);
  }
  for (const [path, state] of before) if (!compared.has(path)) changed.set(path, compare(state, absent));
  return changed;
}

/** The file of this name, else the one that had it and was renamed. */
export function findChanged(changed: ChangedLines, path: string): ChangedFile | undefined {
  return changed.get(path) ?? [...changed.values()].find(({ formerPath }) => formerPath === path);
}
