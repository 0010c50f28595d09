import { z } from 'zod';
import { ReviewState } from '../../../domain/publishing/conversation.ts';
import { CommitId } from '../../../domain/review-document.ts';
import type { StandingReview } from '../../../ports/publisher.ts';
import { connection } from '../paging/connection.ts';
import { nextCursor, readCursorPages } from '../paging/cursor-pages.ts';
import type { GitHubClient } from '../transport/client.ts';
import type { GraphqlError } from '../transport/graphql.ts';
import { readPullRequest } from '../transport/operation.ts';

const commentSelection = `
          nodes { path line body url }
          pageInfo { hasNextPage endCursor }`;

const query = `
  query Review($id: ID!, $after: String) {
    node(id: $id) {
      ... on PullRequestReview {
        state
        url
        body
        pullRequest { headRefOid }
        comments(first: 100, after: $after) {${commentSelection}
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

const Review = z.object({
  state: ReviewState,
  url: z.string(),
  body: z.string(),
  comments: connection(Comment),
});

const Head = z.object({ headRefOid: CommitId });

const Answer = z.object({
  node: z.object({ ...Review.shape, pullRequest: Head }).nullable(),
});

/** One review as it stands, drafts included. */
export interface NamedReview extends StandingReview {
  readonly url: string;
}

/** With all its comments; undefined when there is no such review any more. */
export async function readReview(client: GitHubClient, nodeId: string): Promise<NamedReview | undefined> {
  const pages = await readCursorPages({
    read: async (after) => {
      const request = { query, variables: { id: nodeId, after }, tolerates: isMissing };
      return (await client.read(readPullRequest, (api) => api.graphql(Answer, request))).data.node;
    },
    next: (review) => (review === null ? null : nextCursor(review.comments.pageInfo)),
    maxPages: 10,
  });
  const [review] = pages;
  if (review === null) return undefined;
  const comments = pages.flatMap((page) => page?.comments.nodes ?? []);
  const { state, url, body, pullRequest } = review;
  return { state, url, body, head: pullRequest.headRefOid, comments };
}

/**
 * To be selected on whatever has a pull request: its head, and its newest reviews. The one that was just published is
 * among them.
 */
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
  ...Head.shape,
  reviews: z.object({ nodes: z.array(z.object({ id: z.string(), ...Review.shape })) }),
});

/** The review of this id as these tell it; undefined where it is not among them, or has more comments than a page. */
export function reviewAmong(
  { headRefOid: head, reviews }: z.infer<typeof NewestReviews>,
  nodeId: string,
): NamedReview | undefined {
  const review = reviews.nodes.find(({ id }) => id === nodeId);
  if (review === undefined || review.comments.pageInfo.hasNextPage) return undefined;
  const { state, url, body, comments } = review;
  return { state, url, body, head, comments: comments.nodes };
}

function isMissing(error: GraphqlError): boolean {
  return error.type === 'NOT_FOUND';
}
