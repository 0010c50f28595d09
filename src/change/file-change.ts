import { type Diff, type Hunk, lineFeed, type Run, runsOf } from '../diff/hunk.ts';
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

/** A regular expression over lines, with fragments that rule out most lines cheaply. */
export interface Hinted {
  /** In lower-case ASCII; every match contains one of them. Without any, the expression is always tried. */
  readonly hints?: readonly string[];
}

/** Finds fragments of many expressions at once, ignoring ASCII case. */
export type HintFinder = ReturnType<typeof hintFinder>;

const alphabet = 256;

/** Maximum number of expressions, one bit each. */
const maxHinted = 31;

/**
 * Finds all fragments in one pass with an Aho-Corasick automaton: one table look-up per byte. Large changes are
 * mostly text that nothing matches.
 */
export function hintFinder(expressions: readonly Hinted[]) {
  const hinted = expressions.filter(({ hints }) => hints !== undefined);
  if (hinted.length > maxHinted) throw new Error(`more than ${maxHinted} expressions have hints`);
  const bits = new Map(hinted.map((expression, bit) => [expression, 1 << bit]));
  const { next, found } = buildAutomaton(hinted.map(({ hints = [] }) => hints));
  return {
    /** Undefined for an expression without fragments. */
    bitOf: (expression: Hinted) => bits.get(expression),
    /** By line: the bits of the expressions of which it has a fragment. */
    masksOf: (text: Uint8Array, lines: number) => {
      const masks = new Uint32Array(lines);
      let [line, state, mask] = [0, 0, 0];
      for (let at = 0; line < lines; at += 1) {
        const byte = text[at] ?? lineFeed;
        state = next[state * alphabet + byte] ?? 0;
        mask |= found[state] ?? 0;
        if (byte !== lineFeed) continue;
        masks[line] = mask;
        line += 1;
        mask = 0;
      }
      return masks;
    },
  };
}

/** A trie of the fragments; a missing branch continues at the longest suffix that is a prefix of a fragment. */
function buildAutomaton(groups: readonly (readonly string[])[]) {
  const size = 1 + groups.flat().reduce((sum, fragment) => sum + fragment.length, 0);
  /** The next state by state and byte. */
  const next = new Uint16Array(size * alphabet);
  /** By state: a bit for each expression of which a fragment ends there. */
  const found = new Uint32Array(size);
  const step = (state: number, byte: number) => next[state * alphabet + byte] ?? 0;
  let states = 1;
  for (const [bit, fragments] of groups.entries())
    for (const fragment of fragments) {
      let state = 0;
      for (const byte of Buffer.from(fragment)) {
        if (step(state, byte) === 0) next[state * alphabet + byte] = states++;
        state = step(state, byte);
      }
      found[state] = (found[state] ?? 0) | (1 << bit);
    }
  const shorter = new Uint16Array(size);
  const queue = [0];
  for (const state of queue)
    for (let byte = 0; byte < alphabet; byte += 1) {
      const child = step(state, byte);
      const fallback = state === 0 ? 0 : step(shorter[state] ?? 0, byte);
      if (child === 0) {
        next[state * alphabet + byte] = fallback;
        continue;
      }
      shorter[child] = fallback;
      found[child] = (found[child] ?? 0) | (found[fallback] ?? 0);
      queue.push(child);
    }
  for (let state = 0; state < states; state += 1)
    next.copyWithin(state * alphabet + 0x41, state * alphabet + 0x61, state * alphabet + 0x7b);
  return { next, found };
}

