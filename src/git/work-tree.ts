import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { onFailure, operationalFailure } from '../model/failure.ts';
import type { ChangedFile } from '../model/files.ts';
import { matchesAny } from '../policy/glob.ts';
import type { ChangesSince, Snapshot } from '../ports/source.ts';
import { ifMissing } from '../runner/regular-file.ts';
import { type Git, ownFolders, type RawDiff, withGit } from './git.ts';
import type { GitPlace } from './git-process.ts';

/** What is in the working directory, and its lines. */
type Inspected = Pick<Snapshot, 'workingDirectory' | 'workingTreeDiff'>;

/** The job's checkout. Each answer is undefined when it lacks the commits. */
export interface JobCheckout {
  readonly diff: (mergeBase: string, head: string) => Promise<RawDiff | undefined>;
  readonly mergeBase: (base: string, head: string) => Promise<string | undefined>;
  readonly changesSince: ChangesSince;
  readonly inspect: (change: InspectedChange) => Promise<Inspected>;
}

/** Reads the job's checkout for content that GitHub does not serve, without fetching. */
export function createJobCheckout(place: GitPlace): JobCheckout {
  const ask = <T>(answer: (git: Git) => Promise<T | undefined>) =>
    // A shallow or partial clone lacks objects. Other sources exist.
    withGit(place, async (git) => git && answer(git).catch(onFailure(() => undefined)));
  return {
    diff: (mergeBase, head) => ask((git) => git.diff({ from: mergeBase, to: head })),
    mergeBase: (base, head) => ask((git) => git.mergeBase(base, head)),
    changesSince: createChangesSince(place),
    inspect: (change) => inspectWorkingDirectory(place, change),
  };
}

interface InspectedChange {
  readonly head: string;
  readonly files: readonly ChangedFile[];
  /** Reads a file's content at the head when the checkout does not have it. */
  readonly headBlob: (id: string, path: string) => Promise<Uint8Array>;
}

/** A changed file whose content in the test merge differs from the head. */
interface Difference {
  readonly path: string;
  readonly merged: Uint8Array;
  readonly head: Uint8Array;
}

const noDiff = new Uint8Array();

/** Replaces a file that the test merge does not have under this path; then no line can be carried. */
const binary = Uint8Array.of(0);

/**
 * Determines the commit in the working directory. A test merge is compared with the head, so that lines can
 * be carried from one to the other. Compares commits, not files: line ends, encodings and content filters of
 * the checkout do not matter, and later edits by a step are not seen.
 */
export function inspectWorkingDirectory(place: GitPlace, change: InspectedChange): Promise<Inspected> {
  return withGit(place, async (git) => {
    const commit = await git?.commit('HEAD');
    if (git === undefined || commit === undefined) {
      return { workingDirectory: { state: 'absent', differing: [] }, workingTreeDiff: noDiff };
    }
    const state = await stateOf(git, commit, change.head);
    const differences = state === 'merge' ? await compareWithHead(git, commit, change) : [];
    return {
      workingDirectory: { state, commit, differing: differences.map(({ path }) => path) },
      workingTreeDiff: await diffOf(git, differences),
    };
  });
}

/** A test merge has two parents: the base branch first, the head second. */
async function stateOf(git: Git, commit: string, head: string): Promise<'head' | 'merge' | 'other'> {
  if (commit === head) return 'head';
  const parents = await git.parents(commit);
  return parents.length === 2 && parents[1] === head ? 'merge' : 'other';
}

async function compareWithHead(git: Git, merge: string, { files, headBlob }: InspectedChange) {
  const { files: blobs } = await git.blobsOf(merge);
  const differences: Difference[] = [];
  for (const { filename: path, sha, status } of files) {
    const id = blobs.get(path);
    if (status === 'removed' || sha === null || id === sha) continue;
    const merged = id === undefined ? undefined : await git.blob(id);
    const head = (await git.blob(sha)) ?? (await headBlob(sha, path));
    if (blobId(head, sha) !== sha)
      throw operationalFailure(
        'BLOB_MISMATCH',
        `The content received for ${JSON.stringify(path)} is not blob ${sha}`,
      );
    differences.push({ path, merged: merged ?? binary, head });
  }
  return differences;
}

