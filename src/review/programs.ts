import type { ReviewDirectory } from '../model/review-directory.ts';
import type { Commands } from './program-port.ts';

export type ProgramEnvironment =
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
