import type { TimelineComment } from './model/conversation.ts';
import type { PullRequest } from './model/pull-request.ts';
import type { QueueEntry, Repository } from './model/repository.ts';
import type { Review, ReviewComment } from './model/review.ts';
import type { WorkflowRun } from './model/workflow-run.ts';
import type { Account } from './model/world.ts';
import { githubApi } from './openapi.ts';
/** What the runner writes to the file that `GITHUB_EVENT_PATH` names. */
export type EventPayload = Readonly<Record<string, unknown>>;

export type PullRequestAction =
  | 'opened'
  | 'synchronize'
  | 'reopened'
  | 'ready_for_review'
  | 'edited'
  | 'closed';

/** `pull_request`, and `pull_request_target` alike. */
export function pullRequestEvent(
  pull: PullRequest,
  action: PullRequestAction,
  /** For `edited`: the old values. */
  changes: EventPayload = {},
  /** Who did it. */
  sender: Account = pull.author,
): EventPayload {
  return {
    action,
    number: pull.number,
    pull_request: shown('pull-request', pull),
    ...(action === 'synchronize' && { before: pull.previousHeadSha ?? pull.headSha, after: pull.headSha }),
    ...(action === 'edited' && { changes }),
    ...common(pull.repository, sender),
  };
}

/** `workflow_dispatch`: names a branch and inputs, no pull request. */
export function workflowDispatchEvent(
  repository: Repository,
  inputs: Readonly<Record<string, string>>,
): EventPayload {
  return {
    inputs,
    ref: `refs/heads/${repository.defaultBranch}`,
    workflow: '.github/workflows/review.yml',
    ...common(repository, repository.owner),
  };
}

/** What became of a comment; an edited one says what it was before. */
interface CommentChange {
  readonly deleted?: boolean;
  readonly before?: string;
  /** Default: its author. */
  readonly by?: Account;
}

function changeOf({ deleted = false, before }: CommentChange): EventPayload {
  if (before !== undefined) return { action: 'edited', changes: { body: { from: before } } };
  return { action: deleted ? 'deleted' : 'created' };
}

/** `issue_comment`: knows the pull request's number, but no commit. */
export function issueCommentEvent(comment: TimelineComment, change: CommentChange = {}): EventPayload {
  const { conversation, author } = comment;
  return {
    ...changeOf(change),
    issue: shown('issue', conversation),
    comment: shown('issue-comment', comment),
    ...common(conversation.repository, change.by ?? author),
  };
}

export function reviewCommentEvent(comment: ReviewComment, change: CommentChange = {}): EventPayload {
  const { pull } = comment.thread;
  return {
    ...changeOf(change),
    comment: shown('pull-request-review-comment', comment),
    pull_request: shown('pull-request-simple', pull),
    ...common(pull.repository, change.by ?? comment.author),
  };
}

/**
 * `pull_request_review`: names the commit that the review was of when it was submitted, and its state in lower case.
 * @see https://docs.github.com/en/webhooks/webhook-events-and-payloads#pull_request_review
 */
export function reviewEvent(
  review: Review,
  action: 'submitted' | 'edited' | 'dismissed' = 'submitted',
): EventPayload {
  const { pull } = review;
  return {
    action,
    review: Object.assign({}, shown('pull-request-review', review), { state: review.state.toLowerCase() }),
    pull_request: shown('pull-request-simple', pull),
    ...common(pull.repository, review.author),
  };
}

/** `requested` as soon as the run starts, when its conclusion is not known yet. */
export function workflowRunEvent(
  run: WorkflowRun,
  action: 'requested' | 'completed' = 'completed',
): EventPayload {
  const { id, name, event, repository, headRepository, headBranch, headSha } = run;
  const isOver = action === 'completed';
  const ofBranch = repository.pulls.filter((pull) => pull.state === 'open' && pull.headBranch === headBranch);
  return {
    action,
    workflow_run: {
      id,
      name,
      event,
      head_branch: headBranch,
      head_sha: headSha,
      status: isOver ? 'completed' : 'queued',
      conclusion: isOver ? run.conclusion : null,
      html_url: `${repository.htmlUrl}/actions/runs/${id}`,
      // Never those from forks.
      pull_requests: headRepository === repository ? ofBranch.map(({ number }) => ({ number })) : [],
      actor: shown('simple-user', run.actor),
      repository: shown('repository', repository),
      head_repository: shown('repository', headRepository),
    },
    workflow: { id: 1, name, path: '.github/workflows/review.yml', state: 'active' },
    ...common(repository, run.actor),
  };
}

/** `merge_group`: a commit of the queue, and no pull request. */
export function mergeGroupEvent({ pull, ref, headSha, baseSha }: QueueEntry): EventPayload {
  const { repository } = pull;
  return {
    action: 'checks_requested',
    merge_group: {
      head_sha: headSha,
      head_ref: ref,
      base_sha: baseSha,
      base_ref: `refs/heads/${repository.defaultBranch}`,
    },
    ...common(repository, repository.world.accounts.named('github-merge-queue[bot]')),
  };
}

function common(repository: Repository, sender: Account): EventPayload {
  return { repository: shown('repository', repository), sender: shown('simple-user', sender) };
}

function shown(schema: string, model: object): unknown {
  return githubApi().completeSchema(schema, model);
}
