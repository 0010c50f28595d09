import { z } from 'zod';
import type { Diff } from '../diff/hunk.ts';
import { parseDiff } from '../diff/parse-diff.ts';
import { changedFiles } from '../git/git-evidence.ts';
import type { JobCheckout } from '../git/work-tree.ts';
import { Failure, onFailure, operationalFailure, usageFailure } from '../model/failure.ts';
import { ChangedFile } from '../model/files.ts';
import { type Commits, type Coverage, type PullRequest, unnamedFiles } from '../model/manifest.ts';
import type { Reporter } from '../model/reporter.ts';
import { CommitId } from '../model/review-document.ts';
import type { Snapshot } from '../ports/source.ts';
import type { RunnerEvent } from '../runner/runner-event.ts';
import { rawBody } from './api.ts';
import { type PullRequestAccess, perPage, type RepositoryAccess, readList } from './client.ts';
import { joinPatches, maxComparedFiles, readComparison } from './comparison.ts';
import { readPullRequest } from './request-failure.ts';

/** The finished workflow run that triggered this one, from the event. */
type TriggeringRun = Extract<RunnerEvent, { kind: 'workflow-run' }>;

const Pull = z.object({
  number: z.number().int(),
  head: z.object({ sha: CommitId, repo: z.object({ full_name: z.string() }).nullable() }),
  merged_at: z.string().nullish(),
});

/** Upper bound for pull requests from one branch. */
const maxPages = 3;

/**
 * The one open pull request, or the merged one, whose head is the triggering run's commit (threat Y5). The event's own list is
 * empty for forks and is not used. Throws `Failure`: superseded when there is a newer head, a usage error when
 * the run is about no pull request, and when several pull requests have this head.
 */
export async function findTriggeringPullRequest(
  { client, owner, repo }: RepositoryAccess,
  run: TriggeringRun,
  wanted: 'open' | 'merged',
): Promise<number> {
  const { cause, head: reviewed, headRepository, headBranch } = run;
  if (cause !== 'pull_request' && cause !== 'pull_request_review')
    throw unrelated(run, `it was started by ${cause}, not by pull_request`);
  if (headRepository === undefined || headBranch === null)
    throw unrelated(run, 'its repository or branch is gone');
  const [headOwner = ''] = headRepository.split('/');
  const state = wanted === 'open' ? 'open' : 'closed';
  const listed = await readList(client, {
    operation: readPullRequest,
    item: Pull,
    send: (rest, page) =>
      rest.pulls.list({ owner, repo, state, head: `${headOwner}:${headBranch}`, ...page }),
    maxPages,
  });
  const ofBranch = listed.filter(
    ({ head, merged_at: at }) => head.repo?.full_name === headRepository && (wanted === 'open' || at != null),
  );
  const matching = ofBranch.filter(({ head }) => head.sha === reviewed);
  const [pull, ...others] = matching;
  if (pull === undefined) throw whyNone(run, wanted, ofBranch.length > 0);
  if (others.length === 0) return pull.number;
  const numbers = matching.map(({ number }) => `#${number}`).join(', ');
  const message = `The pull requests ${numbers} all have the head ${reviewed}, so the reviewed one is unknown.`;
  throw usageFailure('PULL_REQUEST_AMBIGUOUS', message);
}

function unrelated({ head }: TriggeringRun, why: string): Failure {
  const message = `The finished run at ${head} belongs to no pull request that can be reviewed: ${why}`;
  return usageFailure('WORKFLOW_RUN_UNRELATED', message);
}

function whyNone(
  { head, headRepository, headBranch }: TriggeringRun,
  wanted: 'open' | 'merged',
  isOfBranch: boolean,
): Failure {
  const kind = 'superseded';
  if (isOfBranch && wanted === 'open') {
    const message = `The run that started this one was about ${head}, and its pull request has a newer head.`;
    return new Failure({ kind, code: 'HEAD_MOVED', message });
  }
  const message = `No ${wanted} pull request comes from ${headRepository}:${headBranch} at ${head}.`;
  return new Failure({ kind, code: 'PULL_REQUEST_GONE', message });
}

/** The repository is null when the fork was deleted, a user when the account was. */
const Ref = z.object({ ref: z.string(), sha: CommitId, repo: z.object({ id: z.number() }).nullable() });
const User = z.object({ login: z.string(), type: z.string().optional() });

const Answer = z
  .object({
    number: z.number(),
    node_id: z.string(),
    title: z.string(),
    body: z.string().nullable(),
    html_url: z.string(),
    user: User.nullable(),
    state: z.enum(['open', 'closed']),
    merged: z.boolean(),
    draft: z.boolean().default(false),
    locked: z.boolean(),
    labels: z.array(z.object({ name: z.string() })),
    requested_reviewers: z.array(User).nullish(),
    head: Ref,
    base: Ref,
    changed_files: z.number().int().min(0),
    review_comments: z.number().int().min(0),
  })
  .transform(({ number, title, draft, locked, head, base, ...answer }) => ({
    head: head.sha,
    /** Tip of the base branch; the diff starts at the merge base instead. */
    base: base.sha,
    /** Whether an app opened it. */
    isByApp: answer.user?.type === 'Bot',
    /** Number of review comments. */
    reviewComments: answer.review_comments,
    pullRequest: {
      number,
      nodeId: answer.node_id,
      title,
      description: answer.body ?? '',
      url: answer.html_url,
      author: answer.user?.login ?? null,
      state: answer.merged ? 'merged' : answer.state,
      draft,
      locked,
      fork: head.repo === null || head.repo.id !== base.repo?.id,
      labels: answer.labels.map((label) => label.name),
      requestedReviewers: (answer.requested_reviewers ?? []).map(({ login }) => login),
      baseRef: base.ref,
      headRef: head.ref,
      changedFiles: answer.changed_files,
    } satisfies PullRequest,
  }));

/** A pull request and its commits, from one response. */
export type PinnedPullRequest = z.infer<typeof Answer>;

export function readPinnedPullRequest(pull: PullRequestAccess): Promise<PinnedPullRequest> {
  const { client, owner, repo, number } = pull;
  return client.get(readPullRequest, Answer, (rest) => rest.pulls.get({ owner, repo, pull_number: number }));
}

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
  checkout: JobCheckout,
  { mergeBase, head }: Commits,
  { listed, counted }: { readonly listed: readonly ChangedFile[]; readonly counted: number },
): Promise<FetchedChange | undefined> {
  const local = await checkout.diff(mergeBase, head);
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

/** GitHub lists no more files than on these pages and does not say so. */
const maxFilePages = 30;

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
  const reason = listed.length >= maxFilePages * perPage ? 'file-list-capped' : 'unreadable-diff';
  return { expected, covered, missing: [...missing, { path: unnamedFiles, reason }] };
}

interface ChangeOptions {
  readonly checkout: JobCheckout;
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
  if (isLarge) reporter.info(`Reading the list of ${counted} changed files.`);
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
    reporter.info('GitHub does not return the whole diff; it is assembled from other sources.');
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

function readChangedFiles({ client, owner, repo, number }: PullRequestAccess, expected: number) {
  return readList(client, {
    operation: readPullRequest,
    item: ChangedFile,
    send: (rest, page) => rest.pulls.listFiles({ owner, repo, pull_number: number, ...page }),
    expected,
    maxPages: maxFilePages,
  });
}
