/** Colour and cursor commands, titles and hyperlinks; an unfinished one up to where it stops making sense. */
const terminalSequences =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this removes
  /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]?|(?:\u001b[\]PX^_]|[\u0090\u0098\u009d-\u009f])[^\u0007\u001b\u009c]*(?:\u0007|\u001b\\|\u009c)?|\u001b[ -/]*[0-~]?/g;

/** All that a runner, a terminal or a viewer may take for the end of a line. */
const lineBreaks = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;

const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]|(?![\n\t])\p{Cc}/gu;

/** What people would see of a program's output: no terminal commands, nothing invisible, line feeds and tabs alone. */
export function visibleText(untrusted: string): string {
  return untrusted.replace(terminalSequences, '').replace(lineBreaks, '\n').replace(invisible, '');
}
