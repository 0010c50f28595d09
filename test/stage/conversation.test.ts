import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createGitHubSource } from '../../src/github/github-source.ts';
import { toolKey } from '../../src/model/mark.ts';
import { checkName } from '../support/builders/run.ts';
import { at } from '../support/github/client.ts';
import { type Demo, publishing, startDemo } from '../support/github/demo.ts';
import type { JournalEntry } from '../support/github/journal.ts';
import { addComment } from '../support/github/model/conversation.ts';
import type { PullRequest } from '../support/github/model/pull-request.ts';
import type { GitHubStandIn } from '../support/github/stand-in.ts';
import { connectAs } from '../support/github-client.ts';
import { openFor } from '../support/open-pull-request.ts';

describe('github conversation', () => {
  let demo: Demo;

  afterEach(async () => {
    await demo.github.close();
  });

  async function readConversation() {
    const { client } = await connectAs(demo.github, { repository: demo.repository, permissions: publishing });
    const warnings: string[] = [];
    const source = createGitHubSource({
      tool: toolKey(checkName),
      client,
      repository: { owner: 'octo', name: 'demo', serverUrl: demo.github.serverUrl },
      number: demo.pull.number,
      inspect: async () => ({
        workingDirectory: { state: 'absent', differing: [] },
        workingTreeDiff: new Uint8Array(),
      }),
      reporter: { info: () => {}, warning: (line) => warnings.push(line) },
    });
    demo.github.journal.clear();
    const { conversation, comments } = await source.fetch({ policyPath: 'policy.yml' });
    if (conversation === undefined) throw new Error('There is no conversation.');
    demo.github.assertClean();
    return { conversation, comments, warnings };
  }

  const review = (overrides: Record<string, unknown> = {}) => ({
    event: 'COMMENT',
    body: 'A review.',
    comments: [{ path: 'src/app.ts', line: 5, side: 'RIGHT', body: 'About line 5.' }],
    ...overrides,
  });

  async function replyMany(count: number): Promise<void> {
    const first = demo.pull.threads[0]?.comments[0];
    if (first === undefined) throw new Error('There is no comment.');
    for (let index = 0; index < count; index += 1) {
      await demo.alice.post(`${demo.pulls}/comments/${first.id}/replies`, { body: `Reply ${index}.` });
    }
  }

  describe('the conversation', () => {
    it('has the access of twenty people at most, and of each once', async () => {
      demo = await startDemo({ permissions: publishing });
      for (const n of [...Array.from({ length: 25 }, (_, index) => index), 0, 1])
        addComment(demo.pull, demo.github.world.accounts.named(`person-${n}`), '/pr-verdict rerun');
      const { conversation } = await readConversation();
      expect(conversation.people).toHaveLength(20);
      const asked = demo.github.journal.entries.filter(({ path }) => path.endsWith('/permission'));
      expect(asked).toHaveLength(20);
    });

    it('has our texts by identity, and resolved threads', async () => {
      demo = await startDemo({ permissions: publishing });
      await demo.bot.post(`${demo.pulls}/reviews`, review());
      await demo.alice.post(`${demo.pulls}/reviews`, review({ body: 'Hers.' }));
      await replyMany(1);
      const [thread] = demo.pull.threads;
      if (thread !== undefined) thread.resolvedBy = demo.pull.author;

      const { conversation, comments } = await readConversation();
      expect(conversation).toMatchObject({ viewer: 'github-actions[bot]', complete: true });
      const written = conversation.reviews.filter(({ body }) => body !== '');
      expect(written).toMatchObject([
        { body: 'A review.', ours: true, state: 'COMMENTED' },
        { body: 'Hers.', ours: false, author: 'alice' },
      ]);
      expect(conversation.threads).toMatchObject([
        {
          path: 'src/app.ts',
          line: 5,
          resolved: true,
          resolvedBy: 'alice',
          outdated: false,
          comments: [
            { body: 'About line 5.', ours: true },
            { body: 'Reply 0.', ours: false, author: 'alice' },
          ],
        },
        { resolved: false, resolvedBy: null, comments: [{ ours: false }] },
      ]);
      expect(comments.map((comment) => at(comment, 'body'))).toEqual([
        'About line 5.',
        'About line 5.',
        'Reply 0.',
      ]);
      expect(written[0]?.id).toBe(demo.pull.reviews[0]?.id);
    });

    it('leaves out a draft, which may never be published', async () => {
      demo = await startDemo({ permissions: publishing });
      await demo.bot.post(`${demo.pulls}/reviews`, review({ event: undefined }));
      const { conversation } = await readConversation();
      expect(conversation).toMatchObject({ reviews: [], threads: [], complete: true });
    });

    it('survives an author whose account is gone', async () => {
      demo = await startDemo({ permissions: publishing });
      await demo.alice.post(`${demo.pulls}/reviews`, review());
      demo.github.world.accounts.remove('alice');
      const { conversation } = await readConversation();
      expect(conversation.reviews).toMatchObject([{ author: null, ours: false }]);
      expect(conversation.threads).toMatchObject([{ comments: [{ author: null }] }]);
    });

    it('has author, editor and times of a comment', async () => {
      demo = await startDemo({ permissions: publishing });
      const say = (body: string) =>
        demo.alice.post(`/repos/octo/demo/issues/${demo.pull.number}/comments`, { body });
      for (const body of ['As written.', 'Edited by herself.', 'Edited by somebody else.']) await say(body);
      await demo.bot.post(`/repos/octo/demo/issues/${demo.pull.number}/comments`, { body: 'By an app.' });
      const [, own, other] = demo.pull.comments;
      const { accounts } = demo.github.world;
      for (const [comment, login] of [
        [own, 'alice'],
        [other, 'mallory'],
      ] as const) {
        if (comment === undefined) throw new Error('There is no comment.');
        comment.editor = accounts.named(login);
        comment.updatedAt = '2030-01-01T00:00:00Z';
      }
      const { conversation } = await readConversation();
      expect(conversation.comments).toMatchObject([
        { author: 'alice', ours: false, inOwnWords: true, writtenAt: demo.pull.comments[0]?.createdAt },
        { author: 'alice', ours: false, inOwnWords: true, writtenAt: '2030-01-01T00:00:00Z' },
        { author: 'alice', ours: false, inOwnWords: false, writtenAt: '2030-01-01T00:00:00Z' },
        { author: 'github-actions', ours: true, inOwnWords: false },
      ]);
    });

    it('is read to its end: reviews, threads and comments, and a hundred comments of a thread', async () => {
      demo = await startDemo({ permissions: publishing });
      for (let index = 0; index < 120; index += 1)
        addComment(demo.pull, demo.pull.author, `Comment ${index}.`);
      const comment = { path: 'src/app.ts', line: 5, side: 'RIGHT', body: 'Again.' };
      await demo.alice.post(`${demo.pulls}/reviews`, review({ comments: Array(60).fill(comment) }));
      await demo.alice.post(`${demo.pulls}/reviews`, review({ comments: Array(60).fill(comment) }));
      await replyMany(120);
      const { conversation, comments } = await readConversation();
      expect(conversation.complete).toBe(true);
      expect(conversation.reviews).toHaveLength(122);
      expect(conversation.threads).toHaveLength(120);
      expect(new Set(conversation.comments.map(({ body }) => body)).size).toBe(120);
      expect(conversation.threads[0]?.comments).toHaveLength(100);
      expect(new Set(comments.map((one) => at(one, 'id'))).size).toBe(240);
    });

    it('is not called complete when it has no end', async () => {
      demo = await startDemo({ permissions: publishing });
      for (let index = 0; index < 201; index += 1)
        addComment(demo.pull, demo.pull.author, `Comment ${index}.`);
      const comments = { nodes: [], totalCount: 201, pageInfo: { hasNextPage: true, endCursor: 'again' } };
      const body = JSON.stringify({ data: { repository: { pullRequest: { comments } } } });
      demo.github.faults.push({
        times: 1000,
        match: ({ operations }) => operations.length === 1 && operations[0] === 'repository',
        act: { answer: { status: 200, body, headers: { 'content-type': 'application/json' } } },
      });
      const { conversation, warnings } = await readConversation();
      expect(warnings).toEqual([]);
      expect(conversation.complete).toBe(false);
      expect(conversation.comments).toHaveLength(100);
      expect(demo.github.journal.entries.length).toBeLessThan(70);
    });

    it('is not called complete when a later page cannot be had', async () => {
      demo = await startDemo({ permissions: publishing });
      const comment = { path: 'src/app.ts', line: 5, side: 'RIGHT', body: 'Again.' };
      await demo.alice.post(`${demo.pulls}/reviews`, review({ comments: Array(101).fill(comment) }));
      demo.github.faults.push({
        times: 5,
        match: ({ operations }) => operations.length === 1 && operations[0] === 'repository',
        act: { answer: { status: 502, body: 'Bad Gateway' } },
      });
      const { conversation, warnings } = await readConversation();
      expect(conversation.complete).toBe(false);
      expect(conversation.threads).toHaveLength(100);
      expect(warnings).toHaveLength(1);
    });
  });
});

