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
