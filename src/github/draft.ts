import { z } from 'zod';
import { Failure } from '../model/failure.ts';
import { isMarked, reviewedHeads } from '../model/mark.ts';
import type { DraftRequest } from '../model/write-plan.ts';
import type { CreatedDraft } from '../write/publisher.ts';
import type { GitHubClient } from './client.ts';
import { DatabaseId } from './conversation-query.ts';
import { readReview } from './own-reviews.ts';
import type { PullRequestAddress } from './pull-request.ts';
import { publishReview, readPullRequest } from './request-failure.ts';

/** GitHub shows drafts to their author alone, so what this finds is of our identity. */
const query = `
  query Drafts($owner: String!, $repo: String!, $number: Int!) {
    repository(owner: $owner, name: $repo) {
      pullRequest(number: $number) {
        reviews(last: 10, states: [PENDING]) {
          nodes { id fullDatabaseId viewerDidAuthor body createdAt }
        }
      }
    }
  }`;

const Draft = z.object({
  id: z.string(),
  fullDatabaseId: DatabaseId,
  viewerDidAuthor: z.boolean(),
  body: z.string(),
  createdAt: z.iso.datetime({ offset: true }).transform((time) => Date.parse(time)),
});

const Answer = z
  .object({
    repository: z.object({
      pullRequest: z.object({ reviews: z.object({ nodes: z.array(Draft) }) }),
    }),
  })
  .transform((answer) => answer.repository.pullRequest.reviews.nodes);

const Created = z
  .object({ id: z.number().int(), node_id: z.string() })
  .transform(({ id, node_id }): CreatedDraft => ({ id, nodeId: node_id }));

interface StandingDraft extends CreatedDraft {
  readonly body: string;
  /** Milliseconds since the epoch, by GitHub's clock. */
  readonly createdAt: number;
}

/** GitHub allows one draft for each identity on a pull request. */
async function findDraft(
  client: GitHubClient,
  address: PullRequestAddress,
): Promise<StandingDraft | undefined> {
  const { data } = await client.read(readPullRequest, (api) =>
    api.graphql(Answer, { query, variables: { ...address } }),
  );
  const draft = data.find((candidate) => candidate.viewerDidAuthor);
  return (
    draft && {
      id: draft.fullDatabaseId,
      nodeId: draft.id,
      body: draft.body,
      createdAt: draft.createdAt,
    }
  );
}

/** No live run keeps a draft for longer, unless it waits for GitHub: then it finds its draft gone and says so. */
const staleAfterMs = 2 * 60_000;

/** Between looks at another run's draft. */
const lookEveryMs = 3_000;

/** Removes our identity's draft where `isOurs` says that it is this instance's; answers whether there was one. */
export async function removeDraft(
  client: GitHubClient,
  address: PullRequestAddress,
  isOurs: (body: string) => boolean,
): Promise<boolean> {
  const standing = await findDraft(client, address);
  if (standing === undefined || !isOurs(standing.body)) return false;
  await deleteDraft(client, address, standing);
  return true;
}

/**
 * Creates a draft. GitHub allows one for each identity, which makes it the lock between runs: another live run's draft is
 * waited for, whichever instance it is of. Where `isOurs` says that it is this one's, it is removed at once as a
 * leftover, and otherwise once it is stale. Any other draft is left alone and reported (threat Y6).
 */
export async function createDraft(
  client: GitHubClient,
  address: PullRequestAddress,
  draft: {
    readonly key: string;
    readonly request: DraftRequest;
    readonly isOurs: (body: string) => boolean;
  },
): Promise<CreatedDraft> {
  for (;;) {
    try {
      return await sendDraft(client, address, draft);
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== 'GITHUB_DRAFT_EXISTS') throw error;
      await makeRoom(client, address, draft);
    }
  }
}

/** The run that a draft's last line names: without its attempt, since an earlier one is over. */
function runOf(body: string): string | undefined {
  const [, run, job] = /^<sub>draft of run ([1-9][\w-]*)\.\d+\.([\w.-]*)<\/sub>$/.exec(lastLine(body)) ?? [];
  return run && `${run} ${job}`;
}

