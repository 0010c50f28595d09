import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { at, Client } from '../support/github/client.ts';
import { type Demo, numbered, startDemo } from '../support/github/demo.ts';
import type { Permissions } from '../support/github/model/world.ts';

let demo: Demo;

beforeEach(async () => {
  demo = await startDemo();
});
afterEach(async () => {
  await demo.github.close();
});

const addThreadMutation = `mutation Add($input: AddPullRequestReviewThreadInput!) {
  addPullRequestReviewThread(input: $input) { thread { id path line subjectType } }
}`;
const settle = `mutation($id: ID!) { resolveReviewThread(input: { threadId: $id }) {
  thread { isResolved viewerCanUnresolve resolvedBy { login } }
} }`;
const submit = `mutation($id: ID!) { submitPullRequestReview(input: { pullRequestReviewId: $id, event: COMMENT }) {
  pullRequestReview { state }
} }`;

function pullRequest(fields: string): string {
  const { number } = demo.pull;
  return `{ repository(owner: "octo", name: "demo") { pullRequest(number: ${number}) { ${fields} } } }`;
}

function workflow(permissions: Permissions): Client {
  return new Client(demo.github, demo.github.issueToken({ repository: demo.repository, permissions }));
}

async function draft(): Promise<string> {
  const created = await demo.bot.post(`${demo.pulls}/reviews`, { body: 'Draft' });
  return String(at(created.json, 'node_id'));
}

async function addThread(input: Record<string, unknown>) {
  const { json } = await demo.bot.graphql(addThreadMutation, { input: { body: 'x', ...input } });
  return at(json, 'data', 'addPullRequestReviewThread', 'thread');
}

