import { type Diff, type Hunk, isSubmodule, lineFeed, type Run, runsOf } from '../diff/hunk.ts';
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

/** Consecutive added or deleted lines. */
export class ChangedBlock {
  readonly kind: 'added' | 'deleted';
  /** Index of its hunk in the file. */
  readonly hunk: number;
  /** The first line in the head; for deleted lines the line that followed them, at least 1. */
  readonly line: number;
  readonly count: number;
  readonly #bytes: Uint8Array;

  constructor(kind: ChangedBlock['kind'], { newLine, count, offset, end }: Run, hunk: Hunk, number: number) {
    this.kind = kind;
    this.hunk = number;
    this.line = Math.max(1, newLine);
    this.count = count;
    this.#bytes = hunk.table.bytes.subarray(offset, end);
  }

  /** The lines with their `+` or `-`. Not kept: those of a large change would fill the memory. */
  decode(): string {
    return utf8Text(this.#bytes);
  }

  /** The lines without their `+` or `-`. */
  get lines(): readonly string[] {
    return this.decode()
      .split('\n', this.count)
      .map((line) => line.slice(1));
  }

  get firstLine(): string {
    const end = this.#bytes.indexOf(lineFeed);
    return utf8Text(this.#bytes.subarray(1, end < 0 ? undefined : end));
  }
}

/** The changed lines of a file in the order of the diff, without context. */
function changedBlocks(hunks: readonly Hunk[]): readonly ChangedBlock[] {
  return hunks.flatMap((hunk, number) =>
    [...runsOf(hunk)].flatMap((run) =>
      run.kind === 'context' ? [] : [new ChangedBlock(run.kind, run, hunk, number)],
    ),
  );
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
  readonly added: number;
  readonly deleted: number;
  readonly binary: boolean;
  /** Whether it is code that no rule reads because of its name alone, which an author chooses. */
  readonly isUnreadCode: boolean;
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
  attributes: Attributes,
): readonly FileChange[] {
  return files.map((file): FileChange => {
    const { filename: path, additions: added, deletions: deleted } = file;
    const found = diff.byPath.get(path);
    const kind = found !== undefined && isSubmodule(found) ? 'unknown' : kindOf(path, attributes);
    const language = languageOf(path);
    const isDeclared = attributes.isGenerated(path) || attributes.isVendored(path);
    const isRead = isProduct(kind) || (kind === 'lockfile' && added + deleted <= shortLockfile);
    const blocks = isRead ? changedBlocks(found?.hunks ?? []) : [];
    return {
      path,
      oldPath: file.previous_filename,
      status: statuses[file.status],
      kind,
      language,
      words: singularAndPlural(
        [path, file.previous_filename ?? path].flatMap((each) => [...pathWords(each)]),
      ),
      added,
      deleted,
      binary: found?.binary === true,
      isUnreadCode: language !== undefined && isUnread(kind) && !isDeclared,
      commentOnly: blocks.length > 0 && blocks.every((block) => isIdleBlock(block, language)),
      blocks,
    };
  });
}

function isUnread(kind: FileKind): boolean {
  return kind === 'generated' || kind === 'vendored' || kind === 'translation';
}

function singularAndPlural(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.flatMap((word) => (word.endsWith('s') ? [word, word.slice(0, -1)] : [word])));
}

/** Whether a line is blank or only a comment. */
export function isIdle(line: string, language: Language | undefined): boolean {
  return line.trim() === '' || (language !== undefined && isComment(language, line));
}

/** The first line decides for most blocks. */
function isIdleBlock(block: ChangedBlock, language: Language | undefined): boolean {
  if (language === undefined) return false;
  return isIdle(block.firstLine, language) && block.lines.every((line) => isIdle(line, language));
}
