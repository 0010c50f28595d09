import { visibleText } from '../../domain/text/visible-text.ts';

const maxLength = 64 * 1024;

/**
 * Makes text safe for a log, whoever wrote it (threats L1, L3, S4). Nothing in it reaches a terminal as a command;
 * secrets are replaced after everything invisible is gone; no line is a runner's command, in its syntax of today
 * (`::name::` at the start of a line) or of old (`##[name]` anywhere).
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
 */
export function logText(untrusted: string, redact: (text: string) => string): string {
  const safe = redact(visibleText(untrusted))
    .replace(/^(\s*):(?=:)/gm, '$1: ')
    .replaceAll('##[', '# #[');
  return safe.length <= maxLength ? safe : `${safe.slice(0, maxLength)} … (cut, ${safe.length} characters)`;
}