describe('queries', () => {
  it('are refused, as GitHub refuses them, where the published schema does not have them', async () => {
    const { status, json } = await demo.bot.graphql(pullRequest('headRefOid sha'));
    expect(status).toBe(200);
    expect(json).toMatchObject({
      errors: [{ message: expect.stringContaining('Cannot query field "sha"') }],
    });
    expect(() => demo.github.assertClean()).toThrow(/Cannot query field "sha"/);
  });

  it('fail a test that asks for what the stand-in does not know', async () => {
    await demo.bot.graphql(pullRequest('titleHTML'));
    expect(() => demo.github.assertClean()).toThrow(/does not know PullRequest.titleHTML/);
  });

  it('need first or last on every connection, and at most a hundred', async () => {
    const none = await demo.bot.graphql(pullRequest('reviews { totalCount }'));
    expect(none.text).toContain('You must provide a `first` or `last` value');
    const many = await demo.bot.graphql(pullRequest('reviews(first: 101) { totalCount }'));
    expect(many.text).toContain('Requesting 101 records on the `reviews` connection');
    expect(demo.github.violations).toHaveLength(2);
  });

  it('ask for half a million nodes at most, and look up a hundred ids at a time', async () => {
    const pages = (count: number) =>
      Array.from(
        { length: count },
        (_, index) => `p${index}: reviews(first: 100) { nodes { comments(first: 100) { totalCount } } }`,
      ).join(' ');
    expect((await demo.bot.graphql(pullRequest(pages(49)))).json).toHaveProperty('data.repository');
    demo.github.assertClean();
    await demo.bot.graphql(pullRequest(pages(50)));
    expect(() => demo.github.assertClean()).toThrow(/505000 possible nodes/);
    const ids = Array<string>(101).fill(demo.pull.nodeId);
    const nodes = 'query($ids: [ID!]!) { nodes(ids: $ids) { id } }';
    expect((await demo.bot.graphql(nodes, { ids })).json).toMatchObject({
      errors: [{ type: 'ARGUMENT_LIMIT', message: expect.stringContaining('more than 100 node ids') }],
    });
  });

  it('name a bot without its suffix, and the viewer with it', async () => {
    await demo.bot.post(`${demo.pulls}/reviews`, { event: 'COMMENT', body: 'x' });
    const fields = 'reviews(first: 1) { nodes { viewerDidAuthor author { login __typename } } }';
    const { json } = await demo.bot.graphql(pullRequest(fields));
    const [review] = [at(json, 'data', 'repository', 'pullRequest', 'reviews', 'nodes')].flat();
    expect(review).toEqual({ viewerDidAuthor: true, author: { login: 'github-actions', __typename: 'Bot' } });
    const viewer = await demo.bot.graphql('{ viewer { login databaseId } }');
    expect(viewer.json).toEqual({ data: { viewer: { login: 'github-actions[bot]', databaseId: 41898282 } } });
    demo.github.assertClean();
  });

  it('page by cursor in both directions', async () => {
    for (let count = 0; count < 5; count += 1) {
      await demo.bot.post(`${demo.pulls}/reviews`, { event: 'COMMENT', body: String(count) });
    }
    const page = async (args: string) => {
      const { json } = await demo.bot.graphql(
        pullRequest(
          `reviews(${args}) { nodes { body } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } }`,
        ),
      );
      return at(json, 'data', 'repository', 'pullRequest', 'reviews');
    };
    const first = await page('first: 2');
    expect(first).toMatchObject({ nodes: [{ body: '0' }, { body: '1' }], pageInfo: { hasNextPage: true } });
    const next = await page(`first: 9, after: "${at(first, 'pageInfo', 'endCursor')}"`);
    expect(next).toMatchObject({
      nodes: [{ body: '2' }, { body: '3' }, { body: '4' }],
      pageInfo: { hasNextPage: false },
    });
    const last = await page('last: 2');
    expect(last).toMatchObject({
      nodes: [{ body: '3' }, { body: '4' }],
      pageInfo: { hasPreviousPage: true },
    });
    demo.github.assertClean();
  });

  it('read files at a commit, absent ones as null', async () => {
    const { headSha } = demo.pull;
    const { json } = await demo.bot.graphql(`{ repository(owner: "octo", name: "demo") {
      app: object(expression: "${headSha}:src/app.ts") { ... on Blob { text isBinary byteSize isTruncated } }
      logo: object(expression: "${headSha}:logo.bin") { ... on Blob { text isBinary } }
      none: object(expression: "${headSha}:none.ts") { __typename }
      defaultBranchRef { name target { oid } }
    } }`);
    expect(at(json, 'data', 'repository')).toEqual({
      app: {
        text: numbered({ 5: 'changed 5', 8: null, 32: 'line 32\nadded' }),
        isBinary: false,
        byteSize: expect.any(Number),
        isTruncated: false,
      },
      logo: { text: null, isBinary: true },
      none: null,
      defaultBranchRef: { name: 'main', target: { oid: demo.repository.tip('main') } },
    });
    demo.github.assertClean();
  });

  it('say what is not there or not allowed beside null data', async () => {
    const missing = await demo.bot.graphql('{ repository(owner: "octo", name: "none") { id } }');
    expect(missing.json).toMatchObject({ data: { repository: null }, errors: [{ type: 'NOT_FOUND' }] });
    const refused = await workflow({ contents: 'read' }).graphql(pullRequest('id'));
    expect(refused.json).toMatchObject({
      data: { repository: { pullRequest: null } },
      errors: [
        {
          type: 'FORBIDDEN',
          path: ['repository', 'pullRequest'],
          message: 'Resource not accessible by integration',
        },
      ],
    });
    demo.github.assertClean();
  });
});

describe('adding a thread to a draft', () => {
  it('works on files and on lines', async () => {
    const pullRequestReviewId = await draft();
    const onFile = await addThread({ pullRequestReviewId, path: 'logo.bin', subjectType: 'FILE' });
    expect(onFile).toMatchObject({ path: 'logo.bin', line: null, subjectType: 'FILE' });
    const onLine = await addThread({ pullRequestReviewId, path: 'src/app.ts', line: 5 });
    expect(onLine).toMatchObject({ line: 5, subjectType: 'LINE' });
    await demo.bot.graphql(submit, { id: pullRequestReviewId });
    expect((await demo.bot.get(`${demo.pulls}/comments`)).json).toMatchObject([
      { subject_type: 'file', line: null },
      { subject_type: 'line', line: 5 },
    ]);
    demo.github.assertClean();
  });

  it.each([
    ['a line outside of the diff', { path: 'src/app.ts', line: 20 }],
    ['a file outside of the diff', { path: 'none.ts', subjectType: 'FILE' }],
    ['a range over two hunks', { path: 'src/app.ts', startLine: 5, line: 32 }],
  ])('answers null, and no error, for %s', async (_, place) => {
    const input = { body: 'x', pullRequestReviewId: await draft(), ...place };
    const { json } = await demo.bot.graphql(addThreadMutation, { input });
    expect(json).toEqual({ data: { addPullRequestReviewThread: { thread: null } } });
    expect(demo.pull.threads).toHaveLength(0);
    demo.github.assertClean();
  });

  it('uses the head of the moment, not the commit of the draft', async () => {
    const pullRequestReviewId = await draft();
    demo.repository.git.write('src/app.ts', numbered({ 40: 'last' })).commit('Next');
    demo.repository.push('feature');
    expect(await addThread({ pullRequestReviewId, path: 'src/app.ts', line: 5 })).toBeNull();
    expect(await addThread({ pullRequestReviewId, path: 'src/app.ts', line: 40 })).toMatchObject({
      line: 40,
    });
  });

  it('is refused for a draft of somebody else', async () => {
    const pullRequestReviewId = await draft();
    const input = { body: 'x', pullRequestReviewId, path: 'logo.bin', subjectType: 'FILE' };
    const { json } = await demo.alice.graphql(addThreadMutation, { input });
    expect(json).toMatchObject({ errors: [{ type: 'NOT_FOUND' }] });
  });
});

