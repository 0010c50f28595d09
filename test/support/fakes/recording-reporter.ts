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

  readonly debug = (text: string) => void this.lines.push(`debug: ${text}`);
  readonly info = (text: string) => void this.lines.push(`info: ${text}`);
  readonly notice = (text: string) => void this.lines.push(`notice: ${text}`);
  readonly warning = (text: string) => void this.lines.push(`warning: ${text}`);
  readonly error = (text: string) => void this.lines.push(`error: ${text}`);
  readonly quote = (title: string, text: string) => void this.lines.push(`quote: ${title}`, text);
  readonly fold = (title: string, text: string) => void this.lines.push(`fold: ${title}`, text);
  readonly failure = ({ code }: Failure) => void this.failures.push(code);
  readonly output = (name: string, value: string | number) => void this.outputs.set(name, value);
  readonly summary = async (markdown: string) => void this.summaries.push(markdown);

  begin(title: string): Ongoing {
    this.lines.push(`info: ${title}: started`);
    return {
      saying: (line) => this.taskLines.push(line),
      end: (text) => this.lines.push(`info: ${title}: ${text}`),
    };
  }
}
