import type { z } from 'zod';
import { readParts } from '../paging/middle.ts';
import {
  CommentNode,
  commentFields,
  ReviewNode,
  reviewFields,
  ThreadNode,
  threadFields,
} from './conversation-nodes.ts';
import type { ConversationMiddle, ConversationOnward } from './conversation-query.ts';

/** How many to skip for each page of the middle of each list. */
export type Skips = { readonly [List in keyof ConversationMiddle]: readonly number[] };

export function skipsOf({ reviews, threads, comments }: ConversationOnward): Skips {
  return { reviews: reviews?.skips ?? [], threads: threads?.skips ?? [], comments: comments?.skips ?? [] };
}

export function skipsAny({ reviews, threads, comments }: Skips): boolean {
  return reviews.length + threads.length + comments.length > 0;
}

interface Kind {
  readonly itemType: string;
  readonly type: string;
  readonly fields: string;
}

const kinds: Readonly<Record<keyof Skips, Kind>> = {
  reviews: { itemType: 'PULL_REQUEST_REVIEW', type: 'PullRequestReview', fields: reviewFields },
  threads: { itemType: 'PULL_REQUEST_REVIEW_THREAD', type: 'PullRequestReviewThread', fields: threadFields },
  comments: { itemType: 'ISSUE_COMMENT', type: 'IssueComment', fields: commentFields },
};

/**
 * To be selected on a pull request. Of all lists of these, only the timeline lets one skip; whether it shows all of
 * them is not documented.
 * @see https://docs.github.com/en/graphql/reference/objects#pullrequest
 */
export function selectMiddle(skips: Skips): string {
  const select = (list: keyof Skips) =>
    skips[list].map((skip) => {
      const { itemType, type, fields } = kinds[list];
      return `
  ${list}${skip}: timelineItems(first: 100, skip: ${skip}, itemTypes: [${itemType}]) {
    nodes { ... on ${type} { ${fields} } }
  }`;
    });
  return [...select('reviews'), ...select('threads'), ...select('comments')].join('');
}

/** `answer` is the pull request of an answer to `selectMiddle`, or to a query without it. */
export function readMiddle(answer: Readonly<Record<string, unknown>>, skips: Skips): ConversationMiddle {
  const read = <Node>(list: keyof Skips, node: z.ZodType<Node>) =>
    readParts(node, answer, { list, skips: skips[list] });
  return {
    reviews: read('reviews', ReviewNode),
    threads: read('threads', ThreadNode),
    comments: read('comments', CommentNode),
  };
}
