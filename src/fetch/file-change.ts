import { type Diff, type DiffFile, endOf, type Hunk, lineFeed, type Run, runAt } from '../diff/hunk.ts';
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
  pathWords,
} from './file-kind.ts';

/** A regular expression over lines, with fragments that rule out most texts cheaply. */
export interface Hinted {
  /** In lower-case ASCII; every match contains one of them. Without any, the expression is always tried. */
  readonly hints?: readonly string[];
}

const alphabet = 256;

/** Maximum number of expressions, one bit each. */
const maxHinted = 31;

/** The lines of a text in which expressions may match. */
class Hints {
  readonly #bits: ReadonlyMap<Hinted, number>;
  /** By line: its first byte. */
  readonly #starts: readonly number[];
  /** By line: a bit for each expression of which it holds a fragment. */
  readonly #masks: readonly number[];
  /** Those of all lines. */
  readonly #mask: number;

  constructor(bits: ReadonlyMap<Hinted, number>, starts: readonly number[], masks: readonly number[]) {
    this.#bits = bits;
    this.#starts = starts;
    this.#masks = masks;
    this.#mask = masks.reduce((all, mask) => all | mask, 0);
  }

  mayMatch(expression: Hinted): boolean {
    const bit = this.#bits.get(expression);
    return bit === undefined || (this.#mask & bit) !== 0;
  }

  /** The lines that the expression may match, by number, with their first byte. */
  *linesFor(expression: Hinted): Generator<{ readonly index: number; readonly start: number }> {
    if (!this.mayMatch(expression)) return;
    const bit = this.#bits.get(expression);
    for (const [index, start] of this.#starts.entries())
      if (bit === undefined || ((this.#masks[index] ?? 0) & bit) !== 0) yield { index, start };
  }
}

/** Finds the fragments of all expressions in the first lines of a text, ignoring ASCII case. */
type FindHints = (text: Uint8Array, lines: number) => Hints;

/**
 * Finds all fragments in one pass with an Aho-Corasick automaton: one table look-up per byte. Large changes are
 * mostly text that nothing matches.
 */
export function hintFinder(expressions: readonly Hinted[]): FindHints {
  const hinted = expressions.filter(({ hints }) => hints !== undefined);
  if (hinted.length > maxHinted) throw new Error(`more than ${maxHinted} expressions have hints`);
  const { next, found } = buildAutomaton(hinted.map(({ hints = [] }) => hints));
  const bits = new Map(hinted.map((expression, bit) => [expression, 1 << bit]));
  return (text, lines) => {
    const starts: number[] = [];
    const masks: number[] = [];
    for (let at = 0; starts.length < lines; at += 1) {
      let state = 0;
      let mask = 0;
      starts.push(at);
      for (let byte = text[at]; byte !== undefined && byte !== lineFeed; byte = text[at]) {
        state = next[state * alphabet + byte] ?? 0;
        mask |= found[state] ?? 0;
        at += 1;
      }
      masks.push(mask);
    }
    return new Hints(bits, starts, masks);
  };
}

interface Automaton {
  /** The next state by state and byte. */
  readonly next: Uint16Array;
  /** By state: a bit for each expression of which a fragment ends there. */
  readonly found: Uint32Array;
}

/** A trie of the fragments; a missing branch continues at the longest suffix that is a prefix of a fragment. */
function buildAutomaton(groups: readonly (readonly string[])[]): Automaton {
  const size = 1 + groups.flat().reduce((sum, fragment) => sum + fragment.length, 0);
  const next = new Uint16Array(size * alphabet);
  const found = new Uint32Array(size);
  let states = 1;
  const step = (state: number, byte: number) => next[state * alphabet + byte] ?? 0;
  for (const [bit, fragments] of groups.entries()) {
    for (const fragment of fragments) {
      let state = 0;
      for (const byte of new TextEncoder().encode(fragment)) {
        if (step(state, byte) === 0) {
          next[state * alphabet + byte] = states;
          states += 1;
        }
        state = step(state, byte);
      }
      found[state] = (found[state] ?? 0) | (1 << bit);
    }
  }
  const shorter = new Uint16Array(size);
  const queue = [0];
  for (const state of queue) {
    for (let byte = 0; byte < alphabet; byte += 1) {
      const child = step(state, byte);
      const fallback = state === 0 ? 0 : step(shorter[state] ?? 0, byte);
      if (child === 0) {
        next[state * alphabet + byte] = fallback;
      } else {
        shorter[child] = fallback;
        found[child] = (found[child] ?? 0) | (found[fallback] ?? 0);
        queue.push(child);
      }
    }
  }
  for (let state = 0; state < states; state += 1) {
    for (let letter = 0; letter < 26; letter += 1) {
      next[state * alphabet + 0x41 + letter] = step(state, 0x61 + letter);
    }
  }
  return { next, found };
}

/** Consecutive added or deleted lines. They are decoded on demand, since a large change has very many. */
export class ChangedBlock {
  readonly kind: 'added' | 'deleted';
  /** Index of its hunk in the file. */
  readonly hunk: number;
  /** The first line in the head; for deleted lines the line that followed them, at least 1. */
  readonly line: number;
  readonly count: number;
  /** The text after the hunk's `@@`: the first line of the enclosing function. */
  readonly heading: string;
  readonly #bytes: Uint8Array;
  readonly #hints: Hints;

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

  /** The lines with their `+` or `-`, joined by LF. */
  get text(): string {
    return utf8Text(this.#bytes);
  }

  /** The lines without their marks. */
  get lines(): readonly string[] {
    return this.text.split('\n', this.count).map((line) => line.slice(1));
  }

  get firstLine(): string {
    return this.#lineAt(0);
  }

  /** False if the expression certainly matches none of these lines. */
  mayMatch(expression: Hinted): boolean {
    return this.#hints.mayMatch(expression);
  }

  /** The lines in which the expression may match, without their marks; `index` counts from the block's first line. */
  *linesFor(expression: Hinted): Generator<{ readonly index: number; readonly text: string }> {
    for (const { index, start } of this.#hints.linesFor(expression))
      yield { index, text: this.#lineAt(start) };
  }

  #lineAt(start: number): string {
    const end = this.#bytes.indexOf(lineFeed, start);
    return utf8Text(this.#bytes.subarray(start + 1, end < 0 ? undefined : end));
  }
}

/** The changed lines of a file in the order of the diff, without context. */
function* changedBlocks(file: DiffFile, findHints: FindHints): Generator<ChangedBlock> {
  for (const [number, hunk] of file.hunks.entries()) {
    const heading = headingOf(hunk);
    for (let index = 0; index < hunk.runs; index += 1) {
      const run = runAt(hunk, index);
      if (run.kind === 'context') continue;
      const bytes = hunk.table.bytes.subarray(run.offset, endOf(hunk, index));
      const hints = findHints(bytes, run.count);
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

/** One changed file as input of the rules. */
export interface FileChange {
  readonly path: string;
  /** The previous path of a renamed file. */
  readonly oldPath?: string;
  readonly status: 'added' | 'modified' | 'deleted' | 'renamed';
  readonly kind: FileKind;
  readonly language?: Language;
  readonly words: ReadonlySet<string>;
  /** Whether it is part of a Go module or Rust crate that others import. */
  readonly inLibrary: boolean;
  readonly added: number;
  readonly deleted: number;
  readonly binary: boolean;
  /** Whether only blank lines and comments changed. */
  readonly commentOnly: boolean;
  /** Changed lines; empty for kinds of files that no rule reads. */
  readonly blocks: readonly ChangedBlock[];
}

/** Maximum number of changed lines in a lock file whose dependencies are unchanged. */
const shortLockfile = 20;

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
    const isShort = file.additions + file.deletions <= shortLockfile;
    const read = isProduct(kind) || kind === 'test' || (kind === 'lockfile' && isShort);
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

/** Whether a block has only blank lines and comments. The first line decides for most blocks. */
function isIdle(block: ChangedBlock, language: Language): boolean {
  const idle = (line: string) => line.trim() === '' || isComment(language, line);
  return idle(block.firstLine) && block.lines.every(idle);
}

/** A test for paths in a Go module or Rust crate without a program. */
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
