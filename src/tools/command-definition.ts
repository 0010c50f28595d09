import { type Command, Option } from 'commander';
import { type Output, outputs, printsData } from './command-answer.ts';
import type { Shell } from './shell.ts';

/** What every command is added to, and what it is carried out with. */
export interface CommandLine {
  readonly program: Command;
  readonly shell: Shell;
  readonly output: Output;
  /** Takes the process's exit code. */
  readonly finish: (code: number) => void;
}

/** Headings of the help, in its order. */
export const commandGroups = {
  whole: 'Review:',
  setup: 'Set up:',
  stages: 'One stage each:',
  tools: 'Documents and results:',
} as const;

/** A command of that name; `--output` is read from the bare arguments and stands here for its check and its help. */
export function addCommand(
  { program }: CommandLine,
  name: string,
  group: keyof typeof commandGroups = 'tools',
): Command {
  const option = printsData(name)
    ? new Option('--output <mode>', 'always JSON here').choices(outputs).default('agent')
    : new Option('--output <mode>', 'what is printed: Markdown for people or JSON for programs')
        .choices(outputs)
        .default('human');
  return program.command(name).helpGroup(commandGroups[group]).addOption(option);
}

/** The inputs of `action.yml` that were given as options of their name. */
export function givenInputs(
  command: Command,
  names: Iterable<string>,
): readonly (readonly [name: string, value: string])[] {
  return [...names].flatMap((name) => {
    const value: unknown = command.getOptionValue(new Option(`--${name}`).attributeName());
    return value === undefined ? [] : [[name, String(value)] as const];
  });
}
