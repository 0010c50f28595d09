import { z } from 'zod';
import { ReviewState } from '../../../domain/publishing/conversation.ts';
import { CommitId } from '../../../domain/review-document.ts';
import type { Confirmation } from '../../../ports/publisher.ts';
import { DatabaseId } from '../conversation/conversation-query.ts';
import type { GateOnHead } from '../gate/head-moves.ts';
import { createGitHubStatuses } from '../gate/statuses.ts';
import { readCursorPages } from '../paging/cursor-pages.ts';
import type { PullRequestAddress } from '../pull-request.ts';
import type { GitHubClient } from '../transport/client.ts';
import type { GraphqlError } from '../transport/graphql.ts';
import { readPullRequest } from '../transport/operation.ts';
import { ChecksOnHead, checksOnHead, checksOnHeadSelection, concernsChecksOnHead } from './checks-on-head.ts';
import { concernsStatusOnHead, isHeldUp, StatusOnHead, statusOnHeadSelection } from './status-on-head.ts';

/** Backwards from the newest: what was published meanwhile stands at the end. */
const query = `
  query OwnReviews(
    $owner: String!, $repo: String!, $number: Int!, $before: String
    $gateName: String!, $checks: Boolean!, $status: Boolean!
  ) {
    viewer { login }
    repository(owner: $owner, name: $repo) {
      pullRequest(number: $number) {
        headRefOid${checksOnHeadSelection}${statusOnHeadSelection}
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
        ...StatusOnHead.shape,
        reviews: z.object({
          nodes: z.array(Review),
          pageInfo: z.object({ hasPreviousPage: z.boolean(), startCursor: z.string().nullable() }),
        }),
      }),
    }),
  })
  .transform(({ viewer, repository }) => ({ viewer: viewer.login, ...repository.pullRequest }));

/**
 * The head with what this instance's gate says there, and every submitted review of ours, newest last; nobody reads on
 * beyond `after`, which was known before.
 */
export async function confirmOwnReviews(
  client: GitHubClient,
  address: PullRequestAddress,
  { after = 0, gate }: { readonly after?: number; readonly gate?: GateOnHead } = {},
): Promise<Confirmation> {
  const pages = await readCursorPages({
    read: async (before) => {
      const kind = before === null ? gate?.kind : undefined;
      const asked = { gateName: gate?.name ?? '', checks: kind === 'check', status: kind === 'status' };
      const request = { query, variables: { ...address, before, ...asked }, tolerates: concernsGate };
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
    statuses: isHeldUp(first, first.viewer) ? await readStatuses(client, address, { gate, ...first }) : [],
  };
}

function concernsGate(error: GraphqlError): boolean {
  return concernsChecksOnHead(error) || concernsStatusOnHead(error);
}

/** GraphQL shows the newest status alone; in which order runs began and ended, only the list tells. */
async function readStatuses(
  client: GitHubClient,
  { owner, repo }: PullRequestAddress,
  on: { readonly gate: GateOnHead; readonly headRefOid: string; readonly viewer: string },
) {
  const { gate, headRefOid: head, viewer: by } = on;
  if (gate === undefined) return [];
  return createGitHubStatuses({ client, owner, repo }).list({ name: gate.name, head, by });
}

function isSubmittedByUs(review: z.infer<typeof Review>): boolean {
  return review.viewerDidAuthor && review.state !== 'PENDING';
}

function toOwnReview({ fullDatabaseId, state, body }: z.infer<typeof Review>) {
  return { id: fullDatabaseId, state, body };
}
