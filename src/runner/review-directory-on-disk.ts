import { randomUUID } from 'node:crypto';
import { constants, rmSync } from 'node:fs';
import { lstat, mkdir, open, readdir, realpath, rename, rm, stat } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { Failure } from '../model/failure.ts';
import type { ReviewDirectory } from '../model/files.ts';
import { atEnd } from './interruption.ts';
import { hasCode, hasRealFolders, isContainedName, lstatIfThere, readRegularFile } from './regular-file.ts';

/** A file that is being written, always at the top of its root, so that it can be removed after a crash. */
const unfinished = /^\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.unfinished$/;

/** No file takes so long to write. */
const GivenUpAfterMs = 60 * 60_000;

/**
 * Readers see the old file or the new one, never a part of either. The folder of `name` must exist. A process that is
 * killed leaves an unfinished file, which `sweepUnfinished` removes.
 */
async function writeWholeFile(root: string, name: string, content: string | Uint8Array): Promise<void> {
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

function isUnfinished(name: string): boolean {
  return unfinished.test(name);
}

/** Removes the unfinished files of runs that were killed. A file that cannot be removed costs room, nothing else. */
async function removeUnfinished(root: string): Promise<void> {
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

/** A diff, the largest file here, is at most 256 MiB. */
const maxFile = 256 * 1024 * 1024;
const maxEntries = 10_000;

interface Wanted {
  /** Made when missing. Trusted: links in it are followed, none below it is. */
  readonly path: string;
  /** Puts a `.gitignore` in it that covers everything, itself included; for a folder within a work tree. */
  readonly ignoresItself?: boolean;
}

/** Opens the review directory, without what a run left half-written that was killed. Throws `Failure` when it cannot be made. */
export async function openReviewDirectory(wanted: Wanted): Promise<ReviewDirectory> {
  const path = await makeFolder(wanted.path);
  await removeUnfinished(path);
  if (wanted.ignoresItself === true) await writeWhole(path, '.gitignore', '*\n');
  return {
    path,
    read: (name) => readRegularFile({ root: path, name, maxBytes: maxFile }),
    write: (name, content) => writeWhole(path, name, content),
    remove: async (name) => {
      if (await hasRealFolders(path, name)) await rm(join(path, name), { force: true, recursive: true });
    },
    list: () => listFiles(path),
    modifiedAt: async (name) => {
      if (!(await hasRealFolders(path, name))) return undefined;
      const status = await lstatIfThere(join(path, name));
      return status?.isFile() === true ? status.mtimeMs : undefined;
    },
  };
}

/**
 * Where the review directory is unless a run says otherwise: below the runner's temporary folder, which each job
 * gets anew, or `.code-review/` in a work tree. `instance` is the check's name: instances share no files.
 */
export function defaultReviewDirectory(place: {
  readonly temp?: string;
  readonly worktree: string;
  readonly instance: string;
}): Wanted {
  if (place.temp === undefined) return { path: join(place.worktree, '.code-review'), ignoresItself: true };
  return { path: join(place.temp, 'pr-verdict', encodeURIComponent(place.instance).replace(/^\.+$/, '_')) };
}

/**
 * One that a run names by its absolute path. What it writes in a work tree would be part of the next change and end every run superseded, so
 * that a folder made for it ignores itself; one with files of somebody else's is left as it is.
 */
export async function namedReviewDirectory(path: string, worktree: string): Promise<Wanted> {
  const within = relative(worktree, path);
  const isWithin = within !== '' && !isAbsolute(within) && within.split(/[/\\]/)[0] !== '..';
  return { path, ignoresItself: isWithin && (await isVacant(path)) };
}

async function isVacant(path: string): Promise<boolean> {
  try {
    return (await readdir(path)).length === 0;
  } catch (error) {
    return hasCode(error, 'ENOENT');
  }
}

async function makeFolder(path: string): Promise<string> {
  try {
    await makeFolders(resolve(path));
    return await realpath(path);
  } catch (cause) {
    const isTaken = hasCode(cause, 'EEXIST', 'ENOTDIR');
    throw new Failure({
      kind: isTaken ? 'usage' : 'operational',
      code: 'REVIEW_DIR_UNUSABLE',
      message: isTaken
        ? `The review directory ${path} cannot be made: a file is in its place`
        : `The review directory ${path} cannot be made`,
      fix: 'Name a writable folder with `review-dir`.',
      cause,
    });
  }
}

/** One at a time: asked for all at once, Node never comes back from a file system that takes no folders, as `/proc`. */
async function makeFolders(path: string): Promise<void> {
  try {
    await makeIfMissing(path);
  } catch (error) {
    if (!hasCode(error, 'ENOENT') || dirname(path) === path) throw error;
    await makeFolders(dirname(path));
    await makeIfMissing(path);
  }
}

async function makeIfMissing(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    // Who may not make it may still find it there.
    if (!(await isFolder(path))) throw error;
  }
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch {
    return false;
  }
}

async function writeWhole(root: string, name: string, content: string | Uint8Array): Promise<void> {
  if (!isContainedName(name))
    throw new Error(`${JSON.stringify(name)} is no name for a file in the review directory`);
  try {
    await makeRealFolders(root, name);
    await writeWholeFile(root, name, content);
  } catch (error) {
    throw whyUnwritable(root, error);
  }
}

async function makeRealFolders(root: string, name: string): Promise<void> {
  const folders = name.split('/').slice(0, -1);
  for (let depth = 1; depth <= folders.length; depth += 1) {
    const folder = folders.slice(0, depth).join('/');
    // Refuses links on the way before it makes anything behind them.
    if (!(await hasRealFolders(root, `${folder}/file`))) await makeIfMissing(join(root, folder));
  }
}

async function listFiles(root: string): Promise<readonly string[]> {
  const files: string[] = [];
  const folders = [''];
  let entries = 0;
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const entry of await readdir(join(root, folder), { withFileTypes: true })) {
      const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
      entries += 1;
      if (entries > maxEntries) throw tooMany(root);
      if (entry.isDirectory()) folders.push(name);
      else if (entry.isFile() && !isUnfinished(name)) files.push(name);
    }
  }
  return files.sort();
}

function tooMany(root: string): Failure {
  return new Failure({
    kind: 'operational',
    code: 'REVIEW_DIR_TOO_FULL',
    message: `The review directory ${root} holds more than ${maxEntries} entries`,
    fix: 'Give it a folder of its own with `review-dir`.',
  });
}
