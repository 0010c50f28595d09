import { resolve } from 'node:path';
import { type Command, Option } from 'commander';
import { project } from '../model/project.ts';
import { acceptedValues, type PolicyInput, policyInputs } from '../policy/policy-inputs.ts';
import type { Stage } from '../policy/settings.ts';
import { addCommand, type CommandLine, givenInputs } from './command-definition.ts';

/** A flag: what to write after it, empty for a switch, and what it means, in a line of the help. */
type Flag = readonly [value: string, meaning: string];

function policyFlag([name, input]: readonly [string, PolicyInput]): readonly [string, Flag] {
  const [value, meaning] = input.option;
  return [name, [value, `${meaning}: ${acceptedValues(input, (word) => word)}`]];
}

/** The inputs of `action.yml` that are flags of a stage. */
const stageFlags: ReadonlyMap<string, Flag> = new Map<string, Flag>([
  ...Object.entries(policyInputs).map(policyFlag),
  ['mode', ['<mode>', 'how much: full, verify or quick (default: full)']],
  ['pull-request', ['<number>', 'the pull request, with --target github']],
  ['format', ['<name>', 'the contract of every document (default: by shape)']],
  ['config', ['<file>', 'the policy (default: .github/pr-verdict.yml)']],
  ['review-dir', ['<folder>', 'files of the stages (default: .code-review)']],
  ['path-prefix', ['<folder>', "what reviewers' paths are relative to"]],
  ['reviewers', ['<ids>', 'run only these again, separated by commas']],
  ['check-name', ['<name>', 'name of the check (default: pr-verdict)']],
  ['gate', ['<kind>', 'what blocks the merge: check, status or job']],
  ['step-result', ['<what>', 'what fails the step: verdict or operational']],
  ['resolve-threads', ['<switch>', 'resolve threads of closed findings: true or false']],
  ['retry-budget', ['<time>', 'how long all retries may wait (default: 5m)']],
  ['scope', ['<what>', 'changeset, package=NAME, team=NAME or file=PATH']],
  ['target', ['<where>', 'local or github (default: local)']],
  ['dry-run', ['', 'stop before the first write to GitHub']],
]);

/** A worktree has no check to open. */
const stages = ['run', 'publish', 'fetch', 'review', 'ingest', 'write', 'gate'] as const satisfies Stage[];

const descriptions: Readonly<Record<(typeof stages)[number], string>> = {
  run: 'Run all five stages on this worktree',
  publish: 'Run all stages but the reviewers',
  fetch: 'Read the change into the review directory',
  review: 'Run the reviewers',
  ingest: "Check the reviewers' documents and merge them",
  write: 'Plan one review and publish it',
  gate: 'Conclude: verdict and exit code',
};

const everywhere = ['target', 'pull-request', 'review-dir', 'mode'];
const reading = ['findings', 'contract', 'format', 'path-prefix'];
const publishing = [
  'dry-run',
  'approve',
  'max-comments',
  'inline-from',
  'check-name',
  'resolve-threads',
  'retry-budget',
];
const concluding = ['fail-on', 'gate', 'check-name', 'step-result', 'retry-budget'];

/**
 * The flags that concern each stage, those most used first. Every stage takes all flags, so that they can share a line.
 */
const concerns: Readonly<Record<(typeof stages)[number], readonly string[]>> = {
  run: [
    ...['base', 'findings', 'reviewers', 'mode', 'fail-on', 'config', 'trust-policy', 'open', 'target'],
    ...['pull-request', 'head', 'scope', 'review-dir'],
  ],
  publish: [
    'findings',
    ...everywhere,
    'config',
    'base',
    'head',
    'scope',
    ...publishing,
    ...concluding,
    ...reading.slice(1),
  ],
  fetch: ['base', 'head', 'scope', ...everywhere, 'config', 'check-name', 'retry-budget'],
  review: [
    'reviewers',
    'findings',
    'trust-policy',
    'contract',
    'format',
    'path-prefix',
    ...everywhere,
    'check-name',
  ],
  ingest: [...reading, ...everywhere],
  write: [...everywhere, ...publishing],
  gate: [...everywhere, ...concluding],
};

/** Options in one help page: with a usage, a description and an example it fits 24 lines. */
const maxShown = 10;

