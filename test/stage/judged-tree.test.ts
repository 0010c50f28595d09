import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { ReviewVerdict } from '../../src/formats/verdict-fields.ts';
import { ReviewerResult } from '../../src/review-directory/reviewer-results.ts';
import { c1Finding } from '../support/builders/documents.ts';
import { commandLine } from '../support/command-line.ts';
import { initGit } from '../support/git.ts';
import { numbered } from '../support/github/demo.ts';

/** A branch whose reviewer, who need not answer, leaves its words in a file that git ignores; another one finds nothing. */
function startWorkTree() {
  const git = initGit();
  onTestFinished(() => git.dispose());
  git
    .write('src/app.ts', numbered())
    .write('.gitignore', '*.json\n')
    .write('.github/pr-verdict.yml', 'version: 1\nreviewers: { model: { required: false } }\n')
    .commit('Start');
  git
    .branch('feature')
    .write('src/app.ts', numbered({ 5: 'changed 5' }))
    .commit('Change');
  git.write('other.json', '[]');
  const cli = commandLine(git.dir);
  const answerFile = join(git.dir, 'review.json');
  const answer = (content: unknown) => writeFileSync(answerFile, JSON.stringify(content));
  const latest = join(git.dir, '.code-review', 'review-latest.json');
  const found = ['--findings', 'model=review.json', '--findings', 'other=other.json'];
  return {
    git,
    cli,
    answer,
    review: (content: unknown, ...args: readonly string[]) => {
      answer(content);
      return cli('run', ...found, ...args);
    },
    verifyWithoutAnswer: () => {
      rmSync(answerFile);
      return cli('run', '--mode', 'verify', ...found);
    },
    verdict: (): ReviewVerdict => JSON.parse(readFileSync(latest, 'utf8')),
    markAllFixed: () => writeFileSync(latest, readFileSync(latest, 'utf8').replaceAll('"open"', '"fixed"')),
    runAgent: async (...args: readonly string[]) => {
      const { exitCode, stdout } = await cli(...args, '--output', 'agent');
      return { exitCode, ...JSON.parse(stdout) };
    },
  };
}

const critical = [c1Finding({ severity: 'CRITICAL' })];

const anyPass = /^#.*PASS|"(?:verdict|event)": "[A-Z]/m;

it('shows no verdict of a tree that is no longer there, and the same one once it is there again', async () => {
  const { git, cli, review, runAgent } = startWorkTree();
  await review([]);
  expect(await runAgent('gate')).toMatchObject({ exitCode: 0, verdict: 'PASS', event: 'COMMENT' });

  git.write('src/app.ts', numbered({ 5: 'changed again' }));
  git.write('src/new.ts', 'new\n');
  const title = 'Superseded: src/app.ts, src/new.ts changed since';
  expect(await runAgent('gate')).toMatchObject({ exitCode: 2, status: 'superseded', verdict: '', title });
  expect((await runAgent('explain')).verdict).toMatchObject({
    status: 'superseded',
    verdict: null,
    conclusion: 'cancelled',
    title,
    because: [expect.stringMatching(/^files changed after they were reviewed \(src\/app.ts, src\/new.ts\)/)],
    change: ['Run the review again.'],
  });
  for (const mode of ['human', 'agent'])
    for (const command of ['gate', 'explain'])
      expect((await cli(command, '--output', mode)).stdout).not.toMatch(anyPass);
  expect((await cli('explain')).stdout).toMatch(
    /^## Superseded\n\ncheck cancelled: Superseded: src\/app\.ts/,
  );

  git.write('src/app.ts', numbered({ 5: 'changed 5' }));
  rmSync(join(git.dir, 'src/new.ts'));
  expect(await runAgent('gate')).toMatchObject({ exitCode: 0, verdict: 'PASS' });
  expect((await runAgent('explain')).verdict).toMatchObject({ status: 'passed', verdict: 'PASS' });
});

it('judges a named commit, whatever lies in the work tree', async () => {
  const { git, review, runAgent } = startWorkTree();
  await review([], '--head', 'feature');
  git.write('src/app.ts', numbered({ 5: 'changed again' }));

  expect(await runAgent('gate')).toMatchObject({ exitCode: 0, verdict: 'PASS' });
  expect((await runAgent('explain')).verdict).toMatchObject({ verdict: 'PASS' });

  await review([]);
  git.write('src/app.ts', numbered({ 5: 'and again' }));
  expect(await runAgent('gate', '--head', 'feature')).toMatchObject({ exitCode: 2, status: 'superseded' });
});

it('never passes a verification without an answer, in any later command', async () => {
  const { review, verifyWithoutAnswer, markAllFixed, runAgent } = startWorkTree();
  await review(critical);
  markAllFixed();
  expect((await verifyWithoutAnswer()).exitCode).toBe(2);

  const unfinished = {
    status: 'incomplete',
    title: 'Incomplete: 1 finding marked fixed could not be checked again',
  };
  expect(await runAgent('gate')).toMatchObject({ exitCode: 2, ...unfinished, verdict: '' });
  expect((await runAgent('explain')).verdict).toMatchObject({ ...unfinished, verdict: null });
});

