import { z } from 'zod';
import { type Failure, operationalFailure } from '../model/failure.ts';
import { inBatches } from '../model/lists.ts';
import { sameText } from '../model/text.ts';
import type { CreatedDraft, CurrentReview, UpkeepResult, UpkeepStep } from '../write/publisher.ts';
import type { GitHubClient } from './client.ts';
import { ReactionGroups, reactionContents, reactionFields } from './conversation-query.ts';
import {
  errorAsFailedRequest,
  type GraphqlError,
  isRefusal,
  mutationAlias,
  mutationRequest,
} from './graphql.ts';
import { NewestReviews, newestReviewsSelection } from './own-reviews.ts';
import { onFailure, publishReview, RequestFailed, readPullRequest, toFailure } from './request-failure.ts';

/** Current state of a step's subject; a field that its type lacks is absent. */
const Subject = z.object({
  id: z.string(),
  body: z.string().optional(),
  state: z.string().optional(),
  isResolved: z.boolean().optional(),
  reactionGroups: ReactionGroups,
});

const subjectSelection = `
    ... on PullRequestReview { id state body }
    ... on PullRequestReviewThread { id isResolved }
    ... on PullRequestReviewComment { id body ${reactionFields} }
    ... on IssueComment { id body ${reactionFields} }`;

interface StepMutation {
  readonly field: string;
  readonly input: Readonly<Record<string, string>>;
  /** The object in its payload, which has a pull request except for a reaction. */
  readonly object: string;
  /** Whether the step's effect is already there, no matter who caused it. */
  readonly isDone: (subject: z.infer<typeof Subject>) => boolean;
}

/** @see https://docs.github.com/en/graphql/reference/mutations */
function mutationOf(step: UpkeepStep): StepMutation {
  const { nodeId } = step;
  switch (step.do) {
    case 'dismiss-review':
      return {
        field: 'dismissPullRequestReview',
        input: { pullRequestReviewId: nodeId, message: step.message },
        object: 'pullRequestReview',
        isDone: ({ state }) => state === 'DISMISSED',
      };
    case 'update-review':
      return {
        field: 'updatePullRequestReview',
        input: { pullRequestReviewId: nodeId, body: step.body },
        object: 'pullRequestReview',
        isDone: ({ body }) => body !== undefined && sameText(body, step.body),
      };
    case 'update-comment':
      return {
        field: 'updatePullRequestReviewComment',
        input: { pullRequestReviewCommentId: nodeId, body: step.body },
        object: 'pullRequestReviewComment',
        isDone: ({ body }) => body !== undefined && sameText(body, step.body),
      };
    case 'resolve-thread':
      return {
        field: 'resolveReviewThread',
        input: { threadId: nodeId },
        object: 'thread',
        isDone: ({ isResolved }) => isResolved === true,
      };
    case 'react':
      return {
        field: 'addReaction',
        input: { subjectId: nodeId, content: reactionContents[step.content] },
        object: 'reaction',
        isDone: ({ reactionGroups }) => reactionGroups.includes(step.content),
      };
  }
}

const Subjects = z.object({ nodes: z.array(Subject.nullable()) });

/** The steps whose effect is already there. One `nodes` field accepts a hundred ids (observed). */
async function findAppliedSteps(
  client: GitHubClient,
  steps: readonly UpkeepStep[],
): Promise<ReadonlySet<UpkeepStep>> {
  const request = {
    query: `query Subjects($ids: [ID!]!) { nodes(ids: $ids) { ${subjectSelection} } }`,
    variables: { ids: [...new Set(steps.map(({ nodeId }) => nodeId))] },
    tolerates: isRefusal,
  };
  const { data } = await client.query(readPullRequest, Subjects, request);
  const subjects = new Map(data.nodes.map((subject) => [subject?.id, subject]));
  return new Set(
    steps.filter((step) => {
      const subject = subjects.get(step.nodeId);
      return subject != null && mutationOf(step).isDone(subject);
    }),
  );
}

/** GitHub ends a request after ten seconds and runs its mutations one after the other. */
const stepsAtOnce = 50;

/**
 * Applies the steps in order, fifty per request. After an unclear response only steps without effect are sent
 * again. The published review is read back with the last request.
 */
