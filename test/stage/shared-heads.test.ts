import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { HeadMembers } from '../../src/gate/gate-port-shape.ts';
import { createGitHubChecks, createGitHubGate } from '../../src/github/github-gate.ts';
import { readHeadMembers } from '../../src/github/head-sharing.ts';
import { defaultPolicyPath } from '../../src/policy/policy.ts';
import { basisDigest, writeOwnConclusion, writeUnfinished } from '../../src/policy/shared-head.ts';
import { closedStage } from '../../src/run/pull-request-event-run.ts';
import { buildSettings, checkName } from '../support/builders/run.ts';
import { critical, type DemoRuns, openDemo, shareHead, startDemoRuns } from '../support/demo-runs.ts';
import { RecordingReporter } from '../support/fakes/recording-reporter.ts';
import { mergeGroupEvent, pullRequestEvent } from '../support/github/events.ts';
import type { PullRequest } from '../support/github/model/pull-request.ts';
import type { Permissions } from '../support/github/model/world.ts';
import { documentedPermissions } from '../support/twelve-findings.ts';

let demo: DemoRuns;

const blocking = [{ ...critical, category: 'security' }];
const clean: typeof blocking = [];

/** The titles of reviews of the demo's change by one reviewer. */
const clear = 'PASS · 1 reviewer · 5/5 files';
const failing = 'FAIL · 1 reviewer · 5/5 files · 1 blocking finding';

const review = (pull: PullRequest, findings: typeof blocking) => demo.review(findings, { pull });

/** The conclusion and title of every check on the head of the pull request: `success: PASS · …`. */
const checks = () =>
  demo.repository.checkRuns
    .filter(({ headSha }) => headSha === demo.pull.headSha)
    .map(({ conclusion, title }) => `${conclusion}: ${title}`);

/** Leaves a check of a run of the pull request that was cancelled, or killed before a post step could end it. */
async function leaveCheck(pull: PullRequest, ends: 'cancelled' | 'killed'): Promise<void> {
  const { client } = await demo.connect();
  const port = createGitHubChecks({ client, owner: 'octo', repo: 'demo' });
  const own = { pull: pull.number, key: 'gone' };
  const externalId = writeUnfinished({ ...own, state: 'running' });
  const id = await port.start({ name: checkName, head: pull.headSha, externalId });
  if (ends === 'killed') return;
  await port.conclude(id, {
    conclusion: 'cancelled',
    output: { title: 'Cancelled', summary: 'It was.' },
    annotations: [],
    total: 0,
    externalId: writeOwnConclusion({ ...own, conclusion: 'cancelled' }),
  });
}

/** The run of a merge group of this pull request alone. */
async function joinQueue(pull: PullRequest) {
  demo.repository.queue.length = 0;
  const { result } = await demo.runOn('merge_group', mergeGroupEvent(demo.repository.enqueue(pull)), {
    workflow: 'Review',
  });
  return { ...result, summary: demo.lastCheck()?.summary };
}

