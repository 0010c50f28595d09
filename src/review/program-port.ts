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
