import { z } from 'zod';
import { ReviewState } from '../../../domain/publishing/conversation.ts';
import type { OnHead, PublishedComment, StandingReview } from '../../../ports/publisher.ts';
import type { GateOnHead } from '../gate/head-moves.ts';
import { connection, nextCursor, readCursorPages } from '../paging/connection.ts';
import type { GitHubClient } from '../transport/client.ts';
import type { GraphqlError } from '../transport/graphql.ts';
import { readPullRequest } from '../transport/operation.ts';
import {
  concernsGate,
  gateAsked,
  OnHeadFields,
  onHeadSelection,
  onHeadVariables,
  toldOnHead,
} from './on-head.ts';

const commentSelection = `
          nodes { path line body url }
          pageInfo { hasNextPage endCursor }`;

const query = `
  query Review($id: ID!, $after: String, ${onHeadVariables}) {
    node(id: $id) {
      ... on PullRequestReview {
        state
        url
        body
        author { login }
        pullRequest {${onHeadSelection} }
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
  /** Who publishes: a mutation has no viewer to ask for. Null when the account is gone. */
  author: z.object({ login: z.string() }).nullable(),
  comments: connection(Comment),
});

const Answer = z.object({
  node: z.object({ ...Review.shape, pullRequest: OnHeadFields }).nullable(),
});

/** One review as it stands, drafts included, and what was asked of its head. */
export type NamedReview = Omit<z.infer<typeof Review>, 'comments'> & {
  readonly comments: readonly PublishedComment[];
  readonly pullRequest: OnHeadFields;
};

/** With all its comments; undefined when there is no such review any more. */
export async function readReview(
  client: GitHubClient,
  nodeId: string,
  gate?: GateOnHead,
): Promise<NamedReview | undefined> {
  const pages = await readCursorPages({
    read: async (after) => {
      const variables = { id: nodeId, after, ...gateAsked(after === null ? gate : undefined) };
      const request = { query, variables, tolerates: isTolerable };
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
export function standing(
  { state, body, comments }: Pick<NamedReview, 'state' | 'body' | 'comments'>,
  onHead: OnHead,
): StandingReview {
  return { state, body, comments, ...onHead };
}

/**
 * To be selected on whatever has a pull request: its head, and its newest reviews. The one that was just published is
 * among them.
 */
export const newestReviewsSelection = `pullRequest {${onHeadSelection}
      reviews(last: 10) { nodes {
        id
        state
        url
        body
        author { login }
        comments(first: 100) {${commentSelection}
        }
      } }
    }`;

export const NewestReviews = z.object({
  ...OnHeadFields.shape,
  reviews: z.object({ nodes: z.array(z.object({ id: z.string(), ...Review.shape })) }),
});

/** The review of this id as these tell it; undefined where it is not among them, or more has to be read of it or of the head. */
export function reviewAmong(
  newest: z.infer<typeof NewestReviews>,
  nodeId: string,
): StandingReview | undefined {
  const review = newest.reviews.nodes.find(({ id }) => id === nodeId);
  if (review === undefined || review.comments.pageInfo.hasNextPage) return undefined;
  const onHead = toldOnHead(newest, review.author?.login ?? '');
  return onHead && standing({ ...review, comments: review.comments.nodes }, onHead);
}

function isTolerable(error: GraphqlError): boolean {
  return error.type === 'NOT_FOUND' || concernsGate(error);
}
