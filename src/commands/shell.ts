/** What a command may use of the process it runs in. */
export interface Shell {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  readonly isTerminal: boolean;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}
