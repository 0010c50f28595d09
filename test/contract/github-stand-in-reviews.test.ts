import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { at, Client } from '../support/github/client.ts';
import { type Demo, startDemo } from '../support/github/demo.ts';

let demo: Demo;

beforeEach(async () => {
  demo = await startDemo();
});
afterEach(async () => {
  await demo.github.close();
});

const lineComment = { path: 'src/app.ts', line: 5, side: 'RIGHT', body: 'Look here.' };

function create(review: Record<string, unknown>, client = demo.bot) {
  return client.post(`${demo.pulls}/reviews`, { commit_id: demo.pull.headSha, ...review });
}

async function draft(review: Record<string, unknown> = {}) {
  return at((await create({ body: 'Draft', ...review })).json, 'id');
}

function submit(id: unknown, submission: Record<string, unknown>, client = demo.bot) {
  return client.post(`${demo.pulls}/reviews/${id}/events`, submission);
}

function errorsOf(reply: { readonly json: unknown }): string {
  return JSON.stringify(at(reply.json, 'errors'));
}

describe('creating a review', () => {
  it('answers 200 without the comments, which its own endpoint lists', async () => {
    const created = await create({ event: 'COMMENT', body: 'Hello', comments: [lineComment] });
    expect(created.status).toBe(200);
    expect(created.json).not.toHaveProperty('comments');
    expect(created.json).toMatchObject({
      state: 'COMMENTED',
      user: { id: 41898282, login: 'github-actions[bot]' },
    });
    const listed = await demo.bot.get(`${demo.pulls}/reviews/${at(created.json, 'id')}/comments`);
    expect(listed.json).toMatchObject([{ path: 'src/app.ts', line: 5, body: 'Look here.' }]);
    demo.github.assertClean();
  });

  it('makes a draft where no event is given', async () => {
    const created = await create({ body: 'Hello', comments: [lineComment] });
    expect(created.json).toMatchObject({ state: 'PENDING' });
    expect(created.json).not.toHaveProperty('submitted_at');
  });

  it.each(['COMMENT', 'REQUEST_CHANGES'])('wants a body for %s', async (event) => {
    const refused = await create({ event, comments: [lineComment] });
    expect(refused.status).toBe(422);
    expect(demo.pull.reviews).toHaveLength(0);
  });

  it.each([
    ['subject_type', { ...lineComment, subject_type: 'line' }],
    ['severity', { ...lineComment, severity: 'high' }],
    ['a null start_line', { ...lineComment, start_line: null }],
  ])('refuses the whole review for %s in a comment', async (_, comment) => {
    const refused = await create({ body: 'x', comments: [lineComment, comment] });
    expect(refused.status).toBe(422);
    expect(demo.pull.reviews).toHaveLength(0);
    expect(() => demo.github.assertClean()).toThrow(/POST .*reviews was asked wrongly/);
  });

  it('refuses everything for one bad comment, in one string that names no comment', async () => {
    const comments = [
      lineComment,
      { ...lineComment, line: 20 },
      { ...lineComment, path: 'no.ts' },
      { ...lineComment, line: 21 },
    ];
    const refused = await create({ event: 'COMMENT', body: 'x', comments });
    expect(refused.status).toBe(422);
    expect(refused.json).toMatchObject({
      message: 'Unprocessable Entity',
      errors: ['Line could not be resolved, Path could not be resolved, and Line could not be resolved'],
    });
    expect(demo.pull.reviews).toHaveLength(0);
    expect(demo.pull.threads).toHaveLength(0);
    demo.github.assertClean();
  });

  it('knows the other wording too', async () => {
    demo.github.world.placementWording = 'thread';
    const refused = await create({ body: 'x', comments: [{ ...lineComment, line: 20 }] });
    expect(at(refused.json, 'errors')).toEqual([
      "Pull request review thread line must be part of the diff and Pull request review thread diff hunk can't be blank",
    ]);
  });

  it('refuses a commit of somewhere else', async () => {
    const refused = await create({ body: 'x', commit_id: demo.repository.tip('main') });
    expect(errorsOf(refused)).toMatch(/commitoid is not part of the pull request/i);
  });

  it('takes the head of the moment where no commit is given', async () => {
    const created = await demo.bot.post(`${demo.pulls}/reviews`, { body: 'x' });
    expect(created.json).toMatchObject({ commit_id: demo.pull.headSha });
  });

  it('takes an older head, also one that a force-push removed, and places comments on its lines', async () => {
    const older = demo.pull.headSha;
    demo.repository.git.restart('feature', 'main');
    demo.repository.git.write('other.ts', 'x\n').commit('Another change');
    demo.repository.push('feature');
    expect(demo.pull.headSha).not.toBe(older);
    const created = await create({ event: 'COMMENT', body: 'x', commit_id: older, comments: [lineComment] });
    expect(created.status).toBe(200);
    const [comment] = [(await demo.bot.get(`${demo.pulls}/comments`)).json].flat();
    expect(comment).toMatchObject({
      line: null,
      position: null,
      original_line: 5,
      original_commit_id: older,
    });
  });

  it('takes the legacy position in place of a line', async () => {
    await create({ event: 'COMMENT', body: 'x', comments: [{ path: 'src/app.ts', position: 4, body: 'x' }] });
    expect(demo.pull.threads[0]?.anchor).toMatchObject({ side: 'LEFT', line: 5 });
  });

  it.each([
    ['APPROVE', /approve your own/i],
    ['REQUEST_CHANGES', /request changes on your own/i],
  ])('lets nobody %s their own pull request', async (event, message) => {
    const refused = await create({ event, body: 'x' }, demo.alice);
    expect(refused.status).toBe(422);
    expect(errorsOf(refused)).toMatch(message);
  });

  it('lets a workflow approve only where the setting allows it', async () => {
    const refused = await create({ event: 'APPROVE' });
    expect(errorsOf(refused)).toMatch(/not permitted to approve pull requests/i);
    demo.repository.settings.actionsMayApprove = true;
    expect((await create({ event: 'APPROVE' })).json).toMatchObject({ state: 'APPROVED' });
  });

  it('counts characters for the limit of a body', async () => {
    const long = 'é'.repeat(65_536);
    expect((await create({ body: long })).status).toBe(200);
    await demo.bot.delete(`${demo.pulls}/reviews/${demo.pull.reviews[0]?.id}`);
    expect(errorsOf(await create({ body: `${long}é` }))).toMatch(/is too long/i);
    expect(errorsOf(await create({ body: 'x', comments: [{ ...lineComment, body: `${long}é` }] }))).toMatch(
      /is too long/i,
    );
  });
});

