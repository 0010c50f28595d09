import { Command, CommanderError, Option } from 'commander';
import { answer, failureData, type Output, outputOf, outputs, printsData } from './commands/answer.ts';
import type { HeaderFlags } from './commands/convert-header.ts';
import { type FlagGroup, flagGroups, stageFlags } from './commands/flags.ts';
import type { Shell } from './commands/shell.ts';
import { asFailure, endOf, Failure } from './domain/failure.ts';
import { project } from './domain/project.ts';
import { runCancelled } from './domain/run-cancelled.ts';
import { interruptible } from './edges/process/interruption.ts';
import { outliveReaders } from './edges/process/output-taken.ts';
import { logText } from './edges/reporter/log-text.ts';
import { failureText } from './edges/reporter/reporter.ts';

const stages = {
  run: 'Run all five stages on this worktree',
  fetch: 'Read the change into the review directory',
  review: 'Run the reviewers',
  ingest: "Check the reviewers' documents and join them",
  write: 'Plan one review and publish it',
  gate: 'Conclude: verdict and exit code',
} as const;

const commandGroups = {
  whole: 'Review:',
  stages: 'One stage each:',
  tools: 'Documents and results:',
} as const;

const examples = `
Examples:
  ${project.name} demo                             the whole run on a repository made for it
  ${project.name} run --findings mine=review.json  this worktree, with what a reviewer wrote
  ${project.name} validate review.json             what is wrong with a reviewer's document
  ${project.name} explain                          why the verdict is what it is

Exit codes: 0 passed, 1 the gate failed, 2 could not review, 3 wrong usage or policy`;

/** What every command is given. */
interface Context {
  readonly program: Command;
  readonly shell: Shell;
  readonly output: Output;
  readonly finish: (code: number) => void;
}

/** A command of that name; `--output` is read from the bare arguments and stands here for its check and its help. */
function addCommand({ program }: Context, name: string, group: string = commandGroups.tools): Command {
  const option = printsData(name)
    ? new Option('--output <mode>', 'always JSON here').choices(outputs).default('agent')
    : new Option('--output <mode>', 'what is printed: Markdown for people or JSON for programs')
        .choices(outputs)
        .default('human');
  return program.command(name).helpGroup(group).addOption(option);
}

function collect(value: string, earlier: readonly string[] = []): readonly string[] {
  return [...earlier, value];
}

/** Those that a command line alone has, and the inputs, group by group. */
function stageOptions(): readonly Option[] {
  const own: readonly (readonly [FlagGroup, Option])[] = [
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
  ];
  const inputs = [...stageFlags].map(
    ([name, { value, meaning, group }]) => [group, new Option(`--${name} ${value}`.trim(), meaning)] as const,
  );
  return Object.entries(flagGroups).flatMap(([group, heading]) =>
    [...own, ...inputs].filter(([of]) => of === group).map(([, option]) => option.helpGroup(heading)),
  );
}

function addStage(context: Context, stage: keyof typeof stages): void {
  const { shell, output, finish } = context;
  const group = stage === 'run' ? commandGroups.whole : commandGroups.stages;
  const command = addCommand(context, stage, group).description(stages[stage]);
  for (const option of stageOptions()) command.addOption(option);
  command.action(async (given: Record<string, unknown> & { findings?: readonly string[] }) => {
    const { stageCommand } = await import('./commands/stage.ts');
    const word = (name: string) => (typeof given[name] === 'string' ? given[name] : undefined);
    const inputs = [...stageFlags.keys()].flatMap((name) => {
      const value = given[camel(name)];
      return value === undefined ? [] : [[name, String(value)] as const];
    });
    const code = await stageCommand(
      {
        stage,
        inputs: new Map([...inputs, ['findings', given.findings?.join('\n') ?? '']]),
        base: word('base'),
        head: word('head'),
        output,
      },
      shell,
    );
    finish(code);
  });
}

