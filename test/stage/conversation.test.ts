import { expect, it } from 'vitest';
import { type DemoRuns, startDemoRuns } from '../support/demo-runs.ts';
import { at } from '../support/github/client.ts';
import { buildGitHubSource } from '../support/github-client.ts';

async function readConversation(demo: DemoRuns) {
  const { client } = await demo.connect();
  demo.github.journal.clear();
  const source = buildGitHubSource(demo.github, { client, number: demo.pull.number });
  const { conversation, comments } = await source.fetch({ policyPath: 'policy.yml' });
  if (conversation === undefined) throw new Error('There is no conversation.');
  return { conversation, comments };
}

const about = { path: 'src/app.ts', line: 5, side: 'RIGHT', body: 'About line 5.' };
const review = { event: 'COMMENT', body: 'A review.', comments: [about] };

async function reply({ pull, pulls, alice }: DemoRuns, count: number): Promise<void> {
  const id = pull.threads[0]?.comments[0]?.id;
  for (let n = 0; n < count; n += 1)
    await alice.post(`${pulls}/comments/${id}/replies`, { body: `Reply ${n}.` });
}

it('has our texts by identity, and resolved threads', async () => {
  const demo = await startDemoRuns();
  await demo.bot.post(`${demo.pulls}/reviews`, review);
  await demo.alice.post(`${demo.pulls}/reviews`, { ...review, body: 'Hers.' });
  await reply(demo, 1);
  const [thread] = demo.pull.threads;
  if (thread !== undefined) thread.resolvedBy = demo.pull.author;

  const { conversation, comments } = await readConversation(demo);
  expect(conversation).toMatchObject({ viewer: 'github-actions[bot]', complete: true });
  const written = conversation.reviews.filter(({ body }) => body !== '');
  expect(written).toMatchObject([
    { body: 'A review.', ours: true, state: 'COMMENTED', id: demo.pull.reviews[0]?.id },
    { body: 'Hers.', ours: false, author: 'alice' },
  ]);
  const place = { path: 'src/app.ts', line: 5, outdated: false };
  const ours = { body: 'About line 5.', ours: true };
  expect(conversation.threads).toMatchObject([
    {
      ...place,
      resolved: true,
      resolvedBy: 'alice',
      comments: [ours, { body: 'Reply 0.', ours: false, author: 'alice' }],
    },
    { resolved: false, resolvedBy: null, comments: [{ ours: false }] },
  ]);
  expect(comments.map((comment) => at(comment, 'body'))).toEqual([about.body, about.body, 'Reply 0.']);
});

it('has no draft, and authors whose accounts are gone', async () => {
  const demo = await startDemoRuns();
  await demo.bot.post(`${demo.pulls}/reviews`, { ...review, event: undefined });
  await demo.alice.post(`${demo.pulls}/reviews`, review);
  demo.github.world.accounts.remove('alice');
  const { conversation } = await readConversation(demo);
  expect(conversation).toMatchObject({
    complete: true,
    reviews: [{ author: null, ours: false }],
    threads: [{ comments: [{ author: null }] }],
  });
});

it('has author, editor and times of a comment', async () => {
  const demo = await startDemoRuns();
  for (const [author, editor] of [
    ['alice', undefined],
    ['alice', 'alice'],
    ['alice', 'mallory'],
    ['github-actions[bot]', undefined],
  ] as const) {
    const comment = demo.say(author, 'A comment.');
    if (editor === undefined) continue;
    comment.editor = demo.github.world.accounts.named(editor);
    comment.updatedAt = '2030-01-01T00:00:00Z';
  }
  const { conversation } = await readConversation(demo);
  expect(conversation.comments).toMatchObject([
    { author: 'alice', ours: false, inOwnWords: true, writtenAt: demo.pull.comments[0]?.createdAt },
    { author: 'alice', ours: false, inOwnWords: true, writtenAt: '2030-01-01T00:00:00Z' },
    { author: 'alice', ours: false, inOwnWords: false, writtenAt: '2030-01-01T00:00:00Z' },
    { author: 'github-actions', ours: true, inOwnWords: false },
  ]);
});

it('has the access of twenty people at most, and of each once', async () => {
  const demo = await startDemoRuns();
  for (const n of [...Array(25).keys(), 0, 1]) demo.say(`person-${n}`, '/pr-verdict rerun');
  const { conversation } = await readConversation(demo);
  expect(conversation.people).toHaveLength(20);
  expect(demo.github.journal.entries.filter(({ path }) => path.endsWith('/permission'))).toHaveLength(20);
});

it('is read to its end and in order: reviews, threads and comments, and a hundred comments of a thread', async () => {
  const demo = await startDemoRuns();
  const { pull } = demo;
  for (let n = 0; n < 250; n += 1) demo.say('alice', `Comment ${n}.`);
  for (const comments of [Array(60).fill(about), Array(60).fill(about)])
    await demo.alice.post(`${demo.pulls}/reviews`, { ...review, comments });
  await reply(demo, 120);
  const { conversation, comments } = await readConversation(demo);
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
