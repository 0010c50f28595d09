import { z } from 'zod';
import { Failure } from '../model/failure.ts';
import { CommitId, type ReviewEvent } from '../model/review-document.ts';
import type { CreatedDraft, StandingReview } from '../write/publisher.ts';
import type { GitHubClient } from './client.ts';
import { publishReview } from './request-failure.ts';
import { type NamedReview, readReview, standing } from './review-node.ts';

/** REST's answer does not tell the head. */
const query = `
  mutation Submit($review: ID!, $event: PullRequestReviewEvent!, $body: String!) {
    submitPullRequestReview(input: { pullRequestReviewId: $review, event: $event, body: $body }) {
      pullRequestReview { url pullRequest { headRefOid } }
    }
  }`;

const Answer = z
  .object({
    submitPullRequestReview: z.object({
      pullRequestReview: z.object({ url: z.string(), pullRequest: z.object({ headRefOid: CommitId }) }),
    }),
  })
  .transform(({ submitPullRequestReview: { pullRequestReview: review } }) => ({
    url: review.url,
    head: review.pullRequest.headRefOid,
  }));

/** Publishes a draft. A draft that is no longer one was submitted by the request whose answer was lost. */
export async function submitDraft(
  client: GitHubClient,
  {
    draft,
    event,
    body,
  }: { readonly draft: CreatedDraft; readonly event: ReviewEvent; readonly body: string },
): Promise<{ readonly url: string; readonly head: string }> {
  const variables = { review: draft.nodeId, event, body };
  try {
    return await client.write(publishReview, {
      send: async (api) => (await api.graphql(Answer, { query, variables })).data,
      find: async () => {
        const { state, url, pullRequest } = await readAnyState(client, draft);
        return state === 'PENDING' ? undefined : { url, head: pullRequest.headRefOid };
      },
    });
  } catch (error) {
    throw error instanceof Failure ? whySubmissionFailed(event, error) : error;
  }
}

/** What GitHub may answer to an event that this identity may not give, in whatever words. */
const perhapsOfTheEvent: readonly string[] = [
  'GITHUB_UNPROCESSABLE',
  'GITHUB_PERMISSION_MISSING',
  'GITHUB_REFUSED',
];

/**
 * GitHub took all of the draft, so that a refusal in words that nobody knows is most likely about the event; where it
 * is not, a comment is refused as well.
 */
function whySubmissionFailed(event: ReviewEvent, failure: Failure): Failure {
  if (failure.code === 'GITHUB_NOT_FOUND') return reviewGone(failure);
  if (event === 'COMMENT' || !perhapsOfTheEvent.includes(failure.code)) return failure;
  return new Failure({
    kind: 'operational',
    code: 'GITHUB_EVENT_REFUSED',
    message: failure.message,
    fix: `See whether the repository's settings and rules let this identity ${inWords[event]}, or rely on the check alone.`,
    cause: failure,
  });
}

const inWords = { APPROVE: 'approve', REQUEST_CHANGES: 'request changes' } as const;

/** The review as GitHub has it now. */
export async function readBack(client: GitHubClient, draft: CreatedDraft): Promise<StandingReview> {
  const review = await readAnyState(client, draft);
  return standing(review);
}

async function readAnyState(client: GitHubClient, draft: CreatedDraft): Promise<NamedReview> {
  const review = await readReview(client, draft.nodeId);
  if (review === undefined) throw reviewGone();
  return review;
}

function reviewGone(cause?: Failure): Failure {
  return new Failure({
    kind: 'operational',
    code: 'GITHUB_DRAFT_GONE',
    message: 'Our pending review was removed before it could be published, most likely by another run.',
    fix: 'Run again. A concurrency group per pull request keeps runs from crossing each other.',
    ...(cause !== undefined && { cause }),
  });
}
