import { z } from 'zod';
import type { Since } from '../memory/changes-since-review.ts';
import type { Completion, RunCount } from '../memory/completion.ts';
import type { Conversation } from '../model/conversation.ts';
import type { ChangedFile, FileAt, FilesAt } from '../model/files.ts';

import type { KeptChecks } from '../model/known-finding.ts';
import type { Commits, Coverage, PullRequest, Repository, WorkingDirectory } from '../model/manifest.ts';
import type { Sharing } from '../policy/shared-head.ts';
import type { ObservedChecks } from './evidence-verification.ts';

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

/** Everything about a change that a run reads before any reviewer does, pinned to one set of commits. */
export interface Snapshot {
  readonly repository?: Repository;
  readonly pullRequest?: PullRequest;
  readonly commits: Commits;
  /** The branch that the work tree is on, when it is the work tree that is reviewed. */
  readonly branch?: string;
  /** Other open pull requests with this very head; absent for a local source. */
  readonly sharing?: Sharing;
  /** A unified diff from merge base to head. */
  readonly diff: Uint8Array;
  readonly files: readonly ChangedFile[];
  /** GitHub's REST array of review comments; empty for a local source. */
  readonly comments: readonly unknown[];
  readonly conversation?: Conversation;
  /** What the checks of this instance remember; absent where it writes none. */
  readonly kept?: KeptChecks;
  /** What reviewers had completed by then. */
  readonly completed?: readonly Completion[];
  /** How often earlier runs started them. */
  readonly runs?: readonly RunCount[];
  /** What became of the files that open findings are about, since the heads where those were seen. */
  readonly since?: readonly Since[];
  readonly coverage: Coverage;
  readonly workingDirectory: WorkingDirectory;
  /** Zero-context diff from the working directory's changed files to the head's; empty when they agree. */
  readonly workingTreeDiff: Uint8Array;
  /** The policy file at the base commit (a local source reads the worktree's own). */
  readonly policy: FileAt;
  /** The policy file at the head; absent where the change does not touch it, or it is the one that holds. */
  readonly proposedPolicy?: FileAt;
  /** The policy file at the merge base, where `policy` is that of the branch itself. */
  readonly trustedPolicy?: FileAt;
  /** What the evidence pack is made from beside the change itself. */
  readonly evidence: EvidenceFacts;
}

/** The head that a run is about, with its pull request's number and address. */
export interface PinnedHead {
  readonly head: string;
  readonly pull: number;
  readonly url: string;
}

/**
 * What changed between two states of one change; undefined where they cannot be told to be that: after a force-push,
 * where the base's own changes came in between, or where one of them is not here any more.
 */
export type ChangesSince = (from: Commits, to: Commits) => Promise<Uint8Array | undefined>;

/** Where a change comes from: GitHub, or a local git worktree. */
export interface Source {
  /** Reads once; a second call reads anew. Throws `Failure`. */
  fetch(wanted: {
    /** Relative to the root. */
    readonly policyPath: string;
    /** Told of a pull request's head as soon as that is known, and waited for while all else is read. */
    readonly onHead?: ((pinned: PinnedHead) => Promise<unknown>) | undefined;
  }): Promise<Snapshot>;
  /** The newest check runs by these names on the head; a local source knows none. Never throws a `Failure`. */
  checks?(head: string, names: readonly string[]): Promise<ObservedChecks>;
  /** Files of a commit of the change; `paths` are all that will be asked for. */
  filesAt?(commit: string, paths: readonly string[]): Promise<FilesAt>;
  /** What changed since an earlier state of a pull request. Never throws a `Failure`. */
  readonly changesSince?: ChangesSince;
  /** Whether a work tree still is what was read; a source without one leaves that to whoever publishes. */
  isCurrent?(commits: Commits): Promise<boolean>;
  /** Files of a work tree edited since it was read; `files` is the change as it was then. Never throws a `Failure`. */
  editedPaths?(commits: Commits, files: readonly ChangedFile[]): Promise<readonly string[]>;
}
