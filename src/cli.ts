import { Command, Option } from 'commander';
import type { Shell } from './commands/shell.ts';
import { project } from './domain/project.ts';
import { inputNames } from './inputs.ts';

const stages = {
  run: 'Run all five stages on this worktree',
  fetch: 'Read the change into the review directory',
  review: 'Run the reviewers',
  ingest: "Check the reviewers' documents and join them",
  write: 'Plan one review and publish it',
  gate: 'Conclude: verdict and exit code',
} as const;

/** Inputs that make no sense as a flag: the command names the stage, and the environment holds the token. */
const notFlags = new Set(['stage', 'github-token', 'findings']);

function collect(value: string, earlier: readonly string[]): readonly string[] {
  return [...earlier, value];
}

function stageCommandOf(stage: keyof typeof stages, shell: Shell, finish: (code: number) => void): Command {
  const command = new Command(stage)
    .description(stages[stage])
    .option('--base <revision>', "what to compare with (default: the remote's default branch)")
    .option('--head <revision>', 'what to review (default: the work tree as it is)')
    .option('--findings <id=glob>', "a reviewer's documents; may be given several times", collect, [])
    .addOption(new Option('--output <mode>', 'what is printed').choices(['human', 'agent']).default('human'));
  for (const name of inputNames.filter((input) => !notFlags.has(input))) {
    command.option(name === 'dry-run' ? '--dry-run' : `--${name} <value>`, `the action's input ${name}`);
  }
  return command.action(async () => {
    const { stageCommand } = await import('./commands/stage.ts');
    const given = command.opts<Record<string, unknown>>();
    const text = (name: string) => {
      const value = command.getOptionValue(camel(name));
      return value === undefined ? [] : [[name, String(value)] as const];
    };
    const findings = Array.isArray(given['findings']) ? given['findings'].join('\n') : '';
    const word = (name: string) => (typeof given[name] === 'string' ? given[name] : undefined);
    const code = await stageCommand(
      {
        stage,
        inputs: new Map([
          ...inputNames.filter((name) => !notFlags.has(name)).flatMap(text),
          ['findings', findings],
        ]),
        base: word('base'),
        head: word('head'),
        output: given['output'] === 'agent' ? 'agent' : 'human',
      },
      shell,
    );
    finish(code);
  });
}

function camel(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** The command line. Answers the process's exit code; wrong usage is 3. */
export async function main(args: readonly string[]): Promise<number> {
  const shell: Shell = {
    env: process.env,
    cwd: process.cwd(),
    isTerminal: process.stderr.isTTY === true,
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
  };
  let exitCode = 0;
  const finish = (code: number) => {
    exitCode = code;
  };
  const program = new Command(project.name)
    .description('Any reviewers in; one checked review and one verdict out.')
    .version(project.version)
    .exitOverride()
    .showHelpAfterError();
  for (const stage of ['run', 'fetch', 'review', 'ingest', 'write', 'gate'] as const) {
    program.addCommand(stageCommandOf(stage, shell, finish).exitOverride());
  }
  program
    .command('demo')
    .description('Review a small made-up change; needs nothing installed')
    .action(async () => {
      const { demoCommand } = await import('./commands/demo.ts');
      finish(await demoCommand(shell));
    });
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof Error) || !('exitCode' in error)) throw error;
    return error.exitCode === 0 ? 0 : 3;
  }
  return exitCode;
}
