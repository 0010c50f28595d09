import { Command, CommanderError, Help } from 'commander';
import { asFailure, endOf, type Failure, usageFailure } from '../model/failure.ts';
import { project } from '../model/project.ts';
import { failureText } from '../runner/actions-reporter.ts';
import { answer, failureAnswer, outputOf, type Shell } from './command-answer.ts';
import { commandGroups } from './command-definition.ts';
import { addStageCommands } from './stage-commands.ts';
import { addDocumentCommands, addResultCommands, addSetupCommands } from './tool-commands.ts';

const exitCodes = `Exit codes: 0 passed, 1 gate failed, 2 could not review,
or incomplete without blocking findings, 3 wrong usage or policy`;

/** The help of the program, on one screen: one line for each command, and one for all stages. */
function programHelp(program: Command): string {
  const of = (group: string) => program.commands.filter((command) => command.helpGroup() === group);
  const row = (name: string, words: string) => `  ${name.padEnd(11)} ${words}`;
  const rows = (group: string) =>
    of(group).map((command) => row(command.name(), command.summary() || command.description()));
  const stages = of(commandGroups.stages).map((command) => command.name());
  return [
    `Usage: ${project.name} COMMAND [options], or --version. COMMAND --help: its options`,
    commandGroups.whole,
    ...rows(commandGroups.whole),
    row('one stage:', stages.join(', ')),
    commandGroups.setup,
    ...rows(commandGroups.setup),
    commandGroups.tools,
    ...rows(commandGroups.tools),
    `Example: ${project.name} run --findings mine=review.json --base main`,
    exitCodes,
    '',
  ].join('\n');
}

/** They may take more than a second, so they print a line before the rest is loaded; so do the stages. */
const slowCommands: ReadonlySet<string> = new Set(['demo', 'doctor', 'scorecard']);

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Commander has printed it for people; programs get the same text. */
function wrongUsage({ message }: CommanderError, command: string | undefined): Failure {
  const isCommand = command !== undefined && /^[a-z]+$/.test(command) && !message.includes('unknown command');
  return usageFailure(
    'COMMAND_LINE_INVALID',
    message === '(outputHelp)' ? 'No command is named' : capital(message.replace(/^error: /, '')),
    `See \`${[project.name, ...(isCommand ? [command] : []), '--help'].join(' ')}\`.`,
  );
}

/** Carries out one command line. Answers the process's exit code; wrong usage is 3. */
export async function runProgram(args: readonly string[], shell: Shell): Promise<number> {
  let exitCode = 0;
  let text = '';
  const output = outputOf(args);
  const program = new Command(project.name)
    .description('Any reviewers in, one checked review and one verdict out.')
    .version(project.version)
    .configureOutput({
      writeOut: (words) => {
        if (output === 'agent') text += words;
        else shell.say(words);
      },
      writeErr: shell.err,
    })
    // Defaults and choices are named in the descriptions, where they are worth a line.
    .configureHelp({
      optionDescription: ({ description }) => description,
      formatHelp: (command, helper) =>
        command.parent === null
          ? programHelp(command)
          : Help.prototype.formatHelp.call(helper, command, helper),
    })
    .exitOverride()
    .showHelpAfterError('(See --help.)');
  program.hook('preAction', (_, command) => {
    if (output === 'human' && slowCommands.has(command.name()))
      shell.err(`${project.name} ${project.version}: ${command.name()}\n`);
  });
  const finish = (code: number) => {
    exitCode = code;
  };
  const line = { program, args, shell, output, finish };
  // A known command needs no others. Those of documents come first: they are over soonest.
  for (const addCommands of [addDocumentCommands, addResultCommands, addStageCommands, addSetupCommands]) {
    addCommands(line);
    if (program.commands.some((command) => command.name() === args[0])) break;
  }
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    const isUsage = error instanceof CommanderError;
    if (isUsage && error.exitCode === 0) {
      if (output === 'agent') answer({ data: { exitCode: 0, text } }, output, shell);
      return 0;
    }
    const failure = isUsage ? wrongUsage(error, args[0]) : asFailure(error);
    if (!isUsage) shell.err(`error: ${failureText(failure)}\n`);
    answer(failureAnswer(failure), output, shell);
    return endOf(failure).exitCode;
  }
  return exitCode;
}
