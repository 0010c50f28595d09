import { z } from 'zod';
import { counted, tail } from '../paging/connection.ts';
import type { Onward } from '../paging/long-list.ts';
import { type Part, skipsBetween } from '../paging/middle.ts';
import { perPage } from '../paging/pages.ts';
import {
  CommentNode,
  commentFields,
  ReviewNode,
  reviewFields,
  ThreadNode,
  threadFields,
} from './conversation-nodes.ts';

/** What a page of the conversation holds; a list that was not asked for is absent. */
export const ConversationPage = z.object({
  reviews: counted(ReviewNode).optional(),
  newestReviews: tail(ReviewNode).optional(),
  reviewThreads: counted(ThreadNode).optional(),
  newestThreads: tail(ThreadNode).optional(),
  comments: counted(CommentNode).optional(),
  newestComments: tail(CommentNode).optional(),
});
export type ConversationPage = z.infer<typeof ConversationPage> & { readonly middle?: ConversationMiddle };

/** Pages out of the middle of each list. */
export interface ConversationMiddle {
  readonly reviews: readonly Part<ReviewNode>[];
  readonly threads: readonly Part<ThreadNode>[];
  readonly comments: readonly Part<CommentNode>[];
}

function fromBothEnds(list: string, newest: string, fields: string): string {
  return `
  ${list}(first: 100, after: $${list}After) @include(if: $${list}) {
    totalCount
    nodes { ${fields} }
    pageInfo { hasNextPage endCursor }
  }
  ${newest}: ${list}(last: 100, before: $${list}Before) @include(if: $${newest}) {
    nodes { ${fields} }
    pageInfo { startCursor }
  }`;
}

/**
 * To be selected on a pull request. `viewerDidAuthor` decides what is ours: an app has other logins in GraphQL
 * than in REST, so names cannot be compared. Only GraphQL knows which threads are resolved.
 */
export const conversationSelection = [
  fromBothEnds('reviews', 'newestReviews', reviewFields),
  fromBothEnds('reviewThreads', 'newestThreads', threadFields),
  fromBothEnds('comments', 'newestComments', commentFields),
].join('');

/** Declarations of the variables in `conversationSelection`. */
export const conversationVariables = [
  '$reviews: Boolean!, $reviewsAfter: String, $newestReviews: Boolean!, $reviewsBefore: String',
  '$reviewThreads: Boolean!, $reviewThreadsAfter: String, $newestThreads: Boolean!, $reviewThreadsBefore: String',
  '$comments: Boolean!, $commentsAfter: String, $newestComments: Boolean!, $commentsBefore: String',
].join(', ');

/** Where each list is read on; one that is whole is absent. */
export interface ConversationOnward {
  readonly reviews?: Onward | undefined;
  readonly threads?: Onward | undefined;
  readonly comments?: Onward | undefined;
}

/** What is known of a conversation before it is read. */
export interface Said {
  /** How many comments stand in threads. */
  readonly reviewComments: number;
  /** How many stand below the description. */
  readonly remarks: number;
}

/**
 * All lists from their beginnings, and from their ends too where they may be longer than a page, and then in the middle
 * as far as they can be long: there are no more threads than comments in them, nor many more reviews.
 */
export function fromTheStart({ reviewComments, remarks }: Said): ConversationOnward {
  const before = Math.max(reviewComments, remarks) > perPage ? null : undefined;
  const upTo = (end: number) => ({ after: null, before, skips: skipsBetween(perPage, end - perPage) });
  return { reviews: upTo(reviewComments + perPage), threads: upTo(reviewComments), comments: upTo(remarks) };
}

/** Values of the variables in `conversationSelection`. */
export function readingOn({ reviews, threads, comments }: ConversationOnward) {
  return {
    reviews: reviews !== undefined,
    reviewsAfter: reviews?.after ?? null,
    newestReviews: reviews?.before !== undefined,
    reviewsBefore: reviews?.before ?? null,
    reviewThreads: threads !== undefined,
    reviewThreadsAfter: threads?.after ?? null,
    newestThreads: threads?.before !== undefined,
    reviewThreadsBefore: threads?.before ?? null,
    comments: comments !== undefined,
    commentsAfter: comments?.after ?? null,
    newestComments: comments?.before !== undefined,
    commentsBefore: comments?.before ?? null,
  };
}