it('goes on in the mode that the change was fetched in, stage by stage', async () => {
  const { git, answer, cli, runAgent, markAllFixed, verdict } = startWorkTree();
  const script = `printf %s $PR_VERDICT_MODE > ${git.dir}/.code-review/asked; cat ${git.dir}/review.json`;
  const run = `[sh, -c, '${script}']`;
  git.write('.github/pr-verdict.yml', `version: 1\nreviewers: { model: { run: ${run} } }\n`);
  answer(critical);
  await cli('run', '--trust-policy');
  const { reviewId } = verdict();
  markAllFixed();
  answer([]);

  await cli('fetch', '--mode', 'verify');
  expect((await cli('review', '--trust-policy')).exitCode).toBe(0);
  for (const stage of ['ingest', 'write']) expect((await cli(stage)).exitCode).toBe(0);

  expect(readFileSync(join(git.dir, '.code-review', 'asked'), 'utf8')).toBe('verify');
  expect(await runAgent('gate')).toMatchObject({ exitCode: 0, verdict: 'PASS' });
  expect(verdict()).toMatchObject({ reviewId, mode: 'verify', findings: [{ status: 'verified' }] });
});

it('names the judged commit, or the tree of the work tree, and the time', async () => {
  const { git, review, verdict } = startWorkTree();
  await review([]);
  expect(verdict().tree).toBe(git.head());
  const before = verdict();

  git.write('src/app.ts', numbered({ 5: 'changed again' })).write('src/new.ts', 'export {};\n');
  await review([], '--mode', 'verify');

  git.run('add', 'src');
  expect(verdict()).toMatchObject({ reviewId: before.reviewId, tree: git.run('write-tree') });
  expect(Date.parse(verdict().timestamp)).toBeGreaterThan(Date.parse(before.timestamp));
});

it('ignores a folder that it made for its files, and none that was there before', async () => {
  const { git, review, runAgent } = startWorkTree();
  for (const _ of ['first', 'second'])
    expect((await review([], '--review-dir', 'out/review')).exitCode).toBe(0);
  expect(await runAgent('gate', '--review-dir', 'out/review')).toMatchObject({ verdict: 'PASS' });
  expect(git.run('status', '--porcelain', 'out')).toBe('');
  expect(existsSync(join(git.dir, 'out/review/manifest.json'))).toBe(true);

  git.write('notes/mine.md', 'mine\n');
  await review([], '--review-dir', 'notes');
  expect(existsSync(join(git.dir, 'notes/.gitignore'))).toBe(false);
});

/** Leaves a file that says that it ran, then finds nothing. */
const script = (name: string) =>
  `require('node:fs').writeFileSync(${JSON.stringify(name)}, ''); process.stdout.write('[]');`;

const program = (name: string, more: object = {}) => ({
  run: [process.execPath, '--eval', script(name)],
  kind: 'tool',
  ...more,
});

const policy = (keys: object) => JSON.stringify({ version: 1, hygiene: false, ...keys });

/** A branch with a policy of its own, and the command line in its worktree. */
function startBranch(base: object, own: object) {
  const git = initGit();
  onTestFinished(() => git.dispose());
  git.writeAll({ '.gitignore': '*-ran\n', '.github/pr-verdict.yml': policy(base) }).commit('Start');
  git.branch('feature');
  git.writeAll({ '.github/pr-verdict.yml': policy(own), 'a.ts': 'one\n' }).commit('Change');
  git.write('a.ts', 'two\n');
  return {
    run: commandLine(git.dir),
    hasRun: (name: string) => existsSync(join(git.dir, name)),
    outcomeOf: (id: string) => {
      const path = join(git.dir, '.code-review/reviewers', id, 'result.json');
      return ReviewerResult.parse(JSON.parse(readFileSync(path, 'utf8'))).outcome;
    },
  };
}

describe('a run in a worktree whose branch names programs', () => {
  const base = { reviewers: { same: program('same-ran') } };

  it('starts only those of the merge base', async () => {
    const branch = startBranch(base, {
      reviewers: { renamed: program('same-ran'), own: program('own-ran') },
    });
    const { exitCode, stderr } = await branch.run('run');

    expect([branch.hasRun('same-ran'), branch.hasRun('own-ran')]).toEqual([true, false]);
    expect(branch.outcomeOf('own')).toMatchObject({
      state: 'blocked',
      reason: expect.stringMatching(/^POLICY_NOT_TRUSTED: .*--trust-policy/),
    });
    expect(stderr).toMatch(/Reviewer own is not started.*own-ran/);
    expect(exitCode).toBe(2);
  });

  it.each<[string, object, object, RegExp]>([
    ['with a variable more', {}, { env: ['HOME_KEY'] }, /Reviewer same is not started.* with HOME_KEY/],
    ['as a tool that was a model', { kind: 'ai' }, {}, /Reviewer same is not started/],
    ['in another folder', { cwd: 'src' }, {}, /Reviewer same is not started/],
  ])('does not start one of them %s', async (_, before, now, reported) => {
    const reviewers = (more: object) => ({ reviewers: { same: program('same-ran', more) } });
    const branch = startBranch(reviewers(before), reviewers(now));
    const { stderr } = await branch.run('run');
    expect(branch.hasRun('same-ran')).toBe(false);
    expect(stderr).toMatch(reported);
  });

  it('starts no verifier either', async () => {
    const { run } = program('verifier-ran');
    const branch = startBranch(base, { ...base, verifiers: { own: { run } } });
    const { stderr } = await branch.run('run');

    expect(branch.hasRun('verifier-ran')).toBe(false);
    expect(stderr).toMatch(/Verifier own is not started/);
  });

  it('starts all of them with --trust-policy', async () => {
    const branch = startBranch({}, { reviewers: { own: program('own-ran') } });
    const { exitCode } = await branch.run('run', '--trust-policy');

    expect(branch.hasRun('own-ran')).toBe(true);
    expect(exitCode).toBe(0);
  });
});
