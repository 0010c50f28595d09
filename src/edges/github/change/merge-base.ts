import { z } from 'zod';
import { Failure } from '../../../domain/failure.ts';
import { CommitId } from '../../../domain/review-document.ts';
import type { JobCheckout } from '../../git/job-checkout.ts';
import type { PullRequestAddress } from '../pull-request.ts';
import type { GitHubClient } from '../transport/client.ts';
import { readContents } from '../transport/operation.ts';

const Comparison = z
  .object({ merge_base_commit: z.object({ sha: CommitId }) })
  .transform((comparison) => comparison.merge_base_commit.sha);

/** GitHub gave no answer, or one that is none; a refusal is not asked around. */
const unanswered = new Set(['GITHUB_UNAVAILABLE', 'GITHUB_NOT_FOUND', 'GITHUB_DIFF_TOO_LARGE']);

/** The commit that the pull request's diff starts from: as GitHub says, or else as the checkout's history does. */
export async function readMergeBase(
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
): Promise<string> {
  const basehead = `${base}...${head}`;
  try {
    return await client.read(readContents, (api) =>
      api.call(Comparison, (rest) =>
        rest.repos.compareCommitsWithBasehead({ owner, repo, basehead, per_page: 1 }),
      ),
    );
  } catch (error) {
    if (!(error instanceof Failure && unanswered.has(error.code))) throw error;
    const local = await checkout?.mergeBase(base, head);
    if (local?.state === 'told') return local.value;
    throw unknown(error, local?.state === 'history-missing' ? local.reason : 'the job has no checkout');
  }
}

function unknown(cause: Failure, reason: string): Failure {
  return new Failure({
    kind: 'operational',
    code: 'MERGE_BASE_UNKNOWN',
    message: `Nobody says where the change left its base. GitHub: ${cause.message} The checkout: ${reason}.`,
    fix: 'Run again. With a full checkout (fetch-depth: 0) in the job, local git can tell.',
    cause,
  });
}
