import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { at, Client } from '../support/github/client.ts';
import { type Demo, numbered, startDemo } from '../support/github/demo.ts';
import type { Permissions } from '../support/github/model/world.ts';
import { githubApi } from '../support/github/openapi.ts';

// Only the rules that correct requests never touch and that `test/acceptance/verify-github.test.ts` does not try:
// no other test would fail without them.

let demo: Demo;

beforeEach(async () => {
  demo = await startDemo();
  onTestFinished(() => demo.github.close());
});

const repo = '/repos/octo/demo';
const lineComment = { path: 'src/app.ts', line: 5, side: 'RIGHT', body: 'Look here.' };

function create(review: Record<string, unknown> = {}, client = demo.bot) {
  return client.post(`${demo.pulls}/reviews`, { commit_id: demo.pull.headSha, body: 'x', ...review });
}

function submit(id: unknown, event: string, client = demo.bot) {
  return client.post(`${demo.pulls}/reviews/${id}/events`, { event });
}

function workflow(permissions: Permissions): Client {
  return new Client(demo.github, demo.github.issueToken({ repository: demo.repository, permissions }));
}

describe('the published descriptions', () => {
  it('have exactly the operations of the stand-in', () => {
    expect([...demo.github.router.operations].sort()).toEqual([...githubApi().operations].sort());
  });

  it.each([
    ['an unknown operation', () => demo.bot.get(`${repo}/topics`), 404, /has no GET .*topics/],
    ['an unknown parameter', () => demo.bot.get(`${demo.pulls}/files?size=3`), 422, /"size"/],
    ['an unknown key', () => create({ text: 'x' }), 422, /"text"/],
    ['a missing key', () => demo.bot.post(`${repo}/check-runs`, { name: 'x' }), 422, /"head_sha"/],
    ['a null line', () => create({ comments: [{ ...lineComment, start_line: null }] }), 422, /start_line/],
  ])('refuse %s, and the test fails', async (_, call, status, problem) => {
    expect((await call()).status).toBe(status);
    expect(demo.pull.reviews).toEqual([]);
    expect(() => demo.github.assertClean()).toThrow(problem);
  });

  it('would catch a key of an answer that GitHub does not send', () => {
    const operation = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}';
    const problems = githubApi().answerProblems(operation, 200, { verdict: 'PASS' });
    expect(problems.join('\n')).toContain('verdict');
  });
});

describe('GraphQL', () => {
  const pullRequest = (fields: string) =>
    `{ repository(owner: "octo", name: "demo") { pullRequest(number: 1) { ${fields} } } }`;
  const pages = (count: number) =>
    Array.from(
      { length: count },
      (_, index) => `p${index}: reviews(first: 100) { nodes { comments(first: 100) { totalCount } } }`,
    ).join(' ');

  it.each([
    ['a field outside of the schema', pullRequest('sha'), /Cannot query field "sha"/],
    ['a field that the stand-in lacks', pullRequest('titleHTML'), /does not know PullRequest.titleHTML/],
    ['a connection without a size', pullRequest('reviews { totalCount }'), /`first` or `last`/],
    ['more than a hundred items', pullRequest('reviews(first: 101) { totalCount }'), /101 records/],
    ['more than half a million nodes', pullRequest(pages(50)), /505000 possible nodes/],
  ])('refuses %s, and the test fails', async (_, query, problem) => {
    const { status, json } = await demo.bot.graphql(query);
    expect(status).toBe(200);
    expect(json).toHaveProperty('errors');
    expect(() => demo.github.assertClean()).toThrow(problem);
  });

  it('accepts the largest query', async () => {
    await demo.bot.graphql(pullRequest(pages(49)));
    demo.github.assertClean();
  });

  it('omits the suffix from the login of a bot, except for the viewer', async () => {
    await create({ event: 'COMMENT' });
    const { json } = await demo.bot.graphql(pullRequest('reviews(first: 1) { nodes { author { login } } }'));
    expect(JSON.stringify(json)).toContain('{"login":"github-actions"}');
    const viewer = await demo.bot.graphql('{ viewer { login } }');
    expect(viewer.json).toEqual({ data: { viewer: { login: 'github-actions[bot]' } } });
  });
});

