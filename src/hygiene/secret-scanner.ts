import type { SecretMatch } from './hygiene-file.ts';

/** Finds what looks like a key, a token or a password. */
export interface SecretScanner {
  scan(text: string): Promise<readonly SecretMatch[]>;
}
