import { type Diff, type DiffFile, type FileStatus, type Hunk, runLine, runsOf } from '../diff/hunk.ts';
import { escapeJson } from '../model/text.ts';
import type { Shell } from './command-answer.ts';
import { readDiff } from './read-input.ts';

/** First and last line, both included. */
export type Range = readonly [start: number, end: number];

/** Where in a file GitHub knows lines. */
export interface FileLines {
  readonly status: FileStatus;
  readonly oldPath?: string;
  /** Each hunk's lines on the side, context included, one range a hunk and never merged across hunks. */
  readonly RIGHT: readonly Range[];
  readonly LEFT: readonly Range[];
  /** The deleted lines: the only ones on LEFT that take a comment. */
  readonly deleted: readonly Range[];
}

/** The lines of every file, by path; a map, since a path may be `__proto__`. */
export function lineRanges(diff: Diff): ReadonlyMap<string, FileLines> {
  return new Map(diff.files.map((file) => [file.path, fileLines(file)]));
}

/** What `pr-verdict lines` prints: one JSON object with one line a file. */
export function renderLineRanges(diff: Diff): string {
  const entries = [...lineRanges(diff)].map(
    ([path, lines]) => `  ${JSON.stringify(path)}: ${JSON.stringify(lines)}`,
  );
  return entries.length === 0 ? '{}\n' : escapeJson(`{\n${entries.join(',\n')}\n}\n`);
}

function fileLines({ status, oldPath, hunks }: DiffFile): FileLines {
  return {
    status,
    ...(oldPath !== undefined && { oldPath }),
    RIGHT: hunks.flatMap(({ newStart, newCount }) => range(newStart, newCount)),
    LEFT: hunks.flatMap(({ oldStart, oldCount }) => range(oldStart, oldCount)),
    deleted: hunks.flatMap(deletedRanges),
  };
}

function deletedRanges(hunk: Hunk): readonly Range[] {
  return [...runsOf(hunk)]
    .filter((run) => run.kind === 'deleted')
    .map((run) => [runLine(run, 'LEFT'), runLine(run, 'LEFT') + run.count - 1]);
}

function range(start: number, count: number): readonly Range[] {
  return count === 0 ? [] : [[start, start + count - 1]];
}

/** Prints where in each file of a diff a comment may stand, as JSON. */
export async function linesCommand(path: string, shell: Pick<Shell, 'cwd' | 'out'>): Promise<number> {
  shell.out(renderLineRanges(await readDiff(path, shell)));
  return 0;
}
