import { z } from 'zod';
import { Failure, operationalFailure } from '../model/failure.ts';
import { isMarked, reviewedHeads } from '../model/mark.ts';
import type { DraftRequest } from '../model/write-plan.ts';
import type { CreatedDraft } from '../write/publisher.ts';
import type { PullRequestAccess } from './client.ts';
import { findDraft, readReview } from './own-reviews.ts';
import { onFailure, publishReview } from './request-failure.ts';

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
  for (;;) {
    try {
      return await sendDraft(pull, draft.request);
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== 'GITHUB_DRAFT_EXISTS') throw error;
      await waitForOtherDrafts(pull, draft);
    }
  }
}

const Created = z
  .object({ id: z.number().int(), node_id: z.string() })
  .transform(({ id, node_id }): CreatedDraft => ({ id, nodeId: node_id }));

/** A draft's last line names its run, so that runs with equal texts do not take over each other's draft. */
function sendDraft(
  { client, owner, repo, number: pull_number }: PullRequestAccess,
  { commit_id, body, comments }: DraftRequest,
): Promise<CreatedDraft> {
  const review = { owner, repo, pull_number, commit_id, body, comments: comments.map(toParameter) };
  return client.write(publishReview, {
    send: (api) => api.call(Created, (rest) => rest.pulls.createReview(review)),
    find: async () => {
      const existing = await findDraft({ client, owner, repo, number: pull_number });
      return existing?.body.includes(lastLine(body)) ? existing : undefined;
    },
  });
}

/** Octokit's types do not accept explicit undefined, and GitHub does not accept null. */
function toParameter({ start_line, start_side, ...comment }: DraftRequest['comments'][number]) {
  return {
    ...comment,
    ...(start_line !== undefined && { start_line }),
    ...(start_side !== undefined && { start_side }),
  };
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
      const isStale = pull.client.now() - existing.createdAt >= staleAfterMs;
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
export async function deleteDraft(
  { client, owner, repo, number: pull_number }: PullRequestAccess,
  { id: review_id, nodeId }: CreatedDraft,
): Promise<void> {
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
