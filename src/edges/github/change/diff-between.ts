import { z } from 'zod';
import { ChangedFile } from '../../../domain/changed-file.ts';
import { Failure } from '../../../domain/failure.ts';
import type { GitHubClient } from '../transport/client.ts';
import { readContents } from '../transport/operation.ts';
import { joinPatches } from './join-patches.ts';

const Comparison = z.object({
  status: z.enum(['ahead', 'behind', 'diverged', 'identical']),
  merge_base_commit: z.object({ sha: z.string() }),
  files: z.array(ChangedFile).default([]),
});

/** GitHub names no more files in a comparison, and does not say that it left some out. */
const maxFiles = 300;

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
      api.call(Comparison, (rest) =>
        rest.repos.compareCommitsWithBasehead({ owner, repo, basehead: `${from}...${to}`, per_page: 1 }),
      ),
    );
    if (status !== 'ahead' || merge_base_commit.sha !== from || files.length >= maxFiles) return undefined;
    const { diff, missing } = joinPatches(files);
    return missing.length === 0 ? diff : undefined;
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}
