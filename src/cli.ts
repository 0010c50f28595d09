import { Command, CommanderError, Option } from 'commander';
import type { Shell } from './commands/shell.ts';
import { Failure } from './domain/failure.ts';
import { project } from './domain/project.ts';
import { logText } from './edges/reporter/log-text.ts';
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

interface DocumentFlags {
  readonly format?: string;
  readonly contract?: string;
}

interface RunFlags {
  readonly reviewDir: string;
  readonly output: 'human' | 'agent';
}

/** Inputs by which the result of a run may differ from what the policy alone says. */
const decidingInputs = ['check-name', 'fail-on', 'approve', 'max-comments', 'inline-from', 'contract'];

/** A command that reads what a finished run left. */
function finishedRunCommand(program: Command, name: string, inputs: readonly string[]): Command {
  const command = program
    .command(name)
    .option('--review-dir <folder>', 'where the run left its files', '.code-review')
    .addOption(new Option('--output <mode>', 'what is printed').choices(['human', 'agent']).default('human'));
  for (const input of inputs) command.option(`--${input} <value>`, `the input ${input} that the run had`);
  return command;
}

function givenInputs(command: Command, names: readonly string[]): ReadonlyMap<string, string> {
  const given = names.flatMap((name) => {
    const value: unknown = command.getOptionValue(camel(name));
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  return new Map([['target', 'local'], ...given]);
}

/** Commands about what a finished run found. */
function addReadingTools(program: Command, shell: Shell, finish: (code: number) => void): void {
  const explain = finishedRunCommand(program, 'explain', decidingInputs)
    .description('Say why a finding blocks or does not, and why the verdict is what it is')
    .argument('[finding]', 'its id, or how it begins; without one the whole result')
    .action(async (finding: string | undefined, { reviewDir, output }: RunFlags) => {
      const { explainCommand } = await import('./commands/explain.ts');
      const inputs = givenInputs(explain, decidingInputs);
      finish(await explainCommand({ finding, reviewDir, inputs, output }, shell));
    });
  const suppress = finishedRunCommand(program, 'suppress', ['check-name'])
    .description('Withhold a known false positive for good: writes one entry into the policy file')
    .argument('<finding>', 'its id, or how it begins')
    .requiredOption('--reason <text>', 'why it is false')
    .option('--until <day>', 'the last day on which this holds, such as 2026-12-31')
    .option('--config <file>', 'the policy file', '.github/pr-verdict.yml')
    .action(
      async (
        finding: string,
        { reviewDir, output, ...given }: RunFlags & { reason: string; until?: string; config: string },
      ) => {
        const { suppressCommand } = await import('./commands/suppress.ts');
        const inputs = givenInputs(suppress, ['check-name']);
        const today = new Date().toISOString().slice(0, 10);
        finish(await suppressCommand({ finding, reviewDir, inputs, output, today, ...given }, shell));
      },
    );
}

/** Commands about single files, for reviewers and the people who write them. */
function addTools(program: Command, shell: Shell, finish: (code: number) => void): void {
  const contract = () =>
    new Option('--contract <how>', 'how strictly it is read').choices(['strict', 'lenient']);
  program
    .command('validate')
    .description("Check a reviewer's document, or the policy file, and say everything that is wrong with it")
    .argument('<file>')
    .option('--diff <file>', 'the diff under review: checks lines and paths as well')
    .option('--head <commit>', 'the commit under review')
    .option('--format <name>', 'read it as this format')
    .addOption(contract())
    .option('--json', 'print {valid, errors[]}', false)
    .action(async (file: string, flags: DocumentFlags & { diff?: string; head?: string; json: boolean }) => {
      const { validateCommand } = await import('./commands/validate.ts');
      finish(await validateCommand({ file, ...flags }, shell));
    });
  program
    .command('lines')
    .description('Print where in a diff a comment may stand, as JSON')
    .argument('<diff>')
    .action(async (diff: string) => {
      const { linesCommand } = await import('./commands/lines.ts');
      finish(await linesCommand(diff, shell));
    });
  program
    .command('schema')
    .description('Print a JSON Schema')
    .argument('<name>')
    .action(async (name: string) => {
      const { schemaCommand } = await import('./commands/schema.ts');
      finish(schemaCommand(name, shell));
    });
  program
    .command('convert')
    .description('Print a document in another format, and what that loses')
    .argument('<file>')
    .requiredOption('--to <format>', 'the format to write')
    .option('--format <name>', 'read it as this format')
    .addOption(contract())
    .action(async (file: string, flags: DocumentFlags & { to: string }) => {
      const { convertCommand } = await import('./commands/convert.ts');
      finish(await convertCommand({ file, ...flags }, shell));
    });
}

function camel(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** Nobody's secrets pass here: commands that hold a token report through a reporter that knows it. */
const safe = (text: string) => logText(text, (line) => line);

/** The command line. Answers the process's exit code; wrong usage is 3. */
export async function main(args: readonly string[]): Promise<number> {
  const shell: Shell = {
    env: process.env,
    cwd: process.cwd(),
    isTerminal: process.stderr.isTTY === true,
    out: (text) => void process.stdout.write(text),
    say: (text) => void process.stdout.write(safe(text)),
    err: (text) => void process.stderr.write(safe(text)),
    log: (text) => void process.stderr.write(text),
    columns: () => process.stderr.columns || 80,
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
    program.addCommand(stageCommandOf(stage, shell, finish));
  }
  program
    .command('demo')
    .description('Review a small made-up change; needs nothing installed')
    .action(async () => {
      const { demoCommand } = await import('./commands/demo.ts');
      finish(await demoCommand(shell));
    });
  addTools(program, shell, finish);
  addReadingTools(program, shell, finish);
  for (const command of program.commands) command.exitOverride();
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (error instanceof Failure) {
      shell.err(`${error.message}\n${error.fix}\n(${error.code})\n`);
      return error.kind === 'usage' ? 3 : 2;
    }
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 3;
    throw error;
  }
  return exitCode;
}
