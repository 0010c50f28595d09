import type { Diff } from '../diff/hunk.ts';
import type { Snapshot, Source } from '../fetch/source.ts';
import type { FilesAt } from '../model/files-at.ts';
import { type HeadFile, wantedTexts } from './head-file.ts';

interface Places {
  readonly source: Source;
  /** The head as it lies in the working directory. */
  readonly head: FilesAt;
}

/** UTF-16 units of all texts together: they become one file of the review directory. */
const maxText = 64 * 1024 * 1024;

/**
 * Whole texts that the built-in reviewer needs: from the working directory where the change is checked out there, else
 * from the source. They are read before anything of the head runs and can change them.
 */
export async function readHeadFiles(
  diff: Diff,
  { workingDirectory: { state }, commits }: Snapshot,
  { source, head }: Places,
): Promise<readonly HeadFile[]> {
  const paths = wantedTexts(diff);
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
