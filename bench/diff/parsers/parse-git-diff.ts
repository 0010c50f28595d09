import parseGitDiff, { type AnyLineChange } from 'parse-git-diff';
import type { Line } from '../lines.ts';
import type { Parser } from '../parser.ts';

export const parser: Parser = {
  name: 'parse-git-diff',
  module: 'parse-git-diff',
  takes: 'text',
  read: ({ text }) => parseGitDiff(text),
  files: ({ text }) =>
    parseGitDiff(text).files.map((file) => ({
      path: file.type === 'RenamedFile' ? file.pathAfter : file.path,
      lines: file.chunks.flatMap((chunk) => (chunk.type === 'Chunk' ? chunk.changes : [])).flatMap(lines),
    })),
};

function lines(change: AnyLineChange): readonly Line[] {
  const text = change.content;
  switch (change.type) {
    case 'AddedLine':
      return [{ kind: 'added', oldLine: 0, newLine: change.lineAfter, text }];
    case 'DeletedLine':
      return [{ kind: 'deleted', oldLine: change.lineBefore, newLine: 0, text }];
    case 'UnchangedLine':
      return [{ kind: 'context', oldLine: change.lineBefore, newLine: change.lineAfter, text }];
    case 'MessageLine':
      return [];
  }
}
