import type { DiffFile } from './diff.ts';
import { runsOf } from './hunk-runs.ts';

/** How many lines a file gained and lost, as `git diff --numstat` counts them. */
export interface LineTotals {
  readonly added: number;
  readonly deleted: number;
}

export function lineTotals(file: Pick<DiffFile, 'hunks'>): LineTotals {
  let added = 0;
  let deleted = 0;
  for (const hunk of file.hunks) {
    for (const run of runsOf(hunk)) {
      if (run.kind === 'added') added += run.count;
      if (run.kind === 'deleted') deleted += run.count;
    }
  }
  return { added, deleted };
}
