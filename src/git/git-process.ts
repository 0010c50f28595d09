import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { Failure } from '../model/failure.ts';
import { atEnd } from '../runner/interruption.ts';

/** The variables that a child process receives, made by the runner so that they never include a token. */
export type Environment = Readonly<Record<string, string>>;

export interface GitCommand {
  readonly cwd: string;
  readonly args: readonly string[];
  readonly environment: Environment;
  /** Git configuration for this command only. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly input?: string | Uint8Array;
  /** Whether the user's and the machine's configuration apply; default no. */
  readonly userConfiguration?: boolean;
  /** Throws a `Failure` for more output than this; default 256 MiB. */
  readonly maxBytes?: number;
}

export type GitResult =
  | { readonly state: 'ended'; readonly exitCode: number; readonly stdout: Buffer; readonly stderr: string }
  | { readonly state: 'not-installed' };

const maxOutput = 256 * 1024 * 1024;
const maxStderr = 16 * 1024;
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

/**
 * Starts git without a shell, terminal, hooks or pager, with only the given variables, for at most five
 * minutes.
 */
export function startGit(command: GitCommand): ChildProcessWithoutNullStreams {
  const child = spawn('git', [...command.args], {
    cwd: command.cwd,
    env: { ...command.environment, ...isolation, ...configuration(command) },
    windowsHide: true,
    timeout: deadlineMs,
    killSignal: 'SIGKILL',
  });
  const hasEnded = atEnd(() => child.kill('SIGKILL'));
  child.once('close', hasEnded);
  return child;
}

/**
 * Runs a git command to its end. Throws `Failure` when a limit is exceeded; a non-zero exit is a regular
 * result.
 */
export function runGit(command: GitCommand): Promise<GitResult> {
  const max = command.maxBytes ?? maxOutput;
  const { promise, resolve, reject } = deferred<GitResult>();
  const child = startGit(command);
  const chunks: Buffer[] = [];
  let size = 0;
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > max) child.kill('SIGKILL');
    else chunks.push(chunk);
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr = (stderr + text).slice(0, maxStderr);
  });
  // Git may end without reading all of its input; its exit code shows whether that was an error.
  child.stdin.on('error', () => undefined);
  child.stdin.end(command.input ?? '');
  child.on('error', (cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') resolve({ state: 'not-installed' });
    else reject(failed(command, `could not be started: ${cause.message}`, cause));
  });
  child.on('close', (exitCode, signal) => {
    if (size > max) reject(failed(command, `answered more than ${max} bytes`));
    else if (exitCode === null)
      reject(failed(command, `was ended by ${signal}, at the latest after five minutes`));
    else resolve({ state: 'ended', exitCode, stdout: Buffer.concat(chunks), stderr });
  });
  return promise;
}

/** The `Failure` for a failed git command; `how` continues "git diff …". */
export function failed(command: Pick<GitCommand, 'args' | 'cwd'>, how: string, cause?: unknown): Failure {
  return new Failure({
    kind: 'operational',
    code: 'GIT_FAILED',
    message: `git ${command.args[0] ?? ''} in ${command.cwd} ${how}`,
    cause,
  });
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

function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (reason: unknown) => void = () => undefined;
  const promise = new Promise<T>((onValue, onError) => {
    resolve = onValue;
    reject = onError;
  });
  return { promise, resolve, reject };
}
