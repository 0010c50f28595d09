import { z } from 'zod';
import type { FileThread } from '../../../domain/publishing/plan.ts';
import type { CreatedDraft } from '../../../ports/publisher.ts';
import type { Api } from '../transport/api.ts';
import type { GitHubClient } from '../transport/client.ts';
import { refusesInput } from '../transport/graphql.ts';
import { publishReview } from '../transport/operation.ts';
import { readReview } from './review-node.ts';

/** A null thread without any error is how GitHub says that it could not place one (observed). */
const Answer = z.record(z.string(), z.object({ thread: z.object({ id: z.string() }).nullable() }).nullable());

function mutationFor(count: number): string {
  const numbers = Array.from({ length: count }, (_, index) => index);
  const variables = numbers.map((index) => `$path${index}: String!, $body${index}: String!`);
  const fields = numbers.map(
    (index) => `
    thread${index}: addPullRequestReviewThread(
      input: { pullRequestReviewId: $review, path: $path${index}, body: $body${index}, subjectType: FILE }
    ) { thread { id } }`,
  );
  return `mutation AddFileThreads($review: ID!, ${variables.join(', ')}) {${fields.join('')}\n  }`;
}

/** Sends all in one request and answers the keys of those that GitHub did not place. */
async function send(api: Api, draft: CreatedDraft, threads: readonly FileThread[]): Promise<string[]> {
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
  return threads.filter((_, index) => data[`thread${index}`]?.thread == null).map((thread) => thread.key);
}

/**
 * Adds threads on whole files to a draft; REST cannot. After an unclear answer only those are sent again whose
 * key does not stand in a comment of the draft.
 */
export async function addFileThreads(
  client: GitHubClient,
  draft: CreatedDraft,
  threads: readonly FileThread[],
): Promise<readonly string[]> {
  if (threads.length === 0) return [];
  let remaining = threads;
  return client.write(publishReview, {
    send: (api) => send(api, draft, remaining),
    find: async () => {
      const comments = (await readReview(client, draft.nodeId))?.comments ?? [];
      remaining = threads.filter(({ key }) => !comments.some((comment) => comment.body.includes(key)));
      return remaining.length === 0 ? [] : undefined;
    },
  });
}
