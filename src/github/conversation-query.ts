import { z } from 'zod';
import { counted } from './connection.ts';
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
  reviewThreads: counted(ThreadNode).optional(),
  comments: counted(CommentNode).optional(),
});
export type ConversationPage = z.infer<typeof ConversationPage>;

function pageOf(list: string, fields: string): string {
  return `
  ${list}(first: 100, after: $${list}After) @include(if: $${list}) {
    totalCount
    nodes { ${fields} }
    pageInfo { hasNextPage endCursor }
  }`;
}

/**
 * To be selected on a pull request. `viewerDidAuthor` decides what is ours: an app has other logins in GraphQL
 * than in REST, so names cannot be compared. Only GraphQL knows which threads are resolved.
 */
export const conversationSelection = [
  pageOf('reviews', reviewFields),
  pageOf('reviewThreads', threadFields),
  pageOf('comments', commentFields),
].join('');

/** Declarations of the variables in `conversationSelection`. */
export const conversationVariables = [
  '$reviews: Boolean!, $reviewsAfter: String',
  '$reviewThreads: Boolean!, $reviewThreadsAfter: String',
  '$comments: Boolean!, $commentsAfter: String',
].join(', ');

/** The cursor from which each list is read on, null from its beginning; a list that is whole is absent. */
export interface ConversationOnward {
  readonly reviews?: string | null;
  readonly threads?: string | null;
  readonly comments?: string | null;
}

export const fromTheStart: Required<ConversationOnward> = { reviews: null, threads: null, comments: null };

/** Values of the variables in `conversationSelection`. */
export function readingOn({ reviews, threads, comments }: ConversationOnward) {
  return {
    reviews: reviews !== undefined,
    reviewsAfter: reviews ?? null,
    reviewThreads: threads !== undefined,
    reviewThreadsAfter: threads ?? null,
    comments: comments !== undefined,
    commentsAfter: comments ?? null,
  };
}
