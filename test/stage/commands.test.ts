import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Conversation } from '../../src/model/conversation.ts';
import { EvidencePack } from '../../src/model/evidence-pack.ts';
import { Manifest } from '../../src/model/manifest.ts';
import { buildComment, buildConversation } from '../support/builders/memory.ts';
import { runConfigured, scripted } from '../support/configured-run.ts';
import { runForEvent } from '../support/event-run.ts';
import { type Demo, publishing, startDemo } from '../support/github/demo.ts';
import { issueCommentEvent } from '../support/github/events.ts';
import { addComment, type Reactable, type TimelineComment } from '../support/github/model/conversation.ts';
import { runInProcess } from '../support/in-process-run.ts';
import { temporaryFolder } from '../support/runner.ts';
import { reviewOutputFinding } from '../support/twelve-findings.ts';
import { virtualTimer } from '../support/virtual-timer.ts';

let demo: Demo;

/** Minutes since a day in 2026, by GitHub's clock. */
let minute = 0;

describe('people', () => {
  const files = {
    'claude.json': JSON.stringify([
      reviewOutputFinding({ severity: 'CRITICAL', issue: 'Input reaches the query unescaped.' }),
    ]),
  };

  beforeEach(async () => {
    minute = 0;
    demo = await startDemo({ now: () => new Date(Date.UTC(2026, 0, 2, 0, minute)) });
    demo.repository.collaborators.set('bob', 'write');
    demo.repository.collaborators.set('mona', 'maintain');
  });

  afterEach(async () => {
    demo.github.assertClean();
    await demo.github.close();
  });

  async function review(runKey: string, reviews: Readonly<Record<string, string>> = files) {
    const { github, pull } = demo;
    minute += 1;
    const ended = await runInProcess({
      github,
      pull,
      files: reviews,
      runKey,
      client: { timer: virtualTimer() },
    });
    if (ended.result === undefined) throw ended.failure;
    return ended.result;
  }

  const summary = () => demo.repository.checkRuns.at(-1)?.text ?? '';

  const permissionLookups = () =>
    demo.github.journal.entries.filter(({ path }) => path.endsWith('/permission')).map(({ path }) => path);

  function idOfTheFinding(): string {
    const body = demo.pull.threads[0]?.comments[0]?.body ?? '';
    return / finding ([a-z-]+-[0-9a-f]{8}-[0-9-]+) /.exec(body)?.[1] ?? 'none';
  }

  function say(login: string, body: string): void {
    minute += 1;
    addComment(demo.pull, demo.github.world.accounts.named(login), body);
  }

  describe('a blocking finding with comments of people', () => {
    it('passes on the next run once someone with write access refused it, and is not posted again', async () => {
      expect(await review('run-1')).toMatchObject({ verdict: 'FAIL', conclusion: 'failure' });
      expect(permissionLookups()).toEqual([]);
      say('bob', `/pr-verdict wont-fix \`${idOfTheFinding()}\` the table is public`);
      expect(await review('run-2')).toMatchObject({ verdict: 'PASS', conclusion: 'success' });
      expect(demo.pull.threads).toHaveLength(1);
      expect(demo.pull.reviews[0]?.state).toBe('DISMISSED');
      expect(summary()).toContain(`\`${idOfTheFinding()}\` accepted by \`bob\``);
      expect(permissionLookups()).toEqual(['/repos/octo/demo/collaborators/bob/permission']);
    });
  });

  describe('a head that lacks a reviewer', () => {
    const lacking = { 'claude.json': '[]', 'broken.json': '{' };
    const waive = '/pr-verdict waive broken its vendor is *down*';
    const incomplete = { verdict: '', conclusion: 'action_required' };
    const title = () => demo.repository.checkRuns.at(-1)?.title;
    const push = (from: string, name: string) => {
      minute += 1;
      demo.repository.git.restart('feature', from);
      const commit = demo.repository.git.write(`${name}.txt`, name).commit(name);
      demo.repository.push('feature');
      return commit;
    };
    const reset = (commit: string) => {
      minute += 1;
      demo.repository.git.restart('feature', commit);
      demo.repository.push('feature');
    };

    it('passes once a maintainer waives it, who is named with their reason', async () => {
      expect(await review('run-1', lacking)).toMatchObject(incomplete);
      say('mona', waive);
      expect(await review('run-2', lacking)).toMatchObject({ verdict: 'PASS', event: 'COMMENT' });
      expect(title()).toBe('PASS · 1 reviewer · 5/5 files · waived: broken');
      expect(summary()).toMatch(
        /`broken` waived for this head by `mona` \[on [\d-]+\]\(.*\): its vendor is \\\*down\\\*/,
      );
    });

    it('does not pass by a waiver for the previous head', async () => {
      await review('run-1', lacking);
      say('mona', waive);
      push('feature', 'next');
      expect(await review('run-2', lacking)).toMatchObject(incomplete);
      expect(await review('run-3', lacking)).toMatchObject(incomplete);
      say('mona', waive);
      expect(await review('run-4', lacking)).toMatchObject({ verdict: 'PASS' });
    });

    it('does not pass by a waiver that was written while the branch had another head', async () => {
      const before = demo.pull.headSha;
      const head = push('feature', 'next');
      await review('run-1', lacking);
      reset(before);
      say('mona', waive);
      reset(head);
      expect(await review('run-2', lacking)).toMatchObject(incomplete);
      expect(await review('run-3', lacking)).toMatchObject(incomplete);
    });
  });

  describe('a command', () => {
    const reactionsOf = (comment: Reactable | undefined) => comment?.reactions.map(({ content }) => content);
    const reactionsSent = () =>
      demo.github.journal.writes.flatMap(({ operations }) =>
        operations.filter((name) => name === 'addReaction'),
      );

    it('is answered once with a reaction, however often it is read', async () => {
      await review('run-1');
      say('bob', `/pr-verdict wont-fix ${idOfTheFinding()} the table is public`);
      say('mallory', `/pr-verdict wont-fix ${idOfTheFinding()} let it be`);
      say('bob', 'I like /pr-verdict.');
      await review('run-2');
      expect(demo.pull.comments.map(reactionsOf)).toEqual([['+1'], [], []]);
      expect(summary()).not.toContain('mallory');
      await review('run-3');
      expect(reactionsSent()).toHaveLength(1);
    });

    it('is answered once where the answer to the reaction got lost', async () => {
      await review('run-1');
      say('bob', '/pr-verdict explain');
      demo.github.faults.push({
        match: ({ operations }) => operations.includes('addReaction'),
        act: { answerAfter: { status: 502, body: '' } },
      });
      await review('run-2');
      expect(demo.pull.comments.map(reactionsOf)).toEqual([['+1']]);
      expect(reactionsSent()).toHaveLength(1);
    });

    it('costs the review nothing where the token may not react', async () => {
      await review('run-1');
      say('bob', '/pr-verdict explain');
      demo.github.faults.push({
        match: ({ operations }) => operations.includes('addReaction'),
        act: { answer: { status: 403, body: '{"message":"Resource not accessible by integration"}' } },
      });
      expect(await review('run-2')).toMatchObject({ conclusion: 'failure', status: 'failed' });
    });
  });
});

