import { randomUUID } from 'node:crypto';
import { createRedactor } from '../domain/redact.ts';
import type { Screen } from '../edges/reporter/live-lines.ts';
import { createTerminalReporter } from '../edges/reporter/terminal.ts';
import { readRunner } from '../edges/runner.ts';
import { invalidInputs, parseInputs } from '../inputs.ts';
import { run } from '../run.ts';
import type { Shell } from './shell.ts';

export interface StageOptions {
  readonly stage: string;
  /** Inputs of `action.yml` by name, as given on the command line. */
  readonly inputs: ReadonlyMap<string, string>;
  readonly base?: string | undefined;
  readonly head?: string | undefined;
  readonly output: 'human' | 'agent';
}

/** Runs one stage or all of them; answers the exit code. The log goes to standard error, the result to standard output. */
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
    ...(shell.isTerminal && { screen: screenOf(shell) }),
    color: shell.isTerminal && runner.allowsColor,
    debug: runner.isDebug,
  });
  const reading = parseInputs((name) => given.get(name) ?? '');
  if (!reading.ok) {
    reporter.failure(invalidInputs(reading.problems));
    return 3;
  }
  const result = await run({
    inputs: reading.inputs,
    runner,
    reporter,
    redact,
    root: shell.cwd,
    ...(options.base === undefined ? {} : { base: options.base }),
    ...(options.head === undefined ? {} : { head: options.head }),
    runKey: randomUUID(),
    rememberGate: () => {},
  });
  const { page, ...facts } = result;
  if (options.output === 'agent') shell.out(`${JSON.stringify(facts, null, 2)}\n`);
  else if (page !== undefined) shell.say(page);
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
