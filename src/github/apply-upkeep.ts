import { z } from 'zod';
import { Failure } from '../model/failure.ts';
import { inBatches } from '../model/in-batches.ts';
import type { CreatedDraft, StandingReview, UpkeepStep, Upkept } from '../write/publisher.ts';
import { toFailure } from './api-refusals.ts';
import type { GitHubClient } from './client.ts';
import { failureOf, type GraphqlError, isRefusal } from './graphql.ts';
import { publishReview } from './operation.ts';
import { newestReviewsSelection, reviewAmong } from './review-node.ts';
import { mutationOf, pullRequestBeside } from './upkeep-mutations.ts';
import { doneAmong } from './upkeep-standing.ts';

const Answer = z.record(z.string(), z.unknown()).nullable();
const alias = (index: number) => `step${index}`;

/** GitHub ends a request after ten seconds, and carries out its mutations one after the other. */
const stepsAtOnce = 50;

/**
 * Carries out the steps in order, fifty a request. After an unclear answer only those are sent again that do not stand.
 * A review that was published is read back with the last of them.
 */
export async function carryOutUpkeep(
  client: GitHubClient,
  steps: readonly UpkeepStep[],
  published?: CreatedDraft,
): Promise<Upkept> {
  const refusals: (Failure | undefined)[] = [];
  let standing: StandingReview | undefined;
  for (const batch of inBatches(steps, stepsAtOnce)) {
    const isLast = refusals.length + batch.length === steps.length;
    const upkept = await carryOutBatch(client, batch, isLast ? published : undefined);
    refusals.push(...upkept.refusals);
    standing = upkept.standing;
  }
  return { refusals, standing };
}

async function carryOutBatch(
  client: GitHubClient,
  batch: readonly UpkeepStep[],
  published: CreatedDraft | undefined,
): Promise<Upkept> {
  const refused = new Map<UpkeepStep, Failure>();
  let left = batch;
  let standing: StandingReview | undefined;
  try {
    await client.write(publishReview, {
      send: async (api) => {
        const { data, errors } = await api.graphql(Answer, requestFor(left, published !== undefined));
        left.forEach((step, index) => {
          const refusal = refusalOf(step, data?.[alias(index)], errorOf(errors, index));
          if (refusal !== undefined) refused.set(step, refusal);
        });
        const beside = pullRequestBeside(data?.[alias(left.length - 1)]);
        standing = published && beside && reviewAmong(beside, published.nodeId);
        return true;
      },
      find: async () => {
        const done = await doneAmong(client, left);
        left = left.filter((step) => !done.has(step));
        return left.length === 0 ? true : undefined;
      },
    });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    for (const step of left) refused.set(step, error);
    return { refusals: batch.map((step) => refused.get(step)) };
  }
  // What stands already is refused as well, such as the dismissal of a review that a person dismissed meanwhile.
  const doubtful = [...refused].filter(([step, failure]) => !lacksScope(step, failure)).map(([step]) => step);
  const stands = doubtful.length === 0 ? new Set() : await standAnyway(client, doubtful);
  return { refusals: batch.map((step) => (stands.has(step) ? undefined : refused.get(step))), standing };
}

/** What is to be read back is asked beside the last step, when all the others are done. */
function requestFor(steps: readonly UpkeepStep[], isReadBack: boolean) {
  const mutations = steps.map(mutationOf);
  const variables = mutations.map(({ type }, index) => `$${alias(index)}: ${type}!`).join(', ');
  const fields = mutations.map(({ field, selecting }, index) => {
    const alongside = isReadBack && index === steps.length - 1 ? newestReviewsSelection : '';
    return `${alias(index)}: ${field}(input: $${alias(index)}) { ${selecting(alongside)} }`;
  });
  return {
    query: `mutation Upkeep(${variables}) {\n  ${fields.join('\n  ')}\n}`,
    variables: Object.fromEntries(mutations.map(({ input }, index) => [alias(index), input])),
    tolerates: (error: GraphqlError) => isRefusal(error) && /^step\d+$/.test(String(error.path?.[0])),
  };
}

function errorOf(errors: readonly GraphqlError[], index: number): GraphqlError | undefined {
  return errors.find((error) => error.path?.[0] === alias(index));
}

const Dismissed = z.object({ pullRequestReview: z.object({ state: z.string() }).nullable() });

/** A dismissal tells the state that the review has afterwards, and that is what counts. */
function refusalOf(step: UpkeepStep, payload: unknown, error: GraphqlError | undefined): Failure | undefined {
  if (error !== undefined) return toFailure(failureOf(error), publishReview, error);
  if (payload == null) {
    const failure = { status: 422, headers: {}, message: 'the answer says nothing of it' };
    return toFailure(failure, publishReview, undefined);
  }
  if (step.do !== 'dismiss-review') return undefined;
  const state = Dismissed.safeParse(payload).data?.pullRequestReview?.state;
  return state === 'DISMISSED' ? undefined : stillStanding(step, state);
}

/** Most tokens may not resolve any thread, which is no news about this one. */
function lacksScope({ do: name }: UpkeepStep, { code }: Failure): boolean {
  return name === 'resolve-thread' && code === 'GITHUB_PERMISSION_MISSING';
}

/** None where GitHub does not show: then the refusals are told as they came. */
async function standAnyway(
  client: GitHubClient,
  steps: readonly UpkeepStep[],
): Promise<ReadonlySet<UpkeepStep>> {
  try {
    return await doneAmong(client, steps);
  } catch (error) {
    if (error instanceof Failure) return new Set();
    throw error;
  }
}

function stillStanding({ nodeId }: UpkeepStep, state = 'unknown'): Failure {
  return new Failure({
    kind: 'operational',
    code: 'REVIEW_NOT_DISMISSED',
    message: `GitHub took the dismissal of our review ${nodeId}, and still shows it as ${state}.`,
    fix: 'Dismiss it by hand, or run again.',
  });
}
