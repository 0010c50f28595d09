import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { gitEnvironment, initGit } from '../support/git.ts';
import { runNode, temporaryFolder } from '../support/runner.ts';

/** Starts a helper, answers, tells who they are, and has the run that started it asked to end. */
const programIn = (folder: string) => `
  const { spawn } = require('node:child_process');
  const { writeFileSync } = require('node:fs');
  const helper = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  helper.once('spawn', () => {
    writeFileSync(process.env.PR_VERDICT_OUTPUT, '[]');
    writeFileSync(${JSON.stringify(join(folder, 'pids'))}, process.pid + ' ' + helper.pid);
    process.kill(process.ppid, 'SIGTERM');
    setInterval(() => {}, 1000);
  });
`;

/** Alive until it is gone or a zombie: one that was not reaped yet runs nothing. */
function isAlive(pid: number): boolean {
  try {
    if (process.platform === 'linux') return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** A worktree with a change, and a reviewer that has the run asked to end. */
function startWorktree() {
  const git = initGit();
  onTestFinished(() => git.dispose());
  const run = [process.execPath, '--eval', programIn(git.dir)];
  const policy = { version: 1, reviewers: { model: { run } } };
  git.write('.github/pr-verdict.yml', JSON.stringify(policy)).commit('Start');
  git.branch('feature').write('a.ts', 'one\n');
  return git;
}

function expectNothingLeft(folder: string, TMPDIR: string) {
  const pids = readFileSync(join(folder, 'pids'), 'utf8').split(' ').map(Number);
  expect(pids).toHaveLength(2);
  expect(pids.filter(isAlive)).toEqual([]);
  const left = readdirSync(join(folder, '.code-review'), { recursive: true, encoding: 'utf8' });
  const unwanted = /model|^work$|unfinished|findings|review-latest|run\.lock/;
  expect(left.filter((name) => unwanted.test(name))).toEqual([]);
  expect(readdirSync(TMPDIR).filter((name) => name.startsWith('pr-verdict-agents-'))).toEqual([]);
}

const { PATH = '', HOME = '' } = gitEnvironment();

it('ends every process of its reviewers when it is cancelled, and keeps none of their output', async () => {
  const git = startWorktree();
  const TMPDIR = temporaryFolder('tmp');

  const ended = await runNode('cli.js', { args: ['run'], cwd: git.dir, env: { PATH, HOME, TMPDIR } });

  expect(ended).toMatchObject({ exitCode: null, stdout: '' });
  expect(ended.stderr).toContain('model: started');
  expectNothingLeft(git.dir, TMPDIR);
});

const cancelled = { exitCode: 2, status: 'error', code: 'RUN_CANCELLED' };

it('reports the cancellation to an agent in one JSON document with the same exit code', async () => {
  const git = startWorktree();
  const TMPDIR = temporaryFolder('tmp');

  const args = ['run', '--output', 'agent'];
  const { exitCode, stdout } = await runNode('cli.js', { args, cwd: git.dir, env: { PATH, HOME, TMPDIR } });

  expect(exitCode).toBe(2);
  expect(JSON.parse(stdout)).toMatchObject({ ...cancelled, fix: 'Run it again.' });
  expectNothingLeft(git.dir, TMPDIR);
});

it.each([
  ['agent', 2, cancelled],
  ['human', null, undefined],
])('is over at once when no reviewer runs, as during git commands: %s', async (output, code, answer) => {
  const git = startWorktree();
  const bin = temporaryFolder('bin');
  const slow = `#!/bin/sh
    PATH='${PATH}'
    case "$*" in *diff*) echo $$ > '${bin}/pid'; kill -INT $PPID; exec sleep 600 ;; *) exec git "$@" ;; esac
  `;
  writeFileSync(join(bin, 'git'), slow, { mode: 0o755 });

  const { exitCode, stdout } = await runNode('cli.js', {
    args: ['run', '--output', output],
    cwd: git.dir,
    env: { PATH: `${bin}:${PATH}`, HOME },
  });

  expect(exitCode).toBe(code);
  expect(stdout === '' ? undefined : JSON.parse(stdout)).toEqual(answer && expect.objectContaining(answer));
  expect(isAlive(Number(readFileSync(join(bin, 'pid'), 'utf8')))).toBe(false);
  expect(
    readdirSync(join(git.dir, '.code-review')).filter((name) => /unfinished|run\.lock/.test(name)),
  ).toEqual([]);
});
