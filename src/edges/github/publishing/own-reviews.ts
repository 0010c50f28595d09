import { z } from 'zod';
import { ReviewState } from '../../../domain/publishing/conversation.ts';
import { CommitId } from '../../../domain/review-document.ts';
import type { Confirmation } from '../../../ports/publisher.ts';
import { DatabaseId } from '../conversation/conversation-nodes.ts';
import type { GateOnHead } from '../gate/head-moves.ts';
import { createGitHubStatuses } from '../gate/statuses.ts';
import { readCursorPages } from '../paging/cursor-pages.ts';
import type { PullRequestAddress } from '../pull-request.ts';
import type { GitHubClient } from '../transport/client.ts';
import type { GraphqlError } from '../transport/graphql.ts';
import { readPullRequest } from '../transport/operation.ts';
import { ChecksOnHead, checksOnHead, checksOnHeadSelection, concernsChecksOnHead } from './checks-on-head.ts';
import { concernsStatusOnHead, isHeldUp, StatusOnHead, statusOnHeadSelection } from './status-on-head.ts';

const reviewSelection = `
          nodes { id fullDatabaseId viewerDidAuthor state body }
          pageInfo { hasPreviousPage startCursor }`;

/** Declarations of what is asked of the gate. */
export const confirmationVariables = '$gateName: String!, $checks: Boolean!, $status: Boolean!';

/** To be selected on a pull request: what `confirmOwnReviews` reads first. */
export const confirmationSelection = `
        headRefOid${checksOnHeadSelection}${statusOnHeadSelection}
        reviews(last: 100) {${reviewSelection}
        }`;

/** Backwards from the newest: what was published meanwhile stands at the end. */
const query = `
  query OwnReviews(
    $owner: String!, $repo: String!, $number: Int!, $before: String, ${confirmationVariables}
  ) {
    viewer { login }
    repository(owner: $owner, name: $repo) {
      pullRequest(number: $number) {
        headRefOid${checksOnHeadSelection}${statusOnHeadSelection}
        reviews(last: 100, before: $before) {${reviewSelection}
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

export const ConfirmationPage = z.object({
  headRefOid: CommitId,
  ...ChecksOnHead.shape,
  ...StatusOnHead.shape,
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
  const confirmation = toConfirmation(pages, first.viewer);
  if (!isHeldUp(first, first.viewer)) return confirmation;
  return { ...confirmation, statuses: await readStatuses(client, address, { gate, ...first }) };
}

export function gateAsked(gate: GateOnHead) {
  const kind = gate?.kind;
  return { gateName: gate?.name ?? '', checks: kind === 'check', status: kind === 'status' };
}

/** What a first page says on its own, to the viewer of this login; undefined where more has to be read. */
export function confirmedBy(
  page: ConfirmationPage,
  { after, login }: { readonly after: number | undefined; readonly login: string },
): Confirmation | undefined {
  const needsMore = goesOn(page, after ?? 0) || isHeldUp(page, login);
  return needsMore ? undefined : toConfirmation([page], login);
}

function goesOn({ reviews: { nodes, pageInfo } }: ConfirmationPage, after: number): boolean {
  return pageInfo.hasPreviousPage && nodes.every(({ fullDatabaseId }) => fullDatabaseId > after);
}

function toConfirmation(
  pages: readonly [ConfirmationPage, ...ConfirmationPage[]],
  login: string,
): Confirmation {
  const reviews = pages.toReversed().flatMap((page) => page.reviews.nodes);
  const [first] = pages;
  return {
    head: first.headRefOid,
    ownReviews: reviews.filter(isSubmittedByUs).map(toOwnReview),
    checks: checksOnHead(first, login),
    statuses: [],
  };
}

export function concernsGate(error: GraphqlError): boolean {
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
