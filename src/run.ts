import { join } from 'node:path';
import { connectClient, connectGate, pullRequestNumber, repositoryOf } from './connect-github.ts';
import { connectPrograms } from './connect-programs.ts';
import { asFailure, endOf, type Failure } from './domain/failure.ts';
import type { ExitCode } from './domain/gate.ts';
import { readMarks, toolKey } from './domain/mark.ts';
import type { Redactor } from './domain/redact.ts';
import { gateName } from './domain/settings.ts';
import { createChangesSince } from './edges/changes-since.ts';
import { readFromCheckout } from './edges/checkout-snapshot.ts';
import { workTreeTop } from './edges/git.ts';
import type { GitHubClient } from './edges/github/client.ts';
import type { GateOnHead } from './edges/github/head-moves.ts';
import type { PinnedPullRequest } from './edges/github/pull-request.ts';
import { watchTraffic } from './edges/github/traffic.ts';
import { gunzip } from './edges/gunzip.ts';
import { headFilesIn } from './edges/head-files.ts';
import { createJobCheckout } from './edges/job-checkout.ts';
import { createLocalSource } from './edges/local-source.ts';
import { createReceivedFiles } from './edges/received-files.ts';
import { defaultReviewDirectory, openReviewDirectory } from './edges/review-directory.ts';
import { holding } from './edges/run-lock.ts';
import type { Runner } from './edges/runner.ts';
import type { RunnerEvent } from './edges/runner-event.ts';
import { createSecretScanner } from './edges/secret-scanner.ts';
import { inspectWorkingDirectory } from './edges/working-directory.ts';
import type { Inputs } from './inputs.ts';
import { refuseWhatIsNotYetBuilt } from './not-yet.ts';
import { countOutput, type OutputName } from './outputs.ts';
import type { Reporter, ReviewDirectory } from './ports.ts';
import { closedStage } from './stages/closed.ts';
import { commentStage } from './stages/comment.ts';
import { releaseHead } from './stages/gate/release-head.ts';
import { mergeGroupStage } from './stages/merge-group.ts';
import { type Ports, type RunResult, runStage } from './stages/pipeline.ts';
import { rewordedStage } from './stages/reworded.ts';
import { reportFolder } from './stages/worktree/report-name.ts';

/** One invocation, whether by the runner or by the command line. */
export interface Invocation {
  readonly inputs: Inputs;
  readonly runner: Runner;
  readonly reporter: Reporter;
  readonly redact: Redactor;
  /** Absolute path of the working directory. */
  readonly root: string;
  /** Revisions for a local source; the defaults are the default branch and the work tree as it is. */
  readonly base?: string;
  readonly head?: string;
  /** Distinguishes this run from every other, retries included. */
  readonly runKey: string;
  readonly rememberGate: Ports['rememberGate'];
}

interface Connected extends Invocation {
  /** Absolute path of the top of the work tree; in a job the working directory, whatever lies there. */
  readonly top: string;
  /** The one client of the run, which is made when it is first asked for. */
  readonly client: () => Promise<GitHubClient>;
}

/** The one place where whatever went wrong becomes words and an exit code. */
export async function run(invocation: Invocation): Promise<RunResult> {
  const { inputs, reporter } = invocation;
  const traffic = watchTraffic();
  const client = once(() => connectClient(invocation, traffic));
  try {
    refuseWhatIsNotYetBuilt(inputs);
    const top = await topOf(invocation);
    const directory = await openReviewDirectory(directoryFor(invocation, top));
    const work = () => carryOut({ ...invocation, client, top }, directory);
    const result = await (inputs.settings.target === 'local' ? holding(directory.path, work) : work());
    tell(reporter, result, directory.path);
    return { ...result, exitCode: stepExitCode(result, inputs) };
  } catch (error) {
    const failure = asFailure(error);
    reporter.failure(failure);
    const result = { ...endOf(failure), failure };
    tell(reporter, result);
    return result;
  } finally {
    const [requests, roundTrips] = [traffic.requests(), traffic.roundTrips()];
    if (requests > 0)
      reporter.debug(`GitHub was sent ${requests} requests in this run, in ${roundTrips} round trips`);
  }
}

/** `step-result: operational` leaves the verdict to the check, so that a pull request shows one red mark. */
function stepExitCode(result: RunResult, { settings }: Inputs): ExitCode {
  const checkCarries =
    settings.stepResult === 'operational' && settings.gate === 'check' && settings.target === 'github';
  return result.exitCode === 1 && checkCarries ? 0 : result.exitCode;
}

function tell(reporter: Reporter, result: RunResult, directory?: string): void {
  const { receipt } = result;
  const outputs: Partial<Record<OutputName, string | number | undefined>> = {
    status: result.status,
    verdict: result.verdict,
    event: receipt?.review?.event,
    conclusion: result.conclusion,
    'head-sha': result.head,
    'review-dir': directory,
    'review-id': receipt?.review?.id,
    'review-url': receipt?.review?.url,
    'findings-total': receipt?.total,
  };
  for (const [name, value] of Object.entries(outputs)) if (value !== undefined) reporter.output(name, value);
  if (receipt === undefined) return;
  for (const place of ['inline', 'file', 'body', 'withheld'] as const) {
    reporter.output(countOutput(place), receipt.counts[place]);
  }
}

