import { type PromptRole, promptFor, promptRoles } from '../formats/prompt.ts';
import { modelFormats } from '../formats/registry.ts';
import { usageFailure } from '../model/failure.ts';
import { answer, type Output, type Shell } from './command-answer.ts';

/** Prints what to ask a model for an answer in `format`. Throws `PROMPT_UNKNOWN`, which lists the formats. */
export function promptCommand(format: string, role: string, output: Output, shell: Shell): number {
  const known = modelFormats.find((each) => each === format);
  const asked = promptRoles.find((each): each is PromptRole => each === role);
  if (known === undefined || asked === undefined) {
    throw usageFailure(
      'PROMPT_UNKNOWN',
      `There is no prompt for ${JSON.stringify(known === undefined ? format : role)}`,
      `Name one of ${modelFormats.join(', ')}, and --for one of ${promptRoles.join(', ')}.`,
    );
  }
  const prompt = promptFor(known, asked);
  answer({ data: { prompt }, page: prompt }, output, shell);
  return 0;
}
