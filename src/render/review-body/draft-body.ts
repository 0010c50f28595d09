/**
 * A review's text while it is a draft: a last line names the run, so that runs which say the same never take over
 * each other's draft. Submitting replaces the text, so no run id is ever published.
 */
export function draftBody(body: string, runKey: string): string {
  return `${body}\n<sub>draft of run ${runKey.replace(/[^\w.-]/g, '-')}</sub>\n`;
}
