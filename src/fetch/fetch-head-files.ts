import type { Diff } from '../diff/hunk.ts';
import type { FilesAt } from '../model/files.ts';
import { folderOf, foldersUp, nameOf, within } from './file-kind.ts';
import type { FileText, Snapshot, Source } from './source.ts';

/** Paths of the files whose whole text the built-in reviewer needs: changed workflows, manifests and lock files. */
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

/** A manifest and the lock files in its folder and above that may belong to it. */
function withLocks(path: string): readonly string[] {
  const locks = new Map<string, readonly string[]>(Object.entries(locksOf)).get(nameOf(path));
  if (locks === undefined) return [];
  const folders = foldersUp(folderOf(path));
  return [path, ...folders.flatMap((folder) => locks.map((lock) => within(folder, lock)))];
}

/** UTF-16 units of all texts together: they become one file of the review directory. */
const maxText = 64 * 1024 * 1024;

/**
 * Whole texts of the head: from the working directory if the change is checked out there, else from the source. They
 * are read before code of the head runs, which could change them.
 */
export async function readTextsOfHead(
  paths: readonly string[],
  { workingDirectory: { state }, commits }: Snapshot,
  { source, head }: { readonly source: Source; readonly head: FilesAt },
): Promise<readonly FileText[]> {
  if (paths.length === 0) return [];
  const isCheckedOut = state === 'head' || state === 'merge' || state === 'worktree';
  return readTexts(paths, isCheckedOut ? head : await source.filesAt?.(commits.head, paths));
}

/** The files that exist, read one after the other: a change has thousands of files. */
export async function readTexts(
  paths: readonly string[],
  files: FilesAt | undefined,
): Promise<readonly FileText[]> {
  const texts: FileText[] = [];
  let room = maxText;
  for (const path of paths) {
    const text = await files?.text(path);
    if (text === undefined || text.length > room) continue;
    room -= text.length;
    texts.push({ path, text });
  }
  return texts;
}