describe('long conversation', () => {
  let github: GitHubStandIn;

  let pull: PullRequest;

  beforeEach(async () => {
    ({ github, pull } = await openFor({ threads: 150, remarks: 350, replies: 250 }));
  });

  afterEach(async () => {
    await github.close();
  });

  async function read() {
    const { client } = await connectAs(github, { repository: pull.repository });
    const warnings: string[] = [];
    const source = createGitHubSource({
      tool: toolKey(checkName),
      client,
      repository: { owner: 'octo', name: 'demo', serverUrl: github.serverUrl },
      number: pull.number,
      inspect: async () => ({
        workingDirectory: { state: 'absent', differing: [] },
        workingTreeDiff: new Uint8Array(),
      }),
      reporter: { info: () => {}, warning: (line) => warnings.push(line) },
    });
    github.journal.clear();
    const { conversation } = await source.fetch({ policyPath: 'policy.yml' });
    if (conversation === undefined) throw new Error('There is no conversation.');
    return { conversation, warnings, queries: github.journal.entries.filter(isQuery).length };
  }

  function isQuery({ path }: JournalEntry): boolean {
    return path === '/graphql';
  }

  /** Every word of every list, in the order in which GitHub has it. */
  function everyWord() {
    return {
      reviews: pull.reviews.map(({ id }) => id),
      threads: pull.threads.map(({ nodeId, comments }) => [
        nodeId,
        ...comments.slice(0, 100).map(({ id }) => id),
      ]),
      comments: pull.comments.map(({ id }) => id),
    };
  }

  function wordsIn({ reviews, threads, comments }: Awaited<ReturnType<typeof read>>['conversation']) {
    return {
      reviews: reviews.map(({ id }) => id),
      threads: threads.map(({ nodeId, comments: written }) => [nodeId, ...written.map(({ id }) => id)]),
      comments: comments.map(({ id }) => id),
    };
  }

  it('reads a long conversation whole and in order, page after page', async () => {
    const { conversation, warnings, queries } = await read();
    expect(wordsIn(conversation)).toEqual(everyWord());
    expect([conversation.complete, warnings, queries]).toEqual([true, [], 4]);
    github.assertClean();
  });
});
