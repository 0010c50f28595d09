import { createRequire } from 'node:module';
import type { Change, File } from 'gitdiff-parser';
import { type Line, nameOf } from '../lines.ts';
import type { Parser } from '../parser.ts';

/** Its types speak of a default export that the package does not have. */
const gitdiff: { readonly parse: (text: string) => readonly File[] } = createRequire(import.meta.url)(
  'gitdiff-parser',
);

export const parser: Parser = {
  name: 'gitdiff-parser',
  module: 'gitdiff-parser',
  takes: 'text',
  read: ({ text }) => gitdiff.parse(text),
  files: ({ text }) =>
    gitdiff.parse(text).map((file) => ({
      path: nameOf(file.oldPath, file.newPath),
      lines: file.hunks.flatMap(({ changes }) => changes.map(line)),
    })),
};

function line(change: Change): Line {
  const text = change.content;
  switch (change.type) {
    case 'insert':
      return { kind: 'added', oldLine: 0, newLine: change.lineNumber, text };
    case 'delete':
      return { kind: 'deleted', oldLine: change.lineNumber, newLine: 0, text };
    case 'normal':
      return { kind: 'context', oldLine: change.oldLineNumber, newLine: change.newLineNumber, text };
  }
}
