import type { Diff } from '../diff/hunk.ts';
import type { ReadText } from '../model/files.ts';
import type { FileText, Snapshot, Source } from '../ports/source.ts';
import { folderOf, foldersUp, nameOf, within } from './file-kind.ts';
import { lockfiles } from './lockfiles.ts';

/**
 * Paths of the files whose whole text the built-in reviewer needs: changed workflows, and changed manifests with
 * their lock files.
 */
export function textsToRead({ files }: Diff): readonly string[] {
  const paths = files.flatMap(({ path, status, pathEncoding }) => {
    if (status === 'removed' || pathEncoding !== 'utf-8') return [];
    const locks = locksOf(path);
    return isWorkflow(path) || locks.length > 0 ? [path, ...locks] : [];
  });
  return [...new Set(paths)];
}

export function isWorkflow(path: string): boolean {
  return /^\.github\/workflows\/[^/]+\.ya?ml$/.test(path);
}

/** The lock files that may belong to a manifest, in its folder and above. */
export function locksOf(path: string): readonly string[] {
  const locks = lockfiles.filter(({ manifest }) => manifest === nameOf(path));
  return foldersUp(folderOf(path)).flatMap((folder) => locks.map(({ name }) => within(folder, name)));
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
  { source, readHeadText }: { readonly source: Source; readonly readHeadText: ReadText },
): Promise<readonly FileText[]> {
  if (paths.length === 0) return [];
  const isCheckedOut = state === 'head' || state === 'merge' || state === 'worktree';
  return readTexts(paths, isCheckedOut ? readHeadText : await source.readerAt?.(commits.head, paths));
}

/** The files that exist, read one after the other: a change has thousands of files. */
export async function readTexts(
  paths: readonly string[],
  read: ReadText | undefined,
): Promise<readonly FileText[]> {
  const texts: FileText[] = [];
  let room = maxText;
  for (const path of paths) {
    const text = await read?.(path);
    if (text === undefined || text.length > room) continue;
    room -= text.length;
    texts.push({ path, text });
  }
  return texts;
}
