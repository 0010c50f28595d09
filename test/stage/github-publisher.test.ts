import { afterEach, describe, expect, it } from 'vitest';
import type { ClientOptions } from '../../src/github/client.ts';
import { createGitHubPublisher } from '../../src/github/github-publisher.ts';
import type { DraftRequest } from '../../src/model/write-plan.ts';
import type { UpkeepStep } from '../../src/write/publisher.ts';
import { type Demo, publishing, startDemo } from '../support/github/demo.ts';
import type { FaultAct } from '../support/github/journal.ts';
import { addComment } from '../support/github/model/conversation.ts';
import type { Permissions } from '../support/github/model/world.ts';
import { connectAs } from '../support/github-client.ts';

let demo: Demo;

afterEach(async () => {
  await demo.github.close();
});

const key = 'key:0123456789abcdef';
const mark = 'pr-verdict:1:';
const isOurs = (body: string) => body.includes(mark);

async function publish(
  options: { readonly permissions?: Permissions; readonly client?: Partial<ClientOptions> } = {},
) {
  demo = await startDemo({ permissions: publishing });
  const { repository, pull, github } = demo;
  const token = { repository, permissions: options.permissions ?? publishing };
  const { client, waits } = await connectAs(github, token, options.client);
  const access = { client, owner: 'octo', repo: 'demo', number: pull.number };
  return { publisher: createGitHubPublisher(access, isOurs), waits };
}

function request(overrides: Partial<DraftRequest> = {}): DraftRequest {
  return {
    commit_id: demo.pull.headSha,
    body: `A review. ${mark}${key}`,
    comments: [
      { path: 'src/app.ts', body: 'About one line.', line: 5, side: 'RIGHT' },
      { path: 'src/app.ts', body: 'About two.', line: 5, side: 'RIGHT', start_line: 4, start_side: 'RIGHT' },
    ],
    ...overrides,
  };
}

const threads = [
  { key: 'key:a', path: 'logo.bin', body: 'About the logo. key:a' },
  { key: 'key:b', path: 'tool.sh', body: 'About the tool. key:b' },
];

const journal = () => demo.github.journal.print().split('\n');
const reviews = () => demo.pull.reviews.map(({ state, body }) => ({ state, body }));

const create = 'POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews';
const remove = 'DELETE /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}';

function fail(route: string, act: FaultAct, times = 1): void {
  demo.github.faults.push({ match: (entry) => entry.route === route, act, times });
}

describe('a review', () => {
  it('is drafted, completed, confirmed and submitted in one request each', async () => {
    const { publisher } = await publish();
    const draft = await publisher.createDraft(key, request());
    const confirmation = { head: demo.pull.headSha, ownReviews: [] };
    expect(await publisher.addFileThreads(draft, threads)).toEqual({ unplaced: [], confirmation });
    expect(await publisher.confirm()).toEqual(confirmation);
    const body = `Submitted. ${mark}${key}`;
    const { url } = await publisher.submit(draft, { key, event: 'COMMENT', body });
    const standing = await publisher.readBack(draft);

    expect(reviews()).toEqual([{ state: 'COMMENTED', body }]);
    expect(url).toContain('/octo/demo/pull/');
    expect(standing).toMatchObject({ state: 'COMMENTED', head: demo.pull.headSha });
    expect(standing.comments).toMatchObject([
      { path: 'src/app.ts', line: 5, body: 'About one line.' },
      { path: 'src/app.ts', line: 5, body: 'About two.' },
      { path: 'logo.bin', line: null, body: 'About the logo. key:a' },
      { path: 'tool.sh', line: null, body: 'About the tool. key:b' },
    ]);
    const pull = demo.pulls;
    expect(journal()).toEqual([
      `POST ${pull}/reviews 200`,
      'POST /graphql addPullRequestReviewThread addPullRequestReviewThread 200',
      'POST /graphql repository 200',
      'POST /graphql submitPullRequestReview 200',
      'POST /graphql node 200',
    ]);
    demo.github.assertClean();
  });

  it('is read back once more when the answer to the last attempt was lost', async () => {
    const { publisher } = await publish();
    fail(create, 'drop-before', 4);
    fail(create, 'drop-after');
    const draft = await publisher.createDraft(key, request());
    expect(demo.pull.reviews.map((review) => review.id)).toEqual([draft.id]);
  });

  it('waits a second after the write before it, once five were made', async () => {
    const { publisher, waits } = await publish({ client: { writeSpacingMs: 1_000 } });
    for (const run of ['1', '2', '3']) {
      const draft = await publisher.createDraft(run, request({ body: `First. ${mark}${run}` }));
      await publisher.submit(draft, { key: run, event: 'COMMENT', body: `Done. ${mark}${run}` });
    }
    expect(waits).toHaveLength(1);
    expect(waits[0]).toBeGreaterThan(500);
    expect(waits[0]).toBeLessThanOrEqual(1_000);
  });
});

