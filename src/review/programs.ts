import type { ReviewDirectory } from '../model/files.ts';
import type { ReviewerPolicy, VerifierPolicy } from '../policy/reviewer-policy.ts';

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
  /** Gets each line of standard error as it comes, raw: for progress, never for the log as it is. */
  readonly onLine?: (line: string) => void;
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
  /** Whether the program left processes in its group behind that had to be ended. */
  readonly leftovers: boolean;
  /** Milliseconds. */
  readonly duration: number;
}

/** Runs other people's programs. */
export interface Commands {
  /** Never throws for what the program does. Ends the program's whole group when `cancelled` aborts. */
  run(request: CommandRequest, cancelled: AbortSignal): Promise<CommandOutcome>;
}

type ProgramEnvironment =
  | { readonly environment: ReadonlyMap<string, string> }
  /** Names that have no value here, or that no program may have. */
  | { readonly missing: readonly string[] };

/** A temporary folder in which agents work, where no file of the head can be their configuration. */
export interface AgentFolder {
  /** Absolute path of a copy of the working directory's files, without those that agents obey. */
  readonly checkout: string;
  /** Paths that the copy lacks for that reason. */
  readonly hidden: readonly string[];
  /** Holds a folder for each of them. */
  readonly directory: ReviewDirectory;
  readonly remove: () => void;
}

/** What it takes to run other people's programs in this run. */
export interface Programs {
  readonly commands: Commands;
  /** The whole environment of a program that policy lets see these variables; their values are redacted from then on. */
  readonly environmentFor: (names: readonly string[]) => ProgramEnvironment;
  /**
   * Whether whoever starts in the job's checkout finds a credential in its git configuration; it is redacted from then
   * on. Never asked outside of Actions, where programs have what their user has.
   */
  readonly findsCredential: () => Promise<boolean>;
  /** The copy is empty without a working directory. */
  readonly openAgentFolder: (worktree: string | undefined) => Promise<AgentFolder>;
  /** Whether programs start that only the policy of the branch under review names. */
  readonly trustsPolicy: boolean;
  /** Name of the event that started the run; undefined outside of Actions. */
  readonly event: string | undefined;
  /** How many run at once at most, whatever they are for; policy may say another number than the machine. */
  readonly concurrency: number;
  readonly cancelled: AbortSignal;
}

/** Hands out programs for as long as `use` takes; while it does, being asked to end means `cancelled`. */
export type WithPrograms = <T>(use: (programs: Programs) => Promise<T>) => Promise<T>;

/** Whether a program may start as a policy has it. */
export type TrustInPrograms = (policy: ReviewerPolicy | VerifierPolicy) => boolean;
