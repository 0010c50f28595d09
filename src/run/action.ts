import type { OpenGate } from '../gate/gatekeeper.ts';
import { renderTrouble } from '../gate/trouble.ts';
import { type InputProblem, type Inputs, invalidInputs, parseInputs } from '../inputs.ts';
import { Failure } from '../model/failure.ts';
import { createRedactor } from '../model/redact.ts';
import type { ExitCode } from '../policy/gate-decision.ts';
import { refuseRun, run } from '../run.ts';
import { createActionsReporter } from '../runner/actions-reporter.ts';
import type { Interruption } from '../runner/interruption.ts';
import { type Runner, readRunner } from './actions-runner.ts';
import { cleanUp } from './clean-up.ts';

type Environment = Readonly<Record<string, string | undefined>>;

interface Step {
  readonly env: Environment;
  readonly cwd: string;
  /** Leaves a single-line value for the post step. */
  readonly saveState: (name: string, value: string) => void;
  readonly interruption: Interruption;
}

/** GitHub reports every job as a check of its name: a branch rule could not tell the two apart. */
function refuseOwnJobName({ job }: Runner, { settings }: Inputs): void {
  const isOnHead = settings.gate !== 'job' && settings.target === 'github';
  if (!isOnHead || job !== settings.checkName) return;
  throw new Failure({
    kind: 'usage',
    code: 'CHECK_NAME_IS_JOB',
    message: `\`check-name\` is ${JSON.stringify(settings.checkName)}, which is the job's own name`,
    fix: 'Rename the job or the check: branch rules could not tell them apart.',
  });
}

function runKeyOf({ runId, runAttempt, job }: Runner): string {
  return `${runId ?? 0}.${runAttempt ?? 0}.${job ?? ''}`;
}

/** What can be used of the inputs; undefined where the token or the check's name is not among it. */
function usableInputs(runner: Runner, problems: readonly InputProblem[]): Inputs | undefined {
  const wrong = problems.map(({ name }) => name);
  if (['github-token', 'check-name', 'scope'].some((name) => wrong.includes(name))) return undefined;
  const reading = parseInputs((name) => (wrong.includes(name) ? '' : runner.input(name)));
  return reading.ok ? reading.inputs : undefined;
}

async function openReporter(runner: Runner) {
  const redact = createRedactor(
    [runner.input('github-token'), ...runner.secrets].filter((secret) => secret !== ''),
  );
  const { summary } = runner.files;
  const reporter = await createActionsReporter({
    redact,
    ...(summary === undefined ? {} : { summaryFile: summary }),
  });
  return { reporter, redact };
}

/** One step of a workflow, from its environment to its exit code. */
export async function runAction({ env, cwd, saveState, interruption }: Step): Promise<ExitCode> {
  const runner = await readRunner(env);
  const { reporter, redact } = await openReporter(runner);
  try {
    const step = {
      runner,
      reporter,
      redact,
      root: runner.workspace ?? cwd,
      runKey: runKeyOf(runner),
      interruption,
      rememberGate: (gate: OpenGate | undefined) =>
        saveState('gate', gate === undefined ? '' : writeGateState(gate)),
    };
    const reading = parseInputs(runner.input);
    if (!reading.ok) {
      const failure = invalidInputs(reading.problems);
      const inputs = usableInputs(runner, reading.problems);
      if (inputs !== undefined) await refuseRun({ ...step, inputs }, failure);
      throw failure;
    }
    refuseOwnJobName(runner, reading.inputs);
    const result = await run({ ...step, inputs: reading.inputs });
    return result.exitCode;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    reporter.failure(error);
    await reporter.summary(renderTrouble('Could not review', error, { redact }));
    reporter.output('status', 'error');
    return 3;
  } finally {
    reporter.close();
  }
}

function writeGateState({ head, id }: OpenGate): string {
  return `${head} ${id ?? ''}`.trim();
}

function readGateState(state: string): OpenGate | undefined {
  const [, head, id] = /^([0-9a-f]{40,64})(?: (\d{1,15}))?$/.exec(state) ?? [];
  if (head === undefined) return undefined;
  return id === undefined ? { head } : { head, id: Number(id) };
}

/** After a step that was ended before it could conclude: a gate left open would wait for ever. */
export async function cleanUpAction(env: Environment, state: string): Promise<void> {
  const runner = await readRunner(env);
  const { reporter } = await openReporter(runner);
  const reading = parseInputs(runner.input);
  const gate = readGateState(state);
  if (!reading.ok || gate === undefined) return;
  try {
    await cleanUp({ inputs: reading.inputs, runner, reporter, runKey: runKeyOf(runner) }, gate);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    reporter.failure(error);
  } finally {
    reporter.close();
  }
}
