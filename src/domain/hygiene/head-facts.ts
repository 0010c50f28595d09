import type { SecretMatch } from './secret-match.ts';
import type { Workflow } from './workflow.ts';

/** What the diff itself does not say of files it changes; whatever is not in here is unknown. */
export interface HeadFacts {
  /** The whole text at the head of the files that `wantedTexts` names. */
  readonly texts: ReadonlyMap<string, string>;
  /** Bytes at the head of binary files. */
  readonly sizes: ReadonlyMap<string, number>;
  /** Lock files that exist at the head, of those that `wantedLockfiles` names. */
  readonly lockfiles: ReadonlySet<string>;
  /** What a scanner found in `addedText` of a file. */
  readonly secrets: ReadonlyMap<string, readonly SecretMatch[]>;
  /** Changed workflow files, read. */
  readonly workflows: ReadonlyMap<string, Workflow>;
}
