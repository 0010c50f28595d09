import type { GitHubClient } from '../github/client.ts';
import type { Inputs } from '../inputs.ts';
import type { Redactor } from '../model/redact.ts';
import type { Reporter } from '../model/reporter.ts';
import type { Interruption } from '../runner/interruption.ts';
import type { Runner } from './actions-runner.ts';
import type { StagePorts } from './pipeline.ts';

/** One invocation, whether by the runner or by the command line. */
export interface Invocation {
  readonly inputs: Inputs;
  readonly runner: Runner;
  readonly reporter: Reporter;
  readonly redact: Redactor;
  readonly interruption: Interruption;
  /** Absolute path of the working directory. */
  readonly root: string;
  /** Revisions for a local source; the defaults are the default branch and the work tree as it is. */
  readonly base?: string;
  readonly head?: string;
  /** Whether programs start that only the worktree's own policy names; default no. */
  readonly trustPolicy?: boolean;
  /** Distinguishes this run from every other, retries included. */
  readonly runKey: string;
  readonly rememberGate: StagePorts['rememberGate'];
}

/** An invocation that knows where it stands and whom to ask. */
export interface Connected extends Invocation {
  /** Absolute path of the top of the work tree; in a job the working directory, whatever lies there. */
  readonly top: string;
  /** The one client of the run, which is made when it is first asked for. */
  readonly client: () => Promise<GitHubClient>;
}

/** Makes a thing when it is first asked for, and hands out that one from then on, also to those who ask meanwhile. */
export function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
