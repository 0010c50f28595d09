import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { at, Client } from '../support/github/client.ts';
import { type Demo, startDemo } from '../support/github/demo.ts';
import {
  issueCommentEvent,
  mergeGroupEvent,
  pullRequestEvent,
  reviewCommentEvent,
  workflowDispatchEvent,
  workflowRunEvent,
} from '../support/github/events.ts';
import type { JournalEntry } from '../support/github/journal.ts';
import { recordRun, uploadArtifact } from '../support/github/model/workflow-run.ts';
import { githubApi } from '../support/github/openapi.ts';

let demo: Demo;

beforeEach(async () => {
  demo = await startDemo();
});
afterEach(async () => {
  await demo.github.close();
});

function review(client = demo.bot) {
  return client.post(`${demo.pulls}/reviews`, { body: 'x', event: 'COMMENT' });
}

const isReview = (request: JournalEntry) =>
  request.method === 'POST' && request.route?.endsWith('/reviews') === true;

describe('the contract', () => {
  it('covers the operations of the description, each of them and no other', () => {
    expect([...demo.github.router.operations].sort()).toEqual([...githubApi().operations].sort());
  });

  it('answers what it does not know with 404 and fails the test', async () => {
    expect((await demo.bot.get('/repos/octo/demo/branches')).status).toBe(404);
    expect(() => demo.github.assertClean()).toThrow('has no GET /repos/octo/demo/branches');
  });

  it.each([
    ['a parameter that GitHub does not know', () => demo.bot.get(`${demo.pulls}/files?size=3`), /"size"/],
    ['a parameter of the wrong type', () => demo.bot.get(`${demo.pulls}/files?per_page=all`), /per_page/],
    [
      'a key that GitHub does not know',
      () => demo.bot.post(`${demo.pulls}/reviews`, { text: 'x' }),
      /"text"/,
    ],
    ['a value of the wrong type', () => demo.bot.post(`${demo.pulls}/reviews`, { body: 3 }), /'body'/],
    [
      'a missing key',
      () => demo.bot.post('/repos/octo/demo/check-runs', { name: 'x' }),
      /"head_sha" wasn't supplied/,
    ],
    [
      'a body where none belongs',
      () => demo.bot.request('DELETE', `${demo.pulls}/reviews/1`, { body: {} }),
      /no body/,
    ],
  ])('refuses %s and fails the test', async (_, call, problem) => {
    expect((await call()).status).toBe(422);
    expect(() => demo.github.assertClean()).toThrow(problem);
  });

  it.each([
    ['a missing key', { id: 1 }, /"node_id" wasn't supplied/],
    ['a key that GitHub does not send', { verdict: 'PASS' }, /"verdict" is not a permitted key/],
  ])('would catch %s in an answer of its own', (_, body, problem) => {
    const operation = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}';
    expect(githubApi().answerProblems(operation, 200, body).join('\n')).toMatch(problem);
  });
});

describe('the journal', () => {
  it('keeps every request in order, reads and writes apart', async () => {
    await demo.bot.get(`${demo.pulls}/files?per_page=100`);
    await review();
    await demo.bot.graphql('{ viewer { login } }');
    await demo.alice.graphql(
      'mutation($id: ID!) { resolveReviewThread(input: { threadId: $id }) { thread { id } } }',
      {
        id: 'none',
      },
    );
    const { journal } = demo.github;
    expect(journal.print()).toBe(
      [
        'GET /repos/octo/demo/pulls/1/files?per_page=100 200',
        'POST /repos/octo/demo/pulls/1/reviews 200',
        'POST /graphql viewer 200',
        'POST /graphql resolveReviewThread 200',
      ].join('\n'),
    );
    expect(journal.writes.map((entry) => [entry.n, entry.identity])).toEqual([
      [2, 'github-actions[bot]'],
      [4, 'alice'],
    ]);
    expect(journal.entries[1]).toMatchObject({
      route: 'POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews',
      body: { body: 'x', event: 'COMMENT' },
      answer: { state: 'COMMENTED' },
    });
    journal.clear();
    expect(journal.entries).toEqual([]);
  });
});

