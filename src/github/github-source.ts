import { z } from 'zod';
import { readLedger } from '../comments/ledger.ts';
import { likelyBaseFiles, wantedBaseFiles } from '../fetch/base-files.ts';
import type { ChangesSince, Snapshot, SnapshotRequest, Source } from '../fetch/source.ts';
import type { JobCheckout } from '../git/working-directory.ts';
import { filesToCompare } from '../memory/changes-since-review.ts';
import { headsWithoutCheck } from '../memory/memory.ts';
import type { Conversation } from '../model/conversation.ts';
import { Failure } from '../model/failure.ts';
import type { ChangedFile } from '../model/files.ts';
import type { Repository, WorkingDirectory } from '../model/manifest.ts';
import type { Reporter } from '../model/reporter.ts';
import { readCheckMemory, readCheckMemoryAt } from './check-memory.ts';
import type { GitHubClient } from './client.ts';
import { compareHeads, objectsToCompare } from './compare-heads.ts';
import { readDiffBetween } from './comparison.ts';
import { observeChecks } from './evidence-checks.ts';
import {
  policyAt,
  readBaseTexts,
  readBlob,
  readFilesAt,
  readHeadPaths,
  readPolicyAt,
  textsAt,
} from './git-objects.ts';
import { readWholeConversation } from './github-discussion.ts';
import { evidenceIn } from './github-evidence.ts';
import { type GateOnHead, readHeadSince } from './head-moves.ts';
import { readSharing } from './head-sharing.ts';
import { type Overview, readOverview } from './overview.ts';
import { perPage, readList } from './pages.ts';
import { type PinnedPullRequest, type PullRequestAddress, readPinnedPullRequest } from './pull-request.ts';
import { fetchChange } from './pull-request-change.ts';
import { readPullRequest } from './request-failure.ts';

/** Pages of comments read at most. */
const maxPages = 100;

/** Comments of all threads as REST lists them; `expected` is their number, and 0 sends no request. */
export async function readReviewComments(
  client: GitHubClient,
  { owner, repo, number }: PullRequestAddress,
  expected: number,
): Promise<readonly unknown[]> {
  if (expected === 0) return [];
  return readList(client, {
    operation: readPullRequest,
    item: z.looseObject({ id: z.number() }),
    send: (rest, page) => rest.pulls.listReviewComments({ owner, repo, pull_number: number, ...page }),
    expected,
    maxPages,
  });
}

/** Inspects the job's checkout, if there is one. */
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
  /** The head this run was started for, if known. */
  readonly expectedHead?: string | undefined;
  /** Shows since when the head has been current. */
  readonly gate?: GateOnHead;
  readonly checkout?: JobCheckout;
  /** Asks the job's checkout before GitHub. */
  readonly changesSince?: ChangesSince;
  readonly inspect: InspectWorkingDirectory;
  /** Key of this instance; its earlier findings are compared with the head. */
  readonly tool: string;
  readonly reporter: Pick<Reporter, 'info' | 'warning'>;
}

/**
 * Reads one pull request in three round trips: the pull request; then, concurrently, everything that depends
 * on its commits; then what those responses leave open. The pull request comes first, so that a head that
 * moves later is noticed before publishing (threat Y4).
 */
export function createGitHubSource(options: GitHubSourceOptions): Source {
  const { owner, name: repo } = options.repository;
  const address = { owner, repo, number: options.number };
  return {
    fetch: (request) => takeSnapshot(options, address, request),
    checks: (head, names) =>
      observeChecks(options.client, { owner, repo, head, names, reporter: options.reporter }),
    changesSince: async (from, to) =>
      (await options.changesSince?.(from, to)) ??
      readDiffBetween(options.client, address, [from.head, to.head]),
    filesAt: (commit, paths) => readFilesAt(options.client, address, { commit, paths }),
  };
}

/** The list of comments is read alongside everything else, however long it is. */
async function takeSnapshot(
  options: GitHubSourceOptions,
  address: PullRequestAddress,
  request: SnapshotRequest,
): Promise<Snapshot> {
  if (options.expectedHead !== undefined) request.onExpectedHead?.(options.expectedHead);
  const pinned = await pin(options, address);
  const [snapshot, comments] = await Promise.all([
    readPinned(options, address, { ...request, pinned }),
    readReviewComments(options.client, address, pinned.reviewComments),
  ]);
  return { ...snapshot, comments };
}

