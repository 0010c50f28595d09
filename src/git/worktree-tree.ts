import { copyFile, mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { ChangesSince } from '../fetch/source.ts';
import { hasCode } from '../runner/regular-file.ts';
import { type Git, ownFolders, withGit } from './git.ts';
import type { Environment } from './git-process.ts';

/**
 * Makes a tree of the work tree as it is now: tracked and untracked files, but no ignored ones, nothing below
 * `without`, and no repositories nested in it. The user's index and objects stay untouched; the tree lives as
 * long as `git` is open.
 *
 * Line ends, encodings and `$Id$` are undone as attributes and the user's settings say; other content filters, such as
 * Git LFS, are programs that the repository names and do not run, so a changed file of theirs stands with its content
 * instead of its pointer.
 */
export async function writeWorktreeTree(git: Git, without: readonly string[]): Promise<string> {
  const { directory, original } = git.repository;
  const index = join(directory, 'worktree-index');
  const basis = `${await stampOf(original.index)} ${without.join('\0')}`;
  const earlier = written.get(git);
  if (earlier?.basis !== basis) {
    await copyIfThere(original.exclude, join(directory, 'info', 'exclude'));
    await copyIndex(original.index, index);
  }
  const run = await openWorkTree(git, index);
  const excluded = ['--', '.', ...without.map((folder) => `:(exclude,top,literal)${folder}`)];
  // `git add --all` would ask each submodule for its state, by a command under that submodule's configuration.
  const status = ['status', '-z', '--porcelain=v2', '--untracked-files=all', '--no-renames'];
  const output = await run([...status, '--ignore-submodules=dirty', ...excluded], noInput);
  const { gone, changed } = splitChanges(output);
  if (earlier?.basis === basis && gone.length + changed.length === 0) return earlier.tree;
  if (gone.length > 0) await run(['update-index', '-z', '--force-remove', '--stdin'], namesTo(gone));
  const update = ['update-index', '-z', '--add', '--remove', '--replace', '--stdin'];
  if (changed.length > 0) await run(update, namesTo(changed));
  // Of what a sparse checkout leaves out, a partial clone may have no content.
  const tree = (await run(['write-tree', '--missing-ok'], noInput)).toString('utf8').trim();
  written.set(git, { basis, tree });
  return tree;
}

/**
 * The last tree made through each opened repository, and of which index: a run asks at its end whether the work tree
 * is still the one that it reviewed, and then only what changed since is added to the private index.
 */
const written = new WeakMap<Git, { readonly basis: string; readonly tree: string }>();

const noInput = new Uint8Array();

/** Changes when the file is written. */
async function stampOf(path: string): Promise<string> {
  try {
    const { mtimeMs, size, ino } = await stat(path);
    return `${mtimeMs} ${size} ${ino}`;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return 'none';
    throw error;
  }
}

/**
 * What of the work tree differs from the index, untracked files included; a nested repository is listed as a folder,
 * `name/`, which update-index skips. The letter is how the work tree differs.
 */
function splitChanges(output: Buffer): {
  readonly gone: readonly string[];
  readonly changed: readonly string[];
} {
  const gone: string[] = [];
  const changed: string[] = [];
  for (const record of output.toString('latin1').split('\0')) {
    const [, letter = '', path = ''] =
      /^1 .(.) (?:\S+ ){6}(.+)$/s.exec(record) ?? /^u .(.) (?:\S+ ){8}(.+)$/s.exec(record) ?? [];
    if (record.startsWith('? ')) changed.push(record.slice(2));
    else if (record.startsWith('1') && letter === 'D') gone.push(path);
    else if (letter !== '' && letter !== '.') changed.push(path);
  }
  return { gone, changed };
}

/**
 * With the parts that a split index keeps beside itself, and with its time: git looks again at files that are
 * no older than their index, and must keep doing so with the copy.
 */
async function copyIndex(from: string, to: string): Promise<void> {
  await rm(to, { force: true });
  if (!(await copyIfThere(from, to))) return;
  const { mtimeMs } = await stat(from);
  const wholeSecond = Math.floor(mtimeMs / 1000);
  await utimes(to, wholeSecond, wholeSecond);
  const folder = dirname(from);
  const parts = (await readdir(folder)).filter((name) => name.startsWith('sharedindex.'));
  for (const part of parts) await copyIfThere(join(folder, part), join(dirname(to), basename(part)));
}

/** Runs git on the user's work tree through the private directory. Throws `Failure` unless the command succeeds. */
type RunInWorkTree = (args: readonly string[], input: Uint8Array) => Promise<Buffer>;

/**
 * Lets git look at the work tree as its attributes and the user's settings say: at line ends, encodings and `$Id$`,
 * which git converts itself. Programs that attributes name, such as those of Git LFS, are configured nowhere here and
 * do not run.
 */
async function openWorkTree({ repository }: Git, index: string): Promise<RunInWorkTree> {
  const { directory, original } = repository;
  await copyIfThere(original.attributes, join(directory, 'info', 'attributes'));
  const settings = { ...(await repository.workTreeSettings()), 'core.bare': 'false' };
  const variables = { GIT_WORK_TREE: original.root, GIT_INDEX_FILE: index };
  return (args, input) => repository.run(args, { cwd: original.root, settings, variables, input });
}

/** False where there is no such file. */
async function copyIfThere(from: string, to: string): Promise<boolean> {
  await mkdir(dirname(to), { recursive: true });
  try {
    await copyFile(from, to);
    return true;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
}

/** Byte for byte, so that names that are not UTF-8 survive. */
function namesTo(names: readonly string[]): Buffer {
  return Buffer.from(names.map((name) => `${name}\0`).join(''), 'latin1');
}

/**
 * Compares by the commits that the working directory has: an earlier state that was never committed is gone, and a
 * shallow checkout has none.
 */
export function createChangesSince(wanted: {
  readonly directory: string;
  readonly environment: Environment;
}): ChangesSince {
  return (from, to) =>
    withGit(wanted, async (git) => {
      if (git === undefined || from.tree !== undefined) return undefined;
      for (const commit of [from.head, to.head, to.base])
        if (!(await git.hasCommit(commit))) return undefined;
      if (!(await isMergeBase(git, [from.head, to.head], from.head))) return undefined;
      if (!(await isMergeBase(git, [to.base, from.head], to.mergeBase))) return undefined;
      if (to.tree === undefined) return git.diff({ from: from.head, to: to.head, without: ownFolders });
      const tree = await writeWorktreeTree(git, ownFolders);
      return tree === to.tree ? git.diff({ from: from.head, to: tree, without: ownFolders }) : undefined;
    });
}

async function isMergeBase(
  git: Git,
  [one, other]: readonly [string, string],
  commit: string,
): Promise<boolean> {
  const found = await git.mergeBase(one, other);
  return found.state === 'found' && found.commit === commit;
}
