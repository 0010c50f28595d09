import { readdir, realpath } from 'node:fs/promises';
import { isAbsolute, join, relative, sep } from 'node:path';
import { usageFailure } from '../model/failure.ts';
import type { FindReceived, ReceivedFile } from '../model/files.ts';
import { compileGlob, fixedFolder } from '../policy/glob.ts';
import { hasRealFolders, ifMissing, readRegularFile } from '../runner/regular-file.ts';
import { type Git, withGit } from './git.ts';
import type { GitPlace } from './git-process.ts';

const maxFile = 64 * 1024 * 1024;
const maxMatches = 500;
const maxVisited = 500_000;

/** `directory` is the base of patterns; a pattern that begins with `/` starts at the root instead. */
interface ReceivedFilesOptions extends GitPlace {
  /**
   * The commit under review. The directory's checked-out commit counts as well, since a test merge is made
   * from it.
   */
  readonly head: string;
}

/** Finds files below a directory. Never reads a `.git` folder and follows no link. */
export function findReceivedIn(options: ReceivedFilesOptions): FindReceived {
  return async (glob) => {
    const directory = await realpath(options.directory);
    const place = await placeOf(directory, glob);
    const names = await find(place.root, place.glob);
    return withGit({ directory, environment: options.environment }, async (git) => {
      const commits = git === undefined ? [] : await commitsToAsk(git, options.head);
      const files: ReceivedFile[] = [];
      for (const name of names) {
        const bytes = await readRegularFile({ root: place.root, name, maxBytes: maxFile });
        // Deleted since it was found.
        if (bytes === undefined) continue;
        const tracked = git !== undefined && (await isTracked(git, commits, join(place.root, name)));
        files.push({ path: place.shown + name, bytes, tracked });
      }
      return files;
    });
  };
}

interface Place {
  /** Trusted; links below it are not followed. */
  readonly root: string;
  readonly glob: string;
  /** Prefix of names in messages. */
  readonly shown: string;
}

/**
 * The fixed folders of a pattern are the author's choice and may be links, but below the work tree a pull
 * request may have placed them.
 */
async function placeOf(directory: string, glob: string): Promise<Place> {
  const pattern = glob.replace(/^(?:\.\/)+/, '');
  if (/(?:^|\/)(?:\.\.|\.git)(?:\/|$)/i.test(pattern))
    throw invalidPattern('FINDINGS_PATTERN_INVALID', glob, 'leads through ".." or ".git"');
  if (!isAbsolute(pattern)) return { root: directory, glob: pattern, shown: '' };
  const folder = fixedFolder(pattern);
  if (folder.startsWith(`${directory}/`)) {
    return { root: directory, glob: pattern.slice(directory.length + 1), shown: '' };
  }
  const root = await realpath(folder).catch(ifMissing(folder));
  return { root, glob: pattern.slice(folder.length), shown: folder };
}

/** Sorted names below `root` that match. Includes links and special files, which cannot be opened. */
async function find(root: string, glob: string): Promise<readonly string[]> {
  const isMatch = compileGlob(glob);
  const start = fixedFolder(glob);
  if (start !== '' && !(await hasRealFolders(root, `${start}file`))) return [];
  const found: string[] = [];
  const folders = [start];
  let visited = 0;
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(ifMissing([]));
    for (const entry of entries) {
      visited += 1;
      const name = folder + entry.name;
      if (entry.isDirectory()) {
        if (entry.name.toLowerCase() !== '.git') folders.push(`${name}/`);
      } else if (isMatch(name)) found.push(name);
      if (visited > maxVisited || found.length > maxMatches)
        throw invalidPattern(
          'FINDINGS_TOO_MANY',
          glob,
          `matches more than ${maxMatches} files or looks through more than ${maxVisited}`,
        );
    }
  }
  return found.sort();
}

async function commitsToAsk(git: Git, head: string): Promise<readonly string[]> {
  const checkedOut = await git.commit('HEAD');
  const candidates = new Set([head, ...(checkedOut === undefined ? [] : [checkedOut])]);
  const known: string[] = [];
  for (const commit of candidates) if (await git.hasCommit(commit)) known.push(commit);
  return known;
}

async function isTracked(git: Git, commits: readonly string[], file: string): Promise<boolean> {
  const path = relative(git.root, file).split(sep).join('/');
  if (path === '' || path.startsWith('../') || isAbsolute(path)) return false;
  for (const commit of commits) if (await git.isTracked(commit, path)) return true;
  return false;
}

function invalidPattern(code: 'FINDINGS_PATTERN_INVALID' | 'FINDINGS_TOO_MANY', glob: string, why: string) {
  return usageFailure(code, `The findings pattern ${JSON.stringify(glob)} ${why}`);
}
