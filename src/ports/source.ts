import { z } from 'zod';
import type { AppActivity, AppComment } from '../apps/activity.ts';
import type { Completion, RunCount } from '../model/completion.ts';
import type { Conversation, Parties } from '../model/conversation.ts';
import type { ObservedChecks } from '../model/evidence-pack.ts';
import type { ChangedFile, FileAt, ReadText, Since } from '../model/files.ts';
import type { KeptChecks } from '../model/known-finding.ts';
import type { Commits, Coverage, PullRequest, Repository, WorkingDirectory } from '../model/manifest.ts';
import type { Sharing } from '../policy/shared-head.ts';

/** A text file at one commit. */
export const FileText = z.strictObject({ path: z.string(), text: z.string() }).readonly();
export type FileText = z.infer<typeof FileText>;

/** The author and committer of a commit as git records them; unverified. */
export interface CommitFact {
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
 * Facts that the source read for the evidence pack. An absent field could not be read (no permission, API down,
 * history missing); an empty list was read and is empty.
 */
export interface EvidenceFacts {
  /** From the merge base, excluded, to the head. */
  readonly commits?: readonly CommitFact[] | undefined;
  /** Issues that merging closes. */
  readonly linkedIssues?: readonly LinkedIssue[] | undefined;
  /** The files of `wantedBaseFiles` that exist at the base commit (a worktree's own for a local source). */
  readonly baseFiles?: readonly FileText[] | undefined;
  /** Every file of the head tree. */
  readonly headPaths?: readonly string[];
  /** Its symbolic links, with the ids of their blobs. */
  readonly headLinks?: ReadonlyMap<string, string>;
  /** Changed files of the head that hold their own tests, as Rust's do. */
  readonly inlineTests?: readonly string[];
  /** The last person to set a label, by the label's name. */
  readonly labelledBy?: ReadonlyMap<string, string> | undefined;
}

/** Everything about a change that a run reads before reviewers start, pinned to one set of commits. */
export interface Snapshot {
  readonly repository?: Repository;
  /** How links to code of the head begin, where a worktree's commit is at a GitHub remote. */
  readonly permalink?: string | undefined;
  readonly pullRequest?: PullRequest;
  /** Those with a part in it. */
  readonly parties?: Parties;
  readonly commits: Commits;
  /** The current branch, when the work tree is reviewed. */
  readonly branch?: string;
  /** Other open pull requests with the same head; absent for a local source. */
  readonly sharing?: Sharing;
  /** A unified diff from merge base to head. */
  readonly diff: Uint8Array;
  readonly files: readonly ChangedFile[];
  /** GitHub's REST array of review comments; empty for a local source. */
  readonly comments: readonly unknown[];
  readonly conversation?: Conversation;
  /** The memory in this instance's checks; absent when it writes none. */
  readonly kept?: KeptChecks;
  /** What reviewers had completed by then. */
  readonly completed?: readonly Completion[];
  /** How often earlier runs started them. */
  readonly runs?: readonly RunCount[];
  /** Changes of the files with open findings, since the heads at which those were reported. */
  readonly since?: readonly Since[];
  readonly coverage: Coverage;
  readonly workingDirectory: WorkingDirectory;
  /** Zero-context diff from the working directory's changed files to the head's; empty when they agree. */
  readonly workingTreeDiff: Uint8Array;
  /** The policy file at the base commit (a local source reads the worktree's own). */
  readonly policy: FileAt;
  /** The policy file at the head; absent when the change does not touch it, or it is the one in effect. */
  readonly proposedPolicy?: FileAt;
  /** The policy file at the merge base, where `policy` is that of the branch itself. */
  readonly trustedPolicy?: FileAt;
  /** Facts for the evidence pack in addition to the change. */
  readonly evidence: EvidenceFacts;
}

/** The head of a run, with the number and address of its pull request. */
export interface PinnedHead {
  readonly head: string;
  readonly pull: number;
  readonly url: string;
}

/**
 * The diff between two states of one change; undefined when it cannot be determined: after a force-push, when
 * changes of the base came in between, or when one of the commits is gone.
 */
export type ChangesSince = (from: Commits, to: Commits) => Promise<Uint8Array | undefined>;

export interface SnapshotRequest {
  /** Relative to the root. */
  readonly policyPath: string;
  /** Called with the head that the run was started for, if there is one, alongside the first request. */
  readonly onExpectedHead?: ((head: string) => void) | undefined;
  /** Called with a pull request's head as soon as it is known, concurrently with further reads. */
  readonly onHead?: ((pinned: PinnedHead) => Promise<unknown>) | undefined;
}

/** What a run reads of apps on a pull request. */
export interface AppRequest {
  readonly head: string;
  /** Lower-case logins, without `[bot]`, of accounts whose texts count. */
  readonly logins: readonly string[];
  /** Names of check runs. */
  readonly checks: readonly string[];
  /** Whether one of them says something in a commit status, which takes a permission of its own. */
  readonly statuses: boolean;
}

export interface AppsOnPull {
  readonly activity: AppActivity;
  /** Comments as they were before someone else edited or deleted them, from our own comments that keep them. */
  readonly overwritten?: readonly AppComment[];
  /** The earliest time at which our own texts prove that the head was current; null without proof. */
  readonly firstCheckAt: string | null;
}

/** Where a change comes from: GitHub, or a local git worktree. */
export interface Source {
  /** Reads the change, again at each call. Throws `Failure`. */
  fetch(request: SnapshotRequest): Promise<Snapshot>;
  /** The check runs with these names on the head; absent for a local source. Never throws a `Failure`. */
  checks?(head: string, names: readonly string[]): Promise<ObservedChecks>;
  /** What apps did on the pull request up to now; absent for a local source. Throws `Failure`. */
  readonly apps?: (request: AppRequest) => Promise<AppsOnPull>;
  /** Prepares to read files of a commit of the change; `paths` are all that will be requested. */
  readerAt?(commit: string, paths: readonly string[]): Promise<ReadText>;
  /** The beginnings of blobs by id; one that cannot be read is left out. */
  firstBytes?(ids: readonly string[], length: number): Promise<ReadonlyMap<string, Uint8Array>>;
  /** What changed since an earlier state of a pull request. Never throws a `Failure`. */
  readonly changesSince?: ChangesSince;
  /**
   * Files of a work tree that were edited since it was read; undefined when it is unchanged. `before` is the change at
   * that time.
   */
  editedSince?(
    commits: Commits,
    before: readonly ChangedFile[],
    received?: readonly string[],
  ): Promise<readonly string[] | undefined>;
}
