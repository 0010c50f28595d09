import { type ChildProcess, spawnSync } from 'node:child_process';
import { closeSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parseDocument } from '../../src/formats/parse-document.ts';
import { c1Finding } from '../support/builders/documents.ts';
import { gitEnvironment, initGit } from '../support/git.ts';
import { numbered } from '../support/github/demo.ts';
import { dist, runNode, temporaryFolder } from '../support/runner.ts';

const critical = [c1Finding({ severity: 'CRITICAL' })];

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

it('reviews a worktree with committed, uncommitted and untracked changes, and leaves git status as it was', async () => {
  const { git, review, read } = startWorktree();
  const before = git.run('status', '--porcelain', '--untracked-files=all');

  const { exitCode, stdout } = await review([
    ...critical,
    c1Finding({ file: 'notes.md', line: 2, issue: 'Two is wrong. It should be three.' }),
    c1Finding({ file: 'new.ts', line: 1, issue: 'It exports nothing. Why?' }),
  ]);

  expect(exitCode).toBe(1);
  expect(stdout.split('\n')[0]).toBe('## ❌ FAIL · 1 blocking finding');
  expect(stdout).toMatch(/Two is wrong.* → on its lines/);
  expect(stdout).toContain('3 findings by all reviewers: 3 on their lines, 0 on files');
  expect(stdout).toContain(join(git.dir, '.code-review'));
  expect(git.run('status', '--porcelain', '--untracked-files=all')).toBe(before);
  expect(JSON.parse(read('manifest.json').toString()).coverage).toMatchObject({ expected: 3, covered: 3 });
  expect(JSON.parse(read('receipt.json').toString())).toMatchObject({ outcome: 'local', total: 3 });

  const verdict = parseDocument({ bytes: read('review-latest.json'), format: 'verdict' });
  expect(verdict.problems).toEqual([]);
  expect(JSON.parse(read('review-latest.json').toString())).toMatchObject({ verdict: 'FAIL' });
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

describe('output', () => {
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
