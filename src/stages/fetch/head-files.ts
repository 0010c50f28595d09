import type { Diff } from '../../domain/diff/diff.ts';
import type { HeadFile } from '../../domain/hygiene/head-file.ts';
import { wantedFacts } from '../../domain/hygiene/wanted-facts.ts';
import type { FilesAt } from '../../ports/files-at.ts';
import type { Snapshot, Source } from '../../ports/source.ts';

interface Places {
  readonly source: Source;
  /** The head as it lies in the working directory. */
  readonly head: FilesAt;
}

/** Most bytes of all texts together: they become one file of the review directory. */
const maxTexts = 64 * 1024 * 1024;

/**
 * What the built-in reviewer needs to know of the head beside the diff: from the working directory where the change
 * lies there, else from the source. It is read before anything of the head runs and can change it.
 */
export async function readHeadFiles(
  diff: Diff,
  { workingDirectory: { state }, commits, degraded }: Snapshot,
  { source, head }: Places,
): Promise<readonly HeadFile[]> {
  const paths = wantedPaths(diff);
  if (paths.length === 0) return [];
  if (state === 'head' || state === 'merge' || state === 'worktree') return collectHeadFiles(diff, head);
  const files = degraded === undefined ? await source.filesAt?.(commits.head, paths) : undefined;
  return files === undefined ? [] : collectHeadFiles(diff, files);
}

function wantedPaths(diff: Diff): readonly string[] {
  const { texts, sizes, lockfiles } = wantedFacts(diff);
  return [...new Set([...texts, ...sizes, ...lockfiles])];
}

/** The files that there are, one question at a time: a change has thousands of files. */
export async function collectHeadFiles(diff: Diff, head: FilesAt): Promise<readonly HeadFile[]> {
  const wantedTexts = new Set(wantedFacts(diff).texts);
  const files: HeadFile[] = [];
  let room = maxTexts;
  for (const path of wantedPaths(diff)) {
    const bytes = await head.size(path);
    if (bytes === undefined) continue;
    const text = wantedTexts.has(path) && bytes <= room ? await head.text(path) : undefined;
    if (text !== undefined) room -= bytes;
    files.push({ path, bytes, ...(text !== undefined && { text }) });
  }
  return files;
}