describe('drafts', () => {
  it('are one for each identity', async () => {
    await draft();
    expect(errorsOf(await create({ event: 'COMMENT', body: 'x' }))).toMatch(/only have one pending review/i);
    expect((await create({ event: 'COMMENT', body: 'x' }, demo.alice)).status).toBe(200);
  });

  it('exist for their author only, comments included', async () => {
    const id = await draft({ comments: [lineComment] });
    expect(at((await demo.bot.get(`${demo.pulls}/reviews`)).json, 'length')).toBe(1);
    expect((await demo.alice.get(`${demo.pulls}/reviews`)).json).toEqual([]);
    expect((await demo.alice.get(`${demo.pulls}/reviews/${id}`)).status).toBe(404);
    expect((await demo.bot.get(`${demo.pulls}/comments`)).json).toEqual([]);
    const own = await demo.bot.get(`${demo.pulls}/reviews/${id}/comments`);
    expect(at(own.json, 'length')).toBe(1);
  });

  it('want a body when they are submitted, their own or the submission’s', async () => {
    const empty = at((await create({ comments: [lineComment] })).json, 'id');
    expect((await submit(empty, { event: 'COMMENT' })).status).toBe(422);
    expect((await submit(empty, { event: 'COMMENT', body: 'Now' })).json).toMatchObject({
      state: 'COMMENTED',
      body: 'Now',
    });
    const full = await draft();
    expect((await submit(full, { event: 'COMMENT' })).json).toMatchObject({ body: 'Draft' });
  });

  it('are held to the same rules when they are submitted', async () => {
    const id = await draft();
    expect(errorsOf(await submit(id, { event: 'APPROVE' }))).toMatch(/not permitted to approve/i);
    expect(demo.pull.reviews[0]?.state).toBe('PENDING');
  });

  it('are submitted once', async () => {
    const id = await draft();
    await submit(id, { event: 'COMMENT' });
    expect((await submit(id, { event: 'COMMENT', body: 'x' })).status).toBe(422);
  });

  it('vanish with their comments when they are deleted', async () => {
    const id = await draft({ comments: [lineComment] });
    expect((await demo.bot.delete(`${demo.pulls}/reviews/${id}`)).status).toBe(200);
    expect(demo.pull.reviews).toEqual([]);
    expect(demo.pull.threads).toEqual([]);
  });

  it('belong to their author', async () => {
    const id = await draft();
    await submit(id, { event: 'COMMENT' });
    expect((await demo.alice.put(`${demo.pulls}/reviews/${id}`, { body: 'mine' })).status).toBe(403);
  });
});

