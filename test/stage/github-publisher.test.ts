import { describe, expect, it } from 'vitest';
import type { ClientOptions } from '../../src/github/client.ts';
import { createGitHubPublisher } from '../../src/github/github-publisher.ts';
import type { DraftRequest } from '../../src/model/write-plan.ts';
import type { UpkeepStep } from '../../src/ports/publisher.ts';
import { type DemoRuns, startDemoRuns } from '../support/demo-runs.ts';
import { publishing } from '../support/github/demo.ts';
import type { FaultAct } from '../support/github/journal.ts';
import { addComment } from '../support/github/model/conversation.ts';
import { connectAs } from '../support/github-client.ts';

let demo: DemoRuns;

const key = 'key:0123456789abcdef';
const mark = 'pr-verdict:1:';
const isOurs = (body: string) => body.includes(mark);

async function publish(options: Partial<ClientOptions> = {}) {
  demo = await startDemoRuns();
  const { repository, pull, github } = demo;
  const { client, waits } = await connectAs(github, { repository, permissions: publishing }, options);
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

const comment = (body: string) => ({ event: 'COMMENT', body }) as const;
const threads = [
  { key: 'key:a', path: 'logo.png', body: 'About the logo. key:a' },
  { key: 'key:b', path: 'tool.sh', body: 'About the tool. key:b' },
];

const journal = () => demo.github.journal.print().split('\n');
const reviews = () => demo.pull.reviews.map(({ state, body }) => ({ state, body }));
const draftIds = () => demo.pull.reviews.map(({ id }) => id);

const create = 'POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews';
const remove = 'DELETE /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}';

function fail(route: string, act: FaultAct, times = 1): void {
  demo.github.faults.push({ match: (entry) => entry.route === route, act, times });
}

describe('a review', () => {
  it('waits a second after the write before it, once five were made', async () => {
    const { publisher, waits } = await publish({ writeSpacingMs: 1_000 });
    for (const run of ['1', '2', '3']) {
      const draft = await publisher.createDraft(request({ body: `First. ${mark}${run}` }));
      await publisher.submit(draft, comment(`Done. ${mark}${run}`));
    }
    expect(waits).toEqual([1_000]);
  });

  it('is confirmed by the last thread on a whole file, unless that found no place', async () => {
    const { publisher } = await publish();
    const draft = await publisher.createDraft(request());
    demo.push();
    const { confirmation } = await publisher.addThreads(draft, threads);
    expect(confirmation).toEqual(await publisher.confirm());
    expect(confirmation?.head).toBe(demo.pull.headSha);
    const outside = { key: 'key:c', path: 'elsewhere.ts', body: 'key:c' };
    expect(await publisher.addThreads(draft, [...threads, outside])).toEqual({ unplaced: ['key:c'] });
  });

  it('is confirmed with the head and our submitted reviews alone, newest last', async () => {
    const { publisher } = await publish();
    for (const body of ['First.', 'Second.'])
      await publisher.submit(await publisher.createDraft(request()), comment(body));
    await demo.alice.post(`${demo.pulls}/reviews`, { body: `Copied ${mark}${key}`, event: 'COMMENT' });
    await publisher.createDraft(request());
    demo.push();
    expect(await publisher.confirm()).toMatchObject({
      head: demo.pull.headSha,
      ownReviews: [{ body: 'First.', state: 'COMMENTED' }, { body: 'Second.' }],
    });
  });
});

describe('an existing draft', () => {
  const otherHead = `pr-verdict=0123abcd.review.${'d'.repeat(40)}.${'e'.repeat(16)}.COMMENT.01234567.0.0. -->`;
  const draftOf = (run: string) => `<sub>draft of run ${run}</sub>`;

  it.each([
    ['another run of this instance is removed after two minutes', 'key:old', '', 2],
    ['this run is removed at once', draftOf('77.1.review'), draftOf('77.2.review'), 0],
    ['a run on another head is removed at once', `<!-- ${otherHead}`, '', 0],
  ])('of %s', async (_, existing, own, minutes) => {
    const { publisher, waits } = await publish();
    await publisher.createDraft(request({ body: `Old. ${mark}\n${existing}` }));
    const draft = await publisher.createDraft(request({ body: `New. ${mark}\n${own}` }));
    expect(draftIds()).toEqual([draft.id]);
    expect(demo.pull.threads).toHaveLength(2);
    expect(Math.round(waits.reduce((sum, ms) => sum + ms, 0) / 60_000)).toBe(minutes);
  });

  it('of another run is not removed when that run submits it first', async () => {
    const { publisher } = await publish();
    const first = await publisher.createDraft(request({ body: `First. ${mark}` }));
    demo.github.afterRequest(async ({ operations }) => {
      if (operations.includes('repository') && demo.pull.reviews[0]?.pending === true)
        await demo.bot.post(`${demo.pulls}/reviews/${first.id}/events`, { event: 'COMMENT', body: 'First.' });
    });
    await publisher.createDraft(request());
    expect(reviews().map(({ state }) => state)).toEqual(['COMMENTED', 'PENDING']);
  });

  it('of another run with the same text is not taken for the one whose answer was lost', async () => {
    const { publisher } = await publish();
    const text = `A review. ${mark}${key}`;
    await publisher.createDraft(request({ body: `${text}\ndraft of run 1` }));
    fail(create, 'drop-before');
    const second = await publisher.createDraft(request({ body: `${text}\ndraft of run 2` }));
    expect(draftIds()).toEqual([second.id]);
    expect(reviews()[0]?.body).toContain('draft of run 2');
  });

  it.each([
    ['another run beyond the budget', `First. ${mark}`, /Another run is publishing/],
    // At once: when another tool will be done with it is unknown.
    ['something else with our identity', 'Of another tool.', /not ours to remove/],
  ])('of %s is left alone', async (_, body, message) => {
    const { publisher } = await publish({ retryBudgetMs: 10_000 });
    await demo.bot.post(`${demo.pulls}/reviews`, { body });
    await expect(publisher.createDraft(request())).rejects.toMatchObject({
      code: 'GITHUB_DRAFT_EXISTS',
      message: expect.stringMatching(message),
    });
    expect(reviews()).toEqual([{ state: 'PENDING', body }]);
  });

  it.each<FaultAct>(['drop-before', 'drop-after', { answerAfter: { status: 502, body: 'Bad Gateway' } }])(
    'is deleted although its request fails, and is gone then: %j',
    async (act) => {
      const { publisher } = await publish();
      const draft = await publisher.createDraft(request());
      fail(remove, act);
      await publisher.deleteDraft(draft);
      expect(reviews()).toEqual([]);
      const gone = { code: 'GITHUB_DRAFT_GONE' };
      await expect(publisher.submit(draft, comment('Done.'))).rejects.toMatchObject(gone);
      await expect(publisher.readBack(draft)).rejects.toMatchObject(gone);
    },
  );
});

describe('a refusal of GitHub', () => {
  it('of one comment is about the whole draft, and final', async () => {
    const { publisher } = await publish();
    const comments = [{ path: 'src/app.ts', body: 'Far away.', line: 20, side: 'RIGHT' } as const];
    const refused = publisher.createDraft(request({ comments }));
    await expect(refused).rejects.toMatchObject({ code: 'GITHUB_COMMENTS_REFUSED' });
    expect(journal()).toHaveLength(1);
  });

  it('of an approval keeps the draft', async () => {
    const { publisher } = await publish();
    const draft = await publisher.createDraft(request());
    const approval = publisher.submit(draft, { ...comment('Fine.'), event: 'APPROVE' });
    await expect(approval).rejects.toMatchObject({ code: 'GITHUB_EVENT_REFUSED' });
    await publisher.submit(draft, comment('Fine.'));
    expect(reviews()).toEqual([{ state: 'COMMENTED', body: 'Fine.' }]);
  });
});

describe('upkeep of earlier reviews', () => {
  /** Publishes `count` reviews of ours; the last one has a comment. */
  async function publishReviews(count: number) {
    const { publisher } = await publish();
    const post = async (n: number, comments: DraftRequest['comments'] = []) => {
      const draft = await publisher.createDraft(request({ comments }));
      await publisher.submit(draft, comment(`Ours ${n}.`));
      return draft;
    };
    const first = await post(1);
    for (let n = 2; n < count; n += 1) await post(n);
    const last = await post(count, request().comments.slice(0, 1));
    demo.github.journal.clear();
    const update: UpkeepStep = { do: 'update-review', key, nodeId: first.nodeId, body: 'Shrunk.' };
    return { publisher, first, last, update };
  }

  it('returns the published review in the same answer, except when all steps are reactions', async () => {
    const { publisher, last, update } = await publishReviews(2);
    const thread = demo.pull.threads[0];
    const { nodeId = '' } = thread?.comments[0] ?? {};
    const remark = addComment(demo.pull, demo.pull.author, 'Please.');
    const blocking = await publisher.createDraft(request({ comments: [] }));
    await publisher.submit(blocking, { event: 'REQUEST_CHANGES', body: 'No.' });
    const reactions: readonly UpkeepStep[] = [
      { do: 'react', key, nodeId, content: '+1' },
      { do: 'react', key, nodeId: remark.nodeId, content: 'eyes' },
    ];
    expect(await publisher.carryOutUpkeep(reactions, last)).toEqual({ rejections: [undefined, undefined] });
    const changes: readonly UpkeepStep[] = [
      { do: 'update-comment', key, nodeId, body: 'Settled.' },
      { do: 'resolve-thread', key, nodeId: thread?.nodeId ?? '' },
      { do: 'dismiss-review', key, nodeId: blocking.nodeId, message: 'Over.' },
      update,
    ];
    for (const step of changes) {
      const { currentReview, rejections } = await publisher.carryOutUpkeep([step, ...reactions], last);
      expect([rejections[0], currentReview], step.do).toEqual([undefined, await publisher.readBack(last)]);
      expect(currentReview, step.do).toMatchObject({ body: 'Ours 2.', comments: [{}] });
    }
    expect(await publisher.readBack(blocking)).toMatchObject({ state: 'DISMISSED' });
  });

  it('leaves it to another request if it is not among the newest ten, or the last step is refused', async () => {
    const { publisher, first, last, update } = await publishReviews(11);
    expect(await publisher.carryOutUpkeep([update], first)).toEqual({ rejections: [undefined] });
    const unknown = { ...update, nodeId: 'PRR_gone' };
    const { rejections, currentReview } = await publisher.carryOutUpkeep([update, unknown], last);
    expect(rejections).toMatchObject([undefined, { code: 'GITHUB_NOT_FOUND' }]);
    expect(currentReview).toBeUndefined();
  });

  it('takes fifty steps a request, and is read back with the last of them alone', async () => {
    const { publisher, last, update } = await publishReviews(2);
    const steps = Array.from({ length: 51 }, () => update);
    const { rejections, currentReview } = await publisher.carryOutUpkeep(steps, last);
    expect(rejections).toHaveLength(51);
    expect(currentReview?.body).toBe('Ours 2.');
    const [one, two] = demo.github.journal.entries;
    expect([one?.operations.length, two?.operations.length]).toEqual([50, 1]);
    expect(JSON.stringify(one?.body)).not.toContain('headRefOid');
  });
});
