import { availableParallelism } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkoutCredentials, openAgentFolder } from '../git/agent-folder.ts';
import { createLocalSource } from '../git/local-source.ts';
import { findReceivedIn } from '../git/read-received-files.ts';
import { createChangesSince, createJobCheckout } from '../git/work-tree.ts';
import { findUploadedBy } from '../github/artifacts.ts';
import { createClient, type GitHubClient, type PullRequestAccess } from '../github/client.ts';
import type { GateOnHead } from '../github/earlier-checks.ts';
import { createFollowUp } from '../github/follow-up-issue.ts';
import { createGitHubGate } from '../github/github-gate.ts';
import { createGitHubPublisher } from '../github/github-publisher.ts';
import { createGitHubSource, readDiscussion } from '../github/github-source.ts';
import { readMergeQueue } from '../github/head-sharing.ts';
import { dismissOwnApprovals } from '../github/own-reviews.ts';
import { findTriggeringPullRequest, readPinnedPullRequest } from '../github/pull-request-change.ts';
import type { Inputs } from '../inputs.ts';
import { type Failure, usageFailure } from '../model/failure.ts';
import type { ReviewDirectory } from '../model/files.ts';
import { once } from '../model/lists.ts';
import { readMarks, reviewMarks, toolKey } from '../model/mark.ts';
import type { Redactor } from '../model/redact.ts';
import type { Reporter } from '../model/reporter.ts';
import type { QueueEntry } from '../ports/gate-port.ts';
import type { FollowUpPort } from '../ports/publisher.ts';
import type { StagePorts, TargetPorts, WithPrograms } from '../ports/stage-ports.ts';
import { trustOf } from '../review/assign.ts';
import { childEnvironment, secretsAmong } from '../review/programs.ts';
import type { Interruption } from '../runner/interruption.ts';
import { findInside, headTextIn } from '../runner/regular-file.ts';
import { openReviewDirectory } from '../runner/review-directory-on-disk.ts';
import { createCommands } from '../runner/run-program.ts';
import { secretScanner } from '../runner/secretlint-scanner.ts';
import type { Runner } from './actions-runner.ts';
import type { RunPorts } from './pipeline.ts';

/** Inputs and environment for connecting to GitHub. */
export interface Credentials {
  readonly inputs: Inputs;
  readonly runner: Runner;
  readonly reporter: Reporter;
  /** Absolute path of the working directory. */
  readonly root: string;
}

/**
 * What one run reads from and writes to GitHub. Nothing is sent before it is asked for, so each function may
 * throw `TOKEN_MISSING`, `REPOSITORY_UNKNOWN` and `PULL_REQUEST_UNKNOWN`.
 */
export interface GitHub extends TargetPorts, Required<Pick<RunPorts, 'discussion'>> {
  readonly client: () => Promise<GitHubClient>;
  /** The pull request of the run. */
  readonly pullRequest: () => Promise<PullRequestAccess>;
  /** Entries of the merge queue of a branch. */
  readonly queue: (branch: string) => Promise<readonly QueueEntry[]>;
  readonly followUp: (pull: number) => Promise<FollowUpPort>;
}

