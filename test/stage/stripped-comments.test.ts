import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Demo, startDemo } from '../support/github/demo.ts';
import { addComment } from '../support/github/model/conversation.ts';
import { runInProcess } from '../support/in-process-run.ts';
import { reviewOutputFinding } from '../support/twelve-findings.ts';
import { virtualTimer } from '../support/virtual-timer.ts';

let demo: Demo;
beforeEach(async () => {
  demo = await startDemo();
  demo.repository.collaborators.set('bob', 'write');
});
afterEach(async () => {
  demo.github.assertClean();
  await demo.github.close();
});

const line = { severity: 'CRITICAL', category: 'security', issue: 'Input reaches the query unescaped.' };
const placeless = { file: undefined, line: undefined };
const findings = JSON.stringify([
  reviewOutputFinding(line),
  reviewOutputFinding({ type: 'file', file: 'new.ts', line: undefined, issue: 'The file has no test.' }),
  reviewOutputFinding({
    type: 'multi-file',
    files: ['src/app.ts', 'new.ts'],
    ...placeless,
    issue: 'They disagree.',
  }),
]);

async function review(runKey: string) {
  const { github, pull } = demo;
  const client = { timer: virtualTimer() };
  const ended = await runInProcess({ github, pull, files: { 'claude.json': findings }, runKey, client });
  if (ended.result === undefined) throw ended.failure;
  return ended.result;
}

/** Whatever lies between `<!--` and `-->` is gone from the texts of reviews. */
function stripComments(): void {
  const strip = (text: string) => text.replace(/<!--[\s\S]*?-->/g, '');
  for (const posted of demo.pull.reviews) posted.body = strip(posted.body);
}

it('remembers threads, texts and what people said of them where GitHub strips HTML comments from reviews', async () => {
  expect((await review('run-1')).receipt?.counts).toEqual({ inline: 1, file: 1, body: 1, withheld: 0 });
  stripComments();
  demo.github.journal.clear();

  expect((await review('run-2')).receipt?.counts).toEqual({ inline: 0, file: 0, body: 0, withheld: 3 });
  const paths = demo.github.journal.writes.map(({ path }) => path);
  expect(paths.filter((path) => !path.includes('/check-runs'))).toEqual([]);

  const [id] = /security-[0-9a-f]{8}-\d+/.exec(demo.pull.threads[0]?.comments[0]?.body ?? '') ?? [];
  addComment(demo.pull, demo.github.world.accounts.named('bob'), `/pr-verdict wont-fix ${id} no`);
  stripComments();
  expect(await review('run-3')).toMatchObject({ conclusion: 'success' });
});
