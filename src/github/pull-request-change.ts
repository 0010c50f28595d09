import type { Diff } from '../diff/hunk.ts';
import { parseDiff } from '../diff/parse-diff.ts';
import type { Snapshot } from '../fetch/source.ts';
import { changedFiles } from '../git/git-evidence.ts';
import type { JobCheckout } from '../git/working-directory.ts';
import { Failure } from '../model/failure.ts';
import { ChangedFile } from '../model/files.ts';
import type { Commits, Coverage } from '../model/manifest.ts';
import type { Reporter } from '../model/reporter.ts';
import { rawBody } from './api.ts';
import type { GitHubClient } from './client.ts';
import { joinPatches, maxComparedFiles, readComparison } from './comparison.ts';
import { readList } from './pages.ts';
import type { PinnedPullRequest, PullRequestAddress } from './pull-request.ts';
import { readPullRequest } from './request-failure.ts';

interface FetchedDiff {
  readonly bytes: Uint8Array;
  readonly diff: Diff;
  readonly missing: Coverage['missing'];
  /** All changed files known from any source; GitHub lists at most 3,000. */
  readonly files: readonly ChangedFile[];
}

/**
 * The diff from GitHub's API. Undefined when it is too large (HTTP 406), when GitHub fails to produce it, or
 * when the response is not a diff.
 */
async function downloadDiff(
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

/**
 * The diff from local git at the merge base, or else from the patches of the file list, some of which may be
 * missing.
 */
async function replaceDiff(from: {
  readonly checkout: JobCheckout | undefined;
  readonly commits: Commits;
  readonly files: readonly ChangedFile[];
  /** Reads the paged file list, when `files` come from the comparison, which may omit more lines. */
  readonly list?: () => Promise<readonly ChangedFile[]>;
  /** GitHub's count of changed files. */
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

/** GitHub's entries, followed by those known only from the checkout. */
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
  });
}

/** GitHub lists no more files than this and does not say so. */
const fileListCap = 3_000;

/**
 * Compares GitHub's count of files, its file list and the diff. A file is covered when the diff has it. A
 * file in only one of list and diff is missing, unless the list was cut off.
 */
export function measureCoverage(change: {
  readonly counted: number;
  readonly files: readonly ChangedFile[];
  readonly diff: Diff;
  /** Files known to be absent from the diff, with the reason. */
  readonly missing: Coverage['missing'];
}): Coverage {
  const { counted, files, diff } = change;
  const listed = new Set(files.map((file) => file.filename));
  const moved = new Set(files.flatMap(({ previous_filename }) => previous_filename ?? []));
  const explained = new Set(change.missing.map((file) => file.path));
  // One source may show a rename where the other shows a deleted and a new file; neither is missing.
  const renamed = [...listed].filter((path) => !diff.byPath.has(path) && diff.byFormerPath.has(path));
  const isThere = (path: string) => diff.byPath.has(path) || diff.byFormerPath.has(path);
  const unexplained = [...listed].filter((path) => !isThere(path) && !explained.has(path));
  const shortList = listed.size < counted;
  const unlisted = shortList
    ? []
    : diff.files.map(({ path }) => path).filter((path) => !listed.has(path) && !moved.has(path));
  const covered = diff.files.length - unlisted.length + renamed.length;
  const missing = [
    ...change.missing,
    ...[...unexplained, ...unlisted].map((path) => ({ path, reason: 'unreadable-diff' as const })),
  ];
  const expected = Math.max(counted, covered + missing.length);
  const unnamed = expected - covered - missing.length;
  const gap = {
    path: '/',
    reason: listed.size >= fileListCap ? 'file-list-capped' : 'unreadable-diff',
  } as const;
  return { expected, covered, missing: unnamed > 0 ? [...missing, gap] : missing };
}

/** GitHub stops listing files after 3,000. */
const maxFilePages = 30;
/** Files between two progress lines. */
const progressStep = 500;

interface ChangeOptions {
  readonly client: GitHubClient;
  readonly checkout?: JobCheckout | undefined;
  readonly reporter: Pick<Reporter, 'info' | 'warning'>;
}

/**
 * Reads the change from GitHub's responses and the checkout. Up to 300 files the comparison for the merge
 * base lists the files too; beyond that GitHub returns no diff, so none is requested.
 */
export async function fetchChange(
  { client, checkout, reporter }: ChangeOptions,
  address: PullRequestAddress,
  { base, head, pullRequest: { changedFiles: counted } }: PinnedPullRequest,
): Promise<Pick<Snapshot, 'commits' | 'files' | 'diff' | 'coverage'>> {
  const isLarge = counted > maxComparedFiles;
  const list = () => readChangedFiles(client, address, { expected: counted, reporter });
  const [downloaded, { mergeBase, files: compared }, paged] = await Promise.all([
    isLarge ? undefined : downloadDiff(client, address),
    readComparison(client, address, { base, head, checkout }),
    isLarge ? list() : undefined,
  ]);
  const isWhole = compared.length === counted;
  const files = paged ?? (isWhole ? compared : await list());
  const commits = { head, base, mergeBase };
  const fetched =
    downloaded === undefined
      ? await replaceDiff({
          checkout,
          commits,
          files,
          ...(files === compared && { list }),
          counted,
          reporter,
        })
      : { ...downloaded, files };
  const { bytes, diff, missing } = fetched;
  const coverage = measureCoverage({ counted, files: fetched.files, diff, missing });
  return { commits, files: fetched.files, diff: bytes, coverage };
}

function readChangedFiles(
  client: GitHubClient,
  { owner, repo, number }: PullRequestAddress,
  { expected, reporter }: { readonly expected: number; readonly reporter: Pick<Reporter, 'info'> },
): Promise<readonly ChangedFile[]> {
  return readList(client, {
    operation: readPullRequest,
    item: ChangedFile,
    send: (rest, page) => rest.pulls.listFiles({ owner, repo, pull_number: number, ...page }),
    expected,
    maxPages: maxFilePages,
    onProgress: (read) => {
      if (read % progressStep === 0 && read < expected) {
        reporter.info(`Read ${read} of ${expected} changed files.`);
      }
    },
  });
}