interface StageFlags {
  readonly base?: string;
  readonly head?: string;
  readonly findings?: readonly string[];
  readonly trustPolicy?: boolean;
  readonly open?: boolean;
}

/**
 * In a person's own shell a path is a path: a pattern of `--findings` that leads up from the folder becomes absolute. A
 * workflow's input may not lead out of the checkout.
 */
function fromFolder(pattern: string, folder: string): string {
  const [, id = '', path = ''] = /^([^=/\\*?{[]*=)?(.*)$/s.exec(pattern) ?? [];
  const [fixed = '', ...rest] = path.split(/[*?{[]/);
  const leadsUp = `/${fixed}`.includes('/../') && !rest.join().includes('../');
  return leadsUp ? `${id}${resolve(folder, path)}` : pattern;
}

function collect(value: string, earlier: readonly string[] = []): readonly string[] {
  return [...earlier, value];
}

/** All options by name: inputs of `action.yml`, and those that a command line alone has or has otherwise. */
function stageOptions(stage: (typeof stages)[number]): ReadonlyMap<string, Option> {
  const inputs = [...stageFlags].map(
    ([name, [value, meaning]]) => [name, new Option(`--${name} ${value}`.trim(), meaning)] as const,
  );
  return new Map([
    ['base', new Option('--base <revision>', 'what to compare with (default: the default branch)')],
    ['head', new Option('--head <revision>', 'what to review (default: the work tree as it is)')],
    ['findings', new Option('--findings <id=glob>', "a reviewer's documents; repeatable").argParser(collect)],
    ['trust-policy', new Option('--trust-policy', "start programs that only this branch's policy names")],
    ...(stage === 'run' ? ([['open', new Option('--open', 'open the result as a page')]] as const) : []),
    ...inputs,
  ]);
}

/** The options of a stage, those that concern it most first and the others hidden, and the names of those left out. */
function arrangedOptions(stage: (typeof stages)[number]) {
  const options = stageOptions(stage);
  const names = [...new Set([...concerns[stage], ...(stage === 'run' ? options.keys() : [])])];
  const shown = names.slice(0, maxShown);
  const first = shown.flatMap((name) => options.get(name) ?? []);
  const hidden = [...options]
    .filter(([name]) => !shown.includes(name))
    .map(([, option]) => option.hideHelp());
  return { options: [...first, ...hidden], more: names.slice(maxShown) };
}

/** Words in lines of at most 80 characters. */
function wrapped(words: readonly string[]): string {
  return words.reduce((text, word) => {
    const line = text.slice(text.lastIndexOf('\n') + 1);
    return `${text}${line === '' ? '' : line.length + word.length < 80 ? ' ' : '\n  '}${word}`;
  }, '');
}

function addOptions(command: Command, stage: (typeof stages)[number]): void {
  const { options, more } = arrangedOptions(stage);
  for (const option of options) command.addOption(option);
  if (more.length > 0)
    command.addHelpText('after', `\n${wrapped(['Also:', ...more.map((name) => `--${name}`)])}`);
}

function addStage(line: CommandLine, stage: (typeof stages)[number]): void {
  const { args, shell, output, finish } = line;
  const command = addCommand(line, stage, stage === 'run' ? 'whole' : 'stages').description(
    descriptions[stage],
  );
  // The options of all stages would take longer to make than all other commands together.
  if (args.includes(stage) || args.includes('completion')) addOptions(command, stage);
  command.action(async ({ base, head, findings = [], trustPolicy, open }: StageFlags) => {
    // Before the rest is loaded, which takes most of a second on a slow machine.
    shell.err(`${project.name} ${project.version}: ${stage}\n`);
    const { stageCommand } = await import('./stage-command.ts');
    const inputs = new Map([
      ...givenInputs(command, stageFlags.keys()),
      ['findings', findings.map((each) => fromFolder(each, shell.cwd)).join('\n')] as const,
    ]);
    finish(await stageCommand({ stage, inputs, base, head, trustPolicy, output }, shell));
    if (open !== true) return;
    const { openPreview } = await import('./preview/preview-command.ts');
    await openPreview(inputs, shell);
  });
}

/** `run`, and each of its stages on its own. */
export function addStageCommands(line: CommandLine): void {
  for (const stage of stages) addStage(line, stage);
}
