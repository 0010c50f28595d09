import { z } from 'zod';
import { Failure } from '../../domain/failure.ts';
import type { GitHubClient } from './client.ts';
import { publishReview, readPullRequest } from './operation.ts';
import type { PullRequestAddress } from './pull-request.ts';
import { sameText } from './same-text.ts';

const ReviewState = z.object({ state: z.string() });
const Text = z.object({ body: z.string() });

/**
 * Takes back what one of our reviews says of the merge. Dismissing fails for reviews that are dismissed already, and
 * where branch protection names who may (observed), so that the state is read afterwards, and it is what counts.
 * @see https://docs.github.com/en/rest/pulls/reviews#dismiss-a-review-for-a-pull-request
 */
export async function dismissReview(
  client: GitHubClient,
  { owner, repo, number }: PullRequestAddress,
  { id, message }: { readonly id: number; readonly message: string },
): Promise<void> {
  const review = { owner, repo, pull_number: number, review_id: id };
  const readState = () =>
    client.read(readPullRequest, (api) => api.call(ReviewState, (rest) => rest.pulls.getReview(review)));
  const find = async () => {
    const standing = await readState();
    return standing.state === 'DISMISSED' ? standing : undefined;
  };
  const refusal = await refusalOf(
    client.write(publishReview, {
      send: (api) =>
        api.call(ReviewState, (rest) => rest.pulls.dismissReview({ ...review, message, event: 'DISMISS' })),
      find,
    }),
  );
  const { state } = await readState();
  if (state !== 'DISMISSED') throw refusal ?? stillStanding(id, state);
}

async function refusalOf(write: Promise<unknown>): Promise<Failure | undefined> {
  try {
    await write;
    return undefined;
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}

function stillStanding(id: number, state: string): Failure {
  return new Failure({
    kind: 'operational',
    code: 'REVIEW_NOT_DISMISSED',
    message: `GitHub took the dismissal of our review ${id}, and still shows it as ${state}.`,
    fix: 'Dismiss it by hand, or run again.',
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
      return sameText(standing.body, body) ? standing : undefined;
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