/** Whether no live run waits for this draft: it is of this very run, or about another head than the newest. */
function isLeftover(draft: string, request: DraftRequest): boolean {
  const run = runOf(draft);
  if (run !== undefined && run === runOf(request.body)) return true;
  return reviewedHeads(draft).some((head) => head !== request.commit_id);
}

/** Looks until no draft is to be seen, or removes the one that is there where it is this instance's own. */
async function makeRoom(
  client: GitHubClient,
  address: PullRequestAddress,
  { request, isOurs }: { readonly request: DraftRequest; readonly isOurs: (body: string) => boolean },
): Promise<void> {
  for (;;) {
    const standing = await findDraft(client, address);
    if (standing !== undefined) {
      const isOwn = isOurs(standing.body);
      const isStale = client.now() - standing.createdAt >= staleAfterMs;
      if (isOwn && (isStale || isLeftover(standing.body, request)))
        return deleteDraft(client, address, standing);
      if (!isOwn && (isStale || !isMarked(standing.body))) throw draftOfAnother(address);
    }
    if (!(await client.wait(lookEveryMs))) throw draftOfOtherRun(address);
    if (standing === undefined) return;
  }
}

/** A draft's last line names its run: runs that say the same must not take over each other's. */
function sendDraft(
  client: GitHubClient,
  address: PullRequestAddress,
  { request }: { readonly request: DraftRequest },
): Promise<CreatedDraft> {
  const line = lastLine(request.body);
  return client.write(publishReview, {
    send: (api) =>
      api.call(Created, (rest) =>
        rest.pulls.createReview({
          owner: address.owner,
          repo: address.repo,
          pull_number: address.number,
          commit_id: request.commit_id,
          body: request.body,
          comments: request.comments.map(toParameter),
        }),
      ),
    find: async () => {
      const standing = await findDraft(client, address);
      return standing?.body.includes(line) ? standing : undefined;
    },
  });
}

function lastLine(body: string): string {
  return body.trimEnd().split('\n').at(-1) ?? '';
}

/** Octokit's types have no room for an explicit undefined, and GitHub none for a null. */
function toParameter({ start_line, start_side, ...comment }: DraftRequest['comments'][number]) {
  return {
    ...comment,
    ...(start_line !== undefined && { start_line }),
    ...(start_side !== undefined && { start_side }),
  };
}

const noDraftAnyMore: readonly string[] = ['GITHUB_NOT_FOUND', 'GITHUB_UNPROCESSABLE'];

/** Succeeds also when it is a draft no more: removed already, or published by the request whose answer was lost. */
export async function deleteDraft(
  client: GitHubClient,
  { owner, repo, number }: PullRequestAddress,
  draft: CreatedDraft,
): Promise<void> {
  try {
    await client.write(publishReview, {
      send: async (api) => {
        await api.call(z.unknown(), (rest) =>
          rest.pulls.deletePendingReview({ owner, repo, pull_number: number, review_id: draft.id }),
        );
        return true;
      },
      find: async () => ((await readReview(client, draft.nodeId)) === undefined ? true : undefined),
    });
  } catch (error) {
    if (!(error instanceof Failure) || !noDraftAnyMore.includes(error.code)) throw error;
  }
}

function draftOfOtherRun({ number }: PullRequestAddress): Failure {
  return new Failure({
    kind: 'operational',
    code: 'GITHUB_DRAFT_EXISTS',
    message: `Another run is publishing its review of #${number}, and the retry budget does not last until it is done.`,
    fix: 'Run again later, or raise `retry-budget`.',
  });
}

function draftOfAnother({ number }: PullRequestAddress): Failure {
  return new Failure({
    kind: 'operational',
    code: 'GITHUB_DRAFT_EXISTS',
    message: `The identity of the token has a pending review on #${number} that is not ours to remove.`,
    fix: 'Submit or discard that pending review, or give this instance a token of its own.',
  });
}
