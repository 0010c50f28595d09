import { type ChildProcess, spawnSync } from 'node:child_process';
import { closeSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parseDocument } from '../../src/formats/parse-document.ts';
import { gitEnvironment, initGit } from '../support/git.ts';
import { numbered } from '../support/github/demo.ts';
import { dist, runNode, temporaryFolder } from '../support/runner.ts';
import { reviewOutputFinding } from '../support/twelve-findings.ts';

const critical = [reviewOutputFinding({ severity: 'CRITICAL' })];

/** A branch with a commit, an uncommitted change and an untracked file; the reviewer's file lies elsewhere. */
function startWorktree() {
  const git = initGit();
  onTestFinished(() => git.dispose());
  git.write('src/app.ts', numbered()).write('notes.md', 'one\n').commit('Start');
  git
    .branch('feature')
    .write('src/app.ts', numbered({ 5: 'changed 5' }))
    .commit('Change');
  git.write('notes.md', 'one\ntwo\n').write('new.ts', 'export {};\n');
  const { PATH = '', HOME = '' } = gitEnvironment();
  const cli = (...args: string[]) => runNode('cli.js', { args, cwd: git.dir, env: { PATH, HOME } });
  const findings = join(temporaryFolder('findings'), 'reviewer.json');
  return {
    git,
    cli,
    named: `reviewer=${findings}`,
    review: (content: unknown, ...args: string[]) => {
      writeFileSync(findings, JSON.stringify(content));
      return cli('run', '--findings', `reviewer=${findings}`, ...args);
    },
    json: (name: string) => JSON.parse(readFileSync(join(git.dir, '.code-review', name), 'utf8')),
    folder: join(git.dir, '.code-review'),
    list: () => readdirSync(join(git.dir, '.code-review')),
    read: (name: string) => readFileSync(join(git.dir, '.code-review', name)),
  };
}

it('reviews a worktree with what is committed, uncommitted and untracked, and leaves git status as it was', async () => {
  const { git, review, read } = startWorktree();
  const before = git.run('status', '--porcelain');

  const { exitCode, stdout } = await review([
    ...critical,
    reviewOutputFinding({ file: 'notes.md', line: 2, issue: 'Two is wrong. It should be three.' }),
    reviewOutputFinding({ file: 'new.ts', line: 1, issue: 'It exports nothing. Why?' }),
  ]);

  expect(exitCode).toBe(1);
  expect(stdout.split('\n')[0]).toBe('## ❌ FAIL · 1 blocking finding');
  expect(stdout).toMatch(/Two is wrong.* → on its lines/);
  expect(stdout).toContain('3 findings by all reviewers: 3 on their lines, 0 on files');
  expect(stdout).toContain(join(git.dir, '.code-review'));
  const record = git
    .run('status', '--porcelain', '--untracked-files=all')
    .split('\n')
    .filter((line) => line.includes('docs/'));
  expect(record).toEqual([
    expect.stringMatching(/^\?\? docs\/code-reviews\/\d{4}-\d\d-\d\d-feature-[0-9a-f]{8}\.md$/),
  ]);
  expect(git.run('status', '--porcelain').replace('?? docs/\n', '')).toBe(before);
  expect(JSON.parse(read('manifest.json').toString()).coverage).toMatchObject({ expected: 3, covered: 3 });
  expect(JSON.parse(read('receipt.json').toString())).toMatchObject({ outcome: 'local', total: 3 });

  const verdict = parseDocument({ bytes: read('review-latest.json'), format: 'verdict' });
  expect(verdict.problems).toEqual([]);
  expect(JSON.parse(read('review-latest.json').toString())).toMatchObject({ verdict: 'FAIL' });
});

