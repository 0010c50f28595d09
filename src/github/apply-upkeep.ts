import { z } from 'zod';
import type { Reaction } from '../model/conversation.ts';
import { Failure } from '../model/failure.ts';
import { inBatches } from '../model/in-batches.ts';
import { sameText } from '../model/text.ts';
import type { CreatedDraft, CurrentReview, UpkeepResult, UpkeepStep } from '../write/publisher.ts';
import type { GitHubClient } from './client.ts';
import { failureOf, type GraphqlError, isRefusal } from './graphql.ts';
import { NewestReviews, newestReviewsSelection, reviewAmong } from './own-reviews.ts';
import { publishReview, readPullRequest, toFailure } from './request-failure.ts';

/** GraphQL's names of the reactions. */
const reactionContents: Readonly<Record<Reaction, string>> = {
  '+1': 'THUMBS_UP',
  confused: 'CONFUSED',
  eyes: 'EYES',
};

/** A reacted comment belongs to an issue or to a review, with different types in GraphQL. */
function onSubject(alongside: string): string {
  return `subject {
      ... on PullRequestReviewComment { ${alongside} }
      ... on IssueComment { alongside: ${alongside} }
    }`;
}

const PullRequestAlongside = z.object({
  pullRequest: NewestReviews.nullish(),
  alongside: NewestReviews.nullish(),
});

/** The part that all mutation payloads share. */
const Payload = z
  .object({
    pullRequestReview: PullRequestAlongside.nullish(),
    pullRequestReviewComment: PullRequestAlongside.nullish(),
    thread: PullRequestAlongside.nullish(),
    subject: PullRequestAlongside.nullish(),
  })
  .partial();

/** The pull request selected together with a mutation's own payload. */
function pullRequestAlongside(payload: unknown): z.infer<typeof NewestReviews> | undefined {
  const { data } = Payload.safeParse(payload);
  const found = data?.pullRequestReview ?? data?.pullRequestReviewComment ?? data?.thread ?? data?.subject;
  return found?.pullRequest ?? found?.alongside ?? undefined;
}

/**
 * The mutation of each step: its field, the input with the id, and the payload's object.
 * @see https://docs.github.com/en/graphql/reference/mutations
 */
const mutations = {
  'dismiss-review': ['dismissPullRequestReview', 'pullRequestReviewId', 'pullRequestReview'],
  'update-comment': [
    'updatePullRequestReviewComment',
    'pullRequestReviewCommentId',
    'pullRequestReviewComment',
  ],
  'resolve-thread': ['resolveReviewThread', 'threadId', 'thread'],
  'update-review': ['updatePullRequestReview', 'pullRequestReviewId', 'pullRequestReview'],
  react: ['addReaction', 'subjectId', 'reaction'],
} as const satisfies Readonly<Record<UpkeepStep['do'], readonly [field: string, id: string, object: string]>>;

function textOf(step: UpkeepStep): Readonly<Record<string, string>> {
  switch (step.do) {
    case 'dismiss-review':
      return { message: step.message };
    case 'update-comment':
    case 'update-review':
      return { body: step.body };
    case 'react':
      return { content: reactionContents[step.content] };
    case 'resolve-thread':
      return {};
  }
}

/** The field of one step; `alongside` is selected where the payload has a pull request. */
function fieldOf(step: UpkeepStep, alias: string, alongside: string): string {
  const [field, , object] = mutations[step.do];
  const own = step.do === 'dismiss-review' ? 'state' : 'id';
  const selection =
    step.do === 'react'
      ? `${object} { ${own} } ${alongside && onSubject(alongside)}`
      : `${object} { ${own} ${alongside} }`;
  return `${alias}: ${field}(input: $${alias}) { ${selection} }`;
}

function typeOf(step: UpkeepStep): string {
  const [field] = mutations[step.do];
  return `${field.charAt(0).toUpperCase()}${field.slice(1)}Input!`;
}

/** Number of ids that one `nodes` field accepts (observed). */
const idsAtOnce = 100;

const Reactions = z.array(z.object({ content: z.string(), viewerHasReacted: z.boolean() })).nullish();

/** Current state of a step's subject; a field that its type lacks is absent. */
const SubjectNode = z.object({
  id: z.string(),
  body: z.string().optional(),
  state: z.string().optional(),
  isResolved: z.boolean().optional(),
  reactionGroups: Reactions,
});
type SubjectNode = z.infer<typeof SubjectNode>;

const reactions = 'reactionGroups { content viewerHasReacted }';

const subjectSelection = `
    ... on PullRequestReview { id state body }
    ... on PullRequestReviewThread { id isResolved }
    ... on PullRequestReviewComment { id body ${reactions} }
    ... on IssueComment { id body ${reactions} }`;

/** Whether the step's effect is already there, no matter who caused it. */
function isDone(step: UpkeepStep, currentReview: SubjectNode): boolean {
  switch (step.do) {
    case 'dismiss-review':
      return currentReview.state === 'DISMISSED';
    case 'update-comment':
    case 'update-review':
      return currentReview.body !== undefined && sameText(currentReview.body, step.body);
    case 'resolve-thread':
      return currentReview.isResolved === true;
    case 'react':
      return (currentReview.reactionGroups ?? []).some(
        ({ content, viewerHasReacted }) => viewerHasReacted && content === reactionContents[step.content],
      );
  }
}

const SubjectNodes = z.record(z.string(), z.array(SubjectNode.nullable()));

