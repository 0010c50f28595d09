import { z } from 'zod';
import type { FileThread } from '../model/write-plan.ts';
import type { AddedThreads, CreatedDraft } from '../write/publisher.ts';
import type { Api } from './api.ts';
import type { GitHubClient } from './client.ts';
import { refusesInput } from './graphql.ts';
import { ConfirmationPage, confirmationSelection, confirmedBy } from './own-reviews.ts';
import { publishReview } from './request-failure.ts';
import { readReview } from './review-node.ts';

/** Only of the last thread it is asked what has become of the pull request: fields are carried out in order. */
const Thread = z.object({ id: z.string(), pullRequest: ConfirmationPage.optional() });

/** A null thread without any error is how GitHub says that it could not place one (observed). */
const Answer = z.record(z.string(), z.object({ thread: Thread.nullable() }).nullable());

interface Request {
  readonly threads: readonly FileThread[];
  /** Id of the newest review that is known. */
  readonly after: number | undefined;
}

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

/** Sends all in one request. */
async function send(api: Api, draft: CreatedDraft, { threads, after }: Request): Promise<AddedThreads> {
  const variables = Object.fromEntries([
    ['review', draft.nodeId],
    ...threads.flatMap(({ path, body }, index) => [
      [`path${index}`, path],
      [`body${index}`, body],
    ]),
  ]);
  const { data } = await api.graphql(Answer, {
    query: mutationFor(threads.length),
    variables,
    tolerates: refusesInput,
  });
  const unplaced = threads.filter((_, index) => data[alias(index)]?.thread == null);
  const page = data[alias(threads.length - 1)]?.thread?.pullRequest;
  return { unplaced: unplaced.map(({ key }) => key), confirmation: page && confirmedBy(page, after) };
}

/**
 * Adds threads on whole files to a draft; REST cannot. The last one's answer tells the head and our own reviews, which
 * have to be read again once the draft is complete. After an unclear answer only those are sent again whose key does
 * not stand in a comment of the draft.
 */
export async function addFileThreads(
  client: GitHubClient,
  draft: CreatedDraft,
  { threads, after }: Request,
): Promise<AddedThreads> {
  if (threads.length === 0) return { unplaced: [] };
  let remaining = threads;
  return client.write<AddedThreads>(publishReview, {
    send: (api) => send(api, draft, { threads: remaining, after }),
    find: async () => {
      const comments = (await readReview(client, draft.nodeId))?.comments ?? [];
      remaining = threads.filter(({ key }) => !comments.some((comment) => comment.body.includes(key)));
      return remaining.length === 0 ? { unplaced: [] } : undefined;
    },
  });
}
