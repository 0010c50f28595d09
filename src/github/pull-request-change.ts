import type { Diff } from '../diff/hunk.ts';
import type { Snapshot } from '../fetch/source.ts';
import type { JobCheckout } from '../git/job-checkout.ts';
import { ChangedFile } from '../model/changed-file.ts';
import type { Coverage } from '../model/manifest.ts';
import type { Reporter } from '../model/reporter.ts';
import type { GitHubClient } from './client.ts';
import { maxComparedFiles, readComparison } from './comparison.ts';
import { downloadDiff, replaceDiff } from './fetch-diff.ts';
import { readPullRequest } from './operation.ts';
import { readList } from './pages.ts';
import type { PinnedPullRequest, PullRequestAddress } from './pull-request.ts';

/** GitHub lists no more files than this, without a word about the others. */
const fileListCap = 3_000;

/**
 * Compares what three answers say of one change: the number of files that GitHub counts, its list of files, and
 * the diff. A file is covered when the diff has it; a file that only one of list and diff knows is missing,
 * unless the list stopped short.
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
  // One may see a rename where the other sees one file go and one come: nothing is missing.
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
/** Files between two lines about how far reading has come. */
const progressStep = 500;

interface ChangeOptions {
  readonly client: GitHubClient;
  readonly checkout?: JobCheckout | undefined;
  readonly reporter: Pick<Reporter, 'info' | 'warning'>;
}

/**
 * The change itself, by whichever of GitHub's answers and the checkout tell it whole. Up to 300 files the comparison
 * that tells the merge base lists them too; beyond, GitHub hands out no diff, so that none is asked for.
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
