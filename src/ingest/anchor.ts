import { type Diff, type DiffFile, findFile, firstLine, lineAfter, lineTexts } from '../diff/hunk.ts';

import type { Location, Side } from '../model/finding.ts';
import type { FingerprintParts } from '../model/identity.ts';

type Anchor = NonNullable<FingerprintParts['anchor']>;

/** Lines of one side, ascending, by what they say; blanks around it do not count. */
type LinesByText = ReadonlyMap<string, readonly number[]>;

function linesByText(file: DiffFile, side: Side): LinesByText {
  const lines = new Map<string, number[]>();
  for (const hunk of file.hunks) {
    const start = firstLine(hunk, side);
    const texts = lineTexts(file, side, { start, end: lineAfter(hunk, side) - 1 }) ?? [];
    for (const [index, text] of texts.entries()) {
      const same = lines.get(text.trim());
      if (same === undefined) lines.set(text.trim(), [start + index]);
      else same.push(start + index);
    }
  }
  return lines;
}

/**
 * What findings hold on to when line numbers shift: the text of their lines and which occurrence of it in the hunks of
 * the file they are. Lines whose text the diff does not show are told apart by their number instead, so that two of
 * them never fall together; a finding without lines has no anchor. A side of a file is read once for all its findings.
 */
export function anchorsIn(diff: Diff): (location: Location | undefined) => Anchor | undefined {
  const known = { LEFT: new Map<DiffFile, LinesByText>(), RIGHT: new Map<DiffFile, LinesByText>() };
  const linesOf = (file: DiffFile, side: Side): LinesByText => {
    const lines = known[side].get(file) ?? linesByText(file, side);
    known[side].set(file, lines);
    return lines;
  };
  return (location) => {
    if (location?.startLine === undefined) return undefined;
    const range = { start: location.startLine, end: location.endLine ?? location.startLine };
    // Where lines are numbered in another tree, the diff does not show them.
    const file = location.numberedIn === undefined ? findFile(diff, location.path) : undefined;
    const texts = file && lineTexts(file, location.side, range);
    if (file === undefined || texts === undefined) return { text: '', occurrence: range.start };
    const [first = ''] = texts;
    const same = linesOf(file, location.side).get(first.trim()) ?? [];
    return { text: texts.join('\n'), occurrence: same.indexOf(range.start) };
  };
}
