import { z } from 'zod';
import { Failure, onFailure, operationalFailure } from '../model/failure.ts';
import { inBatches } from '../model/lists.ts';
import { sameText } from '../model/text.ts';
import type { CreatedDraft, CurrentReview, Publisher, UpkeepResult, UpkeepStep } from '../ports/publisher.ts';
import { type GitHubClient, type PullRequestAccess, readList } from './client.ts';
import { ReactionGroups, reactionContents, reactionFields } from './conversation-query.ts';
import { addThreads, createDraft, deleteDraft, readBack, submitDraft } from './draft.ts';
import {
  errorAsFailedRequest,
  type GraphqlError,
  isRejection,
  mutationAlias,
  mutationRequest,
} from './graphql.ts';
import { confirmOwnReviews, NewestReviews, newestReviewsSelection } from './own-reviews.ts';
import { publishReview, RequestFailed, readPullRequest, toFailure } from './request-failure.ts';

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

/**
 * The mutation of each step: the argument with the id of its object, and the object in its payload, which has a pull
 * request except for a reaction.
 * @see https://docs.github.com/en/graphql/reference/mutations
 */
const mutations = {
  'dismiss-review': {
    field: 'dismissPullRequestReview',
    id: 'pullRequestReviewId',
    object: 'pullRequestReview',
  },
  'update-review': {
    field: 'updatePullRequestReview',
    id: 'pullRequestReviewId',
    object: 'pullRequestReview',
  },
  'extend-comment': {
    field: 'updatePullRequestReviewComment',
    id: 'pullRequestReviewCommentId',
    object: 'pullRequestReviewComment',
  },
  'update-comment': {
    field: 'updatePullRequestReviewComment',
    id: 'pullRequestReviewCommentId',
    object: 'pullRequestReviewComment',
  },
  'resolve-thread': { field: 'resolveReviewThread', id: 'threadId', object: 'thread' },
  react: { field: 'addReaction', id: 'subjectId', object: 'reaction' },
} as const satisfies Record<UpkeepStep['do'], object>;

/** Whether the step's effect is already there, no matter who caused it. */
function isDone(step: UpkeepStep, subject: z.infer<typeof Subject>): boolean {
  switch (step.do) {
    case 'dismiss-review':
      return subject.state === 'DISMISSED';
    case 'resolve-thread':
      return subject.isResolved === true;
    case 'react':
      return subject.reactionGroups.includes(step.content);
    default:
      return subject.body !== undefined && sameText(subject.body, step.body);
  }
}

const Subjects = z.object({ nodes: z.array(Subject.nullable()) });

/** The steps whose effect is already there. One `nodes` field accepts a hundred ids (observed). */
async function findAppliedSteps(client: GitHubClient, steps: readonly UpkeepStep[]) {
  const request = {
    query: `query Subjects($ids: [ID!]!) { nodes(ids: $ids) { ${subjectSelection} } }`,
    variables: { ids: [...new Set(steps.map(({ nodeId }) => nodeId))] },
    tolerates: isRejection,
  };
  const { data } = await client.query(readPullRequest, Subjects, request);
  const subjects = new Map(data.nodes.map((subject) => [subject?.id, subject]));
  const applied = steps.filter((step) => {
    const subject = subjects.get(step.nodeId);
    return subject != null && isDone(step, subject);
  });
  return new Set(applied);
}

/** GitHub ends a request after ten seconds and runs its mutations one after the other. */
const stepsAtOnce = 50;

/**
 * Applies the steps in order, fifty per request. After an unclear response only steps without effect are sent
 * again. The published review is read back with the last request.
 */
async function applyUpkeep(
  client: GitHubClient,
  steps: readonly UpkeepStep[],
  published?: CreatedDraft,
): Promise<UpkeepResult> {
  const rejected = new Map<UpkeepStep, Failure>();
  const batches = inBatches(steps, stepsAtOnce);
  for (const batch of batches.slice(0, -1)) await applyBatch(client, batch, rejected);
  const currentReview = await applyBatch(client, batches.at(-1) ?? [], rejected, published);
  return { rejections: steps.map((step) => rejected.get(step)), currentReview };
}

/** Adds to `rejected`, and returns the published review as it is after the steps. */
async function applyBatch(
  client: GitHubClient,
  batch: readonly UpkeepStep[],
  rejected: Map<UpkeepStep, Failure>,
  published?: CreatedDraft,
): Promise<CurrentReview | undefined> {
  let left = batch;
  let currentReview: CurrentReview | undefined;
  await client
    .write(publishReview, {
      send: async (api) => {
        const { data, errors } = await api.graphql(Answer, requestFor(left, published !== undefined));
        for (const [index, step] of left.entries()) {
          const alias = mutationAlias(index);
          const payload = data?.[alias]?.[mutations[step.do].object];
          const error = errors.find(({ path }) => path?.[0] === alias);
          const rejection = rejectionOf(step, payload, error);
          if (rejection !== undefined) rejected.set(step, rejection);
          currentReview ??= payload?.pullRequest?.find(({ nodeId }) => nodeId === published?.nodeId);
        }
        return true;
      },
      find: async () => {
        const done = await findAppliedSteps(client, left);
        left = left.filter((step) => !done.has(step));
        return left.length === 0 ? true : undefined;
      },
    })
    .catch(
      onFailure((failure) => {
        for (const step of left) rejected.set(step, failure);
      }),
    );
  return currentReview;
}

