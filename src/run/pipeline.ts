import { type FetchContext, fetchStage } from '../fetch/fetch-stage.ts';
import type { PinnedHead, Source } from '../fetch/source.ts';
import type { GatePort } from '../gate/execute-gate-plan.ts';
import { renderFailure } from '../gate/failure-page.ts';
import { type GateContext, type Gated, gateStage } from '../gate/gate-stage.ts';
import { createGateKeeper, type GateKeeper, type GateKeeping } from '../gate/gatekeeper.ts';
import { withdrawPass } from '../memory/review-record.ts';
import { Failure, onFailure, usageFailure } from '../model/failure.ts';
import type { ReviewDirectory } from '../model/files.ts';
import type { Manifest } from '../model/manifest.ts';
import { toolKey } from '../model/mark.ts';
import type { Receipt } from '../model/receipt.ts';
import type { ReviewEvent, Verdict } from '../model/review-document.ts';
import type { Conclusion, ExitCode, RunStatus } from '../policy/gate-decision.ts';
import type { Settings } from '../policy/settings.ts';
import { adjudicate } from '../review/adjudicate.ts';
import { type ReviewStageContext, reviewStage } from '../review/review-stage.ts';
import { manifestFile, readOwn } from '../review-directory/review-files.ts';
import { runDirectory } from '../review-directory/run-directory.ts';
import type { Publisher } from '../write/publish.ts';
import { type WriteContext, writeStage } from '../write/write-stage.ts';
import { type IngestContext, ingestStage } from './ingest-stage.ts';

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

/** Ports that differ between a worktree and a pull request; each is created on first use. */
export interface Environment extends Pick<IngestContext, 'uploaded'>, Pick<WriteContext, 'reports'> {
  readonly source: () => Promise<Source>;
  /** Undefined for a local target. */
  readonly publisher: () => Promise<Publisher | undefined>;
  /** Undefined for a local target and with `gate: job`. */
  readonly gate: () => Promise<GatePort | undefined>;
  /**
   * The head of the run, read when the run failed before `fetch` read it; absent for a local target. Throws
   * `Failure`.
   */
  readonly pinned?: () => Promise<Partial<PinnedHead> & Pick<PinnedHead, 'head'>>;
  /** Dismisses our approvals of other heads than the current one; absent for a local target. */
  readonly dismissUnearned?: () => Promise<void>;
}

/** Ports of all stages; each stage's context type names the ones it uses. */
export type StagePorts = Environment &
  Pick<FetchContext, 'head'> &
  Omit<ReviewStageContext, 'settings'> &
  Omit<IngestContext, 'settings'> &
  Omit<WriteContext, 'settings' | 'publisher'> &
  Pick<GateKeeping, 'rememberGate'> &
  Pick<GateContext, 'artifactsUrl'>;

/** The result of a run, whatever stages it had. */
export interface RunResult {
  readonly exitCode: ExitCode;
  readonly status?: RunStatus;
  readonly verdict?: Verdict | '';
  readonly event?: ReviewEvent;
  readonly conclusion?: Conclusion['conclusion'];
  /** The result in one line, as in the check's title. */
  readonly title?: string;
  readonly head?: string;
  readonly receipt?: Receipt;
  /** The result for a terminal, as Markdown. */
  readonly page?: string;
  /** Why there is no result. */
  readonly failure?: Failure;
  readonly findings?: Gated['findings'];
  readonly questions?: Gated['questions'];
  /** C5's action protocol for a worktree, one step each. */
  readonly nextSteps?: readonly string[];
}

/** The port that checks whether a worktree is unchanged since it was reviewed; used before concluding. */
async function worktreePort(ports: StagePorts, settings: Settings) {
  if (settings.target !== 'local') return {};
  const { isCurrent, editedPaths } = await ports.source();
  return { isCurrent, editedPaths };
}

async function fetchInto(
  ports: StagePorts,
  settings: Settings,
  watched: Pick<FetchContext, 'onHead' | 'onExpectedHead'> = {},
): Promise<Manifest> {
  const { config: policyPath, source: sourceKind, mode, scope, checkName } = settings;
  const source = await ports.source();
  return fetchStage({
    ...ports,
    source,
    sourceKind,
    policyPath,
    mode,
    scope,
    tool: toolKey(checkName),
    ...watched,
  });
}

/**
 * Runs the stage. On any failure, stages that own the check conclude it so that no merge passes; the failure
 * is then rethrown.
 */