async function readPinned(
  options: GitHubSourceOptions,
  address: PullRequestAddress,
  { policyPath, onHead, pinned }: SnapshotRequest & { readonly pinned: PinnedPullRequest },
): Promise<Omit<Snapshot, 'comments'>> {
  const { client, repository, gate, inspect } = options;
  const { pullRequest, base, head } = pinned;
  const [{ commits, files, diff, coverage }, headPaths, overview] = await Promise.all([
    fetchChange(options, address, pinned),
    readHeadPaths(client, address, head),
    readOverview(client, address, {
      head,
      gate,
      objects: [
        ...policyAt(base, policyPath),
        ...policyAt(head, policyPath),
        ...textsAt(base, likelyBaseFiles),
      ],
    }),
    onHead?.({ head, pull: address.number, url: pullRequest.url }),
  ]);

  const texts = baseTextsFor(files, headPaths);
  const changesPolicy = files.some(
    ({ filename, previous_filename }) => filename === policyPath || previous_filename === policyPath,
  );
  const policy = { objects: overview.objects, path: policyPath };
  const [rest, basePolicy, proposedPolicy, directory] = await Promise.all([
    readRest(options, address, { base, head, url: pullRequest.url, files, texts, overview }),
    readPolicyAt(client, address, { ...policy, commit: base }),
    changesPolicy ? readPolicyAt(client, address, { ...policy, commit: head }) : undefined,
    inspect({ head, base, files, headBlob: (sha) => readBlob(client, address, sha) }),
  ]);
  return {
    repository,
    pullRequest,
    commits,
    sharing: readSharing(overview.sharing, { head, number: address.number }),
    diff,
    files,
    conversation: rest.conversation,
    ...(rest.kept && { kept: rest.kept.checks, completed: rest.kept.completed, runs: rest.kept.runs }),
    since: rest.since,
    coverage,
    ...directory,
    policy: basePolicy,
    ...(proposedPolicy && { proposedPolicy }),
    evidence: {
      ...rest.evidence,
      ...(rest.baseTexts && { baseFiles: rest.baseTexts }),
      ...(headPaths && { headPaths }),
    },
  };
}

async function pin(
  { client, expectedHead, reporter }: GitHubSourceOptions,
  address: PullRequestAddress,
): Promise<PinnedPullRequest> {
  const pinned = await readPinnedPullRequest(client, address);
  if (expectedHead !== undefined && expectedHead !== pinned.head) throw headMoved(expectedHead, pinned.head);
  const { changedFiles } = pinned.pullRequest;
  if (changedFiles > perPage) reporter.info(`Reading ${changedFiles} changed files of #${address.number}.`);
  return pinned;
}

/** The rest of the conversation, and files at the base and at earlier heads. */
async function readRest(
  { client, tool, gate, reporter }: GitHubSourceOptions,
  address: PullRequestAddress,
  change: {
    readonly base: string;
    readonly head: string;
    readonly url: string;
    readonly files: readonly ChangedFile[];
    /** Paths to read at the base. */
    readonly texts: readonly string[];
    readonly overview: Overview;
  },
) {
  const { base, head, url, files, texts, overview } = change;
  const { viewer, firstPage } = overview;
  const about = gate?.kind === 'check' && {
    address,
    checkName: gate.name,
    head,
    tool,
    viewer,
    texts: overview.checkTexts,
  };
  const newest = about ? await readCheckMemory(client, firstPage, about) : undefined;
  const comparison = (conversation: Conversation) => ({
    head,
    files,
    wanted: filesToCompare(readLedger(conversation, tool, newest?.checks.kept), head),
  });
  const { conversation, objects } = await readWholeConversation(client, address, {
    overview,
    wanted: (known) => [
      ...textsAt(base, texts).filter(({ expression }) => !overview.objects.has(expression)),
      ...objectsToCompare(comparison(known)),
    ],
    headSince: (reviews) => {
      const onGap = ({ message }: Failure) => reporter.warning(`A waiver may not hold: ${message}`);
      const history = { head, gate, tool, url, viewer, moves: firstPage, reviews, onGap };
      return readHeadSince(client, address, history);
    },
    onGap: ({ message }) =>
      reporter.warning(`The earlier conversation could not be read completely: ${message}`),
  });
  const unread = newest === undefined ? [] : headsWithoutCheck(conversation, tool, newest.checks);
  const kept =
    about && unread.length > 0
      ? await readCheckMemoryAt(client, firstPage, { ...about, heads: unread })
      : newest;
  return {
    conversation,
    kept,
    since: compareHeads(objects, comparison(conversation)),
    baseTexts: readBaseTexts(new Map([...overview.objects, ...objects]), base, texts),
    evidence: evidenceIn(firstPage),
  };
}

/** Most paths of the head exist at the base, and removed paths certainly do. */
function baseTextsFor(files: readonly ChangedFile[], headPaths: readonly string[] | undefined) {
  const gone = files.flatMap(({ status, filename, previous_filename }) =>
    status === 'removed' ? [filename] : (previous_filename ?? []),
  );
  const touched = files.map(({ filename }) => filename);
  return wantedBaseFiles([...likelyBaseFiles, ...(headPaths ?? []), ...gone], touched);
}

/** Reviewers of this run saw the old head, so their findings must not be published for the new one. */
function headMoved(expected: string, head: string): Failure {
  return new Failure({
    kind: 'superseded',
    code: 'HEAD_MOVED',
    message: `This run was started for the head ${expected}, and the pull request is at ${head} now.`,
  });
}
