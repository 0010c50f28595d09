import type { Interruption } from '../runner/interruption.ts';

/** What a command may use of the process it runs in. */
export interface Shell {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  readonly isTerminal: boolean;
  /** Data, byte for byte: JSON and converted documents. */
  readonly out: (text: string) => void;
  /** Words for people on standard output and standard error, made safe for a terminal and for a job's log. */
  readonly say: (text: string) => void;
  readonly err: (text: string) => void;
  /** Standard error for the reporter, which makes its lines safe itself and may colour them. */
  readonly log: (text: string) => void;
  /** Default: nobody can ask the command to end. */
  readonly interruption?: Interruption;
  /** Characters in a line of standard error; default 80. */
  readonly columns?: () => number;
}
