import { z } from 'zod';
import { Failure } from '../../../domain/failure.ts';
import type { ReviewEvent } from '../../../domain/review-document.ts';
import type { CreatedDraft } from '../../../ports/publisher.ts';
import type { PullRequestAddress } from '../pull-request.ts';
import type { GitHubClient } from '../transport/client.ts';
import { publishReview } from '../transport/operation.ts';
import { readReview, type StandingReview } from './review-node.ts';

const Submitted = z.object({ html_url: z.string() }).transform(({ html_url }) => ({ url: html_url }));

/** Publishes a draft. A draft that is no longer one was submitted by the request whose answer was lost. */
export async function submitDraft(
  client: GitHubClient,
  { owner, repo, number }: PullRequestAddress,
  submission: { readonly draft: CreatedDraft; readonly event: ReviewEvent; readonly body: string },
): Promise<{ readonly url: string }> {
  const { draft, event, body } = submission;
  try {
    return await client.write(publishReview, {
      send: (api) =>
        api.call(Submitted, (rest) =>
          rest.pulls.submitReview({ owner, repo, pull_number: number, review_id: draft.id, event, body }),
        ),
      find: async () => {
        const { state, url } = await readBack(client, draft);
        return state === 'PENDING' ? undefined : { url };
      },
    });
  } catch (error) {
    throw error instanceof Failure && error.code === 'GITHUB_NOT_FOUND' ? reviewGone(error) : error;
  }
}

/** The review as GitHub has it now. */
export async function readBack(client: GitHubClient, draft: CreatedDraft): Promise<StandingReview> {
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
