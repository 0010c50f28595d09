import type { Annotation } from './domain/annotation.ts';
import type { ChangedFile } from './domain/changed-file.ts';
import type { Conversation, ReviewState } from './domain/conversation.ts';
import type { EvidenceFacts } from './domain/evidence/facts.ts';
import type { ObservedChecks } from './domain/evidence/observed-check.ts';
import type { Failure } from './domain/failure.ts';
import type { CheckConclusion } from './domain/gate.ts';
import type { StatusState, StepOf } from './domain/gate-plan.ts';
import type { SecretMatch } from './domain/hygiene/secret-match.ts';
import type {
  Commits,
  Coverage,
  Degraded,
  PullRequest,
  Repository,
  WorkingDirectory,
} from './domain/manifest.ts';
import type { DraftRequest, FileThread, StepOf as PlanStepOf } from './domain/plan.ts';
import type { ReviewEvent } from './domain/review-document.ts';
import type { CheckOnHead } from './domain/shared-head.ts';
import type { Since } from './domain/since.ts';

/** A file's state at a commit. `unreadable` is not `absent`: it must fail closed. */
export type FileAt =
  | { readonly state: 'present'; readonly bytes: Uint8Array }
  | { readonly state: 'absent' }
  | { readonly state: 'unreadable'; readonly reason: string };

/** The text of a check that an earlier run concluded. */
export interface EarlierCheck {
  readonly head: string;
  readonly text: string;
}

/** Everything about a change that a run reads before any reviewer does, pinned to one set of commits. */
export interface Snapshot {
  readonly repository?: Repository;
  readonly pullRequest?: PullRequest;
  readonly commits: Commits;
  /** The branch that the work tree is on, when it is the work tree that is reviewed. */
  readonly branch?: string;
  /** Other open pull requests with this very head; absent for a local source. */
  readonly sharedWith?: readonly number[];
  /** A unified diff from merge base to head. */
  readonly diff: Uint8Array;
  readonly files: readonly ChangedFile[];
  /** GitHub's REST array of review comments; empty for a local source. */
  readonly comments: readonly unknown[];
  readonly conversation?: Conversation;
  /** What our own app wrote into the checks of its newest commits, the newest first; absent where there are none. */
  readonly earlierChecks?: readonly EarlierCheck[];
  /** What became of the files that open findings are about, since the heads where those were seen. */
  readonly since?: readonly Since[];
  readonly coverage: Coverage;
  /** Set where GitHub could not be read and the checkout was: what people and we said there is not known. */
  readonly degraded?: Degraded;
  readonly workingDirectory: WorkingDirectory;
  /** Zero-context diff from the working directory's changed files to the head's; empty when they agree. */
  readonly workingTreeDiff: Uint8Array;
  /** The policy file at the base commit (a local source reads the worktree's own). */
  readonly policy: FileAt;
  /** The policy file at the head; absent where the change does not touch it, or it is the one that holds. */
  readonly proposedPolicy?: FileAt;
  /** What the evidence pack is made from beside the change itself. */
  readonly evidence: EvidenceFacts;
}

/** The head that a run is about, with its pull request's number and address. */
export interface PinnedHead {
  readonly head: string;
  readonly pull: number;
  readonly url: string;
}

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
}

/** The review directory: plain files, each written whole or not at all. */
export interface ReviewDirectory {
  readonly path: string;
  /** Undefined when there is no such file. Throws `Failure` for links, non-regular files and oversized ones. */
  read(name: string): Promise<Uint8Array | undefined>;
  write(name: string, content: string | Uint8Array): Promise<void>;
  /** A folder goes with all that is in it, links themselves and not what they lead to. What is not there is removed already. */
  remove(name: string): Promise<void>;
  /** Names relative to the directory, sorted; never follows links. */
  list(): Promise<readonly string[]>;
  /** Milliseconds since the epoch of the last write, undefined when absent. */
  modifiedAt(name: string): Promise<number | undefined>;
}

/** A reviewer's output file as found on disk. */
export interface ReceivedFile {
  /** Relative to the directory the pattern was resolved in. */
  readonly path: string;
  readonly bytes: Uint8Array;
  /** True when the file is part of the head commit: then it is the author's, not the reviewer's. */
  readonly tracked: boolean;
}

/** Finds the files that `findings` patterns name in the working directory. */
export interface ReceivedFiles {
  /** Sorted by path. Throws `Failure` for links, non-regular and oversized files. */
  match(glob: string): Promise<readonly ReceivedFile[]>;
}

