import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { Scorecard } from '../../src/commands/scorecard/measures.ts';
import { type ScorecardOptions, scorecardCommand } from '../../src/commands/scorecard/scorecard-command.ts';
import { findingId } from '../../src/model/identity.ts';
import { toolKey } from '../../src/model/mark.ts';
import { followUpMark } from '../../src/pages/follow-up-issue.ts';
import { c1Finding } from '../support/builders/documents.ts';
import { checkName } from '../support/builders/run.ts';
import { recordingShell } from '../support/command-line.ts';
import { numbered } from '../support/github/demo.ts';
import { react } from '../support/github/model/conversation.ts';
import type { Repository } from '../support/github/model/repository.ts';
import type { Token } from '../support/github/model/world.ts';
import { replyTo } from '../support/github/reviewing.ts';
import { type GitHubStandIn, startGitHub } from '../support/github/stand-in.ts';
import { connectAs } from '../support/github-client.ts';
import { startReviewed } from '../support/reviewed-pull-request.ts';
import { temporaryFolder } from '../support/runner.ts';
import { says } from '../support/worked-tree.ts';

const now = Date.UTC(2026, 0, 4);

/** Each on a line of its own, since findings on one line share a thread. */
const finding = (line: number, issue: string, category = 'standards') =>
  c1Finding({ severity: 'CRITICAL', issue, category, line });

const policy = {
  hygiene: false,
  reviewers: {
    claude: { run: ['claude'], kind: 'ai' },
    codex: { run: ['codex'], kind: 'ai', required: false },
  },
};

const query = finding(20, 'The query takes unescaped input from the request.');
const loop = finding(17, 'The loop never ends where the list is empty.', 'bug');
const cache = finding(23, 'Entries of the cache are never removed again.', 'performance');

/** `pr-verdict scorecard` in this process, with the least permissions and a cache folder that lasts. */
async function scorecardOf(github: GitHubStandIn, repository: Repository, now: number) {
  const cache = temporaryFolder('cache');
  const { client } = await connectAs(github, {
    repository,
    permissions: { contents: 'read', 'pull-requests': 'read', checks: 'read', issues: 'read' },
  });
  return {
    cacheText: () => readFileSync(join(cache, 'scorecard-octo--demo.json'), 'utf8'),
    run: async (options: Partial<ScorecardOptions> = {}, cwd = '/') => {
      const { shell, printed } = recordingShell(cwd);
      github.journal.clear();
      const exitCode = await scorecardCommand(
        { repo: ['octo/demo'], since: '90d', checkName, cache, output: 'agent', ...options },
        shell,
        { connect: async () => client, now: () => now },
      );
      const requests = github.journal.print().split('\n');
      return { exitCode, out: printed.stdout, err: printed.stderr, requests };
    },
    read: (text: string): Scorecard & { readonly notices: readonly string[] } => JSON.parse(text),
  };
}

