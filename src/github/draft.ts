import { z } from 'zod';
import { Failure } from '../model/failure.ts';
import { isMarked, reviewedHeads } from '../model/mark.ts';
import type { DraftRequest } from '../model/write-plan.ts';
import type { CreatedDraft } from '../write/publisher.ts';
import type { GitHubClient } from './client.ts';
import { findDraft, readReview } from './own-reviews.ts';
import type { PullRequestAddress } from './pull-request.ts';
import { publishReview } from './request-failure.ts';

const Created = z
  .object({ id: z.number().int(), node_id: z.string() })
  .transform(({ id, node_id }): CreatedDraft => ({ id, nodeId: node_id }));

/**
 * No live run keeps a draft longer, unless it waits for GitHub; such a run then reports that its draft is
 * gone.
 */
const staleAfterMs = 2 * 60_000;

/** Pause between checks for another run's draft. */
const lookEveryMs = 3_000;

/** Removes our draft when `isOurs` matches this instance; returns whether there was one. */
export async function removeDraft(
  client: GitHubClient,
  address: PullRequestAddress,
  isOurs: (body: string) => boolean,
): Promise<boolean> {
  const existing = await findDraft(client, address);
  if (existing === undefined || !isOurs(existing.body)) return false;
  await deleteDraft(client, address, existing);
  return true;
}

/**
 * Creates a draft. GitHub allows one per account, which makes it the lock between runs: a live run's draft is
 * waited for, of any instance. A leftover draft of this instance is removed immediately, an abandoned one
 * once it is stale. Any other draft is left alone and reported (threat Y6).
 */
export async function createDraft(
  client: GitHubClient,
  address: PullRequestAddress,
  draft: {
    readonly key: string;
    readonly request: DraftRequest;
    readonly isOurs: (body: string) => boolean;
  },
): Promise<CreatedDraft> {
  for (;;) {
    try {
      return await sendDraft(client, address, draft);
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== 'GITHUB_DRAFT_EXISTS') throw error;
      await waitForOtherDrafts(client, address, draft);
    }
  }
}

/** The run named in a draft's last line, without its attempt, since an earlier attempt has ended. */
function runOf(body: string): string | undefined {
  const [, run, job] = /^<sub>draft of run ([1-9][\w-]*)\.\d+\.([\w.-]*)<\/sub>$/.exec(lastLine(body)) ?? [];
  return run && `${run} ${job}`;
}

/** Whether no live run uses this draft: it belongs to this run, or to another head than the current one. */
function isLeftover(draft: string, request: DraftRequest): boolean {
  const run = runOf(draft);
  if (run !== undefined && run === runOf(request.body)) return true;
  return reviewedHeads(draft).some((head) => head !== request.commit_id);
}

/** Waits until there is no draft, or removes a leftover of this instance. */
async function waitForOtherDrafts(
  client: GitHubClient,
  address: PullRequestAddress,
  { request, isOurs }: { readonly request: DraftRequest; readonly isOurs: (body: string) => boolean },
): Promise<void> {
  for (;;) {
    const existing = await findDraft(client, address);
    if (existing !== undefined) {
      const isOwn = isOurs(existing.body);
      const isStale = client.now() - existing.createdAt >= staleAfterMs;
      if (isOwn && (isStale || isLeftover(existing.body, request)))
        return deleteDraft(client, address, existing);
      if (!isOwn && (isStale || !isMarked(existing.body))) throw draftOfAnother(address);
    }
    if (!(await client.wait(lookEveryMs))) throw draftOfOtherRun(address);
    if (existing === undefined) return;
  }
}

/** A draft's last line names its run, so that runs with equal texts do not take over each other's draft. */
function sendDraft(
  client: GitHubClient,
  address: PullRequestAddress,
  { request }: { readonly request: DraftRequest },
): Promise<CreatedDraft> {
  const line = lastLine(request.body);
  return client.write(publishReview, {
    send: (api) =>
      api.call(Created, (rest) =>
        rest.pulls.createReview({
          owner: address.owner,
          repo: address.repo,
          pull_number: address.number,
          commit_id: request.commit_id,
          body: request.body,
          comments: request.comments.map(toParameter),
        }),
      ),
    find: async () => {
      const existing = await findDraft(client, address);
      return existing?.body.includes(line) ? existing : undefined;
    },
  });
}

function lastLine(body: string): string {
  return body.trimEnd().split('\n').at(-1) ?? '';
}

/** Octokit's types do not accept explicit undefined, and GitHub does not accept null. */
function toParameter({ start_line, start_side, ...comment }: DraftRequest['comments'][number]) {
  return {
    ...comment,
    ...(start_line !== undefined && { start_line }),
    ...(start_side !== undefined && { start_side }),
  };
}

const noDraftAnyMore: readonly string[] = ['GITHUB_NOT_FOUND', 'GITHUB_UNPROCESSABLE'];

/**
 * Also succeeds when the draft no longer exists: already removed, or published by a request whose response
 * was lost.
 */
export async function deleteDraft(
  client: GitHubClient,
  { owner, repo, number }: PullRequestAddress,
  draft: CreatedDraft,
): Promise<void> {
  try {
    await client.write(publishReview, {
      send: async (api) => {
        await api.call(z.unknown(), (rest) =>
          rest.pulls.deletePendingReview({ owner, repo, pull_number: number, review_id: draft.id }),
        );
        return true;
      },
      find: async () => ((await readReview(client, draft.nodeId)) === undefined ? true : undefined),
    });
  } catch (error) {
    if (!(error instanceof Failure) || !noDraftAnyMore.includes(error.code)) throw error;
  }
}

function draftOfOtherRun({ number }: PullRequestAddress): Failure {
  return new Failure({
    kind: 'operational',
    code: 'GITHUB_DRAFT_EXISTS',
    message: `Another run is publishing its review of #${number}, and the retry budget does not last until it is done.`,
    fix: 'Run again later, or raise `retry-budget`.',
  });
}

function draftOfAnother({ number }: PullRequestAddress): Failure {
  return new Failure({
    kind: 'operational',
    code: 'GITHUB_DRAFT_EXISTS',
    message: `The identity of the token has a pending review on #${number} that is not ours to remove.`,
  });
}
