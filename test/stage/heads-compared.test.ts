import { afterEach, expect, it } from 'vitest';
import type { Snapshot } from '../../src/fetch/source.ts';
import { createGitHubSource } from '../../src/github/github-source.ts';
import { Since } from '../../src/memory/changes-since-review.ts';
import type { ReviewState } from '../../src/model/conversation.ts';
import { toolKey } from '../../src/model/mark.ts';
import { checkName } from '../support/builders/run.ts';
import { RecordingReporter } from '../support/fakes/recording-reporter.ts';
import { type Demo, numbered, startDemo } from '../support/github/demo.ts';
import { connectAs } from '../support/github-client.ts';
import { type InProcessRun, runInProcess } from '../support/in-process-run.ts';
import { documentedPermissions, reviewOutputFinding } from '../support/twelve-findings.ts';

let demo: Demo;

afterEach(async () => {
  demo.github.assertClean();
  await demo.github.close();
});

const critical = { severity: 'CRITICAL', category: 'security', issue: 'Input reaches the query unescaped.' };
const atHead = numbered({ 5: 'changed 5', 8: null, 32: 'line 32\nadded' });

async function review(findings: readonly unknown[], overrides: Partial<InProcessRun> = {}) {
  const files = { 'claude.json': JSON.stringify(findings) };
  const ended = await runInProcess({ github: demo.github, pull: demo.pull, files, ...overrides });
  expect(ended.failure).toBeUndefined();
  return ended;
}

/** Replaces the branch's commits by one on top of the base as it is by then. */
function rebase(files: Readonly<Record<string, string>>, onto?: Readonly<Record<string, string>>): void {
  const { repository } = demo;
  const { git, defaultBranch } = repository;
  git.branch(defaultBranch);
  if (onto !== undefined) {
    git.writeAll(onto).commit('Base moves on');
    repository.push(defaultBranch);
  }
  git.restart('feature');
  git.writeAll(files).commit('Change, again');
  repository.push('feature');
}

const states = (): readonly ReviewState[] => demo.pull.reviews.map(({ state }) => state);
const since = async ({ directory }: Awaited<ReturnType<typeof review>>) => {
  const bytes = await directory.read('since.json');
  return bytes === undefined ? [] : Since.array().parse(JSON.parse(Buffer.from(bytes).toString('utf8')));
};

it('knows a finding again after a rebase that moved its lines, though its thread is outdated', async () => {
  demo = await startDemo();
  await review([reviewOutputFinding({ ...critical, line: 5 })]);
  const before = demo.pull.headSha;
  rebase({ 'src/app.ts': `new\nlines\n${atHead}` }, { 'other.md': 'From the base.\n' });

  const ended = await review([reviewOutputFinding({ ...critical, line: 7 })]);

  expect(states()).toEqual(['CHANGES_REQUESTED']);
  expect(demo.pull.threads).toHaveLength(1);
  expect(ended.result?.receipt?.counts).toMatchObject({ inline: 0, withheld: 1 });
  expect(await since(ended)).toMatchObject([
    { head: before, known: ['src/app.ts'], files: [{ changes: 2 }] },
  ]);
});

it('leaves what blocks open after a force-push that did not touch its file, and settles it after one that did', async () => {
  demo = await startDemo();
  await review([reviewOutputFinding({ ...critical, line: 5 })]);
  rebase({ 'src/app.ts': atHead, 'new.ts': 'export const other = 1;\n' });

  expect((await review([])).result).toMatchObject({ exitCode: 1, verdict: 'FAIL' });
  expect(states()).toEqual(['CHANGES_REQUESTED']);

  rebase({ 'src/app.ts': atHead.replace('changed 5', 'fixed 5') });
  expect((await review([])).result).toMatchObject({ exitCode: 0, verdict: 'PASS' });
  expect(states()).toEqual(['DISMISSED', 'COMMENTED']);
  expect(demo.pull.threads[0]?.comments[0]?.body).toContain('✅ Fixed');
});

it('settles a finding of which a file changed that only its fix names', async () => {
  demo = await startDemo();
  await review([reviewOutputFinding({ ...critical, line: 5, fix: 'Escape it in `lib/escape.ts:12`.' })]);
  rebase({ 'src/app.ts': atHead, 'lib/escape.ts': 'export {};\n' });

  expect((await review([])).result).toMatchObject({ exitCode: 0, verdict: 'PASS' });
});