export async function applyUpkeep(
  client: GitHubClient,
  steps: readonly UpkeepStep[],
  published?: CreatedDraft,
): Promise<UpkeepResult> {
  const refusals: (Failure | undefined)[] = [];
  let currentReview: CurrentReview | undefined;
  for (const batch of inBatches(steps, stepsAtOnce)) {
    const isLast = refusals.length + batch.length === steps.length;
    const result = await applyBatch(client, batch, isLast ? published : undefined);
    refusals.push(...result.refusals);
    currentReview = result.currentReview;
  }
  return { refusals, currentReview };
}

async function applyBatch(
  client: GitHubClient,
  batch: readonly UpkeepStep[],
  published: CreatedDraft | undefined,
): Promise<UpkeepResult> {
  const refused = new Map<UpkeepStep, Failure>();
  let left = batch;
  let currentReview: CurrentReview | undefined;
  try {
    await client.write(publishReview, {
      send: async (api) => {
        const { data, errors } = await api.graphql(Answer, requestFor(left, published !== undefined));
        const results = left.map((step, index) => {
          const alias = mutationAlias(index);
          const error = errors.find(({ path }) => path?.[0] === alias);
          return { step, payload: data?.[alias]?.[mutationOf(step).object], error };
        });
        for (const result of results) {
          const refusal = refusalOf(result);
          if (refusal !== undefined) refused.set(result.step, refusal);
        }
        currentReview = results
          .flatMap(({ payload }) => payload?.pullRequest ?? [])
          .find(({ id }) => id === published?.nodeId);
        return true;
      },
      find: async () => {
        const done = await findAppliedSteps(client, left);
        left = left.filter((step) => !done.has(step));
        return left.length === 0 ? true : undefined;
      },
    });
  } catch (error) {
    onFailure((failure) => {
      for (const step of left) refused.set(step, failure);
    })(error);
    return { refusals: batch.map((step) => refused.get(step)) };
  }
  // A step whose effect is already there is refused too, such as dismissing a review that a person dismissed
  // meanwhile. Where the state cannot be read, the refusals are reported.
  const doubtful = [...refused].filter(([step, failure]) => !lacksScope(step, failure)).map(([step]) => step);
  const applied =
    doubtful.length === 0
      ? new Set()
      : await findAppliedSteps(client, doubtful).catch(onFailure(() => new Set<UpkeepStep>()));
  return {
    refusals: batch.map((step) => (applied.has(step) ? undefined : refused.get(step))),
    currentReview,
  };
}

/** The read-back is selected on the last step that can select it, after all others that could change the review. */
function requestFor(steps: readonly UpkeepStep[], isReadBack: boolean) {
  const readBackStep = isReadBack ? steps.findLast((step) => step.do !== 'react') : undefined;
  const mutations = steps.map((step) => {
    const { field, input, object } = mutationOf(step);
    const own = step.do === 'dismiss-review' ? 'state' : 'id';
    const readBack = step === readBackStep ? newestReviewsSelection : '';
    return { field, input, selection: `${object} { ${own} ${readBack} }` };
  });
  return {
    ...mutationRequest('Upkeep', mutations),
    tolerates: (error: GraphqlError) => isRefusal(error) && error.path?.[0] !== undefined,
  };
}

/** The object in each payload. */
const Payload = z.looseObject({
  state: z.string().optional(),
  pullRequest: NewestReviews.optional().catch(undefined),
});
const Answer = z.record(z.string(), z.record(z.string(), Payload.nullable()).nullable()).nullable();

/** A dismissal returns the review's new state, which decides whether it worked. */
function refusalOf(result: {
  readonly step: UpkeepStep;
  readonly payload: z.infer<typeof Payload> | null | undefined;
  readonly error: GraphqlError | undefined;
}): Failure | undefined {
  const { step, payload, error } = result;
  if (error !== undefined) return toFailure(errorAsFailedRequest(error), publishReview);
  if (payload == null) {
    const unanswered = new RequestFailed('the answer does not mention the step', { status: 422 });
    return toFailure(unanswered, publishReview);
  }
  if (step.do !== 'dismiss-review' || payload.state === 'DISMISSED') return undefined;
  const message = `GitHub took the dismissal of our review ${step.nodeId}, and still shows it as ${payload.state ?? 'unknown'}.`;
  return operationalFailure('REVIEW_NOT_DISMISSED', message);
}

/** Most tokens may not resolve any thread, so this refusal is not reported for each thread. */
function lacksScope({ do: name }: UpkeepStep, { code }: Failure): boolean {
  return name === 'resolve-thread' && code === 'GITHUB_PERMISSION_MISSING';
}
