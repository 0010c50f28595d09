import { z } from 'zod';
import { accountName, ReviewState } from '../model/conversation.ts';
import { Failure } from '../model/failure.ts';
import { CommitId } from '../model/review-document.ts';
import type { CreatedDraft, CurrentReview, OwnReviewState, PublishedComment } from '../write/publisher.ts';
import type { GitHubClient } from './client.ts';
import { DatabaseId } from './conversation-query.ts';
import type { GraphqlError } from './graphql.ts';
import { readList } from './pages.ts';
import type { PullRequestAddress } from './pull-request.ts';
import { publishReview, readPullRequest } from './request-failure.ts';

const commentSelection = `
          nodes { path line body url }`;

const reviewQuery = `
  query Review($id: ID!) {
    node(id: $id) {
      ... on PullRequestReview {
        state
        url
        body
        pullRequest { headRefOid }
        comments(first: 100) {${commentSelection}
        }
      }
    }
  }`;

const Comment = z.object({
  path: z.string(),
  line: z.number().int().nullable(),
  body: z.string(),
  url: z.string(),
});

const ShownReview = z.object({
  state: ReviewState,
  url: z.string(),
  body: z.string(),
  comments: z.object({ nodes: z.array(Comment) }),
});

const ReviewAnswer = z.object({
  node: z.object({ ...ShownReview.shape, pullRequest: z.object({ headRefOid: CommitId }) }).nullable(),
});

/** One review as GitHub shows it, drafts included, and the head of its pull request. */
export type NamedReview = Omit<z.infer<typeof ShownReview>, 'comments'> & {
  readonly comments: readonly PublishedComment[];
  readonly pullRequest: { readonly headRefOid: string };
};

/** A review with its comments, of which our own have at most fifty; undefined when it no longer exists. */
export async function readReview(client: GitHubClient, nodeId: string): Promise<NamedReview | undefined> {
  const request = { query: reviewQuery, variables: { id: nodeId }, tolerates: isMissing };
  const { node } = (await client.read(readPullRequest, (api) => api.graphql(ReviewAnswer, request))).data;
  return node === null ? undefined : { ...node, comments: node.comments.nodes };
}

/** The fields that are compared with what was sent. */
export function toCurrentReview({
  state,
  body,
  comments,
  pullRequest,
}: Pick<NamedReview, 'state' | 'body' | 'comments' | 'pullRequest'>): CurrentReview {
  return { state, body, comments, head: pullRequest.headRefOid };
}

/** Fields of an object that has a pull request: its head and newest reviews, including the one just published. */
export const newestReviewsSelection = `pullRequest {
      headRefOid
      reviews(last: 10) { nodes {
        id
        state
        url
        body
        comments(first: 100) {${commentSelection}
        }
      } }
    }`;

export const NewestReviews = z.object({
  headRefOid: CommitId,
  reviews: z.object({ nodes: z.array(z.object({ id: z.string(), ...ShownReview.shape })) }),
});

/** The review with this id; undefined when it is not listed. */
export function reviewAmong(
  newest: z.infer<typeof NewestReviews>,
  nodeId: string,
): CurrentReview | undefined {
  const review = newest.reviews.nodes.find(({ id }) => id === nodeId);
  return review && toCurrentReview({ ...review, comments: review.comments.nodes, pullRequest: newest });
}

function isMissing(error: GraphqlError): boolean {
  return error.type === 'NOT_FOUND';
}

const RestReview = z.object({
  id: z.number().int(),
  state: z.string(),
  body: z.string().nullable(),
  /** Null when the account was deleted. */
  user: z.object({ login: z.string(), type: z.string() }).nullable(),
});

const Viewer = z.object({ viewer: z.object({ login: z.string() }) });

/** A failing run sends few requests. */
const maxPages = 10;

/**
 * Dismisses our own approvals whose text is stale and returns their number. It uses REST alone, since GraphQL
 * may be what failed; without GraphQL only an app's reviews are known to be ours.
 */
export async function dismissOwnApprovals(
  client: GitHubClient,
  { owner, repo, number }: PullRequestAddress,
  { isStale, message }: { readonly isStale: (body: string) => boolean; readonly message: string },
): Promise<number> {
  const reviews = await readList(client, {
    operation: readPullRequest,
    item: RestReview,
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
      send: (api) => api.call(RestReview, (rest) => rest.pulls.dismissReview({ ...target, message })),
      find: async () => {
        const review = await client.read(readPullRequest, (api) =>
          api.call(RestReview, (rest) => rest.pulls.getReview(target)),
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

const ownReviewFields = 'nodes { id fullDatabaseId viewerDidAuthor state body createdAt }';

const OwnReview = z.object({
  id: z.string(),
  fullDatabaseId: DatabaseId,
  viewerDidAuthor: z.boolean(),
  state: ReviewState,
  body: z.string(),
  createdAt: z.iso.datetime(),
});

/** Reviews of the token's own account. */
const OwnReviewList = z
  .object({ nodes: z.array(OwnReview) })
  .transform(({ nodes }) => nodes.filter(({ viewerDidAuthor }) => viewerDidAuthor));

/** Fields of a pull request: its head and newest reviews. */
export const confirmationSelection = `
        headRefOid
        reviews(last: 100) { ${ownReviewFields} }`;

/** The head, and our own submitted reviews among the newest hundred, newest last. */
export const OwnReviews = z.object({ headRefOid: CommitId, reviews: OwnReviewList }).transform(
  ({ headRefOid, reviews }): OwnReviewState => ({
    head: headRefOid,
    ownReviews: reviews
      .filter(({ state }) => state !== 'PENDING')
      .map(({ fullDatabaseId, state, body }) => ({ id: fullDatabaseId, state, body })),
  }),
);

async function readPullReviews<T>(
  client: GitHubClient,
  address: PullRequestAddress,
  { selection, schema }: { readonly selection: string; readonly schema: z.ZodType<T> },
): Promise<T> {
  const query = `query OwnReviews($owner: String!, $repo: String!, $number: Int!) {
    repository(owner: $owner, name: $repo) { pullRequest(number: $number) { ${selection} } }
  }`;
  const answer = z.object({ repository: z.object({ pullRequest: schema }) });
  const request = { query, variables: { ...address } };
  const { data } = await client.read(readPullRequest, (api) => api.graphql(answer, request));
  return data.repository.pullRequest;
}

export function confirmOwnReviews(
  client: GitHubClient,
  address: PullRequestAddress,
): Promise<OwnReviewState> {
  return readPullReviews(client, address, { selection: confirmationSelection, schema: OwnReviews });
}

export interface ExistingDraft extends CreatedDraft {
  readonly body: string;
  /** Milliseconds since the epoch, by GitHub's clock. */
  readonly createdAt: number;
}

/** Our draft; GitHub allows one per account on a pull request, and shows it only to its author. */
export async function findDraft(
  client: GitHubClient,
  address: PullRequestAddress,
): Promise<ExistingDraft | undefined> {
  const { reviews } = await readPullReviews(client, address, {
    selection: `reviews(last: 10, states: [PENDING]) { ${ownReviewFields} }`,
    schema: z.object({ reviews: OwnReviewList }),
  });
  const [draft] = reviews;
  return (
    draft && {
      id: draft.fullDatabaseId,
      nodeId: draft.id,
      body: draft.body,
      createdAt: Date.parse(draft.createdAt),
    }
  );
}
