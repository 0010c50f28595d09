import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { defaultPolicyPath } from '../../src/policy/policy.ts';
import { basisDigest, writeOwnConclusion } from '../../src/policy/shared-head.ts';
import { critical, type DemoRuns, openDemo, shareHead, startDemoRuns } from '../support/demo-runs.ts';
import { type EventPayload, mergeGroupEvent, pullRequestEvent } from '../support/github/events.ts';
import type { CannedAnswer } from '../support/github/journal.ts';
import type { PullRequest } from '../support/github/model/pull-request.ts';
import { clear, failing } from '../support/titles.ts';
import { documentedPermissions } from '../support/twelve-findings.ts';

let demo: DemoRuns;

const blocking = [{ ...critical, category: 'security' }];
const clean: typeof blocking = [];

const review = (pull: PullRequest, findings: typeof blocking) => demo.review(findings, { pull });

/** The conclusion and title of every check on the head of the pull request: `success: …`. */
const checks = () =>
  demo.repository.checkRuns
    .filter(({ headSha }) => headSha === demo.pull.headSha)
    .map(({ conclusion, title }) => `${conclusion}: ${title}`);

/** Leaves a check of a run of the pull request that was cancelled, or killed before a post step could end it. */
async function leaveCheck(pull: PullRequest, ends: 'cancelled' | 'killed'): Promise<void> {
  await demo.runOn('pull_request', pullRequestEvent(pull, 'opened'), { inputs: { stage: 'open' } });
  const check = demo.lastCheck();
  if (ends === 'killed' || check === undefined) return;
  const externalId = writeOwnConclusion({ pull: pull.number, key: 'gone', conclusion: ends });
  Object.assign(check, { status: 'completed', conclusion: ends, externalId });
}

const notFound = { status: 404, body: { message: 'Not Found' } };

/** GitHub answers this to the question for the pull requests of a head, once `isDue`. */
function answerMembers(answer: CannedAnswer, isDue = (_path: string) => true): void {
  let isCanned = false;
  demo.github.faults.push({
    match: ({ body, path }) => {
      isCanned ||= isDue(path);
      return isCanned && JSON.stringify(body ?? '').includes('query Members');
    },
    act: { answer },
    times: 9,
  });
}

/** That the head is of the first pull request alone, as far as this account can see. */
const listFirst = (login: string, hasNextPage: boolean) => () => {
  const { number, headSha: headRefOid, baseBranch: baseRefName } = demo.pull;
  const nodes = [{ number, state: 'OPEN', headRefOid, baseRefName, baseRef: null }];
  const headCommit = { associatedPullRequests: { nodes, pageInfo: { hasNextPage } } };
  answerMembers({ status: 200, body: { data: { viewer: { login }, repository: { headCommit } } } });
};

/** The run of a merge group of this pull request alone. */
async function joinQueue(pull: PullRequest) {
  demo.repository.queue.length = 0;
  const { result } = await demo.runOn('merge_group', mergeGroupEvent(demo.repository.enqueue(pull)));
  return { ...result, summary: demo.lastCheck()?.summary };
}

