import type { ChangedFile } from '../changed-file.ts';
import type { Diff } from '../diff/diff.ts';
import { type ChangedBlock, changedBlocks } from './changed-blocks.ts';
import { type Attributes, type FileKind, isProduct, kindOf } from './file-kind.ts';
import type { FindHints } from './fragments.ts';
import { isComment, type Language, languageOf } from './language.ts';
import { pathWords } from './path-words.ts';

/** One changed file as the rules look at it. */
export interface FileChange {
  readonly path: string;
  /** Where it was before, for renames. */
  readonly oldPath?: string;
  readonly status: 'added' | 'modified' | 'deleted' | 'renamed';
  readonly kind: FileKind;
  readonly language?: Language;
  readonly words: ReadonlySet<string>;
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
  known: { readonly attributes: Attributes; readonly findHints: FindHints },
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
