import { z } from 'zod';
import { ChangedFile } from '../../domain/changed-file.ts';
import type { Conversation } from '../../domain/conversation.ts';
import { likelyBaseFiles, wantedBaseFiles } from '../../domain/evidence/wanted-base-files.ts';
import { Failure } from '../../domain/failure.ts';
import { readLedger } from '../../domain/ledger.ts';
import type { Repository, WorkingDirectory } from '../../domain/manifest.ts';
import { filesToCompare, type Since } from '../../domain/since.ts';
import type { Reporter, Snapshot, Source } from '../../ports.ts';
import type { JobCheckout } from '../job-checkout.ts';
import { readBaseFile, readBlob, readProposedFile } from './base-file.ts';
import type { GitHubClient } from './client.ts';
import { readConversation } from './conversation.ts';
import type { ReviewNode } from './conversation-query.ts';
import { measureCoverage } from './coverage.ts';
import { readEvidenceLists } from './evidence.ts';
import { observeChecks } from './evidence-checks.ts';
import { downloadDiff, replaceDiff } from './fetch-diff.ts';
import { readFilesAt } from './files-at.ts';
import { type GateOnHead, readHeadSince } from './head-moves.ts';
import { readHeadPaths } from './head-paths.ts';
import { leftBehind, sharedWith } from './head-sharing.ts';
import { readMergeBase } from './merge-base.ts';
import { readPullRequest } from './operation.ts';
import { perPage, readList } from './pages.ts';
import { type PinnedPullRequest, type PullRequestAddress, readPinnedPullRequest } from './pull-request.ts';
import { readSince } from './since.ts';
import { readStanding, type Standing } from './standing.ts';

/** GitHub stops listing files after 3,000; comments end where nobody reads on. */
const maxFilePages = 30;
const maxCommentPages = 100;
/** Files between two lines about how far reading has come. */
const progressStep = 500;

/** Looks at what the job has checked out, if anything. */
export type InspectWorkingDirectory = (change: {
  readonly head: string;
  readonly base: string;
  readonly files: readonly ChangedFile[];
  /** Bytes of a blob of the head, by its id. */
  readonly headBlob: (sha: string) => Promise<Uint8Array>;
}) => Promise<{ readonly workingDirectory: WorkingDirectory; readonly workingTreeDiff: Uint8Array }>;

export interface GitHubSourceOptions {
  readonly client: GitHubClient;
  readonly repository: Repository;
  readonly number: number;
  /** The head that this run was started for, where that is known. */
  readonly expectedHead?: string | undefined;
  /** The head that the pull request had until somebody pushed. */
  readonly left?: string | undefined;
  /** Told which open pull requests still have that head. */
  readonly onLeft?: (others: readonly number[]) => void;
  /** Where it is proven since when the head is there. */
  readonly gate?: GateOnHead;
  readonly checkout?: JobCheckout;
  readonly inspect: InspectWorkingDirectory;
  /** Told what the pull request is as soon as that is known. */
  readonly onPinned?: (pinned: PinnedPullRequest) => void;
  /** Key of this instance: what it said before is compared with the head. */
  readonly tool: string;
  readonly reporter: Pick<Reporter, 'info' | 'warning'>;
}

/**
 * Reads one pull request. It is pinned first; files and diff are read after that, so that a head that moves
 * meanwhile shows when it is read again before publishing (threat Y4). All else is read side by side.
 */
export function createGitHubSource(options: GitHubSourceOptions): Source {
  const { owner, name: repo } = options.repository;
  const address = { owner, repo, number: options.number };
  return {
    fetch: ({ policyPath }) => takeSnapshot(options, address, policyPath),
    checks: (head, names) =>
      observeChecks(options.client, { owner, repo, head, names, reporter: options.reporter }),
    filesAt: (commit, paths) => readFilesAt(options.client, address, { commit, paths }),
  };
}

async function takeSnapshot(
  options: GitHubSourceOptions,
  address: PullRequestAddress,
  policyPath: string,
): Promise<Snapshot> {
  const [change, comments] = await Promise.all([
    readChange(options, address, policyPath),
    readReviewComments(options.client, address),
  ]);
  return { ...change, comments };
}

