import type { DiffFile } from '../diff/diff.ts';
import type { Hunk } from '../diff/hunk.ts';
import { runAt } from '../diff/hunk-runs.ts';
import { utf8Text } from '../text/utf8-text.ts';

/** A line of the head that the diff shows. */
export interface HeadLine {
  readonly line: number;
  /** Without its line end; a carriage return before it is gone too. */
  readonly text: string;
  readonly added: boolean;
  /** Added here and deleted elsewhere in the same file, blanks aside: what it says is not new. */
  readonly moved: boolean;
}

/** The lines of each hunk, deleted ones left out. */
export function readHeadLines({ hunks }: DiffFile): readonly (readonly HeadLine[])[] {
  const deleted = new Set<string>();
  for (const hunk of hunks) {
    for (const { kind, texts } of runTexts(hunk)) {
      if (kind === 'deleted') for (const text of texts) deleted.add(text.trim());
    }
  }
  return hunks.map((hunk) => {
    const lines: HeadLine[] = [];
    for (const { kind, newLine, texts } of runTexts(hunk)) {
      if (kind === 'deleted') continue;
      const added = kind === 'added';
      for (const [index, text] of texts.entries()) {
        lines.push({ line: newLine + index, text, added, moved: added && deleted.has(text.trim()) });
      }
    }
    return lines;
  });
}

function* runTexts(hunk: Hunk) {
  for (let index = 0; index < hunk.runs; index += 1) {
    const { kind, newLine, count } = runAt(hunk, index);
    const text = utf8Text(
      hunk.table.bytes.subarray(
        hunk.table.offset(hunk.firstPoint + index),
        hunk.table.offset(hunk.firstPoint + index + 1),
      ),
    );
    // A note that no line feed follows may stand behind the last line: the count leaves it out.
    const texts = text.split('\n', count).map((line) => line.slice(1, line.endsWith('\r') ? -1 : undefined));
    yield { kind, newLine, texts };
  }
}
