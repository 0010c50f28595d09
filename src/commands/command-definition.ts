import { type Command, Option } from 'commander';
import { project } from '../model/project.ts';
import { type Output, outputs, type Shell } from './command-answer.ts';

/** What every command is added to, and what it is carried out with. */
export interface CommandLine {
  readonly program: Command;
  /** Not parsed yet. */
  readonly args: readonly string[];
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

/** One example for each command's help. */
const examples: Readonly<Record<string, string>> = {
  run: 'run --findings mine=review.json --base main',
  fetch: 'fetch --base main',
  review: 'review --reviewers eslint',
  ingest: 'ingest --findings mine=review.json',
  write: 'write --dry-run',
  gate: 'gate --fail-on FAIL',
  publish: 'publish --target github --pull-request 7',
  demo: 'demo',
  init: 'init --reviewers eslint,claude-code --advisory',
  doctor: 'doctor --repo octo/demo',
  validate: 'validate review.json --diff change.diff',
  lines: 'lines change.diff',
  schema: 'schema review-output.transport',
  prompt: 'prompt review-output --for primary',
  convert: 'convert review.json --to sarif',
  explain: 'explain security-841254fe-3',
  completion: 'completion bash >> ~/.bashrc',
  mcp: 'mcp --reviewer claude',
  preview: 'preview --out review.html',
  scorecard: 'scorecard --repo octo/demo --output html > scorecard.html',
  suppress: 'suppress security-841254fe-3 --reason "The table is public"',
};

/** A command of that name; `--output` is read from the bare arguments and declared here for validation and help. */
export function addCommand(
  { program }: CommandLine,
  name: string,
  group: keyof typeof commandGroups = 'tools',
): Command {
  const [modes, words] =
    name === 'scorecard'
      ? [[...outputs, 'html'], 'human, agent (JSON) or html']
      : [outputs, 'human, or agent for JSON'];
  const option = new Option('--output <mode>', `${words} (default: human)`).choices(modes).default('human');
  const command = program.command(name).helpGroup(commandGroups[group]).addOption(option);
  return command.addHelpText('after', `\nExample:\n  ${project.name} ${examples[name]}`);
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
