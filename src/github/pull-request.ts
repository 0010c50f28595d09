import { z } from 'zod';
import type { PullRequest } from '../model/manifest.ts';
import { CommitId } from '../model/review-document.ts';
import type { GitHubClient } from './client.ts';
import { readPullRequest } from './operation.ts';

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
