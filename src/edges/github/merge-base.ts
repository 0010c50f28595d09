import { z } from 'zod';
import { CommitId } from '../../domain/review-document.ts';
import type { GitHubClient } from './client.ts';
import { readContents } from './operation.ts';
import type { PullRequestAddress } from './pull-request.ts';

const Comparison = z
  .object({ merge_base_commit: z.object({ sha: CommitId }) })
  .transform((comparison) => comparison.merge_base_commit.sha);

/** The commit that the pull request's diff starts from. A shallow clone could not tell; GitHub always can. */
export function readMergeBase(
  client: GitHubClient,
  { owner, repo }: PullRequestAddress,
  { base, head }: { readonly base: string; readonly head: string },
): Promise<string> {
  const basehead = `${base}...${head}`;
  return client.read(readContents, (api) =>
    api.call(Comparison, (rest) =>
      rest.repos.compareCommitsWithBasehead({ owner, repo, basehead, per_page: 1 }),
    ),
  );
}
