import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { at } from '../support/github/client.ts';
import { type Demo, numbered, startDemo } from '../support/github/demo.ts';

let demo: Demo;

beforeEach(async () => {
  demo = await startDemo();
});
afterEach(async () => {
  await demo.github.close();
});

const app = 'src/app.ts';

function inReview(comment: Record<string, unknown>) {
  const review = { commit_id: demo.pull.headSha, event: 'COMMENT', body: 'x' };
  return demo.bot.post(`${demo.pulls}/reviews`, {
    ...review,
    comments: [{ path: app, body: 'x', ...comment }],
  });
}

function alone(comment: Record<string, unknown>) {
  return demo.bot.post(`${demo.pulls}/comments`, {
    path: app,
    body: 'x',
    commit_id: demo.pull.headSha,
    ...comment,
  });
}

async function listed() {
  const { json } = await demo.bot.get(`${demo.pulls}/comments`);
  return Array.isArray(json) ? json : [];
}

// Hunks of src/app.ts: old 2-11 and 30-35, new 2-10 and 29-35; line 5 changed, old 8 removed, new 32 added.
const accepted = [
  ['an added line', { line: 32, side: 'RIGHT' }],
  ['a changed line', { line: 5, side: 'RIGHT' }],
  ['context at the start of a hunk', { line: 2, side: 'RIGHT' }],
  ['context at the end of a hunk', { line: 10, side: 'RIGHT' }],
  ['a removed line', { line: 8, side: 'LEFT' }],
  ['the old text of a changed line', { line: 5, side: 'LEFT' }],
  ['a line without a side, which is the new one', { line: 5 }],
  ['a range inside one hunk', { start_line: 2, line: 10, side: 'RIGHT' }],
  ['a range from old to new', { start_line: 5, start_side: 'LEFT', line: 5, side: 'RIGHT' }],
] as const;

const refusedLines = [
  ['a line just above a hunk', { line: 1, side: 'RIGHT' }, /line could not be resolved/i],
  ['a line just below a hunk', { line: 11, side: 'RIGHT' }, /line could not be resolved/i],
  ['a line past the end', { line: 400, side: 'RIGHT' }, /line could not be resolved/i],
  ['context on the old side', { line: 4, side: 'LEFT' }, /line could not be resolved/i],
  ['an added line on the old side', { line: 32, side: 'LEFT' }, /line could not be resolved/i],
  ['no line at all', {}, /line could not be resolved/i],
  ['a file outside of the diff', { path: 'README.md', line: 1 }, /path could not be resolved/i],
  ['a binary file', { path: 'logo.bin', line: 1 }, /line could not be resolved/i],
  ['a file that was only renamed', { path: 'new name.md', line: 1 }, /line could not be resolved/i],
  ['a file that only changed its mode', { path: 'tool.sh', line: 1 }, /line could not be resolved/i],
  [
    'a start equal to the end',
    { start_line: 5, line: 5, side: 'RIGHT' },
    /start line must precede the end line/i,
  ],
  [
    'a start below the end',
    { start_line: 6, line: 5, side: 'RIGHT' },
    /start line must precede the end line/i,
  ],
  ['a range over two hunks', { start_line: 5, line: 32, side: 'RIGHT' }, /part of the same hunk/i],
  ['a range that starts outside', { start_line: 1, line: 5, side: 'RIGHT' }, /part of the same hunk/i],
] as const;

describe('a comment in a review', () => {
  it.each(accepted)('may stand on %s', async (_, place) => {
    expect((await inReview(place)).status).toBe(200);
    expect(demo.pull.threads).toHaveLength(1);
    demo.github.assertClean();
  });

  it.each(refusedLines)('may not stand on %s', async (_, place, message) => {
    const refused = await inReview(place);
    expect(refused.status).toBe(422);
    expect(at(refused.json, 'errors')).toEqual([expect.stringMatching(message)]);
    expect(demo.pull.threads).toHaveLength(0);
    demo.github.assertClean();
  });
});