/**
 * Files of artifacts that the run which triggered this one left. Whoever controls the head may have written every
 * byte of them, so they only add findings.
 */
export interface UploadedFiles {
  /** Sorted by path; undefined when there is no such artifact. Throws `Failure` for one that is not to be read. */
  match(artifact: string, glob: string): Promise<readonly Pick<ReceivedFile, 'path' | 'bytes'>[] | undefined>;
}

export interface Ongoing {
  /** The last line that it said, as it came; shown only while it goes on. */
  saying(line: string): void;
  /** What came of it. Nothing is said after. */
  end(text: string): void;
}

/** Every log line, annotation, output and summary goes through here, made safe for where it lands. */
export interface Reporter {
  debug(text: string): void;
  info(text: string): void;
  notice(text: string): void;
  warning(text: string): void;
  error(text: string): void;
  /** What, where, how to fix it and the code, as one error. */
  failure(failure: Failure): void;
  /** Lines within `body` are folded together where the log can fold. */
  group<T>(title: string, body: () => Promise<T>): Promise<T>;
  /** What another program said, folded where the log can fold; whatever it holds, nothing obeys it. */
  quote(title: string, text: string): void;
  /** The same where the log can fold, and nothing elsewhere: worth keeping, not worth reading along. */
  fold(title: string, text: string): void;
  /** Something that goes on beside other things: a line that changes on a terminal, its beginning and end elsewhere. */
  begin(title: string): Ongoing;
  output(name: string, value: string | number): void;
  /** Markdown for the job summary; appended, capped, never fails the run. */
  summary(markdown: string): Promise<void>;
}

export interface CreatedDraft {
  readonly id: number;
  readonly nodeId: string;
}

/** What the confirming read says just before a draft is submitted. */
export interface Confirmation {
  readonly head: string;
  /** Our identity's submitted reviews, newest last: to find what another run published meanwhile. */
  readonly ownReviews: readonly { readonly id: number; readonly state: ReviewState; readonly body: string }[];
}

/** A published review as GitHub tells it afterwards. */
export interface PublishedComment {
  readonly path: string;
  readonly line: number | null;
  readonly body: string;
  readonly url: string;
}

/**
 * Writes one review. Each call is one step of a computed plan and carries a key that stands in the posted
 * text: after an unclear answer the implementation looks for it before it sends again, so that each call takes
 * effect at most once. Throws `Failure` when GitHub refuses for good.
 */
export interface Publisher {
  createDraft(key: string, request: DraftRequest): Promise<CreatedDraft>;
  /** Answers the keys of the threads that GitHub did not place: it says so without an error. */
  addFileThreads(draft: CreatedDraft, threads: readonly FileThread[]): Promise<readonly string[]>;
  /** `after` is the id of a review: those that came before it may be left out, since the caller knows them. */
  confirm(after?: number): Promise<Confirmation>;
  submit(
    draft: CreatedDraft,
    submission: { key: string; event: ReviewEvent; body: string },
  ): Promise<{ url: string }>;
  deleteDraft(draft: CreatedDraft): Promise<void>;
  readBack(draft: CreatedDraft): Promise<{
    readonly state: ReviewState;
    readonly head: string;
    readonly body: string;
    readonly comments: readonly PublishedComment[];
  }>;
  /** A review that is dismissed already, or was never one that can be, is left as it is. */
  dismissReview(id: number, message: string): Promise<void>;
  /** Replaces the text of one of our comments in a thread. */
  updateComment(id: number, body: string): Promise<void>;
  /** Answers false where the token may not resolve threads: then nothing happened. */
  resolveThread(nodeId: string): Promise<boolean>;
  /** Answers a comment. */
  react(reaction: Pick<PlanStepOf<'react'>, 'commentId' | 'in' | 'content' | 'by'>): Promise<void>;
  /** Asks people for a review, by login; answers those whom GitHub lets nobody ask. */
  requestReviewers(logins: readonly string[]): Promise<readonly string[]>;
  /** Submits a review's text again, in place. */
  updateReview(id: number, body: string): Promise<void>;
}

export interface CheckOutput {
  readonly title: string;
  readonly summary: string;
  /** Shown below the summary; what stands is kept where there is none. */
  readonly text?: string | undefined;
}

/** What a request adds to a check: `total` annotations stand on it once the request took effect. */
export interface CheckContent {
  readonly output: CheckOutput;
  readonly annotations: readonly Annotation[];
  readonly total: number;
}

