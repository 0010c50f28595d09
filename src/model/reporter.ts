import type { Failure } from './failure.ts';

export interface Ongoing {
  /** Shows the last output line while the operation runs. */
  saying(line: string): void;
  /** Ends the operation with its result. */
  end(text: string): void;
}

/** All log lines, annotations, outputs and summaries, escaped for their destination. */
export interface Reporter {
  debug(text: string): void;
  info(text: string): void;
  notice(text: string): void;
  warning(text: string): void;
  error(text: string): void;
  /** Logs what, where, how to fix it and the code as one error. */
  failure(failure: Failure): void;
  /** Another program's output, folded if possible and never interpreted as commands. */
  quote(title: string, text: string): void;
  /** As `quote`, but shown only if the log can fold. */
  fold(title: string, text: string): void;
  /** A long operation: one changing line in a terminal, its start and end elsewhere. */
  begin(title: string): Ongoing;
  output(name: string, value: string | number): void;
  /** Markdown for the job summary; appended, capped, never fails the run. */
  summary(markdown: string): Promise<void>;
}
