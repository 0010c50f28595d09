import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { HeadMembers } from '../../src/gate/gate-port-shape.ts';
import { createGitHubChecks } from '../../src/github/checks.ts';
import { createGitHubGate } from '../../src/github/github-gate.ts';
import { readHeadMembers, readMergeQueue } from '../../src/github/head-sharing.ts';

import { defaultPolicyPath } from '../../src/policy/policy.ts';
import { basisDigest, writeOwnConclusion, writeUnfinished } from '../../src/policy/shared-head.ts';
import { mergeGroupStage } from '../../src/run/merge-group-run.ts';
import { closedStage } from '../../src/run/pull-request-event-run.ts';
import { buildPorts } from '../support/builders/ports.ts';
import { buildSettings, checkName } from '../support/builders/run.ts';
import { runForEvent } from '../support/event-run.ts';
import { RecordingReporter } from '../support/fakes/recording-reporter.ts';
import { type Demo, publishing, startDemo } from '../support/github/demo.ts';
import { issueCommentEvent, mergeGroupEvent, pullRequestEvent } from '../support/github/events.ts';
import type { JournalEntry } from '../support/github/journal.ts';
import { addComment } from '../support/github/model/conversation.ts';
import type { PullRequest } from '../support/github/model/pull-request.ts';
import type { Permissions } from '../support/github/model/world.ts';
import { connectAs } from '../support/github-client.ts';
import { temporaryFolder } from '../support/runner.ts';
import { blocking, checksOf, clean, clear, failing, reviewsOn, share } from '../support/shared-head.ts';
import { documentedPermissions } from '../support/twelve-findings.ts';
import { virtualTimer } from '../support/virtual-timer.ts';

let demo: Demo;

let second: PullRequest;

