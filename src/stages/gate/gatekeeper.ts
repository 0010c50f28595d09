import { Failure } from '../../domain/failure.ts';
import type { Conclusion } from '../../domain/gate/gate.ts';
import {
  GatePlan,
  type GatePlanInput,
  type GateTarget,
  planGate,
  planStart,
} from '../../domain/gate/gate-plan.ts';
import type { Settled } from '../../domain/gate/shared-head.ts';
import type { Settings } from '../../domain/settings.ts';
import type { GatePort } from '../../ports/gate.ts';
import type { Reporter } from '../../ports/reporter.ts';
import type { ReviewDirectory } from '../../ports/review-directory.ts';
import { stepInWords } from '../../render/check/gate-words.ts';
import { renderTrouble } from '../../render/pages/trouble.ts';
import { reviewFiles, writeJson } from '../review-directory/review-files.ts';
import { carryOutGate } from './carry-out.ts';

/** A gate that somebody has to conclude; without `id` its check was asked for, and the answer is not there yet. */
export interface OpenGate {
  readonly head: string;
  readonly id?: number;
}

export interface GateKeeping {
  readonly directory: ReviewDirectory;
  readonly reporter: Reporter;
  readonly settings: Settings;
  readonly runKey: string;
  /** Remembers an open gate for whoever cleans up after a cancelled run. */
  readonly rememberGate: (gate: OpenGate | undefined) => void;
}

/** The gate on a commit; a local target has none but the exit code. */
export function gateTarget({ settings, runKey }: GateKeeping, head: string): GateTarget {
  const gate = settings.target === 'local' ? 'job' : settings.gate;
  return { gate, name: settings.checkName, head, key: runKey };
}

/** What a started gate is to the stages after it; a refusal keeps the run from passing, not from publishing. */
export interface StartedGate {
  readonly gate?: GatePort | undefined;
  readonly startedCheck?: number | undefined;
  readonly publishFailure?: string | undefined;
}

/** Marks the head as being reviewed, before any reviewer runs. */
export async function startGate(
  context: GateKeeping & { readonly gate: () => Promise<GatePort | undefined> },
  { head, targetUrl }: Pick<GateTarget, 'head' | 'targetUrl'>,
): Promise<StartedGate> {
  const { settings, reporter, rememberGate } = context;
  if (settings.dryRun || settings.target === 'local') return {};
  const port = await context.gate();
  rememberGate({ head });
  if (port === undefined) return {};
  try {
    const steps = planStart({ ...gateTarget(context, head), targetUrl });
    const { check } = await carryOutGate({ steps, port, reporter });
    if (check !== undefined) rememberGate({ head, id: check });
    return { gate: port, startedCheck: check };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    reporter.failure(error);
    return { publishFailure: error.code };
  }
}

export interface Closing {
  /** Absent where nothing may be written: a dry run, a job as the gate, a gate that could not be started. */
  readonly gate?: GatePort | undefined;
  readonly startedCheck?: number | undefined;
  readonly plan: GatePlan;
}

/** Writes the plan down, then carries it out. Throws `Failure` when GitHub refuses; the gate then stays open. */
export async function closeGate(context: GateKeeping, closing: Closing): Promise<Settled | undefined> {
  const { directory, reporter, settings, rememberGate } = context;
  const { plan, gate: port, startedCheck } = closing;
  await writeJson(directory, reviewFiles.gate, GatePlan.parse(plan));
  if (settings.dryRun) for (const step of plan.steps) reporter.info(`Dry run: would ${stepInWords(step)}`);
  if (port === undefined || settings.dryRun) {
    rememberGate(undefined);
    return undefined;
  }
  if (startedCheck === undefined) rememberGate({ head: plan.head });
  const { settled } = await carryOutGate({ steps: plan.steps, port, startedCheck, reporter });
  rememberGate(undefined);
  return settled;
}

/** Concludes the gate of a run that broke off, as one that lets no merge pass. Never throws a `Failure`. */
export async function closeFailed(
  context: GateKeeping & { readonly redact: (text: string) => string },
  started: StartedGate & Pick<GatePlanInput, 'head' | 'pull' | 'sharedWith' | 'targetUrl'>,
  error: unknown,
): Promise<void> {
  const { reporter } = context;
  const { gate, startedCheck, head, pull, sharedWith, targetUrl } = started;
  const failure = error instanceof Failure ? error : undefined;
  const title = `Could not review: ${failure?.code ?? 'an unexpected error'}`;
  const conclusion: Conclusion = { status: 'error', conclusion: 'action_required', title, exitCode: 2 };
  const plan = planGate({
    ...gateTarget(context, head),
    started: startedCheck !== undefined,
    conclusion,
    summary: failure
      ? renderTrouble('Could not review', failure, context)
      : `${title}\n\nSee the log of this run.`,
    annotations: [],
    targetUrl,
    pull,
    sharedWith,
  });
  try {
    await closeGate(context, { gate, startedCheck, plan });
  } catch (refusal) {
    if (!(refusal instanceof Failure)) throw refusal;
    reporter.error('The gate could not be concluded; it stays open, which lets no merge pass');
  }
}

interface GateOf {
  readonly head: string;
  readonly pull?: number | undefined;
  readonly url?: string | undefined;
  readonly sharedWith?: readonly number[] | undefined;
}

type Failing = Parameters<typeof startGate>[0] & Parameters<typeof closeFailed>[0];

/** The gate of one run: started once, by whoever knows its head first, and concluded also when the run breaks off. */
export function keepGate(context: Failing) {
  let known: GateOf | undefined;
  let starting: Promise<StartedGate> | undefined;
  return {
    /** A second call adds what is known by then of the pull request. */
    start: (of: GateOf): Promise<StartedGate> => {
      known = of;
      starting ??= startGate(context, { head: of.head, targetUrl: of.url });
      return starting;
    },
    fail: async (error: unknown): Promise<void> => {
      if (known === undefined || starting === undefined) return;
      const { head, pull, url, sharedWith = [] } = known;
      await closeFailed(context, { ...(await starting), head, pull, sharedWith, targetUrl: url }, error);
    },
  };
}
