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
  await copyIfThere(original.exclude, join(directory, 'info', 'exclude'));
  await copyIndex(original.index, index);
  const runInWorkTree = await openWorkTree(git, index);
  const run = (args: readonly string[], paths: readonly string[] = []) => runInWorkTree(args, namesTo(paths));
  const excluded = ['--', '.', ...without.map((folder) => `:(exclude,top,literal)${folder}`)];

  // `git add --all` would ask each submodule for its state, by a command under that submodule's configuration.
  const changes = await run(['diff-files', '-z', '--name-status', '--ignore-submodules=dirty', ...excluded]);
  const { gone, changed } = splitChanges(changes);
  if (gone.length > 0) await run(['update-index', '-z', '--force-remove', '--stdin'], gone);
  const untracked = namesFrom(await run(['ls-files', '-z', '--others', '--exclude-standard', ...excluded]));
  // A nested repository is listed as a folder, `name/`, which this passes over.
  const files = [...changed, ...untracked];
  if (files.length > 0) await run(['update-index', '-z', '--add', '--remove', '--replace', '--stdin'], files);
  // Of what a sparse checkout leaves out, a partial clone may have no content.
  return (await run(['write-tree', '--missing-ok'])).toString('utf8').trim();
}

function splitChanges(output: Buffer): {
  readonly gone: readonly string[];
  readonly changed: readonly string[];
} {
  const fields = namesFrom(output);
  const gone: string[] = [];
  const changed: string[] = [];
  for (let index = 0; index + 1 < fields.length; index += 2) {
    const path = fields[index + 1] ?? '';
    (fields[index] === 'D' ? gone : changed).push(path);
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

/** As git reads and writes them with `-z`: byte for byte, so that names that are not UTF-8 survive both ways. */
function namesFrom(output: Buffer): readonly string[] {
  return output
    .toString('latin1')
    .split('\0')
    .filter((name) => name !== '');
}

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
