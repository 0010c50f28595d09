import { z } from 'zod';
import { readLedger } from '../comments/ledger.ts';
import type { Discussion } from '../comments/requests.ts';
import { likelyBaseFiles, wantedBaseFiles } from '../fetch/base-files.ts';
import type { Snapshot, SnapshotRequest, Source } from '../fetch/source.ts';
import type { JobCheckout } from '../git/work-tree.ts';
import { filesToCompare } from '../memory/changes-since-review.ts';
import { headsWithoutCheck } from '../memory/memory.ts';
import type { Conversation } from '../model/conversation.ts';
import { Failure } from '../model/failure.ts';
import type { ChangedFile } from '../model/files.ts';
import type { Repository } from '../model/manifest.ts';
import type { Reporter } from '../model/reporter.ts';
import { type GitHubClient, type PullRequestAccess, perPage, readList } from './client.ts';
import { compareHeads, objectsToCompare, readDiffBetween } from './comparison.ts';
import { type GateOnHead, readCheckMemory } from './earlier-runs.ts';
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
import { type Overview, readOverview } from './overview.ts';
import { fetchChange, type PinnedPullRequest, readPinnedPullRequest } from './pull-request-change.ts';
import { readWholeConversation } from './read-conversation.ts';
import { readPullRequest } from './request-failure.ts';

/** The conversation of a pull request without its change, for runs that do not review. */
export async function readDiscussion(
  pull: PullRequestAccess,
  wanted: {
    readonly policyPath: string;
    readonly gate: GateOnHead;
    /** Key of this instance. */
    readonly tool: string;
    readonly onGap: (failure: Failure) => void;
  },
): Promise<Discussion> {
  const { pullRequest, head, base } = await readPinnedPullRequest(pull);
  const { policyPath: path, gate, tool, onGap } = wanted;
  const reviewed = { pull, head, url: pullRequest.url, gate, tool };
  const overview = await readOverview(reviewed, policyAt(base, path));
  const [{ conversation }, policy] = await Promise.all([
    readWholeConversation(reviewed, { overview, onGap }),
    readPolicyAt(pull, { objects: overview.objects, commit: base, path }),
  ]);
  return { pullRequest, head, sharing: overview.sharing, conversation, policy };
}

interface GitHubSourceOptions {
  readonly client: GitHubClient;
  readonly repository: Repository;
  readonly number: number;
  /** The head this run was started for, if known. */
  readonly expectedHead?: string | undefined;
  /** Shows since when the head has been current. */
  readonly gate?: GateOnHead;
  readonly checkout: JobCheckout;
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
  const { client, reporter, number } = options;
  const { owner, name: repo } = options.repository;
  const pull = { client, owner, repo, number };
  return {
    fetch: async (request) => {
      if (options.expectedHead !== undefined) request.onExpectedHead?.(options.expectedHead);
      const pinned = await pin(pull, options);
      // The list of comments is read alongside everything else, however long it is.
      const [snapshot, comments] = await Promise.all([
        takeSnapshot(pull, options, request, pinned),
        readReviewComments(pull, pinned.reviewComments),
      ]);
      return { ...snapshot, comments };
    },
    checks: (head, names) => observeChecks({ repository: pull, head, names, reporter }),
    changesSince: async (from, to) =>
      (await options.checkout.changesSince(from, to)) ?? readDiffBetween(pull, [from.head, to.head]),
    filesAt: (commit, paths) => readFilesAt(pull, { commit, paths }),
  };
}

/** Reviewers of this run saw the expected head, so their findings must not be published for a newer one. */
async function pin(pull: PullRequestAccess, { expectedHead, reporter }: GitHubSourceOptions) {
  const pinned = await readPinnedPullRequest(pull);
  const { head, pullRequest } = pinned;
  if (expectedHead !== undefined && expectedHead !== head) {
    const message = `This run was started for the head ${expectedHead}, and the pull request is at ${head} now.`;
    throw new Failure({ kind: 'superseded', code: 'HEAD_MOVED', message });
  }
  const { changedFiles } = pullRequest;
  if (changedFiles > perPage) reporter.info(`Reading ${changedFiles} changed files of #${pull.number}.`);
  return pinned;
}

/** Pages of comments read at most. */
const maxPages = 100;

