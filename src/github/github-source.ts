import { z } from 'zod';
import { identifyApp } from '../apps/identify.ts';
import { likelyBaseFiles, wantedBaseFiles } from '../change/base-files.ts';
import { readLedger } from '../comments/ledger.ts';
import type { Discussion } from '../comments/requests.ts';
import type { JobCheckout } from '../git/work-tree.ts';
import { filesToCompare } from '../memory/changes-since-review.ts';
import { headsWithoutCheck } from '../memory/memory.ts';
import type { Conversation } from '../model/conversation.ts';
import { Failure } from '../model/failure.ts';
import type { ChangedFile, FileAt } from '../model/files.ts';
import type { Reporter } from '../model/reporter.ts';
import { parsePolicy } from '../policy/parse-policy.ts';
import type { Snapshot, SnapshotRequest, Source } from '../ports/source.ts';
import { createAppReader } from './app-activity.ts';
import { type PullRequestAccess, perPage, readList } from './client.ts';
import { compareHeads, objectsToCompare, readDiffBetween } from './comparison.ts';
import { type GateOnHead, type ReviewedHead, readCheckMemory } from './earlier-checks.ts';
import {
  filesAt,
  policyAt,
  readBaseTexts,
  readBlob,
  readFilesAt,
  readFirstBytes,
  readHeadTree,
  readPolicyAt,
} from './git-objects.ts';
import { observeChecks } from './named-checks.ts';
import { type Overview, partiesOf, readOverview, writersOf } from './overview.ts';
import { fetchChange, type PinnedPullRequest, readPinnedPullRequest } from './pull-request-change.ts';
import { type People, readWholeConversation } from './read-conversation.ts';
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
  const policy = await readPolicyAt(pull, { objects: overview.objects, commit: base, path });
  const { conversation } = await readWholeConversation(reviewed, { overview, onGap, ...peopleOf(policy) });
  return { pullRequest, head, sharing: overview.sharing, conversation, policy };
}

/** Whose decisions a policy file makes count; nobody's where it cannot be read. */
function peopleOf(file: FileAt): People {
  const result = file.state === 'present' ? parsePolicy(file.bytes) : undefined;
  if (result?.ok !== true) return { apps: new Set(), approve: false };
  const { reviewers, policy } = result.policy;
  const accounts = Object.values(reviewers).flatMap(({ app }) => (app ? identifyApp(app).accounts : []));
  return {
    apps: new Set(accounts.map(({ login }) => login.toLowerCase())),
    approve: policy['human-approval'] !== undefined,
  };
}

interface GitHubSourceOptions extends PullRequestAccess {
  readonly serverUrl: string;
  /** The head this run was started for, if known. */
  readonly expectedHead?: string | undefined;
  /** Who pushed that head, if its event says it. */
  readonly pushedBy?: string | undefined;
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
  const { reporter, checkout, gate, tool } = options;
  const url = `${options.serverUrl}/${options.owner}/${options.repo}/pull/${options.number}`;
  const onGap = ({ message, fix }: Failure) => reporter.warning(`${message} ${fix}`);
  return {
    fetch: async (request) => {
      if (options.expectedHead !== undefined) request.onExpectedHead?.(options.expectedHead);
      const pinned = await pin(options);
      // The list of comments is read alongside everything else, however long it is.
      const [snapshot, comments] = await Promise.all([
        takeSnapshot(options, request, pinned),
        readReviewComments(options, pinned.reviewComments),
      ]);
      return { ...snapshot, comments };
    },
    apps: createAppReader({ pull: options, url, gate, tool }, onGap),
    checks: (head, names) => observeChecks(options, { head, names }, onGap),
    changesSince: async (from, to) =>
      (await checkout.changesSince(from, to)) ?? readDiffBetween(options, [from.head, to.head]),
    readerAt: (commit, paths) => readFilesAt(options, { commit, paths }),
    firstBytes: (ids, length) => readFirstBytes(options, ids, length),
  };
}

/** Reviewers of this run saw the expected head, so their findings must not be published for a newer one. */
async function pin({ expectedHead, reporter, ...pull }: GitHubSourceOptions) {
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
  options: GitHubSourceOptions,
  { policyPath, onHead }: SnapshotRequest,
  pinned: PinnedPullRequest,
): Promise<Omit<Snapshot, 'comments'>> {
  const { owner, repo: name, serverUrl, gate, tool, checkout } = options;
  const { pullRequest, base, head } = pinned;
  const reviewed = { pull: options, head, url: pullRequest.url, gate, tool };
  const [{ files, ...change }, tree, overview] = await Promise.all([
    fetchChange(options, pinned, options),
    readHeadTree(options, head),
    readOverview(reviewed, [
      ...policyAt(base, policyPath),
      ...policyAt(head, policyPath),
      ...filesAt(base, likelyBaseFiles),
    ]),
    onHead?.({ head, pull: options.number, url: pullRequest.url }),
  ]);

  const baseFiles = baseFilesFor(files, tree.headPaths);
  const readPolicy = (commit: string) =>
    readPolicyAt(options, { objects: overview.objects, commit, path: policyPath });
  const basePolicy = readPolicy(base);
  const changesPolicy = files.some(
    ({ filename, previous_filename }) => filename === policyPath || previous_filename === policyPath,
  );
  const [{ baseTexts, ...earlier }, policy, proposedPolicy, directory] = await Promise.all([
    readEarlierRuns(reviewed, options, { base, files, baseFiles, overview, policy: basePolicy }),
    basePolicy,
    changesPolicy ? readPolicy(head) : undefined,
    checkout.inspect({ head, files, headBlob: (sha) => readBlob(options, sha) }),
  ]);
  const { commits, linkedIssues, labelledBy, assigned } = overview.firstPage;
  const read = { writers: writersOf(commits), assigned };
  return {
    repository: { owner, name, serverUrl },
    pullRequest,
    parties: partiesOf(pinned, read, { pushedBy: options.pushedBy, kept: earlier.kept }),
    ...change,
    files,
    sharing: overview.sharing,
    ...earlier,
    ...directory,
    policy,
    ...(proposedPolicy && { proposedPolicy }),
    evidence: { commits, linkedIssues, labelledBy, baseFiles: baseTexts, ...tree },
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
  reviewed: ReviewedHead,
  { reporter }: GitHubSourceOptions,
  change: {
    readonly base: string;
    readonly files: readonly ChangedFile[];
    readonly baseFiles: readonly string[];
    readonly overview: Overview;
    /** At the base. */
    readonly policy: Promise<FileAt>;
  },
) {
  const { base, files, baseFiles, overview } = change;
  const { head, gate, tool } = reviewed;
  const newest = gate?.kind === 'check' ? await readCheckMemory(overview, reviewed) : undefined;
  const comparison = (conversation: Conversation) => ({
    head,
    files,
    wanted: filesToCompare(readLedger(conversation, tool, newest?.kept.kept), head),
  });
  const { conversation, objects } = await readWholeConversation(reviewed, {
    overview,
    ...peopleOf(await change.policy),
    wanted: (known) => [
      ...filesAt(base, baseFiles).filter((expression) => !overview.objects.has(expression)),
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
