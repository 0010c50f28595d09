import { z } from 'zod';
import { Failure } from '../../domain/failure.ts';
import type { GitHubClient } from './client.ts';
import { publishReview, readPullRequest } from './operation.ts';
import type { PullRequestAddress } from './pull-request.ts';

const ReviewState = z.object({ state: z.string() });
const Text = z.object({ body: z.string() });

/**
 * Takes back what one of our reviews demanded. Dismissing fails for reviews that are dismissed already or are mere
 * comments, so the state afterwards is what counts (observed).
 * @see https://docs.github.com/en/rest/pulls/reviews#dismiss-a-review-for-a-pull-request
 */
export async function dismissReview(
  client: GitHubClient,
  { owner, repo, number }: PullRequestAddress,
  { id, message }: { readonly id: number; readonly message: string },
): Promise<void> {
  const review = { owner, repo, pull_number: number, review_id: id };
  await client.write(publishReview, {
    send: (api) =>
      api.call(ReviewState, (rest) => rest.pulls.dismissReview({ ...review, message, event: 'DISMISS' })),
    find: async () => {
      const standing = await client.read(readPullRequest, (api) =>
        api.call(ReviewState, (rest) => rest.pulls.getReview(review)),
      );
      return standing.state === 'DISMISSED' ? standing : undefined;
    },
  });
}

/** Replaces the text of one of our comments in a thread. */
export async function updateComment(
  client: GitHubClient,
  { owner, repo }: PullRequestAddress,
  { id, body }: { readonly id: number; readonly body: string },
): Promise<void> {
  const comment = { owner, repo, comment_id: id };
  await client.write(publishReview, {
    send: (api) => api.call(Text, (rest) => rest.pulls.updateReviewComment({ ...comment, body })),
    find: async () => {
      const standing = await client.read(readPullRequest, (api) =>
        api.call(Text, (rest) => rest.pulls.getReviewComment(comment)),
      );
      return standing.body.trimEnd() === body.trimEnd() ? standing : undefined;
    },
  });
}

const Resolved = z.object({
  resolveReviewThread: z.object({ thread: z.object({ isResolved: z.boolean() }).nullable() }),
});
const Standing = z.object({ node: z.object({ isResolved: z.boolean() }).nullable() });

const resolveMutation = `mutation ($thread: ID!) {
  resolveReviewThread(input: { threadId: $thread }) { thread { isResolved } }
}`;
const standingQuery = `query ($thread: ID!) {
  node(id: $thread) { ... on PullRequestReviewThread { isResolved } }
}`;

/** Resolves a thread; false where the token may not, for which a workflow token needs `contents: write` (observed). */
export async function resolveThread(client: GitHubClient, thread: string): Promise<boolean> {
  try {
    await client.write(publishReview, {
      send: (api) => api.graphql(Resolved, { query: resolveMutation, variables: { thread } }),
      find: async () => {
        const { data } = await client.read(readPullRequest, (api) =>
          api.graphql(Standing, { query: standingQuery, variables: { thread } }),
        );
        return data.node?.isResolved === true
          ? { data: { resolveReviewThread: { thread: { isResolved: true } } }, errors: [] }
          : undefined;
      },
    });
    return true;
  } catch (error) {
    if (error instanceof Failure && error.code === 'GITHUB_PERMISSION_MISSING') return false;
    throw error;
  }
}