describe('a head of two pull requests', () => {
  let second: PullRequest;

  beforeEach(async () => {
    demo = await startDemoRuns();
    second = shareHead(demo, 'release');
  });

  interface Closing {
    readonly permissions?: Permissions;
    readonly fork?: boolean;
    readonly dryRun?: boolean;
    readonly gate?: 'status';
    readonly change?: (members: HeadMembers) => HeadMembers;
  }

  /** The run for the event of a closed pull request; `pull` is left as it is. */
  async function runOnClosed(pull: PullRequest, closing: Closing = {}) {
    const { permissions = documentedPermissions, fork = false, dryRun = false, change } = closing;
    const { client } = await demo.connect(permissions);
    const target = { client, owner: 'octo', repo: 'demo', policyPath: defaultPolicyPath, failOn: undefined };
    const reporter = new RecordingReporter();
    demo.github.journal.clear();
    const port = createGitHubGate(closing.gate ?? 'check', target);
    const members = async () => {
      const read = await readHeadMembers(target, { ...target, head: pull.headSha });
      return change?.(read) ?? read;
    };
    const result = await closedStage({
      closed: { number: pull.number, head: pull.headSha, fork },
      settings: buildSettings({ dryRun }),
      reporter,
      gate: async () => (port.kind === 'check' ? { ...port, members } : port),
    });
    const writes = demo.github.journal.writes.filter(({ path }) => path !== '/graphql').length;
    return { result, notice: reporter.lines.find((line) => line.startsWith('notice')), writes };
  }

  describe('of which one is closed', () => {
    it('is no longer held by that one, which keeps its own verdict', async () => {
      await review(demo.pull, clean);
      await review(second, blocking);
      expect(checks()).toEqual([`failure: Held by #2 · ${clear}`, `failure: ${failing} · same head as #1`]);
      const { summary, text } = demo.repository.checkRuns[0] ?? {};
      second.close();
      const { result, writes } = await runOnClosed(second);
      expect(result).toMatchObject({ exitCode: 0, status: 'passed', conclusion: 'success' });
      expect(checks()).toEqual([`success: ${clear}`, `failure: ${failing} · same head as #1`]);
      expect(demo.repository.checkRuns[0]).toMatchObject({ summary, text });
      expect(writes).toBe(1);
    });

    it.each([
      ['fails', blocking, { status: 'failed', conclusion: 'failure' }],
      ['has no verdict', undefined, { status: 'incomplete', conclusion: 'action_required' }],
    ])('is still held by another open one that %s', async (_, third, expected) => {
      const other = shareHead(demo, 'next');
      await review(demo.pull, clean);
      await review(second, blocking);
      if (third !== undefined) await review(other, third);
      second.close();
      expect((await runOnClosed(second)).result).toMatchObject(expected);
      expect(checks()[0]).toBe(`${expected.conclusion}: Held by #3 · ${clear}`);
    });

    it.each<[string, Closing, string]>([
      [
        'the list of pull requests breaks off',
        { change: (members) => ({ ...members, complete: false }) },
        'not all pull requests with this head could be read',
      ],
      ['the gate is a status', { gate: 'status' }, 'only `gate: check`'],
      ['the run is a dry one', { dryRun: true }, 'a dry run writes nothing'],
      [
        'a fork’s event may only read',
        { fork: true, permissions: { ...documentedPermissions, checks: 'read' } },
        'no write access where the head is a fork’s',
      ],
      [
        'the checks are by another app',
        { change: (members) => ({ ...members, viewer: 'other[bot]' }) },
        'nothing is concluded',
      ],
    ])('is left as it is if %s', async (_, closing, why) => {
      await review(demo.pull, clean);
      await review(second, blocking);
      second.close();
      const before = checks();
      const { result, notice } = await runOnClosed(second, closing);
      expect(result).toEqual({ exitCode: 0, status: 'skipped' });
      expect(notice).toContain(why);
      expect(checks()).toEqual(before);
    });

    it.each<[string, () => unknown, string]>([
      ['it is open again', () => second.reopen(), 'the pull request is open'],
      ['no other open pull request has the head', () => demo.pull.close(), 'no other open pull request'],
      ['a review of an open one is running', () => leaveCheck(demo.pull, 'killed'), 'is running'],
    ])('is left as it is if %s', async (_, happens, why) => {
      await review(demo.pull, clean);
      second.close();
      await happens();
      const { notice, writes } = await runOnClosed(second);
      expect(notice).toContain(why);
      expect(writes).toBe(0);
    });
  });

  /** Something happens to the pull requests while a review runs: once its check was started. */
  function whileReviewing(happens: () => unknown): void {
    let isDone = false;
    demo.github.afterRequest(({ method, path }) => {
      if (isDone || method !== 'POST' || !path.endsWith('/check-runs')) return;
      isDone = true;
      happens();
    });
  }

  it.each<[string, typeof blocking, () => unknown, object, string]>([
    [
      'is not held by one that is closed while its review runs',
      blocking,
      () => second.close(),
      { exitCode: 0, conclusion: 'success' },
      `success: ${clear}`,
    ],
    [
      'is held by one that is opened while its review runs',
      clean,
      () => shareHead(demo, 'next'),
      { exitCode: 2, conclusion: 'action_required' },
      `action_required: Held by #3 · ${clear}`,
    ],
  ])('%s', async (_, findings, happens, expected, check) => {
    await review(second, findings);
    whileReviewing(happens);
    expect(await review(demo.pull, clean)).toMatchObject(expected);
    expect(checks().at(-1)).toBe(check);
  });

  it('is no longer held by a review, which fails, whose own pull request is closed while it runs', async () => {
    await review(demo.pull, clean);
    whileReviewing(() => second.close());
    expect(await review(second, blocking)).toMatchObject({ exitCode: 1, conclusion: 'failure' });
    expect(checks()).toEqual([`success: ${clear}`, `failure: ${failing}`]);
  });

  it('does not pass while GitHub does not list its pull requests', async () => {
    await review(second, blocking);
    let isStarted = false;
    demo.github.faults.push({
      match: ({ body, path }) => {
        isStarted ||= path.endsWith('/check-runs');
        return isStarted && JSON.stringify(body ?? '').includes('query Members');
      },
      act: { answer: { status: 404, body: { message: 'Not Found' } } },
      times: 9,
    });
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

  it.each(['cancelled', 'killed'] as const)(
    'fails a merge group with the number and the command if the last review was %s',
    async (ends) => {
      second.close();
      await review(demo.pull, clean);
      expect(await joinQueue(demo.pull)).toMatchObject({ exitCode: 0, conclusion: 'success' });
      await leaveCheck(demo.pull, ends);
      const group = await joinQueue(demo.pull);
      expect(group).toMatchObject({ exitCode: 2, conclusion: 'failure', title: 'Not reviewed: #1' });
      expect(group.summary).toContain("gh workflow run 'Review' -f pull-request=1");
    },
  );
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
  async function reviewOnLax(findings = blocking): Promise<void> {
    demo.pull.baseBranch = 'lax';
    await review(demo.pull, findings);
    demo.pull.baseBranch = demo.repository.defaultBranch;
  }

  it('a closed pull request keeps its own verdict, and fails a merge group when it is reopened', async () => {
    const other = openOnLax();
    await review(demo.pull, blocking);
    await review(other, blocking);
    demo.pull.close();
    await demo.runOn('pull_request', pullRequestEvent(demo.pull, 'closed'));
    expect(checks()).toEqual([
      `failure: ${failing} · same head as #2`,
      expect.stringMatching(/^success: FAIL/),
    ]);
    demo.pull.reopen();
    expect(await joinQueue(demo.pull)).toMatchObject({ exitCode: 1, conclusion: 'failure' });
  });

  it('a pass for another base branch is none for a merge group', async () => {
    await reviewOnLax();
    expect(checks()).toEqual([expect.stringMatching(/^success/)]);
    const group = await joinQueue(demo.pull);
    expect(group).toMatchObject({ exitCode: 2, conclusion: 'failure', title: 'Not reviewed: #1' });
    expect(group.summary).toContain('Reviewed for another base or policy');
  });

  it('a pass by an earlier policy of the base is none for a merge group', async () => {
    demo.pushBase(lax);
    await review(demo.pull, blocking);
    expect(await joinQueue(demo.pull)).toMatchObject({ conclusion: 'success' });
    demo.pushBase(strict);
    expect(await joinQueue(demo.pull)).toMatchObject({ conclusion: 'failure' });
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

  it('a retargeted head is reviewed again although only the title was edited since', async () => {
    const edited = async () =>
      (await demo.runOn('pull_request', pullRequestEvent(demo.pull, 'edited'))).result.status;
    demo.pull.baseBranch = 'lax';
    await review(demo.pull, clean);
    expect(await edited()).toBe('skipped');
    demo.pull.baseBranch = demo.repository.defaultBranch;
    expect(await edited()).not.toBe('skipped');
  });
});

describe('a merge group whose gate is a status', () => {
  type SetBy = readonly [login: string, state: string, base?: string];

  beforeAll(async () => {
    demo = await openDemo();
  });

  beforeEach(() => {
    demo.repository.statuses.length = 0;
    demo.repository.queue.length = 0;
  });

  afterAll(() => demo.close());

  /** Concludes a group of the one pull request, whose head has these statuses, each set by an account. */
  async function judge(...statuses: readonly SetBy[]) {
    const { github, repository, pull, bot } = demo;
    for (const [login, state, ref = pull.baseBranch] of statuses) {
      const description = `PASS · ${basisDigest({ ref, policy: null, failOn: undefined })}`;
      await bot.post(`/repos/octo/demo/statuses/${pull.headSha}`, {
        context: 'pr-verdict',
        state,
        description,
      });
      const set = repository.statuses.pop();
      if (set === undefined) throw new Error('no status was set');
      repository.statuses.push({
        ...set,
        token: { ...set.token, account: github.world.accounts.named(login) },
      });
    }
    const entry = repository.enqueue(pull);
    const { result, reporter, page } = await demo.runOn('merge_group', mergeGroupEvent(entry), {
      inputs: { gate: 'status' },
      workflow: "Bob's review",
    });
    const { state, description, sha } = repository.statuses.at(-1) ?? {};
    expect(sha).toBe(entry.headSha);
    return { result, status: `${state}: ${description}`, page, lines: reporter.lines };
  }

  const bot = 'github-actions[bot]';
  const command = "gh workflow run 'Bob'\\''s review' -f pull-request=1";
  const notReviewed = 'failure: Not reviewed: #1';

  it.each<[string, readonly SetBy[], string]>([
    [
      'a status that passes',
      [
        [bot, 'pending'],
        [bot, 'success'],
      ],
      'success: PASS · #1',
    ],
    [
      'a review that runs',
      [
        [bot, 'success'],
        [bot, 'pending'],
      ],
      notReviewed,
    ],
    ['a pass for another base branch', [[bot, 'success', 'lax']], notReviewed],
    ['a status that fails', [[bot, 'failure']], 'failure: Does not pass: #1'],
    ['a status that is an error', [[bot, 'error']], 'failure: Does not pass: #1'],
    ['only a status that another person set', [['bob', 'success']], notReviewed],
    [
      'a failure that another person’s status hides',
      [
        [bot, 'failure'],
        ['bob', 'success'],
      ],
      'failure: Does not pass: #1',
    ],
  ])('is concluded by a member with %s', async (_, statuses, status) => {
    expect(await judge(...statuses)).toMatchObject({ status });
  });

  it('names a member without a status, and the command to run, in log and summary', async () => {
    const { lines, page, result } = await judge();
    expect(`failure: ${result.title}`).toBe(notReviewed);
    expect(lines).toContain(`error: #1 was not reviewed: ${command}`);
    expect(page).toContain(command);
  });
});
