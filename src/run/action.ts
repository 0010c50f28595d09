import { cancelCheck } from '../gate/execute-gate-plan.ts';
import type { PullRequestAccess } from '../github/client.ts';
import { removeDraft } from '../github/draft.ts';
import { type InputProblem, type Inputs, inputNames, invalidInputs, parseInputs } from '../inputs.ts';
import { Failure, onFailure, usageFailure } from '../model/failure.ts';
import { reviewMarks, toolKey } from '../model/mark.ts';
import { createRedactor } from '../model/redact.ts';
import { renderFailure } from '../pages/result-pages.ts';
import type { ExitCode } from '../policy/gate-decision.ts';
import { writeUnfinished } from '../policy/shared-head.ts';
import type { OpenGate } from '../ports/gate-port.ts';
import { endUnusableRun, run } from '../run.ts';
import { createActionsReporter } from '../runner/actions-reporter.ts';
import type { Interruption } from '../runner/interruption.ts';
import { type Runner, readRunner } from './actions-runner.ts';
import { type Credentials, connectGitHub, type GitHub } from './connect-stages.ts';

/** `runKey` is that of the run that was ended. */
type EndedRun = Credentials & { readonly runKey: string };

const summary = 'The run was ended before it could conclude.';

/**
 * Cleans up after a run that was ended early: removes its draft, which would block the next review, and
 * concludes its check, which would stay pending. Throws `Failure` when the check could not be concluded.
 */
async function cleanUp(ended: EndedRun, gate: OpenGate): Promise<void> {
  const { reporter, runner } = ended;
  const github = connectGitHub(ended);
  await github.client();
  const warnUnknown = ({ message }: Failure) => {
    reporter.warning(`The pull request of the ended run is not known: ${message}`);
    return undefined;
  };
  const isGroup = runner.event?.kind === 'merge-group';
  const pull = isGroup ? undefined : await github.pullRequest().catch(onFailure(warnUnknown));
  if (pull !== undefined) await removeLeftoverDraft(ended, pull, gate.head);
  await cancelGate(ended, github, { ...gate, pull: pull?.number });
}

/** Removes only a draft of this instance for this head; others belong to other runs (threat Y6). */
async function removeLeftoverDraft(
  { inputs, reporter }: EndedRun,
  pull: PullRequestAccess,
  head: string,
): Promise<void> {
  const tool = toolKey(inputs.settings.checkName);
  const isOurs = (body: string) => reviewMarks(body, tool).some((mark) => mark.head === head);
  const kept = ({ message }: Failure) =>
    reporter.warning(`The draft review could not be removed; the next run removes it: ${message}`);
  const isRemoved = await removeDraft(pull, isOurs).catch(onFailure(kept));
  if (isRemoved === true) reporter.info('The draft of the ended run was removed');
}

/** A run may end before it received the id of the check it created; the check is then searched by its key. */
async function cancelGate(
  { inputs, reporter, runKey: key }: EndedRun,
  github: GitHub,
  { head, id, pull }: OpenGate & { readonly pull: number | undefined },
): Promise<void> {
  const name = inputs.settings.checkName;
  const gate = await github.gate();
  if (gate === undefined) return;
  if (gate.kind === 'status') {
    await gate.statuses.set({ context: name, head, state: 'error', description: 'Cancelled' });
  } else {
    const started = writeUnfinished({ pull, state: 'running', key });
    const present = id === undefined ? await gate.checks.list({ name, head }) : [];
    const check = id ?? present.find(({ externalId }) => externalId === started)?.id;
    if (check === undefined) return;
    await cancelCheck(gate.checks, check, { pull, key, summary });
  }
  reporter.info('The run was ended early; its gate is concluded as cancelled');
}

type Environment = Readonly<Record<string, string | undefined>>;