describe('submitted reviews', () => {
  it('keep their state and cannot be deleted; their body can be edited', async () => {
    const id = await draft();
    await submit(id, { event: 'REQUEST_CHANGES' });
    expect((await demo.bot.delete(`${demo.pulls}/reviews/${id}`)).status).toBe(422);
    const edited = await demo.bot.put(`${demo.pulls}/reviews/${id}`, { body: 'Edited' });
    expect(edited.json).toMatchObject({ body: 'Edited', state: 'CHANGES_REQUESTED' });
  });

  it('can be dismissed once, and not when they are plain comments', async () => {
    const plain = await draft();
    await submit(plain, { event: 'COMMENT' });
    const blocking = await draft();
    await submit(blocking, { event: 'REQUEST_CHANGES' });
    const dismiss = (id: unknown) =>
      demo.bot.put(`${demo.pulls}/reviews/${id}/dismissals`, { message: 'Over' });
    expect((await dismiss(plain)).status).toBe(422);
    expect((await dismiss(blocking)).json).toMatchObject({ state: 'DISMISSED' });
    expect((await dismiss(blocking)).status).toBe(422);
  });

  it('cannot be dismissed where branch protection names who may', async () => {
    const id = await draft();
    await submit(id, { event: 'REQUEST_CHANGES' });
    demo.repository.settings.restrictDismissals = true;
    const refused = await demo.bot.put(`${demo.pulls}/reviews/${id}/dismissals`, { message: 'Over' });
    expect(refused.status).toBe(403);
    expect(demo.pull.reviews[0]?.state).toBe('CHANGES_REQUESTED');
  });

  it('stand side by side: a later comment lifts no request for changes', async () => {
    await submit(await draft(), { event: 'REQUEST_CHANGES' });
    await submit(await draft(), { event: 'COMMENT' });
    const listed = await demo.bot.get(`${demo.pulls}/reviews`);
    expect(listed.json).toMatchObject([{ state: 'CHANGES_REQUESTED' }, { state: 'COMMENTED' }]);
  });

  it('may show another commit after a force-push', async () => {
    const reviewed = demo.pull.headSha;
    const id = await draft();
    await submit(id, { event: 'COMMENT' });
    demo.repository.git.amend('Other words');
    demo.repository.push('feature');
    const review = await demo.bot.get(`${demo.pulls}/reviews/${id}`);
    expect(review.json).toMatchObject({ commit_id: demo.pull.headSha });
    expect(demo.pull.headSha).not.toBe(reviewed);
  });

  it('keep their commit after an ordinary push', async () => {
    const reviewed = demo.pull.headSha;
    const id = await draft();
    await submit(id, { event: 'COMMENT' });
    demo.repository.git.write('new.ts', 'more\n').commit('More');
    demo.repository.push('feature');
    const review = await demo.bot.get(`${demo.pulls}/reviews/${id}`);
    expect(review.json).toMatchObject({ commit_id: reviewed });
  });
});

describe('locked conversations', () => {
  it('take reviews and comments from those who may write, and from nobody else', async () => {
    demo.pull.locked = true;
    const refused = await create({ event: 'COMMENT', body: 'x' });
    expect(refused.status).toBe(403);
    expect(refused.text).toMatch(/issue is locked/i);
    const comments = `/repos/octo/demo/issues/${demo.pull.number}/comments`;
    expect((await demo.bot.post(comments, { body: 'x' })).status).toBe(403);
    expect((await demo.alice.post(comments, { body: 'x' })).status).toBe(201);
  });
});

describe('gone people', () => {
  it('leave null where their name was', async () => {
    const mallory = demo.repository.fork('mallory');
    mallory.git.write('new.ts', 'x\n').branch('patch').commit('Patch');
    const pull = demo.repository.openPullRequest({ head: 'patch', from: mallory, author: 'mallory' });
    const path = `/repos/octo/demo/pulls/${pull.number}`;
    expect((await demo.bot.get(path)).json).toMatchObject({
      head: { repo: { full_name: 'mallory/demo', fork: true } },
    });
    mallory.delete();
    demo.github.world.accounts.remove('mallory');
    expect((await demo.bot.get(path)).json).toMatchObject({ user: null, head: { repo: null, user: null } });
    demo.github.assertClean();
  });
});

it('gives a stranger’s token no way in', async () => {
  const other = demo.github.createRepository({ owner: 'octo', name: 'other', files: { a: 'a\n' } });
  const stranger = new Client(
    demo.github,
    demo.github.issueToken({ repository: other, permissions: { 'pull-requests': 'write' } }),
  );
  expect((await create({ body: 'x' }, stranger)).status).toBe(404);
});
