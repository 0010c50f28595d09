import type { FileChange } from './file-change.ts';
import type { Hinted } from './fragments.ts';

/**
 * When a change touches something that can do harm. A rule holds for a product file (code, configuration, or a
 * kind that nobody knows) whose path or changed lines match; documents, tests and pictures never do.
 */
export interface RiskRule extends Hinted {
  readonly factor: string;
  readonly severity: 'moderate' | 'red';
  /** Whole words of a path segment, in lower case. */
  readonly words?: readonly string[];
  /** Words that also mean something else: the factor counts, with less confidence. */
  readonly doubtfulWords?: readonly string[];
  /** Where words say it; everywhere when absent. */
  readonly wordsIn?: (file: FileChange) => boolean;
  /** Segments that stand next to each other, such as `.github/workflows`. */
  readonly folders?: readonly string[];
  readonly names?: readonly RegExp[];
  readonly extensions?: readonly string[];
  /** For rules of a repository's own. */
  readonly paths?: (path: string) => boolean;
  /** With `hints` for large changes. Must match within one changed line; whether it was added or deleted does not matter. */
  readonly code?: RegExp;
  /** `code` is read only in these files; elsewhere the rule goes by the path alone. */
  readonly codeIn?: (file: FileChange) => boolean;
  /** The path says where the code counts, and is no factor by itself. */
  readonly codeOnly?: boolean;
  /** Files of kinds that no other rule looks at. */
  readonly kinds?: readonly FileChange['kind'][];
  /** Where in the file to look is of no help. */
  readonly noHotspots?: boolean;
  /** What a reviewer should ask of the lines. */
  readonly why: string;
}
