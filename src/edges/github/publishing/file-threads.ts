import { z } from 'zod';
import type { FileThread } from '../../../domain/publishing/plan.ts';
import type { AddedThreads, CreatedDraft } from '../../../ports/publisher.ts';
import type { GateOnHead } from '../gate/head-moves.ts';
import type { Api } from '../transport/api.ts';
import type { GitHubClient } from '../transport/client.ts';
import { type GraphqlError, refusesInput } from '../transport/graphql.ts';
import { publishReview } from '../transport/operation.ts';
import { concernsGate, gateAsked, onHeadVariables } from './on-head.ts';
import { ConfirmationPage, confirmationSelection, confirmedBy } from './own-reviews.ts';
import { readReview } from './review-node.ts';

/** Only of the last thread it is asked what has become of the pull request: fields are carried out in order. */
const Thread = z.object({
  id: z.string(),
  comments: z.object({ nodes: z.array(z.object({ author: z.object({ login: z.string() }) })) }).optional(),
  pullRequest: ConfirmationPage.optional(),
});

/** A null thread without any error is how GitHub says that it could not place one (observed). */
const Answer = z.record(z.string(), z.object({ thread: Thread.nullable() }).nullable());

/** What has to be known besides the threads. */
interface Wanted {
  /** Id of the newest review that is known. */
  readonly after: number | undefined;
  readonly gate: GateOnHead;
}

const alias = (index: number) => `thread${index}`;

/** Who wrote the thread is who we are: a mutation has no viewer to ask for. */
const worldSelection = `comments(first: 1) { nodes { author { login } } } pullRequest {${confirmationSelection}
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
  return `mutation AddFileThreads(
    $review: ID!, ${onHeadVariables}, ${variables.join(', ')}
  ) {${fields.join('')}\n  }`;
}

/** Sends all in one request. */
async function send(
  api: Api,
  draft: CreatedDraft,
  { threads, wanted }: { readonly threads: readonly FileThread[]; readonly wanted: Wanted },
): Promise<AddedThreads> {
  const variables = Object.fromEntries([
    ['review', draft.nodeId],
    ...Object.entries(gateAsked(wanted.gate)),
    ...threads.flatMap(({ path, body }, index) => [
      [`path${index}`, path],
      [`body${index}`, body],
    ]),
  ]);
  const { data } = await api.graphql(Answer, {
    query: mutationFor(threads.length),
    variables,
    tolerates: (error: GraphqlError) => refusesInput(error) || concernsGate(error),
  });
  const unplaced = threads.filter((_, index) => data[alias(index)]?.thread == null);
  const last = data[alias(threads.length - 1)]?.thread;
  return {
    unplaced: unplaced.map(({ key }) => key),
    confirmation: last ? worldAfter(last, wanted.after) : undefined,
  };
}

function worldAfter({ comments, pullRequest }: z.infer<typeof Thread>, after: number | undefined) {
  const login = comments?.nodes[0]?.author.login;
  return login === undefined || pullRequest === undefined
    ? undefined
    : confirmedBy(pullRequest, { after, login });
}

/**
 * Adds threads on whole files to a draft; REST cannot. The last one's answer tells the head and our own reviews, which
 * have to be read again once the draft is complete. After an unclear answer only those are sent again whose key does
 * not stand in a comment of the draft.
 */
export async function addFileThreads(
  client: GitHubClient,
  draft: CreatedDraft,
  { threads, ...wanted }: Wanted & { readonly threads: readonly FileThread[] },
): Promise<AddedThreads> {
  if (threads.length === 0) return { unplaced: [] };
  let remaining = threads;
  return client.write<AddedThreads>(publishReview, {
    send: (api) => send(api, draft, { threads: remaining, wanted }),
    find: async () => {
      const comments = (await readReview(client, draft.nodeId))?.comments ?? [];
      remaining = threads.filter(({ key }) => !comments.some((comment) => comment.body.includes(key)));
      return remaining.length === 0 ? { unplaced: [] } : undefined;
    },
  });
}
