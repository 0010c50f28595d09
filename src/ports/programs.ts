import type { ReviewDirectory } from '../model/files.ts';

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
