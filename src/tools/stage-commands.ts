import { Option } from 'commander';
import type { Stage } from '../policy/settings.ts';
import { addCommand, type CommandLine, givenInputs } from './command-definition.ts';
import { type FlagGroup, flagGroups, stageFlags } from './stage-flags.ts';

/** A worktree has no check to open. */
const stages = ['run', 'publish', 'fetch', 'review', 'ingest', 'write', 'gate'] as const satisfies Stage[];

const descriptions: Readonly<Record<(typeof stages)[number], string>> = {
  run: 'Run all five stages on this worktree',
  publish: 'Run all stages but the reviewers',
  fetch: 'Read the change into the review directory',
  review: 'Run the reviewers',
  ingest: "Check the reviewers' documents and join them",
  write: 'Plan one review and publish it',
  gate: 'Conclude: verdict and exit code',
};

interface Given {
  readonly base?: string;
  readonly head?: string;
  readonly findings?: readonly string[];
  readonly trustPolicy?: boolean;
}

function collect(value: string, earlier: readonly string[] = []): readonly string[] {
  return [...earlier, value];
}

/** Options that a command line alone has, or has otherwise than `action.yml`. */
function ownOptions(): readonly (readonly [FlagGroup, Option])[] {
  return [
    [
      'change',
      new Option('--base <revision>', "what to compare with (default: the remote's default branch)"),
    ],
    ['change', new Option('--head <revision>', 'what to review (default: the work tree as it is)')],
    [
      'reviewers',
      new Option('--findings <id=glob>', "a reviewer's documents; may be given several times").argParser(
        collect,
      ),
    ],
    ['reviewers', new Option('--trust-policy', "start programs that only this worktree's own policy names")],
  ];
}

/** Group by group, as the help lists them. */
function stageOptions(): readonly Option[] {
  const inputs = [...stageFlags].map(
    ([name, { value, meaning, group }]) => [group, new Option(`--${name} ${value}`.trim(), meaning)] as const,
  );
  const all = [...ownOptions(), ...inputs];
  return Object.entries(flagGroups).flatMap(([group, heading]) =>
    all.filter(([of]) => of === group).map(([, option]) => option.helpGroup(heading)),
  );
}

function addStage(line: CommandLine, stage: (typeof stages)[number]): void {
  const { shell, output, finish } = line;
  const command = addCommand(line, stage, stage === 'run' ? 'whole' : 'stages').description(
    descriptions[stage],
  );
  for (const option of stageOptions()) command.addOption(option);
  command.action(async ({ base, head, findings = [], trustPolicy }: Given) => {
    const { stageCommand } = await import('./stage-command.ts');
    const inputs = new Map([
      ...givenInputs(command, stageFlags.keys()),
      ['findings', findings.join('\n')] as const,
    ]);
    finish(await stageCommand({ stage, inputs, base, head, trustPolicy, output }, shell));
  });
}

/** `run`, and each of its stages on its own. */
export function addStageCommands(line: CommandLine): void {
  for (const stage of stages) addStage(line, stage);
}