export function connectGitHub({ inputs, runner, reporter, root }: Credentials): GitHub {
  const { settings } = inputs;
  const { event } = runner;
  const tool = toolKey(settings.checkName);
  const policy = { policyPath: settings.config, failOn: settings.policyInputs.failOn };
  const gateOnHead: GateOnHead =
    settings.gate === 'job' ? undefined : { kind: settings.gate, name: settings.checkName };
  const client = once(async () => {
    if (inputs.token === '') throw usageFailure('TOKEN_MISSING', 'There is no token for GitHub');
    return createClient({
      token: inputs.token,
      apiUrl: runner.apiUrl,
      graphqlUrl: runner.graphqlUrl,
      retryBudgetMs: inputs.retryBudget,
      proxied: runner.proxied,
      writeSpacingMs: runner.writeSpacingMs,
      log: (text) => reporter.debug(text),
    });
  });
  const repository = async () => {
    if (runner.repository === undefined)
      throw usageFailure('REPOSITORY_UNKNOWN', 'Nothing says which repository the pull request is in');
    const { owner, name: repo } = runner.repository;
    return { client: await client(), owner, repo };
  };
  /** The `pull-request` input, or else the pull request of the event or of its triggering run. */
  const number = async () => {
    if (inputs.pullRequest !== undefined) return inputs.pullRequest;
    if (event?.kind === 'pull-request' || (event?.kind === 'comment' && event.onPullRequest))
      return event.number;
    if (event?.kind === 'workflow-run') {
      const wanted = settings.stage === 'follow-up' ? 'merged' : 'open';
      return findTriggeringPullRequest(await repository(), event, wanted);
    }
    const name = event?.name ?? '(none)';
    throw usageFailure('PULL_REQUEST_UNKNOWN', `The event ${name} does not say which pull request to review`);
  };
  const pullRequest = once(async () => ({ ...(await repository()), number: await number() }));
  const readHead = async () => (await readPinnedPullRequest(await pullRequest())).head;
  /** The head that a push started this run for, and who pushed it; a comment's run uses the current head. */
  const pushOf = (pull: number) => {
    if (event?.kind === 'workflow-run') return event;
    return event?.kind === 'pull-request' && event.number === pull ? event : undefined;
  };

  return {
    client,
    pullRequest,
    source: async () => {
      const pull = await pullRequest();
      return createGitHubSource({
        ...pull,
        serverUrl: runner.serverUrl,
        expectedHead: pushOf(pull.number)?.head,
        pushedBy: pushOf(pull.number)?.pushedBy,
        gate: gateOnHead,
        checkout: createJobCheckout({ directory: root, environment: runner.environment }),
        tool,
        reporter,
      });
    },
    gate: async () => {
      if (settings.gate === 'job') return undefined;
      return createGitHubGate(settings.gate, { ...(await repository()), ...policy });
    },
    publisher: async () =>
      createGitHubPublisher(await pullRequest(), (body) => readMarks(body, tool).length > 0),
    pinned: async () => {
      if (event?.kind === 'merge-group') return { head: event.head };
      const { owner, repo, number: pull } = await pullRequest();
      const url = `${runner.serverUrl}/${owner}/${repo}/pull/${pull}`;
      return { head: pushOf(pull)?.head ?? (await readHead()), pull, url };
    },
    dismissUnearned: async (which) => {
      if (event?.kind === 'merge-group') return;
      const head = await readHead();
      const dismissed = await dismissOwnApprovals(await pullRequest(), {
        isStale: (body) => reviewMarks(body, tool).some((mark) => which === 'all' || mark.head !== head),
        message: 'This approval was for an earlier commit, and the present one could not be reviewed.',
      });
      if (dismissed > 0) reporter.notice('An approval of an earlier head was dismissed');
    },
    // With the rights of the base, nothing of a fork (threat G16).
    checkoutRef: ({ number: pull, fork }) =>
      trustOf(event?.name, fork) === 'worktree' ? `refs/pull/${pull}/head` : '',
    uploaded: async () => {
      if (event?.kind !== 'workflow-run') return undefined;
      return findUploadedBy(await repository(), event.run);
    },
    queue: async (branch) => readMergeQueue(await repository(), { branch, ...policy }),
    discussion: async (pull) => {
      const onGap = ({ message }: Failure) => reporter.warning(message);
      const wanted = { policyPath: settings.config, gate: gateOnHead, tool, onGap };
      return readDiscussion({ ...(await repository()), number: pull }, wanted);
    },
    followUp: async (pull) => createFollowUp({ ...(await repository()), number: pull }),
  };
}

type Host = Pick<Connected, 'inputs' | 'runner' | 'redact' | 'interruption' | 'top' | 'trustPolicy'>;

