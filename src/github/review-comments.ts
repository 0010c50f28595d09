import { z } from 'zod';
import type { GitHubClient } from './client.ts';
import { readPullRequest } from './operation.ts';
import { readList } from './pages.ts';
import type { PullRequestAddress } from './pull-request.ts';

/** Comments end where nobody reads on. */
const maxPages = 100;

/** The comments of all threads as REST lists them. Asked for by their number, and not at all where there are none. */
export async function readReviewComments(
  client: GitHubClient,
  { owner, repo, number }: PullRequestAddress,
  expected: number,
): Promise<readonly unknown[]> {
  if (expected === 0) return [];
  return readList(client, {
    operation: readPullRequest,
    item: z.looseObject({ id: z.number() }),
    send: (rest, page) => rest.pulls.listReviewComments({ owner, repo, pull_number: number, ...page }),
    expected,
    maxPages,
  });
}
