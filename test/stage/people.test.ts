import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Demo, startDemo } from '../support/github/demo.ts';
import { addComment } from '../support/github/model/conversation.ts';
import { runInProcess } from '../support/in-process-run.ts';
import { reviewOutputFinding } from '../support/twelve-findings.ts';
import { virtualTimer } from '../support/virtual-timer.ts';

const files = {
  'claude.json': JSON.stringify([
    reviewOutputFinding({ severity: 'CRITICAL', issue: 'Input reaches the query unescaped.' }),
  ]),
};

let demo: Demo;
beforeEach(async () => {
  demo = await startDemo();
  demo.repository.collaborators.set('bob', 'write');
});
afterEach(async () => {
  demo.github.assertClean();
  await demo.github.close();
});

async function review(runKey: string) {
  const { github, pull } = demo;
  const ended = await runInProcess({ github, pull, files, runKey, client: { timer: virtualTimer() } });
  if (ended.result === undefined) throw ended.failure;
  return ended.result;
}

const summary = () => demo.repository.checkRuns.at(-1)?.summary ?? '';
const permissionLookups = () =>
  demo.github.journal.entries.filter(({ path }) => path.endsWith('/permission')).map(({ path }) => path);

function idOfTheFinding(): string {
  const body = demo.pull.threads[0]?.comments[0]?.body ?? '';
  return /:([a-z-]+-[0-9a-f]{8}-[0-9-]+):critical/.exec(body)?.[1] ?? 'none';
}

function say(login: string, body: string): void {
  addComment(demo.pull, demo.github.world.accounts.named(login), body);
}

describe('a blocking finding that people talk about', () => {
  it('passes on the next run on the word of somebody with write access, and is not posted again', async () => {
    expect(await review('run-1')).toMatchObject({ verdict: 'FAIL', conclusion: 'failure' });
    expect(permissionLookups()).toEqual([]);
    say('bob', `/pr-verdict wont-fix \`${idOfTheFinding()}\` the table is public`);
    expect(await review('run-2')).toMatchObject({ verdict: 'PASS', conclusion: 'success' });
    expect(demo.pull.threads).toHaveLength(1);
    expect(demo.pull.reviews[0]?.state).toBe('DISMISSED');
    expect(summary()).toContain(`\`${idOfTheFinding()}\` accepted by \`bob\``);
    expect(permissionLookups()).toEqual(['/repos/octo/demo/collaborators/bob/permission']);
  });

  it('passes where somebody with write access resolved its thread', async () => {
    await review('run-1');
    const [thread] = demo.pull.threads;
    if (thread !== undefined) thread.resolvedBy = demo.github.world.accounts.named('bob');
    expect(await review('run-2')).toMatchObject({ verdict: 'PASS' });
    expect(summary()).toContain('thread resolved by `bob`');
  });

  it('keeps blocking against its author’s word, unless the author is an admin', async () => {
    await review('run-1');
    say('alice', `/pr-verdict wont-fix ${idOfTheFinding()} I know better`);
    expect(await review('run-2')).toMatchObject({ verdict: 'FAIL', conclusion: 'failure' });
    demo.repository.collaborators.set('alice', 'admin');
    expect(await review('run-3')).toMatchObject({ verdict: 'PASS' });
    expect(summary()).toContain('(self-accepted: the author)');
  });

  it('keeps blocking whatever somebody without write access says, or while access cannot be read', async () => {
    await review('run-1');
    say('mallory', `/pr-verdict wont-fix ${idOfTheFinding()} let it be`);
    expect(await review('run-2')).toMatchObject({ verdict: 'FAIL' });
    demo.pull.comments.length = 0;
    say('bob', `/pr-verdict wont-fix ${idOfTheFinding()} let it be`);
    demo.github.faults.push({
      match: ({ path }) => path.endsWith('/permission'),
      act: { answer: { status: 404, body: '{"message":"Not Found"}' } },
    });
    expect(await review('run-3')).toMatchObject({ verdict: 'FAIL' });
  });
});
