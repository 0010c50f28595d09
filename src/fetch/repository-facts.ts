import { z } from 'zod';

/** A text file at one commit. */
export const FileText = z.strictObject({ path: z.string(), text: z.string() }).readonly();
export type FileText = z.infer<typeof FileText>;

/** Who made a commit, as git records it. Names and addresses are the author's own words. */
export interface CommitFact {
  readonly id: string;
  readonly message: string;
  readonly author: Identity;
  readonly committer: Identity;
}

export interface Identity {
  readonly name: string;
  readonly email: string;
}

interface LinkedIssue {
  readonly number: number;
  readonly title: string;
  readonly body: string;
  readonly labels: readonly string[];
}

/**
 * What the source read for the evidence pack, untouched. An absent field could not be had (no permission, API
 * down, history missing); an empty list was had and is empty.
 */
export interface EvidenceFacts {
  /** From the merge base, excluded, to the head. */
  readonly commits?: readonly CommitFact[];
  /** Issues that merging closes. */
  readonly linkedIssues?: readonly LinkedIssue[];
  /** The files of `wantedBaseFiles` that exist at the base commit (a worktree's own for a local source). */
  readonly baseFiles?: readonly FileText[];
  /** Every file of the head tree. */
  readonly headPaths?: readonly string[];
  /** Changed files of the head that hold their own tests, as Rust's do. */
  readonly inlineTests?: readonly string[];
  /** Who set a label last, by the label's name. */
  readonly labelledBy?: ReadonlyMap<string, string>;
}
