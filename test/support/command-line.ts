import { onTestFinished } from 'vitest';
import { runProgram } from '../../src/commands/program.ts';
import { type GitRepository, gitEnvironment, initGit } from './git.ts';

type Files = Readonly<Record<string, string>>;

const originals = new Map<string, GitRepository>();

/** A work tree on a branch that changes these files; it goes when the test ends. Git makes each one once a process. */
export function startWorktree(before: Files, after: Files): GitRepository {
  const key = JSON.stringify([before, after]);
  const original = originals.get(key) ?? makeWorktree(before, after);
  originals.set(key, original);
  const git = original.copy();
  onTestFinished(() => git.dispose());
  return git;
}

function makeWorktree(before: Files, after: Files): GitRepository {
  const git = initGit();
  git.writeAll(before).commit('Start');
  git.branch('feature').writeAll(after).commit('Change');
  return git;
}

/** A shell in a folder that keeps what is printed on standard output and standard error. */
export function recordingShell(cwd: string, env: Readonly<Record<string, string>> = {}) {
  const printed = { stdout: '', stderr: '' };
  const out = (text: string) => {
    printed.stdout += text;
  };
  const err = (text: string) => {
    printed.stderr += text;
  };
  return { printed, shell: { env, cwd, isTerminal: false, out, say: out, err, log: err } };
}

/** Command lines in a folder, in this process. */
export function commandLine(cwd: string, added: Readonly<Record<string, string>> = {}) {
  return async (...args: readonly string[]) => {
    const { PATH = '', HOME = '' } = gitEnvironment();
    const { shell, printed } = recordingShell(cwd, { PATH, HOME, ...added });
    return { exitCode: await runProgram(args, shell), ...printed };
  };
}
