import { createRequire } from 'node:module';
import { parsePatch } from 'diff';
import type { Change as GitdiffChange, File as GitdiffFile } from 'gitdiff-parser';
import parseDiffPackage, { type Change } from 'parse-diff';
import parseGitDiff, { type AnyLineChange } from 'parse-git-diff';
import whatTheDiff from 'what-the-diff';
import { runsOf } from '../../src/domain/diff/hunk-runs.ts';
import { lineTexts } from '../../src/domain/diff/line-text.ts';
import { parseDiff } from '../../src/domain/diff/parse-diff.ts';
import { type Line, LineCounter, type ParsedFile } from './lines.ts';

/** Its types speak of a default export that the package does not have. */
const gitdiff: { readonly parse: (text: string) => readonly GitdiffFile[] } = createRequire(import.meta.url)(
  'gitdiff-parser',
);

/** A parser under measurement. `read` is what is timed; `files` brings its result into common terms. */
export interface Parser {
  readonly name: string;
  /** What it takes: a parser of text needs the bytes decoded first. */
  readonly takes: 'bytes' | 'text';
  /** Parses, throws the result away, and throws when the parser refuses. */
  readonly read: (input: { readonly bytes: Uint8Array; readonly text: string }) => unknown;
  readonly files: (input: { readonly bytes: Uint8Array; readonly text: string }) => readonly ParsedFile[];
}

export const allParsers: readonly Parser[] = [
  {
    name: 'ours',
    takes: 'bytes',
    read: ({ bytes }) => ours(bytes),
    files: ({ bytes }) =>
      ours(bytes).files.map((file) => ({
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
  },
  {
    name: 'diff (jsdiff)',
    takes: 'text',
    read: ({ text }) => parsePatch(text),
    files: ({ text }) =>
      parsePatch(text).map((patch) => ({
        path: nameOf(patch.oldFileName, patch.newFileName),
        lines: patch.hunks.flatMap((hunk) => marked(hunk.lines, hunk.oldStart, hunk.newStart)),
      })),
  },
  {
    name: 'parse-diff',
    takes: 'text',
    read: ({ text }) => parseDiffPackage(text),
    files: ({ text }) =>
      parseDiffPackage(text).map((file) => ({
        path: nameOf(file.from, file.to),
        lines: file.chunks.flatMap(({ changes }) =>
          changes.filter(({ content }) => !content.startsWith('\\')).map(parseDiffLine),
        ),
      })),
  },
  {
    name: 'gitdiff-parser',
    takes: 'text',
    read: ({ text }) => gitdiff.parse(text),
    files: ({ text }) =>
      gitdiff.parse(text).map((file) => ({
        path: nameOf(file.oldPath, file.newPath),
        lines: file.hunks.flatMap(({ changes }) => changes.map(gitdiffLine)),
      })),
  },
  {
    name: 'parse-git-diff',
    takes: 'text',
    read: ({ text }) => parseGitDiff(text),
    files: ({ text }) =>
      parseGitDiff(text).files.map((file) => ({
        path: file.type === 'RenamedFile' ? file.pathAfter : file.path,
        lines: file.chunks
          .flatMap((chunk) => (chunk.type === 'Chunk' ? chunk.changes : []))
          .flatMap(parseGitDiffLines),
      })),
  },
  {
    name: 'what-the-diff',
    takes: 'text',
    read: ({ text }) => whatTheDiff.parse(text),
    files: ({ text }) =>
      whatTheDiff.parse(text).map((file) => ({
        path: nameOf(file.oldPath ?? undefined, file.newPath ?? file.filePath ?? undefined),
        lines: (file.hunks ?? []).flatMap((hunk) => marked(hunk.lines, hunk.oldStartLine, hunk.newStartLine)),
      })),
  },
];

function ours(bytes: Uint8Array) {
  const parsed = parseDiff(bytes);
  if (!parsed.ok) throw new Error(`${parsed.error.code}: ${parsed.error.message}`);
  return parsed.diff;
}

/** The name a file goes by; those who keep `a/` and `b/` are not blamed for it. */
function nameOf(oldName: string | undefined, newName: string | undefined): string {
  const present = (name: string | undefined) =>
    name === undefined || name === '/dev/null' ? undefined : name;
  return present(newName)?.replace(/^b\//, '') ?? present(oldName)?.replace(/^a\//, '') ?? '';
}

/** Lines that still carry their mark. */
function marked(lines: readonly string[], oldStart: number, newStart: number): readonly Line[] {
  const counter = new LineCounter(oldStart, newStart);
  return lines
    .filter((line) => !line.startsWith('\\'))
    .map((line) => {
      const kind = line.startsWith('+') ? 'added' : line.startsWith('-') ? 'deleted' : 'context';
      return counter.next(kind, line.slice(1));
    });
}

function parseDiffLine(change: Change): Line {
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

function gitdiffLine(change: GitdiffChange): Line {
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

function parseGitDiffLines(change: AnyLineChange): readonly Line[] {
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
