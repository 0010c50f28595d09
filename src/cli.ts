import { endOf, runCancelled } from './model/failure.ts';
import { interruptible, outliveReaders } from './runner/interruption.ts';
import { logText } from './runner/terminal-reporter.ts';
import { answer, failureAnswer, outputOf, type Shell } from './tools/command-answer.ts';
import { runProgram } from './tools/program.ts';

/** No secret is printed here: commands that hold a token report through a reporter that redacts it. */
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
    isPageOnTerminal: process.stdout.isTTY === true,
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
    answer(failureAnswer(failure), output, shell);
    return endOf(failure).exitCode;
  };
  return interruptible((interruption) => runProgram(args, { ...shell, interruption }), lastWords);
}
