import type { GatePort } from '../gate/gate-port-shape.ts';
import type { GitHubClient } from '../github/client.ts';
import { createClient } from '../github/client.ts';
import { createGitHubGate } from '../github/github-gate.ts';
import { readHeadMembers } from '../github/head-sharing.ts';
import type { GateOnHead } from '../github/head-since.ts';
import { findTriggeringPullRequest } from '../github/pull-request.ts';
import type { Inputs } from '../inputs.ts';
import { Failure } from '../model/failure.ts';
import type { Repository } from '../model/manifest.ts';
import type { Reporter } from '../model/reporter.ts';
import type { Settings } from '../policy/settings.ts';
import type { Runner } from './actions-runner.ts';
import type { Connected } from './invocation.ts';

/** Inputs and environment for connecting to GitHub. */
export interface Credentials {
  readonly inputs: Inputs;
  readonly runner: Runner;
  readonly reporter: Reporter;
}

/** Undefined with `gate: job`. */
export async function connectGate(
  { inputs, runner }: Credentials,
  client: () => Promise<GitHubClient>,
): Promise<GatePort | undefined> {
  const { owner, name: repo } = repositoryOf(runner);
  const { gate } = inputs.settings;
  if (gate === 'job') return undefined;
  return createGitHubGate(gate, { client: await client(), owner, repo, ...policyLocation(inputs.settings) });
}

/** Throws `TOKEN_MISSING`. */
export async function connectClient({ inputs, runner, reporter }: Credentials): Promise<GitHubClient> {
  if (inputs.token === '') {
    throw new Failure({
      kind: 'usage',
      code: 'TOKEN_MISSING',
      message: 'There is no token for GitHub',
    });
  }
  return createClient({
    token: inputs.token,
    apiUrl: runner.apiUrl,
    graphqlUrl: runner.graphqlUrl,
    retryBudgetMs: inputs.retryBudget,
    proxied: runner.proxied,
    ...(runner.writeSpacingMs === undefined ? {} : { writeSpacingMs: runner.writeSpacingMs }),
    log: (text) => reporter.debug(text),
  });
}

export function repositoryOf(runner: Runner): Repository {
  if (runner.repository !== undefined) return { ...runner.repository, serverUrl: runner.serverUrl };
  throw new Failure({
    kind: 'usage',
    code: 'REPOSITORY_UNKNOWN',
    message: 'Nothing says which repository the pull request is in',
  });
}

/** Where this instance marks the heads it reviews. */
export function gateOnHead({ settings }: Inputs): GateOnHead {
  const { gate } = settings;
  return gate === 'job' ? undefined : { kind: gate, name: settings.checkName };
}

/** The policy data with which a conclusion is compared. */
export function policyLocation({ config, policyInputs }: Settings) {
  return { policyPath: config, failOn: policyInputs.failOn };
}

/** Context of runs that only read the checks of a head. */
export function headContext(invocation: Connected, { head }: { readonly head: string }) {
  const { inputs, runner, reporter, client } = invocation;
  return {
    reporter,
    settings: inputs.settings,
    gate: () => connectGate(invocation, client),
    members: async () => {
      const { owner, name: repo } = repositoryOf(runner);
      return readHeadMembers(await client(), { owner, repo, head, ...policyLocation(inputs.settings) });
    },
  };
}

/** The `pull-request` input, or else the pull request of the event or of its triggering run. */
export async function pullRequestNumber(
  { inputs, runner }: Credentials,
  client: () => Promise<GitHubClient>,
): Promise<number> {
  if (inputs.pullRequest !== undefined) return inputs.pullRequest;
  const { event } = runner;
  if (event?.kind === 'pull-request') return event.number;
  if (event?.kind === 'comment' && event.onPullRequest) return event.number;
  if (event?.kind === 'workflow-run') {
    const { owner, name: repo } = repositoryOf(runner);
    return findTriggeringPullRequest(await client(), { owner, repo, run: triggeringRun(event) });
  }
  throw new Failure({
    kind: 'usage',
    code: 'PULL_REQUEST_UNKNOWN',
    message: `The event ${event?.name ?? '(none)'} does not say which pull request to review`,
  });
}

type WorkflowRunEvent = Extract<NonNullable<Runner['event']>, { kind: 'workflow-run' }>;

function triggeringRun({ cause, head, headRepository, headBranch }: WorkflowRunEvent) {
  if (cause === 'pull_request' && headRepository !== undefined && headBranch !== null)
    return { head, headRepository, headBranch };
  const why =
    cause === 'pull_request'
      ? 'its repository or branch is gone'
      : `it was started by ${cause}, not by pull_request`;
  throw new Failure({
    kind: 'usage',
    code: 'WORKFLOW_RUN_UNRELATED',
    message: `The finished run at ${head} belongs to no pull request that can be reviewed: ${why}`,
  });
}
