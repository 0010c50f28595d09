import type { ChangedFile } from '../../domain/changed-file.ts';
import type { Diff } from '../../domain/diff/diff.ts';
import { parseDiff } from '../../domain/diff/parse-diff.ts';
import { Failure } from '../../domain/failure.ts';
import type { Commits, Coverage } from '../../domain/manifest.ts';
import { rawBody } from './api.ts';
import type { GitHubClient } from './client.ts';
import { joinPatches } from './join-patches.ts';
import { readPullRequest } from './operation.ts';
import type { PullRequestAddress } from './pull-request.ts';

/** Local git, where the job has a checkout. Undefined when it does not have both commits. */
export interface LocalDiff {
  diff(mergeBase: string, head: string): Promise<Uint8Array | undefined>;
}

export interface FetchedDiff {
  readonly bytes: Uint8Array;
  readonly diff: Diff;
  readonly missing: Coverage['missing'];
}

/**
 * The diff as GitHub's API hands it out: undefined where it is too large for that (HTTP 406), where GitHub fails
 * over it, or where what came is not a diff.
 */
export async function downloadDiff(
  client: GitHubClient,
  { owner, repo, number }: PullRequestAddress,
): Promise<FetchedDiff | undefined> {
  try {
    return read(
      await client.read(readPullRequest, (api) =>
        api.bytes((rest) =>
          rest.pulls.get({ owner, repo, pull_number: number, mediaType: { format: 'diff' }, ...rawBody }),
        ),
      ),
    );
  } catch (error) {
    const unavailable =
      error instanceof Failure &&
      (error.code === 'GITHUB_DIFF_TOO_LARGE' || error.code === 'GITHUB_UNAVAILABLE');
    if (unavailable) return undefined;
    throw error;
  }
}

/** From local git at the merge base, or else from the patches of the file list, which may lack some. */
export async function replaceDiff(from: {
  readonly local: LocalDiff | undefined;
  readonly commits: Commits;
  readonly files: readonly ChangedFile[];
}): Promise<FetchedDiff> {
  const { mergeBase, head } = from.commits;
  const bytes = await from.local?.diff(mergeBase, head);
  const local = bytes === undefined ? undefined : read(bytes);
  if (local !== undefined) return local;
  const joined = joinPatches(from.files);
  const fetched = read(joined.diff);
  if (fetched === undefined) throw unreadable();
  return { ...fetched, missing: joined.missing };
}

function read(bytes: Uint8Array): FetchedDiff | undefined {
  const parsed = parseDiff(bytes);
  return parsed.ok ? { bytes, diff: parsed.diff, missing: [] } : undefined;
}

function unreadable(): Failure {
  return new Failure({
    kind: 'operational',
    code: 'GITHUB_DIFF_UNREADABLE',
    message: "GitHub's list of changed files names a file twice or holds names that git does not allow.",
    fix: 'Run again. With a checkout (fetch-depth: 0) in the job, local git makes the diff instead.',
  });
}
