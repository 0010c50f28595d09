import { z } from 'zod';
import { ChangedFile } from '../../../domain/changed-file.ts';
import { Failure } from '../../../domain/failure.ts';
import { CommitId } from '../../../domain/review-document.ts';
import type { JobCheckout } from '../../git/job-checkout.ts';
import type { PullRequestAddress } from '../pull-request.ts';
import type { GitHubClient } from '../transport/client.ts';
import { readContents } from '../transport/operation.ts';

/**
 * GitHub's comparison names as many files, all on its first page, and its diff holds no more.
 * @see https://docs.github.com/en/rest/commits/commits#compare-two-commits
 */
export const maxComparedFiles = 300;

/** Where a change left its base, and the files that it changed as far as the comparison names them. */
export interface Comparison {
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
