import { z } from 'zod';
import { Failure } from '../../../domain/failure.ts';
import type { PullRequestAddress } from '../pull-request.ts';
import type { GitHubClient } from '../transport/client.ts';
import { readContents } from '../transport/operation.ts';

const Tree = z.object({
  truncated: z.boolean(),
  tree: z.array(z.object({ path: z.string(), type: z.string() })),
});

/**
 * Every file of a commit. Undefined where GitHub does not list them whole, which it does up to 100,000 entries.
 * @see https://docs.github.com/en/rest/git/trees#get-a-tree
 */
export async function readHeadPaths(
  client: GitHubClient,
  { owner, repo }: PullRequestAddress,
  commit: string,
): Promise<readonly string[] | undefined> {
  try {
    const { truncated, tree } = await client.read(readContents, (api) =>
      api.call(Tree, (rest) => rest.git.getTree({ owner, repo, tree_sha: commit, recursive: '1' })),
    );
    return truncated ? undefined : tree.filter(({ type }) => type === 'blob').map(({ path }) => path);
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}
