import { randomUUID } from 'node:crypto';
import { constants, rmSync } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { operationalFailure, usageFailure } from '../model/failure.ts';
import type { FileContent, ReviewDirectory } from '../model/files.ts';
import { atEnd } from './interruption.ts';
import { hasCode, hasRealFolders, isContainedName, lstatIfThere, readRegularFile } from './regular-file.ts';

/** Name of a file that is being written. */
const unfinished = /^\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.unfinished$/;

/**
 * Writes a file atomically: readers see the old file or the new one. The folder of `name` must exist. A
 * killed process leaves an unfinished file, which is never listed.
 */
async function writeWholeFile(root: string, name: string, content: FileContent): Promise<void> {
  const path = join(root, `.${randomUUID()}.unfinished`);
  const { O_WRONLY, O_CREAT, O_EXCL, O_NOFOLLOW } = constants;
  const isDone = atEnd(() => rmSync(path, { force: true }));
  try {
    const file = await open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, 0o644);
    try {
      const isWhole = typeof content === 'string' || content instanceof Uint8Array;
      await writePieces(file, isWhole ? [content] : content);
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

/** Writes each piece while the next one is made. */
async function writePieces(file: FileHandle, pieces: Iterable<string | Uint8Array>): Promise<void> {
  let written = Promise.resolve();
  for (const piece of pieces) {
    await written;
    written = file.writeFile(piece);
  }
  await written;
}

/** Folders exist before files are written: when one still "does not exist", the file system accepts no files. */
const writeErrors = ['EACCES', 'EPERM', 'EROFS', 'EIO', 'ENOENT', 'ENOTSUP', 'EINVAL'];

/** The error for a failed write into the review directory; an unexpected error is returned unchanged. */
export function whyUnwritable(root: string, cause: unknown): unknown {
  if (hasCode(cause, 'ENOSPC', 'EDQUOT'))
    return operationalFailure('DISK_FULL', `There is no room left for the review directory ${root}`, {
      cause,
    });
  const message = `The review directory ${root} cannot be written to`;
  return hasCode(cause, ...writeErrors)
    ? operationalFailure('REVIEW_DIR_UNUSABLE', message, { cause })
    : cause;
}

/** A diff, the largest file here, is at most 256 MiB. */
const maxFile = 256 * 1024 * 1024;
const maxEntries = 10_000;

interface DirectoryRequest {
  /** Created when missing. Trusted, so that links in the path are followed, except those below `checkout`. */
  readonly path: string;
  /** Root of the checkout that holds the folder: its author may have made links in it (threat I6). */
  readonly checkout?: string | undefined;
  /** Creates a `.gitignore` in it that covers everything, including itself; for a folder within a work tree. */
  readonly ignoresItself?: boolean | undefined;
}

/** C2's files, which the programs of others read and write. */
const filesOfC2 = [
  'pr_diff.txt',
  'existing_comments.json',
  'files.json',
  'review_findings.json',
  'review.json',
];

/** Where the files of a review directory are: of a shared folder, all but C2's are in a folder of our own. */
interface Folders {
  readonly path: string;
  readonly shared?: string;
}

const ownFolder = 'pr-verdict';

/** The folders for a path that was named, or for the one that we made in a shared folder. */
export async function foldersOf(path: string): Promise<Folders> {
  if (await isShared(path)) return { path: join(path, ownFolder), shared: path };
  const above = dirname(path);
  return basename(path) === ownFolder && (await isShared(above)) ? { path, shared: above } : { path };
}

/** Whether every user may add files that only their owner may replace: the sticky bit, as `/tmp` has it. */
async function isShared(path: string): Promise<boolean> {
  const status = await stat(path).catch(() => undefined);
  return status !== undefined && (status.mode & 0o1000) !== 0;
}

/** Whether we own a file or folder itself: in a shared folder others may have put it there (threat I6). */
async function isOurs(path: string): Promise<boolean> {
  const status = await lstatIfThere(path);
  return status?.isSymbolicLink() === false && status.uid === process.getuid?.();
}

/**
 * Opens the review directory. Throws `Failure` when it cannot be created.
 */
export async function openReviewDirectory(request: DirectoryRequest): Promise<ReviewDirectory> {
  if (request.checkout !== undefined) await checkForLinks(request.checkout, request.path);
  const { path: wanted, shared } = await foldersOf(request.path);
  const path = await makeFolder(wanted);
  if (shared !== undefined && !(await isOurs(wanted))) {
    const message = `The folder ${wanted} belongs to another user`;
    throw operationalFailure('REVIEW_DIR_UNUSABLE', message);
  }
  if (request.ignoresItself === true) await writeWhole(path, '.gitignore', '*\n');
  const rootOf = (name: string) => (shared !== undefined && filesOfC2.includes(name) ? shared : path);
  const isThere = async (name: string) =>
    (await hasRealFolders(rootOf(name), name)) &&
    (rootOf(name) === path || (await isOurs(join(rootOf(name), name))));
  return {
    path,
    read: async (name) =>
      (await isThere(name)) ? readRegularFile({ root: rootOf(name), name, maxBytes: maxFile }) : undefined,
    write: (name, content) => writeWhole(rootOf(name), name, content),
    remove: async (name) => {
      if (await isThere(name)) await rm(join(rootOf(name), name), { force: true, recursive: true });
    },
    list: async () => {
      const names = await listFiles(path);
      if (shared === undefined) return names;
      for (const name of filesOfC2) if (await isThere(name)) names.push(name);
      return names.sort();
    },
    modifiedAt: async (name) => {
      if (!(await isThere(name))) return undefined;
      const status = await lstatIfThere(join(rootOf(name), name));
      return status?.isFile() === true ? status.mtimeMs : undefined;
    },
  };
}

/**
 * Default path of the review directory: below the runner's temporary folder, which is new for each job, or
 * `.code-review/` in a work tree. `instance` is the check's name: instances share no files.
 */
export function defaultReviewDirectory(place: {
  readonly temp?: string | undefined;
  readonly worktree: string;
  readonly instance: string;
}): DirectoryRequest {
  if (place.temp === undefined) {
    const { worktree } = place;
    return { path: join(worktree, '.code-review'), checkout: worktree, ignoresItself: true };
  }
  return { path: join(place.temp, 'pr-verdict', encodeURIComponent(place.instance).replace(/^\.+$/, '_')) };
}

/**
 * A directory that a run names by its absolute path. Its files in a work tree would be part of the next
 * change and make every run superseded, so a folder created for it ignores itself. A folder with other files
 * is not changed.
 */
export async function namedReviewDirectory(path: string, worktree: string): Promise<DirectoryRequest> {
  if (!isBelow(worktree, path)) return { path };
  return { path, checkout: worktree, ignoresItself: await isVacant(path) };
}

/** Whether `path` is inside of `folder`; both absolute. */
export function isBelow(folder: string, path: string): boolean {
  const within = relative(folder, path);
  return within !== '' && !isAbsolute(within) && within.split(/[/\\]/)[0] !== '..';
}

/** Throws `REVIEW_DIR_UNUSABLE` where a part of `path` below `checkout` is a link. */
async function checkForLinks(checkout: string, path: string): Promise<void> {
  const parts = relative(checkout, path).split(sep);
  for (let depth = 1; depth <= parts.length; depth += 1) {
    const part = join(checkout, ...parts.slice(0, depth));
    if ((await lstatIfThere(part))?.isSymbolicLink() !== true) continue;
    throw usageFailure(
      'REVIEW_DIR_UNUSABLE',
      `The folder ${path} cannot be used: ${part} is a link, so files would be written elsewhere`,
      'Remove the link, or name a folder outside of the checkout with `review-dir`.',
    );
  }
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
    const message = `The review directory ${path} cannot be made`;
    if (hasCode(cause, 'EEXIST', 'ENOTDIR'))
      throw usageFailure('REVIEW_DIR_UNUSABLE', `${message}: a file is in its place`);
    throw operationalFailure('REVIEW_DIR_UNUSABLE', message, { cause });
  }
}

/**
 * Creates folders one at a time: Node's recursive creation never returns on a file system that accepts no
 * folders, such as `/proc`.
 */
async function makeFolders(path: string): Promise<void> {
  if (dirname(path) !== path && !(await isFolder(dirname(path)))) await makeFolders(dirname(path));
  await makeIfMissing(path);
}

async function makeIfMissing(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    // A folder that we may not create may still exist.
    if (!(await isFolder(path))) throw error;
  }
}

function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (status) => status.isDirectory(),
    () => false,
  );
}

async function writeWhole(root: string, name: string, content: FileContent): Promise<void> {
  if (!isContainedName(name))
    throw new Error(`${JSON.stringify(name)} is no name for a file in the review directory`);
  try {
    // Links on the way are found before anything is created behind them.
    if (!(await hasRealFolders(root, name))) await makeFolders(dirname(join(root, name)));
    await writeWholeFile(root, name, content);
  } catch (error) {
    throw whyUnwritable(root, error);
  }
}

async function listFiles(root: string): Promise<string[]> {
  const files: string[] = [];
  const folders = [''];
  let entries = 0;
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const entry of await readdir(join(root, folder), { withFileTypes: true })) {
      const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
      entries += 1;
      if (entries > maxEntries)
        throw operationalFailure(
          'REVIEW_DIR_TOO_FULL',
          `The review directory ${root} holds more than ${maxEntries} entries`,
        );
      if (entry.isDirectory()) folders.push(name);
      else if (entry.isFile() && !unfinished.test(name)) files.push(name);
    }
  }
  return files.sort();
}
