import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { c1, c1Finding } from '../support/builders/documents.ts';
import { commandLine, startWorktree } from '../support/command-line.ts';
import { temporaryFolder } from '../support/runner.ts';

it.each([
  ['nine', 9, 'two\n'],
  ['ten', 10, 'three\n'],
])('starts git %s times at most for a run in a work tree', async (_, most, edited) => {
  const repository = startWorktree({ 'src/app.ts': 'one\n' }, { 'src/app.ts': 'two\n' });
  repository.write('src/app.ts', edited);
  const folder = temporaryFolder('git');
  const log = join(folder, 'log');
  const review = join(folder, 'review.json');
  const git = execFileSync('which', ['git'], { encoding: 'utf8' }).trim();
  const program = `#!/bin/sh\necho "$1" >> '${log}'\nexec '${git}' "$@"\n`;
  writeFileSync(join(folder, 'git'), program, { mode: 0o755 });
  writeFileSync(review, c1(c1Finding()));
  vi.stubEnv('PATH', `${folder}:${process.env['PATH']}`);
  onTestFinished(() => void vi.unstubAllEnvs());

  const run = commandLine(repository.dir);
  const { stderr } = await run('run', '--base', 'main', '--findings', `mine=${review}`);

  const started = readFileSync(log, 'utf8').trim().split('\n');
  expect(stderr).not.toContain('error');
  expect(started.length, started.join(' ')).toBeLessThanOrEqual(most);
});