/** The read-back is selected on the last step that can select it, after all others that could change the review. */
function requestFor(steps: readonly UpkeepStep[], isReadBack: boolean) {
  const readBackStep = isReadBack ? steps.findLast((step) => step.do !== 'react') : undefined;
  const sent = steps.map((step) => {
    const { do: name, key: _, nodeId, ...values } = step;
    const { field, id, object } = mutations[name];
    const reaction = 'content' in values && { content: reactionContents[values.content] };
    const own = name === 'dismiss-review' ? 'state' : 'id';
    const readBack = step === readBackStep ? newestReviewsSelection : '';
    const selection = `${object} { ${own} ${readBack} }`;
    return { field, input: { [id]: nodeId, ...values, ...reaction }, selection };
  });
  return {
    ...mutationRequest('Upkeep', sent),
    tolerates: (error: GraphqlError) => isRejection(error) && error.path?.[0] !== undefined,
  };
}

/** The object in each payload. */
const Payload = z.looseObject({
  state: z.string().optional(),
  pullRequest: NewestReviews.optional().catch(undefined),
});
const Answer = z.record(z.string(), z.record(z.string(), Payload.nullable()).nullable()).nullable();

/** A dismissal returns the review's new state, which decides whether it worked. */
function rejectionOf(
  step: UpkeepStep,
  payload: z.infer<typeof Payload> | null | undefined,
  error: GraphqlError | undefined,
): Failure | undefined {
  if (error !== undefined) return toFailure(errorAsFailedRequest(error), publishReview);
  if (payload == null) {
    const unanswered = new RequestFailed('the answer does not mention the step', { status: 422 });
    return toFailure(unanswered, publishReview);
  }
  if (step.do !== 'dismiss-review' || payload.state === 'DISMISSED') return undefined;
  const message = `GitHub took the dismissal of our review ${step.nodeId}, and still shows it as ${payload.state ?? 'unknown'}.`;
  return operationalFailure('REVIEW_NOT_DISMISSED', message);
}

const Requested = z
  .object({ requested_reviewers: z.array(z.object({ login: z.string() })).nullish() })
  .transform(({ requested_reviewers }) =>
    (requested_reviewers ?? []).map(({ login }) => login.toLowerCase()),
  );

/**
 * Requests reviews and returns the people GitHub rejects. GitHub rejects the whole list if one is not a
 * collaborator, so each is then requested alone. Requesting a person again has no effect.
 * @see https://docs.github.com/en/rest/pulls/review-requests#request-reviewers-for-a-pull-request
 */
async function requestReviewers(pull: PullRequestAccess, logins: readonly string[]) {
  const { client, owner, repo, number: pull_number } = pull;
  const target = { owner, repo, pull_number };
  try {
    await client.write(publishReview, {
      send: (api) =>
        api.call(Requested, (rest) => rest.pulls.requestReviewers({ ...target, reviewers: [...logins] })),
      find: async () => {
        const current = await client.get(readPullRequest, Requested, (rest) => rest.pulls.get(target));
        return logins.every((login) => current.includes(login.toLowerCase())) ? current : undefined;
      },
    });
    return [];
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'GITHUB_UNPROCESSABLE') throw error;
    if (logins.length === 1) return logins;
  }
  const rejected: string[] = [];
  for (const login of logins) rejected.push(...(await requestReviewers(pull, [login])));
  return rejected;
}

const TimelineComment = z.object({ body: z.string().nullish() });

/** After an unclear answer the newest comments show whether this one is there. */
async function reply({ client, owner, repo, number: issue_number }: PullRequestAccess, body: string) {
  const issue = { owner, repo, issue_number };
  await client.write(publishReview, {
    send: (api) => api.call(TimelineComment, (rest) => rest.issues.createComment({ ...issue, body })),
    find: async () => {
      const comments = await readList(client, {
        operation: readPullRequest,
        item: TimelineComment,
        send: (rest, page) => rest.issues.listComments({ ...issue, ...page }),
        maxPages: 30,
      });
      return comments.find((comment) => sameText(comment.body ?? '', body));
    },
  });
}

const ThreadComment = TimelineComment.extend({ in_reply_to_id: z.int().nullish() });

/** @see https://docs.github.com/en/rest/pulls/comments#create-a-reply-for-a-review-comment */
async function replyInThread(pull: PullRequestAccess, comment_id: number, body: string) {
  const { client, owner, repo, number: pull_number } = pull;
  const target = { owner, repo, pull_number };
  await client.write(publishReview, {
    send: (api) =>
      api.call(ThreadComment, (rest) =>
        rest.pulls.createReplyForReviewComment({ ...target, comment_id, body }),
      ),
    find: async () => {
      const comments = await readList(client, {
        operation: readPullRequest,
        item: ThreadComment,
        send: (rest, page) =>
          rest.pulls.listReviewComments({ ...target, ...page, sort: 'created', direction: 'desc' }),
        maxPages: 2,
      });
      const isThis = (each: z.infer<typeof ThreadComment>) =>
        each.in_reply_to_id === comment_id && sameText(each.body ?? '', body);
      return comments.find(isThis);
    },
  });
}

/**
 * Publishes on one pull request through a draft: one review, one notification. `isOurs` recognises the mark of this
 * instance in a draft's text; only such a draft may be removed.
 */
export function createGitHubPublisher(pull: PullRequestAccess, isOurs: (body: string) => boolean): Publisher {
  const { client } = pull;
  return {
    createDraft: (request) => createDraft(pull, { request, isOurs }),
    addThreads: (draft, threads) => addThreads(client, draft, threads),
    confirm: () => confirmOwnReviews(pull),
    submit: (draft, submission) => submitDraft(client, draft, submission),
    deleteDraft: (draft) => deleteDraft(pull, draft),
    readBack: (draft) => readBack(client, draft),
    carryOutUpkeep: (steps, published) => applyUpkeep(client, steps, published),
    reply: (body, comment) =>
      comment === undefined ? reply(pull, body) : replyInThread(pull, comment, body),
    requestReviewers: (logins) => requestReviewers(pull, logins),
  };
}
