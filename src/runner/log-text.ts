import type { Failure } from '../model/failure.ts';
import type { Reporter } from '../model/reporter.ts';
import { visibleText } from '../model/visible-text.ts';

const maxLength = 64 * 1024;

/**
 * Makes text safe for a log, whoever wrote it (threats L1, L3, S4). Nothing in it reaches a terminal as a command;
 * secrets are replaced after everything invisible is gone; no line is a runner's command, in its syntax of today
 * (`::name::` at the start of a line) or of old (`##[name]` anywhere).
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
 */
export function logText(untrusted: string, redact: (text: string) => string): string {
  // Cut first, with room for a secret that lies across the end, and cut again once it is redacted.
  const safe = redact(visibleText(untrusted.slice(0, 2 * maxLength)))
    .replace(/^([^\S\n\r\u2028\u2029]*):(?=:)/gm, '$1: ')
    .replaceAll('##[', '# #[');
  const isCut = safe.length > maxLength || untrusted.length > 2 * maxLength;
  return isCut ? `${safe.slice(0, maxLength)} … (cut, ${untrusted.length} characters)` : safe;
}

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