async function diffOf(git: Git, differences: readonly Difference[]): Promise<Uint8Array> {
  if (differences.length === 0) return noDiff;
  const stored = await git.run(['fast-import', '--quiet'], { input: importOf(differences) });
  const [from = '', to = ''] = stored.toString('utf8').split('\n');
  return (await git.diff({ from, to, context: 0 })).bytes;
}

/**
 * The input by which `git fast-import` stores the unconverted files of both sides as a commit each, and prints
 * the ids. The commits exist as long as the repository is open.
 */
function importOf(differences: readonly Difference[]): Uint8Array {
  const commit = (side: 'merged' | 'head') => [
    `commit refs/${side}\nmark :1\ncommitter nobody <> 0 +0000\ndata 0\n`,
    ...differences.flatMap(({ path, [side]: bytes }) => {
      const quoted = `"${path.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n')}"`;
      return [`M 100644 inline ${quoted}\ndata ${bytes.length}\n`, bytes, '\n'];
    }),
    'get-mark :1\n',
  ];
  return Buffer.concat([...commit('merged'), ...commit('head')].map((part) => Buffer.from(part)));
}

/** Git's id of these bytes, by the algorithm of `like`. */
export function blobId(bytes: Uint8Array, like: string): string {
  return createHash(like.length === 64 ? 'sha256' : 'sha1')
    .update(`blob ${bytes.length}\0`)
    .update(bytes)
    .digest('hex');
}

/**
 * Creates a tree of the current work tree: tracked and untracked files, without ignored ones, our own records, nested
 * repositories, and untracked files that match `received`, patterns of what reviewers wrote. The user's index and
 * objects are not changed; the tree exists as long as `git` is open. Line ends, encodings and `$Id$` are converted back
 * as attributes and the user's settings require. Other content filters, such as Git LFS, are programs that the
 * repository names and do not run, so their changed files have their content instead of a pointer.
 */
export async function writeWorktreeTree(git: Git, received: readonly string[] = []): Promise<string> {
  const { directory, original } = git;
  const index = join(directory, 'worktree-index');
  const basis = `${await stampOf(original.index)} ${received.join('\0')}`;
  const earlier = written.get(git);
  if (earlier?.basis !== basis) {
    await copyIfThere(original.exclude, join(directory, 'info', 'exclude'));
    await copyIndex(original.index, index);
  }
  const head = await git.commit('HEAD');
  if (head !== undefined) await writeFile(join(directory, 'HEAD'), `${head}\n`);
  const run = await openWorkTree(git, index);
  const excluded = ['--', '.', ...ownFolders.map((folder) => `:(exclude,top,literal)${folder}`)];
  // `git add --all` would query each submodule with a command under that submodule's configuration.
  const status = ['status', '-z', '--porcelain=v2', '--untracked-files=all', '--no-renames'];
  const output = await run([...status, '--ignore-submodules=dirty', ...excluded]);
  // Neither the index nor the work tree differs from the commit.
  if (head !== undefined && output.length === 0) return git.treeOf(head);
  const { gone, changed } = splitChanges(output, matchesAny(received));
  if (earlier?.basis === basis && gone.length + changed.length === 0) return earlier.tree;
  if (gone.length > 0) await run(['update-index', '-z', '--force-remove', '--stdin'], namesTo(gone));
  const update = ['update-index', '-z', '--add', '--remove', '--replace', '--stdin'];
  if (changed.length > 0) await run(update, namesTo(changed));
  // A partial clone may lack content that a sparse checkout leaves out.
  const tree = (await run(['write-tree', '--missing-ok'])).toString('utf8').trim();
  written.set(git, { basis, tree });
  return tree;
}

/**
 * The last tree created through each opened repository, and its index state. At its end a run checks whether
 * the work tree is still the reviewed one, and then adds only later changes to the private index.
 */
const written = new WeakMap<Git, { readonly basis: string; readonly tree: string }>();

/** A value that changes when the file is written. */
async function stampOf(path: string): Promise<string> {
  const { mtimeMs, size, ino } = (await stat(path).catch(() => undefined)) ?? {};
  return `${mtimeMs} ${size} ${ino}`;
}

