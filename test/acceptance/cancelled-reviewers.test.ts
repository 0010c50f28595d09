import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { gitEnvironment, initGit } from '../support/git.ts';
import { runNode } from '../support/runner.ts';

/** Starts a helper, answers, tells who they are, and has the run that started it asked to end. */
const program = `
  const { spawn } = require('node:child_process');
  const { writeFileSync } = require('node:fs');
  const helper = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  helper.once('spawn', () => {
    writeFileSync(process.env.PR_VERDICT_OUTPUT, '[]');
    writeFileSync('pids', process.pid + ' ' + helper.pid);
    process.kill(process.ppid, 'SIGTERM');
    setInterval(() => {}, 1000);
  });
`;

/** Alive until it is gone or a zombie: one that nobody has reaped yet runs nothing. */
function isAlive(pid: number): boolean {
  try {
    if (process.platform === 'linux') return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it('ends every process of its reviewers when it is asked to end, and leaves no word of theirs', async () => {
  const git = initGit();
  onTestFinished(() => git.dispose());
  const policy = { version: 1, reviewers: { model: { run: [process.execPath, '--eval', program] } } };
  git.write('.github/pr-verdict.yml', JSON.stringify(policy)).commit('Start');
  git.branch('feature').write('a.ts', 'one\n');
  const { PATH = '', HOME = '' } = gitEnvironment();

  const { exitCode, stderr } = await runNode('cli.js', { args: ['run'], cwd: git.dir, env: { PATH, HOME } });

  expect(exitCode).toBeNull();
  expect(stderr).toContain('model: started');
  const pids = readFileSync(join(git.dir, 'pids'), 'utf8').split(' ').map(Number);
  expect(pids).toHaveLength(2);
  expect(pids.filter(isAlive)).toEqual([]);
  const left = readdirSync(join(git.dir, '.code-review'), { recursive: true, encoding: 'utf8' });
  expect(left.filter((name) => /model|^work$|unfinished|findings|review-latest/.test(name))).toEqual([]);
});
