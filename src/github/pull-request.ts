import { z } from 'zod';
import { Failure } from '../model/failure.ts';
import type { PullRequest } from '../model/manifest.ts';
import { CommitId } from '../model/review-document.ts';
import type { PullRequestAccess, RepositoryAccess } from './client.ts';
import { readList } from './pages.ts';
import { readPullRequest } from './request-failure.ts';

/** The finished workflow run that triggered this one, from the event. */
interface TriggeringRun {
  /** Commit it ran on. */
  readonly head: string;
  /** `owner/name` of the repository with the commit. */
  readonly headRepository: string;
  readonly headBranch: string;
}

const Pull = z.object({
  number: z.number().int(),
  head: z.object({ sha: CommitId, repo: z.object({ full_name: z.string() }).nullable() }),
});

/** Upper bound for open pull requests from one branch. */
const maxPages = 3;

/**
 * The one open pull request whose head is the triggering run's commit (threat Y5). The event's own list is
 * empty for forks and is not used. Throws `Failure`: superseded when there is a newer head, a usage error
 * when several pull requests have this head.
 */
export async function findTriggeringPullRequest(
  { client, owner, repo }: RepositoryAccess,
  run: TriggeringRun,
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
  if (pull === undefined) throw whyNone(run, ofBranch.length > 0);
  if (others.length === 0) return pull.number;
  const numbers = matching.map(({ number }) => `#${number}`).join(', ');
  throw new Failure({
    kind: 'usage',
    code: 'PULL_REQUEST_AMBIGUOUS',
    message: `The pull requests ${numbers} all have the head ${run.head}, so the reviewed one is unknown.`,
  });
}

function whyNone({ head, headRepository, headBranch }: TriggeringRun, isBranchOpen: boolean): Failure {
  return isBranchOpen
    ? new Failure({
        kind: 'superseded',
        code: 'HEAD_MOVED',
        message: `The run that started this one was about ${head}, and its pull request has a newer head.`,
      })
    : new Failure({
        kind: 'superseded',
        code: 'PULL_REQUEST_GONE',
        message: `No open pull request comes from ${headRepository}:${headBranch} at ${head}.`,
      });
}

/** A pull request and its commits, from one response. */
export interface PinnedPullRequest {
  readonly pullRequest: PullRequest;
  readonly head: string;
  /** Tip of the base branch; the diff starts at the merge base instead. */
  readonly base: string;
  /** Number of review comments. */
  readonly reviewComments: number;
}

/** The repository is null when the fork was deleted, a user when the account was. */
const Ref = z.object({ ref: z.string(), sha: CommitId, repo: z.object({ id: z.number() }).nullable() });
const User = z.object({ login: z.string() });

const Answer = z
  .object({
    number: z.number(),
    node_id: z.string(),
    title: z.string(),
    body: z.string().nullable(),
    html_url: z.string(),
    user: User.nullable(),
    state: z.enum(['open', 'closed']),
    merged: z.boolean(),
    draft: z.boolean().default(false),
    locked: z.boolean(),
    labels: z.array(z.object({ name: z.string() })),
    requested_reviewers: z.array(User).nullish(),
    head: Ref,
    base: Ref,
    changed_files: z.number().int().min(0),
    review_comments: z.number().int().min(0),
  })
  .transform(
    ({ number, title, draft, locked, head, base, ...answer }): PinnedPullRequest => ({
      head: head.sha,
      base: base.sha,
      reviewComments: answer.review_comments,
      pullRequest: {
        number,
        nodeId: answer.node_id,
        title,
        description: answer.body ?? '',
        url: answer.html_url,
        author: answer.user?.login ?? null,
        state: answer.merged ? 'merged' : answer.state,
        draft,
        locked,
        fork: head.repo === null || head.repo.id !== base.repo?.id,
        labels: answer.labels.map((label) => label.name),
        requestedReviewers: (answer.requested_reviewers ?? []).map(({ login }) => login),
        baseRef: base.ref,
        headRef: head.ref,
        changedFiles: answer.changed_files,
      },
    }),
  );

export function readPinnedPullRequest(pull: PullRequestAccess): Promise<PinnedPullRequest> {
  const { client, owner, repo, number } = pull;
  return client.get(readPullRequest, Answer, (rest) => rest.pulls.get({ owner, repo, pull_number: number }));
}
