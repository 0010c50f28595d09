import type { GitHubClient } from '../../github/client.ts';
import { readFollowedUp } from '../../github/follow-up-issue.ts';
import { type Failure, onFailure, usageFailure } from '../../model/failure.ts';
import { toolKey } from '../../model/mark.ts';
import { counted } from '../../model/text.ts';
import { followUpMark } from '../../pages/follow-up-issue.ts';
import { defaultPolicy } from '../../policy/policy.ts';
import type { Output, Shell } from '../command-answer.ts';
import { answer, answerPage } from '../command-answer.ts';
import { connectToGitHub } from '../connect-to-github.ts';
import { git, remoteRepository, requireRepository } from '../local-repository.ts';
import { readPolicyFile } from '../suppress-command.ts';
import { cacheFolder, type HistoryCache, openCache } from './history-cache.ts';
import { readLaterChanges } from './later-changes.ts';
import { type Scorecard, toScorecard } from './measures.ts';
import { readHistory } from './pull-history.ts';
import { type PullRecord, toRecord } from './pull-record.ts';
import { scorecardTable } from './scorecard-table.ts';
import { type Scored, score } from './scored-findings.ts';
import { suggest, suggestionPage, suggestionPatch } from './suggest.ts';

export interface ScorecardOptions {
  readonly repo: readonly string[];
  /** Days or weeks, as `90d`. */
  readonly since: string;
  readonly checkName: string;
  /** Folder of the cache files. */
  readonly cache?: string;
  readonly output: Output | 'html';
  /** Print policy changes with the figures behind them. */
  readonly suggest?: boolean;
  /** Also look for later changes, in the clone in the current folder. */
  readonly git?: boolean;
  /** Print one JSON line for each finding. */
  readonly export?: boolean;
}

/** For tests. */
export interface ScorecardPorts {
  readonly connect?: (shell: Shell) => Promise<GitHubClient | undefined>;
  readonly now?: () => number;
}

const dayMs = 86_400_000;

function startOf(period: string, now: number): string {
  const [, count, unit] = /^(\d{1,4})([dw])$/.exec(period) ?? [];
  if (count === undefined)
    throw usageFailure(
      'COMMAND_LINE_INVALID',
      `--since must be a period, got ${period}`,
      'Write 90d or 12w.',
    );
  return `${new Date(now - Number(count) * (unit === 'w' ? 7 : 1) * dayMs).toISOString().slice(0, 19)}Z`;
}

async function repositoriesOf({ repo }: ScorecardOptions, shell: Shell): Promise<readonly string[]> {
  const named = repo.flatMap((each) => each.split(',')).map((each) => each.trim());
  const own =
    named.length > 0
      ? undefined
      : await remoteRepository((await git(shell.cwd, 'rev-parse', '--show-toplevel')) ?? shell.cwd);
  const all = own === undefined ? named : [own];
  if (all.length === 0) {
    const message = 'No repository is named, and this folder has no remote `origin` on GitHub';
    throw usageFailure('REPOSITORY_UNKNOWN', message, 'Name it with --repo OWNER/NAME.');
  }
  return [...new Set(all.map(requireRepository))];
}

/** Reads one repository into its cache. Answers a notice where not everything could be read. */
async function readRepository(
  client: GitHubClient,
  cache: HistoryCache,
  {
    repository,
    since,
    checkName,
    shell,
  }: {
    readonly repository: string;
    readonly since: string;
    readonly checkName: string;
    readonly shell: Shell;
  },
): Promise<string | undefined> {
  const [owner = '', name = ''] = repository.split('/');
  const isKnownWhole = cache.wholeSince !== undefined && cache.wholeSince <= since;
  const tool = toolKey(checkName);
  let shown = -1;
  let progress = { read: 0, toRead: 0 };
  const end = await readHistory(client, {
    owner,
    name,
    checkName,
    since,
    known: cache.pulls,
    isKnownWhole,
    onPulls: async (pulls, at) => {
      // Until the end is reached, the file may lack pull requests in between.
      cache.wholeSince = undefined;
      for (const pull of pulls) cache.pulls.set(pull.number, toRecord(pull, tool));
      progress = at;
      await cache.save();
      const tenths = Math.floor((10 * at.read) / at.toRead);
      if (tenths > shown) shell.err(`${repository}: ${at.read} of ${at.toRead} pull requests read\n`);
      shown = tenths;
    },
  });
  if (end !== undefined) {
    const { read, toRead } = progress;
    return `${repository}: ${read} of ${toRead} pull requests were read; the rest was left because of GitHub's rate limit. Run it again after ${end.resetAt}: it continues there.`;
  }
  if (cache.wholeSince === undefined || cache.wholeSince > since) {
    cache.wholeSince = since;
    await cache.save();
  }
  return undefined;
}