function addDemo(context: Context): void {
  addCommand(context, 'demo', commandGroups.whole)
    .description('Review a small made-up change; needs nothing installed')
    .action(async () => {
      const { demoCommand } = await import('./commands/demo.ts');
      context.finish(await demoCommand(context.output, context.shell));
    });
}

interface DocumentFlags {
  readonly format?: string;
  readonly contract?: string;
}

interface ValidateFlags {
  readonly diff?: string;
  readonly head?: string;
  readonly previous?: string;
}

interface RunFlags {
  readonly reviewDir?: string;
}

/** Inputs by which the result of a run may differ from what the policy alone says. */
const decidingInputs = ['check-name', 'fail-on', 'approve', 'max-comments', 'inline-from', 'contract'];

/** A command that reads what a finished run left. */
function finishedRunCommand(context: Context, name: string, inputs: readonly string[]): Command {
  const command = addCommand(context, name).option(
    '--review-dir <folder>',
    'where the run left its files (default: .code-review of the worktree)',
  );
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
function addReadingTools(context: Context): void {
  const { shell, output, finish } = context;
  const explain = finishedRunCommand(context, 'explain', decidingInputs)
    .description('Say why a finding blocks or does not, and why the verdict is what it is')
    .argument('[finding]', 'its id, or how it begins; without one the whole result')
    .action(async (finding: string | undefined, { reviewDir }: RunFlags) => {
      const { explainCommand } = await import('./commands/explain.ts');
      const inputs = givenInputs(explain, decidingInputs);
      finish(await explainCommand({ finding, reviewDir, inputs, output }, shell));
    });
  const suppress = finishedRunCommand(context, 'suppress', ['check-name'])
    .description('Withhold a known false positive for good: writes one entry into the policy file')
    .argument('<finding>', 'its id, or how it begins')
    .requiredOption('--reason <text>', 'why it is false')
    .option('--until <day>', 'the last day on which this holds, such as 2026-12-31')
    .option('--config <file>', 'the policy file (default: .github/pr-verdict.yml of the worktree)')
    .action(
      async (finding: string, given: RunFlags & { reason: string; until?: string; config?: string }) => {
        const { suppressCommand } = await import('./commands/suppress.ts');
        const inputs = givenInputs(suppress, ['check-name']);
        const today = new Date().toISOString().slice(0, 10);
        finish(await suppressCommand({ ...given, finding, inputs, today, output }, shell));
      },
    );
}

/** Commands about single files, for reviewers and the people who write them. */
function addTools(context: Context): void {
  const { shell, output, finish } = context;
  const contract = () =>
    new Option('--contract <how>', 'how strictly it is read').choices(['strict', 'lenient']);
  addCommand(context, 'validate')
    .description(
      "Check a reviewer's document, a file of a run or the policy, and say everything that is wrong",
    )
    .argument('<file>', 'the document, or a .yml file for the policy; - for standard input')
    .option('--diff <file>', 'the diff under review: checks lines and paths as well')
    .option('--head <commit>', 'the commit under review')
    .option('--previous <file>', 'the verdict file as it was before: checks what may change as well')
    .option('--format <name>', 'read it as this format')
    .addOption(contract())
    .option('--json', 'print {valid, errors[]}, as --output agent does')
    .action(async (file: string, flags: DocumentFlags & ValidateFlags) => {
      const { validateCommand } = await import('./commands/validate.ts');
      finish(await validateCommand({ ...flags, file, output }, shell));
    });
  addCommand(context, 'lines')
    .description('Print where in a diff a comment may stand, as JSON')
    .argument('<diff>', 'a file that holds a unified diff, or - for standard input')
    .action(async (diff: string) => {
      const { linesCommand } = await import('./commands/lines.ts');
      finish(await linesCommand(diff, shell));
    });
  addCommand(context, 'schema')
    .description('Print a JSON Schema')
    .argument('<name>', 'such as review-output or policy; a wrong one is answered with all there are')
    .action(async (name: string) => {
      const { schemaCommand } = await import('./commands/schema.ts');
      finish(schemaCommand(name, shell));
    });
  addCommand(context, 'convert')
    .description('Print a document in another format, and what that loses')
    .argument('<file>', 'the document')
    .requiredOption('--to <format>', 'the format to write')
    .option('--format <name>', 'read it as this format')
    .addOption(contract())
    .option('--pull-request <number>', 'the pull request that was reviewed, for review-data')
    .option('--repository <owner/name>', 'its repository, for review-data and verdict')
    .option('--head <commit>', 'the commit that was reviewed, for review-data')
    .option('--timestamp <time>', 'when it was reviewed, for review-data and verdict')
    .option('--reference <link>', 'a Markdown link for findings that cite nothing, for review-output')
    .action(async (file: string, flags: DocumentFlags & HeaderFlags & { to: string }) => {
      const { convertCommand } = await import('./commands/convert.ts');
      finish(await convertCommand({ file, ...flags }, shell));
    });
}

function camel(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Commander has told people already; a program is told the same. */
function wrongUsage({ message }: CommanderError, command: string | undefined): Failure {
  const isCommand = command !== undefined && /^[a-z]+$/.test(command) && !message.includes('unknown command');
  return new Failure({
    kind: 'usage',
    code: 'COMMAND_LINE_INVALID',
    message: message === '(outputHelp)' ? 'No command is named' : capital(message.replace(/^error: /, '')),
    fix: `\`${[project.name, ...(isCommand ? [command] : []), '--help'].join(' ')}\` says what it takes.`,
  });
}

/** Carries out one command line. Answers the process's exit code; wrong usage is 3. */
export async function carryOut(args: readonly string[], shell: Shell): Promise<number> {
  let exitCode = 0;
  const program = new Command(project.name)
    .description('Any reviewers in; one checked review and one verdict out.')
    .version(project.version)
    .configureOutput({ writeOut: shell.say, writeErr: shell.err })
    .exitOverride()
    .showHelpAfterError('(--help says what it takes)')
    .addHelpText('after', examples);
  const finish = (code: number) => {
    exitCode = code;
  };
  const output = outputOf(args);
  const context = { program, shell, output, finish };
  for (const stage of ['run', 'fetch', 'review', 'ingest', 'write', 'gate'] as const) {
    addStage(context, stage);
  }
  addDemo(context);
  addTools(context);
  addReadingTools(context);
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    const isUsage = error instanceof CommanderError;
    if (isUsage && error.exitCode === 0) return 0;
    const failure = isUsage ? wrongUsage(error, args[0]) : asFailure(error);
    if (!isUsage) shell.err(`error: ${failureText(failure)}\n`);
    answer({ data: failureData(failure) }, output, shell);
    return endOf(failure).exitCode;
  }
  return exitCode;
}

/** Nobody's secrets pass here: commands that hold a token report through a reporter that knows it. */
const safe = (text: string) => logText(text, (line) => line);

/** The command line of this process, which answers a program also where it is asked to end. */
export function main(args: readonly string[]): Promise<number> {
  outliveReaders(process);
  const output = outputOf(args);
  let isAnswered = false;
  const shell: Shell = {
    env: process.env,
    cwd: process.cwd(),
    isTerminal: process.stderr.isTTY === true,
    out: (text) => {
      isAnswered = true;
      process.stdout.write(text);
    },
    say: (text) => void process.stdout.write(safe(text)),
    err: (text) => void process.stderr.write(safe(text)),
    log: (text) => void process.stderr.write(text),
    columns: () => process.stderr.columns || 80,
  };
  const lastWords = () => {
    if (output === 'human' || isAnswered) return undefined;
    const failure = runCancelled();
    answer({ data: failureData(failure) }, output, shell);
    return endOf(failure).exitCode;
  };
  return interruptible((interruption) => carryOut(args, { ...shell, interruption }), lastWords);
}
