import { Option } from 'commander';
import type { Stage } from '../policy/settings.ts';
import { addCommand, type CommandLine, givenInputs } from './command-definition.ts';

/** Under which heading of the help an option stands; in this order. */
const flagGroups = {
  change: 'What is reviewed:',
  reviewers: 'Who reviews:',
  weight: 'What counts:',
  github: 'With --target github:',
  output: 'Output and help:',
} as const;

type FlagGroup = keyof typeof flagGroups;

interface Flag {
  /** What to write after it; empty for a switch. */
  readonly value: string;
  readonly meaning: string;
  readonly group: FlagGroup;
}

function flag(group: FlagGroup, value: string, meaning: string): Flag {
  return { value, meaning, group };
}

/** The inputs of `action.yml` that are flags of a stage. */
const stageFlags: ReadonlyMap<string, Flag> = new Map([
  ['mode', flag('change', '<mode>', 'how much is reviewed: full, verify or quick (default: full)')],
  ['pull-request', flag('github', '<number>', 'the pull request')],
  [
    'format',
    flag('reviewers', '<name>', 'the contract that every document must follow (default: told by its shape)'),
  ],
  ['contract', flag('reviewers', '<how>', 'how documents are read: tolerant or strict')],
  ['config', flag('weight', '<file>', 'the policy file (default: .github/pr-verdict.yml)')],
  ['review-dir', flag('output', '<folder>', 'where stages leave their files (default: .code-review)')],
  [
    'path-prefix',
    flag('reviewers', '<folder>', "what reviewers' paths are relative to (default: the repository's root)"),
  ],
  ['reviewers', flag('reviewers', '<ids>', 'run only these again, separated by commas')],
  ['fail-on', flag('weight', '<verdict>', 'the mildest verdict that fails: none, WARN, FAIL or ABORT')],
  ['approve', flag('weight', '<switch>', 'whether a clean review may approve: true or false')],
  ['max-comments', flag('weight', '<number>', 'the most comments on lines, 0 to 50')],
  ['inline-from', flag('weight', '<severity>', 'the mildest severity that is shown on its line')],
  [
    'check-name',
    flag('github', '<name>', "the check, and the key of this instance's own reviews (default: pr-verdict)"),
  ],
  ['gate', flag('github', '<kind>', 'what holds up the merge: check, status or job (default: check)')],
  ['step-result', flag('github', '<what>', 'what fails the step: verdict or operational (default: verdict)')],
  [
    'resolve-threads',
    flag('github', '<switch>', 'whether threads of closed findings are resolved: true or false'),
  ],
  ['retry-budget', flag('github', '<time>', 'how long all retries may wait together (default: 5m)')],
  ['scope', flag('change', '<what>', 'changeset, package=NAME, team=NAME or file=PATH (default: changeset)')],
  [
    'target',
    flag('change', '<where>', 'where the change is and the review goes: local or github (default: local)'),
  ],
  ['dry-run', flag('github', '', 'stop before the first write to GitHub')],
]);

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
  readonly open?: boolean;
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
  if (stage === 'run')
    command.addOption(
      new Option('--open', 'open the result as a page in the browser').helpGroup(flagGroups.output),
    );
  command.action(async ({ base, head, findings = [], trustPolicy, open }: Given) => {
    const { stageCommand } = await import('./stage-command.ts');
    const inputs = new Map([
      ...givenInputs(command, stageFlags.keys()),
      ['findings', findings.join('\n')] as const,
    ]);
    finish(await stageCommand({ stage, inputs, base, head, trustPolicy, output }, shell));
    if (open !== true) return;
    const { openPreview } = await import('./preview-command.ts');
    await openPreview(inputs, shell);
  });
}

/** `run`, and each of its stages on its own. */
export function addStageCommands(line: CommandLine): void {
  for (const stage of stages) addStage(line, stage);
}