describe('closed member', () => {
  let runReview: ReturnType<typeof reviewsOn>;

  beforeEach(async () => {
    demo = await startDemo();
    second = share(demo, 'release');
    runReview = reviewsOn(demo);
  });

  afterEach(async () => {
    demo.github.assertClean();
    await demo.github.close();
  });

  async function review(pull: PullRequest, answer: string): Promise<void> {
    const ended = await runReview(pull, answer);
    if (ended.result === undefined) throw ended.failure;
    demo.github.journal.clear();
  }

  interface Closing {
    readonly permissions?: Permissions;
    readonly fork?: boolean;
    readonly dryRun?: boolean;
    readonly gate?: 'status';
    readonly change?: (members: HeadMembers) => HeadMembers;
  }

  /** What the event of a closed pull request does; `pull` is left as it is. */
  async function runOnClosed(pull: PullRequest, closing: Closing = {}) {
    const { github, repository } = demo;
    const { permissions = documentedPermissions, fork = false, dryRun = false, change } = closing;
    const { client } = await connectAs(github, { repository, permissions }, { timer: virtualTimer() });
    const target = { client, owner: 'octo', repo: 'demo', policyPath: defaultPolicyPath, failOn: undefined };
    const reporter = new RecordingReporter();
    const members = async () => {
      const read = await readHeadMembers(client, { ...target, head: pull.headSha });
      return change?.(read) ?? read;
    };
    const result = await closedStage({
      closed: { number: pull.number, head: pull.headSha, fork },
      settings: buildSettings({ dryRun }),
      reporter,
      gate: async () => createGitHubGate(closing.gate ?? 'check', target),
      members,
    });
    return { result, notices: reporter.lines.filter((line) => line.startsWith('notice')), reporter };
  }

  const checks = () => checksOf(demo);

  const writes = () => demo.github.journal.writes.filter(({ path }) => path !== '/graphql').length;

  const free = `success: ${clear}`;

  describe('a closed pull request', () => {
    it('no longer blocks the one that shares its head, and keeps its own verdict', async () => {
      await review(demo.pull, clean);
      await review(second, blocking);
      expect(checks()).toEqual([
        'failure: Held by #2 · PASS · 1 reviewer · 5/5 files',
        `failure: ${failing} · same head as #1`,
      ]);
      const [before] = demo.repository.checkRuns;
      const { summary, text } = before ?? {};
      second.close();
      const { result } = await runOnClosed(second);
      expect(result).toMatchObject({ exitCode: 0, status: 'passed', conclusion: 'success' });
      expect(checks()).toEqual([free, `failure: ${failing} · same head as #1`]);
      expect(demo.repository.checkRuns[0]).toMatchObject({ summary, text });
      expect(writes()).toBe(1);
    });

    it('leaves a check failed that another open one fails, and names that one', async () => {
      const third = share(demo, 'next');
      await review(demo.pull, clean);
      await review(second, blocking);
      await review(third, blocking);
      expect(checks()[0]).toContain('Held by #2, #3 ·');
      second.close();
      const { result } = await runOnClosed(second);
      expect(result).toMatchObject({ exitCode: 0, status: 'failed', conclusion: 'failure' });
      expect(checks()).toEqual([
        'failure: Held by #3 · PASS · 1 reviewer · 5/5 files',
        `failure: ${failing} · same head as #1, #3`,
        `failure: ${failing} · same head as #1`,
      ]);
    });

    it('passes no check while another open one has no verdict', async () => {
      share(demo, 'next');
      await review(demo.pull, clean);
      await review(second, blocking);
      second.close();
      const { result } = await runOnClosed(second);
      expect(result).toMatchObject({ status: 'incomplete', conclusion: 'action_required' });
      expect(checks()[0]).toBe('action_required: Held by #3 · PASS · 1 reviewer · 5/5 files');
    });
  });

  describe('an unknown state is left as it is', () => {
    beforeEach(async () => {
      await review(demo.pull, clean);
      await review(second, blocking);
    });

    const stays: readonly (readonly [string, Closing, string])[] = [
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
    ];
    it.each(stays)('where %s', async (_, closing, why) => {
      second.close();
      const standing = checks();
      const { result, notices } = await runOnClosed(second, closing);
      expect(result).toEqual({ exitCode: 0, status: 'skipped' });
      expect(notices[0]).toContain(why);
      expect(checks()).toEqual(standing);
    });

    it('where it is open again', async () => {
      const { notices } = await runOnClosed(second);
      expect(notices[0]).toContain('the pull request is open');
      expect(writes()).toBe(0);
    });

    it('where no other open pull request has the head', async () => {
      demo.pull.close();
      second.close();
      const { result, notices } = await runOnClosed(second);
      expect(result.status).toBe('skipped');
      expect(notices[0]).toContain('no other open pull request');
      expect(writes()).toBe(0);
    });

    it('where a review of an open one is running', async () => {
      const { client } = await connectAs(demo.github, {
        repository: demo.repository,
        permissions: documentedPermissions,
      });
      const port = createGitHubChecks({ client, owner: 'octo', repo: 'demo' });
      const externalId = writeUnfinished({ pull: demo.pull.number, state: 'running', key: 'later' });
      await port.start({ name: checkName, head: second.headSha, externalId });
      second.close();
      const standing = checks();
      const { notices } = await runOnClosed(second);
      expect(notices[0]).toContain('is running');
      expect(checks()).toEqual(standing);
    });
  });
});

