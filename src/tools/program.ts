import { Command, CommanderError } from 'commander';
import { asFailure, endOf, Failure } from '../model/failure.ts';
import { project } from '../model/project.ts';
import { failureText } from '../runner/terminal-reporter.ts';
import { answer, askedOutput, failureAnswer, outputOf, type Shell } from './command-answer.ts';
import { addCommand, type CommandLine } from './command-definition.ts';
import { addDocumentCommands } from './document-commands.ts';
import { addResultCommands } from './result-commands.ts';
import { addSetupCommands } from './setup-commands.ts';

import { addStageCommands } from './stage-commands.ts';

const examples = `
Examples:
  ${project.name} demo                             the whole run on a repository made for it
  ${project.name} run --findings mine=review.json  this worktree, with what a reviewer wrote
  ${project.name} validate review.json             what is wrong with a reviewer's document
  ${project.name} explain                          why the verdict is what it is

Exit codes: 0 passed, 1 the gate failed, also if the review is incomplete,
2 could not review, or incomplete without blocking findings, 3 wrong usage or policy`;

function addDemo(line: CommandLine): void {
  addCommand(line, 'demo', 'whole')
    .description('Review a small made-up change; needs nothing installed')
    .action(async () => {
      const { demoCommand } = await import('./demo-command.ts');
      line.finish(await demoCommand(line.output, line.shell));
    });
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
export async function runProgram(args: readonly string[], shell: Shell): Promise<number> {
  let exitCode = 0;
  let text = '';
  const isForProgram = askedOutput(args) === 'agent';
  const program = new Command(project.name)
    .description('Any reviewers in, one checked review and one verdict out.')
    .version(project.version)
    .configureOutput({
      writeOut: (words) => {
        if (isForProgram) text += words;
        else shell.say(words);
      },
      writeErr: shell.err,
    })
    // Defaults and choices are named in the descriptions, where they are worth a line.
    .configureHelp({ optionDescription: ({ description }) => description })
    .exitOverride()
    .showHelpAfterError('(--help says what it takes)')
    .addHelpText('after', examples);
  const output = outputOf(args);
  const finish = (code: number) => {
    exitCode = code;
  };
  const line = { program, shell, output, finish };
  addStageCommands(line);
  addDemo(line);
  addSetupCommands(line);
  addDocumentCommands(line);
  addResultCommands(line);
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    const isUsage = error instanceof CommanderError;
    if (isUsage && error.exitCode === 0) {
      if (isForProgram) answer({ data: { exitCode: 0, text } }, 'agent', shell);
      return 0;
    }
    const failure = isUsage ? wrongUsage(error, args[0]) : asFailure(error);
    if (!isUsage) shell.err(`error: ${failureText(failure)}\n`);
    answer(failureAnswer(failure), output, shell);
    return endOf(failure).exitCode;
  }
  return exitCode;
}
