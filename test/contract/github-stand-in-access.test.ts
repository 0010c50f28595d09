import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { at, Client } from '../support/github/client.ts';
import { type Demo, startDemo } from '../support/github/demo.ts';
import type { Permissions } from '../support/github/model/world.ts';

let demo: Demo;

beforeEach(async () => {
  demo = await startDemo();
});
afterEach(async () => {
  await demo.github.close();
});

function workflow(permissions: Permissions): Client {
  return new Client(demo.github, demo.github.issueToken({ repository: demo.repository, permissions }));
}

const repo = '/repos/octo/demo';

describe('a workflow token', () => {
  it.each<[string, Permissions, (client: Client) => ReturnType<Client['get']>]>([
    ['read a pull request', { 'pull-requests': 'read' }, (client) => client.get(demo.pulls)],
    ['read its files', { 'pull-requests': 'read' }, (client) => client.get(`${demo.pulls}/files`)],
    [
      'make a review',
      { 'pull-requests': 'write' },
      (client) => client.post(`${demo.pulls}/reviews`, { body: 'x' }),
    ],
    [
      'comment on a line',
      { 'pull-requests': 'write' },
      (client) => client.post(`${demo.pulls}/comments`, lineComment()),
    ],
    [
      'comment by issues',
      { issues: 'write' },
      (client) => client.post(`${repo}/issues/1/comments`, { body: 'x' }),
    ],
    [
      'comment by pull-requests',
      { 'pull-requests': 'write' },
      (client) => client.post(`${repo}/issues/1/comments`, { body: 'x' }),
    ],
    [
      'make a check',
      { checks: 'write' },
      (client) => client.post(`${repo}/check-runs`, { name: 'x', head_sha: demo.pull.headSha }),
    ],
    [
      'set a status',
      { statuses: 'write' },
      (client) => client.post(`${repo}/statuses/${demo.pull.headSha}`, { state: 'success' }),
    ],
    ['read contents', { contents: 'read' }, (client) => client.get(`${repo}/contents/src`)],
  ])('may %s with the permission for it, and not without', async (_, permissions, call) => {
    expect((await call(workflow(permissions))).status).toBeLessThan(300);
    const refused = await call(workflow({}));
    expect(refused.status).toBe(403);
    expect(refused.json).toMatchObject({ message: 'Resource not accessible by integration' });
    const [[scope, access] = []] = Object.entries(permissions);
    const accepted = refused.headers.get('x-accepted-github-permissions');
    expect(accepted).toContain(`${scope?.replace('-', '_')}=${access}`);
    demo.github.assertClean();
  });

  it('is not made better by read access where write is needed', async () => {
    const refused = await workflow({ 'pull-requests': 'read' }).post(`${demo.pulls}/reviews`, { body: 'x' });
    expect(refused.status).toBe(403);
  });

  it('reads the public part of a public repository with no permission at all', async () => {
    const open = demo.github.createRepository({
      owner: 'octo',
      name: 'open',
      visibility: 'public',
      files: { a: 'a\n' },
    });
    const client = new Client(demo.github, demo.github.issueToken({ repository: open }));
    expect((await client.get('/repos/octo/open/contents/a')).status).toBe(200);
    expect((await client.post('/repos/octo/open/statuses/main', { state: 'success' })).status).toBe(403);
  });

  it('stands for no user', async () => {
    expect((await demo.bot.get('/user')).status).toBe(403);
    expect((await demo.alice.get('/user')).json).toMatchObject({ login: 'alice' });
    demo.github.assertClean();
  });

  it('is long, with dots and underscores', () => {
    const secret = demo.github.issueToken({ repository: demo.repository });
    expect(secret).toMatch(/^ghs_[\w.]{500,}$/);
  });

  it('is worth nothing after its job', async () => {
    const secret = demo.github.issueToken({ repository: demo.repository });
    demo.github.revokeToken(secret);
    expect((await new Client(demo.github, secret).get(demo.pulls)).status).toBe(401);
  });
});

describe('a person', () => {
  it('has the role that the repository gives', async () => {
    demo.repository.collaborators.set('mona', 'maintain');
    demo.github.world.accounts.named('mona');
    demo.github.world.accounts.named('stranger');
    const permission = (login: string) => demo.bot.get(`${repo}/collaborators/${login}/permission`);
    expect((await permission('octo')).json).toMatchObject({ permission: 'admin', role_name: 'admin' });
    expect((await permission('mona')).json).toMatchObject({ permission: 'write', role_name: 'maintain' });
    expect((await permission('stranger')).json).toMatchObject({ permission: 'none' });
    expect((await permission('nobody')).status).toBe(404);
    demo.github.assertClean();
  });

  it('sees no private repository of others', async () => {
    const mallory = new Client(demo.github, demo.github.issueToken({ login: 'mallory', kind: 'user' }));
    expect((await mallory.get(demo.pulls)).status).toBe(404);
  });
});

describe('rate limits', () => {
  it('are told with every answer, REST and GraphQL apart', async () => {
    const first = await demo.bot.get(demo.pulls);
    const second = await demo.bot.get(demo.pulls);
    expect(first.headers.get('x-ratelimit-remaining')).toBe('999');
    expect(second.headers.get('x-ratelimit-remaining')).toBe('998');
    const graphql = await demo.bot.graphql('{ viewer { login } }');
    expect(graphql.headers.get('x-ratelimit-remaining')).toBe('999');
    expect((await demo.bot.get('/rate_limit')).json).toMatchObject({ rate: { limit: 1000 } });
    demo.github.assertClean();
  });

  it('are shared by all workflows of a repository, and end in 403', async () => {
    const { github, repository } = demo;
    const other = new Client(
      github,
      github.issueToken({ repository, permissions: { 'pull-requests': 'read' } }),
    );
    for (let count = 0; count < 999; count += 1) github.world.rate.spend(spender(), 'core');
    expect((await demo.bot.get(demo.pulls)).status).toBe(200);
    const refused = await other.get(demo.pulls);
    expect(refused.status).toBe(403);
    expect(refused.headers.get('x-ratelimit-remaining')).toBe('0');
    expect(Number(refused.headers.get('x-ratelimit-reset'))).toBeGreaterThan(0);
    expect(at(refused.json, 'message')).toMatch(/rate limit exceeded/);
  });
});

function spender() {
  const { github, repository } = demo;
  const account = github.world.accounts.named('github-actions[bot]');
  return { secret: '', kind: 'workflow', account, repository, permissions: {} } as const;
}

function lineComment() {
  return { path: 'src/app.ts', line: 5, body: 'x', commit_id: demo.pull.headSha };
}

describe('issue comments', () => {
  it('are limited by bytes', async () => {
    const post = (body: string) => demo.bot.post(`${repo}/issues/1/comments`, { body });
    expect((await post('x'.repeat(65_536))).status).toBe(201);
    const refused = await post('é'.repeat(32_769));
    expect(refused.status).toBe(422);
    expect(refused.text).toMatch(/is too long/);
  });

  it('take each reaction of an account once', async () => {
    const comment = await demo.alice.post(`${repo}/issues/1/comments`, { body: 'Hi' });
    const path = `${repo}/issues/comments/${at(comment.json, 'id')}`;
    expect((await demo.bot.post(`${path}/reactions`, { content: 'eyes' })).status).toBe(201);
    expect((await demo.bot.post(`${path}/reactions`, { content: 'eyes' })).status).toBe(200);
    expect((await demo.bot.get(path)).json).toMatchObject({ reactions: { total_count: 1, eyes: 1 } });
    demo.github.assertClean();
  });
});
