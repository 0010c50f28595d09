import type { Diff, DiffFile } from './diff/diff.ts';
import { findFile } from './diff/find-file.ts';
import { lineTexts } from './diff/line-text.ts';
import type { Location, Side } from './finding.ts';
import type { FingerprintParts } from './identity.ts';

type Anchor = NonNullable<FingerprintParts['anchor']>;

/** How often the same single line stands above `line` in the hunks of its file, on the same side. */
function occurrenceOf(file: DiffFile, side: Side, line: number, text: string): number {
  let seen = 0;
  for (const hunk of file.hunks) {
    const start = side === 'RIGHT' ? hunk.newStart : hunk.oldStart;
    const count = side === 'RIGHT' ? hunk.newCount : hunk.oldCount;
    const end = Math.min(start + count - 1, line - 1);
    if (count === 0 || end < start) continue;
    const texts = lineTexts(file, side, { start, end }) ?? [];
    seen += texts.filter((other) => other.trim() === text.trim()).length;
  }
  return seen;
}

/**
 * What a finding holds on to when line numbers shift: the text of its lines and which occurrence of it they are.
 * Lines whose text the diff does not show are told apart by their number instead, so that two of them never fall
 * together; a finding without lines has no anchor.
 */
export function anchorOf(location: Location | undefined, diff: Diff): Anchor | undefined {
  if (location?.startLine === undefined) return undefined;
  const range = { start: location.startLine, end: location.endLine ?? location.startLine };
  // Lines that came from the base branch are numbered in another tree than the diff's.
  const file = location.fromBase ? undefined : findFile(diff, location.path);
  const texts = file && lineTexts(file, location.side, range);
  if (file === undefined || texts === undefined) return { text: '', occurrence: range.start };
  const [first = ''] = texts;
  return { text: texts.join('\n'), occurrence: occurrenceOf(file, location.side, range.start, first) };
}