/** Merged pull requests with findings that people put off, and without the issue that would list them. */
async function notFollowedUp(
  client: GitHubClient,
  repository: string,
  { pulls, checkName }: { readonly pulls: readonly PullRecord[]; readonly checkName: string },
): Promise<readonly string[]> {
  const left = pulls.flatMap(({ number, mergedAt, deferred = 0 }) =>
    mergedAt === undefined || deferred === 0 ? [] : [{ number, mergedAt, deferred }],
  );
  const [since] = left.map(({ mergedAt }) => mergedAt).sort();
  if (since === undefined) return [];
  const [owner = '', repo = ''] = repository.split('/');
  const isFollowedUp = await readFollowedUp({ client, owner, repo }, since);
  return left
    .filter(({ number }) => !isFollowedUp(followUpMark(toolKey(checkName), number)))
    .map(
      ({ number, deferred }) =>
        `${repository}#${number} was merged with ${counted(deferred, 'deferred finding')}, and no issue follows it up.`,
    );
}

/** Prints the scorecard of some repositories. Exit code 2 where one of several could not be read. */
export async function scorecardCommand(
  options: ScorecardOptions,
  shell: Shell,
  { connect = connectToGitHub, now = Date.now }: ScorecardPorts = {},
): Promise<number> {
  const { checkName, output } = options;
  const until = new Date(now()).toISOString();
  const since = startOf(options.since, now());
  const repositories = await repositoriesOf(options, shell);
  const client = await connect(shell);
  if (client === undefined) {
    const fix = 'Set GITHUB_TOKEN, for example to what `gh auth token` prints.';
    throw usageFailure('TOKEN_MISSING', 'There is no token for GitHub', fix);
  }
  const records = new Map<string, readonly PullRecord[]>();
  const notices: string[] = [];
  const unread = new Map<string, Failure>();
  for (const repository of repositories) {
    const cache = await openCache(options.cache ?? cacheFolder(shell), { repository, checkName });
    const reading = readRepository(client, cache, { repository, since, checkName, shell });
    const notice = await reading.catch(onFailure((failure) => void unread.set(repository, failure)));
    if (notice !== undefined) notices.push(notice);
    if (unread.has(repository)) continue;
    const pulls = [...cache.pulls.values()].filter(({ updatedAt }) => updatedAt >= since);
    records.set(repository, pulls);
    const unissued = await notFollowedUp(client, repository, { pulls, checkName }).catch(
      onFailure(({ message }) => [
        `${repository}: whether deferred findings have an issue is unknown: ${message}`,
      ]),
    );
    notices.push(...unissued);
  }
  const [failure] = unread.values();
  if (failure !== undefined && records.size === 0) throw failure;
  for (const [repository, { code, message }] of unread)
    notices.push(`${repository} was not read: ${message} (${code})`);
  /** Of the others everything is shown. */
  const exitCode = unread.size === 0 ? 0 : 2;
  const pulls = [...records.values()].flat();
  const scored = score(records, options.git === true ? await readLaterChanges(shell.cwd, pulls) : undefined);
  for (const notice of notices) shell.err(`warning: ${notice}\n`);
  if (options.export === true) {
    for (const finding of scored.findings) shell.out(`${JSON.stringify(finding)}\n`);
    return exitCode;
  }
  const scorecard: Scorecard = toScorecard(scored, { since, until, repositories: [...records.keys()] });
  const mode = output === 'html' ? 'human' : output;
  if (options.suggest === true) {
    const { suggestions, patch } = await suggestChanges(scored, shell);
    const data = { suggestions: suggestions.map(({ edit, ...each }) => each), patch, notices };
    await answerPage({ data, page: suggestionPage(suggestions, patch) }, mode, shell);
    return exitCode;
  }
  if (output === 'html') {
    const { scorecardPage } = await import('./scorecard-page.ts');
    shell.out(scorecardPage(scorecard, notices));
    return exitCode;
  }
  answer({ data: { ...scorecard, notices }, page: scorecardTable(scorecard, notices) }, output, shell);
  return exitCode;
}

/** Suggestions for the policy file of the worktree, or for the default where there is none. */
async function suggestChanges(scored: Scored, shell: Shell) {
  const root = (await git(shell.cwd, 'rev-parse', '--show-toplevel')) ?? shell.cwd;
  const { text, policy = defaultPolicy } = (await readPolicyFile(root)) ?? {};
  const suggestions = suggest(scored, policy);
  return { suggestions, patch: suggestionPatch(text, suggestions, policy) };
}
