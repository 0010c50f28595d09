import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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
async function comments(comment: TimelineComment, inputs: Readonly<Record<string, string>>) {
  const { github, repository } = demo;
  const event = { name: 'issue_comment', payload: issueCommentEvent(comment) };
  const job = { github, repository, event, root: temporaryFolder('comment'), permissions: publishing };
  const { result, reporter } = await runForEvent({ ...job, inputs });
  const notices = reporter.lines.filter((line) => line.startsWith('notice'));
  return { result, notices, page: reporter.summaries.join('\n') };
}

const idOfTheFinding = () =>
  / ([a-z-]+-[0-9a-f]{8}-[0-9-]+) [0-9a-f]{16} critical/.exec(
    demo.pull.threads[0]?.comments[0]?.body ?? '',
  )?.[1] ?? 'none';
const status = () => demo.repository.statuses.at(-1);
const states = () => demo.repository.statuses.map(({ state }) => state);
const reactions = (comment: TimelineComment) => comment.reactions.map(({ content }) => content);
const refusal = () => `/pr-verdict wont-fix ${idOfTheFinding()} the table is public`;
const clean = { 'claude.json': '[]', 'broken.json': '{' };

describe.each(['status', 'job'] as const)('a command where the gate is a %s', (gate) => {
  it('is marked as seen, once, and takes effect with the next run, which the answer says', async () => {
    expect(await review({ 'claude.json': critical }, gate)).toMatchObject({ exitCode: 1, verdict: 'FAIL' });
    const before = states();
    const comment = say('bob', refusal());
    const { result, notices, page } = await comments(comment, { gate });
    expect(result).toEqual({ exitCode: 0, status: 'skipped' });
    expect(notices).toEqual([
      expect.stringContaining(`\`gate: ${gate}\` a command takes effect with the next run`),
    ]);
    expect(page).toContain(`gh workflow run 'WORKFLOW' -f pull-request=${demo.pull.number}`);
    expect(states()).toEqual(before);
    expect(reactions(comment)).toEqual(['eyes']);
    await comments(comment, { gate });
    expect(reactions(comment)).toEqual(['eyes']);
    expect(await review({ 'claude.json': critical }, gate)).toMatchObject({ exitCode: 0, verdict: 'PASS' });
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
      expect(status()?.description).toContain('PASS · 1 reviewer · 5/5 files · waived: broken');
  });
});

it('waives what a clean head lacks where the gate is a status, though no review stands', async () => {
  expect(await review(clean)).toMatchObject({ exitCode: 2 });
  expect(demo.pull.reviews).toEqual([]);
  say('mona', '/pr-verdict waive broken its vendor is down');
  expect(await review(clean)).toMatchObject({ exitCode: 0, verdict: 'PASS' });
});
