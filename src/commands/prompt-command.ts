import { type PromptRole, promptFor, promptRoles } from '../formats/prompt.ts';
import { modelFormats } from '../formats/registry.ts';
import { permalinkTo } from '../git/git-process.ts';
import { usageFailure } from '../model/failure.ts';
import { readRunner } from '../run/actions-runner.ts';
import { answer, type Output, type Shell } from './command-answer.ts';
import { git } from './local-repository.ts';

/**
 * Prints what to ask a model for an answer in `format`, with the address of links to code where the current commit is at
 * a GitHub remote. Throws `PROMPT_UNKNOWN`, which lists the formats.
 */
export async function promptCommand(
  format: string,
  role: string,
  output: Output,
  shell: Shell,
): Promise<number> {
  const known = modelFormats.find((each) => each === format);
  const asked = promptRoles.find((each): each is PromptRole => each === role);
  if (known === undefined || asked === undefined) {
    throw usageFailure(
      'PROMPT_UNKNOWN',
      `There is no prompt for ${JSON.stringify(known === undefined ? format : role)}`,
      `Name one of ${modelFormats.join(', ')}, and --for one of ${promptRoles.join(', ')}.`,
    );
  }
  const { environment } = await readRunner(shell.env);
  const head = await git(shell.cwd, 'rev-parse', 'HEAD');
  const permalink = head && (await permalinkTo(head, { directory: shell.cwd, environment }));
  const prompt = promptFor(known, asked, head && permalink ? { head, permalink } : undefined);
  answer({ data: { prompt }, page: prompt }, output, shell);
  return 0;
}
