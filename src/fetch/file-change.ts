import { type Diff, type DiffFile, type Hunk, lineFeed, type Run, runAt } from '../diff/hunk.ts';

import type { ChangedFile } from '../model/files.ts';
import { utf8Text } from '../model/text.ts';
import {
  type Attributes,
  type FileKind,
  isComment,
  isProduct,
  kindOf,
  type Language,
  languageOf,
} from './file-kind.ts';
import type { FindHints, Hinted, Hints } from './fragments.ts';
import { pathWords } from './path-words.ts';

/** Consecutive added or deleted lines. A large change has very many, so they are decoded only when asked for. */
export class ChangedBlock {
  readonly kind: 'added' | 'deleted';
  /** Number of its hunk in the file. */
  readonly hunk: number;
  /** The first line in the head; for deleted lines the line before which they stood, at least 1. */
  readonly line: number;
  readonly count: number;
  /** What git wrote behind the `@@` of the hunk: the line that begins the enclosing function. */
  readonly heading: string;
  readonly #bytes: Uint8Array;
  readonly #hints: Hints;
  #text: string | undefined;

  constructor(parts: {
    kind: ChangedBlock['kind'];
    hunk: number;
    run: Run;
    heading: string;
    bytes: Uint8Array;
    hints: Hints;
  }) {
    this.kind = parts.kind;
    this.hunk = parts.hunk;
    this.line = Math.max(1, parts.run.newLine);
    this.count = parts.run.count;
    this.heading = parts.heading;
    this.#bytes = parts.bytes;
    this.#hints = parts.hints;
  }

  /** The lines with their `+` or `-`, joined by line feeds. */
  get text(): string {
    this.#text ??= utf8Text(this.#bytes);
    return this.#text;
  }

  /** The lines without their marks. */
  get lines(): readonly string[] {
    return this.text.split('\n', this.count).map((line) => line.slice(1));
  }

  get firstLine(): string {
    return utf8Text(this.#bytes.subarray(1, this.#endOfLine(0)));
  }

  /** False where the expression matches nothing in here. */
  mayMatch(expression: Hinted): boolean {
    return this.#hints.mayMatch(expression);
  }

  /** The lines in which the expression may match, without their marks; `index` counts from the block's first line. */
  *linesFor(expression: Hinted): Generator<{ readonly index: number; readonly text: string }> {
    const places = this.#hints.placesOf(expression);
    if (places === undefined) {
      for (const [index, text] of this.lines.entries()) yield { index, text };
      return;
    }
    let index = 0;
    let start = 0;
    let told = -1;
    for (const place of places) {
      let end = this.#endOfLine(start);
      for (; end < place; end = this.#endOfLine(start)) {
        start = end + 1;
        index += 1;
      }
      if (index === told) continue;
      told = index;
      yield { index, text: utf8Text(this.#bytes.subarray(start + 1, end)) };
    }
  }

  #endOfLine(start: number): number {
    const end = this.#bytes.indexOf(lineFeed, start);
    return end < 0 ? this.#bytes.length : end;
  }
}

/** The changed lines of a file in the order of the diff, context left out. */
function* changedBlocks(file: DiffFile, findHints: FindHints): Generator<ChangedBlock> {
  for (const [number, hunk] of file.hunks.entries()) {
    const heading = headingOf(hunk);
    for (let index = 0; index < hunk.runs; index += 1) {
      const run = runAt(hunk, index);
      if (run.kind === 'context') continue;
      const bytes = hunk.table.bytes.subarray(run.offset, endOf(hunk, index));
      const hints = findHints(bytes);
      yield new ChangedBlock({ kind: run.kind, hunk: number, heading, run, bytes, hints });
    }
  }
}

function headingOf({ table: { bytes }, firstPoint, table }: Hunk): string {
  const end = table.offset(firstPoint) - 1;
  const start = bytes.lastIndexOf(lineFeed, end - 1) + 1;
  const line = utf8Text(bytes.subarray(start, Math.max(start, end)));
  return /^@@ [^@]{1,60} @@ (.*)$/.exec(line)?.[1] ?? '';
}

function endOf({ table, firstPoint }: Hunk, index: number): number {
  return table.offset(firstPoint + index + 1);
}

/** One changed file as the rules look at it. */
export interface FileChange {
  readonly path: string;
  /** Where it was before, for renames. */
  readonly oldPath?: string;
  readonly status: 'added' | 'modified' | 'deleted' | 'renamed';
  readonly kind: FileKind;
  readonly language?: Language;
  readonly words: ReadonlySet<string>;
  /** Part of a Go module or Rust crate that others import. */
  readonly inLibrary: boolean;
  readonly added: number;
  readonly deleted: number;
  readonly binary: boolean;
  /** Nothing but blank lines and comments changed. */
  readonly commentOnly: boolean;
  /** Lines that changed; empty for files whose kind no rule reads. */
  readonly blocks: readonly ChangedBlock[];
}

const statuses = {
  added: 'added',
  copied: 'added',
  removed: 'deleted',
  renamed: 'renamed',
  modified: 'modified',
  changed: 'modified',
  unchanged: 'modified',
} as const;

export function readFileChanges(
  files: readonly ChangedFile[],
  diff: Diff,
  known: {
    readonly attributes: Attributes;
    readonly findHints: FindHints;
    readonly isInLibrary?: (path: string) => boolean;
  },
): readonly FileChange[] {
  return files.map((file): FileChange => {
    const path = file.filename;
    const kind = kindOf(path, known.attributes);
    const language = languageOf(path);
    const found = diff.byPath.get(path);
    const read = isProduct(kind) || kind === 'test';
    const blocks = found !== undefined && read ? [...changedBlocks(found, known.findHints)] : [];
    return {
      path,
      ...(file.previous_filename !== undefined && { oldPath: file.previous_filename }),
      status: statuses[file.status],
      kind,
      ...(language !== undefined && { language }),
      words: pathWords(path),
      inLibrary: known.isInLibrary?.(path) ?? false,
      added: file.additions,
      deleted: file.deletions,
      binary: found?.binary === true,
      commentOnly:
        blocks.length > 0 && language !== undefined && blocks.every((block) => isIdle(block, language)),
      blocks,
    };
  });
}

/** Most blocks show with their first line that they are not. */
function isIdle(block: ChangedBlock, language: Language): boolean {
  const idle = (line: string) => line.trim() === '' || isComment(language, line);
  return idle(block.firstLine) && block.lines.every(idle);
}

/** Go packages and crates in a repository that holds no program. */
export function libraryTest(headPaths: readonly string[]): (path: string) => boolean {
  const all = new Set(headPaths);
  const hasGoProgram = headPaths.some((path) => /^(?:main|cmd\/(?:.*\/)?main)\.go$/.test(path));
  const hasRustProgram = headPaths.some((path) => /(?:^|\/)src\/(?:main\.rs|bin\/.*\.rs)$/.test(path));
  return (path) => {
    if (path.endsWith('.go'))
      return all.has('go.mod') && !hasGoProgram && !/(?:^|\/)(?:internal|cmd|examples?)\//.test(path);
    const at = path.endsWith('.rs') && !hasRustProgram ? path.lastIndexOf('src/') : -1;
    if (at < 0) return false;
    const source = path.slice(0, at + 'src/'.length);
    return all.has(`${source}lib.rs`);
  };
}
