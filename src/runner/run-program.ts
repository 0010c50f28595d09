import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import type { CommandEnd, CommandOutcome, CommandRequest, Commands } from '../ports/stage-ports.ts';
import { atEnd } from './interruption.ts';

/** The program that opens a file as a double click would. */
function openerOf(file: string): readonly [program: string, ...args: string[]] {
  if (process.platform === 'darwin') return ['open', file];
  // `start` takes a first quoted argument for a window title.
  return process.platform === 'win32' ? ['cmd', '/c', 'start', '""', file] : ['xdg-open', file];
}

/**
 * Opens a file in the person's browser without waiting for it. Returns false when the program could not
 * start.
 */
export async function openFile(file: string, env: NodeJS.ProcessEnv): Promise<boolean> {
  const [program, ...args] = openerOf(file);
  const child = spawn(program, args, { detached: true, stdio: 'ignore', env });
  child.unref();
  try {
    await once(child, 'spawn');
    return true;
  } catch {
    return false;
  }
}

interface EndingTimes {
  /**
   * Milliseconds between requesting a process group to end and killing it; default 2,000, within the runner's
   * 7,500.
   */
  readonly grace?: number;
  /** Milliseconds that child processes have to finish writing after their program ended; default 500. */
  readonly drain?: number;
}

const nothing = { stdout: new Uint8Array(), stderr: new Uint8Array(), leftovers: false, duration: 0 };

const pollMs = 20;

/**
 * Runs each program in its own process group, and ends whole groups. Windows has none, so only the program is
 * ended.
 */
export function createCommands({ grace = 2_000, drain = 500 }: EndingTimes = {}): Commands {
  async function attend(request: CommandRequest, cancelled: AbortSignal): Promise<CommandOutcome> {
    const { execa } = await import('execa');
    const child = start(execa, request);
    const { pid } = child;
    if (pid === undefined) throw (await child).cause;
    // A bug of ours that ends this process must not leave programs running.
    const hasEnded = atEnd(() => signalGroup(pid, 'SIGKILL'));
    try {
      return await watch(request, { cancelled, child, pid });
    } finally {
      hasEnded();
    }
  }

  async function watch(request: CommandRequest, { cancelled, child, pid }: Started): Promise<CommandOutcome> {
    const exited = once(child, 'exit');
    const closed = once(child, 'close');
    const drained = () => Promise.race([closed, setTimeout(drain, undefined, { ref: false })]);
    const flooded = floodOf(child, request.outputLimit);
    if (request.onLine) createInterface({ input: child.stderr }).on('line', request.onLine);
    const stopped = await Promise.race([
      exited.then(() => undefined),
      abortOf(cancelled, { how: 'cancelled' }),
      abortOf(AbortSignal.timeout(request.timeout), { how: 'timed-out' }),
      flooded,
    ]);
    if (stopped === undefined) await drained();
    const leftovers = await endGroup(child, pid);
    await exited;
    await drained();
    // A child process that left the group may keep the pipes open.
    child.stdout.destroy();
    child.stderr.destroy();
    const { exitCode, signal, stdout, stderr, durationMs, isMaxBuffer } = await child;
    const ended: CommandEnd =
      signal === undefined ? { how: 'exited', code: exitCode ?? 0 } : { how: 'killed', signal };
    const end = stopped ?? (isMaxBuffer ? await flooded : ended);
    return { end, stdout, stderr, leftovers, duration: Math.round(durationMs) };
  }

  /** Ends a process group. Returns whether a process outlived its program, or did not end when requested. */
  async function endGroup(child: Child, pid: number): Promise<boolean> {
    const isOver = child.exitCode !== null || child.signalCode !== null;
    const isLeft = signalGroup(pid, 'SIGTERM') && isOver;
    for (let waited = 0; waited < grace && signalGroup(pid, 0); waited += pollMs) await setTimeout(pollMs);
    return signalGroup(pid, 'SIGKILL') || isLeft;
  }

  return {
    run: async (request, cancelled) => {
      if (cancelled.aborted) return { ...nothing, end: { how: 'cancelled' } };
      try {
        return await attend(request, cancelled);
      } catch (error) {
        return { ...nothing, end: { how: 'not-started', reason: whyNotStarted(request, error) } };
      }
    },
  };
}

interface Started {
  readonly cancelled: AbortSignal;
  readonly child: Child;
  readonly pid: number;
}

type Child = ReturnType<typeof start>;

function start(
  execa: typeof import('execa').execa,
  { run, directory, environment, outputLimit }: CommandRequest,
) {
  const [program = '', ...args] = run;
  return execa(program, args, {
    cwd: directory,
    env: Object.fromEntries(environment),
    extendEnv: false,
    stdin: 'ignore',
    encoding: 'buffer',
    stripFinalNewline: false,
    maxBuffer: outputLimit,
    reject: false,
    detached: process.platform !== 'win32',
    cleanup: false,
  });
}

/** Settles when a stream's output exceeds the limit. */
function floodOf({ stdout, stderr }: Child, limit: number): Promise<CommandEnd> {
  return new Promise((resolve) => {
    for (const [stream, pipe] of Object.entries({ stdout, stderr } as const)) {
      let size = 0;
      pipe.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > limit) resolve({ how: 'flooded', stream: stream === 'stdout' ? 'stdout' : 'stderr' });
      });
    }
  });
}

async function abortOf(signal: AbortSignal, end: CommandEnd): Promise<CommandEnd> {
  if (!signal.aborted) await once(signal, 'abort');
  return end;
}

/** Sends a signal to a process group; false when the group does not exist. */
function signalGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch {
    return false;
  }
}

const startErrors: Readonly<Record<string, string>> = {
  ENOENT: 'the program, the interpreter in its first line, or the folder does not exist',
  EACCES: 'the program may not be executed',
  E2BIG: 'its arguments and environment are larger than the system takes; pass large data by file',
};

function whyNotStarted({ run: [program = ''], directory }: CommandRequest, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const message = error instanceof Error ? error.message : String(error);
  return `${program} in ${directory}: ${startErrors[code] ?? message}`;
}
