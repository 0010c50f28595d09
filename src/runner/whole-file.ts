import { randomUUID } from 'node:crypto';
import { constants, rmSync } from 'node:fs';
import { lstat, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '../model/failure.ts';
import { atEnd } from './at-end.ts';
import { hasCode } from './regular-file.ts';

/** A file that is being written, always at the top of its root, so that it can be removed after a crash. */
const unfinished = /^\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.unfinished$/;

/** No file takes so long to write. */
const GivenUpAfterMs = 60 * 60_000;

/**
 * Readers see the old file or the new one, never a part of either. The folder of `name` must exist. A process that is
 * killed leaves an unfinished file, which `sweepUnfinished` removes.
 */
export async function writeWholeFile(
  root: string,
  name: string,
  content: string | Uint8Array,
): Promise<void> {
  const path = join(root, `.${randomUUID()}.unfinished`);
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

/** Removes the unfinished files of runs that were killed. A file that cannot be removed costs room, nothing else. */
export async function sweepUnfinished(root: string): Promise<void> {
  for (const name of (await readdir(root)).filter(isUnfinished)) {
    try {
      const path = join(root, name);
      if (Date.now() - (await lstat(path)).mtimeMs > GivenUpAfterMs) await rm(path);
    } catch {
      // Another run has removed it, or another user owns it.
    }
  }
}

/** Folders are there when files are written: where one still "does not exist", the file system takes no files. */
const refusals = ['EACCES', 'EPERM', 'EROFS', 'EIO', 'ENOENT', 'ENOTSUP', 'EINVAL'];

/** What went wrong when something was written into the review directory; what nobody expects is thrown as it was. */
export function whyUnwritable(root: string, error: unknown): unknown {
  if (hasCode(error, 'ENOSPC', 'EDQUOT')) return diskFull(root, error);
  return hasCode(error, ...refusals) ? notWritable(root, error) : error;
}

function notWritable(root: string, cause: unknown): Failure {
  return new Failure({
    kind: 'operational',
    code: 'REVIEW_DIR_UNUSABLE',
    message: `The review directory ${root} cannot be written to`,
    fix: 'Name a writable folder with `review-dir`.',
    cause,
  });
}

function diskFull(root: string, cause: unknown): Failure {
  return new Failure({
    kind: 'operational',
    code: 'DISK_FULL',
    message: `There is no room left for the review directory ${root}`,
    fix: 'Make room on the disk, or name a folder on another one with `review-dir`.',
    cause,
  });
}
