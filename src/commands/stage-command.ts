import { randomUUID } from 'node:crypto';
import { invalidInputs, parseInputs } from '../inputs.ts';
import { createRedactor } from '../model/redact.ts';
import { readRunner } from '../run/actions-runner.ts';
import { run } from '../run.ts';
import { uninterrupted } from '../runner/interruption.ts';
import { outcomeOfRun } from './agent-envelope.ts';
import { answer, answerPage, failureAnswer, type Output, type Shell, usesColor } from './command-answer.ts';
import { createTerminalReporter, type Screen } from './terminal-reporter.ts';

export interface StageOptions {
  readonly stage: string;
  /** Inputs of `action.yml` by name, as given on the command line. */
  readonly inputs: ReadonlyMap<string, string>;
  readonly base?: string | undefined;
  readonly head?: string | undefined;
  readonly trustPolicy?: boolean | undefined;
  readonly output: Output;
}

/**
 * Runs one stage or all of them; answers the exit code. The log goes to standard error, the result to standard output.
 */
export async function stageCommand(options: StageOptions, shell: Shell): Promise<number> {
  const runner = await readRunner(shell.env);
  const token = shell.env['GITHUB_TOKEN'] ?? shell.env['GH_TOKEN'] ?? '';
  const given = new Map([
    ['target', 'local'],
    ['github-token', token],
    ...options.inputs,
    ['stage', options.stage],
  ]);
  const redact = createRedactor([token, ...runner.secrets]);
  const reporter = createTerminalReporter({
    redact,
    log: shell.log,
    // A job's log may be a terminal, and a changing line is of no use there.
    ...(shell.isTerminal && (shell.env['CI'] ?? '') === '' && { screen: screenOf(shell) }),
    color: usesColor(shell.env, shell.isTerminal),
    debug: runner.isDebug,
  });
  const reading = parseInputs((name) => given.get(name) ?? '');
  if (!reading.ok) {
    const failure = invalidInputs(reading.problems);
    reporter.failure(failure);
    answer(failureAnswer(failure, redact), options.output, shell);
    return 3;
  }
  const result = await run({
    inputs: reading.inputs,
    runner,
    reporter,
    redact,
    root: shell.cwd,
    base: options.base,
    head: options.head,
    trustPolicy: options.trustPolicy === true,
    runKey: randomUUID(),
    interruption: shell.interruption ?? uninterrupted,
    rememberGate: () => {},
  });
  const { page, failure, findings: _, questions: __, ...facts } = result;
  const ended = failure && { ...failureAnswer(failure, redact), page };
  await answerPage(ended ?? { data: facts, page, outcome: outcomeOfRun(result) }, options.output, shell);
  return result.exitCode;
}

function screenOf({ log, columns = () => 80 }: Shell): Screen {
  return {
    write: log,
    columns,
    now: Date.now,
    every: (milliseconds, work) => {
      const timer = setInterval(work, milliseconds).unref();
      return () => clearInterval(timer);
    },
  };
}
