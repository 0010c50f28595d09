import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startCheckout } from '../support/checkout-loop.ts';
import { runNode, temporaryFolder } from '../support/runner.ts';

/** Starts a helper, answers, records both processes, and has the run that started it asked to end. */
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

const cancelled = { exitCode: 2, status: 'error', code: 'RUN_CANCELLED', fix: 'Run it again.' };

it.each([
  ['human', null],
  ['agent', cancelled],
])(
  'ends every process of its reviewers when it is cancelled, and keeps none of their output: %s',
  async (output, answer) => {
    const [folder, TMPDIR] = [temporaryFolder('pids'), temporaryFolder('tmp')];
    const run = [process.execPath, '--eval', programIn(folder)];
    const { git, env, list } = startCheckout(JSON.stringify({ version: 1, reviewers: { model: { run } } }));

    const args = ['run', '--output', output];
    const ended = await runNode('cli.js', { args, cwd: git.dir, env: { ...env, TMPDIR } });

    expect(ended.exitCode).toBe(answer?.exitCode ?? null);
    expect(JSON.parse(ended.stdout || 'null')).toEqual(answer && expect.objectContaining(answer));
    expect(ended.stderr).toContain('model: started');
    const pids = readFileSync(join(folder, 'pids'), 'utf8').split(' ').map(Number);
    expect(pids).toHaveLength(2);
    expect(pids.filter(isAlive)).toEqual([]);
    const unwanted = /model|^work$|unfinished|findings|review-latest|run\.lock/;
    expect(list().filter((name) => unwanted.test(name))).toEqual([]);
    expect(readdirSync(TMPDIR).filter((name) => name.startsWith('pr-verdict-agents-'))).toEqual([]);
  },
);

it.each([
  ['human', null],
  ['agent', cancelled],
])('is over at once when no reviewer runs, as during git commands: %s', async (output, answer) => {
  const { git, env, list } = startCheckout();
  const bin = temporaryFolder('bin');
  const slow = `#!/bin/sh
    PATH='${env.PATH}'
    case "$*" in *diff*) echo $$ > '${bin}/pid'; kill -INT $PPID; exec sleep 600 ;; *) exec git "$@" ;; esac
  `;
  writeFileSync(join(bin, 'git'), slow, { mode: 0o755 });

  const args = ['run', '--output', output];
  const ended = await runNode('cli.js', { args, cwd: git.dir, env: { ...env, PATH: `${bin}:${env.PATH}` } });

  expect(ended.exitCode).toBe(answer?.exitCode ?? null);
  expect(JSON.parse(ended.stdout || 'null')).toEqual(answer && expect.objectContaining(answer));
  expect(isAlive(Number(readFileSync(join(bin, 'pid'), 'utf8')))).toBe(false);
  expect(list().filter((name) => /unfinished|run\.lock/.test(name))).toEqual([]);
});
