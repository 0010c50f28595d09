import { z } from 'zod';
import { CommitId } from './review-document.ts';
import { closedObject, listOf } from './schemas.ts';

/** The folder in a work tree that C5 names for reports. */
export const reportFolder = 'docs/code-reviews';

/**
 * One entry of `files.json`, in the shape of GitHub's REST "list pull request files"; unused fields are kept.
 * A missing `patch` does not mean that nothing changed.
 * @see https://docs.github.com/en/rest/pulls/pulls#list-pull-requests-files
 */
export const ChangedFile = z
  .looseObject({
    sha: z.string().nullable(),
    filename: z.string(),
    previous_filename: z.string().optional(),
    status: z.enum(['added', 'removed', 'modified', 'renamed', 'copied', 'changed', 'unchanged']),
    additions: z.number().int(),
    deletions: z.number().int(),
    changes: z.number().int(),
    patch: z.string().optional(),
  })
  .readonly();
export type ChangedFile = z.infer<typeof ChangedFile>;

/** Every file of the head, and where its symbolic links lead. */
export const HeadTree = closedObject({
  paths: listOf(z.string()),
  links: listOf(closedObject({ path: z.string(), target: z.string() })),
});
export type HeadTree = z.infer<typeof HeadTree>;

/** A reviewer's output file on disk. */
export interface ReceivedFile {
  /** Relative to the directory in which the pattern was resolved. */
  readonly path: string;
  readonly bytes: Uint8Array;
  /** True for a file of the head commit, which the author wrote rather than the reviewer. */
  readonly tracked: boolean;
}

/**
 * Finds files in the working directory by a pattern of `findings`, sorted by path. Throws `Failure` for links,
 * non-regular and oversized files.
 */
export type FindReceived = (glob: string) => Promise<readonly ReceivedFile[]>;

/**
 * Finds files in an artifact of the triggering run, sorted by path; undefined without such an artifact. Throws
 * `Failure` for an unacceptable one. The head's author may have written every byte, so these documents only add
 * findings.
 */
export type FindUploaded = (
  artifact: string,
  glob: string,
) => Promise<readonly Pick<ReceivedFile, 'path' | 'bytes'>[] | undefined>;

export type FileContent = string | Uint8Array | Iterable<Uint8Array>;

/** The review directory: plain files, each written completely or not at all. */
export interface ReviewDirectory {
  readonly path: string;
  /** Undefined when the file does not exist. Throws `Failure` for links, non-regular and oversized files. */
  read(name: string): Promise<Uint8Array | undefined>;
  /** Pieces may be asked for twice. */
  write(name: string, content: FileContent): Promise<void>;
  /**
   * Removes a file, or a folder with its content; links are removed, not followed. Succeeds when there is
   * nothing to remove.
   */
  remove(name: string): Promise<void>;
  /** Names relative to the directory, sorted; links are not followed. */
  list(): Promise<readonly string[]>;
  /** Time of the last write in milliseconds since the epoch; undefined when absent. */
  modifiedAt(name: string): Promise<number | undefined>;
  /** Identifies a file's content that this process wrote; absent where each stage reads what it needs. */
  versionOf?(name: string): object | undefined;
}

/** A file's state at a commit. `unreadable` must fail closed and is not `absent`. */
export type FileAt =
  | {
      readonly state: 'present';
      readonly bytes: Uint8Array;
      /** Id of its blob, if known. */
      readonly blob?: string;
    }
  | { readonly state: 'absent' }
  | { readonly state: 'unreadable'; readonly reason: string };

/**
 * Reads a file at one commit or in a working directory, changed or not. Undefined for a missing, oversized or binary
 * file.
 */
export type ReadText = (path: string) => Promise<string | undefined>;

/**
 * Comparison of some files between an earlier head and this one. `files` has an entry for each file that
 * differs.
 */
export const Since = closedObject({
  head: CommitId,
  /** Names at the earlier head that were compared. The state of all other files is unknown. */
  known: listOf(z.string()),
  files: listOf(ChangedFile),
});
export type Since = z.infer<typeof Since>;

/** `since.json`: one entry for each earlier head at which an open finding was last seen. */
export const SinceFile = listOf(Since);
