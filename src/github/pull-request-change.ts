import type { Diff } from '../diff/hunk.ts';
import { parseDiff } from '../diff/parse-diff.ts';
import type { Snapshot } from '../fetch/source.ts';
import { changedFiles } from '../git/git-evidence.ts';
import type { JobCheckout } from '../git/working-directory.ts';
import { onFailure, operationalFailure } from '../model/failure.ts';
import { ChangedFile } from '../model/files.ts';
import type { Commits, Coverage } from '../model/manifest.ts';
import type { Reporter } from '../model/reporter.ts';
import { rawBody } from './api.ts';
import type { PullRequestAccess } from './client.ts';
import { joinPatches, maxComparedFiles, readComparison } from './comparison.ts';
import { readList } from './pages.ts';
import type { PinnedPullRequest } from './pull-request.ts';
import { readPullRequest } from './request-failure.ts';

interface ParsedDiff {
  readonly bytes: Uint8Array;
  readonly diff: Diff;
}

function parse(bytes: Uint8Array): ParsedDiff | undefined {
  const parsed = parseDiff(bytes);
  return parsed.ok ? { bytes, diff: parsed.diff } : undefined;
}

/**
 * The diff from GitHub's API. Undefined when it is too large (HTTP 406), when GitHub fails to produce it, or
 * when the response is not a diff.
 */
async function downloadDiff({ client, owner, repo, number }: PullRequestAccess) {
  const bytes = await client
    .read(readPullRequest, (api) =>
      api.bytes((rest) =>
        rest.pulls.get({ owner, repo, pull_number: number, mediaType: { format: 'diff' }, ...rawBody }),
      ),
    )
    .catch(
      onFailure((failure) => {
        if (failure.code === 'GITHUB_DIFF_TOO_LARGE' || failure.code === 'GITHUB_UNAVAILABLE')
          return undefined;
        throw failure;
      }),
    );
  return bytes && parse(bytes);
}

/** The diff from local git at the merge base, with GitHub's entries, followed by those that only git knows. */
async function readLocalDiff(
  checkout: JobCheckout | undefined,
  { mergeBase, head }: Commits,
  { listed, counted }: { readonly listed: readonly ChangedFile[]; readonly counted: number },
): Promise<FetchedChange | undefined> {
  const local = await checkout?.diff(mergeBase, head);
  const parsed = local && parse(local.bytes);
  if (local === undefined || parsed === undefined) return undefined;
  const names = new Set(listed.map(({ filename }) => filename));
  const unlisted = changedFiles(parsed.diff, local.ids).filter(({ filename }) => !names.has(filename));
  return { ...parsed, missing: [], files: listed.length < counted ? [...listed, ...unlisted] : listed };
}

/** The diff from the patches of a file list, some of which may be missing. */
function joinedDiff(files: readonly ChangedFile[]): FetchedChange {
  const { diff, missing } = joinPatches(files);
  const parsed = parse(diff);
  if (parsed !== undefined) return { ...parsed, missing, files };
  const message = "GitHub's list of changed files names a file twice or holds names that git does not allow.";
  throw operationalFailure('GITHUB_DIFF_UNREADABLE', message);
}

/** GitHub lists no more files than this and does not say so. */
const fileListCap = 3_000;

interface FetchedChange extends ParsedDiff {
  /** All changed files known from any source. */
  readonly files: readonly ChangedFile[];
  /** Files known to be absent from the diff, with the reason. */
  readonly missing: Coverage['missing'];
}

/**
 * Compares GitHub's count of files, its file list and the diff. A file is covered when the diff has it. A
 * file in only one of list and diff is missing, unless the list was cut off. One source may show a rename where
 * the other shows a deleted and a new file; neither is missing.
 */
export function measureCoverage(counted: number, change: Omit<FetchedChange, 'bytes'>): Coverage {
  const { files, diff, missing: explained } = change;
  const listed = [...new Set(files.map(({ filename }) => filename))];
  const names = new Set(
    files.flatMap(({ filename, previous_filename = filename }) => [filename, previous_filename]),
  );
  const known = new Set(explained.map(({ path }) => path));
  const renamed = listed.filter((path) => !diff.byPath.has(path) && diff.byFormerPath.has(path));
  const absent = listed.filter(
    (path) => !diff.byPath.has(path) && !diff.byFormerPath.has(path) && !known.has(path),
  );
  const unlisted =
    listed.length < counted ? [] : diff.files.map(({ path }) => path).filter((path) => !names.has(path));
  const unexplained = [...absent, ...unlisted].map((path) => ({ path, reason: 'unreadable-diff' as const }));
  const covered = diff.files.length - unlisted.length + renamed.length;
  const missing = [...explained, ...unexplained];
  const expected = Math.max(counted, covered + missing.length);
  if (expected === covered + missing.length) return { expected, covered, missing };
  const reason = listed.length >= fileListCap ? 'file-list-capped' : 'unreadable-diff';
  return { expected, covered, missing: [...missing, { path: '/', reason }] };
}

interface ChangeOptions {
  readonly checkout?: JobCheckout | undefined;
  readonly reporter: Pick<Reporter, 'info' | 'warning'>;
}

/**
 * Reads the change from GitHub's responses and the checkout. Up to 300 files the comparison for the merge
 * base lists the files too; beyond that GitHub returns no diff, so none is requested.
 */
export async function fetchChange(
  pull: PullRequestAccess,
  { base, head, pullRequest: { changedFiles: counted } }: PinnedPullRequest,
  { checkout, reporter }: ChangeOptions,
): Promise<Pick<Snapshot, 'commits' | 'files' | 'diff' | 'coverage'>> {
  const isLarge = counted > maxComparedFiles;
  const list = () => readChangedFiles(pull, counted);
  const [downloaded, { mergeBase, files: compared }, paged] = await Promise.all([
    isLarge ? undefined : downloadDiff(pull),
    readComparison(pull, { base, head, checkout }),
    isLarge ? list() : undefined,
  ]);
  const commits = { head, base, mergeBase };
  const listed = paged ?? (compared.length === counted ? compared : await list());
  let change: FetchedChange | undefined;
  if (downloaded !== undefined) change = { ...downloaded, missing: [], files: listed };
  else {
    reporter.info('GitHub does not hand out this diff whole; it is put together from other sources.');
    change = await readLocalDiff(checkout, commits, { listed, counted });
    change ??= joinedDiff(listed);
    // The comparison may omit more lines than the paged list.
    if (listed === compared && change.missing.length > 0) change = joinedDiff(await list());
  }
  return {
    commits,
    files: change.files,
    diff: change.bytes,
    coverage: measureCoverage(counted, change),
  };
}

/** GitHub stops listing files after 3,000. */
const maxFilePages = 30;

function readChangedFiles({ client, owner, repo, number }: PullRequestAccess, expected: number) {
  return readList(client, {
    operation: readPullRequest,
    item: ChangedFile,
    send: (rest, page) => rest.pulls.listFiles({ owner, repo, pull_number: number, ...page }),
    expected,
    maxPages: maxFilePages,
  });
}
