import { z } from 'zod';
import { Failure } from '../../../domain/failure.ts';
import { inBatches } from '../../../domain/in-batches.ts';
import type { UpkeepStep } from '../../../ports/publisher.ts';
import type { GitHubClient } from '../transport/client.ts';
import { failureOf, type GraphqlError, isRefusal } from '../transport/graphql.ts';
import { publishReview, readPullRequest } from '../transport/operation.ts';
import { toFailure } from '../transport/refusals.ts';
import { isDone, mutationOf, StandingNode, standingSelection } from './upkeep-mutations.ts';

/** GitHub ends a request after ten seconds, and carries out its fields one after the other. */
const stepsAtOnce = 20;

const Answer = z.record(z.string(), z.unknown()).nullable();
const Standing = z.object({ nodes: z.array(StandingNode.nullable()) });

const standingQuery = `query Standing($ids: [ID!]!) { nodes(ids: $ids) { ${standingSelection} } }`;

const alias = (index: number) => `step${index}`;

/**
 * Carries out the steps in order, twenty a request. After an unclear answer only those are sent again that do not stand.
 * Answers why GitHub refused each step; undefined for one that is done.
 */
export async function carryOutUpkeep(
  client: GitHubClient,
  steps: readonly UpkeepStep[],
): Promise<readonly (Failure | undefined)[]> {
  const outcomes: (Failure | undefined)[] = [];
  for (const batch of inBatches(steps, stepsAtOnce)) outcomes.push(...(await carryOutBatch(client, batch)));
  return outcomes;
}

async function carryOutBatch(
  client: GitHubClient,
  batch: readonly UpkeepStep[],
): Promise<readonly (Failure | undefined)[]> {
  const refused = new Map<UpkeepStep, Failure>();
  let left = batch;
  try {
    await client.write(publishReview, {
      send: async (api) => {
        const { data, errors } = await api.graphql(Answer, requestFor(left));
        left.forEach((step, index) => {
          const refusal = refusalOf(step, data?.[alias(index)], errorOf(errors, index));
          if (refusal !== undefined) refused.set(step, refusal);
        });
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
    return batch.map((step) => refused.get(step));
  }
  // What stands already is refused as well, such as the dismissal of a review that a person dismissed meanwhile.
  const stands = refused.size === 0 ? new Set() : await standAnyway(client, [...refused.keys()]);
  return batch.map((step) => (stands.has(step) ? undefined : refused.get(step)));
}

function requestFor(steps: readonly UpkeepStep[]) {
  const mutations = steps.map(mutationOf);
  const variables = mutations.map(({ type }, index) => `$${alias(index)}: ${type}!`).join(', ');
  const fields = mutations.map(
    ({ field, selection }, index) => `${alias(index)}: ${field}(input: $${alias(index)}) { ${selection} }`,
  );
  return {
    query: `mutation Upkeep(${variables}) {\n  ${fields.join('\n  ')}\n}`,
    variables: Object.fromEntries(mutations.map(({ input }, index) => [alias(index), input])),
    tolerates: (error: GraphqlError) => isRefusal(error) && /^step\d+$/.test(String(error.path?.[0])),
  };
}

function errorOf(errors: readonly GraphqlError[], index: number): GraphqlError | undefined {
  return errors.find(({ path }) => path?.[0] === alias(index));
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

async function doneAmong(
  client: GitHubClient,
  steps: readonly UpkeepStep[],
): Promise<ReadonlySet<UpkeepStep>> {
  const ids = [...new Set(steps.map(({ nodeId }) => nodeId))];
  const { data } = await client.read(readPullRequest, (api) =>
    api.graphql(Standing, { query: standingQuery, variables: { ids }, tolerates: isRefusal }),
  );
  const nodes = new Map(data.nodes.flatMap((node) => (node === null ? [] : [[node.id, node] as const])));
  return new Set(
    steps.filter((step) => {
      const node = nodes.get(step.nodeId);
      return node !== undefined && isDone(step, node);
    }),
  );
}

function stillStanding({ nodeId }: UpkeepStep, state = 'unknown'): Failure {
  return new Failure({
    kind: 'operational',
    code: 'REVIEW_NOT_DISMISSED',
    message: `GitHub took the dismissal of our review ${nodeId}, and still shows it as ${state}.`,
    fix: 'Dismiss it by hand, or run again.',
  });
}
