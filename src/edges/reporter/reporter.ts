import type { Failure } from '../../domain/failure.ts';
import type { Reporter } from '../../ports/reporter.ts';

/** A reporter that has last words, such as how many annotations it had to hold back. */
export interface ClosableReporter extends Reporter {
  close(): void;
}

/** How a failure reads in a log. */
export function failureText({ code, message, fix }: Failure): string {
  return `${message}\n${fix}\n(${code})`;
}

/** An output's text. A line break in it is a bug: outputs are single words, numbers, ids and addresses of ours. */
export function outputText(name: string, value: string | number): string {
  const text = String(value);
  if (/[\r\n]/.test(text)) throw new Error(`output ${name} has more than one line`);
  return text;
}
