import { z } from 'zod';
import type { Diff } from '../diff/hunk.ts';
import type { FilesAt } from '../model/files.ts';
import { folderOf, foldersUp, nameOf, within } from './file-kind.ts';
import type { Snapshot, Source } from './source.ts';

/** The whole text of a file of the head, which the built-in reviewer needs in addition to the diff. */
export const HeadFile = z.strictObject({ path: z.string(), text: z.string() }).readonly();
export type HeadFile = z.infer<typeof HeadFile>;

/** Paths of the files whose whole text is needed: changed workflows, manifests and lock files. */
export function textsToRead({ files }: Diff): readonly string[] {
  const paths = files.flatMap(({ path, status, pathEncoding }) => {
    if (status === 'removed' || pathEncoding !== 'utf-8') return [];
    if (isWorkflow(path)) return [path];
    const npm = npmFiles(path);
    return [...(npm === undefined ? [] : [npm.manifest, ...npm.locks]), ...withLocks(path)];
  });
  return [...new Set(paths)];
}

export function isWorkflow(path: string): boolean {
  return /^\.github\/workflows\/[^/]+\.ya?ml$/.test(path);
}

const lockNames = ['package-lock.json', 'npm-shrinkwrap.json'];

/** A manifest of npm and the lock files that may belong to it; undefined for any other path. */
export function npmFiles(
  path: string,
): { readonly manifest: string; readonly locks: readonly string[] } | undefined {
  const name = nameOf(path);
  if (name !== 'package.json' && !lockNames.includes(name)) return undefined;
  const folder = folderOf(path);
  return {
    manifest: within(folder, 'package.json'),
    locks: lockNames.map((lock) => within(folder, lock)),
  };
}

/** Lock files by the name of the manifest that they belong to. */
export const locksOf = {
  'package.json': ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock'],
  'Cargo.toml': ['Cargo.lock'],
  'pyproject.toml': ['poetry.lock', 'uv.lock'],
  Gemfile: ['Gemfile.lock'],
  'composer.json': ['composer.lock'],
  'go.mod': ['go.sum'],
} as const;

const locksByManifest = new Map<string, readonly string[]>(Object.entries(locksOf));

/** A manifest and the lock files in its folder and above that may belong to it. */
function withLocks(path: string): readonly string[] {
  const locks = locksByManifest.get(nameOf(path));
  if (locks === undefined) return [];
  const folders = foldersUp(folderOf(path));
  return [path, ...folders.flatMap((folder) => locks.map((lock) => within(folder, lock)))];
}

interface Places {
  readonly source: Source;
  /** Reads files of the head in the working directory. */
  readonly head: FilesAt;
}

/** UTF-16 units of all texts together: they become one file of the review directory. */
const maxText = 64 * 1024 * 1024;

/**
 * Whole texts that the built-in reviewer needs: from the working directory if the change is checked out there, else
 * from the source. They are read before code of the head runs, which could change them.
 */
export async function readHeadFiles(
  diff: Diff,
  snapshot: Snapshot,
  places: Places,
): Promise<readonly HeadFile[]> {
  return readTextsOfHead(textsToRead(diff), snapshot, places);
}

export async function readTextsOfHead(
  paths: readonly string[],
  { workingDirectory: { state }, commits }: Snapshot,
  { source, head }: Places,
): Promise<readonly HeadFile[]> {
  if (paths.length === 0) return [];
  if (state === 'head' || state === 'merge' || state === 'worktree') return readTexts(paths, head);
  const files = await source.filesAt?.(commits.head, paths);
  return files === undefined ? [] : readTexts(paths, files);
}

/** The files that exist, read one after the other: a change has thousands of files. */
export async function readTexts(paths: readonly string[], head: FilesAt): Promise<readonly HeadFile[]> {
  const files: HeadFile[] = [];
  let room = maxText;
  for (const path of paths) {
    const text = await head.text(path);
    if (text === undefined || text.length > room) continue;
    room -= text.length;
    files.push({ path, text });
  }
  return files;
}