describe('a head of two pull requests', () => {
  let second: PullRequest;

  beforeEach(async () => {
    demo = await startDemoRuns();
    second = shareHead(demo, 'release');
  });

  describe('of which one is closed', () => {
    /** The run for its event, and the number of checks that it wrote. */
    async function runOnClosed(
      more: Parameters<DemoRuns['runOn']>[2] = {},
      change?: (event: EventPayload) => EventPayload,
    ) {
      const event = pullRequestEvent(second, 'closed');
      demo.github.journal.clear();
      const { result, notices } = await demo.runOn('pull_request', change?.(event) ?? event, more);
      const writes = demo.github.journal.writes.filter(({ path }) => path !== '/graphql').length;
      return { result, notices, writes };
    }

    it('is no longer held by that one, which keeps its own verdict', async () => {
      await review(demo.pull, clean);
      await review(second, blocking);
      expect(checks()).toEqual([`failure: Held by #2 · ${clear}`, `failure: ${failing} · same head as #1`]);
      const { summary, text } = demo.repository.checkRuns[0] ?? {};
      second.close();
      const { result, writes } = await runOnClosed();
      expect(result).toMatchObject({ exitCode: 0, status: 'passed', conclusion: 'success' });
      expect(checks()).toEqual([`success: ${clear}`, `failure: ${failing} · same head as #1`]);
      expect(demo.repository.checkRuns[0]).toMatchObject({ summary, text });
      expect(writes).toBe(1);
    });

    it.each([
      ['fails', blocking, 'failed', 'failure'],
      ['has no verdict', undefined, 'incomplete', 'action_required'],
    ])('is still held by another open one that %s', async (_, third, status, conclusion) => {
      const other = shareHead(demo, 'next');
      await review(demo.pull, clean);
      await review(second, blocking);
      if (third !== undefined) await review(other, third);
      second.close();
      expect((await runOnClosed()).result).toMatchObject({ status, conclusion });
      expect(checks()[0]).toBe(`${conclusion}: Held by #3 · ${clear}`);
    });

    const ofFork = (event: EventPayload) => {
      const pull = Object(event['pull_request']);
      return { ...event, pull_request: { ...pull, head: { ...pull.head, repo: null } } };
    };
    const readOnly = { permissions: { ...documentedPermissions, checks: 'read' } } as const;
    const asStatus = { inputs: { gate: 'status' } };
    const dry = { inputs: { 'dry-run': 'true' } };
    const nothing = () => {};

    it.each<[string, () => unknown, Parameters<typeof runOnClosed>]>([
      ['only `gate: check`', nothing, [asStatus]],
      ['a dry run writes nothing', nothing, [dry]],
      ['no write access where the head is a fork’s', nothing, [readOnly, ofFork]],
      ['the pull request is open', () => second.reopen(), []],
      ['no other open pull request', () => demo.pull.close(), []],
      ['not all pull requests with this head', listFirst('github-actions[bot]', true), []],
      ['nothing is concluded', listFirst('other[bot]', false), []],
      ['is running', () => leaveCheck(demo.pull, 'killed'), []],
    ])('is left as it is, as the log explains: %s', async (why, happens, closing) => {
      await review(demo.pull, clean);
      await review(second, blocking);
      second.close();
      await happens();
      const before = checks();
      const { result, notices } = await runOnClosed(...closing);
      expect(result).toEqual({ exitCode: 0, status: 'skipped' });
      expect(notices).toEqual([expect.stringContaining(why)]);
      expect(checks()).toEqual(before);
    });
  });

  /** Something happens to the pull requests while a review runs: once its check was started. */
  const whileReviewing = (happens: () => unknown) =>
    demo.onceAfter(({ method, path }) => method === 'POST' && path.endsWith('/check-runs'), happens);

  const closeSecond = () => second.close();
  const openThird = () => shareHead(demo, 'next');

  it.each([
    ['is not held by one that is closed', blocking, closeSecond, `success: ${clear}`],
    ['is held by one that is opened', clean, openThird, `action_required: Held by #3 · ${clear}`],
  ])('%s while its review runs', async (_, findings, happens, check) => {
    await review(second, findings);
    whileReviewing(happens);
    const { conclusion } = await review(demo.pull, clean);
    expect([checks().at(-1), check.split(':')[0]]).toEqual([check, conclusion]);
  });

  it('is no longer held by a review, which fails, whose own pull request is closed while it runs', async () => {
    await review(demo.pull, clean);
    whileReviewing(closeSecond);
    expect(await review(second, blocking)).toMatchObject({ exitCode: 1, conclusion: 'failure' });
    expect(checks()).toEqual([`success: ${clear}`, `failure: ${failing}`]);
  });

  it('does not pass while GitHub does not list its pull requests', async () => {
    await review(second, blocking);
    answerMembers(notFound, (path) => path.endsWith('/check-runs'));
    expect((await review(demo.pull, clean)).exitCode).not.toBe(0);
    expect(demo.conclusions()).toEqual(['failure', 'action_required']);
  });

  it('is held by one whose review was cancelled, by name, until it is reviewed again', async () => {
    await review(second, clean);
    await leaveCheck(second, 'cancelled');
    expect(await review(demo.pull, clean)).toMatchObject({ exitCode: 2, conclusion: 'cancelled' });
    expect(checks().at(-1)).toBe(`cancelled: Held by #2 · ${clear}`);
    const group = await joinQueue(demo.pull);
    expect(group).toMatchObject({ exitCode: 1, summary: expect.stringMatching(/Held by .{0,2}#2/) });
    expect(await review(second, clean)).toMatchObject({ exitCode: 0, conclusion: 'success' });
    expect(await joinQueue(demo.pull)).toMatchObject({ exitCode: 0 });
  });

  it.each(['cancelled', 'killed'] as const)('fails a merge group if the last review was %s', async (ends) => {
    second.close();
    await review(demo.pull, clean);
    await leaveCheck(demo.pull, ends);
    expect(await joinQueue(demo.pull)).toMatchObject({ conclusion: 'failure', title: 'Not reviewed: #1' });
  });
});

describe('a conclusion and its base', () => {
  const strict = { [defaultPolicyPath]: 'version: 1\n' };
  const lax = { [defaultPolicyPath]: 'version: 1\npolicy:\n  fail-on: none\n' };

  beforeEach(async () => {
    demo = await startDemoRuns();
    demo.pushBase(strict);
    demo.pushBase(lax, 'lax');
  });

  const openOnLax = () =>
    demo.repository.openPullRequest({ head: demo.pull.headBranch, base: 'lax', author: 'alice' });

  /** Reviews the pull request while its base is the lax one; then it is back on the strict one. */
  async function reviewOnLax(): Promise<void> {
    demo.pull.baseBranch = 'lax';
    await review(demo.pull, blocking);
    demo.pull.baseBranch = demo.repository.defaultBranch;
  }

  async function reviewBeforePolicy(): Promise<void> {
    demo.pushBase(lax);
    await review(demo.pull, blocking);
    demo.pushBase(strict);
  }

  it.each([
    ['another base branch', reviewOnLax],
    ['an earlier policy of the base', reviewBeforePolicy],
  ])('a pass for %s is none for a merge group', async (_, reviewFirst) => {
    await reviewFirst();
    expect(checks()).toEqual([expect.stringMatching(/^success/)]);
    const group = await joinQueue(demo.pull);
    expect(group).toMatchObject({ exitCode: 2, conclusion: 'failure', title: 'Not reviewed: #1' });
    expect(group.summary).toContain('Reviewed for another base or policy');
  });

  it.each<[string, () => Promise<unknown>, readonly string[]]>([
    [
      'a pull request that shares the head is reviewed',
      () => review(openOnLax(), clean),
      [`action_required: Held by #1 · ${clear}`],
    ],
    ['a comment starts a run', () => demo.runOnComment(demo.say('bob', '/pr-verdict rerun')), []],
  ])('a pass for another base is withdrawn once %s', async (_, happens, others) => {
    demo.repository.collaborators.set('bob', 'write');
    await reviewOnLax();
    await happens();
    expect(checks()).toEqual([
      expect.stringMatching(/^action_required: For another base or policy/),
      ...others,
    ]);
  });

  it.each<[string, () => unknown, object]>([
    ['it has another base', () => Object.assign(demo.pull, { baseBranch: 'lax' }), {}],
    ['the base has another policy', () => demo.pushBase(lax), {}],
    ['a person runs the job again', () => {}, { variables: { GITHUB_RUN_ATTEMPT: '2' } }],
    ['the job is the gate', () => {}, { inputs: { gate: 'job' } }],
    ['its pull requests are not listed', () => answerMembers(notFound), {}],
  ])('a head of which only the title was edited is reviewed again where %s', async (_, happens, more) => {
    const edited = async (options = {}) =>
      (await demo.runOn('pull_request', pullRequestEvent(demo.pull, 'edited'), options)).result.status;
    await review(demo.pull, clean);
    expect(await edited()).toBe('skipped');
    await happens();
    expect(await edited(more)).not.toBe('skipped');
  });
});

describe('a merge group whose gate is a status', () => {
  beforeAll(async () => {
    demo = await openDemo();
  });

  beforeEach(() => {
    demo.repository.statuses.length = 0;
    demo.repository.queue.length = 0;
  });

  afterAll(() => demo.close());

  const notReviewed = 'failure: Not reviewed: #1';
  const doesNotPass = 'failure: Does not pass: #1';

  it.each<[string, string, string]>([
    ['a pass', 'ours pending, ours success', 'success: Passed · #1'],
    ['a review that runs', 'ours success, ours pending', notReviewed],
    ['a pass for another base branch', 'ours success lax', notReviewed],
    ['a failure', 'ours failure', doesNotPass],
    ['an error', 'ours error', doesNotPass],
    ['a pass that another person set', 'bob success', notReviewed],
    ['a failure that another person hides', 'ours failure, bob success', doesNotPass],
    ['no status', '', notReviewed],
  ])('is concluded by a member with %s', async (_, statuses, concluded) => {
    const { github, repository, pull, bot } = demo;
    for (const status of statuses.split(', ').filter(Boolean)) {
      const [by = '', state, ref = pull.baseBranch] = status.split(' ');
      const description = `PASS · ${basisDigest({ ref, policy: null, failOn: undefined })}`;
      const body = { context: 'pr-verdict', state, description };
      await bot.post(`/repos/octo/demo/statuses/${pull.headSha}`, body);
      const set = repository.statuses.at(-1);
      const account = github.world.accounts.named(by);
      if (by !== 'ours' && set !== undefined) Object.assign(set, { token: { ...set.token, account } });
    }
    const entry = repository.enqueue(pull);
    const { reporter, page } = await demo.runOn('merge_group', mergeGroupEvent(entry), {
      inputs: { gate: 'status' },
      workflow: "Bob's review",
    });
    const { state, description, sha } = repository.statuses.at(-1) ?? {};
    expect([sha, `${state}: ${description}`]).toEqual([entry.headSha, concluded]);
    if (concluded !== notReviewed) return;
    const command = "gh workflow run 'Bob'\\''s review' -f pull-request=1";
    expect(reporter.lines.join('\n')).toContain(command);
    expect(page).toContain(command);
  });
});