it('refuses a thread on the draft of someone else', async () => {
  const mutation = `mutation Add($input: AddPullRequestReviewThreadInput!) {
    addPullRequestReviewThread(input: $input) { thread { line } }
  }`;
  const pullRequestReviewId = at((await create()).json, 'node_id');
  const input = { body: 'x', pullRequestReviewId, path: 'logo.png', subjectType: 'FILE' };
  const refused = await demo.alice.graphql(mutation, { input });
  expect(refused.json).toMatchObject({ errors: [{ type: 'NOT_FOUND' }] });
});

describe('a comment', () => {
  // Hunks of src/app.ts: old 2-11 and 30-35, new 2-10 and 29-35; line 5 changed, old 8 removed, new 32 added.
  it.each([
    ['context at the start of a hunk', { line: 2, side: 'RIGHT' }],
    ['context at the end of a hunk', { line: 10, side: 'RIGHT' }],
    ['a removed line', { line: 8, side: 'LEFT' }],
    ['a range from old to new', { start_line: 5, start_side: 'LEFT', line: 5, side: 'RIGHT' }],
  ])('is accepted on %s', async (_, place) => {
    const { line, ...comment } = { ...lineComment, ...place };
    expect((await create({ event: 'COMMENT', comments: [{ ...comment, line }] })).status).toBe(200);
    demo.github.assertClean();
  });

  it.each([
    ['a line just above a hunk', { line: 1 }, /line could not be resolved/i],
    ['a line just below a hunk', { line: 11 }, /line could not be resolved/i],
    ['context on the old side', { line: 4, side: 'LEFT' }, /line could not be resolved/i],
    ['an added line on the old side', { line: 32, side: 'LEFT' }, /line could not be resolved/i],
    ['a binary file', { path: 'logo.png', line: 1 }, /line could not be resolved/i],
    ['a renamed file', { path: 'new name.md', line: 1 }, /line could not be resolved/i],
    ['a range that starts outside', { start_line: 1 }, /part of the same hunk/i],
  ])('is refused with the whole review on %s', async (_, place, message) => {
    const refused = await create({ event: 'COMMENT', comments: [lineComment, { ...lineComment, ...place }] });
    expect(refused.status).toBe(422);
    expect(at(refused.json, 'errors')).toEqual([expect.stringMatching(message)]);
    expect([...demo.pull.reviews, ...demo.pull.threads]).toEqual([]);
    demo.github.assertClean();
  });

  it('moves with its line, and is outdated once the line changed', async () => {
    await create({ event: 'COMMENT', comments: [lineComment, { ...lineComment, line: 32 }] });
    const moved = numbered({ 1: 'line 1\nnew\nnew', 5: 'changed again', 8: null, 32: 'line 32\nadded' });
    demo.repository.git.write('src/app.ts', moved).commit('Next');
    demo.repository.push('feature');
    expect((await demo.bot.get(`${demo.pulls}/comments`)).json).toMatchObject([
      { line: null, original_line: 5, original_commit_id: demo.pull.previousHeadSha },
      { line: 34, original_line: 32, commit_id: demo.pull.headSha },
    ]);
    demo.github.assertClean();
  });
});

describe('a review', () => {
  it.each(['COMMENT', 'REQUEST_CHANGES'])('needs a body for %s', async (event) => {
    expect((await create({ event, body: '' })).status).toBe(422);
  });

  it('is a draft that others do not see and cannot submit', async () => {
    const { json } = await create();
    expect((await demo.alice.get(`${demo.pulls}/reviews`)).json).toEqual([]);
    expect((await submit(at(json, 'id'), 'COMMENT', demo.alice)).status).toBe(404);
  });

  it('keeps its state and cannot be deleted once it is submitted', async () => {
    const id = at((await create()).json, 'id');
    await submit(id, 'REQUEST_CHANGES');
    expect((await submit(id, 'COMMENT')).status).toBe(422);
    expect((await demo.bot.delete(`${demo.pulls}/reviews/${id}`)).status).toBe(422);
    expect(demo.pull.reviews[0]?.state).toBe('CHANGES_REQUESTED');
  });

  it('shows the new head as its commit after a force-push', async () => {
    await create({ event: 'COMMENT' });
    demo.repository.git.amend('Other words');
    demo.repository.push('feature');
    expect((await demo.bot.get(`${demo.pulls}/reviews`)).json).toMatchObject([
      { commit_id: demo.pull.headSha },
    ]);
  });
});