describe('a comment of its own', () => {
  it.each(accepted)('may stand on %s', async (_, place) => {
    expect((await alone(place)).status).toBe(201);
    demo.github.assertClean();
  });

  it('is refused with the field that is wrong', async () => {
    const refused = await alone({ line: 1 });
    expect(refused.status).toBe(422);
    expect(refused.json).toMatchObject({
      message: 'Validation Failed',
      errors: [
        { resource: 'PullRequestReviewComment', code: 'custom', field: 'pull_request_review_thread.line' },
      ],
    });
  });

  it('may stand on a file without hunks', async () => {
    const created = await alone({ path: 'logo.bin', subject_type: 'file' });
    expect(created.status).toBe(201);
    expect(created.json).toMatchObject({
      subject_type: 'file',
      line: null,
      original_line: null,
      position: null,
    });
    expect((await alone({ path: 'README.md', subject_type: 'file' })).status).toBe(422);
  });

  it('becomes a published review of one comment', async () => {
    await alone({ line: 5 });
    expect(demo.pull.reviews).toMatchObject([{ state: 'COMMENTED', body: '' }]);
  });

  it('is not taken while the same identity has a draft', async () => {
    await demo.bot.post(`${demo.pulls}/reviews`, { body: 'Draft' });
    expect((await alone({ line: 5 })).text).toMatch(/only have one pending review/);
  });

  it('can be answered, and the answer points to the first of the thread', async () => {
    const first = at((await alone({ line: 5 })).json, 'id');
    const reply = await demo.alice.post(`${demo.pulls}/comments/${first}/replies`, { body: 'Why?' });
    expect(reply.status).toBe(201);
    expect(reply.json).toMatchObject({ in_reply_to_id: first, line: 5, user: { login: 'alice' } });
    demo.github.assertClean();
  });

  it('can be edited by its author and those who may write, and by no other app', async () => {
    const id = at((await alone({ line: 5 })).json, 'id');
    const path = `/repos/octo/demo/pulls/comments/${id}`;
    expect((await demo.bot.patch(path, { body: 'Better' })).json).toMatchObject({ body: 'Better' });
    const replied = await demo.alice.post(`${demo.pulls}/comments/${id}/replies`, { body: 'Mine' });
    const other = `/repos/octo/demo/pulls/comments/${at(replied.json, 'id')}`;
    expect((await demo.bot.patch(other, { body: 'Stolen' })).status).toBe(403);
  });
});

describe('a comment after a push', () => {
  const push = (content: string, path = app) => {
    demo.repository.git.write(path, content).commit('Next');
    demo.repository.push('feature');
  };

  it('moves with its line', async () => {
    await alone({ line: 32 });
    push(numbered({ 1: 'line 1\nnew\nnew', 5: 'changed 5', 8: null, 32: 'line 32\nadded' }));
    expect(await listed()).toMatchObject([{ line: 34, original_line: 32, commit_id: demo.pull.headSha }]);
    demo.github.assertClean();
  });

  it('is outdated, with null lines, once its line changed', async () => {
    const before = demo.pull.headSha;
    await alone({ start_line: 4, line: 5, side: 'RIGHT' });
    push(numbered({ 5: 'changed again', 8: null }));
    expect(await listed()).toMatchObject([
      {
        line: null,
        start_line: null,
        position: null,
        original_line: 5,
        original_start_line: 4,
        commit_id: before,
      },
    ]);
    demo.github.assertClean();
  });

  it('is outdated once its line left the diff', async () => {
    await alone({ line: 5, side: 'LEFT' });
    push(numbered({ 8: null }));
    expect(await listed()).toMatchObject([{ line: null, side: 'LEFT', original_line: 5 }]);
  });

  it('follows a removed line through a moving base', async () => {
    await alone({ line: 8, side: 'LEFT' });
    const { git } = demo.repository;
    git
      .branch('main')
      .write(app, numbered({ 1: 'line 1\nbase' }))
      .commit('Base moves');
    git.branch('feature').merge('main');
    demo.repository.push('main', 'feature');
    expect(await listed()).toMatchObject([{ line: 9, original_line: 8, side: 'LEFT' }]);
  });

  it('follows its file to a new name', async () => {
    await alone({ line: 5 });
    demo.repository.git.move(app, 'src/main.ts').commit('Rename');
    demo.repository.push('feature');
    expect(await listed()).toMatchObject([{ path: 'src/main.ts', line: 5 }]);
  });
});
