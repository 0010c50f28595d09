import { randomUUID } from 'node:crypto';
import { constants, rmSync } from 'node:fs';
import { lstat, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { atEnd } from '../process/at-end.ts';
import { isAlive } from '../process/is-alive.ts';

/** A file that somebody writes; it names the process. Always at the top of its root, so that it is found again. */
const unfinished = /^\.(\d{1,10})-[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.unfinished$/;

/** Milliseconds. Nobody takes so long for a file: the process of that number is another. */
const givenUpAfter = 60 * 60_000;

/**
 * Readers see the old file or the new one, never a part of either. Whoever is asked to end meanwhile leaves nothing
 * else behind, and what one leaves that is killed goes with `sweepUnfinished`. The folder of `name` has to be there.
 */
export async function writeWholeFile(
  root: string,
  name: string,
  content: string | Uint8Array,
): Promise<void> {
  const path = join(root, `.${process.pid}-${randomUUID()}.unfinished`);
  const { O_WRONLY, O_CREAT, O_EXCL, O_NOFOLLOW } = constants;
  const isDone = atEnd(() => rmSync(path, { force: true }));
  try {
    const file = await open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, 0o644);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(path, join(root, name));
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    isDone();
  }
}

export function isUnfinished(name: string): boolean {
  return unfinished.test(name);
}

/**
 * Takes away what processes had begun to write that are gone. A file whose writer lives stays, unless it was left
 * alone for an hour; so does what cannot be taken away, such as another user's.
 */
export async function sweepUnfinished(root: string): Promise<void> {
  for (const name of await readdir(root)) {
    const writer = unfinished.exec(name)?.[1];
    if (writer === undefined) continue;
    try {
      const path = join(root, name);
      if (!isAlive(Number(writer)) || (await isGivenUp(path))) await rm(path);
    } catch {
      // It costs room and nothing else.
    }
  }
}

async function isGivenUp(path: string): Promise<boolean> {
  return Date.now() - (await lstat(path)).mtimeMs > givenUpAfter;
}
