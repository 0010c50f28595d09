import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Failure } from '../model/failure.ts';

const run = promisify(execFile);
const maxListingBytes = 2 ** 28;

/** Output of git, trimmed; undefined where it fails. */
export async function git(cwd: string, ...args: readonly string[]): Promise<string | undefined> {
  try {
    return (await run('git', [...args], { cwd, maxBuffer: maxListingBytes })).stdout.trim();
  } catch {
    return undefined;
  }
}

/** Throws `LOCAL_NOT_A_WORKTREE`. */
export async function repositoryRoot(cwd: string): Promise<string> {
  const root = await git(cwd, 'rev-parse', '--show-toplevel');
  if (root !== undefined) return root;
  throw new Failure({
    kind: 'usage',
    code: 'LOCAL_NOT_A_WORKTREE',
    message: `There is no git repository in ${cwd}`,
    fix: 'Run this command in the repository that is to be reviewed.',
  });
}
