import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { at, Client } from '../support/github/client.ts';
import { type Demo, startDemo } from '../support/github/demo.ts';

let demo: Demo;

beforeEach(async () => {
  demo = await startDemo();
});
afterEach(async () => {
  await demo.github.close();
});

const checkRuns = '/repos/octo/demo/check-runs';
const annotation = {
  path: 'anywhere.ts',
  start_line: 1,
  end_line: 1,
  annotation_level: 'notice',
  message: 'x',
};

function create(check: Record<string, unknown> = {}) {
  return demo.bot.post(checkRuns, { name: 'review', head_sha: demo.pull.headSha, ...check });
}

function output(more: Record<string, unknown> = {}) {
  return { title: 'Title', summary: 'Summary', ...more };
}

describe('a check run', () => {
  it('is queued, runs, and is complete once it has a conclusion', async () => {
    const created = await create();
    expect(created.status).toBe(201);
    expect(created.json).toMatchObject({
      status: 'queued',
      conclusion: null,
      app: { slug: 'github-actions' },
    });
    const path = `${checkRuns}/${at(created.json, 'id')}`;
    expect((await demo.bot.patch(path, { status: 'in_progress' })).json).toMatchObject({
      status: 'in_progress',
    });
    const done = await demo.bot.patch(path, { conclusion: 'neutral', output: output() });
    expect(done.json).toMatchObject({
      status: 'completed',
      conclusion: 'neutral',
      completed_at: expect.any(String),
    });
    demo.github.assertClean();
  });

  it('needs a conclusion to be complete', async () => {
    expect((await create({ status: 'completed' })).status).toBe(422);
  });

  it('needs a commit that exists', async () => {
    expect((await create({ head_sha: '0'.repeat(40) })).status).toBe(422);
  });

  it('is for apps only', async () => {
    const refused = await demo.alice.post(checkRuns, { name: 'review', head_sha: demo.pull.headSha });
    expect(refused.status).toBe(403);
  });

  it('can be changed only by the app that made it', async () => {
    const other = new Client(
      demo.github,
      demo.github.issueToken({
        repository: demo.repository,
        kind: 'app',
        login: 'other[bot]',
        permissions: { checks: 'write' },
      }),
    );
    const id = at((await create()).json, 'id');
    expect((await other.patch(`${checkRuns}/${id}`, { conclusion: 'success' })).status).toBe(403);
  });

  it.each([
    ['summary', /Only 65535 characters are allowed; 65536 were supplied/],
    ['text', /Only 65535 characters are allowed; 65536 were supplied/],
  ])('holds 65,535 characters of %s', async (field, message) => {
    expect((await create({ output: output({ [field]: 'é'.repeat(65_535) }) })).status).toBe(201);
    const refused = await create({ output: output({ [field]: 'x'.repeat(65_536) }) });
    expect(refused.status).toBe(422);
    expect(refused.text).toMatch(message);
  });

  it('needs a title with a summary', async () => {
    const refused = await create({ output: { summary: 'Summary' } });
    expect(refused.status).toBe(422);
    const id = at((await create()).json, 'id');
    const late = await demo.bot.patch(`${checkRuns}/${id}`, { output: { summary: 'Summary' } });
    expect(late.text).toContain("wasn't supplied");
  });

  it('takes 50 annotations a request and adds them to those it has', async () => {
    const fifty = Array.from({ length: 50 }, () => annotation);
    const created = await create({ output: output({ annotations: fifty }) });
    const path = `${checkRuns}/${at(created.json, 'id')}`;
    demo.github.assertClean();
    const refused = await demo.bot.patch(path, { output: output({ annotations: [...fifty, annotation] }) });
    expect(refused.text).toMatch(/No more than 50 items are allowed; 51 were supplied/);
    await demo.bot.patch(path, { output: output({ annotations: fifty }) });
    expect((await demo.bot.get(path)).json).toMatchObject({ output: { annotations_count: 100 } });
    const listed = await demo.bot.get(`${path}/annotations?per_page=100`);
    expect(at(listed.json, 'length')).toBe(100);
  });

  it('is listed by name, the newest of each name unless all are wanted', async () => {
    await create({ conclusion: 'failure' });
    await create({ conclusion: 'success' });
    await create({ name: 'other' });
    const path = `/repos/octo/demo/commits/${demo.pull.headSha}/check-runs?check_name=review`;
    const latest = await demo.bot.get(path);
    expect(latest.json).toMatchObject({ total_count: 1, check_runs: [{ conclusion: 'success' }] });
    expect((await demo.bot.get(`${path}&filter=all`)).json).toMatchObject({ total_count: 2 });
    demo.github.assertClean();
  });

  it('names the pull requests of its commit, but no fork’s', async () => {
    expect((await create()).json).toMatchObject({ pull_requests: [{ number: demo.pull.number }] });
    const fork = demo.repository.fork('mallory');
    fork.git.branch('patch').write('new.ts', 'x\n').commit('Patch');
    const pull = demo.repository.openPullRequest({ head: 'patch', from: fork });
    expect((await create({ head_sha: pull.headSha })).json).toMatchObject({ pull_requests: [] });
  });
});

describe('a commit status', () => {
  it('counts by its newest state in each context', async () => {
    const path = `/repos/octo/demo/statuses/${demo.pull.headSha}`;
    await demo.bot.post(path, { state: 'failure', context: 'review' });
    await demo.bot.post(path, { state: 'success', context: 'review', description: 'Fine' });
    const combined = await demo.bot.get(`/repos/octo/demo/commits/${demo.pull.headSha}/status`);
    expect(combined.json).toMatchObject({ state: 'success', total_count: 1 });
    const all = await demo.bot.get(`/repos/octo/demo/commits/${demo.pull.headSha}/statuses`);
    expect(all.json).toMatchObject([{ state: 'success' }, { state: 'failure' }]);
    demo.github.assertClean();
  });

  it('has a short description', async () => {
    const path = `/repos/octo/demo/statuses/${demo.pull.headSha}`;
    expect((await demo.bot.post(path, { state: 'success', description: 'x'.repeat(141) })).status).toBe(422);
  });
});
