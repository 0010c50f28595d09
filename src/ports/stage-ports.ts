import type { FindReceived, FindUploaded, ReadText, ReviewDirectory } from '../model/files.ts';
import type { PullRequest } from '../model/manifest.ts';
import type { Reporter } from '../model/reporter.ts';
import type { GatePort, OpenGate } from './gate-port.ts';
import type { Publisher } from './publisher.ts';
import type { ChangesSince, PinnedHead, Source } from './source.ts';

/** One program to run, without a shell and with only the given environment. */
export interface CommandRequest {
  /** Program and arguments. */
  readonly run: readonly string[];
  /** Absolute path of its working directory. */
  readonly directory: string;
  readonly environment: ReadonlyMap<string, string>;
  /** Milliseconds until it is asked to end; shortly afterwards it is killed. */
  readonly timeout: number;
  /** Bytes kept of standard output and standard error, each. */
  readonly outputLimit: number;
  /** Called with each raw line of standard error, for progress only. */
  readonly onLine?: (line: string) => void;
}

/** How a program ended; nothing of its process group is left in any case. */
export type CommandEnd =
  | { readonly how: 'exited'; readonly code: number }
  | { readonly how: 'killed'; readonly signal: string }
  | { readonly how: 'timed-out' }
  | { readonly how: 'flooded'; readonly stream: 'stdout' | 'stderr' }
  | { readonly how: 'not-started'; readonly reason: string }
  | { readonly how: 'cancelled' };

/** Bytes kept of each stream of a program; as many as are read of a document. */
export const outputLimit = 16 * 1024 * 1024;

export interface CommandOutcome {
  readonly end: CommandEnd;
  /** At most `outputLimit` bytes each. */
  readonly stdout: Uint8Array;
  readonly stderr: Uint8Array;
  /** Whether it left processes in its group that had to be ended. */
  readonly leftovers: boolean;
  /** Milliseconds. */
  readonly duration: number;
}

/** Runs external programs. */
export interface Commands {
  /** Never throws for what the program does. Ends its process group when `cancelled` aborts. */
  run(request: CommandRequest, cancelled: AbortSignal): Promise<CommandOutcome>;
}

/** The environment of a program, or the names that keep it from starting. */
export type ProgramEnvironment =
  | { readonly environment: ReadonlyMap<string, string> }
  /** Names without a value here, or that are never passed on, whatever the policy says (threat S2). */
  | { readonly missing: readonly string[] };

/** A temporary folder for agents, where no file of the head can configure them. */
export interface AgentFolder {
  /** Absolute path of a copy of the working directory without agent configuration. */
  readonly checkout: string;
  /** Paths left out of the copy. */
  readonly hidden: readonly string[];
  /** Contains a folder per agent. */
  readonly directory: ReviewDirectory;
  readonly remove: () => void;
}

/** Environment and limits for running external programs. */
export interface Programs {
  readonly commands: Commands;
  /**
   * The complete environment of a program that may see these variables; their values are redacted from then
   * on.
   */
  readonly environmentFor: (names: readonly string[]) => ProgramEnvironment;
  /**
   * Whether the checkout's git configuration holds a credential, which is redacted from then on. False
   * outside Actions, where programs have their user's rights anyway.
   */
  readonly findsCredential: () => Promise<boolean>;
  /** The copy is empty without a working directory. */
  readonly openAgentFolder: (worktree: string | undefined) => Promise<AgentFolder>;
  /** Whether programs named only by the reviewed branch's policy may start. */
  readonly trustsPolicy: boolean;
  /** Name of the event; undefined outside Actions. */
  readonly event: string | undefined;
  /** Programs that may run concurrently, unless policy sets another number. */
  readonly concurrency: number;
  readonly cancelled: AbortSignal;
}

/** Provides programs while `use` runs; a request to end then aborts `cancelled`. */
export type WithPrograms = <T>(use: (programs: Programs) => Promise<T>) => Promise<T>;

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
