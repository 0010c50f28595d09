import { Failure, onFailure, operationalFailure } from '../model/failure.ts';
import type { ReviewDirectory } from '../model/files.ts';
import { renderFailure } from '../pages/result-pages.ts';
import type { Conclusion } from '../policy/gate-decision.ts';
import { GatePlan, type GateTarget, planGate, underWay } from '../policy/gate-plan.ts';
import type { Settings } from '../policy/settings.ts';
import { type Settled, type Sharing, writeUnfinished } from '../policy/shared-head.ts';
import type { ChecksPort, GatePort, NameOnHead } from '../ports/gate-port.ts';
import type { StagePorts } from '../ports/stage-ports.ts';
import { reviewFiles, writeJson } from '../review-directory/review-files.ts';
import { cancelCheck, executeGatePlan, foreignUses, unfinishedChecks } from './execute-gate-plan.ts';

export interface GateKeeping extends Pick<StagePorts, 'reporter' | 'runKey' | 'rememberGate'> {
  readonly settings: Settings;
}

/** The gate on a commit; a local target has only the exit code. */
export function gateTarget({ settings, runKey }: GateKeeping, head: string): GateTarget {
  const gate = settings.target === 'local' ? 'job' : settings.gate;
  return { gate, name: settings.checkName, head, key: runKey };
}

/** The subject of a gate. */
interface GateOf {
  readonly head: string;
  /** Absent for a merge group. */
  readonly pull?: number | undefined;
  /** Web address of the pull request. */
  readonly url?: string | undefined;
  readonly sharing?: Sharing | undefined;
}

/** A started gate, for later stages. A rejection prevents the run from passing, not from publishing. */
export interface StartedGate {
  readonly gate?: GatePort | undefined;
  readonly startedCheck?: number | undefined;
  /** The pull request whose opened check this run took over; another run may take it over at the same time. */
  readonly takenOverFor?: number | undefined;
  /** Descriptions of other checks and statuses with the gate's name on the head. */
  readonly foreign: readonly string[];
  readonly publishFailure?: string | undefined;
}

/** Returns a failure in place of a result. */
const asFailure = onFailure((failure) => failure);

type KeeperContext = GateKeeping & Pick<StagePorts, 'gate' | 'redact'>;

/** `open` leaves the check to a later job; `if-open` concludes an open check and starts none. */
type How = 'open' | 'run' | 'if-open';

function isWritten({ dryRun, target }: Settings): boolean {
  return !dryRun && target !== 'local';
}

/** A reading of the gate's name on a head, begun before the pull request was known to have this head. */
interface NameReading {
  readonly head: string;
  /** Undefined with a job as the gate. */
  readonly named: Promise<NameOnHead | Failure | undefined>;
}

/**
 * Marks the head as being reviewed, before any reviewer runs: takes over the check that an earlier job opened
 * for the pull request, or creates one. Concludes checks of killed runs as cancelled.
 */
async function startGate(
  context: KeeperContext,
  { head, pull, url }: GateOf,
  how: How = 'run',
  readAhead?: NameReading,
): Promise<StartedGate> {
  const { settings, reporter, rememberGate } = context;
  if (!isWritten(settings)) return { foreign: [] };
  const port = await context.gate();
  if (how !== 'open') rememberGate({ head });
  if (port === undefined) return { foreign: [] };
  try {
    const ahead = readAhead?.head === head ? await readAhead.named : undefined;
    const named = ahead ?? (await port.readName({ name: settings.checkName, head }).catch(asFailure));
    const foreign = foreignOn(named, port);
    if (foreign.length > 0) reporter.failure(nameIsTaken(settings.checkName, foreign));
    if (port.kind === 'status') {
      if (how !== 'if-open')
        await port.statuses.set({ ...underWay, context: settings.checkName, head, targetUrl: url });
      return { gate: port, foreign };
    }
    const known = named instanceof Failure ? undefined : unfinishedChecks(pull, named);
    const startedCheck = known?.opened ?? (await createCheck(port, context, { head, pull, how }));
    if (startedCheck !== undefined && how !== 'open') rememberGate({ head, id: startedCheck });
    const abandoned = known?.abandoned.filter((id) => id < (startedCheck ?? 0)) ?? [];
    const summary = 'It was not concluded when a newer run of the review started.';
    for (const id of abandoned) await cancelCheck(port.checks, id, { pull, key: context.runKey, summary });
    return { gate: port, startedCheck, foreign, ...(known?.opened !== undefined && { takenOverFor: pull }) };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    reporter.failure(error);
    return { foreign: [], publishFailure: error.code };
  }
}

/** Other uses of the gate's name on a head; what could not be read may be one. */
export function foreignOn(named: NameOnHead | Failure, { kind }: GatePort): readonly string[] {
  return named instanceof Failure ? [`what GitHub did not show (${named.code})`] : foreignUses(named, kind);
}

async function createCheck(
  { checks }: ChecksPort,
  { settings, runKey: key }: GateKeeping,
  { head, pull, how }: Pick<GateOf, 'head' | 'pull'> & { readonly how: How },
): Promise<number | undefined> {
  if (how === 'if-open') return undefined;
  const externalId = writeUnfinished({ pull, state: how === 'open' ? 'open' : 'running', key });
  return checks.start({ name: settings.checkName, head, externalId });
}

