import type { GatePort } from '../gate/execute-gate-plan.ts';
import { createUploadedFiles } from '../github/artifacts.ts';
import { createClient } from '../github/client.ts';
import type { GateOnHead } from '../github/earlier-runs.ts';
import { createGitHubGate } from '../github/github-gate.ts';
import { createGitHubPublisher } from '../github/github-publisher.ts';
import { readDiscussion } from '../github/github-source.ts';
import { readMergeQueue } from '../github/head-sharing.ts';
import { dismissOwnApprovals } from '../github/own-reviews.ts';
import { findTriggeringPullRequest, readPinnedPullRequest } from '../github/pull-request-change.ts';
import type { Inputs } from '../inputs.ts';
import { type Failure, usageFailure } from '../model/failure.ts';
import type { Repository } from '../model/manifest.ts';
import { readMarks, toolKey } from '../model/mark.ts';
import type { Reporter } from '../model/reporter.ts';
import type { Runner } from './actions-runner.ts';

/** Inputs and environment for connecting to GitHub. */
export interface Credentials {
  readonly inputs: Inputs;
  readonly runner: Runner;
  readonly reporter: Reporter;
}

export type GitHub = ReturnType<typeof connectGitHub>;

/**
 * What one run reads from and writes to GitHub. Nothing is sent before it is asked for, so each function may
 * throw `TOKEN_MISSING`, `REPOSITORY_UNKNOWN` and `PULL_REQUEST_UNKNOWN`.
 */
export function connectGitHub({ inputs, runner, reporter }: Credentials) {
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
    const { owner, name: repo } = repositoryOf(runner);
    return { client: await client(), owner, repo };
  };
  /** The `pull-request` input, or else the pull request of the event or of its triggering run. */
  const number = async () => {
    if (inputs.pullRequest !== undefined) return inputs.pullRequest;
    if (event?.kind === 'pull-request' || (event?.kind === 'comment' && event.onPullRequest))
      return event.number;
    if (event?.kind === 'workflow-run')
      return findTriggeringPullRequest(await repository(), triggeringRun(event));
    const name = event?.name ?? '(none)';
    throw usageFailure('PULL_REQUEST_UNKNOWN', `The event ${name} does not say which pull request to review`);
  };
  const pullRequest = once(async () => ({ ...(await repository()), number: await number() }));
  const readHead = async () => (await readPinnedPullRequest(await pullRequest())).head;
  /** The head that a push started this run for; a comment's run uses the current head. */
  const startedFor = (pull: number) => {
    if (event?.kind === 'workflow-run') return event.head;
    return event?.kind === 'pull-request' && event.number === pull ? event.head : undefined;
  };

  return {
    client,
    pullRequest,
    gateOnHead,
    startedFor,
    /** Undefined with `gate: job`. */
    gate: async (): Promise<GatePort | undefined> => {
      if (settings.gate === 'job') return undefined;
      return createGitHubGate(settings.gate, { ...(await repository()), ...policy });
    },
    publisher: async () =>
      createGitHubPublisher(await pullRequest(), (body) => readMarks(body, tool).length > 0),
    /** The head of the run and its pull request. */
    pinned: async () => {
      if (event?.kind === 'merge-group') return { head: event.head };
      const { owner, repo, number: pull } = await pullRequest();
      const url = `${runner.serverUrl}/${owner}/${repo}/pull/${pull}`;
      return { head: startedFor(pull) ?? (await readHead()), pull, url };
    },
    /** Dismisses our approvals of other heads than the current one. */
    dismissUnearned: async () => {
      if (event?.kind === 'merge-group') return;
      const head = await readHead();
      const dismissed = await dismissOwnApprovals(await pullRequest(), {
        isStale: (body) => readMarks(body, tool).some((mark) => mark.kind === 'review' && mark.head !== head),
        message: 'This approval was for an earlier commit, and the present one could not be reviewed.',
      });
      if (dismissed > 0) reporter.notice('An approval of an earlier head was dismissed');
    },
    /** Artifacts of the triggering run. */
    uploaded: async () => {
      if (event?.kind !== 'workflow-run') return undefined;
      return createUploadedFiles(await repository(), event.run);
    },
    queue: async (branch: string) => readMergeQueue(await repository(), { branch, ...policy }),
    /** The conversation, read again on each call. */
    discussion: async (pull: number) => {
      const onGap = ({ message }: Failure) => reporter.warning(message);
      const wanted = { policyPath: settings.config, gate: gateOnHead, tool, onGap };
      return readDiscussion({ ...(await repository()), number: pull }, wanted);
    },
  };
}

export function repositoryOf(runner: Runner): Repository {
  if (runner.repository !== undefined) return { ...runner.repository, serverUrl: runner.serverUrl };
  throw usageFailure('REPOSITORY_UNKNOWN', 'Nothing says which repository the pull request is in');
}

type WorkflowRunEvent = Extract<NonNullable<Runner['event']>, { kind: 'workflow-run' }>;

function triggeringRun({ cause, head, headRepository, headBranch }: WorkflowRunEvent) {
  if (cause === 'pull_request' && headRepository !== undefined && headBranch !== null)
    return { head, headRepository, headBranch };
  const why =
    cause === 'pull_request'
      ? 'its repository or branch is gone'
      : `it was started by ${cause}, not by pull_request`;
  throw usageFailure(
    'WORKFLOW_RUN_UNRELATED',
    `The finished run at ${head} belongs to no pull request that can be reviewed: ${why}`,
  );
}

/** Creates a value on first use and returns the same one afterwards, also to concurrent callers. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
