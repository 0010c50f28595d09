import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { HeadMembers } from '../../src/gate/gate-port-shape.ts';
import { createGitHubChecks } from '../../src/github/checks.ts';
import { createGitHubGate } from '../../src/github/github-gate.ts';
import { readHeadMembers } from '../../src/github/head-sharing.ts';
import { defaultPolicyPath } from '../../src/policy/policy.ts';
import { writeUnfinished } from '../../src/policy/shared-head.ts';
import { closedStage } from '../../src/run/pull-request-event-run.ts';
import { buildSettings, checkName } from '../support/builders/run.ts';
import { RecordingReporter } from '../support/fakes/recording-reporter.ts';
import { type Demo, startDemo } from '../support/github/demo.ts';
import type { PullRequest } from '../support/github/model/pull-request.ts';
import type { Permissions } from '../support/github/model/tokens.ts';
import { connectAs } from '../support/github-client.ts';
import { blocking, checksOf, clean, clear, failing, reviewsOn, share } from '../support/shared-head.ts';
import { documentedPermissions } from '../support/twelve-findings.ts';
import { virtualTimer } from '../support/virtual-timer.ts';

let demo: Demo;
let second: PullRequest;
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
async function heedClosed(pull: PullRequest, closing: Closing = {}) {
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
  it('no longer holds the one that shares its head, and keeps its own verdict', async () => {
    await review(demo.pull, clean);
    await review(second, blocking);
    expect(checks()).toEqual([
      'failure: Held by #2 · PASS · 1 reviewer · 5/5 files',
      `failure: ${failing} · same head as #1`,
    ]);
    const [before] = demo.repository.checkRuns;
    const { summary, text } = before ?? {};
    second.close();
    const { result } = await heedClosed(second);
    expect(result).toMatchObject({ exitCode: 0, status: 'passed', conclusion: 'success' });
    expect(checks()).toEqual([free, `failure: ${failing} · same head as #1`]);
    expect(demo.repository.checkRuns[0]).toMatchObject({ summary, text });
    expect(writes()).toBe(1);
  });

  it('is applied once: a second event writes nothing', async () => {
    await review(demo.pull, clean);
    await review(second, blocking);
    second.close();
    await heedClosed(second);
    const standing = checks();
    demo.github.journal.clear();
    const { result, notices } = await heedClosed(second);
    expect(result).toEqual({ exitCode: 0, status: 'skipped' });
    expect(notices[0]).toContain('no check on this head is held');
    expect(writes()).toBe(0);
    expect(checks()).toEqual(standing);
  });

  it('leaves what another open one fails as failed, and names that one', async () => {
    const third = share(demo, 'next');
    await review(demo.pull, clean);
    await review(second, blocking);
    await review(third, blocking);
    expect(checks()[0]).toContain('Held by #2, #3 ·');
    second.close();
    const { result } = await heedClosed(second);
    expect(result).toMatchObject({ exitCode: 0, status: 'failed', conclusion: 'failure' });
    expect(checks()).toEqual([
      'failure: Held by #3 · PASS · 1 reviewer · 5/5 files',
      `failure: ${failing} · same head as #1, #3`,
      `failure: ${failing} · same head as #1`,
    ]);
  });

  it('frees nothing while another open one has no verdict', async () => {
    share(demo, 'next');
    await review(demo.pull, clean);
    await review(second, blocking);
    second.close();
    const { result } = await heedClosed(second);
    expect(result).toMatchObject({ status: 'incomplete', conclusion: 'action_required' });
    expect(checks()[0]).toBe('action_required: Held by #3 · PASS · 1 reviewer · 5/5 files');
  });

  it('that opens again counts again with its own verdict', async () => {
    await review(demo.pull, clean);
    await review(second, blocking);
    second.close();
    await heedClosed(second);
    second.reopen();
    await review(demo.pull, clean);
    expect(checks().slice(1)).toEqual([
      `failure: ${failing} · same head as #1`,
      'failure: Held by #2 · PASS · 1 reviewer · 5/5 files',
    ]);
  });
});

describe('what is not known stays as it is', () => {
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
    const { result, notices } = await heedClosed(second, closing);
    expect(result).toEqual({ exitCode: 0, status: 'skipped' });
    expect(notices[0]).toContain(why);
    expect(checks()).toEqual(standing);
  });

  it('where it is open again', async () => {
    const { notices } = await heedClosed(second);
    expect(notices[0]).toContain('the pull request is open');
    expect(writes()).toBe(0);
  });

  it('where no other open pull request has the head', async () => {
    demo.pull.close();
    second.close();
    const { result, notices } = await heedClosed(second);
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
    const { notices } = await heedClosed(second);
    expect(notices[0]).toContain('is running');
    expect(checks()).toEqual(standing);
  });

  it('where the token lacks a scope, which is an error unless the head is a fork’s', async () => {
    second.close();
    const permissions = { ...documentedPermissions, checks: 'read' } as const;
    await expect(heedClosed(second, { permissions })).rejects.toMatchObject({
      code: 'GITHUB_PERMISSION_MISSING',
    });
  });
});