/** Consecutive added or deleted lines. */
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
  readonly #finder: HintFinder;
  readonly #masks: Uint32Array;
  readonly #allMasks: number;

  constructor(
    kind: ChangedBlock['kind'],
    { newLine, count, offset, end }: Run,
    place: { readonly hunk: Hunk; readonly number: number; readonly heading: string },
    finder: HintFinder,
  ) {
    this.kind = kind;
    this.hunk = place.number;
    this.line = Math.max(1, newLine);
    this.count = count;
    this.heading = place.heading;
    this.#bytes = place.hunk.table.bytes.subarray(offset, end);
    this.#finder = finder;
    this.#masks = finder.masksOf(this.#bytes, count);
    this.#allMasks = this.#masks.reduce((all, mask) => all | mask, 0);
  }

  /** The lines without their `+` or `-`. */
  get lines(): readonly string[] {
    return this.decode().map((line) => line.slice(1));
  }

  /** The lines with their `+` or `-`. Not kept: those of a large change would fill the memory. */
  decode(): readonly string[] {
    return utf8Text(this.#bytes).split('\n', this.count);
  }

  get firstLine(): string {
    const end = this.#bytes.indexOf(lineFeed);
    return utf8Text(this.#bytes.subarray(1, end < 0 ? undefined : end));
  }

  /** The lines that the expression may match, with their `+` or `-` and their index in the block. */
  linesFor(
    expression: Hinted,
    decode = () => this.decode(),
  ): readonly { readonly index: number; readonly line: string }[] {
    const bit = this.#finder.bitOf(expression);
    if (bit !== undefined && (this.#allMasks & bit) === 0) return [];
    const found: { index: number; line: string }[] = [];
    for (const [index, line] of decode().entries())
      if (bit === undefined || ((this.#masks[index] ?? 0) & bit) !== 0) found.push({ index, line });
    return found;
  }
}

/** The changed lines of a file in the order of the diff, without context. */
function changedBlocks(hunks: readonly Hunk[], finder: HintFinder): readonly ChangedBlock[] {
  return hunks.flatMap((hunk, number) => {
    const place = { hunk, number, heading: headingOf(hunk) };
    return [...runsOf(hunk)].flatMap((run) =>
      run.kind === 'context' ? [] : [new ChangedBlock(run.kind, run, place, finder)],
    );
  });
}

function headingOf({ table, firstPoint }: Hunk): string {
  const end = table.offset(firstPoint) - 1;
  const start = table.bytes.lastIndexOf(lineFeed, end - 1) + 1;
  const line = utf8Text(table.bytes.subarray(start, Math.max(start, end)));
  return /^@@ [^@]{1,60} @@ (.*)$/.exec(line)?.[1] ?? '';
}

/** One changed file as input of the rules. */
export interface FileChange {
  readonly path: string;
  /** The previous path of a renamed file. */
  readonly oldPath?: string | undefined;
  readonly status: 'added' | 'modified' | 'deleted' | 'renamed';
  readonly kind: FileKind;
  readonly language?: Language | undefined;
  /** Words of the current and the previous path, those that end in `s` also without it. */
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
    readonly finder: HintFinder;
    readonly headPaths: readonly string[];
  },
): readonly FileChange[] {
  const isInLibrary = libraryTest(known.headPaths);
  return files.map((file): FileChange => {
    const { filename: path, additions: added, deletions: deleted } = file;
    const kind = kindOf(path, known.attributes);
    const language = languageOf(path);
    const found = diff.byPath.get(path);
    const isRead =
      isProduct(kind) || kind === 'test' || (kind === 'lockfile' && added + deleted <= shortLockfile);
    const blocks = isRead ? changedBlocks(found?.hunks ?? [], known.finder) : [];
    return {
      path,
      oldPath: file.previous_filename,
      status: statuses[file.status],
      kind,
      language,
      words: singularAndPlural(
        [path, file.previous_filename ?? path].flatMap((each) => [...pathWords(each)]),
      ),
      inLibrary: isInLibrary(path),
      added,
      deleted,
      binary: found?.binary === true,
      commentOnly: blocks.length > 0 && blocks.every((block) => isIdle(block, language)),
      blocks,
    };
  });
}

function singularAndPlural(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.flatMap((word) => (word.endsWith('s') ? [word, word.slice(0, -1)] : [word])));
}

/** Whether a block has only blank lines and comments. The first line decides for most blocks. */
function isIdle(block: ChangedBlock, language: Language | undefined): boolean {
  if (language === undefined) return false;
  const idle = (line: string) => line.trim() === '' || isComment(language, line);
  return idle(block.firstLine) && block.lines.every(idle);
}

/** A test for paths in a Go module or Rust crate without a program. */
function libraryTest(headPaths: readonly string[]): (path: string) => boolean {
  const all = new Set(headPaths);
  const hasGoProgram = headPaths.some((path) => /^(?:main|cmd\/(?:.*\/)?main)\.go$/.test(path));
  const hasRustProgram = headPaths.some((path) => /(?:^|\/)src\/(?:main\.rs|bin\/.*\.rs)$/.test(path));
  return (path) => {
    if (path.endsWith('.go'))
      return all.has('go.mod') && !hasGoProgram && !/(?:^|\/)(?:internal|cmd|examples?)\//.test(path);
    const at = path.endsWith('.rs') && !hasRustProgram ? path.lastIndexOf('src/') : -1;
    return at >= 0 && all.has(`${path.slice(0, at)}src/lib.rs`);
  };
}
