import type { GitHubClient } from '../github/client.ts';
import { Failure } from '../model/failure.ts';
import type { Runner } from './actions-runner.ts';
import { type Credentials, repositoryOf } from './connect-github.ts';

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
    const { findTriggeringPullRequest } = await import('../github/triggering-pull-request.ts');
    const { owner, name: repo } = repositoryOf(runner);
    return findTriggeringPullRequest(await client(), { owner, repo, run: triggeringRun(event) });
  }
  throw new Failure({
    kind: 'usage',
    code: 'PULL_REQUEST_UNKNOWN',
    message: `The event ${event?.name ?? '(none)'} does not say which pull request to review`,
    fix: 'Pass its number with `pull-request`.',
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
