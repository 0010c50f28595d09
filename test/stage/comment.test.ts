import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { packState, readStateText, stateLine, unpackState } from '../../src/memory/packed-state.ts';
import type { RunState } from '../../src/memory/run-state.ts';
import { runForEvent } from '../support/event-run.ts';
import { type Demo, startDemo } from '../support/github/demo.ts';
import { type EventPayload, issueCommentEvent } from '../support/github/events.ts';
import type { JournalEntry } from '../support/github/journal.ts';
import { addComment, type TimelineComment } from '../support/github/model/conversation.ts';
import { runInProcess } from '../support/in-process-run.ts';
import { temporaryFolder } from '../support/runner.ts';
import { qualityReview, reviewOutputFinding } from '../support/twelve-findings.ts';
import { virtualTimer } from '../support/virtual-timer.ts';

const critical = JSON.stringify([
  reviewOutputFinding({ severity: 'CRITICAL', issue: 'Input reaches the query unescaped.' }),
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

async function review(files: Readonly<Record<string, string>>) {
  minute += 1;
  const { github, pull } = demo;
  const ended = await runInProcess({ github, pull, files, client: { timer: virtualTimer() } });
  if (ended.result === undefined) throw ended.failure;
  minute += 1;
  demo.github.journal.clear();
  return ended.result;
}

/** A run that a comment starts. */
async function runOnEvent(
  name: string,
  payload: EventPayload,
  inputs: Readonly<Record<string, string>> = {},
) {
  const { github, repository } = demo;
  const root = temporaryFolder('comment');
  const ended = await runForEvent({ github, repository, event: { name, payload }, root, inputs });
  return { ...ended, notices: ended.reporter.lines.filter((line) => line.startsWith('notice')) };
}

function say(login: string, body: string): TimelineComment {
  minute += 1;
  return addComment(demo.pull, demo.github.world.accounts.named(login), body);
}

const idOfTheFinding = () =>
  / finding ([a-z-]+-[0-9a-f]{8}-[0-9-]+) /.exec(demo.pull.threads[0]?.comments[0]?.body ?? '')?.[1] ??
  'none';
const check = () => demo.repository.checkRuns.at(-1);
const writes = () => demo.github.journal.writes.map(({ method, path }) => `${method} ${path}`);

describe('a comment in the conversation', () => {
  it('concludes the check again at once, dismisses the change request, and is answered', async () => {
    expect(await review({ 'claude.json': critical })).toMatchObject({ verdict: 'FAIL' });
    const comment = say('bob', `/pr-verdict wont-fix ${idOfTheFinding()} the table is public`);
    const { result } = await runOnEvent('issue_comment', issueCommentEvent(comment));
    expect(result).toMatchObject({ exitCode: 0, status: 'passed', verdict: 'PASS', conclusion: 'success' });
    expect(demo.repository.checkRuns).toHaveLength(1);
    expect(check()).toMatchObject({ conclusion: 'success', title: 'PASS · 1 reviewer · 5/5 files' });
    expect(check()?.text).toContain(`\`${idOfTheFinding()}\` accepted by \`bob\``);
    expect(check()?.summary).toMatch(
      /^Concluded again after comments: `PASS · 1 reviewer · 5\/5 files`\. [^\n]*\n\n\*\*Why:\*\* /,
    );
    expect(demo.pull.reviews.map(({ state }) => state)).toEqual(['DISMISSED']);
    expect(comment.reactions.map(({ content }) => content)).toEqual(['+1']);
  });

  it('that is edited or deleted lets the check fail again', async () => {
    await review({ 'claude.json': critical });
    const comment = say('bob', `/pr-verdict wont-fix ${idOfTheFinding()} the table is public`);
    await runOnEvent('issue_comment', issueCommentEvent(comment));
    const before = comment.body;
    comment.body = 'I take that back.';
    const edited = await runOnEvent('issue_comment', issueCommentEvent(comment, { before }));
    expect(edited.result).toMatchObject({ exitCode: 0, status: 'failed', conclusion: 'failure' });
    expect(check()?.text).not.toContain('accepted by');
    const notes = check()?.summary?.match(/^Concluded again .*$/gm);
    expect(notes).toEqual([
      'Concluded again after comments: `FAIL · 1 reviewer · 5/5 files · 1 blocking finding`. What follows is as the review left it.',
    ]);
    comment.body = before;
    await runOnEvent('issue_comment', issueCommentEvent(comment, { before: 'I take that back.' }));
    expect(check()?.conclusion).toBe('success');
    demo.pull.comments.length = 0;
    const deleted = await runOnEvent('issue_comment', issueCommentEvent(comment, { deleted: true }));
    expect(deleted.result).toMatchObject({ status: 'failed' });
    expect(check()?.conclusion).toBe('failure');
  });

  it('lifts the change request of a reviewer whose every finding is refused, as the next review does', async () => {
    const { line_comments: comments, ...rest } = JSON.parse(JSON.stringify(qualityReview(demo.pull)));
    const demand = { ...rest, line_comments: comments.slice(0, 1), review_event: 'REQUEST_CHANGES' };
    const files = { 'claude.json': JSON.stringify(demand) };
    expect(await review(files)).toMatchObject({ verdict: 'WARN' });
    const [thread] = demo.pull.threads;
    const id = / finding ([a-z-]+-[0-9a-f]{8}-[0-9-]+) /.exec(thread?.comments[0]?.body ?? '')?.[1];
    const comment = say('bob', `/pr-verdict wont-fix ${id} it is meant so`);
    const { result } = await runOnEvent('issue_comment', issueCommentEvent(comment));
    expect(result).toMatchObject({ verdict: 'PASS', conclusion: 'success' });
    expect(await review(files)).toMatchObject({ verdict: 'PASS', conclusion: 'success' });
  });

  it('leaves nothing for a post step to conclude, should its run be cancelled', async () => {
    await review({ 'claude.json': critical });
    const { github, repository } = demo;
    const comment = say('bob', `/pr-verdict wont-fix ${idOfTheFinding()} the table is public`);
    const event = { name: 'issue_comment', payload: issueCommentEvent(comment) };
    const root = temporaryFolder('comment');
    const open: unknown[] = [];
    await runForEvent({ github, repository, event, root, rememberGate: (gate) => open.push(gate) });
    expect(check()?.conclusion).toBe('success');
    expect(open).toEqual([]);
  });

  it('that waives nothing gets one reply with the reason', async () => {
    await review({ 'claude.json': '[]' });
    const comment = say('mona', '/pr-verdict waive nobody its vendor is down');
    const event = issueCommentEvent(comment);
    await runOnEvent('issue_comment', event);
    await runOnEvent('issue_comment', event);
    await review({ 'claude.json': '[]' });
    const replies = demo.pull.comments.filter(({ author }) => author.login === 'github-actions[bot]');
    expect(replies.map(({ body }) => body)).toEqual([
      expect.stringContaining(
        'had no effect: it names neither a reviewer of this run, nor `coverage`, nor `size`.',
      ),
    ]);
    expect(comment.reactions.map(({ content }) => content)).toEqual(['confused']);
  });

  it('gets its explanation in the check, and a rerun its instructions', async () => {
    await review({ 'claude.json': critical });
    await runOnEvent(
      'issue_comment',
      issueCommentEvent(say('bob', `/pr-verdict explain ${idOfTheFinding()}`)),
    );
    expect(check()).toMatchObject({ conclusion: 'failure' });
    expect(check()?.text).toContain(`### \`${idOfTheFinding()}\` blocking\n`);
    const rerun = say('bob', '/pr-verdict rerun');
    await runOnEvent('issue_comment', issueCommentEvent(rerun));
    expect(check()?.text).toContain(
      `No comment runs reviewers. Push, or: \`gh run list --commit ${demo.pull.headSha}\` names`,
    );
    expect(rerun.reactions.map(({ content }) => content)).toEqual(['+1']);
  });

  it.each<[string, string, string, RegExp]>([
    ['commands nothing', 'bob', 'Nice.', /commands nothing/],
    ['is by an app', 'github-actions[bot]', '/pr-verdict rerun', /not by a person/],
  ])('that %s is left alone before GitHub is asked anything', async (_, login, body, why) => {
    const { result, notices } = await runOnEvent('issue_comment', issueCommentEvent(say(login, body)));
    expect(result).toEqual({ exitCode: 0, status: 'skipped' });
    expect(notices).toEqual([expect.stringMatching(why)]);
    expect(demo.github.journal.entries).toEqual([]);
  });

  it('on an issue is left alone', async () => {
    const issue = demo.repository.openIssue({ title: 'A bug' });
    const comment = addComment(issue, demo.github.world.accounts.named('bob'), '/pr-verdict rerun');
    const { result, notices } = await runOnEvent('issue_comment', issueCommentEvent(comment));
    expect(result).toEqual({ exitCode: 0, status: 'skipped' });
    expect(notices).toEqual([expect.stringContaining('not on a pull request')]);
  });
});

describe('a comment where the head moves on', () => {
  /** Pushes once, when a request that `isDue` was answered. */
  function pushAfter(isDue: (request: JournalEntry) => boolean): void {
    let pushed = false;
    demo.github.afterRequest((request) => {
      if (pushed || !isDue(request)) return;
      pushed = true;
      demo.repository.git.branch('feature').write('src/app.ts', 'all new\n').commit('Change again');
      demo.repository.push('feature');
    });
  }

  it.each<[string, (request: JournalEntry) => boolean, readonly string[]]>([
    ['before anything is concluded', ({ path }) => path.endsWith('/check-runs'), []],
    [
      'before the block is lifted',
      ({ method }) => method === 'PATCH',
      [expect.stringMatching(/^PATCH .*check-runs/)],
    ],
  ])('%s dismisses nothing, which is reported', async (_, isDue, written) => {
    await review({ 'claude.json': critical });
    const reviewed = demo.pull.headSha;
    const comment = say('bob', `/pr-verdict wont-fix ${idOfTheFinding()} the table is public`);
    pushAfter(isDue);
    const { result, notices } = await runOnEvent('issue_comment', issueCommentEvent(comment));
    expect(result).toEqual({ exitCode: 0, status: 'superseded', head: reviewed });
    expect(notices).toEqual([expect.stringContaining(`the head is ${demo.pull.headSha} now`)]);
    expect(demo.pull.reviews.map(({ state }) => state)).toEqual(['CHANGES_REQUESTED']);
    expect(writes().filter((line) => line !== 'POST /graphql')).toEqual(written);
  });
});

describe('the policy of the base', () => {
  const path = '.github/pr-verdict.yml';
  const policy = 'version: 1\npolicy:\n  inline-from: low\n';

  function setPolicy(text: string | undefined): void {
    const { git, defaultBranch } = demo.repository;
    git.branch(defaultBranch);
    if (text === undefined) git.remove(path);
    else git.write(path, text);
    git.commit('Policy');
    demo.repository.push(defaultBranch);
  }

  async function runAfterEdit(before: string | undefined, after: string | undefined) {
    if (before !== undefined) setPolicy(before);
    await review({ 'claude.json': critical });
    if (after !== before) setPolicy(after);
    const comment = say('bob', `/pr-verdict wont-fix ${idOfTheFinding()} the table is public`);
    return { comment, ...(await runOnEvent('issue_comment', issueCommentEvent(comment))) };
  }

  it('of the review weighs the remaining findings', async () => {
    const { result } = await runAfterEdit(policy, policy);
    expect(result).toMatchObject({ status: 'passed', conclusion: 'success' });
  });

  it('that ignores a file is in the title as it was after the review', async () => {
    const leavingOut = 'version: 1\npaths:\n  ignore: [logo.bin]\n';
    await runAfterEdit(leavingOut, leavingOut);
    expect(check()?.title).toBe('PASS · 1 reviewer · 5/5 files, 1 ignored by policy');
  });

  it.each([
    ['changed', policy, policy.replace('low', 'info')],
    ['new', undefined, policy],
    ['gone', policy, undefined],
    ['no policy any more', policy, 'version: 2\n'],
  ])('that is %s since the review leaves a comment to the next one', async (_what, before, after) => {
    const { result, notices, comment } = await runAfterEdit(before, after);
    expect(result).toEqual({ exitCode: 0, status: 'skipped' });
    expect(notices).toEqual([
      expect.stringMatching(/made for another base branch or policy|another one than the review was made by/),
    ]);
    expect(writes()).toEqual(['POST /graphql']);
    expect(comment.reactions.map(({ content }) => content)).toEqual(['eyes']);
    expect(check()).toMatchObject({ conclusion: 'failure' });
  });
});

describe('a command that cannot be applied at once', () => {
  /** Nothing is concluded; the comment is marked as seen, and the trigger of the next run is reported. */
  async function waits(why: RegExp): Promise<void> {
    const before = { ...check() };
    const comment = say('bob', '/pr-verdict rerun');
    const { result, notices, reporter } = await runOnEvent('issue_comment', issueCommentEvent(comment));
    expect(result).toEqual({ exitCode: 0, status: 'skipped' });
    expect(notices).toEqual([expect.stringMatching(why)]);
    const command = `gh run list --commit ${demo.pull.headSha}`;
    expect(notices[0]).toContain(command);
    expect(reporter.summaries.join('\n')).toContain(command);
    expect(writes()).toEqual(['POST /graphql']);
    expect(comment.reactions.map(({ content }) => content)).toEqual(['eyes']);
    expect({ ...check() }).toEqual(before);
  }

  it('waits where the head was not reviewed yet', () => waits(/no review of this head was concluded/));

  it('waits while a review of the head is running', async () => {
    await review({ 'claude.json': critical });
    const body = { name: 'pr-verdict', head_sha: demo.pull.headSha, status: 'in_progress', external_id: 'x' };
    await demo.bot.post('/repos/octo/demo/check-runs', body);
    demo.github.journal.clear();
    await waits(/a review of this head is running/);
  });

  it('is skipped where not all comments could be read', async () => {
    await review({ 'claude.json': critical });
    const comment = say('bob', `/pr-verdict wont-fix ${idOfTheFinding()} the table is public`);
    for (let n = 0; n < 201; n += 1) say('alice', `Comment ${n}.`);
    const comments = { nodes: [], totalCount: 202, pageInfo: { hasNextPage: true, endCursor: 'again' } };
    const body = JSON.stringify({ data: { repository: { pullRequest: { comments } } } });
    demo.github.faults.push({
      times: 1000,
      match: ({ operations }) => operations.length === 1 && operations[0] === 'repository',
      act: { answer: { status: 200, body, headers: { 'content-type': 'application/json' } } },
    });
    const { result, notices } = await runOnEvent('issue_comment', issueCommentEvent(comment));
    expect(result).toEqual({ exitCode: 0, status: 'skipped' });
    expect(notices).toEqual([expect.stringContaining('could not be read to its end')]);
    expect(check()?.conclusion).toBe('failure');
    expect(writes()).toEqual([]);
  });

  it('is left alone where the pull request is closed', async () => {
    await review({ 'claude.json': critical });
    demo.pull.close();
    const comment = say('bob', '/pr-verdict rerun');
    const { result, notices } = await runOnEvent('issue_comment', issueCommentEvent(comment));
    expect(result).toEqual({ exitCode: 0, status: 'skipped' });
    expect(notices).toEqual([expect.stringContaining('the pull request is closed')]);
    expect(writes()).toEqual([]);
  });

  /** A check's text that keeps the changed state. */
  function withState(text: string, change: (state: RunState) => RunState): string {
    const state = unpackState(readStateText(text) ?? '');
    if (state === undefined) throw new Error('the check keeps no state');
    return stateLine(packState(change(state), 60_000) ?? '');
  }

  it.each<[string, (text: string) => string, RegExp]>([
    ['is not there', () => 'Nothing.', /left nothing to decide on/],
    ['is not ours to read', () => stateLine('AAAA'), /cannot be read/],
    [
      'is about another head',
      (text) => withState(text, (state) => ({ ...state, head: '1'.repeat(40) })),
      /something else/,
    ],
    [
      'is about another pull request',
      (text) => withState(text, (state) => ({ ...state, pull: 9 })),
      /something else/,
    ],
    [
      'is another instance’s',
      (text) => withState(text, (state) => ({ ...state, tool: '00000000' })),
      /something else/,
    ],
    [
      'was made by another policy',
      (text) =>
        withState(text, ({ facts, ...state }) => ({ ...state, facts: { ...facts, policy: '1'.repeat(64) } })),
      /another one than/,
    ],
  ])('waits where the kept state %s', async (_, change, why) => {
    await review({ 'claude.json': critical });
    const kept = check();
    if (kept?.text === undefined) throw new Error('the check keeps nothing');
    kept.text = change(kept.text);
    await waits(why);
  });
});