/** The steps whose effect is already there, read with one query. */
async function findAppliedSteps(
  client: GitHubClient,
  steps: readonly UpkeepStep[],
): Promise<ReadonlySet<UpkeepStep>> {
  const ids = inBatches([...new Set(steps.map(({ nodeId }) => nodeId))], idsAtOnce);
  const declarations = ids.map((_, index) => `$ids${index}: [ID!]!`).join(', ');
  const fields = ids.map((_, index) => `nodes${index}: nodes(ids: $ids${index}) { ${subjectSelection} }`);
  const query = `query Standing(${declarations}) {\n  ${fields.join('\n  ')}\n}`;
  const variables = Object.fromEntries(ids.map((batch, index) => [`ids${index}`, batch]));
  const { data } = await client.read(readPullRequest, (api) =>
    api.graphql(SubjectNodes, { query, variables, tolerates: isRefusal }),
  );
  const standing = Object.values(data).flat();
  const nodes = new Map(standing.flatMap((node) => (node === null ? [] : [[node.id, node] as const])));
  return new Set(
    steps.filter((step) => {
      const node = nodes.get(step.nodeId);
      return node !== undefined && isDone(step, node);
    }),
  );
}

const Answer = z.record(z.string(), z.unknown()).nullable();
const alias = (index: number) => `step${index}`;

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
  let standing: CurrentReview | undefined;
  for (const batch of inBatches(steps, stepsAtOnce)) {
    const isLast = refusals.length + batch.length === steps.length;
    const upkept = await applyBatch(client, batch, isLast ? published : undefined);
    refusals.push(...upkept.refusals);
    standing = upkept.currentReview;
  }
  return { refusals, currentReview: standing };
}

async function applyBatch(
  client: GitHubClient,
  batch: readonly UpkeepStep[],
  published: CreatedDraft | undefined,
): Promise<UpkeepResult> {
  const refused = new Map<UpkeepStep, Failure>();
  let left = batch;
  let standing: CurrentReview | undefined;
  try {
    await client.write(publishReview, {
      send: async (api) => {
        const { data, errors } = await api.graphql(Answer, requestFor(left, published !== undefined));
        left.forEach((step, index) => {
          const refusal = refusalOf(step, data?.[alias(index)], errorOf(errors, index));
          if (refusal !== undefined) refused.set(step, refusal);
        });
        const alongside = pullRequestAlongside(data?.[alias(left.length - 1)]);
        standing = published && alongside && reviewAmong(alongside, published.nodeId);
        return true;
      },
      find: async () => {
        const done = await findAppliedSteps(client, left);
        left = left.filter((step) => !done.has(step));
        return left.length === 0 ? true : undefined;
      },
    });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    for (const step of left) refused.set(step, error);
    return { refusals: batch.map((step) => refused.get(step)) };
  }
  // A step whose effect is already there is refused too, such as dismissing a review that a person dismissed
  // meanwhile.
  const doubtful = [...refused].filter(([step, failure]) => !lacksScope(step, failure)).map(([step]) => step);
  const applied = doubtful.length === 0 ? new Set() : await findAppliedStepsIfReadable(client, doubtful);
  return {
    refusals: batch.map((step) => (applied.has(step) ? undefined : refused.get(step))),
    currentReview: standing,
  };
}

/** The read-back is selected on the last step, after all others were applied. */
function requestFor(steps: readonly UpkeepStep[], isReadBack: boolean) {
  const variables = steps.map((step, index) => `$${alias(index)}: ${typeOf(step)}`).join(', ');
  const fields = steps.map((step, index) =>
    fieldOf(step, alias(index), isReadBack && index === steps.length - 1 ? newestReviewsSelection : ''),
  );
  const inputs = steps.map((step, index) => {
    const [, id] = mutations[step.do];
    return [alias(index), { [id]: step.nodeId, ...textOf(step) }];
  });
  return {
    query: `mutation Upkeep(${variables}) {\n  ${fields.join('\n  ')}\n}`,
    variables: Object.fromEntries(inputs),
    tolerates: (error: GraphqlError) => isRefusal(error) && /^step\d+$/.test(String(error.path?.[0])),
  };
}

function errorOf(errors: readonly GraphqlError[], index: number): GraphqlError | undefined {
  return errors.find((error) => error.path?.[0] === alias(index));
}

const Dismissed = z.object({ pullRequestReview: z.object({ state: z.string() }).nullable() });

/** A dismissal returns the review's new state, which decides whether it worked. */
function refusalOf(step: UpkeepStep, payload: unknown, error: GraphqlError | undefined): Failure | undefined {
  if (error !== undefined) return toFailure(failureOf(error), publishReview, error);
  if (payload == null) {
    const failure = { status: 422, headers: {}, message: 'the answer says nothing of it' };
    return toFailure(failure, publishReview, undefined);
  }
  if (step.do !== 'dismiss-review') return undefined;
  const state = Dismissed.safeParse(payload).data?.pullRequestReview?.state;
  return state === 'DISMISSED' ? undefined : notDismissed(step, state);
}

/** Most tokens may not resolve any thread, so this refusal is not reported for each thread. */
function lacksScope({ do: name }: UpkeepStep, { code }: Failure): boolean {
  return name === 'resolve-thread' && code === 'GITHUB_PERMISSION_MISSING';
}

/** Empty when the state cannot be read; the original refusals are reported then. */
async function findAppliedStepsIfReadable(
  client: GitHubClient,
  steps: readonly UpkeepStep[],
): Promise<ReadonlySet<UpkeepStep>> {
  try {
    return await findAppliedSteps(client, steps);
  } catch (error) {
    if (error instanceof Failure) return new Set();
    throw error;
  }
}

function notDismissed({ nodeId }: UpkeepStep, state = 'unknown'): Failure {
  return new Failure({
    kind: 'operational',
    code: 'REVIEW_NOT_DISMISSED',
    message: `GitHub took the dismissal of our review ${nodeId}, and still shows it as ${state}.`,
  });
}
