import { rmSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { uptime } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { type Failure, usageFailure } from '../model/failure.ts';
import { atEnd } from './interruption.ts';
import { hasCode, readRegularFile } from './regular-file.ts';
import { whyUnwritable } from './review-directory-on-disk.ts';

const name = 'run.lock';
const maxBytes = 1_000;

/** Milliseconds: how long a run waits for another one, and between two looks. */
const patience = 5_000;
const interval = 100;

const Holder = z.object({ pid: z.number().int().positive(), since: z.iso.datetime() });
type Holder = z.infer<typeof Holder>;

/**
 * Makes this process the only one that works in a review directory, until the returned function is called. Waits a
 * moment for another run, and takes over the lock of one that died. Throws `RUN_IN_PROGRESS`.
 */
export async function lockRun(directory: string, waitMs = patience): Promise<() => Promise<void>> {
  const path = join(directory, name);
  for (let left = waitMs; ; left -= interval) {
    if (await take(directory)) break;
    const holder = await readHolder(directory);
    if (holder === undefined ? left <= 0 : isGone(holder)) await rm(path, { force: true });
    else if (holder !== undefined && left <= 0) throw inProgress(path, holder);
    else await setTimeout(interval);
  }
  const isDone = atEnd(() => rmSync(path, { force: true }));
  return async () => {
    isDone();
    await rm(path, { force: true });
  };
}

/** False where the lock is there. */
async function take(directory: string): Promise<boolean> {
  const holder = { pid: process.pid, since: new Date().toISOString() };
  try {
    await writeFile(join(directory, name), JSON.stringify(holder), { flag: 'wx' });
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw whyUnwritable(directory, error);
  }
}

/** Undefined while another process writes it, or where it is no lock. */
async function readHolder(root: string): Promise<Holder | undefined> {
  try {
    const bytes = await readRegularFile({ root, name, maxBytes });
    return Holder.safeParse(JSON.parse(String(bytes))).data;
  } catch {
    return undefined;
  }
}

/** Whether the process ended, or the machine started again since and gave its number to another one. */
function isGone({ pid, since }: Holder): boolean {
  if (Date.parse(since) < Date.now() - uptime() * 1000) return true;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return hasCode(error, 'ESRCH');
  }
}

function inProgress(path: string, { pid, since }: Holder): Failure {
  return usageFailure(
    'RUN_IN_PROGRESS',
    `The process ${pid} has been reviewing here since ${since}`,
    `Wait until it ends, or end it. If that process is something else, delete ${path}.`,
  );
}