describe('an existing draft', () => {
  it('of another run of ours is waited for, and removed once it is two minutes old', async () => {
    const { publisher, waits } = await publish();
    await publisher.createDraft(key, request({ body: `Old. ${mark}key:old` }));
    const draft = await publisher.createDraft(key, request());
    expect(demo.pull.reviews.map((review) => review.id)).toEqual([draft.id]);
    expect(demo.pull.threads).toHaveLength(2);
    expect(Math.round(waits.reduce((sum, ms) => sum + ms, 0) / 10_000)).toBe(12);
  });

  it.each([
    ['an earlier attempt of this very run', 'draft of run 77.1.review', 'draft of run 77.2.review'],
    ['a run about another head', `pr-verdict=0123abcd.review.${'d'.repeat(40)}`, ''],
  ])('of %s is removed at once', async (_, left, own) => {
    const { publisher, waits } = await publish();
    const footer = left.startsWith('draft')
      ? `<sub>${left}</sub>`
      : `<!-- ${left}.${'e'.repeat(16)}.COMMENT.01234567.0.0. -->`;
    await publisher.createDraft(key, request({ body: `Old. ${mark}\n${footer}` }));
    const draft = await publisher.createDraft(key, request({ body: `New. ${mark}\n<sub>${own}</sub>` }));
    expect(demo.pull.reviews.map((review) => review.id)).toEqual([draft.id]);
    expect(waits).toEqual([]);
  });

  it('of another run of ours is not removed when that run is done first', async () => {
    const { publisher } = await publish();
    const first = await publisher.createDraft(key, request({ body: `First. ${mark}` }));
    const second = publisher.createDraft(key, request());
    demo.github.afterRequest(async ({ operations }) => {
      if (operations.includes('repository') && demo.pull.reviews[0]?.pending === true)
        await demo.bot.post(`${demo.pulls}/reviews/${first.id}/events`, { event: 'COMMENT', body: 'First.' });
    });
    await second;
    expect(reviews().map(({ state }) => state)).toEqual(['COMMENTED', 'PENDING']);
  });

  it('of another run with the same text is not taken for the one whose answer got lost', async () => {
    const { publisher } = await publish();
    const said = `A review. ${mark}${key}`;
    const first = await publisher.createDraft(key, request({ body: `${said}\ndraft of run 1` }));
    fail(create, 'drop-before');
    const second = await publisher.createDraft(key, request({ body: `${said}\ndraft of run 2` }));
    expect(second.id).not.toBe(first.id);
    expect(demo.pull.reviews.map(({ id, body }) => [id, body.split('\n').at(-1)])).toEqual([
      [second.id, 'draft of run 2'],
    ]);
  });

  it('of another run of ours ends the matter when the budget does not last', async () => {
    const { publisher } = await publish({ client: { retryBudgetMs: 10_000 } });
    await publisher.createDraft(key, request({ body: `First. ${mark}` }));
    await expect(publisher.createDraft(key, request())).rejects.toMatchObject({
      code: 'GITHUB_DRAFT_EXISTS',
      message: expect.stringContaining('Another run is publishing'),
    });
    expect(demo.pull.reviews).toHaveLength(1);
  });

  it('of something else that uses our identity is left alone', async () => {
    const { publisher } = await publish();
    await demo.bot.post(`${demo.pulls}/reviews`, { body: 'Of another tool.' });
    // At once: the end of another tool's work on it is unknown.
    await expect(publisher.createDraft(key, request())).rejects.toMatchObject({
      code: 'GITHUB_DRAFT_EXISTS',
      message: expect.stringContaining('not ours to remove'),
    });
    expect(reviews()).toEqual([{ state: 'PENDING', body: 'Of another tool.' }]);
  });

  it.each<FaultAct>(['drop-before', 'drop-after', { answerAfter: { status: 502, body: 'Bad Gateway' } }])(
    'is deleted although its request goes wrong: %j',
    async (act) => {
      const { publisher } = await publish();
      const draft = await publisher.createDraft(key, request());
      fail(remove, act);
      await publisher.deleteDraft(draft);
      expect(reviews()).toEqual([]);
      demo.github.assertClean();
    },
  );

  it('cannot be submitted when it is gone', async () => {
    const { publisher } = await publish();
    const draft = await publisher.createDraft(key, request());
    await publisher.deleteDraft(draft);
    const submitted = publisher.submit(draft, { key, event: 'COMMENT', body: 'Done.' });
    await expect(submitted).rejects.toMatchObject({ code: 'GITHUB_DRAFT_GONE' });
    await expect(publisher.readBack(draft)).rejects.toMatchObject({ code: 'GITHUB_DRAFT_GONE' });
  });
});

