import { z } from 'zod';
import { type Failure, onFailure, operationalFailure } from '../model/failure.ts';
import { isMarked, reviewedHeads } from '../model/mark.ts';
import { CommitId, type ReviewEvent } from '../model/review-document.ts';
import type { DraftRequest } from '../model/write-plan.ts';
import type { AddedThreads, CreatedDraft, CurrentReview, DraftThread } from '../ports/publisher.ts';
import type { Api } from './api.ts';
import type { GitHubClient, PullRequestAccess } from './client.ts';
import { mutationAlias, mutationRequest, rejectsInput } from './graphql.ts';
import { Confirmation, confirmationSelection, findDraft, readReview } from './own-reviews.ts';
import { publishReview } from './request-failure.ts';

const Thread = z.object({ id: z.string(), pullRequest: Confirmation.optional() });

/** A null thread without an error means that GitHub could not place it (observed). */
const ThreadsAnswer = z.record(z.string(), z.object({ thread: Thread.nullable() }).nullable());

/** Sends all threads in one request. Only the last one selects the pull request, because fields run in order. */
async function sendThreads(api: Api, draft: CreatedDraft, threads: readonly DraftThread[]) {
  const { nodeId: pullRequestReviewId } = draft;
  const mutations = threads.map(({ path, body, line, side, start_line, start_side }, index) => {
    const confirmation = index === threads.length - 1 ? `pullRequest { ${confirmationSelection} }` : '';
    const lines = { line, side, startLine: start_line, startSide: start_side };
    return {
      field: 'addPullRequestReviewThread',
      input: { pullRequestReviewId, path, body, ...(line === undefined ? { subjectType: 'FILE' } : lines) },
      selection: `thread { id ${confirmation} }`,
    };
  });
  const request = { ...mutationRequest('AddThreads', mutations), tolerates: rejectsInput };
  const { data } = await api.graphql(ThreadsAnswer, request);
  const added = threads.map(({ key }, index) => ({ key, thread: data[mutationAlias(index)]?.thread }));
  return {
    unplaced: added.filter(({ thread }) => thread == null).map(({ key }) => key),
    confirmation: added.at(-1)?.thread?.pullRequest,
  };
}

/**
 * Adds threads to a draft: REST cannot add those on whole files, nor others to an existing draft. The last thread's
 * response includes the head and our own reviews, which must be read again once the draft is complete. After an unclear
 * response, only threads whose key is missing from the draft are sent again.
 */
