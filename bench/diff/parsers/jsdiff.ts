import { parsePatch } from 'diff';
import { marked, nameOf } from '../lines.ts';
import type { Parser } from '../parser.ts';

export const parser: Parser = {
  name: 'diff (jsdiff)',
  module: 'jsdiff',
  takes: 'text',
  read: ({ text }) => parsePatch(text),
  files: ({ text }) =>
    parsePatch(text).map((patch) => ({
      path: nameOf(patch.oldFileName, patch.newFileName),
      lines: patch.hunks.flatMap((hunk) => marked(hunk.lines, hunk.oldStart, hunk.newStart)),
    })),
};
