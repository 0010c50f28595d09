/**
 * `worktree`: reviewers may run on a checkout of the head. `files`: this run may hold a token or secrets that the
 * head's author must not reach, so only reviewers of fetched data run (threat S6).
 */
export type Trust = 'worktree' | 'files';

/** GitHub takes write access and secrets from these where the head is a fork's. */
const sandboxed: ReadonlySet<string> = new Set([
  'pull_request',
  'pull_request_review',
  'pull_request_review_comment',
]);

/** These run with the base repository's rights whoever caused them. */
const privileged: ReadonlySet<string> = new Set(['pull_request_target', 'workflow_run', 'issue_comment']);

/**
 * What the event that started the run lets reviewers see; undefined is a run outside of Actions.
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/events-that-trigger-workflows
 */
export function trustOf(event: string | undefined, fork: boolean): Trust {
  if (event === undefined || sandboxed.has(event)) return 'worktree';
  return privileged.has(event) || fork ? 'files' : 'worktree';
}
