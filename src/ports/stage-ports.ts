import type { FindReceived, FindUploaded, ReadText, ReviewDirectory } from '../model/files.ts';
import type { PullRequest } from '../model/manifest.ts';
import type { Reporter } from '../model/reporter.ts';
import type { GatePort, OpenGate } from './gate-port.ts';
import type { WithPrograms } from './programs.ts';
import type { Publisher } from './publisher.ts';
import type { ChangesSince, PinnedHead, Source } from './source.ts';

/** Ports that differ between a worktree and a pull request; each is created on first use. */
export interface TargetPorts {
  readonly source: () => Promise<Source>;
  /** Undefined for a local target. */
  readonly publisher: () => Promise<Publisher | undefined>;
  /** Undefined for a local target and with `gate: job`. */
  readonly gate: () => Promise<GatePort | undefined>;
  /** Artifacts of the triggering run; undefined without one. */
  readonly uploaded?: (() => Promise<FindUploaded | undefined>) | undefined;
  /** Opens a folder of the worktree for permanent records; absent on a pull request. */
  readonly reports?: ((folder: string) => Promise<ReviewDirectory>) | undefined;
  /** Path of the worktree's top; absent on a pull request. */
  readonly top?: string | undefined;
  /**
   * The head of the run, read when the run failed before `fetch` read it; absent for a local target. Throws
   * `Failure`.
   */
  readonly pinned?: () => Promise<Partial<PinnedHead> & Pick<PinnedHead, 'head'>>;
  /** What a job may check out of a pull request; empty for nothing. Absent for a local target. */
  readonly checkoutRef?: (pull: Pick<PullRequest, 'number' | 'fork'>) => string;
  /** Dismisses our approvals of other heads than the current one, or all; absent for a local target. */
  readonly dismissUnearned?: (which?: 'all') => Promise<void>;
}

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

/** What the stages of a run need from git, GitHub and the runner. */
export interface StagePorts extends TargetPorts {
  readonly reporter: Reporter;
  readonly directory: ReviewDirectory;
  /** Absolute path of the working directory. */
  readonly root: string;
  readonly redact: (text: string) => string;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Waits so many milliseconds. */
  readonly sleep: (ms: number) => Promise<void>;
  /** Unique per run, including retries. */
  readonly runKey: string;
  /** Reads files of the head in the working directory. */
  readonly readHeadText: ReadText;
  /** Finds files in the working directory and whether the head commit tracks them. */
  readonly received: (head: string) => FindReceived;
  readonly withPrograms: WithPrograms;
  readonly changesSince: ChangesSince;
  readonly scanner: SecretScanner;
  /** The path in the working directory that an absolute path leads to, also through a link; undefined outside of it. */
  readonly inside?: (absolute: string) => string | undefined;
  /** Remembers an open gate for the cleanup after a cancelled run. */
  readonly rememberGate: (gate: OpenGate | undefined) => void;
  /** Where the run's artifacts are, when it uploads the page of the review. */
  readonly artifactsUrl?: string | undefined;
}
