import { onTestFinished } from 'vitest';
import { runProgram } from '../../src/tools/program.ts';
import { type GitRepository, gitEnvironment, initGit } from './git.ts';

type Files = Readonly<Record<string, string>>;

/** A work tree on a branch that changes these files; it goes when the test ends. */
export function startWorktree(before: Files, after: Files): GitRepository {
  const git = initGit();
  onTestFinished(() => git.dispose());
  git.writeAll(before).commit('Start');
  git.branch('feature').writeAll(after).commit('Change');
  return git;
}

/** Command lines in a folder, in this process; `stdout` is what the process would print there, `stderr` likewise. */
export function commandLine(cwd: string, added: Readonly<Record<string, string>> = {}) {
  return async (...args: readonly string[]) => {
    const printed = { stdout: '', stderr: '' };
    const { PATH = '', HOME = '' } = gitEnvironment();
    const stdout = (text: string) => {
      printed.stdout += text;
    };
    const stderr = (text: string) => {
      printed.stderr += text;
    };
    const exitCode = await runProgram(args, {
      env: { PATH, HOME, ...added },
      cwd,
      isTerminal: false,
      out: stdout,
      say: stdout,
      err: stderr,
      log: stderr,
    });
    return { exitCode, ...printed };
  };
}
