import { z } from 'zod';
import { ReviewState } from '../model/conversation.ts';
import { CommitId } from '../model/review-document.ts';
import type { Confirmation } from '../write/publisher.ts';
import type { GitHubClient } from './client.ts';
import { DatabaseId } from './conversation-query.ts';
import { readCursorPages } from './pages.ts';
import type { PullRequestAddress } from './pull-request.ts';
import { readPullRequest } from './request-failure.ts';

const selectionOf = (page: string) => `
        headRefOid
        reviews(${page}) {
          nodes { id fullDatabaseId viewerDidAuthor state body }
          pageInfo { hasPreviousPage startCursor }
        }`;

/** To be selected on a pull request: what `confirmOwnReviews` reads first. */
export const confirmationSelection = selectionOf('last: 100');

/** Backwards from the newest: what was published meanwhile stands at the end. */
const query = `
  query OwnReviews($owner: String!, $repo: String!, $number: Int!, $before: String) {
    repository(owner: $owner, name: $repo) {
      pullRequest(number: $number) {${selectionOf('last: 100, before: $before')}
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

export const ConfirmationPage = z.object({
  headRefOid: CommitId,
  reviews: z.object({
    nodes: z.array(Review),
    pageInfo: z.object({ hasPreviousPage: z.boolean(), startCursor: z.string().nullable() }),
  }),
});
type ConfirmationPage = z.infer<typeof ConfirmationPage>;

const Answer = z
  .object({ repository: z.object({ pullRequest: ConfirmationPage }) })
  .transform(({ repository }) => repository.pullRequest);

/** The head, and every submitted review of ours, newest last; pages end at `after`, which was known before. */
export async function confirmOwnReviews(
  client: GitHubClient,
  address: PullRequestAddress,
  after = 0,
): Promise<Confirmation> {
  const pages = await readCursorPages({
    read: async (before) => {
      const request = { query, variables: { ...address, before } };
      return (await client.read(readPullRequest, (api) => api.graphql(Answer, request))).data;
    },
    next: (page) => (goesOn(page, after) ? page.reviews.pageInfo.startCursor : null),
    maxPages: 50,
  });
  return { head: pages[0].headRefOid, ownReviews: ownReviews(pages) };
}

/** What a first page says on its own; undefined where more has to be read. */
export function confirmedBy(page: ConfirmationPage, after = 0): Confirmation | undefined {
  return goesOn(page, after) ? undefined : { head: page.headRefOid, ownReviews: ownReviews([page]) };
}

function goesOn({ reviews: { nodes, pageInfo } }: ConfirmationPage, after: number): boolean {
  return pageInfo.hasPreviousPage && nodes.every(({ fullDatabaseId }) => fullDatabaseId > after);
}

function ownReviews(pages: readonly ConfirmationPage[]): Confirmation['ownReviews'] {
  const reviews = pages.toReversed().flatMap((page) => page.reviews.nodes);
  return reviews.filter(isSubmittedByUs).map(toOwnReview);
}

function isSubmittedByUs(review: z.infer<typeof Review>): boolean {
  return review.viewerDidAuthor && review.state !== 'PENDING';
}

function toOwnReview({ fullDatabaseId, state, body }: z.infer<typeof Review>) {
  return { id: fullDatabaseId, state, body };
}
