import { z } from 'zod';
import { ReviewState } from '../model/conversation.ts';
import { CommitId } from '../model/review-document.ts';
import type { PublishedComment, StandingReview } from '../write/publisher.ts';
import type { GitHubClient } from './client.ts';
import type { GraphqlError } from './graphql.ts';
import { connection, nextCursor, readCursorPages } from './pages.ts';
import { readPullRequest } from './request-failure.ts';

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

const Answer = z.object({
  node: z.object({ ...Review.shape, pullRequest: z.object({ headRefOid: CommitId }) }).nullable(),
});

/** One review as GitHub shows it, drafts included, and the head of its pull request. */
export type NamedReview = Omit<z.infer<typeof Review>, 'comments'> & {
  readonly comments: readonly PublishedComment[];
  readonly pullRequest: { readonly headRefOid: string };
};

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
  return { ...review, comments: pages.flatMap((page) => page?.comments.nodes ?? []) };
}

/** What is compared with what was sent. */
export function standing({
  state,
  body,
  comments,
  pullRequest,
}: Pick<NamedReview, 'state' | 'body' | 'comments' | 'pullRequest'>): StandingReview {
  return { state, body, comments, head: pullRequest.headRefOid };
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
  headRefOid: CommitId,
  reviews: z.object({ nodes: z.array(z.object({ id: z.string(), ...Review.shape })) }),
});

/** The review of this id; undefined where it is not among these, or more has to be read of it. */
export function reviewAmong(
  newest: z.infer<typeof NewestReviews>,
  nodeId: string,
): StandingReview | undefined {
  const review = newest.reviews.nodes.find(({ id }) => id === nodeId);
  if (review === undefined || review.comments.pageInfo.hasNextPage) return undefined;
  return standing({ ...review, comments: review.comments.nodes, pullRequest: newest });
}

function isMissing(error: GraphqlError): boolean {
  return error.type === 'NOT_FOUND';
}
