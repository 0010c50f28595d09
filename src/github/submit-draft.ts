import { z } from 'zod';
import { type Failure, operationalFailure } from '../model/failure.ts';
import { CommitId, type ReviewEvent } from '../model/review-document.ts';
import type { FileThread } from '../model/write-plan.ts';
import type { AddedThreads, CreatedDraft, CurrentReview } from '../write/publisher.ts';
import type { Api } from './api.ts';
import type { GitHubClient } from './client.ts';
import { mutationAlias, mutationRequest, refusesInput } from './graphql.ts';
import { Confirmation, confirmationSelection, readReview } from './own-reviews.ts';
import { onFailure, publishReview } from './request-failure.ts';

const Thread = z.object({ id: z.string(), pullRequest: Confirmation.optional() });

/** A null thread without an error means that GitHub could not place it (observed). */
const ThreadsAnswer = z.record(z.string(), z.object({ thread: Thread.nullable() }).nullable());

/** Sends all threads in one request. Only the last one selects the pull request, because fields run in order. */
async function sendThreads(
  api: Api,
  { nodeId: pullRequestReviewId }: CreatedDraft,
  threads: readonly FileThread[],
): Promise<AddedThreads> {
  const mutations = threads.map(({ path, body }, index) => {
    const confirmation = index === threads.length - 1 ? `pullRequest { ${confirmationSelection} }` : '';
    return {
      field: 'addPullRequestReviewThread',
      input: { pullRequestReviewId, path, body, subjectType: 'FILE' },
      selection: `thread { id ${confirmation} }`,
    };
  });
  const request = { ...mutationRequest('AddFileThreads', mutations), tolerates: refusesInput };
  const { data } = await api.graphql(ThreadsAnswer, request);
  const added = threads.map(({ key }, index) => ({ key, thread: data[mutationAlias(index)]?.thread }));
  return {
    unplaced: added.filter(({ thread }) => thread == null).map(({ key }) => key),
    confirmation: added.at(-1)?.thread?.pullRequest,
  };
}

/**
 * Adds threads on whole files to a draft, which REST cannot. The last thread's response includes the head and
 * our own reviews, which must be read again once the draft is complete. After an unclear response, only
 * threads whose key is missing from the draft are sent again.
 */
export async function addFileThreads(
  client: GitHubClient,
  draft: CreatedDraft,
  threads: readonly FileThread[],
): Promise<AddedThreads> {
  if (threads.length === 0) return { unplaced: [] };
  let remaining = threads;
  return client.write<AddedThreads>(publishReview, {
    send: (api) => sendThreads(api, draft, remaining),
    find: async () => {
      const comments = (await readReview(client, draft.nodeId))?.comments ?? [];
      remaining = threads.filter(({ key }) => !comments.some((comment) => comment.body.includes(key)));
      return remaining.length === 0 ? { unplaced: [] } : undefined;
    },
  });
}

const SubmittedReview = z.object({ url: z.string(), pullRequest: z.object({ headRefOid: CommitId }) });
const SubmitAnswer = z
  .object({ step0: z.object({ pullRequestReview: SubmittedReview }) })
  .transform(({ step0: { pullRequestReview: review } }) => {
    return { url: review.url, head: review.pullRequest.headRefOid };
  });

/**
 * Submits a draft with GraphQL, since REST's response does not include the head. If it no longer is a draft, it was
 * submitted by a request whose response was lost.
 */
export function submitDraft(
  client: GitHubClient,
  draft: CreatedDraft,
  { event, body }: { readonly event: ReviewEvent; readonly body: string },
): Promise<{ readonly url: string; readonly head: string }> {
  const request = mutationRequest('Submit', [
    {
      field: 'submitPullRequestReview',
      input: { pullRequestReviewId: draft.nodeId, event, body },
      selection: 'pullRequestReview { url pullRequest { headRefOid } }',
    },
  ]);
  return client
    .write(publishReview, {
      send: async (api) => (await api.graphql(SubmitAnswer, request)).data,
      find: async () => {
        const { state, url, head } = await readBack(client, draft);
        return state === 'PENDING' ? undefined : { url, head };
      },
    })
    .catch(
      onFailure((failure) => {
        throw whySubmissionFailed(event, failure);
      }),
    );
}

/** Error codes that GitHub may return for an event this account may not use. */
const perhapsOfTheEvent: readonly string[] = [
  'GITHUB_UNPROCESSABLE',
  'GITHUB_PERMISSION_MISSING',
  'GITHUB_REFUSED',
];

/**
 * GitHub accepted the whole draft, so an unknown refusal is most likely about the event; otherwise submitting
 * as a comment is refused too.
 */
function whySubmissionFailed(event: ReviewEvent, cause: Failure): Failure {
  if (cause.code === 'GITHUB_NOT_FOUND') return reviewGone(cause);
  if (event === 'COMMENT' || !perhapsOfTheEvent.includes(cause.code)) return cause;
  const action = event === 'APPROVE' ? 'approve' : 'request changes';
  const fix = `See whether the repository's settings and rules let this identity ${action}, or rely on the check alone.`;
  return operationalFailure('GITHUB_EVENT_REFUSED', cause.message, { fix, cause });
}

/** The review as GitHub shows it now, whatever its state. */
export async function readBack(
  client: GitHubClient,
  { nodeId }: CreatedDraft,
): Promise<CurrentReview & { readonly url: string }> {
  const review = await readReview(client, nodeId);
  if (review === undefined) throw reviewGone();
  return review;
}

function reviewGone(cause?: Failure): Failure {
  const message = 'Our pending review was removed before it could be published, most likely by another run.';
  return operationalFailure('GITHUB_DRAFT_GONE', message, { cause });
}