interface Step {
  readonly env: Environment;
  readonly cwd: string;
  /** Stores a single-line value for the post step. */
  readonly saveState: (name: string, value: string) => void;
  readonly interruption: Interruption;
  /** Writes the page of a finished run with the inputs of this step, into its review directory. */
  readonly writePage?: (inputs: ReadonlyMap<string, string>) => Promise<unknown>;
}

/** GitHub reports every job as a check with its name, and a branch rule cannot distinguish the two. */
function requireOtherJobName({ job }: Runner, { settings }: Inputs): void {
  const isOnHead = settings.gate !== 'job' && settings.target === 'github';
  if (!isOnHead || job !== settings.checkName) return;
  throw usageFailure(
    'CHECK_NAME_IS_JOB',
    `\`check-name\` is ${JSON.stringify(settings.checkName)}, which is the job's own name`,
  );
}

function runKeyOf({ runId, runAttempt, job }: Runner): string {
  return `${runId ?? 0}.${runAttempt ?? 0}.${job ?? ''}`;
}

/** The usable inputs; undefined without a token or check name. */
function usableInputs(input: ReadInput, problems: readonly InputProblem[]): Inputs | undefined {
  const wrong = problems.map(({ name }) => name);
  if (['github-token', 'check-name', 'scope'].some((name) => wrong.includes(name))) return undefined;
  const reading = parseInputs((name) => (wrong.includes(name) ? '' : input(name)));
  return reading.ok ? reading.inputs : undefined;
}

/** An input by its name in `action.yml`, trimmed; `''` when not given. */
type ReadInput = (name: string) => string;

async function inputReader(): Promise<ReadInput> {
  const { getInput } = await import('@actions/core');
  return getInput;
}

async function openReporter(runner: Runner, input: ReadInput) {
  const redact = createRedactor([input('github-token'), ...runner.secrets].filter((secret) => secret !== ''));
  const reporter = await createActionsReporter({ redact, summaryFile: runner.summaryFile });
  return { reporter, redact };
}

/** Runs one workflow step, from its environment to its exit code. */
export async function runAction({ env, cwd, saveState, interruption, writePage }: Step): Promise<ExitCode> {
  const runner = await readRunner(env);
  const input = await inputReader();
  const { reporter, redact } = await openReporter(runner, input);
  try {
    const step = {
      runner,
      reporter,
      redact,
      root: runner.workspace ?? cwd,
      runKey: runKeyOf(runner),
      interruption,
      writePage: async (reviewDir: string) => {
        const inputs = inputNames.map((name) => [name, input(name)] as const);
        await writePage?.(new Map([...inputs, ['review-dir', reviewDir]]));
      },
      rememberGate: (gate: OpenGate | undefined) =>
        saveState('gate', gate === undefined ? '' : writeGateState(gate)),
    };
    const reading = parseInputs(input);
    if (!reading.ok) {
      const failure = invalidInputs(reading.problems);
      const inputs = usableInputs(input, reading.problems);
      if (inputs !== undefined) await endUnusableRun({ ...step, inputs }, failure);
      throw failure;
    }
    requireOtherJobName(runner, reading.inputs);
    const result = await run({ ...step, inputs: reading.inputs });
    return result.exitCode;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    reporter.failure(error);
    await reporter.summary(renderFailure('Could not review', error, { redact }));
    reporter.output('status', 'error');
    return 3;
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

/** Runs after a step that ended before it concluded its check, which would stay pending. */
export async function cleanUpAction(env: Environment, state: string): Promise<void> {
  const runner = await readRunner(env);
  const input = await inputReader();
  const { reporter } = await openReporter(runner, input);
  const reading = parseInputs(input);
  const gate = readGateState(state);
  if (!reading.ok || gate === undefined) return;
  const { inputs } = reading;
  const root = runner.workspace ?? '.';
  await cleanUp({ inputs, runner, reporter, runKey: runKeyOf(runner), root }, gate).catch(
    onFailure((failure) => reporter.failure(failure)),
  );
}
