/** Something in a text that looks like a secret. The secret itself is never kept. */
export interface SecretMatch {
  /** What it seems to be, such as `GITHUB_TOKEN`. */
  readonly kind: string;
  /** Where it stands in the text, in UTF-16 units, `end` excluded. */
  readonly start: number;
  readonly end: number;
}
