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
