import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { mkdir, open, readdir, realpath, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Failure } from '../domain/failure.ts';
import type { ReviewDirectory } from '../ports/review-directory.ts';
import { hasCode, hasRealFolders, isContainedName, lstatIfThere, readRegularFile } from './regular-file.ts';

/** A diff, the largest file here, is at most 256 MiB. */
const MAX_FILE = 256 * 1024 * 1024;
const MAX_ENTRIES = 10_000;
const UNFINISHED = '.unfinished';

interface Wanted {
  /** Made when missing. Trusted: links in it are followed, none below it is. */
  readonly path: string;
  /** Puts a `.gitignore` in it that covers everything, itself included; for a folder within a work tree. */
  readonly ignoresItself?: boolean;
}

/** Opens the review directory. Throws `Failure` when it cannot be made. */
export async function openReviewDirectory(wanted: Wanted): Promise<ReviewDirectory> {
  const path = await makeFolder(wanted.path);
  if (wanted.ignoresItself === true) await writeWhole(path, '.gitignore', '*\n');
  return {
    path,
    read: (name) => readRegularFile({ root: path, name, maxBytes: MAX_FILE }),
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

async function makeFolder(path: string): Promise<string> {
  try {
    await mkdir(path, { recursive: true });
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

/** Readers see the old file or the new one, never a part of either. */
async function writeWhole(root: string, name: string, content: string | Uint8Array): Promise<void> {
  if (!isContainedName(name))
    throw new Error(`${JSON.stringify(name)} is no name for a file in the review directory`);
  const target = join(root, name);
  const unfinished = join(dirname(target), `.${randomUUID()}${UNFINISHED}`);
  const { O_WRONLY, O_CREAT, O_EXCL, O_NOFOLLOW } = constants;
  try {
    await makeRealFolders(root, name);
    const file = await open(unfinished, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, 0o644);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, target);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw whyUnwritable(root, error);
  }
}

function whyUnwritable(root: string, error: unknown): unknown {
  if (hasCode(error, 'ENOSPC', 'EDQUOT')) return diskFull(root, error);
  return hasCode(error, 'EACCES', 'EPERM', 'EROFS', 'EIO') ? notWritable(root, error) : error;
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

async function makeRealFolders(root: string, name: string): Promise<void> {
  const folders = name.split('/').slice(0, -1);
  for (let depth = 1; depth <= folders.length; depth += 1) {
    const folder = folders.slice(0, depth).join('/');
    // Refuses links on the way before it makes anything behind them.
    if (!(await hasRealFolders(root, `${folder}/file`))) await mkdir(join(root, folder), { recursive: true });
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
      if (entries > MAX_ENTRIES) throw tooMany(root);
      if (entry.isDirectory()) folders.push(name);
      else if (entry.isFile() && !name.endsWith(UNFINISHED)) files.push(name);
    }
  }
  return files.sort();
}

function tooMany(root: string): Failure {
  return new Failure({
    kind: 'operational',
    code: 'REVIEW_DIR_TOO_FULL',
    message: `The review directory ${root} holds more than ${MAX_ENTRIES} entries`,
    fix: 'Give it a folder of its own with `review-dir`.',
  });
}
