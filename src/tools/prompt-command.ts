import {
  type PromptFormat,
  type PromptRole,
  promptFor,
  promptFormats,
  promptRoles,
} from '../formats/prompt.ts';
import { Failure } from '../model/failure.ts';
import type { Shell } from './command-answer.ts';

/** Prints what to ask a model for an answer in `format`. Throws `PROMPT_UNKNOWN`, which lists the formats. */
export function promptCommand(format: string, role: string, shell: Shell): number {
  const known = promptFormats.find((each): each is PromptFormat => each === format);
  const asked = promptRoles.find((each): each is PromptRole => each === role);
  if (known === undefined || asked === undefined) {
    throw new Failure({
      kind: 'usage',
      code: 'PROMPT_UNKNOWN',
      message: `There is no prompt for ${JSON.stringify(known === undefined ? format : role)}`,
      fix: `Name one of ${promptFormats.join(', ')}, and --for one of ${promptRoles.join(', ')}.`,
    });
  }
  shell.say(promptFor(known, asked));
  return 0;
}
