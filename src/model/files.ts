import { z } from 'zod';

/**
 * One entry of `files.json`, in the shape of GitHub's REST "list pull request files". Fields that we do not use
 * are kept. A missing `patch` never means that nothing changed.
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

/** A reviewer's output file as found on disk. */
export interface ReceivedFile {
  /** Relative to the directory the pattern was resolved in. */
  readonly path: string;
  readonly bytes: Uint8Array;
  /** True when the file is part of the head commit: then it is the author's, not the reviewer's. */
  readonly tracked: boolean;
}

/** Finds the files that `findings` patterns name in the working directory. */
export interface ReceivedFiles {
  /** Sorted by path. Throws `Failure` for links, non-regular and oversized files. */
  match(glob: string): Promise<readonly ReceivedFile[]>;
}

/**
 * Files of artifacts that the run which triggered this one left. Whoever controls the head may have written every
 * byte of them, so they only add findings.
 */
export interface UploadedFiles {
  /** Sorted by path; undefined when there is no such artifact. Throws `Failure` for one that is not to be read. */
  match(artifact: string, glob: string): Promise<readonly Pick<ReceivedFile, 'path' | 'bytes'>[] | undefined>;
}

/** The review directory: plain files, each written whole or not at all. */
export interface ReviewDirectory {
  readonly path: string;
  /** Undefined when there is no such file. Throws `Failure` for links, non-regular files and oversized ones. */
  read(name: string): Promise<Uint8Array | undefined>;
  write(name: string, content: string | Uint8Array): Promise<void>;
  /** A folder goes with all that is in it, links themselves and not what they lead to. What is not there is removed already. */
  remove(name: string): Promise<void>;
  /** Names relative to the directory, sorted; never follows links. */
  list(): Promise<readonly string[]>;
  /** Milliseconds since the epoch of the last write, undefined when absent. */
  modifiedAt(name: string): Promise<number | undefined>;
}

/** A file's state at a commit. `unreadable` is not `absent`: it must fail closed. */
export type FileAt =
  | {
      readonly state: 'present';
      readonly bytes: Uint8Array;
      /** Id of its blob, where that is known. */
      readonly blob?: string;
    }
  | { readonly state: 'absent' }
  | { readonly state: 'unreadable'; readonly reason: string };

/** What files hold at one commit or in a working directory, whether they changed or not. */
export interface FilesAt {
  /** Undefined when there is no such file, or none that can be read as text of a sensible size. */
  text(path: string): Promise<string | undefined>;
}
