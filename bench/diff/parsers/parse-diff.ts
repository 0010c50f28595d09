import parseDiff, { type Change } from 'parse-diff';
import { type Line, nameOf } from '../lines.ts';
import type { Parser } from '../parser.ts';

export const parser: Parser = {
  name: 'parse-diff',
  module: 'parse-diff',
  takes: 'text',
  read: ({ text }) => parseDiff(text),
  files: ({ text }) =>
    parseDiff(text).map((file) => ({
      path: nameOf(file.from, file.to),
      lines: file.chunks.flatMap(({ changes }) =>
        changes.filter(({ content }) => !content.startsWith('\\')).map(line),
      ),
    })),
};

function line(change: Change): Line {
  const text = change.content.slice(1);
  switch (change.type) {
    case 'add':
      return { kind: 'added', oldLine: 0, newLine: change.ln, text };
    case 'del':
      return { kind: 'deleted', oldLine: change.ln, newLine: 0, text };
    case 'normal':
      return { kind: 'context', oldLine: change.ln1, newLine: change.ln2, text };
  }
}