describe('comment status', () => {
  const finding = (more: Readonly<Record<string, unknown>> = {}) => reviewOutputFinding(more);

  const critical = JSON.stringify([
    finding({ severity: 'CRITICAL', issue: 'Input reaches the query unescaped.' }),
  ]);

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
    / finding ([a-z-]+-[0-9a-f]{8}-[0-9-]+) /.exec(demo.pull.threads[0]?.comments[0]?.body ?? '')?.[1] ??
    'none';

  const status = () => demo.repository.statuses.at(-1);

  const states = () => demo.repository.statuses.map(({ state }) => state);

  const reactions = (comment: TimelineComment) => comment.reactions.map(({ content }) => content);

  const refusal = () => `/pr-verdict wont-fix ${idOfTheFinding()} the table is public`;

  describe.each(['status', 'job'] as const)('a command where the gate is a %s', (gate) => {
    it('is marked as seen, once, and takes effect with the next run, as the answer explains', async () => {
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
    it('applies a waiver of a missing reviewer', async () => {
      // The review proves since when the head is there, where the job is the gate.
      const lacking = { 'claude.json': JSON.stringify([finding()]), 'broken.json': '{' };
      expect(await review(lacking, gate)).toMatchObject({ exitCode: 2, verdict: '' });
      const comment = say('mona', '/pr-verdict waive broken its vendor is down');
      expect(await review(lacking, gate)).toMatchObject({ exitCode: 0, verdict: 'PASS' });
      expect(reactions(comment)).toEqual(['+1']);
      if (gate === 'status')
        expect(status()?.description).toContain('PASS · 1 reviewer · 5/5 files · waived: broken');
    });
  });
});

const waive = (login: string, role: 'maintain' | 'write') =>
  buildConversation({
    headSince: '2026-01-02T00:00:00Z',
    people: [{ login, role }],
    comments: [
      buildComment({
        author: login,
        ours: false,
        inOwnWords: true,
        body: '/pr-verdict waive size it is a rename',
        writtenAt: '2026-01-02T00:00:01Z',
      }),
    ],
  });

it.each<[string, Conversation, number, string]>([
  ['is kept from a model', buildConversation(), 0, ''],
  ['is kept from it where a person without the permission waives the size', waive('bob', 'write'), 0, ''],
  ['is given to it once a maintainer waives the size', waive('mona', 'maintain'), 1, 'PASS'],
])('a change of too many lines %s', async (_, conversation, started, verdict) => {
  const commands = scripted({ stdout: '[]' });
  const files = [
    { sha: null, filename: 'src/app.ts', status: 'modified', additions: 2, deletions: 1, changes: 3 },
  ] as const;
  const { result, directory } = await runConfigured(
    { reviewers: { model: { run: ['model'] } }, evidence: { 'max-changed-lines': 1 } },
    { commands, snapshot: { files, conversation } },
  );

  expect(commands.requests).toHaveLength(started);
  expect(result).toMatchObject({ verdict });
  const isWaived = started > 0;
  const read = async (name: string) => new TextDecoder().decode(await directory.read(name));
  const pack = EvidencePack.parse(JSON.parse(await read('evidence_pack.json')));
  expect(pack.diff.raw_diff).toBe(isWaived ? await read('pr_diff.txt') : '');
  expect(pack.missing_artifacts[0]).toMatchObject({ artifact: 'smaller-changes', required: !isWaived });
  const { unknown } = Manifest.parse(JSON.parse(await read('manifest.json')));
  expect(unknown.includes('diff.raw_diff')).toBe(!isWaived);
});
