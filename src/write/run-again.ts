/** A word for a shell: nothing in it is expanded. */
function quoted(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`;
}

/** Has the workflow that runs, or the one that the reader puts in, review a pull request. */
export function dispatchCommand(number: number, workflow = 'WORKFLOW'): string {
  return `gh workflow run ${quoted(workflow)} -f pull-request=${number}`;
}

/** How a review runs again that no comment can start, with its commands as code. */
export function runAgain({ head, pull }: { readonly head: string; readonly pull: number }): string {
  return `\`gh run list --commit ${head}\` names the runs of this head, and \`gh run rerun ID\` starts one again; where the review’s workflow takes \`workflow_dispatch\`, \`${dispatchCommand(pull)}\` starts a new one`;
}
