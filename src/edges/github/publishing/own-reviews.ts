import { z } from 'zod';
import { ReviewState } from '../../../domain/publishing/conversation.ts';
import type { Confirmation } from '../../../ports/publisher.ts';
import { DatabaseId } from '../conversation/conversation-nodes.ts';
import type { GateOnHead } from '../gate/head-moves.ts';
import { readCursorPages } from '../paging/connection.ts';
import type { PullRequestAddress } from '../pull-request.ts';
import type { GitHubClient } from '../transport/client.ts';
import { readPullRequest } from '../transport/operation.ts';
import {
  concernsGate,
  gateAsked,
  OnHeadFields,
  onHeadSelection,
  onHeadVariables,
  readOnHead,
  toldOnHead,
} from './on-head.ts';

const selectionOf = (page: string) => `${onHeadSelection}
        reviews(${page}) {
          nodes { id fullDatabaseId viewerDidAuthor state body }
          pageInfo { hasPreviousPage startCursor }
        }`;

/** To be selected on a pull request: what `confirmOwnReviews` reads first. */
export const confirmationSelection = selectionOf('last: 100');

/** Backwards from the newest: what was published meanwhile stands at the end. */
const query = `
  query OwnReviews($owner: String!, $repo: String!, $number: Int!, $before: String, ${onHeadVariables}) {
    viewer { login }
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
  ...OnHeadFields.shape,
  reviews: z.object({
    nodes: z.array(Review),
    pageInfo: z.object({ hasPreviousPage: z.boolean(), startCursor: z.string().nullable() }),
  }),
});
type ConfirmationPage = z.infer<typeof ConfirmationPage>;

const Answer = z
  .object({
    viewer: z.object({ login: z.string() }),
    repository: z.object({ pullRequest: ConfirmationPage }),
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
      const asked = gateAsked(before === null ? gate : undefined);
      const request = { query, variables: { ...address, before, ...asked }, tolerates: concernsGate };
      return (await client.read(readPullRequest, (api) => api.graphql(Answer, request))).data;
    },
    next: (page) => (goesOn(page, after) ? page.reviews.pageInfo.startCursor : null),
    maxPages: 50,
  });
  const [first] = pages;
  const { owner, repo } = address;
  const onHead = await readOnHead(client, first, { owner, repo, gate, login: first.viewer });
  return { ...onHead, ownReviews: ownReviews(pages) };
}

/** What a first page says on its own, to the viewer of this login; undefined where more has to be read. */
export function confirmedBy(
  page: ConfirmationPage,
  { after, login }: { readonly after: number | undefined; readonly login: string },
): Confirmation | undefined {
  const told = goesOn(page, after ?? 0) ? undefined : toldOnHead(page, login);
  return told && { ...told, ownReviews: ownReviews([page]) };
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
