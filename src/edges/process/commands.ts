import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { CommandEnd, CommandOutcome, CommandRequest, Commands } from '../../ports/commands.ts';
import { atEnd } from './at-end.ts';
import { CappedOutput } from './capped-output.ts';
import { endFamily } from './end-family.ts';
import { Family } from './family.ts';
import { whyNotStarted } from './not-started.ts';

export interface EndingTimes {
  /** Milliseconds from asking a program to end to ending it; default 2,000, within the runner's 7,500. */
  readonly grace?: number;
  /** Milliseconds that its helpers have to finish writing after a program ended by itself; default 500. */
  readonly drain?: number;
}

type Child = ChildProcessByStdio<null, Readable, Readable>;

const nothing = { stdout: new Uint8Array(), stderr: new Uint8Array(), leftovers: 0, duration: 0 };

/** Runs programs in groups of their own, and ends whole groups. */
export function createCommands({ grace = 2_000, drain = 500 }: EndingTimes = {}): Commands {
  async function attend(request: CommandRequest, cancelled: AbortSignal): Promise<CommandOutcome> {
    const family = new Family();
    const child = await start(request, family);
    if (typeof child === 'string') return { ...nothing, end: { how: 'not-started', reason: child } };
    // A bug of ours that ends this process must not leave programs behind.
    const hasEnded = atEnd(() => family.signal('SIGKILL'));
    try {
      return await watch({ request, cancelled, child, family });
    } finally {
      hasEnded();
    }
  }

  async function watch({ request, cancelled, child, family }: Watch): Promise<CommandOutcome> {
    const startedAt = performance.now();
    const stop = new AbortController();
    const ended = exitOf(child);
    const keep = (stream: 'stdout' | 'stderr') =>
      new CappedOutput(child[stream], request.outputLimit, (line) => request.onLine?.(line, stream));
    const kept = { stdout: keep('stdout'), stderr: keep('stderr') };
    const { stdout, stderr } = kept;
    const closed = Promise.all([stdout.closed, stderr.closed]);
    const drained = () => Promise.race([closed, setTimeout(drain, undefined, { ref: false })]);
    const floodOf = (stream: 'stdout' | 'stderr'): CommandEnd => ({ how: 'flooded', stream });
    const end = await Promise.race([
      ended,
      stdout.flooded.then(() => floodOf('stdout')),
      stderr.flooded.then(() => floodOf('stderr')),
      setTimeout<CommandEnd>(request.timeout, { how: 'timed-out' }, { signal: stop.signal }),
      aborted(cancelled, stop.signal),
    ]);
    stop.abort();
    const duration = Math.round(performance.now() - startedAt);
    if (end.how === 'exited' || end.how === 'killed') await drained();
    const leftovers = await endFamily(family, { grace, leader: child.pid });
    await ended;
    await drained();
    // One turn reads all that the dead can have left in a socket, however late the timer was.
    await setImmediate();
    stdout.giveUp();
    stderr.giveUp();
    // What was still on its way when the program ended may be what is too much.
    const late = (['stdout', 'stderr'] as const).find((stream) => kept[stream].isFlooded);
    return {
      end: end.how === 'exited' && late !== undefined ? floodOf(late) : end,
      stdout: stdout.bytes,
      stderr: stderr.bytes,
      leftovers,
      duration,
    };
  }

  return {
    run: async (request, cancelled) =>
      cancelled.aborted ? { ...nothing, end: { how: 'cancelled' } } : attend(request, cancelled),
  };
}

interface Watch {
  readonly request: CommandRequest;
  readonly cancelled: AbortSignal;
  readonly child: Child;
  readonly family: Family;
}

/** The started program, or why there is none. */
async function start(request: CommandRequest, family: Family): Promise<Child | string> {
  const [program = '', ...args] = request.run;
  try {
    const child = spawn(program, args, {
      cwd: request.directory,
      env: Object.fromEntries([...request.environment, family.variable]),
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
      windowsHide: true,
    });
    await once(child, 'spawn');
    if (child.pid !== undefined) family.adopt(child.pid);
    return child;
  } catch (error) {
    return whyNotStarted(request, error);
  }
}

async function exitOf(child: Child): Promise<CommandEnd> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.signalCode === null
    ? { how: 'exited', code: child.exitCode ?? 0 }
    : { how: 'killed', signal: child.signalCode };
}

async function aborted(cancelled: AbortSignal, stop: AbortSignal): Promise<CommandEnd> {
  if (!cancelled.aborted) await once(cancelled, 'abort', { signal: stop });
  return { how: 'cancelled' };
}