/** Environment and limits for the policy's programs; they end with this process. */
export function connectPrograms(host: Host): WithPrograms {
  const { inputs, runner, redact, interruption, top, trustPolicy = false } = host;
  const commands = createCommands();
  const event = runner.isActions ? runner.eventName : undefined;
  const environmentFor = (allowed: readonly string[]) => {
    const given = childEnvironment({
      variable: runner.variable,
      allowed,
      withheld: [inputs.token],
      windows: process.platform === 'win32',
    });
    if ('environment' in given)
      redact.learn(secretsAmong(allowed.map((name) => given.environment.get(name) ?? '')));
    return given;
  };
  const findsCredential = async () => {
    if (!runner.isActions) return false;
    const { found, secrets } = await checkoutCredentials({ directory: top, environment: runner.environment });
    redact.learn(secrets);
    return found;
  };
  const concurrency = availableParallelism();
  return (use) =>
    interruption.hold((cancelled) =>
      use({
        commands,
        environmentFor,
        findsCredential,
        openAgentFolder: (worktree) =>
          openAgentFolder({ worktree, environment: runner.environment, temp: runner.temp }),
        trustsPolicy: trustPolicy,
        event,
        concurrency,
        cancelled,
      }),
    );
}

/** One invocation by the runner or the command line. */
export interface Invocation extends Credentials, Pick<StagePorts, 'runKey' | 'rememberGate'> {
  readonly redact: Redactor;
  readonly interruption: Interruption;
  /** Revisions of a local source; by default the default branch and the worktree. */
  readonly base?: string | undefined;
  readonly head?: string | undefined;
  /** Whether programs named only by the worktree's own policy may start; default no. */
  readonly trustPolicy?: boolean;
  /** Writes the page of the finished run in that folder; absent where none is written. */
  readonly writePage?: ((reviewDir: string) => Promise<void>) | undefined;
}

/** An invocation with its access to GitHub. */
export interface Connected extends Invocation {
  /** Absolute path of the worktree's top; in a job, the working directory. */
  readonly top: string;
  readonly github: GitHub;
}

/** Patterns, from the top, of the files that `findings` names. */
function receivedFiles({ inputs, root, top }: Connected): readonly string[] {
  const named = inputs.settings.findings.filter(({ artifact }) => artifact === undefined);
  return named.map(({ glob }) => relative(top, resolve(root, glob)));
}

/** Ports for a worktree: everything is read locally and nothing is sent. */
function localPorts(invocation: Connected): TargetPorts {
  const { inputs, runner, root, top, base, head } = invocation;
  const options = {
    root,
    received: receivedFiles(invocation),
    environment: runner.environment,
    sinceHead: inputs.settings.mode === 'quick',
    base,
    head,
  };
  return {
    source: async () => createLocalSource(options),
    publisher: async () => undefined,
    gate: async () => undefined,
    reports: (folder) => openReviewDirectory({ path: join(top, folder), checkout: top }),
    top,
  };
}

/** The artifacts of a workflow run are listed at the end of its page. */
function artifactsUrl({ inputs, runner: { serverUrl, repository, runId } }: Connected): string | undefined {
  if (!inputs.preview || repository === undefined || runId === undefined) return undefined;
  return `${serverUrl}/${repository.owner}/${repository.name}/actions/runs/${runId}#artifacts`;
}

/** All ports of one run's stages. */
export function connectStages(invocation: Connected, directory: ReviewDirectory): RunPorts {
  const { inputs, runner, root, top, github } = invocation;
  const { environment } = runner;
  return {
    ...invocation,
    directory,
    received: (head) => findReceivedIn({ directory: root, environment, head }),
    withPrograms: connectPrograms(invocation),
    readHeadText: headTextIn(top),
    scanner: secretScanner,
    changesSince: createChangesSince({ directory: top, environment }, receivedFiles(invocation)),
    now: Date.now,
    sleep: (ms) => sleep(ms),
    root: top,
    inside: findInside(top),
    artifactsUrl: artifactsUrl(invocation),
    ...(inputs.settings.target === 'local' ? localPorts(invocation) : github),
  };
}
