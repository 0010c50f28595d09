import { type ChildProcessWithoutNullStreams, execFile, spawn } from 'node:child_process';
import { type Failure, operationalFailure, usageFailure } from '../model/failure.ts';
import { atEnd } from '../runner/interruption.ts';

/** The variables that a child process receives, made by the runner so that they never include a token. */
export type Environment = Readonly<Record<string, string>>;

/** Where git is asked, and with which environment. */
export interface GitPlace {
  readonly directory: string;
  readonly environment: Environment;
}

export interface GitCommand {
  readonly cwd: string;
  readonly args: readonly string[];
  readonly environment: Environment;
  /** Git configuration for this command only. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly input?: string | Uint8Array;
  /** Whether the user's and the machine's configuration apply; default no. */
  readonly userConfiguration?: boolean;
}

export interface GitResult {
  readonly exitCode: number;
  readonly stdout: Buffer;
  readonly stderr: string;
}

const maxOutput = 256 * 1024 * 1024;
const deadlineMs = 5 * 60_000;

/** Applies to every command, whatever the repository, the user or the machine configure (threat S5). */
const isolation: Environment = {
  LC_ALL: 'C',
  GIT_TERMINAL_PROMPT: '0',
  GIT_OPTIONAL_LOCKS: '0',
  GIT_NO_REPLACE_OBJECTS: '1',
  // Otherwise reading a partial clone would run a fetch with the clone's configuration.
  GIT_NO_LAZY_FETCH: '1',
  GIT_PAGER: 'cat',
  // None of our commands contacts a server.
  GIT_ALLOW_PROTOCOL: 'file',
};

const settings: Readonly<Record<string, string>> = {
  // In containers the workspace often belongs to another user. We execute no program from its
  // configuration.
  'safe.directory': '*',
  'core.hooksPath': '/dev/null',
  'core.fsmonitor': 'false',
  // A cache in addition to the objects; unlike them it cannot be verified.
  'core.commitGraph': 'false',
};

/** No shell, terminal, hooks or pager, only the given variables, and at most five minutes. */
function optionsOf(command: GitCommand) {
  return {
    cwd: command.cwd,
    env: { ...command.environment, ...isolation, ...configuration(command) },
    windowsHide: true,
    timeout: deadlineMs,
    killSignal: 'SIGKILL',
  } as const;
}

/** Starts git for an exchange of requests and answers. */
export function startGit(command: GitCommand): ChildProcessWithoutNullStreams {
  const child = spawn('git', [...command.args], optionsOf(command));
  child.once(
    'close',
    atEnd(() => child.kill('SIGKILL')),
  );
  return child;
}

/** The exit code by which shells say that there is no such program. */
const notInstalled = 127;

/** Runs a git command to its end. Throws `Failure` when a limit is exceeded; a non-zero exit is a regular result. */
export function runGit(command: GitCommand): Promise<GitResult> {
  return new Promise((resolve, reject) => {
    const options = { ...optionsOf(command), encoding: 'buffer', maxBuffer: maxOutput } as const;
    const child = execFile('git', [...command.args], options, (error, stdout, stderr) => {
      hasEnded();
      const exitCode = error === null ? 0 : error.code;
      if (exitCode === 'ENOENT') resolve({ exitCode: notInstalled, stdout, stderr: 'git is not installed' });
      else if (typeof exitCode === 'number') resolve({ exitCode, stdout, stderr: stderr.toString('utf8') });
      else reject(failed(command, `did not end in time or failed: ${error?.signal ?? exitCode}`, error));
    });
    const hasEnded = atEnd(() => child.kill('SIGKILL'));
    // Git may end without reading all of its input; its exit code shows whether that was an error.
    child.stdin?.on('error', () => undefined).end(command.input ?? '');
  });
}

/** The `Failure` for a failed git command; `how` continues "git diff …". */
export function failed(command: Pick<GitCommand, 'args' | 'cwd'>, how: string, cause?: unknown): Failure {
  const fix = how.includes('Permission denied')
    ? 'Make what it names readable, or let `.gitignore` leave it out.'
    : undefined;
  const message = `git ${command.args[0] ?? ''} in ${command.cwd} ${how}`;
  return operationalFailure('GIT_FAILED', message, { cause, ...(fix !== undefined && { fix }) });
}

/**
 * Configuration in the environment, which git ranks above every file, in place of the user's and the
 * machine's.
 */
function configuration(command: GitCommand): Environment {
  const pairs = Object.entries({ ...settings, ...command.settings });
  const own: Environment = { GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null' };
  return {
    ...(command.userConfiguration === true ? {} : own),
    ...Object.fromEntries([
      ['GIT_CONFIG_COUNT', String(pairs.length)],
      ...pairs.flatMap(([key, value], index) => [
        [`GIT_CONFIG_KEY_${index}`, key],
        [`GIT_CONFIG_VALUE_${index}`, value],
      ]),
    ]),
  };
}

/** How links to code of a commit begin; undefined unless a remote on GitHub has it. */
export async function permalinkTo(
  commit: string,
  { directory, environment }: GitPlace,
): Promise<string | undefined> {
  const git = async (...args: readonly string[]) => {
    const { exitCode, stdout } = await runGit({ cwd: directory, args, environment });
    return exitCode === 0 ? stdout.toString('utf8').trim() : '';
  };
  const atRemotes = ['--contains', commit, '--count=1', '--format=%(refname:lstrip=2)', 'refs/remotes'];
  const [remote = ''] = (await git('for-each-ref', ...atRemotes)).split('/');
  const address = remote === '' ? '' : await git('remote', 'get-url', remote);
  const [, host, name] = gitHubAddress.exec(address) ?? [];
  return name === undefined ? undefined : `https://${host}/${name}/blob/${commit}/`;
}

const gitHubAddress =
  /^(?:https:\/\/(?:[^/@]*@)?|ssh:\/\/git@|git@)((?:[\w-]+\.)*github\.[\w.-]+)[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/;

/** The error for a directory from which no change can be read. */
export function noWorktree(directory: string): Failure {
  return usageFailure(
    'LOCAL_NOT_A_WORKTREE',
    `${directory} is not in a git work tree, or git is not installed`,
  );
}
