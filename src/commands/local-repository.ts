import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Environment, type GitResult, noWorktree, runGit } from '../git/git-process.ts';
import { onFailure, usageFailure } from '../model/failure.ts';
import { project } from '../model/project.ts';

/** Without those that point git at another repository, as hooks have them. */
function ownEnvironment(): Environment {
  // biome-ignore lint/style/noProcessEnv: git needs the caller's search path, home and configuration
  const given = Object.entries(process.env).filter(([name]) => !name.toUpperCase().startsWith('GIT_'));
  return Object.fromEntries(given.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

/**
 * Output of git, trimmed; undefined where it fails. The user's configuration applies, such as global ignores; programs
 * that the repository configures are not started (threat S5).
 */
export async function git(cwd: string, ...args: readonly string[]): Promise<string | undefined> {
  const command = { cwd, args, environment: ownEnvironment(), userConfiguration: true };
  const { exitCode, stdout } = await runGit(command).catch(onFailure(() => failedCommand));
  return exitCode === 0 ? stdout.toString('utf8').trim() : undefined;
}

const failedCommand: Pick<GitResult, 'exitCode' | 'stdout'> = { exitCode: 1, stdout: Buffer.alloc(0) };

/** Throws `LOCAL_NOT_A_WORKTREE`. */
export async function repositoryRoot(cwd: string): Promise<string> {
  const root = await git(cwd, 'rev-parse', '--show-toplevel');
  if (root !== undefined) return root;
  throw noWorktree(cwd);
}

/** `owner/name` of the remote `origin`; undefined where there is none on a server. */
export async function remoteRepository(folder: string): Promise<string | undefined> {
  return repositoryOf((await git(folder, 'remote', 'get-url', 'origin')) ?? '');
}

/** `owner/name` in the address of a remote; undefined for a folder. */
export function repositoryOf(remote: string): string | undefined {
  return /^(?:\w+:\/\/[^/]+\/|[\w.-]+@[\w.-]+:)([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(remote)?.[1];
}

/** The server of the remote `origin`; undefined where there is none. */
export async function remoteHost(folder: string): Promise<string | undefined> {
  const remote = (await git(folder, 'remote', 'get-url', 'origin')) ?? '';
  return /^(?:\w+:\/\/(?:[^/@]*@)?([\w.-]+)|[\w.-]+@([\w.-]+):)/.exec(remote)?.slice(1).find(Boolean);
}

/** Whether a host is no part of GitHub's cloud, whose servers are github.com and those below ghe.com. */
export function isEnterpriseServer(host: string | undefined): boolean {
  return host !== undefined && !/(?:^|\.)(?:github\.com|ghe\.com)$/.test(host);
}

/** A repository named on the command line. Throws `COMMAND_LINE_INVALID` unless it is `owner/name`. */
export function requireRepository(name: string): string {
  if (/^[\w.-]+\/[\w.-]+$/.test(name)) return name;
  throw usageFailure('COMMAND_LINE_INVALID', `--repo must be OWNER/NAME, got ${name}`, 'Write octo/demo.');
}

/** How this program was started: by its name, or by its file in a clone. */
export function ownCommand(): string {
  const [, script = ''] = process.argv;
  return basename(script) === project.name ? project.name : `node "${script}"`;
}

/** The folder of the clone or package that this program was started from. */
export function programFolder(): string {
  return join(dirname(realpathSync(process.argv[1] ?? '.')), '..');
}

/** Owner and repository of this action: those of the clone that runs, or the released name. */
export async function actionAddress(): Promise<string> {
  const home = programFolder();
  const isClone = existsSync(join(home, 'action.yml')) && existsSync(join(home, '.git'));
  return (isClone ? await remoteRepository(home) : undefined) ?? project.home;
}
