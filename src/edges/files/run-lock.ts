import { rmSync } from 'node:fs';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '../../domain/failure.ts';
import { atEnd } from '../process/at-end.ts';
import { isAlive } from '../process/is-alive.ts';
import { hasCode } from './regular-file.ts';
import { whyUnwritable } from './unwritable.ts';

const lockName = 'run.lock';

/**
 * Holds a review directory for the time of `body`, so that two runs in one work tree never write into each other's
 * files. A lock whose process is gone is taken over. Throws `REVIEW_DIR_LOCKED` while another run lives.
 */
export async function holding<T>(folder: string, body: () => Promise<T>): Promise<T> {
  const path = join(folder, lockName);
  if (!(await take(folder, path))) {
    await refuseWhileHeld(path, folder);
    // Whoever moves the dead lock away first may take the place; everybody else finds it taken again.
    const dead = `${path}.${process.pid}`;
    await rename(path, dead).catch(() => {});
    await rm(dead, { force: true });
    if (!(await take(folder, path))) await refuseWhileHeld(path, folder, true);
  }
  const isDone = atEnd(() => rmSync(path, { force: true }));
  try {
    return await body();
  } finally {
    isDone();
    await rm(path, { force: true });
  }
}

async function take(folder: string, path: string): Promise<boolean> {
  try {
    const file = await open(path, 'wx', 0o600);
    await file.writeFile(`${process.pid}\n`);
    await file.close();
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw whyUnwritable(folder, error);
  }
}

async function refuseWhileHeld(path: string, folder: string, always = false): Promise<void> {
  const pid = Number((await readFile(path, 'utf8').catch(() => '')).trim());
  // One that is just being written has no number yet, and is not waited for.
  if (!always && !isAlive(pid)) return;
  throw new Failure({
    kind: 'operational',
    code: 'REVIEW_DIR_LOCKED',
    message: `Another run${pid > 0 ? ` (process ${pid})` : ''} is using the review directory ${folder}`,
    fix: 'Wait until it has ended, or give this run a folder of its own with `review-dir`.',
  });
}
