import { constants, realpathSync, type Stats } from 'node:fs';
import { type FileHandle, lstat, open } from 'node:fs/promises';
import { isAbsolute, join, relative, sep } from 'node:path';
import { type Failure, onFailure, operationalFailure } from '../model/failure.ts';
import type { ReadText } from '../model/files.ts';
import { utf8Text } from '../model/text.ts';

/** Maximum size of a file whose text is read; lock files of the largest repositories are smaller. */
export const maxTextBytes = 32 * 1024 * 1024;

interface FileRequest {
  /** Trusted: links in it are followed. */
  readonly root: string;
  /** Path below `root`, with `/` between segments. No part of it may be a link. */
  readonly name: string;
  readonly maxBytes: number;
}

/**
 * Opens a file once, without following links, and reads it through that handle (threat I6). Undefined when it
 * does not exist. Throws `Failure` when it, or a folder on the way, is a link or otherwise not a regular file,
 * and when it is larger than `maxBytes`.
 */
export async function readRegularFile(request: FileRequest): Promise<Buffer | undefined> {
  const { root, name, maxBytes } = request;
  if (!(await hasRealFolders(root, name))) return undefined;
  const handle = await openWithoutLinks(root, name);
  if (handle === undefined) return undefined;
  try {
    const status = await handle.stat();
    if (!status.isFile()) throw notRegular(name);
    if (status.size > maxBytes)
      throw operationalFailure('FILE_TOO_LARGE', `${JSON.stringify(name)} is larger than ${maxBytes} bytes`);
    // The file as long as it was then, in one buffer: a diff may have 256 MB.
    const bytes = Buffer.allocUnsafe(status.size);
    const { bytesRead } = await handle.read(bytes, 0, status.size, 0);
    return bytes.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Whether a name is a path below a folder, with `/` between segments, that cannot lead out of it. */
export function isContainedName(name: string): boolean {
  const segments = name.split('/');
  return (
    !/[\0\\]/.test(name) && segments.every((segment) => segment !== '' && segment !== '.' && segment !== '..')
  );
}

/** Whether all folders on the way exist. */
export async function hasRealFolders(root: string, name: string): Promise<boolean> {
  if (!isContainedName(name)) throw notRegular(name);
  const folders = name.split('/').slice(0, -1);
  for (let depth = 1; depth <= folders.length; depth += 1) {
    const folder = folders.slice(0, depth).join('/');
    const status = await lstatIfThere(join(root, folder));
    if (status === undefined) return false;
    if (!status.isDirectory()) throw notRegular(folder);
  }
  return true;
}

export function lstatIfThere(path: string): Promise<Stats | undefined> {
  return lstat(path).catch(ifMissing(undefined));
}

/** Handles the error about a file or folder that does not exist; throws any other. */
export function ifMissing<T>(answer: T): (error: unknown) => T {
  return (error) => {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return answer;
    throw error;
  };
}

export function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.some((code) => code === error.code);
}

async function openWithoutLinks(root: string, name: string): Promise<FileHandle | undefined> {
  try {
    // Without O_NONBLOCK, opening a pipe would wait for its writer.
    return await open(join(root, name), constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    if (hasCode(error, 'ELOOP', 'EMLINK', 'ENXIO')) throw notRegular(name);
    throw error;
  }
}

function notRegular(name: string): Failure {
  return operationalFailure(
    'FILE_NOT_REGULAR',
    `${JSON.stringify(name)} is a link, a folder or a special file, or its path leads through one`,
  );
}

/** Reads the head's files in a working directory; links are neither followed nor counted as files. */
export function headTextIn(root: string): ReadText {
  return async (name) => {
    const reading = readRegularFile({ root, name, maxBytes: maxTextBytes });
    const bytes = await reading.catch(onFailure(() => undefined));
    return bytes && utf8Text(bytes);
  };
}

/**
 * Makes a function for absolute paths that lead below `root` through a link outside of it: it returns the path from the
 * root. Links below the root are left as they are.
 */
export function findInside(root: string): (absolute: string) => string | undefined {
  const folders = new Map<string, string | undefined>();
  const inside = (folder: string): string | undefined => {
    if (!folders.has(folder)) folders.set(folder, pathBelow(root, folder));
    return folders.get(folder);
  };
  return (absolute) => {
    const segments = absolute.split('/');
    for (let count = 2; count <= segments.length; count += 1) {
      const below = inside(segments.slice(0, count).join('/'));
      if (below !== undefined)
        return [...below.split('/'), ...segments.slice(count)].filter(Boolean).join('/');
    }
    return undefined;
  };
}

/** The path of an existing folder from the root; undefined for one that does not lie there. */
function pathBelow(root: string, folder: string): string | undefined {
  try {
    const path = relative(realpathSync(root), realpathSync(folder)).replaceAll(sep, '/');
    return isAbsolute(path) || /^\.\.(?:\/|$)/.test(path) ? undefined : path;
  } catch {
    return undefined;
  }
}