describe('a refusal of GitHub', () => {
  it('for a comment outside the diff is about the whole draft, with its own code', async () => {
    const { publisher } = await publish();
    const comments = [{ path: 'src/app.ts', body: 'Far away.', line: 20, side: 'RIGHT' } as const];
    await expect(publisher.createDraft(key, request({ comments }))).rejects.toMatchObject({
      code: 'GITHUB_COMMENTS_REFUSED',
      message: expect.stringContaining('could not be resolved'),
    });
    expect(journal()).toHaveLength(1);
  });

  it('for an approval that the settings do not allow has its own code, and the draft is kept', async () => {
    const { publisher } = await publish();
    const draft = await publisher.createDraft(key, request());
    await expect(publisher.submit(draft, { key, event: 'APPROVE', body: 'Fine.' })).rejects.toMatchObject({
      code: 'GITHUB_EVENT_REFUSED',
    });
    await publisher.submit(draft, { key, event: 'COMMENT', body: 'Fine.' });
    expect(reviews()).toEqual([{ state: 'COMMENTED', body: 'Fine.' }]);
  });

  it('for a limit that lasts longer than the budget is final at once', async () => {
    const { publisher, waits } = await publish({ client: { retryBudgetMs: 10_000 } });
    const reset = String(Math.ceil(Date.now() / 1_000) + 3_600);
    const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset };
    fail(create, { answer: { status: 403, body: { message: 'API rate limit exceeded' }, headers } });
    await expect(publisher.createDraft(key, request())).rejects.toMatchObject({
      code: 'GITHUB_RATE_LIMITED',
    });
    expect(waits).toEqual([]);
  });
});

