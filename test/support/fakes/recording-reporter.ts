import type { Failure } from '../../../src/model/failure.ts';
import type { Ongoing, Reporter } from '../../../src/model/reporter.ts';

/** Keeps every reported line as `level: text`. */
export class RecordingReporter implements Reporter {
  readonly lines: string[] = [];
  /** What was shown only while something went on. */
  readonly taskLines: string[] = [];
  readonly failures: string[] = [];
  readonly summaries: string[] = [];
  readonly outputs = new Map<string, string | number>();

  debug(text: string): void {
    this.lines.push(`debug: ${text}`);
  }

  info(text: string): void {
    this.lines.push(`info: ${text}`);
  }

  notice(text: string): void {
    this.lines.push(`notice: ${text}`);
  }

  warning(text: string): void {
    this.lines.push(`warning: ${text}`);
  }

  error(text: string): void {
    this.lines.push(`error: ${text}`);
  }

  failure(failure: Failure): void {
    this.failures.push(failure.code);
  }

  async group<T>(title: string, body: () => Promise<T>): Promise<T> {
    this.lines.push(`group: ${title}`);
    return body();
  }

  quote(title: string, text: string): void {
    this.lines.push(`quote: ${title}`, text);
  }

  fold(title: string, text: string): void {
    this.lines.push(`fold: ${title}`, text);
  }

  begin(title: string): Ongoing {
    this.lines.push(`info: ${title}: started`);
    return {
      saying: (line) => this.taskLines.push(line),
      end: (text) => this.lines.push(`info: ${title}: ${text}`),
    };
  }

  output(name: string, value: string | number): void {
    this.outputs.set(name, value);
  }

  async summary(markdown: string): Promise<void> {
    this.summaries.push(markdown);
  }
}
