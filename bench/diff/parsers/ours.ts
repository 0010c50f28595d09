import { lineTexts, runsOf } from '../../../src/diff/hunk.ts';
import { parseDiff } from '../../../src/diff/parse-diff.ts';
import { LineCounter } from '../lines.ts';
import type { Parser } from '../parser.ts';

export const parser: Parser = {
  name: 'ours',
  module: 'ours',
  takes: 'bytes',
  read: ({ bytes }) => read(bytes),
  files: ({ bytes }) =>
    read(bytes).files.map((file) => ({
      path: file.path,
      lines: file.hunks.flatMap((hunk) =>
        [...runsOf(hunk)].flatMap(({ kind, oldLine, newLine, count }) => {
          const side = kind === 'deleted' ? 'LEFT' : 'RIGHT';
          const start = side === 'LEFT' ? oldLine : newLine;
          const counter = new LineCounter(oldLine, newLine);
          const texts = lineTexts(file, side, { start, end: start + count - 1 }) ?? [];
          return texts.map((text) => counter.next(kind, text));
        }),
      ),
    })),
};

function read(bytes: Uint8Array) {
  const parsed = parseDiff(bytes);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.diff;
}
