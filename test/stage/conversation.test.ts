import { beforeEach, expect, it } from 'vitest';
import { type DemoRuns, startDemoRuns } from '../support/demo-runs.ts';
import { at } from '../support/github/client.ts';

let demo: DemoRuns;

beforeEach(async () => {
  demo = await startDemoRuns();
});

async function readConversation() {
  const { conversation, comments } = await demo.read();
  if (conversation === undefined) throw new Error('There is no conversation.');
  return { conversation, comments };
}

const about = { path: 'src/app.ts', line: 5, side: 'RIGHT', body: 'About line 5.' };
const review = { event: 'COMMENT', body: 'A review.', comments: [about] };

async function reply(count: number): Promise<void> {
  const id = demo.pull.threads[0]?.comments[0]?.id;
  for (let n = 0; n < count; n += 1)
    await demo.alice.post(`${demo.pulls}/comments/${id}/replies`, { body: `Reply ${n}.` });
}

it('has our texts by identity, and resolved threads', async () => {
  await demo.bot.post(`${demo.pulls}/reviews`, review);
  await demo.alice.post(`${demo.pulls}/reviews`, { ...review, body: 'Hers.' });
  await reply(1);
  const [thread] = demo.pull.threads;
  if (thread !== undefined) thread.resolvedBy = demo.pull.author;

  const { conversation, comments } = await readConversation();
  const place = { path: 'src/app.ts', line: 5, outdated: false };
  const ours = { body: 'About line 5.', ours: true };
  const hers = { ours: false, author: 'alice' };
  const written = conversation.reviews.filter(({ body }) => body !== '');
  expect({ ...conversation, reviews: written }).toMatchObject({
    viewer: 'github-actions[bot]',
    complete: true,
    reviews: [
      { body: 'A review.', ours: true, state: 'COMMENTED', id: demo.pull.reviews[0]?.id },
      { body: 'Hers.', ...hers },
    ],
    threads: [
      { ...place, resolved: true, resolvedBy: 'alice', comments: [ours, { body: 'Reply 0.', ...hers }] },
      { ...place, resolved: false, resolvedBy: null, comments: [hers] },
    ],
  });
  expect(comments.map((comment) => at(comment, 'body'))).toEqual([about.body, about.body, 'Reply 0.']);
});

it('has no draft, and authors whose accounts are gone', async () => {
  await demo.bot.post(`${demo.pulls}/reviews`, { ...review, event: undefined });
  await demo.alice.post(`${demo.pulls}/reviews`, review);
  demo.github.world.accounts.remove('alice');
  expect((await readConversation()).conversation).toMatchObject({
    reviews: [{ author: null, ours: false }],
    threads: [{ comments: [{ author: null }] }],
  });
});

it('has author, editor and times of a comment', async () => {
  const later = '2030-01-01T00:00:00Z';
  for (const [author, editor] of [
    ['alice', undefined],
    ['alice', 'alice'],
    ['alice', 'mallory'],
    ['github-actions[bot]', undefined],
  ] as const) {
    const comment = demo.say(author, 'A comment.');
    if (editor !== undefined)
      Object.assign(comment, { editor: demo.github.world.accounts.named(editor), updatedAt: later });
  }
  const { conversation } = await readConversation();
  const hers = { author: 'alice', ours: false };
  expect(conversation.comments).toMatchObject([
    { ...hers, inOwnWords: true, writtenAt: demo.pull.comments[0]?.createdAt },
    { ...hers, inOwnWords: true, writtenAt: later },
    { ...hers, inOwnWords: false, writtenAt: later },
    { author: 'github-actions', ours: true, inOwnWords: false },
  ]);
});

it('has the access of twenty people at most, and of each once', async () => {
  for (const n of [...Array(25).keys(), 0, 1]) demo.say(`person-${n}`, '/pr-verdict rerun');
  const { conversation } = await readConversation();
  expect(conversation.people).toHaveLength(20);
  expect(demo.github.journal.entries.filter(({ path }) => path.endsWith('/permission'))).toHaveLength(20);
});

it('is read to its end and in order: reviews, threads and comments, and a hundred comments of a thread', async () => {
  const { pull } = demo;
  for (let n = 0; n < 250; n += 1) demo.say('alice', `Comment ${n}.`);
  for (const comments of [Array(60).fill(about), Array(60).fill(about)])
    await demo.alice.post(`${demo.pulls}/reviews`, { ...review, comments });
  await reply(120);
  const { conversation, comments } = await readConversation();
  const ids = (list: readonly { readonly id: number }[]) => list.map(({ id }) => id);
  expect(conversation.complete).toBe(true);
  expect(ids(conversation.reviews)).toEqual(ids(pull.reviews));
  expect(ids(conversation.comments)).toEqual(ids(pull.comments));
  expect(conversation.threads.map((thread) => [thread.nodeId, ...ids(thread.comments)])).toEqual(
    pull.threads.map((thread) => [thread.nodeId, ...ids(thread.comments).slice(0, 100)]),
  );
  expect(new Set(comments.map((comment) => at(comment, 'id'))).size).toBe(240);
  expect(demo.github.journal.entries.filter(({ path }) => path === '/graphql')).toHaveLength(3);
});
