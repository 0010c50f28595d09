import { ChangedFile } from '../../../domain/changed-file.ts';
import type { Reporter } from '../../../ports/reporter.ts';
import type { Snapshot } from '../../../ports/source.ts';
import type { JobCheckout } from '../../git/job-checkout.ts';
import { readList } from '../paging/pages.ts';
import type { PinnedPullRequest, PullRequestAddress } from '../pull-request.ts';
import type { GitHubClient } from '../transport/client.ts';
import { readPullRequest } from '../transport/operation.ts';
import { measureCoverage } from './coverage.ts';
import { downloadDiff, replaceDiff } from './fetch-diff.ts';
import { readMergeBase } from './merge-base.ts';

/** GitHub stops listing files after 3,000. */
const maxFilePages = 30;
/** Files between two lines about how far reading has come. */
const progressStep = 500;

interface ChangeOptions {
  readonly client: GitHubClient;
  readonly checkout?: JobCheckout | undefined;
  readonly reporter: Pick<Reporter, 'info' | 'warning'>;
}

/** The change itself, by whichever of GitHub's answers and the checkout tell it whole. */
export async function fetchChange(
  { client, checkout, reporter }: ChangeOptions,
  address: PullRequestAddress,
  { base, head, pullRequest: { changedFiles: counted } }: PinnedPullRequest,
): Promise<Pick<Snapshot, 'commits' | 'files' | 'diff' | 'coverage'>> {
  const [downloaded, listed, mergeBase] = await Promise.all([
    downloadDiff(client, address),
    readChangedFiles(client, address, { expected: counted, reporter }),
    readMergeBase(client, address, { base, head, checkout }),
  ]);
  const commits = { head, base, mergeBase };
  const { bytes, diff, missing, files } =
    downloaded === undefined
      ? await replaceDiff({ checkout, commits, files: listed, counted, reporter })
      : { ...downloaded, files: listed };
  return { commits, files, diff: bytes, coverage: measureCoverage({ counted, files, diff, missing }) };
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
