import { z } from 'zod';
import { accountName, ReviewState } from '../model/conversation.ts';
import { onFailure } from '../model/failure.ts';
import { CommitId } from '../model/review-document.ts';
import type { OwnReviewState } from '../ports/publisher.ts';
import {
  type GitHubClient,
  nodes,
  type PullRequestAccess,
  queryRepository,
  readList,
  Viewer,
} from './client.ts';
import { DatabaseId } from './conversation-query.ts';
import { publishReview, readPullRequest } from './request-failure.ts';

const Head = z.object({ headRefOid: CommitId });

const fields = 'id fullDatabaseId viewerDidAuthor state url body createdAt pullRequest { headRefOid }';
/** With its comments, of which our own have at most fifty. */
const fieldsWithComments = `${fields} comments(first: 100) { nodes { body url } }`;

/**
 * A review as GitHub shows it, drafts included, and the head of its pull request; without comments where they were not
 * selected.
 */
const Review = z
  .object({
    id: z.string(),
    fullDatabaseId: DatabaseId,
    viewerDidAuthor: z.boolean(),
    state: ReviewState,
    url: z.string(),
    body: z.string(),
    createdAt: z.iso.datetime(),
    pullRequest: Head,
    comments: nodes(z.object({ body: z.string(), url: z.string() })),
  })
  .transform(({ id: nodeId, fullDatabaseId: id, pullRequest, ...review }) => {
    return { ...review, id, nodeId, head: pullRequest.headRefOid };
  });
type Review = z.infer<typeof Review>;

const reviewQuery = `
  query Review($id: ID!) { node(id: $id) { ... on PullRequestReview { ${fieldsWithComments} } } }`;

/** Undefined when the review no longer exists. */
export async function readReview(client: GitHubClient, nodeId: string): Promise<Review | undefined> {
  const { data } = await client.query(readPullRequest, z.object({ node: Review.nullable() }), {
    query: reviewQuery,
    variables: { id: nodeId },
    tolerates: ({ type }) => type === 'NOT_FOUND',
  });
  return data.node ?? undefined;
}

/** Some reviews of a pull request, newest last. */
const Reviews = z.object({ reviews: nodes(Review) });

/** Fields of an object that has a pull request: its newest reviews, including the one just published. */
export const newestReviewsSelection = `pullRequest { reviews(last: 10) { nodes { ${fieldsWithComments} } } }`;

export const NewestReviews = Reviews.transform(({ reviews }) => reviews);

/** Fields of a pull request: its head and newest reviews. */
export const confirmationSelection = `headRefOid reviews(last: 100) { nodes { ${fields} } }`;

/** The head, and our own submitted reviews among the newest hundred, newest last. */
export const Confirmation = Head.extend(Reviews.shape).transform(
  ({ headRefOid: head, reviews }): OwnReviewState => ({
    head,
    ownReviews: reviews.filter(({ viewerDidAuthor, state }) => viewerDidAuthor && state !== 'PENDING'),
  }),
);

async function readPullRequestFields<T>(pull: PullRequestAccess, schema: z.ZodType<T>, selection: string) {
  const { repository } = await queryRepository(pull, {
    operation: readPullRequest,
    name: 'OwnReviews',
    fields: `pullRequest(number: $number) { ${selection} }`,
    schema: z.object({ pullRequest: schema }),
    variables: { number: ['Int!', pull.number] },
  });
  return repository.pullRequest;
}

export function confirmOwnReviews(pull: PullRequestAccess): Promise<OwnReviewState> {
  return readPullRequestFields(pull, Confirmation, confirmationSelection);
}

/** Our draft; GitHub allows one per account on a pull request, and shows it only to its author. */
export async function findDraft(pull: PullRequestAccess): Promise<Review | undefined> {
  const selection = `reviews(last: 10, states: [PENDING]) { nodes { ${fields} } }`;
  const drafts = await readPullRequestFields(pull, NewestReviews, selection);
  return drafts.find(({ viewerDidAuthor }) => viewerDidAuthor);
}

const RestReview = z.object({
  id: z.number().int(),
  state: z.string(),
  body: z.string().nullable(),
  /** Null when the account was deleted. */
  user: z.object({ login: z.string(), type: z.string() }).nullable(),
});

/** A failing run sends few requests. */
const maxPages = 10;

/**
 * Dismisses our own approvals whose text is stale and returns their number. It uses REST alone, since GraphQL
 * may be what failed; without GraphQL only an app's reviews are known to be ours.
 */
export async function dismissOwnApprovals(
  { client, owner, repo, number: pull_number }: PullRequestAccess,
  { isStale, message }: { readonly isStale: (body: string) => boolean; readonly message: string },
): Promise<number> {
  const reviews = await readList(client, {
    operation: readPullRequest,
    item: RestReview,
    send: (rest, page) => rest.pulls.listReviews({ owner, repo, pull_number, ...page }),
    maxPages,
  });
  const stale = reviews.filter(({ state, body }) => state === 'APPROVED' && isStale(body ?? ''));
  if (stale.length === 0) return 0;
  const request = { query: 'query { viewer { login } }', variables: {} };
  const viewer = await client
    .query(readPullRequest, z.object({ viewer: Viewer }), request)
    .then(({ data }) => accountName(data.viewer.login))
    .catch(onFailure(() => undefined));
  const own = stale.filter(({ user }) => {
    if (viewer === undefined) return user?.type === 'Bot';
    return user !== null && accountName(user.login) === viewer;
  });
  for (const { id: review_id } of own) {
    const target = { owner, repo, pull_number, review_id };
    await client.write(publishReview, {
      send: (api) => api.call(RestReview, (rest) => rest.pulls.dismissReview({ ...target, message })),
      find: async () => {
        const review = await client.get(readPullRequest, RestReview, (rest) => rest.pulls.getReview(target));
        return review.state === 'DISMISSED' ? review : undefined;
      },
    });
  }
  return own.length;
}
