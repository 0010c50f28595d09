import { chmodSync, existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commandLine, startWorktree } from '../support/command-line.ts';
import { temporaryFolder } from '../support/runner.ts';

type Files = Readonly<Record<string, string>>;

/** A worktree whose branch also has `link`, which leads to a folder outside of it. */
function startLinked(link: string, files: Files = {}) {
  const outside = temporaryFolder('outside');
  const git = startWorktree({ 'app.ts': 'one\n' }, { 'app.ts': 'two\n', ...files });
  mkdirSync(join(git.dir, link, '..'), { recursive: true });
  symlinkSync(outside, join(git.dir, link));
  git.run('add', '--force', link);
  git.run('commit', '--quiet', '-m', 'Link');
  return { git, command: commandLine(git.dir), written: () => readdirSync(outside) };
}

describe('a run in a worktree whose branch', () => {
  it.each<[string, string, readonly string[], Files]>([
    ['has a link for the review directory', '.code-review', [], {}],
    ['has a link on the way to the named one', 'out', ['--review-dir', 'out/review'], {}],
    [
      'has a link on the way to the reports',
      'docs',
      [],
      { '.github/pr-verdict.yml': 'version: 1\nreports: docs/code-reviews\n' },
    ],
  ])('%s writes nothing there', async (_what, link, args, files) => {
    const { command, written } = startLinked(link, files);
    const { exitCode, stderr } = await command('run', ...args);
    expect(exitCode).not.toBe(0);
    expect(written()).toEqual([]);
    expect(stderr).toMatch(/REVIEW_DIR_UNUSABLE/);
  });

  it('has files in the review directory does not take them for its own', async () => {
    const files = { '.code-review/reviewers/model/output.json': '[]', 'app.ts': 'two\n' };
    const git = startWorktree({ 'app.ts': 'one\n' }, files);
    const { exitCode, stderr } = await commandLine(git.dir)('run');
    expect(exitCode).toBe(3);
    expect(stderr).toMatch(/git rm -r --cached \.code-review/);
  });
});

describe('init', () => {
  it('writes through no link', async () => {
    const { command, written } = startLinked('.github');
    expect((await command('init', '--yes')).exitCode).not.toBe(0);
    expect(written()).toEqual([]);
  });

  it('starts no program that the repository configures', async () => {
    const git = startWorktree({ 'app.ts': 'one\n' }, { 'app.ts': 'two\n' });
    const trace = join(temporaryFolder('monitor'), 'started');
    const monitor = join(git.dir, '.git/monitor');
    writeFileSync(monitor, `#!/bin/sh\ntouch '${trace}'\n`);
    chmodSync(monitor, 0o755);
    git.run('config', 'core.fsmonitor', monitor);
    expect((await commandLine(git.dir)('init', '--yes')).exitCode).toBe(0);
    expect(existsSync(trace)).toBe(false);
  });
});

it.runIf(process.platform === 'linux')(
  'doctor reads no workflow that is a link, and reports it',
  async () => {
    const git = startWorktree({ 'app.ts': 'one\n' }, { 'app.ts': 'two\n' });
    mkdirSync(join(git.dir, '.github/workflows'), { recursive: true });
    symlinkSync('/dev/zero', join(git.dir, '.github/workflows/review.yml'));
    const { exitCode, stdout } = await commandLine(git.dir)('doctor');
    expect(exitCode).toBe(1);
    expect(stdout).toContain('❌ ".github/workflows/review.yml" is a link');
  },
);