export async function runStage(given: StagePorts, settings: Settings): Promise<RunResult> {
  const isWhole = settings.stage === 'run' || settings.stage === 'publish';
  const ports = isWhole
    ? { ...given, directory: runDirectory({ ...given, target: settings.target }) }
    : given;
  const gate = createGateKeeper({ ...ports, settings });
  try {
    return await stageNamed(ports, settings, gate);
  } catch (error) {
    await failRun(ports, settings, { gate, error });
    throw error;
  }
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
    gate = createGateKeeper({ ...ports, settings }),
  }: { readonly error: unknown; readonly gate?: GateKeeper },
): Promise<void> {
  const { pinned, dismissUnearned, reporter } = ports;
  if (settings.target === 'local' || settings.dryRun || !concluding.includes(settings.stage)) return;
  const isKnown = await gate.fail(error, async () => pinned?.().catch(onFailure(() => undefined)));
  if (!isKnown || (error instanceof Failure && error.kind === 'superseded')) return;
  const warn = ({ message }: Failure) =>
    reporter.warning(`Approvals of ours for earlier heads could not be dismissed: ${message}`);
  await dismissUnearned?.().catch(onFailure(warn));
}

async function stageNamed(ports: StagePorts, settings: Settings, gate: GateKeeper): Promise<RunResult> {
  switch (settings.stage) {
    case 'run':
      return runAll(ports, settings, { gate, review: () => reviewStage({ ...ports, settings }) });
    case 'publish':
      return runAll(ports, settings, { gate });
    case 'open':
      return openGate(ports, gate);
    case 'fetch':
      return { exitCode: 0, head: (await fetchInto(ports, settings)).commits.head };
    case 'review':
      await reviewStage({ ...ports, settings: await inPinnedMode(ports.directory, settings) });
      return { exitCode: 0 };
    case 'ingest': {
      const pinned = await inPinnedMode(ports.directory, settings);
      return { exitCode: 0, head: (await ingestStage({ ...ports, settings: pinned })).document.head };
    }
    case 'write': {
      const pinned = await inPinnedMode(ports.directory, settings);
      const publisher = await ports.publisher();
      const { receipt, decision } = await writeStage({ ...ports, settings: pinned, publisher });
      const { head, outcome } = receipt;
      if (outcome === 'superseded') return { exitCode: 0, head, verdict: '', receipt };
      return { exitCode: 0, head, event: decision.event, verdict: decision.verdict ?? '', receipt };
    }
    case 'gate': {
      const pinned = await inPinnedMode(ports.directory, settings);
      const watched = await worktreePort(ports, settings);
      return resultOf(await gateStage({ ...ports, ...watched, settings: pinned, start: gate.start }));
    }
  }
}

/** Runs all stages, or all but `review`. The check exists from when the head is known until the end. */
async function runAll(
  ports: StagePorts,
  settings: Settings,
  { gate, review }: { readonly gate: GateKeeper; readonly review?: () => Promise<unknown> },
): Promise<RunResult> {
  // Not awaited while the change is read; `start` below returns the same promise.
  const onHead = async (pinned: PinnedHead) => void gate.start(pinned).catch(() => {});
  const { commits, pullRequest, sharing } = await fetchInto(ports, settings, {
    onHead,
    onExpectedHead: gate.readAhead,
  });
  const { number: pull, url } = pullRequest ?? {};
  await gate.start({ head: commits.head, pull, url, sharing });
  await review?.();
  // Only where reviewers run may one be asked, and not where others than the adjudicator were asked for.
  const mayAsk = review !== undefined && settings.reviewers.length === 0;
  await ingestStage({
    ...ports,
    settings,
    ...(mayAsk && { adjudicate: (request) => adjudicate(request, ports) }),
  });
  const publishFailure = await ports
    .publisher()
    .then((publisher) => writeStage({ ...ports, settings, publisher }))
    .then(
      () => undefined,
      onFailure((failure) => failure),
    );
  if (publishFailure !== undefined) {
    ports.reporter.failure(publishFailure);
    await ports.reporter.summary(renderFailure('Not published', publishFailure, ports));
  }
  const gated = await gateStage({
    ...ports,
    ...(await worktreePort(ports, settings)),
    settings,
    start: gate.start,
    ...(publishFailure === undefined ? {} : { publishFailure: publishFailure.code }),
  });
  if (gated.conclusion.status === 'superseded') await withdrawPass(ports.directory);
  return resultOf(gated);
}

/** Opens the check before any reviewer runs, for a later job to conclude. */
async function openGate({ pinned, reporter }: StagePorts, gate: GateKeeper): Promise<RunResult> {
  if (pinned === undefined)
    throw usageFailure('NOTHING_TO_OPEN', 'A worktree has no check that `stage: open` could open');
  const { head, pull, url } = await pinned();
  const { gate: port, publishFailure } = await gate.start({ head, pull, url }, 'open');
  if (publishFailure !== undefined) return { exitCode: 2, status: 'error', head };
  reporter.info(port === undefined ? 'Nothing to open: the job is the gate' : `The gate is open on ${head}`);
  return { exitCode: 0, status: 'skipped', head };
}

function resultOf({ conclusion, receipt, ...gated }: Gated): RunResult {
  return { ...conclusion, ...gated, ...(receipt && { receipt }) };
}
