import { answer, failureAnswer, outputOf, type Shell } from './commands/command-answer.ts';
import { runProgram } from './commands/program.ts';
import { endOf, runCancelled } from './model/failure.ts';
import { logText } from './runner/actions-reporter.ts';
import { createPrinter, interruptible } from './runner/interruption.ts';

/** No secret is printed here: commands that hold a token report through a reporter that redacts it. */
const safe = (text: string) => logText(text, (line) => line);

/** The command line of this process, which answers a program also where it is asked to end. */
export function main(args: readonly string[]): Promise<number> {
  const print = createPrinter(process);
  const output = outputOf(args);
  let isAnswered = false;
  const shell: Shell = {
    env: process.env,
    cwd: process.cwd(),
    get isTerminal() {
      return process.stderr.isTTY === true;
    },
    get isPageOnTerminal() {
      return process.stdout.isTTY === true;
    },
    out: (text) => {
      isAnswered = true;
      print('stdout', text);
    },
    say: (text) => print('stdout', safe(text)),
    err: (text) => print('stderr', safe(text)),
    log: (text) => print('stderr', text),
    columns: () => process.stderr.columns || 80,
  };
  const lastWords = () => {
    if (output === 'human' || isAnswered) return undefined;
    const failure = runCancelled();
    answer(failureAnswer(failure), output, shell);
    return endOf(failure).exitCode;
  };
  // A copy would load the streams, whose properties the shell reads on demand.
  return interruptible((interruption) => runProgram(args, Object.assign(shell, { interruption })), lastWords);
}