function nameIsTaken(name: string, foreign: readonly string[]): Failure {
  const others = `The head also has ${foreign.join(', ')} under the name ${JSON.stringify(name)}`;
  const message = `${others}, so nothing passes: a branch rule could go by that one`;
  return operationalFailure('CHECK_NAME_TAKEN', message);
}

/**
 * The check that this run started or took over; a new one when another run took over the same check and
 * concluded it first.
 */
async function checkToConclude(
  context: GateKeeping,
  { gate, startedCheck, takenOverFor: pull }: Pick<StartedGate, 'gate' | 'startedCheck' | 'takenOverFor'>,
  head: string,
): Promise<number | undefined> {
  if (gate?.kind !== 'check' || pull === undefined) return startedCheck;
  const named = await gate.readName({ name: context.settings.checkName, head }).catch(asFailure);
  if (named instanceof Failure) return startedCheck;
  const isFree = named.checks.some(({ id, conclusion }) => id === startedCheck && conclusion === null);
  return isFree ? startedCheck : createCheck(gate, context, { head, pull, how: 'run' });
}

type Closing = Omit<StartedGate, 'foreign' | 'publishFailure'> & { readonly plan: GatePlan };

/**
 * Executes the plan. Throws `Failure` when GitHub rejects; the gate then stays open. Without `gate` nothing is
 * written: in a dry run, with a job as the gate, or when it could not be started.
 */
async function executeClosing(context: GateKeeping, closing: Closing): Promise<Settled | undefined> {
  const { reporter, settings, rememberGate } = context;
  const { plan, gate: port } = closing;
  let settled: Settled | undefined;
  if (port !== undefined && !settings.dryRun) {
    const startedCheck = await checkToConclude(context, closing, plan.head);
    if (startedCheck === undefined) rememberGate({ head: plan.head });
    settled = await executeGatePlan({ steps: plan.steps, port, startedCheck, reporter });
  }
  rememberGate(undefined);
  return settled;
}

/** Stores the plan, then executes it. */
export async function concludeGate(
  context: GateKeeping & { readonly directory: ReviewDirectory },
  closing: Closing,
): Promise<Settled | undefined> {
  const { directory, reporter, settings } = context;
  const { plan } = closing;
  await writeJson(directory, reviewFiles.gate, GatePlan.parse(plan));
  if (settings.dryRun) reporter.info(`Dry run: would conclude the gate as ${plan.conclusion}: ${plan.title}`);
  return executeClosing(context, closing);
}

/** Concludes the gate of a failed run so that no merge passes. Never throws a `Failure`. */
async function concludeFailedGate(
  context: KeeperContext,
  { head, pull, url, sharing, ...started }: GateOf & StartedGate,
  error: unknown,
): Promise<void> {
  if (started.gate?.kind === 'check' && started.startedCheck === undefined) return;
  const failure = error instanceof Failure ? error : undefined;
  const plan = planGate({
    ...gateTarget(context, head),
    conclusion: concludeFailure(failure),
    summary: failure
      ? renderFailure('Could not review', failure, context)
      : 'Could not review: an unexpected error\n\nSee the log of this run.',
    targetUrl: url,
    pull,
    sharing,
  });
  const stayOpen = () =>
    context.reporter.error('The gate could not be concluded; its check stays open, which blocks merging');
  await executeClosing(context, { ...started, plan }).catch(onFailure(stayOpen));
}

function concludeFailure(failure: Failure | undefined): Conclusion {
  const superseded = { status: 'superseded', conclusion: 'cancelled', exitCode: 2 } as const;
  if (failure?.kind === 'superseded') return { ...superseded, title: 'Superseded by a newer head' };
  const title = `Could not review: ${failure?.code ?? 'an unexpected error'}`;
  return { status: 'error', conclusion: 'action_required', title, exitCode: 2 };
}

/** The gate of one run. */
export interface GateKeeper {
  /** Begins to read what `start` will need if the head is this one, which saves a round trip. */
  readonly readAhead: (head: string) => void;
  /** Starts the gate once; a second call only adds newer data of the pull request. */
  readonly start: (of: GateOf, how?: How) => Promise<StartedGate>;
  /**
   * Concludes the gate after an error. Returns whether the run's subject is known; `headOf` finds it when
   * the run failed before `start`.
   */
  readonly fail: (error: unknown, headOf?: () => Promise<GateOf | undefined>) => Promise<boolean>;
}

/** Manages the gate of one run: started once its head is known, and concluded even when the run fails. */
export function createGateKeeper(context: KeeperContext): GateKeeper {
  let known: GateOf | undefined;
  let starting: Promise<StartedGate> | undefined;
  let reading: NameReading | undefined;
  const readName = async (head: string) => {
    const port = await context.gate();
    return port?.readName({ name: context.settings.checkName, head });
  };
  return {
    readAhead: (head) => {
      if (isWritten(context.settings)) reading = { head, named: readName(head).catch(asFailure) };
    },
    start: (of, how) => {
      known = of;
      starting ??= startGate(context, of, how, reading);
      return starting;
    },
    fail: async (error, headOf) => {
      known ??= await headOf?.();
      if (known === undefined) return false;
      const isSuperseded = error instanceof Failure && error.kind === 'superseded';
      starting ??= startGate(context, known, isSuperseded ? 'if-open' : 'run');
      await concludeFailedGate(context, { ...known, ...(await starting) }, error);
      return true;
    },
  };
}