describe('a check run', () => {
  const check = (keys: Record<string, unknown> = {}, client = demo.bot) =>
    client.post(`${repo}/check-runs`, { name: 'review', head_sha: demo.pull.headSha, ...keys });

  it('needs a conclusion to be complete, a commit, a title with its summary, and an app', async () => {
    expect((await check({ status: 'completed' })).status).toBe(422);
    expect((await check({ head_sha: '0'.repeat(40) })).status).toBe(422);
    expect((await check({ output: { summary: 'x' } })).status).toBe(422);
    expect((await check({}, demo.alice)).status).toBe(403);
  });

  it('takes 50 annotations a request', async () => {
    const line = { path: 'a.ts', start_line: 1, end_line: 1, annotation_level: 'notice', message: 'x' };
    const annotate = (count: number) =>
      check({ output: { title: 'x', summary: 'x', annotations: Array(count).fill(line) } });
    expect((await annotate(50)).status).toBe(201);
    expect((await annotate(51)).status).toBe(422);
  });

  it('can be changed only by the app that made it', async () => {
    const { github, repository } = demo;
    const permissions = { checks: 'write' } as const;
    const secret = github.issueToken({ repository, kind: 'app', login: 'other[bot]', permissions });
    const id = at((await check()).json, 'id');
    const changed = await new Client(github, secret).patch(`${repo}/check-runs/${id}`, {
      conclusion: 'success',
    });
    expect(changed.status).toBe(403);
  });
});

it('limits a comment by bytes and a status by characters', async () => {
  const comment = (body: string) => demo.bot.post(`${repo}/issues/1/comments`, { body });
  expect((await comment('x'.repeat(65_536))).status).toBe(201);
  expect((await comment('é'.repeat(32_769))).status).toBe(422);
  const status = { state: 'success', description: 'x'.repeat(141) };
  expect((await demo.bot.post(`${repo}/statuses/${demo.pull.headSha}`, status)).status).toBe(422);
});

describe('a token', () => {
  it.each<[string, Permissions, (client: Client) => ReturnType<Client['get']>]>([
    ['read a pull request', { 'pull-requests': 'read' }, (client) => client.get(demo.pulls)],
    ['make a review', { 'pull-requests': 'write' }, (client) => create({}, client)],
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
    ['read contents', { contents: 'read' }, (client) => client.get(`${repo}/git/trees/${demo.pull.headSha}`)],
  ])('may %s with the permission for it alone', async (_, permissions, call) => {
    expect((await call(workflow(permissions))).status).toBeLessThan(300);
    const refused = await call(workflow({}));
    expect(refused.status).toBe(403);
    const [[scope = '', access] = []] = Object.entries(permissions);
    const accepted = refused.headers.get('x-accepted-github-permissions');
    expect(accepted).toContain(`${scope.replace('-', '_')}=${access}`);
    demo.github.assertClean();
  });

  it('of a workflow is long, with dots and underscores, and resolves threads only with `contents: write`', async () => {
    await create({ event: 'COMMENT', comments: [lineComment] });
    const mutation =
      'mutation($id: ID!) { resolveReviewThread(input: { threadId: $id }) { thread { isResolved } } }';
    const id = demo.pull.threads[0]?.nodeId;
    const refused = await workflow({ 'pull-requests': 'write' }).graphql(mutation, { id });
    expect(refused.json).toMatchObject({ errors: [{ type: 'FORBIDDEN' }] });
    expect((await demo.bot.graphql(mutation, { id })).text).toContain('"isResolved":true');
    expect(demo.github.issueToken({ repository: demo.repository })).toMatch(/^ghs_[\w.]{500,}$/);
  });

  it.each([
    ['unknown', () => 'nonsense', 401],
    ['of another person', () => demo.github.issueToken({ login: 'mallory', kind: 'user' }), 404],
  ])('that is %s opens nothing', async (_, secret, status) => {
    expect((await new Client(demo.github, secret()).get(demo.pulls)).status).toBe(status);
  });
});
