import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ReviewVerdict } from '../../src/formats/verdict-fields.ts';
import { ReviewerResult } from '../../src/review-directory/reviewer-results.ts';
import { c1Finding } from '../support/builders/documents.ts';
import { commandLine, startWorktree } from '../support/command-line.ts';
import { numbered } from '../support/github/demo.ts';

/** A branch whose reviewer, who need not answer, leaves its words in a file that git ignores; another one finds nothing. */
function startWorkTree() {
  const policy = 'version: 1\nreviewers: { model: { required: false } }\n';
  const git = startWorktree(
    { 'src/app.ts': numbered(), '.gitignore': '*.json\n', '.github/pr-verdict.yml': policy },
    { 'src/app.ts': numbered({ 5: 'changed 5' }) },
  );
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

const critical = [c1Finding({ line: 5, severity: 'CRITICAL' })];
const passed = { exitCode: 0, verdict: 'PASS' };
const superseded = { exitCode: 2, status: 'superseded' };

it('shows no verdict of a tree that is no longer there, and the same one once it is there again', async () => {
  const { git, cli, review, runAgent } = startWorkTree();
  await review([]);
  expect(await runAgent('gate')).toMatchObject({ ...passed, event: 'COMMENT' });

  git.write('src/app.ts', numbered({ 5: 'changed again' })).write('src/new.ts', 'new\n');
  const title = expect.stringContaining('src/app.ts, src/new.ts');
  expect(await runAgent('gate')).toMatchObject({ ...superseded, verdict: '', title });
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
      expect((await cli(command, '--output', mode)).stdout).not.toMatch(
        /^#.*PASS|"(?:verdict|event)": "[A-Z]/m,
      );

  git.write('src/app.ts', numbered({ 5: 'changed 5' }));
  rmSync(join(git.dir, 'src/new.ts'));
  expect(await runAgent('gate')).toMatchObject(passed);
  expect((await runAgent('explain')).verdict).toMatchObject({ status: 'passed', verdict: 'PASS' });
});

it('judges a named commit, whatever lies in the work tree', async () => {
  const { git, review, runAgent } = startWorkTree();
  await review([], '--head', 'feature');
  git.write('src/app.ts', numbered({ 5: 'changed again' }));
  expect(await runAgent('gate')).toMatchObject(passed);

  await review([]);
  git.write('src/app.ts', numbered({ 5: 'and again' }));
  expect(await runAgent('gate', '--head', 'feature')).toMatchObject(superseded);
});

it('never passes a verification without an answer, in any later command', async () => {
  const { review, verifyWithoutAnswer, markAllFixed, runAgent } = startWorkTree();
  await review(critical);
  markAllFixed();
  expect((await verifyWithoutAnswer()).exitCode).toBe(2);
  const unfinished = { status: 'incomplete', conclusion: 'action_required' };
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
  for (const stage of [['review', '--trust-policy'], ['ingest'], ['write']])
    expect((await cli(...stage)).exitCode, stage[0]).toBe(0);
  expect(readFileSync(join(git.dir, '.code-review', 'asked'), 'utf8')).toBe('verify');
  expect(await runAgent('gate')).toMatchObject(passed);
  expect(verdict()).toMatchObject({ reviewId, mode: 'verify', findings: [{ status: 'verified' }] });
});

it('names the judged commit, or the tree of the work tree, and the time', async () => {
  const { git, review, verdict } = startWorkTree();
  await review([]);
  const before = verdict();
  expect(before.tree).toBe(git.head());

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

describe('a run in a worktree whose branch names programs', () => {
  /** Leaves a file that says that it ran, then finds nothing. */
  const program = (name: string, more: object = {}) => {
    const script = `require('node:fs').writeFileSync('${name}', ''); process.stdout.write('[]');`;
    return { run: [process.execPath, '--eval', script], kind: 'tool', ...more };
  };
  const policy = (keys: object) => JSON.stringify({ version: 1, hygiene: false, ...keys });

  /** A run on a branch with a policy of its own: which programs ran, and how the reviewer `own` ended. */
  async function runBranch(base: object, own: object, ...args: readonly string[]) {
    const git = startWorktree(
      { '.gitignore': '*-ran\n', '.github/pr-verdict.yml': policy(base) },
      { '.github/pr-verdict.yml': policy(own), 'a.ts': 'one\n' },
    );
    git.write('a.ts', 'two\n');
    const { exitCode, stderr } = await commandLine(git.dir)('run', ...args);
    const ran = ['same-ran', 'own-ran'].filter((name) => existsSync(join(git.dir, name)));
    const result = join(git.dir, '.code-review/reviewers/own/result.json');
    const outcome = () => ReviewerResult.parse(JSON.parse(readFileSync(result, 'utf8'))).outcome;
    return { ran, exitCode, stderr, outcome };
  }

  const same = (more: object = {}) => ({ reviewers: { same: program('same-ran', more) } });

  it('starts only those of the merge base', async () => {
    const reviewers = { renamed: program('same-ran'), own: program('own-ran') };
    const { ran, exitCode, stderr, outcome } = await runBranch(same(), { reviewers });
    expect([ran, exitCode]).toEqual([['same-ran'], 2]);
    const reason = expect.stringMatching(/^POLICY_NOT_TRUSTED: /);
    expect(outcome()).toMatchObject({ state: 'blocked', reason });
    expect(stderr).toMatch(/Reviewer own is not started.*--trust-policy.*own-ran/);
  });

  it('starts all of them with --trust-policy', async () => {
    const own = { reviewers: { own: program('own-ran') } };
    const { ran, exitCode } = await runBranch({}, own, '--trust-policy');
    expect([ran, exitCode]).toEqual([['own-ran'], 0]);
  });

  const verifiers = { own: { run: program('own-ran').run } };

  it.each<[string, object, object, RegExp]>([
    ['a variable more', same(), same({ env: ['HOME_KEY'] }), /Reviewer same is not started.* with HOME_KEY/],
    ['another kind', same({ kind: 'ai' }), same(), /Reviewer same is not started/],
    ['another folder', same({ cwd: 'src' }), same(), /Reviewer same is not started/],
    ['a verifier', { hygiene: true }, { verifiers }, /Verifier own is not started/],
  ])('starts none with %s', async (_, base, own, reported) => {
    const { ran, stderr } = await runBranch(base, own);
    expect(ran).toEqual([]);
    expect(stderr).toMatch(reported);
  });
});

describe('a verdict of uncommitted work', () => {
  it.each([
    ['commit', ['commit', '--all', '--message', 'Reviewed work']],
    ['amended commit', ['commit', '--all', '--amend', '--message', 'Reviewed work']],
  ])('holds for the %s of exactly what was reviewed', async (_, commit) => {
    const { git, review, verdict, runAgent } = startWorkTree();
    git.write('src/app.ts', numbered({ 5: 'changed again' }));
    await review([]);
    git.run(...commit);
    expect(git.run('rev-parse', 'HEAD^{tree}')).toBe(verdict().tree);
    expect(await runAgent('gate')).toMatchObject(passed);
    expect((await runAgent('explain')).verdict).toMatchObject({ status: 'passed', verdict: 'PASS' });
  });

  it('holds where its report is committed with it', async () => {
    const { git, review, verdict, runAgent } = startWorkTree();
    const policy = 'version: 1\nreports: docs/code-reviews\nreviewers: { model: { required: false } }\n';
    git.write('.github/pr-verdict.yml', policy);
    for (const text of ['changed again', 'changed once more']) {
      git.write('src/app.ts', numbered({ 5: text }));
      await review([]);
      git.run('add', '--all');
      git.run('commit', '--message', 'Reviewed work');
      expect(git.run('ls-files', verdict().reportPath)).not.toBe('');
      expect(await runAgent('gate')).toMatchObject(passed);
    }
  });

  it('ends with a commit of anything else', async () => {
    const { git, review, runAgent } = startWorkTree();
    git.write('src/app.ts', numbered({ 5: 'changed again' }));
    await review([]);
    git.write('src/app.ts', numbered({ 5: 'changed once more' }));
    git.run('commit', '--all', '--message', 'Other work');
    expect(await runAgent('gate')).toMatchObject(superseded);
  });
});
