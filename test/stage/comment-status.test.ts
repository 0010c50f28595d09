import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readAddress } from '../../src/edges/github/gate/kept-in-address.ts';
import { runForEvent } from '../support/event-run.ts';
import { type Demo, publishing, startDemo } from '../support/github/demo.ts';
import { issueCommentEvent } from '../support/github/events.ts';
import { addComment, type TimelineComment } from '../support/github/model/conversation.ts';
import { runInProcess } from '../support/in-process-run.ts';
import { temporaryFolder } from '../support/runner.ts';
import { reviewOutputFinding } from '../support/twelve-findings.ts';
import { virtualTimer } from '../support/virtual-timer.ts';

const finding = (more: Readonly<Record<string, unknown>> = {}) => reviewOutputFinding(more);
const critical = JSON.stringify([
  finding({ severity: 'CRITICAL', issue: 'Input reaches the query unescaped.' }),
]);

let demo: Demo;
let minute = 0;
beforeEach(async () => {
  minute = 0;
  demo = await startDemo({ now: () => new Date(Date.UTC(2026, 0, 2, 0, minute)) });
  demo.repository.collaborators.set('bob', 'write').set('mona', 'maintain');
});
afterEach(async () => {
  demo.github.assertClean();
  await demo.github.close();
});

type Gate = 'status' | 'job';

async function review(files: Readonly<Record<string, string>>, gate: Gate = 'status') {
  minute += 1;
  const { github, pull } = demo;
  const own = { settings: { gate }, permissions: publishing, client: { timer: virtualTimer() } };
  const ended = await runInProcess({ github, pull, files, ...own });
  if (ended.result === undefined) throw ended.failure;
  minute += 1;
  demo.github.journal.clear();
  return ended.result;
}

function say(login: string, body: string): TimelineComment {
  minute += 1;
  return addComment(demo.pull, demo.github.world.accounts.named(login), body);
}

/** A run that a comment starts. */
async function heed(comment: TimelineComment, inputs: Readonly<Record<string, string>> = {}) {
  const { github, repository } = demo;
  const event = { name: 'issue_comment', payload: issueCommentEvent(comment) };
  const job = { github, repository, event, root: temporaryFolder('comment'), permissions: publishing };
  const { result, reporter } = await runForEvent({ ...job, inputs: { gate: 'status', ...inputs } });
  const notices = reporter.lines.filter((line) => line.startsWith('notice'));
  return { result, notices, page: reporter.summaries.join('\n') };
}

const idOfTheFinding = () =>
  /:([a-z-]+-[0-9a-f]{8}-[0-9-]+):critical/.exec(demo.pull.threads[0]?.comments[0]?.body ?? '')?.[1] ??
  'none';
const status = () => demo.repository.statuses.at(-1);
const states = () => demo.repository.statuses.map(({ state }) => state);
const reactions = (comment: TimelineComment) => comment.reactions.map(({ content }) => content);
const refusal = () => `/pr-verdict wont-fix ${idOfTheFinding()} the table is public`;
const clean = { 'claude.json': '[]', 'broken.json': '{' };

