import type { Failure } from './failure.ts';

export interface Ongoing {
  /** The last line that it said, as it came; shown only while it goes on. */
  saying(line: string): void;
  /** What came of it. Nothing is said after. */
  end(text: string): void;
}

/** Every log line, annotation, output and summary goes through here, made safe for where it lands. */
export interface Reporter {
  debug(text: string): void;
  info(text: string): void;
  notice(text: string): void;
  warning(text: string): void;
  error(text: string): void;
  /** What, where, how to fix it and the code, as one error. */
  failure(failure: Failure): void;
  /** Lines within `body` are folded together where the log can fold. */
  group<T>(title: string, body: () => Promise<T>): Promise<T>;
  /** What another program said, folded where the log can fold; whatever it holds, nothing obeys it. */
  quote(title: string, text: string): void;
  /** The same where the log can fold, and nothing elsewhere: worth keeping, not worth reading along. */
  fold(title: string, text: string): void;
  /** Something that goes on beside other things: a line that changes on a terminal, its beginning and end elsewhere. */
  begin(title: string): Ongoing;
  output(name: string, value: string | number): void;
  /** Markdown for the job summary; appended, capped, never fails the run. */
  summary(markdown: string): Promise<void>;
}