describe('upkeep of earlier reviews', () => {
  /** Our reviews, of which the last one was published last. */
  async function published(publisher: Awaited<ReturnType<typeof publish>>['publisher'], count: number) {
    const drafts = [];
    for (let n = 0; n < count; n += 1) {
      const draft = await publisher.createDraft(
        key,
        request({ comments: n === count - 1 ? someComments : [] }),
      );
      await publisher.submit(draft, { key, event: 'COMMENT', body: `Ours ${n}.` });
      drafts.push(draft);
    }
    const [first, last] = [drafts[0], drafts.at(-1)];
    if (first === undefined || last === undefined) throw new Error('nothing published');
    demo.github.journal.clear();
    return { first, last };
  }
  const someComments = [{ path: 'src/app.ts', body: 'About one line.', line: 5, side: 'RIGHT' }] as const;
  const update = ({ nodeId }: { readonly nodeId: string }) =>
    ({ do: 'update-review', key, nodeId, body: 'Shrunk.' }) as const;

  it('returns the state of the review in the same answer', async () => {
    const { publisher } = await publish();
    const { first, last } = await published(publisher, 2);
    const { currentReview: standing, refusals } = await publisher.carryOutUpkeep([update(first)], last);
    expect(refusals).toEqual([undefined]);
    expect(standing).toEqual(await publisher.readBack(last));
    expect(standing).toMatchObject({ body: 'Ours 1.', comments: [{ body: 'About one line.' }] });
    expect(journal()).toEqual(['POST /graphql updatePullRequestReview 200', 'POST /graphql node 200']);
  });

  it('returns it with every kind of step, except when all are reactions', async () => {
    const { publisher } = await publish({ permissions: { ...publishing, contents: 'write' } });
    const { first, last } = await published(publisher, 2);
    const [thread] = demo.pull.threads;
    const remark = addComment(demo.pull, demo.pull.author, 'Please.');
    const [comment] = thread?.comments ?? [];
    if (thread === undefined || comment === undefined) throw new Error('There is no thread.');
    const reactions: readonly UpkeepStep[] = [
      { do: 'react', key, nodeId: comment.nodeId, content: '+1' },
      { do: 'react', key, nodeId: remark.nodeId, content: 'eyes' },
    ];
    const changes: readonly UpkeepStep[] = [
      { do: 'update-comment', key, nodeId: comment.nodeId, body: 'Settled.' },
      { do: 'resolve-thread', key, nodeId: thread.nodeId },
      update(first),
    ];
    expect(await publisher.carryOutUpkeep(reactions, last)).toEqual({ refusals: [undefined, undefined] });
    for (const step of changes) {
      const { currentReview, refusals } = await publisher.carryOutUpkeep([step, ...reactions], last);
      expect([refusals[0], currentReview?.body], step.do).toEqual([undefined, 'Ours 1.']);
    }
    const demand = await publisher.createDraft(key, request({ comments: [] }));
    await publisher.submit(demand, { key, event: 'REQUEST_CHANGES', body: 'No.' });
    const dismissal = { do: 'dismiss-review', key, nodeId: demand.nodeId, message: 'Over.' } as const;
    const { currentReview: standing } = await publisher.carryOutUpkeep([dismissal], demand);
    expect(standing).toMatchObject({ state: 'DISMISSED', body: 'No.' });
    demo.github.assertClean();
  });

  it('leaves it to another request where it is not among the newest ten', async () => {
    const { publisher } = await publish();
    const { first } = await published(publisher, 11);
    expect(await publisher.carryOutUpkeep([update(first)], first)).toEqual({
      refusals: [undefined],
    });
  });

  it('leaves it to another request where the last step is refused', async () => {
    const { publisher } = await publish();
    const { first, last } = await published(publisher, 2);
    const gone = { ...update(first), nodeId: 'PRR_gone' };
    const { refusals, currentReview: standing } = await publisher.carryOutUpkeep([update(first), gone], last);
    expect(refusals).toMatchObject([undefined, { code: 'GITHUB_NOT_FOUND' }]);
    expect(standing).toBeUndefined();
  });

  it('takes fifty steps a request, and is read back with the last of them alone', async () => {
    const { publisher } = await publish();
    const { first, last } = await published(publisher, 2);
    const steps = Array.from({ length: 51 }, () => update(first));
    const { refusals, currentReview: standing } = await publisher.carryOutUpkeep(steps, last);
    expect(refusals).toHaveLength(51);
    expect(standing?.body).toBe('Ours 1.');
    const [one, two] = demo.github.journal.entries;
    expect([one?.operations.length, two?.operations.length]).toEqual([50, 1]);
    expect(JSON.stringify(one?.body)).not.toContain('headRefOid');
  });
});

it('head and reviews come back with the last thread on a whole file, unless that found no place', async () => {
  const { publisher } = await publish();
  const draft = await publisher.createDraft(key, request());
  demo.repository.git.write('new.ts', 'moved\n').commit('More');
  demo.repository.push('feature');
  const { confirmation } = await publisher.addFileThreads(draft, threads);
  expect(confirmation).toEqual(await publisher.confirm());
  expect(confirmation?.head).toBe(demo.pull.headSha);
  const outside = { key: 'key:c', path: 'elsewhere.ts', body: 'key:c' };
  expect(await publisher.addFileThreads(draft, [...threads, outside])).toEqual({ unplaced: ['key:c'] });
});

describe('the confirming read', () => {
  it('sees the head and our submitted reviews alone, newest last', async () => {
    const { publisher } = await publish();
    for (const body of ['First.', 'Second.']) {
      const draft = await publisher.createDraft(key, request());
      await publisher.submit(draft, { key, event: 'COMMENT', body });
    }
    await demo.alice.post(`${demo.pulls}/reviews`, { body: `Copied ${mark}${key}`, event: 'COMMENT' });
    await publisher.createDraft(key, request());
    demo.repository.git.write('new.ts', 'moved\n').commit('More');
    demo.repository.push('feature');
    const { head, ownReviews } = await publisher.confirm();
    expect(head).toBe(demo.pull.headSha);
    expect(ownReviews.map((review) => review.body)).toEqual(['First.', 'Second.']);
    expect(new Set(ownReviews.map((review) => review.state))).toEqual(new Set(['COMMENTED']));
  });
});