it('verifies what was marked as fixed, and says it in the verdict file', async () => {
  const { git, review, json, folder } = startWorktree();
  await review(critical);
  const verdict = json('review-latest.json');
  verdict.findings[0].status = 'fixed';
  writeFileSync(join(folder, 'review-latest.json'), JSON.stringify(verdict));
  git.write('src/app.ts', numbered({ 5: 'mended 5' }));

  const again = await review(critical, '--mode', 'verify');
  expect(again.exitCode).toBe(1);
  expect(json('review-latest.json').findings).toMatchObject([{ status: 'reopened' }]);

  const marked = json('review-latest.json');
  marked.findings[0].status = 'fixed';
  writeFileSync(join(folder, 'review-latest.json'), JSON.stringify(marked));
  const done = await review([], '--mode', 'verify');

  expect(done.stdout.split('\n')[0]).toBe('## ✅ PASS');
  expect(json('review-latest.json')).toMatchObject({
    reviewId: verdict.reviewId,
    mode: 'verify',
    verdict: 'PASS',
    findings: [{ id: verdict.findings[0].id, status: 'verified' }],
  });
  expect(done.stderr).toContain('Lines changed since the full review: 2');
});

it.each([
  { exit: 0, of: 'a clean review', says: '## ✅ PASS', findings: [] },
  { exit: 1, of: 'a blocking finding', says: '## ❌ FAIL', findings: critical },
  { exit: 2, of: 'a document that breaks its contract', says: '## ⏸ Incomplete', findings: {} },
])('exits with $exit after $of', async ({ exit, says, findings }) => {
  const { review } = startWorktree();

  const { exitCode, stdout } = await review(findings);

  expect(exitCode).toBe(exit);
  expect(stdout.startsWith(says)).toBe(true);
});

it.each([
  { why: 'a flag that it does not know', args: ['run', '--finding', 'a.json'], says: '--findings' },
  { why: 'a value that an input does not take', args: ['run', '--fail-on', 'warn'], says: 'INPUT_INVALID' },
  { why: 'a base that is nowhere', args: ['run', '--base', 'nowhere'], says: 'LOCAL_REVISION_UNKNOWN' },
  { why: 'a command that it does not have', args: ['deploy'], says: 'unknown command' },
])('exits with 3 for $why', async ({ args, says }) => {
  const { cli } = startWorktree();

  const { exitCode, stdout, stderr } = await cli(...args);

  expect(exitCode).toBe(3);
  expect(stdout).toBe('');
  expect(stderr).toContain(says);
});

it.each([
  { of: 'wrong usage', args: ['run', '--finding', 'a.json'], exit: 3, code: 'COMMAND_LINE_INVALID' },
  { of: 'a wrong value', args: ['run', '--fail-on', 'warn'], exit: 3, code: 'INPUT_INVALID' },
  { of: 'a stage without the one before', args: ['gate'], exit: 3, code: expect.any(String) },
  { of: 'a file that is not there', args: ['validate', 'nowhere.json'], exit: 3, code: 'FILE_UNREADABLE' },
])('tells an agent of $of in one JSON document', async ({ args, exit, code }) => {
  const { cli } = startWorktree();

  const { exitCode, stdout, stderr } = await cli(...args, '--output', 'agent');

  expect(exitCode).toBe(exit);
  expect(JSON.parse(stdout)).toMatchObject({
    result_type: 'validation_error',
    exitCode: exit,
    status: 'error',
    code,
    message: expect.any(String),
    fix: expect.any(String),
  });
  expect(stderr).not.toBe('');
});

it('prints nothing but JSON for an agent', async () => {
  const { review, git } = startWorktree();

  const { exitCode, stdout } = await review(critical, '--output', 'agent');

  expect(exitCode).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({
    exitCode: 1,
    status: 'failed',
    verdict: 'FAIL',
    head: git.head(),
    receipt: { total: 1, counts: { inline: 1 } },
  });
});

describe('what is printed', () => {
  const manyFiles = () => {
    const cwd = temporaryFolder('printed');
    const section = (n: number) => `diff --git a/f${n} b/f${n}\nold mode 100644\nnew mode 100755\n`;
    writeFileSync(join(cwd, 'change.diff'), Array.from({ length: 20_000 }, (_, n) => section(n)).join(''));
    return cwd;
  };

  it('may be left by its reader half way', async () => {
    const onStart = ({ stdout }: ChildProcess) => stdout?.once('data', () => stdout.destroy());
    const ended = await runNode('cli.js', {
      args: ['lines', 'change.diff'],
      cwd: manyFiles(),
      env: {},
      onStart,
    });
    expect(ended).toMatchObject({ exitCode: 0, stderr: '' });
  });

  it('is missed where it has no room', () => {
    const full = openSync('/dev/full', 'w');
    const { status, stderr } = spawnSync(process.execPath, [join(dist, 'cli.js'), 'lines', 'change.diff'], {
      cwd: manyFiles(),
      stdio: ['ignore', full, 'pipe'],
      encoding: 'utf8',
    });
    closeSync(full);
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: 'error: not all could be printed: ENOSPC: no space left on device, write\n',
    });
  });
});