describe('changed membership', () => {
  let review: ReturnType<typeof reviewsOn>;

  beforeEach(async () => {
    demo = await startDemo();
    second = share(demo, 'release');
    review = reviewsOn(demo);
  });

  afterEach(async () => {
    demo.github.assertClean();
    await demo.github.close();
  });

  /** Something happens to the pull requests while a review runs: once its check was started. */
  function whileReviewing(what: () => void): void {
    let done = false;
    demo.github.afterRequest(({ method, path }: JournalEntry) => {
      if (done || method !== 'POST' || !path.endsWith('/check-runs')) return;
      done = true;
      what();
    });
  }

  const checks = () => checksOf(demo);

  describe('a review of a head that others share', () => {
    it('is not blocked by a pull request that was closed while it ran', async () => {
      await review(second, blocking);
      whileReviewing(() => second.close());
      const { result } = await review(demo.pull, clean);
      expect(result).toMatchObject({ exitCode: 0, conclusion: 'success' });
      expect(checks()).toEqual([`failure: ${failing} · same head as #1`, `success: ${clear}`]);
    });

    it('is blocked by one that was opened while it ran', async () => {
      await review(second, clean);
      whileReviewing(() => share(demo, 'next'));
      const { result } = await review(demo.pull, clean);
      expect(result).toMatchObject({ exitCode: 2, conclusion: 'action_required' });
      expect(checks()[1]).toBe(`action_required: Held by #3 · ${clear}`);
    });

    it('no longer blocks the others, and fails itself, when its own pull request closes while it runs', async () => {
      await review(demo.pull, clean);
      whileReviewing(() => second.close());
      const { result } = await review(second, blocking);
      expect(result).toMatchObject({ exitCode: 1, conclusion: 'failure' });
      expect(checks()).toEqual([`success: ${clear}`, `failure: ${failing}`]);
    });

    it('does not pass where GitHub does not list the pull requests of the head', async () => {
      await review(second, blocking);
      let started = false;
      demo.github.faults.push({
        match: ({ body, path }) => {
          started ||= path.endsWith('/check-runs');
          return started && JSON.stringify(body ?? '').includes('query Members');
        },
        act: { answer: { status: 404, body: { message: 'Not Found' } } },
        times: 9,
      });
      const { result } = await review(demo.pull, clean);
      expect(result?.exitCode).not.toBe(0);
      expect(demo.repository.checkRuns.map(({ conclusion }) => conclusion)).toEqual([
        'failure',
        'action_required',
      ]);
    });
  });

  describe('a cancelled check', () => {
    /** As the post step of a cancelled run of the pull request leaves it; without one, as a killed runner does. */
    async function cancel(pull: PullRequest, leaves: 'standing' | 'nothing' = 'standing'): Promise<void> {
      const { client } = await connectAs(demo.github, {
        repository: demo.repository,
        permissions: publishing,
      });
      const port = createGitHubChecks({ client, owner: 'octo', repo: 'demo' });
      const id = await port.start({
        name: checkName,
        head: pull.headSha,
        externalId: writeUnfinished({ pull: pull.number, state: 'running', key: 'gone' }),
      });
      if (leaves === 'nothing') return;
      const standing = writeOwnConclusion({ pull: pull.number, conclusion: 'cancelled', key: 'gone' });
      const output = { title: 'Cancelled', summary: 'It was.' };
      await port.conclude(id, {
        conclusion: 'cancelled',
        output,
        annotations: [],
        total: 0,
        externalId: standing,
      });
    }

    async function mergeGroup(...pulls: readonly PullRequest[]) {
      const { client } = await connectAs(demo.github, {
        repository: demo.repository,
        permissions: publishing,
      });
      demo.repository.queue.length = 0;
      const { headSha: head } = demo.repository.enqueue(...pulls);
      const target = {
        client,
        owner: 'octo',
        repo: 'demo',
        policyPath: defaultPolicyPath,
        failOn: undefined,
      };
      const { ports } = buildPorts();
      const result = await mergeGroupStage({
        ...ports,
        settings: buildSettings(),
        head,
        workflow: 'Review',
        gate: async () => createGitHubGate('check', target),
        queue: () => readMergeQueue(client, { ...target, branch: 'main' }),
      });
      return { result, check: demo.repository.checkRuns.at(-1) };
    }

    it.each(['standing', 'nothing'] as const)(
      'that left %s is no review: a merge group fails with the number and the command',
      async (leaves) => {
        second.close();
        await review(demo.pull, clean);
        expect((await mergeGroup(demo.pull)).result).toMatchObject({ exitCode: 0, conclusion: 'success' });
        await cancel(demo.pull, leaves);
        const { result, check } = await mergeGroup(demo.pull);
        expect(result).toMatchObject({ exitCode: 2, status: 'incomplete', conclusion: 'failure' });
        expect(check?.title).toBe('Not reviewed: #1');
        expect(check?.summary).toContain("gh workflow run 'Review' -f pull-request=1");
      },
    );

    it('blocks the others on its head, by name, until it is reviewed again', async () => {
      await review(second, clean);
      await cancel(second);
      const { result } = await review(demo.pull, clean);
      expect(result).toMatchObject({ exitCode: 2, conclusion: 'cancelled' });
      expect(checks().at(-1)).toBe(`cancelled: Held by #2 · ${clear}`);
      const group = await mergeGroup(demo.pull);
      expect(group.result).toMatchObject({ exitCode: 1, conclusion: 'failure' });
      expect(group.check?.summary).toMatch(/Held by .{0,2}#2/);
      expect((await review(second, clean)).result).toMatchObject({ exitCode: 0, conclusion: 'success' });
      expect((await mergeGroup(demo.pull)).result).toMatchObject({ exitCode: 0 });
    });
  });
});

describe('conclusion basis', () => {
  const policyPath = '.github/pr-verdict.yml';

  const strict = 'version: 1\n';

  const lax = 'version: 1\npolicy:\n  fail-on: none\n';

  let review: ReturnType<typeof reviewsOn>;

  beforeEach(async () => {
    demo = await startDemo();
    setPolicy(demo.repository.defaultBranch, strict);
    setPolicy('lax', lax);
    review = reviewsOn(demo);
  });

  afterEach(async () => {
    demo.github.assertClean();
    await demo.github.close();
  });

  function setPolicy(branch: string, policy: string): void {
    const { git } = demo.repository;
    git.branch(branch);
    git.write(policyPath, policy).commit('Set the policy');
    demo.repository.push(branch);
  }

  const share = (base: string) =>
    demo.repository.openPullRequest({ head: demo.pull.headBranch, base, author: 'alice' });

  const checks = () => checksOf(demo, demo.pull.headSha);

  async function happens(name: string, payload: ReturnType<typeof pullRequestEvent>) {
    const { github, repository } = demo;
    const root = temporaryFolder('event');
    return runForEvent({ github, repository, event: { name, payload }, root, permissions: publishing });
  }

  async function joinQueue(pull: PullRequest) {
    demo.repository.queue.length = 0;
    const { result } = await happens('merge_group', mergeGroupEvent(demo.repository.enqueue(pull)));
    return { ...result, summary: demo.repository.checkRuns.at(-1)?.summary };
  }

  it('leaves a closed pull request its own verdict, and a merge group does not pass it when it is reopened', async () => {
    const other = share('lax');
    await review(demo.pull, blocking);
    await review(other, blocking);
    demo.pull.close();

    await happens('pull_request', pullRequestEvent(demo.pull, 'closed'));
    expect(checks()).toEqual([
      `failure: ${failing} · same head as #2`,
      expect.stringMatching(/^success: FAIL/),
    ]);

    demo.pull.reopen();
    expect(await joinQueue(demo.pull)).toMatchObject({ exitCode: 1, conclusion: 'failure' });
  });

  it('counts a pass for another base branch as none in a merge group', async () => {
    demo.pull.baseBranch = 'lax';
    await review(demo.pull, blocking);
    expect(checks()).toEqual([expect.stringMatching(/^success/)]);

    demo.pull.baseBranch = demo.repository.defaultBranch;
    const group = await joinQueue(demo.pull);
    expect(group).toMatchObject({ exitCode: 2, conclusion: 'failure', title: 'Not reviewed: #1' });
    expect(group.summary).toContain('Reviewed for another base or policy');
  });

  it('counts a pass by an earlier policy of the base as none in a merge group', async () => {
    setPolicy(demo.repository.defaultBranch, lax);
    await review(demo.pull, blocking);
    expect(await joinQueue(demo.pull)).toMatchObject({ conclusion: 'success' });
    setPolicy(demo.repository.defaultBranch, strict);
    expect(await joinQueue(demo.pull)).toMatchObject({ conclusion: 'failure' });
  });

  it('withdraws a pass for another base from a pull request that shares the head, once a run sees it', async () => {
    demo.pull.baseBranch = 'lax';
    await review(demo.pull, blocking);
    demo.pull.baseBranch = demo.repository.defaultBranch;
    await review(share('lax'), clean);
    expect(checks()).toEqual([
      expect.stringMatching(/^action_required: For another base or policy · FAIL/),
      `action_required: Held by #1 · ${clear}`,
    ]);
  });

  it('reviews a retargeted head again although only the title was edited since', async () => {
    demo.pull.baseBranch = 'lax';
    await review(demo.pull, clean);
    const edited = () => happens('pull_request', pullRequestEvent(demo.pull, 'edited'));
    expect((await edited()).result).toMatchObject({ status: 'skipped' });
    demo.pull.baseBranch = demo.repository.defaultBranch;
    expect((await edited()).result).not.toMatchObject({ status: 'skipped' });
  });

  it('withdraws a pass for another base when a comment starts a run', async () => {
    demo.repository.collaborators.set('bob', 'write');
    demo.pull.baseBranch = 'lax';
    await review(demo.pull, blocking);
    demo.pull.baseBranch = demo.repository.defaultBranch;
    const comment = addComment(demo.pull, demo.github.world.accounts.named('bob'), '/pr-verdict rerun');
    await happens('issue_comment', issueCommentEvent(comment));
    expect(checks()).toEqual([expect.stringMatching(/^action_required: For another base or policy/)]);
  });
});

describe('merge group status', () => {
  type SetBy = readonly [login: string, state: string, base?: string];

  let workflow: string;

  beforeAll(async () => {
    demo = await startDemo({ limits: { hourly: 1_000_000 } });
  });

  beforeEach(() => {
    workflow = "Bob's review";
    demo.repository.statuses.length = 0;
    demo.repository.queue.length = 0;
  });

  afterAll(async () => {
    await demo.github.close();
    demo.github.assertClean();
  });

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
      const account = github.world.accounts.named(login);
      repository.statuses.push({ ...set, token: { ...set.token, account } });
    }
    const entry = repository.enqueue(pull);
    const { result, reporter } = await runForEvent({
      github,
      repository,
      event: { name: 'merge_group', payload: mergeGroupEvent(entry) },
      root: temporaryFolder('group'),
      inputs: { gate: 'status' },
      permissions: publishing,
      workflow,
    });
    const { state, description, sha } = repository.statuses.at(-1) ?? {};
    const page = reporter.summaries.join('\n');
    return { result, state, description, isOnGroup: sha === entry.headSha, page, lines: reporter.lines };
  }

  const bot = 'github-actions[bot]';

  it('passes a merge group whose every member’s status does', async () => {
    expect(await judge([bot, 'pending'], [bot, 'success'])).toMatchObject({
      result: { exitCode: 0, status: 'passed' },
      state: 'success',
      description: 'PASS · #1',
      isOnGroup: true,
    });
  });

  const command = "gh workflow run 'Bob'\\''s review' -f pull-request=1";

  const notReviewed = `Not reviewed: #1 · ${command}`;

  it.each<[string, readonly SetBy[], string]>([
    ['no status', [], notReviewed],
    [
      'a review that runs',
      [
        [bot, 'success'],
        [bot, 'pending'],
      ],
      notReviewed,
    ],
    ['a pass for another base branch', [[bot, 'success', 'lax']], notReviewed],
    ['a status that fails', [[bot, 'failure']], 'Does not pass: #1'],
    ['a status that is an error', [[bot, 'error']], 'Does not pass: #1'],
    ['only a status that another person set', [['bob', 'success']], notReviewed],
    [
      'a failure that another person’s status hides',
      [
        [bot, 'failure'],
        ['bob', 'success'],
      ],
      'Does not pass: #1',
    ],
  ])('fails a merge group with a member that has %s', async (_, statuses, description) => {
    expect(await judge(...statuses)).toMatchObject({ state: 'failure', description, isOnGroup: true });
  });

  it('names a member without a concluded status, and the command to run, in title, log and summary', async () => {
    const { lines, page, result } = await judge();
    expect(result.title).toBe(notReviewed);
    expect(lines).toContain(`error: #1 was not reviewed: ${command}`);
    expect(page).toContain(command);
  });
});
