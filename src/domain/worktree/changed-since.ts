import type { Diff, DiffFile } from '../diff/diff.ts';
import { runLine, runsOf } from '../diff/hunk-runs.ts';
import { lineTexts } from '../diff/line-text.ts';

/** Head lines by path. */
export type ChangedLines = ReadonlyMap<string, ReadonlySet<number>>;

function* addedLines(file: DiffFile): Generator<{ readonly line: number; readonly text: string }> {
  for (const hunk of file.hunks)
    for (const run of runsOf(hunk)) {
      if (run.kind !== 'added') continue;
      const start = runLine(run, 'RIGHT');
      const texts = lineTexts(file, 'RIGHT', { start, end: start + run.count - 1 }) ?? [];
      for (const [index, text] of texts.entries()) yield { line: start + index, text };
    }
}

/**
 * The lines that a change adds now and did not add when it was reviewed, both told by their diffs from where it left
 * its base. A line counts as reviewed as often as the file had its text among the added ones then, so a moved line is
 * none of these.
 */
export function changedSince(reviewed: Diff, now: Diff): ChangedLines {
  const changed = new Map<string, ReadonlySet<number>>();
  for (const file of now.files) {
    const left = new Map<string, number>();
    const before = reviewed.byPath.get(file.path) ?? reviewed.byPath.get(file.oldPath ?? file.path);
    if (before !== undefined)
      for (const { text } of addedLines(before)) left.set(text, (left.get(text) ?? 0) + 1);
    const lines = new Set<number>();
    for (const { line, text } of addedLines(file)) {
      const known = left.get(text) ?? 0;
      if (known > 0) left.set(text, known - 1);
      else lines.add(line);
    }
    if (lines.size > 0) changed.set(file.path, lines);
  }
  return changed;
}