it('does each stage alone, to the same end', async () => {
  const { cli, git, named, review } = startWorktree();
  const whole = await review(critical);
  git.remove('.code-review');

  const ended = [];
  for (const stage of ['fetch', 'review', 'ingest', 'write', 'gate']) {
    ended.push(await cli(stage, ...(stage === 'ingest' ? ['--findings', named] : [])));
  }

  expect(ended.map(({ exitCode }) => exitCode)).toEqual([0, 0, 0, 0, 1]);
  expect(ended.at(-1)?.stdout).toBe(whole.stdout);
});

it('reviews a range of commits and not the worktree where a head is named', async () => {
  const { review, read } = startWorktree();

  const { exitCode } = await review(critical, '--base', 'main', '--head', 'feature');

  expect(exitCode).toBe(1);
  expect(
    JSON.parse(read('files.json').toString()).map((file: { filename: string }) => file.filename),
  ).toEqual(['src/app.ts']);
});

it('shows every command in its help, and every option of a stage', async () => {
  const { cli } = startWorktree();

  const [help, stage] = await Promise.all([cli('--help'), cli('run', '--help')]);

  expect([help.exitCode, stage.exitCode]).toEqual([0, 0]);
  for (const command of ['run', 'fetch', 'review', 'ingest', 'write', 'gate', 'demo']) {
    expect(help.stdout).toMatch(new RegExp(`^  ${command} `, 'm'));
  }
  for (const option of [
    '--base',
    '--head',
    '--findings',
    '--output',
    '--review-dir',
    '--fail-on',
    '--dry-run',
  ]) {
    expect(stage.stdout).toContain(option);
  }
});

it('keeps every full verdict, names the tree it judged, and says what comes next', async () => {
  const { git, review, json, list } = startWorktree();

  const first = await review(critical);
  const failed = json('review-latest.json');
  expect(first.stdout).toContain('### Next');
  expect(first.stdout).toContain('fix critical findings first');
  expect(failed).toMatchObject({ verdict: 'FAIL', mode: 'full', target: 'feature' });
  expect(failed.tree).toMatch(/^[0-9a-f]{40}$/);
  expect(failed.reportPath).toMatch(/^docs\/code-reviews\/.*-feature-[0-9a-f]{8}\.md$/);

  git.write('notes.md', 'one\ntwo\nthree\n');
  const second = await review([]);
  const passed = json('review-latest.json');
  expect(second.stdout).toContain('Open the pull request');
  expect(passed.tree).not.toBe(failed.tree);
  expect(json(`review-${failed.reviewId}.json`)).toEqual(failed);
  expect(list().filter((name) => /^review-[0-9a-f]{8}\.json$/.test(name))).toHaveLength(1);
});

it('checks quickly what is not committed, without a report and without an archive', async () => {
  const { git, review, json, list } = startWorktree();

  const uncommitted = [reviewOutputFinding({ severity: 'CRITICAL', file: 'new.ts', line: 1 })];

  const { exitCode } = await review(uncommitted, '--mode', 'quick');

  expect(json('review-latest.json')).toMatchObject({ mode: 'quick', reportPath: '' });
  expect(json('files.json').map(({ filename }: { filename: string }) => filename)).toEqual([
    'new.ts',
    'notes.md',
  ]);
  expect(exitCode).toBe(1);
  expect(git.run('status', '--porcelain')).not.toContain('docs/');
  await review([]);
  expect(list().filter((name) => /^review-[0-9a-f]{8}\.json$/.test(name))).toEqual([]);
});
