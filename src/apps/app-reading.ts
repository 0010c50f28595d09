import type { ConfidenceBand, Severity } from '../model/finding.ts';
import type { AppComment } from './activity.ts';

/** What one app says about the head: whether it reviewed it, and what it found. */
export interface AppReading {
  readonly completion: AppCompletion;
  /** What a person writes to the app to ask for a review; shown as code, never live. */
  readonly ask?: string | undefined;
  readonly findings: readonly AppFinding[];
}

export type AppCompletion =
  | { readonly how: 'reviewed' }
  /** `reason` is untrusted: the app's own first words, or ours where it has none; at most 120 characters. */
  | {
      readonly how: 'working' | 'not-reviewed';
      readonly reason: string;
      /** It has answered, and not by a review that counts, so nothing more comes by itself. */
      readonly final?: true;
    };

export interface AppFinding {
  /** Null where the app names no file. */
  readonly path: string | null;
  /** First line in the head; null for a whole file, an outdated comment, or no file. */
  readonly line: number | null;
  /** Last line, at least `line`; null where `line` is. */
  readonly endLine: number | null;
  /** One line. */
  readonly title: string;
  /** Markdown, without folds, hidden comments and prompts for agents; may be empty. */
  readonly text: string;
  readonly severity: Severity;
  readonly confidence: ConfidenceBand;
  /** The comment on lines that says it alone; absent for annotations of a check and for findings in a longer text. */
  readonly inline?: AppComment | undefined;
  readonly url: string;
  /** Whether the app says it of this head; else it said it of an earlier one, or does not say of which. */
  readonly ofThisHead: boolean;
  /** Then severity and confidence are `high`, unless the caller knows them better. */
  readonly editedByOthers: boolean;
  /** The app says that it is settled; that is shown, and closes nothing. */
  readonly claim?: 'settled' | undefined;
}
