import { z } from 'zod';
import { Failure } from '../model/failure.ts';
import type { PullRequest } from '../model/manifest.ts';
import { CommitId } from '../model/review-document.ts';
import type { GitHubClient } from './client.ts';
import { readList } from './pages.ts';
import { readPullRequest } from './request-failure.ts';

/** The finished run that started this one, as its event tells of it. */
export interface TriggeringRun {
  /** Commit that it ran on. */
  readonly head: string;
  /** `owner/name` of the repository that the commit is in. */
  readonly headRepository: string;
  readonly headBranch: string;
}

const Pull = z.object({
  number: z.number().int(),
  head: z.object({ sha: CommitId, repo: z.object({ full_name: z.string() }).nullable() }),
});

/** An owner has at most this many pull requests from one branch that anybody would open. */
const maxPages = 3;

/**
 * The one open pull request whose head is exactly what the run was about (threat Y5). The event's own list is empty
 * for forks, so it is not asked. Throws `Failure`: superseded where a newer head is there, an error where several
 * pull requests have this head and nothing says which of them was meant.
 */
export async function findTriggeringPullRequest(
  client: GitHubClient,
  { owner, repo, run }: { readonly owner: string; readonly repo: string; readonly run: TriggeringRun },
): Promise<number> {
  const [headOwner = ''] = run.headRepository.split('/');
  const open = await readList(client, {
    operation: readPullRequest,
    item: Pull,
    send: (rest, page) =>
      rest.pulls.list({ owner, repo, state: 'open', head: `${headOwner}:${run.headBranch}`, ...page }),
    maxPages,
  });
  const ofBranch = open.filter(({ head }) => head.repo?.full_name === run.headRepository);
  const matching = ofBranch.filter(({ head }) => head.sha === run.head);
  const [pull, ...others] = matching;
  if (pull === undefined) throw ofBranch.length > 0 ? movedOn(run) : noneOpen(run);
  if (others.length > 0) throw several(run, matching);
  return pull.number;
}

function movedOn({ head }: TriggeringRun): Failure {
  return new Failure({
    kind: 'superseded',
    code: 'HEAD_MOVED',
    message: `The run that started this one was about ${head}, and its pull request has a newer head.`,
    fix: 'The run for the newer head is reviewed; there is nothing to do.',
  });
}

function noneOpen({ head, headRepository, headBranch }: TriggeringRun): Failure {
  return new Failure({
    kind: 'superseded',
    code: 'PULL_REQUEST_GONE',
    message: `No open pull request comes from ${headRepository}:${headBranch} at ${head}.`,
    fix: 'It was closed meanwhile; there is nothing to do.',
  });
}

function several({ head }: TriggeringRun, pulls: readonly { readonly number: number }[]): Failure {
  return new Failure({
    kind: 'usage',
    code: 'PULL_REQUEST_AMBIGUOUS',
    message: `The pull requests ${pulls.map(({ number }) => `#${number}`).join(', ')} all have the head ${head}, so nothing says which one was meant.`,
    fix: 'Run the workflow by workflow_dispatch and pass `pull-request`.',
  });
}

/** Where a pull request lies: everything else is read. */
export interface PullRequestAddress {
  readonly owner: string;
  readonly repo: string;
  readonly number: number;
}

/** A pull request together with the commits it stands at in one and the same answer. */
export interface PinnedPullRequest {
  readonly pullRequest: PullRequest;
  readonly head: string;
  /** Tip of the base branch as GitHub compares with; the diff begins at the merge base, not here. */
  readonly base: string;
  /** How many review comments there are. */
  readonly reviewComments: number;
}

/** A ref's repository is null when the fork is gone, a user when the account is. */
const Ref = z.object({ ref: z.string(), sha: CommitId, repo: z.object({ id: z.number() }).nullable() });

/** GitHub's answer, and the `pull_request` of an event that holds it whole. */
export const PinnedPullRequest = z
  .object({
    number: z.number(),
    node_id: z.string(),
    title: z.string(),
    body: z.string().nullable(),
    html_url: z.string(),
    user: z.object({ login: z.string() }).nullable(),
    state: z.enum(['open', 'closed']),
    merged: z.boolean(),
    draft: z.boolean().default(false),
    locked: z.boolean(),
    labels: z.array(z.object({ name: z.string() })),
    requested_reviewers: z.array(z.object({ login: z.string() })).nullish(),
    head: Ref,
    base: Ref,
    changed_files: z.number().int().min(0),
    review_comments: z.number().int().min(0),
  })
  .transform(
    (answer): PinnedPullRequest => ({
      head: answer.head.sha,
      base: answer.base.sha,
      reviewComments: answer.review_comments,
      pullRequest: {
        number: answer.number,
        nodeId: answer.node_id,
        title: answer.title,
        description: answer.body ?? '',
        url: answer.html_url,
        author: answer.user?.login ?? null,
        state: answer.merged ? 'merged' : answer.state,
        draft: answer.draft,
        locked: answer.locked,
        fork: answer.head.repo === null || answer.head.repo.id !== answer.base.repo?.id,
        labels: answer.labels.map((label) => label.name),
        requestedReviewers: (answer.requested_reviewers ?? []).map(({ login }) => login),
        baseRef: answer.base.ref,
        headRef: answer.head.ref,
        changedFiles: answer.changed_files,
      },
    }),
  );

export function readPinnedPullRequest(
  client: GitHubClient,
  { owner, repo, number }: PullRequestAddress,
): Promise<PinnedPullRequest> {
  return client.read(readPullRequest, (api) =>
    api.call(PinnedPullRequest, (rest) => rest.pulls.get({ owner, repo, pull_number: number })),
  );
}
