import { z } from 'zod';
import { ReviewState } from '../../../domain/publishing/conversation.ts';
import { CommitId } from '../../../domain/review-document.ts';
import type { PublishedComment } from '../../../ports/publisher.ts';
import { connection } from '../conversation/conversation-query.ts';
import { nextCursor, readCursorPages } from '../paging/cursor-pages.ts';
import type { GitHubClient } from '../transport/client.ts';
import type { GraphqlError } from '../transport/graphql.ts';
import { readPullRequest } from '../transport/operation.ts';

const query = `
  query Review($id: ID!, $after: String) {
    node(id: $id) {
      ... on PullRequestReview {
        state
        url
        body
        pullRequest { headRefOid }
        comments(first: 100, after: $after) {
          nodes { path line body url }
          pageInfo { hasNextPage endCursor }
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

const Answer = z.object({
  node: z
    .object({
      state: ReviewState,
      url: z.string(),
      body: z.string(),
      pullRequest: z.object({ headRefOid: CommitId }),
      comments: connection(Comment),
    })
    .nullable(),
});

/** One review as it stands, drafts included, and the head of its pull request at that moment. */
export interface StandingReview {
  readonly state: ReviewState;
  readonly url: string;
  readonly body: string;
  readonly head: string;
  readonly comments: readonly PublishedComment[];
}

/** With all its comments; undefined when there is no such review any more. */
export async function readReview(client: GitHubClient, nodeId: string): Promise<StandingReview | undefined> {
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

function isMissing(error: GraphqlError): boolean {
  return error.type === 'NOT_FOUND';
}
