import { z } from 'zod';
import { Failure } from '../model/failure.ts';
import { CommitId, type ReviewEvent } from '../model/review-document.ts';
import type { FileThread } from '../model/write-plan.ts';
import type { AddedThreads, CreatedDraft, CurrentReview } from '../write/publisher.ts';
import type { Api } from './api.ts';
import type { GitHubClient } from './client.ts';
import { refusesInput } from './graphql.ts';
import {
  confirmationSelection,
  type NamedReview,
  OwnReviews,
  readReview,
  toCurrentReview,
} from './own-reviews.ts';
import { publishReview } from './request-failure.ts';

/** Only the last thread selects the pull request, because fields run in order. */
const Thread = z.object({ id: z.string(), pullRequest: OwnReviews.optional() });

/** A null thread without an error means that GitHub could not place it (observed). */
const ThreadsAnswer = z.record(z.string(), z.object({ thread: Thread.nullable() }).nullable());

const alias = (index: number) => `thread${index}`;

const worldSelection = `pullRequest {${confirmationSelection}
      }`;

function mutationFor(count: number): string {
  const numbers = Array.from({ length: count }, (_, index) => index);
  const variables = numbers.map((index) => `$path${index}: String!, $body${index}: String!`);
  const fields = numbers.map(
    (index) => `
    ${alias(index)}: addPullRequestReviewThread(
      input: { pullRequestReviewId: $review, path: $path${index}, body: $body${index}, subjectType: FILE }
    ) { thread { id ${index === count - 1 ? worldSelection : ''} } }`,
  );
  return `mutation AddFileThreads($review: ID!, ${variables.join(', ')}) {${fields.join('')}\n  }`;
}

/** Sends all threads in one request. */
async function sendThreads(
  api: Api,
  draft: CreatedDraft,
  threads: readonly FileThread[],
): Promise<AddedThreads> {
  const variables = Object.fromEntries([
    ['review', draft.nodeId],
    ...threads.flatMap(({ path, body }, index) => [
      [`path${index}`, path],
      [`body${index}`, body],
    ]),
  ]);
  const { data } = await api.graphql(ThreadsAnswer, {
    query: mutationFor(threads.length),
    variables,
    tolerates: refusesInput,
  });
  const unplaced = threads.filter((_, index) => data[alias(index)]?.thread == null);
  const confirmation = data[alias(threads.length - 1)]?.thread?.pullRequest;
  return { unplaced: unplaced.map(({ key }) => key), confirmation };
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

/** REST's response does not include the head. */
const submitQuery = `
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

/** Submits a draft. If it no longer is a draft, it was submitted by a request whose response was lost. */
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
      send: async (api) => (await api.graphql(Answer, { query: submitQuery, variables })).data,
      find: async () => {
        const { state, url, pullRequest } = await readAnyState(client, draft);
        return state === 'PENDING' ? undefined : { url, head: pullRequest.headRefOid };
      },
    });
  } catch (error) {
    throw error instanceof Failure ? whySubmissionFailed(event, error) : error;
  }
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

/** The review as GitHub shows it now. */
export async function readBack(client: GitHubClient, draft: CreatedDraft): Promise<CurrentReview> {
  const review = await readAnyState(client, draft);
  return toCurrentReview(review);
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
    ...(cause !== undefined && { cause }),
  });
}
