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
