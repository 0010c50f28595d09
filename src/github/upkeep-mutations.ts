import { z } from 'zod';
import type { Reaction } from '../model/conversation.ts';
import type { UpkeepStep } from '../write/publisher.ts';
import { NewestReviews } from './review-node.ts';

/** One field of a mutation request. */
interface Mutation {
  readonly field: string;
  /** GraphQL's name of the input's type. */
  readonly type: string;
  readonly input: Readonly<Record<string, string>>;
  /** Of its answer, with what else is to be selected where that has a pull request. */
  readonly selecting: (alongside: string) => string;
}

/** As GraphQL names them. */
export const reactionContents: Readonly<Record<Reaction, string>> = {
  '+1': 'THUMBS_UP',
  confused: 'CONFUSED',
  eyes: 'EYES',
};

/** A comment below the description may be an issue's, so that there GraphQL's type is another one. */
function onSubject(alongside: string): string {
  return `subject {
      ... on PullRequestReviewComment { ${alongside} }
      ... on IssueComment { beside: ${alongside} }
    }`;
}

const Beside = z.object({
  pullRequest: NewestReviews.nullish(),
  beside: NewestReviews.nullish(),
});

/** What the answers to all of the mutations have in common. */
const Payload = z
  .object({
    pullRequestReview: Beside.nullish(),
    pullRequestReviewComment: Beside.nullish(),
    thread: Beside.nullish(),
    subject: Beside.nullish(),
  })
  .partial();

/** The pull request that was selected beside a mutation's own answer. */
export function pullRequestBeside(payload: unknown): z.infer<typeof NewestReviews> | undefined {
  const { data } = Payload.safeParse(payload);
  const found = data?.pullRequestReview ?? data?.pullRequestReviewComment ?? data?.thread ?? data?.subject;
  return found?.pullRequest ?? found?.beside ?? undefined;
}

/** @see https://docs.github.com/en/graphql/reference/mutations */
export function mutationOf(step: UpkeepStep): Mutation {
  const { nodeId } = step;
  switch (step.do) {
    case 'dismiss-review':
      return {
        field: 'dismissPullRequestReview',
        type: 'DismissPullRequestReviewInput',
        input: { pullRequestReviewId: nodeId, message: step.message },
        selecting: (alongside) => `pullRequestReview { state ${alongside} }`,
      };
    case 'update-comment':
      return {
        field: 'updatePullRequestReviewComment',
        type: 'UpdatePullRequestReviewCommentInput',
        input: { pullRequestReviewCommentId: nodeId, body: step.body },
        selecting: (alongside) => `pullRequestReviewComment { id ${alongside} }`,
      };
    case 'resolve-thread':
      return {
        field: 'resolveReviewThread',
        type: 'ResolveReviewThreadInput',
        input: { threadId: nodeId },
        selecting: (alongside) => `thread { id ${alongside} }`,
      };
    case 'update-review':
      return {
        field: 'updatePullRequestReview',
        type: 'UpdatePullRequestReviewInput',
        input: { pullRequestReviewId: nodeId, body: step.body },
        selecting: (alongside) => `pullRequestReview { id ${alongside} }`,
      };
    case 'react':
      return {
        field: 'addReaction',
        type: 'AddReactionInput',
        input: { subjectId: nodeId, content: reactionContents[step.content] },
        selecting: (alongside) => `reaction { id } ${alongside && onSubject(alongside)}`,
      };
  }
}
