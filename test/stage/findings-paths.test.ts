import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { commandLine, startWorktree } from '../support/command-line.ts';
import { temporaryFolder } from '../support/runner.ts';

it('on the command line, a path of --findings may lead out of the folder', async () => {
  const git = startWorktree({ 'app.ts': 'one\n' }, { 'app.ts': 'two\n' });
  const outside = temporaryFolder('findings');
  writeFileSync(join(outside, 'review.json'), '[]');
  const up = `${'../'.repeat(git.dir.split('/').length - 1)}${outside.slice(1)}`;
  const { exitCode, stderr } = await commandLine(git.dir)('run', '--findings', `mine=${up}/review.json`);
  expect(stderr).not.toMatch(/FINDINGS_PATTERN_INVALID/);
  expect(exitCode).toBe(0);
});
