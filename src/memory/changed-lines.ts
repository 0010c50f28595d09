import { type Diff, type DiffFile, runLine, runsOf, runTexts } from '../diff/hunk.ts';
import type { Location, Side } from '../model/finding.ts';

/** Changed lines of a file: added lines as RIGHT, deleted ones as LEFT, numbered as in the current change. */
interface ChangedFile {
  readonly RIGHT: ReadonlySet<number>;
  readonly LEFT: ReadonlySet<number>;
  /** Number of changed lines, including reverted ones, which are no longer in the change. */
  readonly size: number;
  readonly formerPath?: string | undefined;
}

/** By path; includes files that changed without a changed line. */
export type ChangedLines = ReadonlyMap<string, ChangedFile>;

interface Line {
  readonly side: Side;
  readonly line: number;
  readonly text: string;
}

/** State of a path in a diff. A diff holds a path twice when the file's type changed, for instance to a link. */
interface FileState {
  /** Added and deleted lines. */
  readonly lines: readonly Line[];
  /** Status, mode and blob id, without its lines. */
  readonly is: string;
  readonly formerPath: string | undefined;
}

const absent: FileState = { lines: [], is: '', formerPath: undefined };

function linesOf({ hunks }: DiffFile): readonly Line[] {
  return hunks.flatMap((hunk) =>
    [...runsOf(hunk)].flatMap((run): readonly Line[] => {
      if (run.kind === 'context') return [];
      const side = run.kind === 'added' ? 'RIGHT' : 'LEFT';
      return runTexts(hunk, run).map((text, index) => ({ side, line: runLine(run, side) + index, text }));
    }),
  );
}

function statesOf({ files }: Pick<Diff, 'files'>): ReadonlyMap<string, FileState> {
  const states = new Map<string, FileState>();
  for (const file of files) {
    const { path, oldPath, status, newMode = '', newId = '' } = file;
    const half = states.get(path) ?? absent;
    states.set(path, {
      lines: [...half.lines, ...linesOf(file)],
      is: `${half.is} ${status} ${newMode} ${newId}`,
      formerPath: oldPath ?? half.formerPath,
    });
  }
  return states;
}

/** The lines of `ones` that `others` do not have on the same side, or have less often. */
function surplus(ones: readonly Line[], others: readonly Line[]): readonly Line[] {
  const left = new Map<string, number>();
  const keyOf = ({ side, text }: Line) => `${side} ${text}`;
  for (const line of others) left.set(keyOf(line), (left.get(keyOf(line)) ?? 0) + 1);
  return ones.filter((line) => {
    const known = left.get(keyOf(line)) ?? 0;
    if (known > 0) left.set(keyOf(line), known - 1);
    return known === 0;
  });
}

function compare(before: FileState, now: FileState): ChangedFile {
  const changed = surplus(now.lines, before.lines);
  const on = (side: Side) => new Set(changed.flatMap((each) => (each.side === side ? [each.line] : [])));
  const size = changed.length + surplus(before.lines, now.lines).length;
  return { RIGHT: on('RIGHT'), LEFT: on('LEFT'), size, formerPath: now.formerPath };
}

/**
 * Lines that a change adds or deletes now but did not when it was reviewed, and the reverse, from the diffs
 * against its base. A line counts as reviewed as often as its text was among the lines of its side in the
 * file then, so a moved line does not count as changed.
 */
export function changedSince(reviewed: Pick<Diff, 'files'>, now: Pick<Diff, 'files'>): ChangedLines {
  const [before, after] = [statesOf(reviewed), statesOf(now)];
  const changed = new Map<string, ChangedFile>();
  const compared = new Set<string>();
  for (const [path, state] of after) {
    const then = before.has(path) ? path : (state.formerPath ?? path);
    const known = before.get(then) ?? absent;
    compared.add(then);
    const file = compare(known, state);
    if (file.size > 0 || known.is !== state.is) changed.set(path, file);
  }
  for (const [path, state] of before) if (!compared.has(path)) changed.set(path, compare(state, absent));
  return changed;
}

/** The file at this path, else the one renamed from it. */
export function findChanged(changed: ChangedLines, path: string): ChangedFile | undefined {
  return changed.get(path) ?? [...changed.values()].find(({ formerPath }) => formerPath === path);
}

/** Whether a place has a changed line; a whole file has one when it changed at all. */
export function isOnChangedLine(
  { path, side, startLine, endLine = startLine }: Location,
  changed: ChangedLines,
): boolean {
  const file = findChanged(changed, path);
  if (file === undefined) return false;
  if (startLine === undefined || endLine === undefined) return true;
  for (const line of file[side]) if (line >= startLine && line <= endLine) return true;
  return false;
}
