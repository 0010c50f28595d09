import type { Side } from '../finding.ts';
import { utf8Text } from '../text/utf8-text.ts';
import type { DiffFile, LineRange } from './diff.ts';
import type { Hunk } from './hunk.ts';
import { hunkOf, runLine, runsOf } from './hunk-runs.ts';
import { lineFeed } from './line-feed.ts';

/**
 * The bytes of each line of a range, without its line feed, a carriage return kept. Undefined unless one hunk
 * holds the whole range. On LEFT context lines count too: this tells text, not where a comment may stand.
 */
export function lineBytes(file: DiffFile, side: Side, range: LineRange): readonly Uint8Array[] | undefined {
  const hunk = hunkOf(file, side, range.start);
  if (hunk === undefined || hunkOf(file, side, range.end) !== hunk || range.end < range.start)
    return undefined;
  return [...linesWithin(hunk, side, range)];
}

/** Like {@link lineBytes}, decoded; what is not UTF-8 becomes U+FFFD. */
export function lineTexts(file: DiffFile, side: Side, range: LineRange): readonly string[] | undefined {
  return lineBytes(file, side, range)?.map((line) => utf8Text(line));
}

/** A line as people count it equal, whichever of CRLF and LF ends it. */
export function withoutCarriageReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}

function* linesWithin(hunk: Hunk, side: Side, range: LineRange): Generator<Uint8Array> {
  const { bytes } = hunk.table;
  const absent = side === 'RIGHT' ? 'deleted' : 'added';
  for (const run of runsOf(hunk)) {
    const first = runLine(run, side);
    if (run.kind === absent || first > range.end || first + run.count <= range.start) continue;
    let at = run.offset;
    for (let line = first; line < first + run.count && line <= range.end; line += 1) {
      const feed = bytes.indexOf(lineFeed, at);
      // An empty context line may come without its mark: then start is past end, and that is empty too.
      if (line >= range.start) yield bytes.subarray(at + 1, feed);
      at = feed + 1;
    }
  }
}
