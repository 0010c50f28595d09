import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createGitHubChecks } from '../../src/github/checks.ts';
import { createGitHubGate } from '../../src/github/github-gate.ts';
import { readMergeQueue } from '../../src/github/merge-queue.ts';
import { defaultPolicyPath } from '../../src/policy/policy.ts';
import { writeOwnConclusion, writeUnfinished } from '../../src/policy/shared-head.ts';
import { mergeGroupStage } from '../../src/run/merge-group-run.ts';
import { buildPorts } from '../support/builders/ports.ts';
import { buildSettings, checkName } from '../support/builders/run.ts';
import { type Demo, publishing, startDemo } from '../support/github/demo.ts';
import type { JournalEntry } from '../support/github/journal.ts';
import type { PullRequest } from '../support/github/model/pull-request.ts';
import { connectAs } from '../support/github-client.ts';
import { blocking, checksOf, clean, clear, failing, reviewsOn, share } from '../support/shared-head.ts';

let demo: Demo;
let second: PullRequest;
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
  it('is not held by a pull request that was closed while it ran', async () => {
    await review(second, blocking);
    whileReviewing(() => second.close());
    const { result } = await review(demo.pull, clean);
    expect(result).toMatchObject({ exitCode: 0, conclusion: 'success' });
    expect(checks()).toEqual([`failure: ${failing} · same head as #1`, `success: ${clear}`]);
  });

  it('is held by whoever came while it ran and fails', async () => {
    await review(second, clean);
    whileReviewing(() => share(demo, 'next'));
    const { result } = await review(demo.pull, clean);
    expect(result).toMatchObject({ exitCode: 2, conclusion: 'action_required' });
    expect(checks()[1]).toBe(`action_required: Held by #3 · ${clear}`);
  });

  it('frees the others, and fails itself, when its own pull request closes while it runs', async () => {
    await review(demo.pull, clean);
    whileReviewing(() => second.close());
    const { result } = await review(second, blocking);
    expect(result).toMatchObject({ exitCode: 1, conclusion: 'failure' });
    expect(checks()).toEqual([`success: ${clear}`, `failure: ${failing}`]);
  });

  it('lets nobody go where GitHub does not say who has the head', async () => {
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
    const { client } = await connectAs(demo.github, { repository: demo.repository, permissions: publishing });
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
    const { client } = await connectAs(demo.github, { repository: demo.repository, permissions: publishing });
    demo.repository.queue.length = 0;
    const { headSha: head } = demo.repository.enqueue(...pulls);
    const target = { client, owner: 'octo', repo: 'demo', policyPath: defaultPolicyPath, failOn: undefined };
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

  it('holds the others on its head, by name, until it is reviewed again', async () => {
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