export async function addThreads(
  client: GitHubClient,
  draft: CreatedDraft,
  threads: readonly DraftThread[],
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
  const input = { pullRequestReviewId: draft.nodeId, event, body };
  const selection = 'pullRequestReview { url pullRequest { headRefOid } }';
  const request = mutationRequest('Submit', [{ field: 'submitPullRequestReview', input, selection }]);
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
 * GitHub accepted the whole draft, so an unknown rejection is most likely about the event; otherwise submitting
 * as a comment is rejected too.
 */
function whySubmissionFailed(event: ReviewEvent, cause: Failure): Failure {
  if (cause.code === 'GITHUB_NOT_FOUND') return reviewGone(cause);
  if (event === 'COMMENT' || !perhapsOfTheEvent.includes(cause.code)) return cause;
  const fix = `See whether the repository's settings and rules allow this identity to do so, or rely on the check alone.`;
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

/**
 * No live run keeps a draft longer, unless it waits for GitHub; such a run then reports that its draft is
 * gone.
 */
const staleAfterMs = 2 * 60_000;

/** Pause between checks for another run's draft. */
const lookEveryMs = 3_000;

/** Removes our draft when `isOurs` matches this instance; returns whether there was one. */
export async function removeDraft(
  pull: PullRequestAccess,
  isOurs: (body: string) => boolean,
): Promise<boolean> {
  const existing = await findDraft(pull);
  if (existing === undefined || !isOurs(existing.body)) return false;
  await deleteDraft(pull, existing);
  return true;
}

interface NewDraft {
  readonly request: DraftRequest;
  readonly isOurs: (body: string) => boolean;
}

/**
 * Creates a draft. GitHub allows one per account, which makes it the lock between runs: a live run's draft is
 * waited for, of any instance. A leftover draft of this instance is removed immediately, an abandoned one
 * once it is stale. Any other draft is left alone and reported (threat Y6).
 */
export async function createDraft(pull: PullRequestAccess, draft: NewDraft): Promise<CreatedDraft> {
  const onceFree = onFailure(async (failure) => {
    if (failure.code !== 'GITHUB_DRAFT_EXISTS') throw failure;
    await waitForOtherDrafts(pull, draft);
    return createDraft(pull, draft);
  });
  return sendDraft(pull, draft.request).catch(onceFree);
}

const Created = z
  .object({ id: z.number().int(), node_id: z.string() })
  .transform(({ id, node_id }): CreatedDraft => ({ id, nodeId: node_id }));

/** A draft's last line names its run, so that runs with equal texts do not take over each other's draft. */
function sendDraft(pull: PullRequestAccess, request: DraftRequest): Promise<CreatedDraft> {
  const { client, owner, repo, number: pull_number } = pull;
  const { commit_id, body, comments } = request;
  const review = { owner, repo, pull_number, commit_id, body, comments: [...comments] };
  return client.write(publishReview, {
    send: (api) => api.call(Created, (rest) => rest.pulls.createReview(review)),
    find: async () => {
      const existing = await findDraft({ client, owner, repo, number: pull_number });
      return existing?.body.includes(lastLine(body)) ? existing : undefined;
    },
  });
}

function lastLine(body: string): string {
  return body.trimEnd().split('\n').at(-1) ?? '';
}

/** Waits until there is no draft, or removes a leftover of this instance. */
async function waitForOtherDrafts(pull: PullRequestAccess, { request, isOurs }: NewDraft): Promise<void> {
  for (;;) {
    const existing = await findDraft(pull);
    if (existing !== undefined) {
      const isOwn = isOurs(existing.body);
      const isStale = pull.client.now() - Date.parse(existing.createdAt) >= staleAfterMs;
      if (isOwn && (isStale || isLeftover(existing.body, request))) return deleteDraft(pull, existing);
      if (!isOwn && (isStale || !isMarked(existing.body))) {
        const message = `The identity of the token has a pending review on #${pull.number} that is not ours to remove.`;
        throw operationalFailure('GITHUB_DRAFT_EXISTS', message);
      }
    }
    if (!(await pull.client.wait(lookEveryMs, 'Another run is publishing its review'))) {
      const message = `Another run is publishing its review of #${pull.number}, and the retry budget does not last until it is done.`;
      throw operationalFailure('GITHUB_DRAFT_EXISTS', message, {
        fix: 'Run again later, or raise `retry-budget`.',
      });
    }
    if (existing === undefined) return;
  }
}

/** Whether no live run uses this draft: it belongs to this run, or to another head than the current one. */
function isLeftover(draft: string, request: DraftRequest): boolean {
  const run = runOf(draft);
  if (run !== undefined && run === runOf(request.body)) return true;
  return reviewedHeads(draft).some((head) => head !== request.commit_id);
}

/** The run named in a draft's last line, without its attempt, since an earlier attempt has ended. */
function runOf(body: string): string | undefined {
  const [, run, job] = /^<sub>draft of run ([1-9][\w-]*)\.\d+\.([\w.-]*)<\/sub>$/.exec(lastLine(body)) ?? [];
  return run && `${run} ${job}`;
}

/**
 * Also succeeds when the draft no longer exists: already removed, or published by a request whose response
 * was lost.
 */
export async function deleteDraft(pull: PullRequestAccess, draft: CreatedDraft): Promise<void> {
  const { client, owner, repo, number: pull_number } = pull;
  const { id: review_id, nodeId } = draft;
  const target = { owner, repo, pull_number, review_id };
  await client
    .write(publishReview, {
      send: (api) => api.call(z.unknown(), (rest) => rest.pulls.deletePendingReview(target)),
      find: async () => ((await readReview(client, nodeId)) === undefined ? true : undefined),
    })
    .catch(
      onFailure((failure) => {
        if (failure.code !== 'GITHUB_NOT_FOUND' && failure.code !== 'GITHUB_UNPROCESSABLE') throw failure;
      }),
    );
}
