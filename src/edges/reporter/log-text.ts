/** Colour and cursor commands, titles and hyperlinks; an unfinished one up to where it stops making sense. */
const TERMINAL_SEQUENCES =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this removes
  /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]?|(?:\u001b[\]PX^_]|[\u0090\u0098\u009d-\u009f])[^\u0007\u001b\u009c]*(?:\u0007|\u001b\\|\u009c)?|\u001b[ -/]*[0-~]?/g;

/** All that a runner, a terminal or a viewer may take for the end of a line. */
const LINE_BREAKS = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;

const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]|(?![\n\t])\p{Cc}/gu;

const MAX_LENGTH = 64 * 1024;

/**
 * Makes text safe for a log, whoever wrote it (threats L1, L3, S4). Nothing in it reaches a terminal as a command;
 * secrets are replaced after everything invisible is gone; no line is a runner's command, in its syntax of today
 * (`::name::` at the start of a line) or of old (`##[name]` anywhere).
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
 */
export function logText(untrusted: string, redact: (text: string) => string): string {
  const visible = untrusted.replace(TERMINAL_SEQUENCES, '').replace(LINE_BREAKS, '\n').replace(INVISIBLE, '');
  const safe = redact(visible)
    .replace(/^(\s*):(?=:)/gm, '$1: ')
    .replaceAll('##[', '# #[');
  return safe.length <= MAX_LENGTH ? safe : `${safe.slice(0, MAX_LENGTH)} … (cut, ${safe.length} characters)`;
}
