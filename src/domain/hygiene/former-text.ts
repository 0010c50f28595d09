import type { DiffFile } from '../diff/diff.ts';
import { runsOf } from '../diff/hunk-runs.ts';
import { lineTexts, withoutCarriageReturn } from '../diff/line-text.ts';

/**
 * The text that a file had before the change, from its text after it; undefined where the two do not belong
 * together. A missing line feed at the end is not told apart, nor are CRLF and LF: a checkout may have the other one.
 */
export function formerText(file: DiffFile, headText: string): string | undefined {
  if (file.binary || file.missing !== undefined) return undefined;
  const head = headText.split('\n');
  const former: string[] = [];
  let next = 1;
  for (const hunk of file.hunks) {
    for (const { kind, oldLine, newLine, count } of runsOf(hunk)) {
      if (kind === 'context') continue;
      former.push(...head.slice(next - 1, newLine - 1));
      next = newLine;
      const side = kind === 'added' ? 'RIGHT' : 'LEFT';
      const start = kind === 'added' ? newLine : oldLine;
      const texts = lineTexts(file, side, { start, end: start + count - 1 }) ?? [];
      if (kind === 'deleted') former.push(...texts);
      else if (!areEqual(texts, head.slice(newLine - 1, newLine - 1 + count))) return undefined;
      else next = newLine + count;
    }
  }
  return [...former, ...head.slice(next - 1)].join('\n');
}

/** Whether a text can be what a changed file holds at the head: a checkout may have been merged with the base. */
export function isHeadText(file: DiffFile, text: string): boolean {
  return file.hunks.length === 0 || formerText(file, text) !== undefined;
}

function areEqual(some: readonly string[], others: readonly string[]): boolean {
  return (
    some.length === others.length &&
    some.every((line, index) => withoutCarriageReturn(line) === withoutCarriageReturn(others[index] ?? ''))
  );
}