/** Comments of all threads as REST lists them; `expected` is their number, and 0 sends no request. */
async function readReviewComments({ client, owner, repo, number }: PullRequestAccess, expected: number) {
  if (expected === 0) return [];
  return readList(client, {
    operation: readPullRequest,
    item: z.looseObject({ id: z.number() }),
    send: (rest, page) => rest.pulls.listReviewComments({ owner, repo, pull_number: number, ...page }),
    expected,
    maxPages,
  });
}

async function takeSnapshot(
  pull: PullRequestAccess,
  options: GitHubSourceOptions,
  { policyPath, onHead }: SnapshotRequest,
  pinned: PinnedPullRequest,
): Promise<Omit<Snapshot, 'comments'>> {
  const { repository, gate, checkout } = options;
  const { pullRequest, base, head } = pinned;
  const [{ files, ...change }, headPaths, overview] = await Promise.all([
    fetchChange(pull, pinned, options),
    readHeadPaths(pull, head),
    readOverview({ pull, head, gate }, [
      ...policyAt(base, policyPath),
      ...policyAt(head, policyPath),
      ...textsAt(base, likelyBaseFiles),
    ]),
    onHead?.({ head, pull: pull.number, url: pullRequest.url }),
  ]);

  const baseFiles = baseFilesFor(files, headPaths);
  const readPolicy = (commit: string) =>
    readPolicyAt(pull, { objects: overview.objects, commit, path: policyPath });
  const changesPolicy = files.some(
    ({ filename, previous_filename }) => filename === policyPath || previous_filename === policyPath,
  );
  const [{ baseTexts, ...earlier }, policy, proposedPolicy, directory] = await Promise.all([
    readEarlierRuns(pull, options, { pinned, files, baseFiles, overview }),
    readPolicy(base),
    changesPolicy ? readPolicy(head) : undefined,
    checkout.inspect({ head, files, headBlob: (sha) => readBlob(pull, sha) }),
  ]);
  return {
    repository,
    pullRequest,
    ...change,
    files,
    sharing: overview.sharing,
    ...earlier,
    ...directory,
    policy,
    ...(proposedPolicy && { proposedPolicy }),
    evidence: {
      ...overview.evidence,
      ...(baseTexts && { baseFiles: baseTexts }),
      ...(headPaths && { headPaths }),
    },
  };
}

/** Paths to read at the base: most paths of the head exist there, and removed paths certainly do. */
function baseFilesFor(files: readonly ChangedFile[], headPaths: readonly string[] = []): readonly string[] {
  const removed = files.flatMap(({ status, filename, previous_filename }) =>
    status === 'removed' ? [filename] : (previous_filename ?? []),
  );
  const touched = files.map(({ filename }) => filename);
  return wantedBaseFiles([...likelyBaseFiles, ...headPaths, ...removed], touched);
}

/** The rest of the conversation, the memory of earlier runs, and files at the base and at earlier heads. */
async function readEarlierRuns(
  pull: PullRequestAccess,
  { tool, gate, reporter }: GitHubSourceOptions,
  change: {
    readonly pinned: PinnedPullRequest;
    readonly files: readonly ChangedFile[];
    readonly baseFiles: readonly string[];
    readonly overview: Overview;
  },
) {
  const { pinned, files, baseFiles, overview } = change;
  const { base, head, pullRequest } = pinned;
  const reviewed = { pull, head, url: pullRequest.url, gate, tool };
  const newest = gate?.kind === 'check' ? await readCheckMemory(overview, reviewed) : undefined;
  const comparison = (conversation: Conversation) => ({
    head,
    files,
    wanted: filesToCompare(readLedger(conversation, tool, newest?.kept.kept), head),
  });
  const { conversation, objects } = await readWholeConversation(reviewed, {
    overview,
    wanted: (known) => [
      ...textsAt(base, baseFiles).filter(({ expression }) => !overview.objects.has(expression)),
      ...objectsToCompare(comparison(known)),
    ],
    onGap: ({ message }) =>
      reporter.warning(`The earlier conversation could not be read completely: ${message}`),
  });
  const unread = newest === undefined ? [] : headsWithoutCheck(conversation, tool, newest.kept);
  const memory = unread.length > 0 ? await readCheckMemory(overview, reviewed, unread) : newest;
  return {
    conversation,
    ...memory,
    since: compareHeads(objects, comparison(conversation)),
    baseTexts: readBaseTexts(new Map([...overview.objects, ...objects]), base, baseFiles),
  };
}
