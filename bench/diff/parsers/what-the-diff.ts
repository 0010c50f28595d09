import whatTheDiff from 'what-the-diff';
import { marked, nameOf } from '../lines.ts';
import type { Parser } from '../parser.ts';

export const parser: Parser = {
  name: 'what-the-diff',
  module: 'what-the-diff',
  takes: 'text',
  read: ({ text }) => whatTheDiff.parse(text),
  files: ({ text }) =>
    whatTheDiff.parse(text).map((file) => ({
      path: nameOf(file.oldPath ?? undefined, file.newPath ?? file.filePath ?? undefined),
      lines: (file.hunks ?? []).flatMap((hunk) => marked(hunk.lines, hunk.oldStartLine, hunk.newStartLine)),
    })),
};
