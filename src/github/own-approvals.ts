import { z } from 'zod';
import { accountName } from '../model/conversation.ts';
import { Failure } from '../model/failure.ts';
import type { GitHubClient } from './client.ts';
import { readList } from './pages.ts';
import type { PullRequestAddress } from './pull-request.ts';
import { publishReview, readPullRequest } from './request-failure.ts';

const Review = z.object({
  id: z.number().int(),
  state: z.string(),
  body: z.string().nullable(),
  /** Null when the account is gone. */
  user: z.object({ login: z.string(), type: z.string() }).nullable(),
});

const Viewer = z.object({ viewer: z.object({ login: z.string() }) });

/** A run that fails asks GitHub as little as it can. */
const maxPages = 10;

/**
 * Dismisses our own approvals whose text is stale, and answers how many there were. It takes nothing but REST, since a
 * run may have failed because GraphQL does not answer; without GraphQL only an app's own reviews are known to be ours.
 */
export async function dismissOwnApprovals(
  client: GitHubClient,
  { owner, repo, number }: PullRequestAddress,
  { isStale, message }: { readonly isStale: (body: string) => boolean; readonly message: string },
): Promise<number> {
  const reviews = await readList(client, {
    operation: readPullRequest,
    item: Review,
    send: (rest, page) => rest.pulls.listReviews({ owner, repo, pull_number: number, ...page }),
    maxPages,
  });
  const stale = reviews.filter(({ state, body }) => state === 'APPROVED' && isStale(body ?? ''));
  if (stale.length === 0) return 0;
  const viewer = await readViewer(client);
  const own = stale.filter(({ user }) =>
    viewer === undefined
      ? user?.type === 'Bot'
      : user !== null && accountName(user.login) === accountName(viewer),
  );
  for (const { id } of own) {
    const target = { owner, repo, pull_number: number, review_id: id };
    await client.write(publishReview, {
      send: (api) => api.call(Review, (rest) => rest.pulls.dismissReview({ ...target, message })),
      find: async () => {
        const review = await client.read(readPullRequest, (api) =>
          api.call(Review, (rest) => rest.pulls.getReview(target)),
        );
        return review.state === 'DISMISSED' ? review : undefined;
      },
    });
  }
  return own.length;
}

async function readViewer(client: GitHubClient): Promise<string | undefined> {
  try {
    const request = { query: 'query { viewer { login } }', variables: {} };
    const { data } = await client.read(readPullRequest, (api) => api.graphql(Viewer, request));
    return data.viewer.login;
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}