/**
 * A merge group has no pull request of its own to review: it asks for the verdicts that are there. A comment is
 * heeded without any review, and so is that a pull request was closed or its words were edited, unless the workflow
 * names the one to review.
 */
async function carryOut(invocation: Connected, directory: ReviewDirectory): Promise<RunResult> {
  const { settings, pullRequest } = invocation.inputs;
  const { event } = invocation.runner;
  if (settings.stage === 'run' && settings.target === 'github' && pullRequest === undefined) {
    if (event?.kind === 'comment') return heedComment(invocation, directory, event);
    if (event?.kind === 'pull-request' && event.action === 'closed') return leaveHead(invocation, event);
    if (event?.kind === 'pull-request' && event.edited === 'words') {
      const spared = await spareReworded(invocation, event);
      if (spared !== undefined) return spared;
    }
  }
  const isGate = settings.stage === 'run' || settings.stage === 'gate';
  return event?.kind === 'merge-group' && isGate && settings.target === 'github'
    ? judgeMergeGroup(invocation, directory, event)
    : runStage(connect(invocation, directory), settings);
}

async function topOf({ inputs, root, runner }: Invocation): Promise<string> {
  if (inputs.settings.target !== 'local') return root;
  return workTreeTop({ directory: root, environment: runner.environment });
}

function directoryFor({ inputs, runner }: Invocation, top: string) {
  if (inputs.reviewDir !== undefined) return { path: inputs.reviewDir };
  return defaultReviewDirectory({
    worktree: top,
    instance: inputs.settings.checkName,
    ...(runner.temp === undefined || !runner.isActions ? {} : { temp: runner.temp }),
  });
}

async function judgeMergeGroup(
  invocation: Connected,
  directory: ReviewDirectory,
  { head, branch }: Extract<RunnerEvent, { kind: 'merge-group' }>,
): Promise<RunResult> {
  const { inputs, runner, client } = invocation;
  const { owner, name: repo } = repositoryOf(runner);
  return mergeGroupStage({
    ...invocation,
    settings: inputs.settings,
    directory,
    head,
    gate: () => connectGate(invocation, client),
    queue: async () => {
      const { readMergeQueue } = await import('./edges/github/merge-queue.ts');
      return readMergeQueue(await client(), { owner, repo, branch });
    },
    ...(runner.workflow === undefined ? {} : { workflow: runner.workflow }),
  });
}

type PullRequestEvent = Extract<RunnerEvent, { kind: 'pull-request' }>;

/** What stages need that look at no more than the checks of a head. */
function ofHead(invocation: Connected, { head }: Pick<PullRequestEvent, 'head'>) {
  const { inputs, runner, reporter, client } = invocation;
  return {
    reporter,
    settings: inputs.settings,
    gate: () => connectGate(invocation, client),
    members: async () => {
      const { readHeadMembers } = await import('./edges/github/head-sharing.ts');
      const { owner, name: repo } = repositoryOf(runner);
      return readHeadMembers(await client(), { owner, repo, head });
    },
  };
}

function leaveHead(invocation: Connected, closed: PullRequestEvent): Promise<RunResult> {
  return closedStage({ ...ofHead(invocation, closed), closed });
}

function spareReworded(invocation: Connected, edited: PullRequestEvent): Promise<RunResult | undefined> {
  const { runAttempt = 1 } = invocation.runner;
  return rewordedStage({ ...ofHead(invocation, edited), edited, attempt: runAttempt });
}

function heedComment(
  invocation: Connected,
  directory: ReviewDirectory,
  event: Extract<RunnerEvent, { kind: 'comment' }>,
): Promise<RunResult> {
  const { inputs, runner, client, reporter } = invocation;
  const { settings } = inputs;
  const { publisher, gate } = githubPorts(invocation);
  return commentStage({
    ...invocation,
    settings,
    directory,
    event,
    publisher,
    gate,
    discussion: async () => {
      const { readDiscussion } = await import('./edges/github/discussion.ts');
      const { owner, name: repo } = repositoryOf(runner);
      const { checkName, config: policyPath } = settings;
      const tool = toolKey(checkName);
      const onGap = ({ message }: Failure) => reporter.warning(message);
      const address = { owner, repo, number: event.number };
      return readDiscussion(await client(), address, { policyPath, gate: gateOnHead(inputs), tool, onGap });
    },
  });
}