/**
 * Differences of the work tree from the index, including untracked files; a nested repository is listed as a
 * folder, `name/`, which update-index skips. The letter is the kind of difference.
 */
function splitChanges(
  output: Buffer,
  isReceived: (path: string) => boolean,
): { readonly gone: readonly string[]; readonly changed: readonly string[] } {
  const gone: string[] = [];
  const changed: string[] = [];
  for (const record of output.toString('latin1').split('\0')) {
    const [, letter = '', path = ''] =
      /^1 .(.) (?:\S+ ){6}(.+)$/s.exec(record) ?? /^u .(.) (?:\S+ ){8}(.+)$/s.exec(record) ?? [];
    if (record.startsWith('? ')) {
      const name = record.slice(2);
      if (!isReceived(Buffer.from(name, 'latin1').toString('utf8'))) changed.push(name);
    } else if (record.startsWith('1') && letter === 'D') gone.push(path);
    else if (letter !== '' && letter !== '.') changed.push(path);
  }
  return { gone, changed };
}

/**
 * Copies an index with the parts of a split index and with its time: git checks files again that are not
 * older than their index, and must do so with the copy.
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

/**
 * Makes git read the work tree with its attributes and the user's settings for line ends, encodings and
 * `$Id$`, which git converts itself. Programs that attributes name, such as those of Git LFS, are not
 * configured here and do not run.
 */
async function openWorkTree(git: Git, index: string) {
  const { directory, original } = git;
  await copyIfThere(original.attributes, join(directory, 'info', 'attributes'));
  const settings = { ...(await git.workTreeSettings()), 'core.bare': 'false' };
  const variables = { GIT_WORK_TREE: original.root, GIT_INDEX_FILE: index };
  return (args: readonly string[], input?: Uint8Array) =>
    git.run(args, { cwd: original.root, settings, variables, ...(input && { input }) });
}

/** The tree with our own records as the commit has them: a report that is committed is no edit of what was reviewed. */
export async function withRecordsOf(git: Git, tree: string, commit: string): Promise<string> {
  const variables = { GIT_INDEX_FILE: join(git.directory, 'records-index') };
  const recordsOf = async (treeish: string) => {
    const listed = await git.run(['ls-tree', '-r', '-z', '--full-tree', treeish, '--', ...ownFolders]);
    return listed.toString('latin1');
  };
  const removed = (await recordsOf(tree)).replace(
    /\d{6} [a-z]{4,6} ([0-9a-f]{40,64})\t/g,
    (_, id: string) => {
      return `0 ${'0'.repeat(id.length)}\t`;
    },
  );
  await git.run(['read-tree', tree], { variables });
  const input = Buffer.from(removed + (await recordsOf(commit)), 'latin1');
  await git.run(['update-index', '-z', '--index-info'], { variables, input });
  return (await git.run(['write-tree', '--missing-ok'], { variables })).toString('utf8').trim();
}

/** Copies a file; false when it does not exist. */
async function copyIfThere(from: string, to: string): Promise<boolean> {
  await mkdir(dirname(to), { recursive: true });
  const copying = copyFile(from, to).then(() => true);
  return await copying.catch(ifMissing(false));
}

/** Keeps the bytes, so that names that are not UTF-8 stay correct. */
function namesTo(names: readonly string[]): Buffer {
  return Buffer.from(names.map((name) => `${name}\0`).join(''), 'latin1');
}

/**
 * Compares by the commits in the working directory: an earlier uncommitted state is lost, and a shallow
 * checkout has none.
 */
export function createChangesSince(place: GitPlace, received: readonly string[] = []): ChangesSince {
  return (from, to) =>
    withGit(place, async (git) => {
      if (git === undefined || from.tree !== undefined) return undefined;
      for (const commit of [from.head, to.head, to.base])
        if (!(await git.hasCommit(commit))) return undefined;
      if ((await git.mergeBase(from.head, to.head)) !== from.head) return undefined;
      if ((await git.mergeBase(to.base, from.head)) !== to.mergeBase) return undefined;
      if (to.tree !== undefined && to.tree !== (await writeWorktreeTree(git, received))) return undefined;
      return (await git.diff({ from: from.head, to: to.tree ?? to.head, without: ownFolders })).bytes;
    });
}
