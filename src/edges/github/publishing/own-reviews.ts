import { z } from 'zod';
import { ReviewState } from '../../../domain/publishing/conversation.ts';
import { CommitId } from '../../../domain/review-document.ts';
import type { Confirmation } from '../../../ports/publisher.ts';
import { DatabaseId } from '../conversation/conversation-query.ts';
import { readCursorPages } from '../paging/cursor-pages.ts';
import type { PullRequestAddress } from '../pull-request.ts';
import type { GitHubClient } from '../transport/client.ts';
import { readPullRequest } from '../transport/operation.ts';
import { ChecksOnHead, checksOnHead, checksOnHeadSelection, concernsChecksOnHead } from './checks-on-head.ts';

/** Backwards from the newest: what was published meanwhile stands at the end. */
const query = `
  query OwnReviews(
    $owner: String!, $repo: String!, $number: Int!, $before: String, $checkName: String!, $checks: Boolean!
  ) {
    viewer { login }
    repository(owner: $owner, name: $repo) {
      pullRequest(number: $number) {
        headRefOid${checksOnHeadSelection}
        reviews(last: 100, before: $before) {
          nodes { id fullDatabaseId viewerDidAuthor state body }
          pageInfo { hasPreviousPage startCursor }
        }
      }
    }
  }`;

const Review = z.object({
  id: z.string(),
  fullDatabaseId: DatabaseId,
  viewerDidAuthor: z.boolean(),
  state: ReviewState,
  body: z.string(),
});

const Answer = z
  .object({
    viewer: z.object({ login: z.string() }),
    repository: z.object({
      pullRequest: z.object({
        headRefOid: CommitId,
        ...ChecksOnHead.shape,
        reviews: z.object({
          nodes: z.array(Review),
          pageInfo: z.object({ hasPreviousPage: z.boolean(), startCursor: z.string().nullable() }),
        }),
      }),
    }),
  })
  .transform(({ viewer, repository }) => ({ viewer: viewer.login, ...repository.pullRequest }));

/**
 * The head with our own checks of the name on it, and every submitted review of ours, newest last; nobody reads on
 * beyond `after`, which was known before.
 */
export async function confirmOwnReviews(
  client: GitHubClient,
  address: PullRequestAddress,
  { after = 0, checkName }: { readonly after?: number; readonly checkName?: string | undefined } = {},
): Promise<Confirmation> {
  const pages = await readCursorPages({
    read: async (before) => {
      const checks = checkName !== undefined && before === null;
      const variables = { ...address, before, checkName: checkName ?? '', checks };
      const request = { query, variables, tolerates: concernsChecksOnHead };
      return (await client.read(readPullRequest, (api) => api.graphql(Answer, request))).data;
    },
    next: ({ reviews: { nodes, pageInfo } }) =>
      pageInfo.hasPreviousPage && nodes.every(({ fullDatabaseId }) => fullDatabaseId > after)
        ? pageInfo.startCursor
        : null,
    maxPages: 50,
  });
  const reviews = pages.toReversed().flatMap((page) => page.reviews.nodes);
  const [first] = pages;
  return {
    head: first.headRefOid,
    ownReviews: reviews.filter(isSubmittedByUs).map(toOwnReview),
    checks: checksOnHead(first, first.viewer),
  };
}

function isSubmittedByUs(review: z.infer<typeof Review>): boolean {
  return review.viewerDidAuthor && review.state !== 'PENDING';
}

function toOwnReview({ fullDatabaseId, state, body }: z.infer<typeof Review>) {
  return { id: fullDatabaseId, state, body };
}