describe('threads', () => {
  async function published(): Promise<string> {
    const comments = [{ path: 'src/app.ts', line: 5, body: 'x' }];
    await demo.bot.post(`${demo.pulls}/reviews`, { event: 'COMMENT', body: 'x', comments });
    return demo.pull.threads[0]?.nodeId ?? '';
  }

  it('are resolved only by a token that may also write contents', async () => {
    const id = await published();
    const refused = await workflow({ 'pull-requests': 'write' }).graphql(settle, { id });
    expect(refused.json).toMatchObject({ errors: [{ type: 'FORBIDDEN' }] });
    expect(demo.pull.threads[0]?.resolvedBy).toBeUndefined();
    const resolved = await demo.bot.graphql(settle, { id });
    expect(at(resolved.json, 'data', 'resolveReviewThread', 'thread')).toEqual({
      isResolved: true,
      viewerCanUnresolve: true,
      resolvedBy: { login: 'github-actions' },
    });
    demo.github.assertClean();
  });

  it('of a draft are seen by its author only', async () => {
    await addThread({ pullRequestReviewId: await draft(), path: 'logo.bin', subjectType: 'FILE' });
    const query = pullRequest('reviewThreads(first: 9) { totalCount }');
    expect((await demo.bot.graphql(query)).text).toContain('"totalCount":1');
    expect((await demo.alice.graphql(query)).text).toContain('"totalCount":0');
  });

  it('say where they stand and where they stood', async () => {
    await published();
    demo.repository.git.write('src/app.ts', numbered({ 5: 'once more' })).commit('Next');
    demo.repository.push('feature');
    const fields =
      'isOutdated line originalLine diffSide comments(first: 1) { nodes { outdated originalCommit { oid } } }';
    const { json } = await demo.bot.graphql(pullRequest(`reviewThreads(first: 9) { nodes { ${fields} } }`));
    expect(at(json, 'data', 'repository', 'pullRequest', 'reviewThreads', 'nodes', 0)).toMatchObject({
      isOutdated: true,
      line: null,
      originalLine: 5,
      diffSide: 'RIGHT',
      comments: { nodes: [{ outdated: true, originalCommit: { oid: demo.pull.previousHeadSha } }] },
    });
    demo.github.assertClean();
  });
});

describe('the merge queue', () => {
  it('lists its pull requests in order, each on a commit of its own', async () => {
    demo.repository.git.branch('second', 'main').write('second.ts', 'x\n').commit('Second');
    const second = demo.repository.openPullRequest({ head: 'second' });
    const last = demo.repository.enqueue(demo.pull, second);
    const { json } = await demo.bot.graphql(`{ repository(owner: "octo", name: "demo") { mergeQueue {
      entries(first: 9) { nodes { position headCommit { oid } pullRequest { number } } }
    } } }`);
    expect(at(json, 'data', 'repository', 'mergeQueue', 'entries', 'nodes')).toMatchObject([
      { position: 1, pullRequest: { number: demo.pull.number } },
      { position: 2, pullRequest: { number: second.number }, headCommit: { oid: last.headSha } },
    ]);
    demo.github.assertClean();
  });
});
