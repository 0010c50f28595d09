import type { GitHubClient } from '../github/client.ts';
import type { Inputs } from '../inputs.ts';
import type { Redactor } from '../model/redact.ts';
import type { Reporter } from '../model/reporter.ts';
import type { Interruption } from '../runner/interruption.ts';
import type { Runner } from './actions-runner.ts';
import type { StagePorts } from './pipeline.ts';

/** One invocation by the runner or the command line. */
export interface Invocation {
  readonly inputs: Inputs;
  readonly runner: Runner;
  readonly reporter: Reporter;
  readonly redact: Redactor;
  readonly interruption: Interruption;
  /** Absolute path of the working directory. */
  readonly root: string;
  /** Revisions of a local source; by default the default branch and the worktree. */
  readonly base?: string;
  readonly head?: string;
  /** Whether programs named only by the worktree's own policy may start; default no. */
  readonly trustPolicy?: boolean;
  /** Unique per run, including retries. */
  readonly runKey: string;
  readonly rememberGate: StagePorts['rememberGate'];
  /** Writes the page of the finished run in that folder; absent where none is written. */
  readonly writePage?: ((reviewDir: string) => Promise<void>) | undefined;
}

/** An invocation with its repository and client. */
export interface Connected extends Invocation {
  /** Absolute path of the worktree's top; in a job, the working directory. */
  readonly top: string;
  /** The run's only client, created on first use. */
  readonly client: () => Promise<GitHubClient>;
}

/** Creates a value on first use and returns the same one afterwards, also to concurrent callers. */
export function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