describe('a comment where the gate is a status', () => {
  it('concludes the status anew at once, lifts the demand, and is answered', async () => {
    expect(await review({ 'claude.json': critical })).toMatchObject({ verdict: 'FAIL' });
    const before = readAddress(status()?.targetUrl ?? '').address;
    const comment = say('bob', refusal());

    const { result, page } = await heed(comment);

    expect(result).toMatchObject({ exitCode: 0, status: 'passed', verdict: 'PASS', conclusion: 'success' });
    expect(states()).toEqual(['pending', 'failure', 'success']);
    expect(status()?.description).toBe('PASS · 1 reviewer · 5/5 files');
    expect(readAddress(status()?.targetUrl ?? '').address).toBe(before);
    expect(demo.pull.reviews.map(({ state }) => state)).toEqual(['DISMISSED']);
    expect(reactions(comment)).toEqual(['+1']);
    expect(page).toContain(`\`${idOfTheFinding()}\` accepted by \`bob\``);
    expect(page).toContain('Concluded again by what people said: `PASS · 1 reviewer · 5/5 files`');
  });

  it('that is taken back lets the status fail again, and again', async () => {
    await review({ 'claude.json': critical });
    const comment = say('bob', refusal());
    await heed(comment);
    const body = comment.body;
    for (const [text, state] of [
      ['I take that back.', 'failure'],
      [body, 'success'],
      ['No.', 'failure'],
    ]) {
      const before = comment.body;
      comment.body = text ?? '';
      const { github, repository } = demo;
      const event = { name: 'issue_comment', payload: issueCommentEvent(comment, { before }) };
      const root = temporaryFolder('comment');
      await runForEvent({
        github,
        repository,
        event,
        root,
        permissions: publishing,
        inputs: { gate: 'status' },
      });
      expect(status()?.state).toBe(state);
    }
  });

  it('waives what a head lacks on which nothing was posted', async () => {
    expect(await review(clean)).toMatchObject({ exitCode: 2 });
    expect(demo.pull.reviews).toEqual([]);
    const comment = say('mona', '/pr-verdict waive broken its vendor is down');
    const { result, page } = await heed(comment);
    expect(result).toMatchObject({ conclusion: 'success' });
    expect(status()).toMatchObject({
      state: 'success',
      description: 'PASS · 1 reviewer · 5/5 files · waived: broken',
    });
    expect(page).toContain('waived by `mona`: its vendor is down');
    expect(reactions(comment)).toEqual(['+1']);
  });

  it('explains what was asked in the job’s summary, and changes nothing', async () => {
    await review({ 'claude.json': critical });
    const comment = say('bob', `/pr-verdict explain ${idOfTheFinding()}`);
    const { page } = await heed(comment);
    expect(page).toContain(`${idOfTheFinding()} blocking:`);
    expect(status()?.state).toBe('failure');
    expect(reactions(comment)).toEqual(['+1']);
  });

  it('changes nothing for somebody without write access, and is answered', async () => {
    await review({ 'claude.json': critical });
    const comment = say('mallory', refusal());
    const { page } = await heed(comment);
    expect(status()?.state).toBe('failure');
    expect(page).toContain('by `mallory`: it takes write access');
    expect(reactions(comment)).toEqual(['confused']);
  });

  it('is heeded from what the account of the review kept, not from what anybody else set', async () => {
    await review({ 'claude.json': critical });
    const { repository, github } = demo;
    const [, kept] = repository.statuses;
    if (kept === undefined) throw new Error('no status was set');
    const token = { ...kept.token, account: github.world.accounts.named('mallory') };
    const forged = (kept.targetUrl ?? '').replace(/pr-verdict=[^#]*/, 'pr-verdict=forged');
    repository.statuses.push({ ...kept, id: kept.id + 1000, token, targetUrl: forged });
    await heed(say('bob', refusal()));
    expect(status()).toMatchObject({ state: 'success' });
  });

  it('says that a shared head passes nothing, which only checks can tell apart', async () => {
    await review({ 'claude.json': critical });
    const { repository } = demo;
    repository.openPullRequest({ head: 'feature', base: repository.defaultBranch, author: 'alice' });
    await heed(say('bob', refusal()));
    expect(status()).toMatchObject({
      state: 'error',
      description: expect.stringContaining('Same head as #'),
    });
  });

  it('writes nothing in a dry run', async () => {
    await review({ 'claude.json': critical });
    const comment = say('bob', refusal());
    await heed(comment, { 'dry-run': 'true' });
    expect(states()).toEqual(['pending', 'failure']);
    expect(reactions(comment)).toEqual([]);
  });
});

describe('a comment where nothing tells what the status was decided on', () => {
  /** The status stays as it is; the comment is marked as seen, once, and what starts the next run is said. */
  async function waits(why: RegExp): Promise<void> {
    const before = states();
    const comment = say('bob', refusal());
    const { result, notices, page } = await heed(comment);
    expect(result).toEqual({ exitCode: 0, status: 'skipped' });
    expect(notices).toEqual([expect.stringMatching(why)]);
    for (const told of [notices[0], page]) {
      expect(told).toContain('The next run of the review heeds the comment');
      expect(told).toContain(`gh run list --commit ${demo.pull.headSha}`);
      expect(told).toContain(`gh workflow run 'WORKFLOW' -f pull-request=${demo.pull.number}`);
    }
    expect(states()).toEqual(before);
    expect(reactions(comment)).toEqual(['eyes']);
    await heed(comment);
    expect(reactions(comment)).toEqual(['eyes']);
  }

  function setAddress(change: (address: string) => string): void {
    const last = demo.repository.statuses.pop();
    if (last === undefined) throw new Error('no status was set');
    demo.repository.statuses.push({ ...last, targetUrl: change(last.targetUrl ?? '') });
  }

  it('waits where the head was not reviewed yet', () => waits(/no review of this head was concluded/));

  it('waits while a review of the head is running', async () => {
    await review({ 'claude.json': critical });
    const body = { context: 'pr-verdict', state: 'pending', description: 'The review is running' };
    await demo.bot.post(`/repos/octo/demo/statuses/${demo.pull.headSha}`, body);
    await waits(/a review of this head is running/);
  });

  it.each<[string, (address: string) => string]>([
    ['keeps nothing', (address) => readAddress(address).address],
    ['keeps what nobody can unpack', (address) => address.replace(/pr-verdict=[^#]*/, 'pr-verdict=AAAA')],
  ])('waits where the status %s', async (_, change) => {
    await review({ 'claude.json': critical });
    setAddress(change);
    await waits(/left nothing to decide on again/);
  });

  it('waits where the run of the review broke off', async () => {
    await review({ 'claude.json': critical });
    const body = { context: 'pr-verdict', state: 'error', description: 'Cancelled' };
    await demo.bot.post(`/repos/octo/demo/statuses/${demo.pull.headSha}`, body);
    await waits(/left nothing to decide on again/);
  });

  it('concludes without what GitHub does not take, and then waits', async () => {
    demo.github.faults.push({
      match: ({ path, body }) => path.includes('/statuses/') && JSON.stringify(body).includes('pr-verdict='),
      act: { answer: { status: 422, body: { message: 'Validation Failed', errors: [] } } },
      times: 1,
    });
    expect(await review({ 'claude.json': critical })).toMatchObject({ exitCode: 1, conclusion: 'failure' });
    expect(status()).toMatchObject({
      state: 'failure',
      targetUrl: expect.stringMatching(/pull\/1#pullrequestreview-\d+$/),
    });
    await waits(/left nothing to decide on again/);
  });
});

describe('a comment while other runs set the status', () => {
  /** Once, when the comment's own status was set: what another run said just before it. */
  function setBefore(content: (kept: NonNullable<ReturnType<typeof status>>) => object): void {
    const { repository, github } = demo;
    const [, kept] = repository.statuses;
    let isSet = false;
    github.afterRequest(({ method, path }) => {
      if (isSet || method !== 'POST' || !path.includes('/statuses/')) return;
      isSet = true;
      const own = repository.statuses.pop();
      if (own === undefined || kept === undefined) throw new Error('no status was set');
      repository.statuses.push({ ...kept, id: own.id + 5000, ...content(kept) }, own);
    });
  }

  it('puts back what a review said meanwhile, and decides on that', async () => {
    await review({ 'claude.json': critical });
    const id = idOfTheFinding();
    const [, first] = demo.repository.statuses.splice(0);
    if (first === undefined) throw new Error('no status was set');
    await review({ 'claude.json': critical, 'broken.json': '{' });
    const second = demo.repository.statuses.splice(0).at(-1);
    demo.repository.statuses.push({ ...first, state: 'pending' }, first);
    const comment = say('bob', `/pr-verdict wont-fix ${id} the table is public`);
    setBefore(() => ({ ...second, id: 1e9 }));
    const { result } = await heed(comment);
    expect(result).toMatchObject({ status: 'incomplete' });
    expect(status()).toMatchObject({
      state: 'error',
      description: 'Incomplete: broken gave an invalid answer',
    });
    expect(reactions(comment)).toEqual(['+1']);
  });

  it('puts back that a review is running, which heeds the comment', async () => {
    await review({ 'claude.json': critical });
    const comment = say('bob', refusal());
    setBefore(({ targetUrl = '' }) => ({
      state: 'pending',
      description: 'The review is running',
      targetUrl: readAddress(targetUrl).address,
    }));
    const { result, notices } = await heed(comment);
    expect(result).toEqual({ exitCode: 0, status: 'skipped' });
    expect(notices).toEqual([expect.stringContaining('a review of this head is running')]);
    expect(status()).toMatchObject({ state: 'pending', description: 'The review is running' });
    expect(reactions(comment)).toEqual(['eyes']);
  });
});

describe('a comment where the gate is the job', () => {
  it('is marked as seen, once, and the next run heeds it', async () => {
    expect(await review({ 'claude.json': critical }, 'job')).toMatchObject({ exitCode: 1, verdict: 'FAIL' });
    const comment = say('bob', refusal());
    const { result, notices, page } = await heed(comment, { gate: 'job' });
    expect(result).toEqual({ exitCode: 0, status: 'skipped' });
    expect(notices).toEqual([expect.stringMatching(/only another run of the job itself/)]);
    expect(page).toContain('gh run rerun');
    expect(reactions(comment)).toEqual(['eyes']);
    await heed(comment, { gate: 'job' });
    expect(reactions(comment)).toEqual(['eyes']);
    expect(await review({ 'claude.json': critical }, 'job')).toMatchObject({ exitCode: 0, verdict: 'PASS' });
    expect(demo.pull.reviews[0]?.state).toBe('DISMISSED');
    expect(reactions(comment)).toEqual(['eyes', '+1']);
  });
});

describe.each(['status', 'job'] as const)('a run of the review where the gate is a %s', (gate) => {
  it('heeds a waiver of what this head lacks', async () => {
    // A review stands: it is what proves since when the head is there where the job is the gate.
    const lacking = { 'claude.json': JSON.stringify([finding()]), 'broken.json': '{' };
    expect(await review(lacking, gate)).toMatchObject({ exitCode: 2, verdict: '' });
    const comment = say('mona', '/pr-verdict waive broken its vendor is down');
    expect(await review(lacking, gate)).toMatchObject({ exitCode: 0, verdict: 'PASS' });
    expect(reactions(comment)).toEqual(['+1']);
    if (gate === 'status')
      expect(status()?.description).toBe('PASS · 1 reviewer · 5/5 files · waived: broken');
  });

  it('refuses a waiver of something of a head that nobody had seen yet', async () => {
    const comment = say('mona', '/pr-verdict waive broken its vendor is down');
    const lacking = { 'claude.json': JSON.stringify([finding()]), 'broken.json': '{' };
    expect(await review(lacking, gate)).toMatchObject({ exitCode: 2 });
    expect(await review(lacking, gate)).toMatchObject({ exitCode: 2 });
    expect(reactions(comment)).toEqual(['confused']);
  });
});

it('waives what a clean head lacks where the gate is a status, though no review stands', async () => {
  expect(await review(clean)).toMatchObject({ exitCode: 2 });
  expect(demo.pull.reviews).toEqual([]);
  say('mona', '/pr-verdict waive broken its vendor is down');
  expect(await review(clean)).toMatchObject({ exitCode: 0, verdict: 'PASS' });
});
