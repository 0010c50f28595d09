import { type FetchContext, fetchStage } from '../change/fetch-stage.ts';
import type { Discussion } from '../comments/requests.ts';
import { gateStage, type RunResult } from '../gate/gate-stage.ts';
import { createGateKeeper, type GateKeeper } from '../gate/gatekeeper.ts';
import { ingestStage } from '../ingest/ingest-stage.ts';
import { Failure, onFailure, usageFailure } from '../model/failure.ts';
import type { ReviewDirectory } from '../model/files.ts';
import type { Manifest } from '../model/manifest.ts';
import { renderFailure } from '../pages/result-pages.ts';
import type { Settings } from '../policy/settings.ts';
import type { StagePorts } from '../ports/stage-ports.ts';
import { writeStage } from '../publish/write-stage.ts';
import { type AppReviewers, noApps, openAppReviewers } from '../review/app-reviewers.ts';
import { reviewStage, takeStage } from '../review/review-stage.ts';
import { askSecondOpinions } from '../review/second-opinions.ts';
import { loadPolicy, manifestFile, readOwn } from '../review-directory/review-files.ts';
import { runDirectory } from '../review-directory/run-directory.ts';
import { withdrawPass } from '../review-directory/verdict-files.ts';

export interface RunPorts extends StagePorts {
  /** The conversation of a pull request, read again on each call; absent for a local target. */
  readonly discussion?: (pull: number) => Promise<Discussion>;
}

/** What every stage of one run gets. */
type StageContext = RunPorts & { readonly settings: Settings; readonly keeper: GateKeeper };

/**
 * The settings of a stage after `fetch`, in `fetch`'s mode, on which its files and the verdict depend. The
 * default mode means that one. Throws `MODE_DIFFERS`.
 */
export async function inPinnedMode<S extends Pick<Settings, 'mode'>>(
  directory: ReviewDirectory,
  settings: S,
): Promise<S> {
  const { mode } = await readOwn(directory, manifestFile);
  if (settings.mode !== 'full' && settings.mode !== mode)
    throw usageFailure(
      'MODE_DIFFERS',
      `The change was fetched for a ${mode} run, and \`mode\` asks for ${settings.mode}`,
    );
  return { ...settings, mode };
}

async function fetchInto(
  context: StageContext,
  watched: Pick<FetchContext, 'onHead' | 'onExpectedHead'> = {},
): Promise<Manifest> {
  return fetchStage({ ...context, source: await context.source(), ...watched });
}

/**
 * Runs the stage. On any failure, stages that own the check conclude it so that no merge passes; the failure
 * is then rethrown.
 */
export async function runStage(ports: RunPorts, settings: Settings): Promise<RunResult> {
  const isWhole = settings.stage === 'run' || settings.stage === 'publish';
  const directory = isWhole ? runDirectory({ ...ports, target: settings.target }) : ports.directory;
  const given = { ...ports, directory, settings };
  const keeper = createGateKeeper(given);
  const context = { ...given, keeper };
  try {
    if (isWhole) return await runAll(context);
    if (settings.stage === 'open') return await openGate(context);
    if (settings.stage === 'fetch') return await fetchOnly(context);
    return await runLaterStage({ ...context, settings: await inPinnedMode(directory, settings) });
  } catch (error) {
    await failRun(ports, settings, { keeper, error });
    throw error;
  }
}

async function fetchOnly(context: StageContext): Promise<RunResult> {
  const { commits, pullRequest } = await fetchInto(context);
  const fetched = { exitCode: 0, head: commits.head } as const;
  const { checkoutRef } = context;
  return pullRequest === undefined || checkoutRef === undefined
    ? fetched
    : { ...fetched, checkoutRef: checkoutRef(pullRequest) };
}

const concluding: readonly Settings['stage'][] = ['run', 'publish', 'gate', 'open'];

type Failing = Pick<
  StagePorts,
  'pinned' | 'dismissUnearned' | 'gate' | 'reporter' | 'redact' | 'rememberGate' | 'runKey'
>;

/** Finishes a failed run: concludes its check and dismisses approvals of other heads. */
export async function failRun(
  ports: Failing,
  settings: Settings,
  {
    error,
    keeper = createGateKeeper({ ...ports, settings }),
  }: { readonly error: unknown; readonly keeper?: GateKeeper },
): Promise<void> {
  const { pinned, dismissUnearned, reporter } = ports;
  if (settings.target === 'local' || settings.dryRun || !concluding.includes(settings.stage)) return;
  const isKnown = await keeper.fail(error, async () => pinned?.().catch(onFailure(() => undefined)));
  if (!isKnown || (error instanceof Failure && error.kind === 'superseded')) return;
  const warn = ({ message }: Failure) =>
    reporter.warning(`Approvals of ours for earlier heads could not be dismissed: ${message}`);
  await dismissUnearned?.().catch(onFailure(warn));
}

/** Runs the reviewers, and asks for the second opinions that policy names. */
async function review(context: StageContext): Promise<void> {
  await reviewStage(context);
  await askSecondOpinions(context);
}