/** The pull request and all that hangs on its commits. */
async function readChange(
  options: GitHubSourceOptions,
  address: PullRequestAddress,
  policyPath: string,
): Promise<Omit<Snapshot, 'comments'>> {
  const { client, repository, expectedHead, checkout, inspect, onPinned, left, onLeft, reporter } = options;
  const pinned = await readPinnedPullRequest(client, address);
  const { pullRequest, base, head } = pinned;
  if (expectedHead !== undefined && expectedHead !== head) throw headMoved(expectedHead, head);
  onPinned?.(pinned);
  const { changedFiles } = pullRequest;
  if (changedFiles > perPage) reporter.info(`Reading ${changedFiles} changed files of #${address.number}.`);

  const [downloaded, listed, mergeBase, headPaths] = await Promise.all([
    downloadDiff(client, address),
    readChangedFiles(client, address, { expected: changedFiles, reporter }),
    readMergeBase(client, address, { base, head, checkout }),
    readHeadPaths(client, address, head),
  ]);
  const commits = { head, base, mergeBase };
  const { bytes, diff, missing, files } =
    downloaded === undefined
      ? await replaceDiff({ checkout, commits, files: listed, counted: changedFiles, reporter })
      : { ...downloaded, files: listed };

  const texts = baseTextsFor(files, headPaths);
  const changesPolicy = files.some(
    ({ filename, previous_filename }) => filename === policyPath || previous_filename === policyPath,
  );
  const [standing, directory] = await Promise.all([
    readStanding(client, address, { commit: base, head, policyPath, changesPolicy, texts, left }),
    inspect({ head, base, files, headBlob: (sha) => readBlob(client, address, sha) }),
  ]);
  const behind = left === undefined ? undefined : leftBehind(standing.sharing, left);
  if (behind !== undefined) onLeft?.(behind);
  const [said, policy, proposedPolicy, lists] = await Promise.all([
    readSaid(options, address, { head, url: pullRequest.url, files, standing }),
    readBaseFile(client, address, { file: standing.baseFile, errors: standing.errors }),
    changesPolicy
      ? readProposedFile(client, address, { file: standing.baseFile, errors: standing.errors })
      : undefined,
    readEvidenceLists(client, address, standing.firstPage),
  ]);
  return {
    repository,
    pullRequest,
    commits,
    sharedWith: sharedWith(standing.sharing, { head, number: address.number }),
    diff: bytes,
    files,
    ...said,
    coverage: measureCoverage({ counted: changedFiles, files, diff, missing }),
    ...directory,
    policy,
    ...(proposedPolicy && { proposedPolicy }),
    evidence: {
      ...lists,
      ...(standing.baseTexts !== undefined && { baseFiles: standing.baseTexts }),
      ...(headPaths !== undefined && { headPaths }),
    },
  };
}

/** What was said, and what became since of the files that our own words are about. */
async function readSaid(
  { client, tool, gate, reporter }: GitHubSourceOptions,
  address: PullRequestAddress,
  change: {
    readonly head: string;
    readonly url: string;
    readonly files: readonly ChangedFile[];
    readonly standing: Pick<Standing, 'viewer' | 'firstPage'>;
  },
): Promise<Pick<Snapshot, 'conversation' | 'since'>> {
  const { head, url, files, standing } = change;
  const { viewer, firstPage } = standing;
  const onGap = (failure: Failure) =>
    reporter.warning(`The conversation could not be read to its end: ${failure.message}`);
  const compare = async (conversation: Conversation): Promise<readonly Since[]> => {
    const wanted = filesToCompare(readLedger(conversation, tool), head);
    try {
      return await readSince(client, address, { head, files, wanted });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      reporter.warning(`What changed since the last review could not be read: ${error.message}`);
      return [];
    }
  };
  const headSince = (reviews: readonly ReviewNode[]) =>
    readHeadSince(client, address, {
      head,
      gate,
      tool,
      url,
      viewer,
      moves: firstPage,
      reviews,
      onGap: ({ message }) => reporter.warning(`A waiver may not hold: ${message}`),
    });
  const conversation = await readConversation(client, { address, viewer, firstPage, headSince, onGap });
  return { conversation, since: await compare(conversation) };
}

/** What the head has, the base mostly had; what the change took away, it had for sure. */
function baseTextsFor(files: readonly ChangedFile[], headPaths: readonly string[] | undefined) {
  const gone = files.flatMap(({ status, filename, previous_filename }) =>
    status === 'removed' ? [filename] : (previous_filename ?? []),
  );
  const touched = files.map(({ filename }) => filename);
  return wantedBaseFiles([...(headPaths ?? likelyBaseFiles), ...gone], touched);
}

function readReviewComments(client: GitHubClient, { owner, repo, number }: PullRequestAddress) {
  return readList(client, {
    operation: readPullRequest,
    item: z.looseObject({ id: z.number() }),
    send: (rest, page) => rest.pulls.listReviewComments({ owner, repo, pull_number: number, ...page }),
    maxPages: maxCommentPages,
  });
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

/** Reviewers of this run read the old head; what they found must not be published as said about the new one. */
function headMoved(expected: string, head: string): Failure {
  return new Failure({
    kind: 'superseded',
    code: 'HEAD_MOVED',
    message: `This run was started for the head ${expected}, and the pull request is at ${head} now.`,
    fix: 'The run for the new head reviews it; there is nothing to do.',
  });
}