it('concludes nothing from an earlier head that GitHub no longer has', async () => {
  demo = await startDemo();
  await review([reviewOutputFinding({ ...critical, line: 5 })]);
  const gone = '0'.repeat(39).concat('1');
  for (const { comments } of demo.pull.threads)
    for (const comment of comments) comment.body = comment.body.replaceAll(demo.pull.headSha, gone);
  expect(demo.pull.threads[0]?.comments[0]?.body).toContain(`${toolKey(checkName)} finding ${gone}`);

  const ended = await review([]);

  expect(ended.result).toMatchObject({ exitCode: 1, verdict: 'FAIL' });
  expect(await since(ended)).toEqual([]);
});

it('writes what is open into the newest text with each head, once', async () => {
  demo = await startDemo();
  await review([reviewOutputFinding({ line: 5 })]);
  rebase({ 'src/app.ts': `new\n${atHead}` });
  demo.github.journal.clear();

  await review([reviewOutputFinding({ line: 6 })]);
  const writes = () => demo.github.journal.writes.map(({ route }) => route ?? '');
  expect(writes().filter((each) => !each.includes('check-runs'))).toEqual(['POST /graphql']);
  expect(demo.pull.reviews[0]?.body).toContain('Still open from before (1)');

  demo.github.journal.clear();
  await review([reviewOutputFinding({ line: 6 })]);
  expect(writes().every((each) => each.includes('check-runs'))).toBe(true);
});

it('does not undo what a run about a newer head said', async () => {
  demo = await startDemo();
  await review([reviewOutputFinding({ line: 5 })]);
  rebase({ 'src/app.ts': `new\n${atHead}` });
  const said = () => demo.pull.reviews.map(({ body }) => body);
  let newer: readonly string[] = [];
  let pushed = false;
  demo.github.afterRequest(({ operations }) => {
    if (pushed || !operations.includes('viewer')) return;
    pushed = true;
    rebase({ 'src/app.ts': `even\nnewer\n${atHead}` });
    newer = said();
  });

  const older = await review([reviewOutputFinding({ line: 6 })]);

  expect(pushed).toBe(true);
  expect(older.result).toMatchObject({ status: 'superseded', exitCode: 2 });
  expect(said()).toEqual(newer);
});

it('lets the newest verdict stand when an older run ends last', async () => {
  demo = await startDemo();
  await review([reviewOutputFinding({ ...critical, line: 5 })]);
  const snapshot = await fetched();
  rebase({ 'src/app.ts': atHead.replace('changed 5', 'fixed 5') });
  await review([]);
  const said = () => [
    ...demo.pull.reviews.map(({ state, body }) => [state, body]),
    ...demo.pull.threads.flatMap(({ comments }) => comments.map(({ body }) => body)),
  ];
  const newer = said();
  expect(demo.repository.checkRuns.at(-1)).toMatchObject({
    headSha: demo.pull.headSha,
    conclusion: 'success',
  });

  // It found something new at its own head, so that it has a review to post.
  const again = [
    reviewOutputFinding({ ...critical, line: 5 }),
    reviewOutputFinding({ line: 33, issue: 'Late.' }),
  ];
  const older = await review(again, { snapshot });

  expect(older.result).toMatchObject({ status: 'superseded', exitCode: 2 });
  expect(said()).toEqual(newer);
  const [last] = demo.repository.checkRuns.filter(({ headSha }) => headSha === demo.pull.headSha);
  expect(last).toMatchObject({ conclusion: 'success' });
});

/** What a run at this moment reads of the pull request. */
async function fetched(): Promise<Snapshot> {
  const { repository, number } = demo.pull;
  const { client } = await connectAs(demo.github, { repository, permissions: documentedPermissions });
  const source = createGitHubSource({
    client,
    repository: { owner: repository.owner.login, name: repository.name, serverUrl: demo.github.serverUrl },
    number,
    tool: toolKey(checkName),
    inspect: async () => ({
      workingDirectory: { state: 'absent', differing: [] },
      workingTreeDiff: new Uint8Array(),
    }),
    reporter: new RecordingReporter(),
  });
  return source.fetch({ policyPath: '.github/pr-verdict.yml' });
}