it('counts real runs and people’s actions on a pull request, and keeps no name of them', async () => {
  const { github, repository, pull, ...reviewed } = await startReviewed(policy);
  repository.collaborators.set('bob', 'write');
  const usage = JSON.stringify({ model: 'm-1', input_tokens: 100, cost: 0.5 });
  const all = says(query, loop, cache);
  await reviewed.run({ claude: { ...all, usage }, codex: says(query) });
  const threadOn = (word: string) => {
    const found = pull.threads.find(({ comments: [first] }) => first?.body.includes(word));
    if (found === undefined) throw new Error(`No thread is about the ${word}.`);
    return found;
  };
  const bob = github.world.accounts.named('bob');
  const asBob: Token = { secret: '', kind: 'user', account: bob, repository, permissions: {} };
  replyTo(threadOn('loop'), asBob, '/pr-verdict wont-fix @alice wants it so, mail bob@example.com');
  threadOn('cache').resolvedBy = bob;
  const [comment] = threadOn('query').comments;
  if (comment !== undefined) react(comment, bob, '+1');
  reviewed.push({ 'src/other.ts': 'export const one = 1;\n' });
  await reviewed.run({ claude: all, codex: { end: { how: 'timed-out' } } });
  reviewed.push({ 'src/app.ts': numbered({ 20: 'first 20', 30: 'changed 30' }) });
  await reviewed.run({ claude: says(loop, cache), codex: says() });
  const closedAt = '2026-01-03T00:00:00Z';
  Object.assign(pull, { mergedAs: pull.headSha, state: 'closed', closedAt, updatedAt: closedAt });

  const scorecard = await scorecardOf(github, repository, now);
  const { out } = await scorecard.run();
  const [claude, codex] = scorecard.read(out).reviewers;
  const failures = (count: number) => ({ started: 3, failed: { count, of: 3 } });
  expect(claude).toMatchObject({
    reviewer: 'claude',
    total: {
      posted: 3,
      outcomes: { fixed: 1, accepted: 1, resolved: 1, open: 0, pending: 0, 'not-repeated': 0 },
      ...{ only: 2, shared: 1, up: 1, down: 0, blocking: 3, hoursToFix: 6 / 60 },
    },
    runs: { ...failures(0), inputTokens: 100, costs: [{ total: 0.5, perFixed: 0.5 }] },
    reasons: [{ reason: '(name) wants it so, mail (address)', count: 1 }],
    sharedWith: [{ reviewer: 'codex', count: 1 }],
  });
  expect(codex).toMatchObject({
    reviewer: 'codex',
    total: { posted: 1, outcomes: { fixed: 1 }, only: 0, shared: 1 },
    runs: { ...failures(1), timedOut: 1 },
  });
  const page = (await scorecard.run({ output: 'human' })).out;
  expect(JSON.parse((await scorecard.run({ suggest: true })).out)).toMatchObject({ suggestions: [] });
  for (const text of [out, page, scorecard.cacheText()]) expect(text).not.toMatch(/alice|bob|octocat/);
  expect(Math.max(...page.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
});

/** A finding that a referee refutes, which is fixed nevertheless, on a pull request that is merged then. */
async function startFixedAnyway(severity: 'CRITICAL' | 'MINOR') {
  const { github, repository, pull, ...reviewed } = await startReviewed({
    ...policy,
    policy: { referee: 'codex' },
  });
  const raised = c1Finding({ severity, issue: 'The query is not escaped.', category: 'standards', line: 20 });
  const answer = {
    finding: findingId('standards', { subject: 'src/app.ts', startLine: 20 }),
    ...{ answer: 'refuted', reason: 'It is escaped.', quotation: 'line 21\nline 22', file: '' },
  };
  const referee = { stdout: JSON.stringify({ answers: [answer] }) };
  await reviewed.run({ claude: says(raised), 'codex:referee': referee });
  reviewed.push({ 'src/app.ts': numbered({ 20: 'escaped 20' }) });
  await reviewed.run();
  const closedAt = '2026-01-03T00:00:00Z';
  Object.assign(pull, { mergedAs: pull.headSha, state: 'closed', closedAt, updatedAt: closedAt });
  return { pull, repository, scorecard: await scorecardOf(github, repository, now) };
}

it('counts what a referee refuted, and what of it people fixed anyway', async () => {
  const { pull, scorecard } = await startFixedAnyway('CRITICAL');
  expect(pull.threads[0]?.comments[0]?.body).toContain('disputed by codex: a person decides');
  const { reviewers } = scorecard.read((await scorecard.run()).out);
  expect(reviewers).toMatchObject([
    { reviewer: 'claude', total: { outcomes: { fixed: 1 } }, checked: { count: 1, of: 1 } },
    { reviewer: 'codex', contradicted: { count: 1, of: 1 } },
  ]);
  const page = (await scorecard.run({ output: 'human' })).out;
  expect(page).toContain('Checked by a referee');
});

it('sees in a clone that what a referee kept from being posted was fixed anyway', async () => {
  const { pull, repository, scorecard } = await startFixedAnyway('MINOR');
  expect(pull.threads).toEqual([]);
  const contradictedIn = async (options: Partial<ScorecardOptions>) => {
    const { out } = await scorecard.run(options, repository.bare.dir);
    return scorecard.read(out).reviewers.find(({ reviewer }) => reviewer === 'codex')?.contradicted;
  };
  expect(await contradictedIn({})).toMatchObject({ count: 0, of: 1 });
  expect(await contradictedIn({ git: true })).toMatchObject({ count: 1, of: 1 });
});

it('lists what was merged with deferred findings and has no issue of ours', async () => {
  const { github, repository, pull, ...reviewed } = await startReviewed(policy);
  repository.collaborators.set('bob', 'write');
  await reviewed.run({ claude: says(query, loop) });
  const bob = github.world.accounts.named('bob');
  const asBob: Token = { secret: '', kind: 'user', account: bob, repository, permissions: {} };
  for (const thread of pull.threads) replyTo(thread, asBob, '/pr-verdict defer after the release');
  const closedAt = '2026-01-03T00:00:00Z';
  Object.assign(pull, { mergedAs: pull.headSha, state: 'closed', closedAt, updatedAt: closedAt });
  const scorecard = await scorecardOf(github, repository, now);
  const noticesNow = async () => scorecard.read((await scorecard.run()).out).notices;
  const missing = [
    `octo/demo#${pull.number} was merged with 2 deferred findings, and no issue follows it up.`,
  ];
  expect(await noticesNow()).toEqual(missing);
  const body = followUpMark(toolKey(checkName), pull.number);
  const open = (issue: Parameters<typeof repository.openIssue>[0]) =>
    Object.assign(repository.openIssue(issue), { updatedAt: '2026-01-03T01:00:00Z' });
  open({ title: 'Looks like ours', body, author: 'mallory' });
  expect(await noticesNow()).toEqual(missing);
  open({
    title: 'Left by a merge',
    body: `1 task\n\n${body}\n`,
    author: 'github-actions[bot]',
  });
  expect(await noticesNow()).toEqual([]);
});

async function startMany(count: number, { hourly = 1_000, commits = 1 } = {}) {
  const github = await startGitHub({ limits: { hourly }, now: () => new Date(now) });
  onTestFinished(() => github.close());
  const repository = github.createRepository({ owner: 'octo', name: 'demo', files: { 'a.ts': 'a\n' } });
  repository.git.branch('feature');
  for (let made = 0; made < commits; made += 1) repository.git.write('a.ts', `${made}\n`).commit('Change');
  for (let made = 0; made < count; made += 1) repository.openPullRequest({ head: 'feature' });
  const scorecard = await scorecardOf(github, repository, now);
  return { github, repository, scorecard };
}

const listed = 'POST /graphql rateLimit repository 200';
const read = 'POST /graphql rateLimit nodes 200';
const reads = (count: number) => Array.from({ length: count }, () => read);

it('lists a hundred pull requests a request, reads ten, and rereads only updated ones', async () => {
  const { github, repository, scorecard } = await startMany(105);
  expect((await scorecard.run()).requests).toEqual([listed, listed, ...reads(11)]);
  expect((await scorecard.run()).requests).toEqual([listed]);
  for (const pull of repository.pulls.slice(3, 6)) pull.updatedAt = '2026-01-05T00:00:00Z';
  expect((await scorecard.run()).requests).toEqual([listed, read]);
  github.assertClean();
});

it('reads six pull requests with many commits in a request, and each of them once', async () => {
  const { scorecard } = await startMany(12, { commits: 11 });
  expect((await scorecard.run()).requests).toEqual([listed, ...reads(2)]);
});

it('continues after an interruption where it was, without reading anything twice', async () => {
  const { github, scorecard } = await startMany(35);
  let answered = 0;
  const match = () => ++answered > 3;
  const answer = { status: 401, body: { message: 'Bad credentials' } };
  github.faults.push({ times: 1, match, act: { answer } });
  await expect(scorecard.run()).rejects.toMatchObject({ code: 'GITHUB_TOKEN_REFUSED' });
  expect((await scorecard.run()).requests).toEqual([listed, ...reads(2)]);
  expect((await scorecard.run()).requests).toEqual([listed]);
});

it('leaves a tenth of the limit to others, reports it, and continues later', async () => {
  const { scorecard } = await startMany(95, { hourly: 10 });
  const { out, err, requests } = await scorecard.run();
  expect(requests).toEqual([listed, ...reads(9)]);
  expect(scorecard.read(out).notices).toEqual([expect.stringContaining('90 of 95')]);
  expect(err).toContain('90 of 95 pull requests read');
});

it('asks for half as many where GitHub gives no answer in time', async () => {
  const { github, scorecard } = await startMany(10);
  const isLarge = ({ body }: { readonly body?: unknown }) =>
    (JSON.stringify(body ?? '').match(/PR_kwDO/g) ?? []).length > 5;
  const answer = { status: 502, body: '<html>Bad Gateway</html>' };
  github.faults.push({ times: 100, match: isLarge, act: { answer } });
  const { requests } = await scorecard.run();
  expect(requests.filter((each) => each.endsWith('200'))).toEqual([listed, read, read]);
});

it('shows the other repositories where one of several cannot be read, and says so in the exit code', async () => {
  const { scorecard } = await startMany(2);
  const { exitCode, out } = await scorecard.run({ repo: ['octo/nothing', 'octo/demo'] });
  expect(exitCode).toBe(2);
  expect(scorecard.read(out)).toMatchObject({
    repositories: ['octo/demo'],
    notices: [expect.stringMatching(/^octo\/nothing was not read: .+ \(GITHUB_\w+\)$/)],
  });
  await expect(scorecard.run({ repo: ['octo/nothing'] })).rejects.toMatchObject({ kind: 'operational' });
});