function connect(invocation: Connected, directory: ReviewDirectory): Ports {
  const { inputs, runner, root, top, reporter } = invocation;
  const shared = {
    reporter,
    directory,
    received: (head: string) =>
      createReceivedFiles({ directory: root, environment: runner.environment, head }),
    rememberGate: invocation.rememberGate,
    withPrograms: connectPrograms(invocation),
    head: headFilesIn(top),
    scanner: createSecretScanner(),
    changesSince: createChangesSince({ directory: top, environment: runner.environment }),
    gunzip,
    redact: invocation.redact,
    now: Date.now,
    root: top,
    runKey: invocation.runKey,
  };
  return inputs.settings.target === 'local'
    ? { ...shared, ...localPorts(invocation) }
    : { ...shared, ...githubPorts(invocation) };
}

type Outside = Pick<Ports, 'source' | 'publisher' | 'gate' | 'reports' | 'uploaded' | 'leaveOldHead'>;

function localPorts({ inputs, runner, root, top, base, head }: Connected): Outside {
  const environment = runner.environment;
  const from = inputs.settings.mode === 'quick' ? 'HEAD' : base;
  const revisions = {
    ...(from === undefined ? {} : { base: from }),
    ...(head === undefined ? {} : { head }),
  };
  return {
    source: async () => createLocalSource({ root, environment, ...revisions }),
    publisher: async () => undefined,
    gate: async () => undefined,
    reports: () => openReviewDirectory({ path: join(top, reportFolder) }),
  };
}

function githubPorts(invocation: Connected): Outside {
  const { inputs, runner, root, reporter, client } = invocation;
  const repository = repositoryOf(runner);
  const { owner, name: repo } = repository;
  const address = once(async () => ({ owner, repo, number: await pullRequestNumber(invocation, client) }));
  const left = oldHead(invocation);
  /** Not known before the pull request was read, or where another job did that. */
  let behind: readonly number[] | undefined;
  const checkout = { directory: root, environment: runner.environment };
  const remote = {
    url: `${repository.serverUrl}/${owner}/${repo}`,
    token: inputs.token,
    network: runner.network,
  };
  return {
    source: async () => {
      const { createGitHubSource } = await import('./edges/github/source.ts');
      const { withFallback } = await import('./edges/github/fallback.ts');
      const { number } = await address();
      let pinned = knownFrom(runner, number);
      const source = createGitHubSource({
        client: await client(),
        repository,
        number,
        expectedHead: startedFor(runner, number),
        gate: gateOnHead(inputs),
        left: left?.head,
        onLeft: (others) => {
          behind = others;
        },
        checkout: createJobCheckout({ ...checkout, remote }),
        changesSince: createChangesSince(checkout),
        inspect: (change) => inspectWorkingDirectory({ ...change, ...checkout }),
        onPinned: (answer) => {
          pinned = answer;
        },
        tool: toolKey(inputs.settings.checkName),
        reporter,
      });
      return withFallback(source, {
        repository,
        pinned: () => pinned,
        read: (wanted) => readFromCheckout({ ...checkout, remote }, wanted),
        reporter,
      });
    },
    publisher: async () => {
      const { createGitHubPublisher } = await import('./edges/github/publisher.ts');
      const tool = toolKey(inputs.settings.checkName);
      return createGitHubPublisher({
        client: await client(),
        address: await address(),
        isOurs: (body) => readMarks(body, tool).length > 0,
      });
    },
    gate: () => connectGate(invocation, client),
    leaveOldHead: async () => {
      if (left === undefined || behind?.length === 0 || inputs.settings.gate !== 'check') return;
      await releaseHead({ ...ofHead(invocation, left), left });
    },
    uploaded: async () => {
      if (runner.event?.kind !== 'workflow-run') return undefined;
      const { createUploadedFiles } = await import('./edges/github/artifacts.ts');
      return createUploadedFiles(await client(), { owner, repo, id: runner.event.run });
    },
  };
}

/** The head that the pull request of the event had until somebody pushed. */
function oldHead({ runner: { event }, inputs: { pullRequest } }: Connected) {
  if (event?.kind !== 'pull-request' || event.before === undefined) return undefined;
  if (pullRequest !== undefined && pullRequest !== event.number) return undefined;
  return { number: event.number, head: event.before };
}

/** Where this instance leaves word of the heads that it looks at. */
function gateOnHead({ settings }: Inputs): GateOnHead {
  const { gate } = settings;
  return gate === 'job' ? undefined : { kind: gate, name: gateName(settings) };
}

/** What the event says of the pull request, where that is about the head that this run is for. */
function knownFrom(runner: Runner, number: number): PinnedPullRequest | undefined {
  const { event } = runner;
  return event?.kind === 'pull-request' && startedFor(runner, number) !== undefined
    ? event.pinned
    : undefined;
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/**
 * A run that a push started is about the head it started with, and so is the one that it triggers; a comment starts
 * one about the newest head.
 */
function startedFor({ event }: Runner, number: number): string | undefined {
  if (event?.kind === 'workflow-run') return event.head;
  return event?.kind === 'pull-request' && event.number === number ? event.head : undefined;
}
