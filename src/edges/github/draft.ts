import { z } from 'zod';
import { Failure } from '../../domain/failure.ts';
import type { DraftRequest } from '../../domain/plan.ts';
import type { CreatedDraft } from '../../ports.ts';
import type { GitHubClient } from './client.ts';
import { DatabaseId } from './conversation-query.ts';
import { publishReview, readPullRequest } from './operation.ts';
import type { PullRequestAddress } from './pull-request.ts';
import { readReview } from './review-node.ts';

/** GitHub shows drafts to their author alone, so what this finds is of our identity. */
const query = `
  query Drafts($owner: String!, $repo: String!, $number: Int!) {
    repository(owner: $owner, name: $repo) {
      pullRequest(number: $number) {
        reviews(last: 10, states: [PENDING]) {
          nodes { id fullDatabaseId viewerDidAuthor body }
        }
      }
    }
  }`;

const Draft = z.object({
  id: z.string(),
  fullDatabaseId: DatabaseId,
  viewerDidAuthor: z.boolean(),
  body: z.string(),
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
  return draft && { id: draft.fullDatabaseId, nodeId: draft.id, body: draft.body };
}

/**
 * Creates the draft that `key` stands in. A leftover draft that `isOurs` says is from this instance is removed
 * first, once; any other one is left alone and reported (threat Y6).
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
  const { owner, repo, number } = address;
  const create = () =>
    client.write(publishReview, {
      send: (api) =>
        api.call(Created, (rest) =>
          rest.pulls.createReview({
            owner,
            repo,
            pull_number: number,
            commit_id: draft.request.commit_id,
            body: draft.request.body,
            comments: draft.request.comments.map(toParameter),
          }),
        ),
      find: async () => {
        const standing = await findDraft(client, address);
        return standing?.body.includes(draft.key) ? standing : undefined;
      },
    });
  try {
    return await create();
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'GITHUB_DRAFT_EXISTS') throw error;
    const standing = await findDraft(client, address);
    if (standing !== undefined) {
      if (!draft.isOurs(standing.body)) throw draftOfAnother(address, error);
      await deleteDraft(client, address, standing);
    }
    return await create();
  }
}

/** Octokit's types have no room for an explicit undefined, and GitHub none for a null. */
function toParameter({ start_line, start_side, ...comment }: DraftRequest['comments'][number]) {
  return {
    ...comment,
    ...(start_line !== undefined && { start_line }),
    ...(start_side !== undefined && { start_side }),
  };
}

/** Succeeds also when the draft is gone already. */
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
    if (!(error instanceof Failure) || error.code !== 'GITHUB_NOT_FOUND') throw error;
  }
}

function draftOfAnother({ number }: PullRequestAddress, cause: Failure): Failure {
  return new Failure({
    kind: 'operational',
    code: 'GITHUB_DRAFT_EXISTS',
    message: `The identity of the token has a pending review on #${number} that is not ours to remove.`,
    fix: 'Submit or discard that pending review, or give this instance a token of its own.',
    cause,
  });
}
