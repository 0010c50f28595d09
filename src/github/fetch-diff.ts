import type { Diff } from '../diff/hunk.ts';
import { parseDiff } from '../diff/parse-diff.ts';
import { changedFiles } from '../git/changed-files.ts';
import type { JobCheckout } from '../git/job-checkout.ts';
import type { ChangedFile } from '../model/changed-file.ts';
import { Failure } from '../model/failure.ts';
import type { Commits, Coverage } from '../model/manifest.ts';
import type { Reporter } from '../model/reporter.ts';
import { rawBody } from './api.ts';
import type { GitHubClient } from './client.ts';
import { joinPatches } from './join-patches.ts';
import { readPullRequest } from './operation.ts';
import type { PullRequestAddress } from './pull-request.ts';

export interface FetchedDiff {
  readonly bytes: Uint8Array;
  readonly diff: Diff;
  readonly missing: Coverage['missing'];
  /** All changed files that anybody names: GitHub stops listing them at 3,000. */
  readonly files: readonly ChangedFile[];
}

/**
 * The diff as GitHub's API hands it out: undefined where it is too large for that (HTTP 406), where GitHub fails
 * over it, or where what came is not a diff.
 */
export async function downloadDiff(
  client: GitHubClient,
  { owner, repo, number }: PullRequestAddress,
): Promise<Omit<FetchedDiff, 'files'> | undefined> {
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
  readonly checkout: JobCheckout | undefined;
  readonly commits: Commits;
  readonly files: readonly ChangedFile[];
  /** The files page by page, where one answer told them all: it may have left out more of their lines. */
  readonly list?: () => Promise<readonly ChangedFile[]>;
  /** How many files GitHub counts. */
  readonly counted: number;
  readonly reporter: Pick<Reporter, 'info'>;
}): Promise<FetchedDiff> {
  const { files, reporter } = from;
  const { mergeBase, head } = from.commits;
  reporter.info('GitHub does not hand out this diff whole; it is put together from other sources.');
  const local = await from.checkout?.diff(mergeBase, head);
  const fetched = local && read(local.bytes);
  if (local !== undefined && fetched !== undefined) {
    const isShort = files.length < from.counted;
    const all = isShort ? withUnlisted(files, changedFiles(fetched.diff, local.ids)) : files;
    return { ...fetched, files: all };
  }
  const isCut = joinPatches(files).missing.length > 0;
  const paged = (isCut ? await from.list?.() : undefined) ?? files;
  return { ...joined(paged), files: paged };
}

function joined(files: readonly ChangedFile[]): Omit<FetchedDiff, 'files'> {
  const { diff, missing } = joinPatches(files);
  const fetched = read(diff);
  if (fetched === undefined) throw unreadable();
  return { ...fetched, missing };
}

/** GitHub's own entries, and after them those that only the checkout knows of. */
function withUnlisted(listed: readonly ChangedFile[], all: readonly ChangedFile[]): readonly ChangedFile[] {
  const names = new Set(listed.map(({ filename }) => filename));
  return [...listed, ...all.filter(({ filename }) => !names.has(filename))];
}

function read(bytes: Uint8Array): Omit<FetchedDiff, 'files'> | undefined {
  const parsed = parseDiff(bytes);
  return parsed.ok ? { bytes, diff: parsed.diff, missing: [] } : undefined;
}

function unreadable(): Failure {
  return new Failure({
    kind: 'operational',
    code: 'GITHUB_DIFF_UNREADABLE',
    message: "GitHub's list of changed files names a file twice or holds names that git does not allow.",
    fix: 'Run again. With a checkout in the job, local git makes the diff instead.',
  });
}
