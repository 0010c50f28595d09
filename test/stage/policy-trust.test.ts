import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ReviewerResult } from '../../src/review-directory/reviewer-results.ts';
import { commandLine } from '../support/command-line.ts';
import { initGit } from '../support/git.ts';

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

  it.each(['full', 'quick'])('starts only those of the merge base: %s', async (mode) => {
    const modes = ['full', 'quick'];
    const branch = startBranch(
      { reviewers: { same: program('same-ran', { modes }) } },
      { reviewers: { renamed: program('same-ran', { modes }), own: program('own-ran', { modes }) } },
    );
    const { exitCode, stderr } = await branch.run('run', '--mode', mode);

    expect([branch.hasRun('same-ran'), branch.hasRun('own-ran')]).toEqual([true, false]);
    expect(branch.outcomeOf('own')).toMatchObject({
      state: 'blocked',
      reason: expect.stringMatching(/^POLICY_NOT_TRUSTED: .*--trust-policy/),
    });
    expect(stderr).toMatch(/Reviewer own is not started.*own-ran/);
    expect(exitCode).toBe(2);
  });

  it('passes no variable that the merge base does not pass', async () => {
    const branch = startBranch(base, { reviewers: { same: program('same-ran', { env: ['HOME_KEY'] }) } });
    const { stderr } = await branch.run('run');

    expect(branch.hasRun('same-ran')).toBe(false);
    expect(stderr).toMatch(/Reviewer same is not started.* with HOME_KEY/);
  });

  it('does not start a model as a tool, nor in another folder', async () => {
    const branch = startBranch(
      { reviewers: { one: program('one-ran', { kind: 'ai' }), two: program('two-ran', { cwd: 'src' }) } },
      { reviewers: { one: program('one-ran'), two: program('two-ran') } },
    );
    await branch.run('run');
    expect([branch.hasRun('one-ran'), branch.hasRun('two-ran')]).toEqual([false, false]);
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
