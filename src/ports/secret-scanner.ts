/** A position in a text that looks like a secret. The secret itself is never stored. */
export interface SecretMatch {
  /** The probable kind, such as `GITHUB_TOKEN`. */
  readonly kind: string;
  /** UTF-16 units of the text, `end` excluded. */
  readonly start: number;
  readonly end: number;
}

/** Finds text that looks like a key, a token or a password. Waits for nothing, so that it can be interrupted. */
export type ScanText = (text: string) => readonly SecretMatch[];

export interface SecretScanner {
  load(): Promise<ScanText>;
}