/** Check runs on a commit. */
export interface Checks {
  /** Marks the check as running and answers its id. */
  start(check: { readonly name: string; readonly head: string; readonly key: string }): Promise<number>;
  /** Adds annotations to a check that runs. */
  annotate(id: number, content: CheckContent): Promise<void>;
  /** `standing` replaces the key by which the check is found. */
  conclude(
    id: number,
    result: CheckContent & { readonly conclusion: CheckConclusion; readonly standing?: string | undefined },
  ): Promise<void>;
  /** Every check of the name on the commit, as far as this token's own app made it. */
  list(check: {
    readonly name: string;
    readonly head: string;
    /** Login of the app that made it; without it a token that has not written yet takes everybody's. */
    readonly by?: string;
  }): Promise<readonly StandingCheck[]>;
}

/** What people say on a pull request, and what it takes to weigh it. */
export interface Discussion {
  readonly pullRequest: PullRequest;
  readonly head: string;
  /** Other open pull requests with this very head. */
  readonly sharedWith: readonly number[];
  readonly conversation: Conversation;
  /** The policy file at the base commit. */
  readonly policy: FileAt;
}

/** The open pull requests whose head is one commit. */
export interface HeadMembers {
  /** Login of whoever reads. */
  readonly viewer: string;
  readonly open: readonly number[];
  /** False where the list could not be read to its end. */
  readonly complete: boolean;
}

export interface StandingCheck extends CheckOnHead {
  readonly summary: string;
  readonly text: string;
  readonly annotations: number;
  /** By GitHub's clock; empty where GitHub does not say. */
  readonly startedAt: string;
}

/** Commit statuses, for tokens that cannot write checks. */
export interface Statuses {
  set(status: Omit<StepOf<'set-status'>, 'do'>): Promise<void>;
  /** The state of the newest status of the name; undefined where there is none. */
  latest(status: { readonly name: string; readonly head: string }): Promise<StatusState | undefined>;
}

/** What holds up a merge, where it is not the job itself. */
export type GatePort =
  | {
      readonly kind: 'check';
      readonly checks: Checks;
      /** Which open pull requests have the commit as their head now; read anew each time. */
      readonly members: (head: string) => Promise<HeadMembers>;
    }
  | { readonly kind: 'status'; readonly statuses: Statuses };

/** One program to run: without a shell, and with nothing of our own environment but what is given here. */
export interface CommandRequest {
  /** Program and arguments. */
  readonly run: readonly string[];
  /** Absolute path of its working directory. */
  readonly directory: string;
  readonly environment: ReadonlyMap<string, string>;
  /** Milliseconds until it is asked to end; a little later it is ended. */
  readonly timeout: number;
  /** Most bytes of standard output, and of standard error, each. */
  readonly outputLimit: number;
  /** Told each whole line as it comes, raw: for progress, never for the log as it is. */
  readonly onLine?: (line: string, from: 'stdout' | 'stderr') => void;
}

/** How a program ended; whatever it was, nothing of its process group is left. */
export type CommandEnd =
  | { readonly how: 'exited'; readonly code: number }
  | { readonly how: 'killed'; readonly signal: string }
  | { readonly how: 'timed-out' }
  | { readonly how: 'flooded'; readonly stream: 'stdout' | 'stderr' }
  | { readonly how: 'not-started'; readonly reason: string }
  | { readonly how: 'cancelled' };

export interface CommandOutcome {
  readonly end: CommandEnd;
  /** At most `outputLimit` bytes each. */
  readonly stdout: Uint8Array;
  readonly stderr: Uint8Array;
  /** Processes that the program left behind and that were ended. */
  readonly leftovers: number;
  /** Milliseconds. */
  readonly duration: number;
}

/** Runs other people's programs. */
export interface Commands {
  /** Never throws for what the program does. Ends the program's whole group when `cancelled` aborts. */
  run(request: CommandRequest, cancelled: AbortSignal): Promise<CommandOutcome>;
}

/** What files hold at one commit or in a working directory, whether they changed or not. */
export interface FilesAt {
  /** Undefined when there is no such file, or none that can be read as text of a sensible size. */
  text(path: string): Promise<string | undefined>;
  /** Bytes; undefined when there is no such file. */
  size(path: string): Promise<number | undefined>;
}

/**
 * What changed between two states of one change; undefined where they cannot be told to be that: after a force-push,
 * where the base's own changes came in between, or where one of them is not here any more.
 */
export type ChangesSince = (from: Commits, to: Commits) => Promise<Uint8Array | undefined>;

/** Finds what looks like a key, a token or a password. */
export interface SecretScanner {
  scan(text: string): Promise<readonly SecretMatch[]>;
}
