import { z } from 'zod';
import type { JobCheckout } from '../git/job-checkout.ts';
import { ChangedFile } from '../model/changed-file.ts';
import { Failure } from '../model/failure.ts';
import { CommitId } from '../model/review-document.ts';
import type { GitHubClient } from './client.ts';
import { joinPatches } from './join-patches.ts';
import { readContents } from './operation.ts';
import type { PullRequestAddress } from './pull-request.ts';

/**
 * GitHub's comparison names as many files, all on its first page, and its diff holds no more.
 * @see https://docs.github.com/en/rest/commits/commits#compare-two-commits
 */
export const maxComparedFiles = 300;

/** Where a change left its base, and the files that it changed as far as the comparison names them. */
interface Comparison {
  readonly mergeBase: string;
  readonly files: readonly ChangedFile[];
}

const Answer = z
  .object({ merge_base_commit: z.object({ sha: CommitId }), files: z.array(ChangedFile).default([]) })
  .transform(({ merge_base_commit, files }): Comparison => ({ mergeBase: merge_base_commit.sha, files }));

/** GitHub gave no answer, or one that is none; a refusal is not asked around. */
const unanswered = new Set(['GITHUB_UNAVAILABLE', 'GITHUB_NOT_FOUND', 'GITHUB_DIFF_TOO_LARGE']);

/** The comparison as GitHub makes it; where it makes none, the checkout's history says where the change left its base. */
export async function readComparison(
  client: GitHubClient,
  { owner, repo }: PullRequestAddress,
  {
    base,
    head,
    checkout,
  }: {
    readonly base: string;
    readonly head: string;
    readonly checkout: JobCheckout | undefined;
  },
): Promise<Comparison> {
  const basehead = `${base}...${head}`;
  try {
    return await client.read(readContents, (api) =>
      api.call(Answer, (rest) =>
        rest.repos.compareCommitsWithBasehead({ owner, repo, basehead, per_page: 1 }),
      ),
    );
  } catch (error) {
    if (!(error instanceof Failure && unanswered.has(error.code))) throw error;
    const local = await checkout?.mergeBase(base, head);
    if (local !== undefined) return { mergeBase: local, files: [] };
    throw unknown(error);
  }
}

function unknown(cause: Failure): Failure {
  return new Failure({
    kind: 'operational',
    code: 'MERGE_BASE_UNKNOWN',
    message: `The merge base is unknown: ${cause.message}, and the job has no checkout with the whole history`,
    fix: 'Run again, or check out with `fetch-depth: 0` in the job.',
    cause,
  });
}

const Progress = z.object({
  status: z.enum(['ahead', 'behind', 'diverged', 'identical']),
  merge_base_commit: z.object({ sha: z.string() }),
  files: z.array(ChangedFile).default([]),
});

/**
 * What changed from an earlier head to a later one that grew out of it; undefined after a force-push, where not every
 * line is shown, and where GitHub does not tell.
 * @see https://docs.github.com/en/rest/commits/commits#compare-two-commits
 */
export async function readDiffBetween(
  client: GitHubClient,
  { owner, repo }: { readonly owner: string; readonly repo: string },
  [from, to]: readonly [from: string, to: string],
): Promise<Uint8Array | undefined> {
  try {
    const { status, merge_base_commit, files } = await client.read(readContents, (api) =>
      api.call(Progress, (rest) =>
        rest.repos.compareCommitsWithBasehead({ owner, repo, basehead: `${from}...${to}`, per_page: 1 }),
      ),
    );
    if (status !== 'ahead' || merge_base_commit.sha !== from || files.length >= maxComparedFiles)
      return undefined;
    const { diff, missing } = joinPatches(files);
    return missing.length === 0 ? diff : undefined;
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}
