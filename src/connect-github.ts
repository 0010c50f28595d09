import { Failure } from './domain/failure.ts';
import type { Repository } from './domain/manifest.ts';
import type { GitHubClient } from './edges/github/client.ts';
import type { Traffic } from './edges/github/traffic.ts';
import type { Runner } from './edges/runner.ts';
import type { Inputs } from './inputs.ts';
import type { GatePort, Reporter } from './ports.ts';

/** Who talks to GitHub, and as whom. */
export interface Credentials {
  readonly inputs: Inputs;
  readonly runner: Runner;
  readonly reporter: Reporter;
}

/** Undefined where the job itself is the gate. */
export async function connectGate(
  { inputs, runner }: Credentials,
  client: () => Promise<GitHubClient>,
): Promise<GatePort | undefined> {
  const { owner, name: repo } = repositoryOf(runner);
  switch (inputs.settings.gate) {
    case 'check': {
      const { createGitHubChecks } = await import('./edges/github/checks.ts');
      const { readHeadMembers } = await import('./edges/github/head-sharing.ts');
      const target = { client: await client(), owner, repo };
      return {
        kind: 'check',
        checks: createGitHubChecks(target),
        members: (head) => readHeadMembers(target.client, { owner, repo, head }),
      };
    }
    case 'status': {
      const { createGitHubStatuses } = await import('./edges/github/statuses.ts');
      return { kind: 'status', statuses: createGitHubStatuses({ client: await client(), owner, repo }) };
    }
    case 'job':
      return undefined;
  }
}

/** Throws `TOKEN_MISSING`. */
export async function connectClient(
  { inputs, runner, reporter }: Credentials,
  traffic?: Traffic,
): Promise<GitHubClient> {
  if (inputs.token === '') {
    throw new Failure({
      kind: 'usage',
      code: 'TOKEN_MISSING',
      message: 'there is no token for GitHub',
      fix: 'pass `github-token`, or review a worktree with `target: local`',
    });
  }
  const { createClient } = await import('./edges/github/client.ts');
  return createClient({
    token: inputs.token,
    apiUrl: runner.apiUrl,
    graphqlUrl: runner.graphqlUrl,
    retryBudgetMs: inputs.retryBudget,
    proxied: runner.proxied,
    ...(runner.writeSpacingMs === undefined ? {} : { writeSpacingMs: runner.writeSpacingMs }),
    log: (text) => reporter.debug(text),
    ...(traffic && { traffic }),
  });
}

export function repositoryOf(runner: Runner): Repository {
  if (runner.repository !== undefined) return { ...runner.repository, serverUrl: runner.serverUrl };
  throw new Failure({
    kind: 'usage',
    code: 'REPOSITORY_UNKNOWN',
    message: 'nothing says which repository the pull request is in',
    fix: 'set GITHUB_REPOSITORY to owner/name, or review a worktree with `target: local`',
  });
}

/** The `pull-request` input wins; otherwise the event names its pull request, or the run that it tells of. */
export async function pullRequestNumber(
  { inputs, runner }: Credentials,
  client: () => Promise<GitHubClient>,
): Promise<number> {
  if (inputs.pullRequest !== undefined) return inputs.pullRequest;
  const { event } = runner;
  if (event?.kind === 'pull-request') return event.number;
  if (event?.kind === 'comment' && event.onPullRequest) return event.number;
  if (event?.kind === 'workflow-run') {
    const { findTriggeringPullRequest } = await import('./edges/github/triggering-pull-request.ts');
    const { owner, name: repo } = repositoryOf(runner);
    return findTriggeringPullRequest(await client(), { owner, repo, run: triggeringRun(event) });
  }
  throw new Failure({
    kind: 'usage',
    code: 'PULL_REQUEST_UNKNOWN',
    message: `the event ${event?.name ?? '(none)'} does not say which pull request to review`,
    fix: 'pass its number with `pull-request`',
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
    fix: "Let the job run only `if: github.event.workflow_run.event == 'pull_request'`.",
  });
}
