import type { Diff } from '../diff/hunk.ts';
import type { ChangedFile, ReadText } from '../model/files.ts';
import type { Coverage } from '../model/manifest.ts';
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

/** Kinds of files that nobody reads as text: names, and what each begins with in Latin-1. */
const assets: readonly { readonly name: RegExp; readonly start: RegExp }[] = [
  { name: /\.png$/i, start: /^\x89PNG\r\n/ },
  { name: /\.jpe?g$/i, start: /^\xff\xd8\xff/ },
  { name: /\.gif$/i, start: /^GIF8[79]a/ },
  { name: /\.(?:webp|wav|avi)$/i, start: /^RIFF/ },
  { name: /\.(?:ico|cur)$/i, start: /^\0\0.\0/ },
  { name: /\.icns$/i, start: /^icns/ },
  { name: /\.(?:bmp|dib)$/i, start: /^BM/ },
  { name: /\.tiff?$/i, start: /^(?:II\*\0|MM\0\*)/ },
  { name: /\.psd$/i, start: /^8BPS/ },
  { name: /\.(?:avif|heic|mp4|m4[av]|mov)$/i, start: /^.{4}ftyp/s },
  { name: /\.(?:webm|mkv)$/i, start: /^[^ -~]E\xdf\xa3/ },
  { name: /\.mp3$/i, start: /^(?:ID3|\xff[\xe2-\xfb])/ },
  { name: /\.(?:ogg|oga|ogv|opus)$/i, start: /^OggS/ },
  { name: /\.flac$/i, start: /^fLaC/ },
  { name: /\.woff2?$/i, start: /^wOF[F2]/ },
  { name: /\.(?:ttf|otf|ttc)$/i, start: /^(?:\0.\0\0|OTTO|true|ttcf)/ },
  { name: /\.pdf$/i, start: /^%PDF-/ },
  { name: /\.(?:zip|docx|xlsx|pptx|od[tsp]|epub)$/i, start: /^PK[^ -~]/ },
  { name: /\.(?:gz|tgz)$/i, start: /^[^ -~]\x8b/ },
  { name: /\.(?:sqlite3?|db)$/i, start: /^SQLite format 3\0/ },
  { name: /^bun\.lockb$/, start: /^#!\/usr\/bin\/env bun\nbun-lockfile/ },
];

/** Git searches as many bytes for a NUL. */
const searchedBytes = 8000;

/** More binary files in one change are not read, and count as hidden. */
const maxRead = 200;

const emptyBlob = 'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391';

/**
 * Changed files whose lines no diff shows although programs may read them as text: git calls a file binary for one
 * NUL, and Node, PHP and PowerShell run such files. A picture by name and by its first bytes is none. Where there is no
 * diff, GitHub's list of files does not tell a binary file from a change of mode: files without lines are read, and
 * one without a NUL is binary only where attributes may say so.
 */
export async function findHiddenFiles(
  files: readonly ChangedFile[],
  { byPath }: Pick<Diff, 'byPath'>,
  { firstBytes, hasAttributes }: Pick<Source, 'firstBytes'> & { readonly hasAttributes: boolean },
): Promise<Coverage['missing']> {
  // Only a diff states modes.
  const isListed = (path: string) => byPath.get(path)?.newMode === undefined;
  const unseen = files.filter((each) => {
    const { filename, status, sha, changes } = each;
    const file = byPath.get(filename);
    if (status === 'removed' || file === undefined) return false;
    if (file.binary) return true;
    const hasLines = changes > 0 || file.hunks.length > 0 || Boolean(each.patch);
    return !hasLines && status !== 'renamed' && isListed(filename) && sha !== emptyBlob;
  });
  const read = unseen.slice(0, maxRead).flatMap(({ sha }) => sha ?? []);
  const starts = await firstBytes?.(read, searchedBytes);
  return unseen.flatMap(({ filename: path, sha }): Coverage['missing'] => {
    const start = starts?.get(sha ?? '');
    const isBinary = byPath.get(path)?.binary === true;
    if (start === undefined) return isBinary ? [{ path, reason: 'patch-missing' as const }] : [];
    const isCalledBinary = isListed(path) ? hasAttributes : isBinary;
    const isHidden = (isCalledBinary || start.includes(0)) && !isAsset(path, start);
    return isHidden ? [{ path, reason: 'binary' as const }] : [];
  });
}

function isAsset(path: string, start: Uint8Array): boolean {
  const text = Buffer.from(start).toString('latin1', 0, 64);
  return assets.some((asset) => asset.name.test(nameOf(path)) && asset.start.test(text));
}

/** The coverage without the hidden files, which nobody reviewed. */
export function withoutHidden(coverage: Coverage, hidden: Coverage['missing']): Coverage {
  const known = new Set(coverage.missing.map(({ path }) => path));
  const added = hidden.filter(({ path }) => !known.has(path));
  return {
    ...coverage,
    covered: Math.max(0, coverage.covered - added.length),
    missing: [...coverage.missing, ...added],
  };
}