async function runLaterStage(context: StageContext): Promise<RunResult> {
  switch (context.settings.stage) {
    case 'review':
      await review(context);
      return { exitCode: 0 };
    case 'ingest':
      return { exitCode: 0, head: (await ingestStage(context)).document.head };
    case 'write': {
      const publisher = await context.publisher();
      const { receipt, decision } = await writeStage({ ...context, publisher });
      const { head, outcome } = receipt;
      if (outcome === 'superseded') return { exitCode: 0, head, verdict: '', receipt };
      return { exitCode: 0, head, event: decision.event, verdict: decision.verdict ?? '', receipt };
    }
    default:
      return concludeWhileOthersAnswer(context, noApps);
  }
}

/** Runs all stages, or all but `review`. The check exists from when the head is known until the end. */
async function runAll(context: StageContext): Promise<RunResult> {
  const { settings, keeper, reporter } = context;
  const { commits, pullRequest, sharing } = await fetchInto(context, {
    // Not awaited while the change is read; `start` below returns the same promise.
    onHead: async (pinned) => void keeper.start(pinned).catch(() => {}),
    onExpectedHead: keeper.readAhead,
  });
  const { number: pull, url } = pullRequest ?? {};
  await keeper.start({ head: commits.head, pull, url, sharing });
  if (settings.stage === 'run') await review(context);
  else await takeStage(context);
  const apps = await openApps(context);
  await apps.read();
  await ingestStage(context);
  const publishFailure = await context
    .publisher()
    .then((publisher) => writeStage({ ...context, publisher }))
    .then(
      () => undefined,
      onFailure((failure) => failure),
    );
  if (publishFailure !== undefined) {
    reporter.failure(publishFailure);
    await reporter.summary(renderFailure('Not published', publishFailure, context));
  }
  const result = await concludeWhileOthersAnswer(context, apps, publishFailure);
  if (result.verdict === '') await withdrawPass(context.directory);
  return result;
}

/** The apps of policy; none in a worktree. */
async function openApps(context: StageContext): Promise<AppReviewers> {
  const { directory, settings } = context;
  if (settings.target === 'local') return noApps;
  const manifest = await readOwn(directory, manifestFile);
  const effective = await loadPolicy(directory, manifest, settings.policyInputs);
  const source = await context.source();
  return openAppReviewers({ ...context, manifest, effective, source });
}

/** Opens the check before any reviewer runs, for a later job to conclude. */
async function openGate({ pinned, reporter, keeper }: StageContext): Promise<RunResult> {
  if (pinned === undefined)
    throw usageFailure('NOTHING_TO_OPEN', 'A worktree has no check that `stage: open` could open');
  const { head, pull, url } = await pinned();
  const { gate, publishFailure } = await keeper.start({ head, pull, url }, 'open');
  if (publishFailure !== undefined) return { exitCode: 2, status: 'error', head };
  reporter.info(gate === undefined ? 'Nothing to open: the job is the gate' : `The gate is open on ${head}`);
  return { exitCode: 0, status: 'skipped', head };
}

/** How often a run is decided again for what others did meanwhile. */
const maxAgain = 2;

/**
 * Concludes the run, and decides it again while others answer: what an app did while this run published, or a person who
 * is asked to approve, may have found the run in progress, and started nothing.
 */
async function concludeWhileOthersAnswer(
  context: StageContext,
  apps: AppReviewers,
  publishFailure?: Failure,
): Promise<RunResult> {
  const gated = await conclude(context, publishFailure);
  let result: RunResult = gated;
  for (let again = 0; again < maxAgain && canDecideAgain(context, result); again += 1) {
    const isAsked = again === 0 && gated.asksPeople === true;
    if (!isAsked && !(await apps.saySomethingElse())) break;
    const since = await decideAgain(context).catch(
      onFailure((failure) => {
        if (!isAsked) throw failure;
        context.reporter.warning(`Approvals could not be read once more: ${failure.message}`);
        return 'unread' as const;
      }),
    );
    if (since === 'unread') continue;
    if (since?.conclusion === undefined || since.head !== result.head) break;
    result = { ...result, ...since };
  }
  return result;
}

/** Checks before it concludes whether a worktree is unchanged since it was reviewed. */
async function conclude(context: StageContext, publishFailure: Failure | undefined) {
  const { settings, keeper } = context;
  const { editedSince } = settings.target === 'local' ? await context.source() : {};
  return gateStage({ ...context, editedSince, publishFailure: publishFailure?.code, start: keeper.start });
}

/** A status and a job are concluded once, and a newer head has a run of its own. */
function canDecideAgain({ settings }: StageContext, { status }: RunResult): boolean {
  return settings.gate === 'check' && !settings.dryRun && status !== 'superseded';
}

/** As for an event. No thread is posted: the next run merges and places what apps found. */
async function decideAgain({ discussion, ...context }: StageContext): Promise<RunResult | undefined> {
  const { pullRequest } = await readOwn(context.directory, manifestFile);
  if (discussion === undefined || pullRequest === undefined) return undefined;
  const { commentStage, unheard } = await import('./comment-event-run.ts');
  return commentStage({ ...context, event: unheard, discussion: () => discussion(pullRequest.number) });
}
