import { type Diff, type Hunk, isSubmodule, runsOf, runTexts } from '../diff/hunk.ts';
import type { ChangedFile } from '../model/files.ts';
import {
  type Attributes,
  type FileKind,
  isComment,
  isConfiguration,
  isProduct,
  kindOf,
  type Language,
  languageOf,
  pathWords,
} from './file-kind.ts';

export interface ChangedLine {
  /** In the head; of a deleted line that of the line that followed it, at least 1. */
  readonly line: number;
  readonly text: string;
}

/** The added and deleted lines of a hunk. Those of a large change would fill the memory: keep them for one file at most. */
export function changedLines(hunk: Hunk): readonly ChangedLine[] {
  return [...runsOf(hunk)].flatMap((run) => {
    if (run.kind === 'context') return [];
    const step = run.kind === 'added' ? 1 : 0;
    return runTexts(hunk, run).map((text, at) => ({ line: Math.max(1, run.newLine + step * at), text }));
  });
}

/** One changed file as input of the rules. */
export interface FileChange {
  readonly path: string;
  /** The previous path of a renamed file. */
  readonly oldPath?: string | undefined;
  readonly status: 'added' | 'modified' | 'deleted' | 'renamed';
  readonly kind: FileKind;
  readonly language?: Language | undefined;
  /** Words of the current and the previous path. */
  readonly words: ReadonlySet<string>;
  readonly added: number;
  readonly deleted: number;
  readonly binary: boolean;
  /** Whether its purpose or content is unknown, or no rule reads it for its name alone, which an author chooses. */
  readonly isObscure: boolean;
  /** Whether only blank lines and comments changed. */
  readonly commentOnly: boolean;
  /** Empty for kinds of files that no rule reads. */
  readonly hunks: readonly Hunk[];
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
  attributes: Attributes,
): readonly FileChange[] {
  return files.map((file): FileChange => {
    const { filename: path, additions: added, deletions: deleted } = file;
    const found = diff.byPath.get(path);
    const kind = found !== undefined && isSubmodule(found) ? 'unknown' : kindOf(path, attributes);
    const language = languageOf(path);
    const binary = found?.binary === true;
    const isDeclared = attributes.isGenerated(path) || attributes.isVendored(path);
    const mayRun = language !== undefined || (kind !== 'translation' && isConfiguration(path));
    const isHidden = mayRun && isUnread(kind) && !isDeclared;
    const hunks = (isProduct(kind) || kind === 'lockfile' ? found?.hunks : undefined) ?? [];
    const hasNoStatement = statementsOf({ kind, language, hunks }).next().done === true;
    return {
      path,
      oldPath: file.previous_filename,
      status: statuses[file.status],
      kind,
      language,
      words: new Set([path, file.previous_filename ?? path].flatMap(pathWords)),
      added,
      deleted,
      binary,
      isObscure: kind === 'unknown' || isHidden || (binary && isProduct(kind)),
      commentOnly: isProduct(kind) && language !== undefined && hunks.length > 0 && hasNoStatement,
      hunks,
    };
  });
}

function isUnread(kind: FileKind): boolean {
  return kind === 'generated' || kind === 'vendored' || kind === 'translation';
}

/** Whether a line is blank or only a comment. */
export function isIdle(line: string, language: Language | undefined): boolean {
  return line.trim() === '' || (language !== undefined && isComment(language, line));
}

/**
 * The changed lines of a file of the product that are neither blank nor comments, read only as far as they are asked
 * for: to read all of a large change takes long.
 */
export function* statementsOf(file: Pick<FileChange, 'kind' | 'language' | 'hunks'>): Generator<ChangedLine> {
  if (!isProduct(file.kind)) return;
  for (const hunk of file.hunks) yield* changedLines(hunk).filter(({ text }) => !isIdle(text, file.language));
}