describe('faults', () => {
  it('drop a request before it takes effect', async () => {
    demo.github.faults.push({ match: isReview, act: 'drop-before' });
    await expect(review()).rejects.toThrow();
    expect(demo.pull.reviews).toHaveLength(0);
    expect((await review()).status).toBe(200);
  });

  it('drop an answer after the request took effect', async () => {
    demo.github.faults.push({ match: isReview, act: 'drop-after' });
    await expect(review()).rejects.toThrow();
    expect(demo.pull.reviews).toHaveLength(1);
    expect(demo.github.journal.entries.at(-1)?.status).toBeUndefined();
  });

  it('cut an answer short', async () => {
    demo.github.faults.push({ match: isReview, act: 'truncate' });
    await expect(review()).rejects.toThrow();
    expect(demo.pull.reviews).toHaveLength(1);
  });

  it('answer something else, with and without effect, as often as wanted', async () => {
    const answer = { status: 502, body: '<html>Bad gateway</html>', headers: { 'retry-after': '1' } };
    demo.github.faults.push(
      { match: isReview, times: 2, act: { answer } },
      { match: isReview, act: { answerAfter: answer } },
    );
    const statuses = [await review(), await review()].map(({ status }) => status);
    expect(statuses).toEqual([502, 502]);
    expect(demo.pull.reviews).toHaveLength(0);
    const third = await review();
    expect([third.status, third.text, third.headers.get('retry-after')]).toEqual([502, answer.body, '1']);
    expect(demo.pull.reviews).toHaveLength(1);
    expect((await review()).status).toBe(200);
    demo.github.assertClean();
  });

  it.each([
    ['hang-before', 0],
    ['hang-after', 1],
  ] as const)('never answer: %s', async (act, reviews) => {
    const arrived = new Promise<void>((resolve) => {
      const match = (request: JournalEntry) => {
        if (isReview(request)) setImmediate(resolve);
        return isReview(request);
      };
      demo.github.faults.push({ match, act });
    });
    const waiting = expect(review()).rejects.toThrow();
    await arrived;
    expect(demo.pull.reviews).toHaveLength(reviews);
    demo.github.dropConnections();
    await waiting;
  });

  it('let a push come between a request and its answer', async () => {
    const before = demo.pull.headSha;
    demo.github.afterRequest((request) => {
      if (!isReview(request)) return;
      demo.repository.git.write('new.ts', 'late\n').commit('Late');
      demo.repository.push('feature');
    });
    expect((await review()).json).toMatchObject({ commit_id: before });
    expect(demo.pull.headSha).not.toBe(before);
  });
});

describe('events', () => {
  it('carry what the API shows', async () => {
    const { json } = await demo.bot.get(demo.pulls);
    expect(pullRequestEvent(demo.pull, 'opened')).toMatchObject({
      action: 'opened',
      number: 1,
      pull_request: json,
    });
    const before = demo.pull.headSha;
    demo.repository.git.write('new.ts', 'next\n').commit('Next');
    demo.repository.push('feature');
    const pushed = pullRequestEvent(demo.pull, 'synchronize');
    expect(pushed).toMatchObject({ before, after: demo.pull.headSha, sender: { login: 'alice' } });
  });

  it('of a dispatch name no pull request', () => {
    const event = workflowDispatchEvent(demo.repository, { 'pull-request': '1' });
    expect(event).toMatchObject({ inputs: { 'pull-request': '1' }, ref: 'refs/heads/main' });
    expect(event).not.toHaveProperty('pull_request');
  });

  it('of a comment know no commit, of a review comment they do', async () => {
    await demo.alice.post('/repos/octo/demo/issues/1/comments', { body: '/pr-verdict rerun' });
    const [comment] = demo.pull.comments;
    const event = comment === undefined ? undefined : issueCommentEvent(comment);
    expect(event).toMatchObject({
      issue: { number: 1, pull_request: {} },
      comment: { body: '/pr-verdict rerun' },
    });
    expect(JSON.stringify(event)).not.toContain(demo.pull.headSha);
    const line = { path: 'src/app.ts', line: 5, body: 'x', commit_id: demo.pull.headSha };
    await demo.alice.post(`${demo.pulls}/comments`, line);
    const [reviewComment] = demo.pull.threads[0]?.comments ?? [];
    const second = reviewComment === undefined ? undefined : reviewCommentEvent(reviewComment);
    expect(second).toMatchObject({ pull_request: { head: { sha: demo.pull.headSha } } });
  });

  it('of a merge group hold a commit of the queue', () => {
    const entry = demo.repository.enqueue(demo.pull);
    const event = mergeGroupEvent(entry);
    expect(event).toMatchObject({
      merge_group: { head_sha: entry.headSha, base_sha: demo.repository.tip('main') },
    });
    expect(event).not.toHaveProperty('pull_request');
  });
});

describe('workflow runs', () => {
  it('of forks list no pull request; their artifacts are downloaded by redirect', async () => {
    const fork = demo.repository.fork('mallory');
    fork.git.branch('patch').write('new.ts', 'x\n').commit('Patch');
    const pull = demo.repository.openPullRequest({ head: 'patch', from: fork, author: 'mallory' });
    const run = recordRun(demo.repository, { pull });
    const artifact = uploadArtifact(run, 'findings', Uint8Array.of(80, 75));
    expect(workflowRunEvent(run)).toMatchObject({
      workflow_run: { pull_requests: [], head_sha: pull.headSha },
    });
    const path = `/repos/octo/demo/actions/runs/${run.id}`;
    expect((await demo.bot.get(path)).json).toMatchObject({ head_repository: { full_name: 'mallory/demo' } });
    const listed = await demo.bot.get(`${path}/artifacts`);
    expect(listed.json).toMatchObject({ total_count: 1, artifacts: [{ id: artifact.id, name: 'findings' }] });
    const redirect = await demo.bot.get(`/repos/octo/demo/actions/artifacts/${artifact.id}/zip`);
    expect(redirect.status).toBe(302);
    const download = await fetch(redirect.headers.get('location') ?? '');
    expect(new Uint8Array(await download.arrayBuffer())).toEqual(artifact.zip);
    artifact.expired = true;
    expect((await demo.bot.get(`/repos/octo/demo/actions/artifacts/${artifact.id}/zip`)).status).toBe(410);
    demo.github.assertClean();
  });
});

it('tells a client without a token so', async () => {
  const reply = await new Client(demo.github, 'nonsense').get(demo.pulls);
  expect(reply.status).toBe(401);
  expect(at(reply.json, 'message')).toBe('Bad credentials');
});
