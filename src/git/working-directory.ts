import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { onFailure, operationalFailure } from '../model/failure.ts';
import type { ChangedFile } from '../model/files.ts';
import type { WorkingDirectory } from '../model/manifest.ts';
import { type Git, withGit } from './git.ts';
import type { GitPlace } from './git-process.ts';

export type JobCheckout = ReturnType<typeof createJobCheckout>;

/**
 * Reads the job's checkout for content that GitHub does not serve, without fetching; undefined when it lacks
 * the commits.
 */
export function createJobCheckout(place: GitPlace) {
  const ask = <T>(answer: (git: Git) => Promise<T | undefined>) =>
    // A shallow or partial clone lacks objects. Other sources exist.
    withGit(place, async (git) => git && answer(git).catch(onFailure(() => undefined)));
  return {
    diff: (mergeBase: string, head: string) => ask((git) => git.diffWithIds({ from: mergeBase, to: head })),
    mergeBase: (base: string, head: string) =>
      ask(async (git) => {
        const found = await git.mergeBase(base, head);
        return found.state === 'found' ? found.commit : undefined;
      }),
  };
}

interface InspectionOptions extends GitPlace {
  readonly head: string;
  readonly files: readonly ChangedFile[];
  /** Reads a file's content at the head when the checkout does not have it. */
  readonly headBlob: (id: string, path: string) => Promise<Uint8Array>;
}

interface Inspection {
  readonly workingDirectory: WorkingDirectory;
  /** Zero-context diff from the checked-out commit to the head. */
  readonly workingTreeDiff: Uint8Array;
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
export function inspectWorkingDirectory(options: InspectionOptions): Promise<Inspection> {
  return withGit(options, async (git) => {
    const commit = await git?.headCommit();
    if (git === undefined || commit === undefined) {
      return { workingDirectory: { state: 'absent', differing: [] }, workingTreeDiff: noDiff };
    }
    const state = await stateOf(git, commit, options.head);
    const differences = state === 'merge' ? await compareWithHead(git, commit, options) : [];
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

async function compareWithHead(git: Git, merge: string, { files, headBlob }: InspectionOptions) {
  const blobs = await git.blobsOf(merge);
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
  const from = await writeBlobTree(git, differences, 'merged');
  return git.diff({ from, to: await writeBlobTree(git, differences, 'head'), context: 0 });
}

/** Git's id of these bytes, by the algorithm of `like`. */
function blobId(bytes: Uint8Array, like: string): string {
  return createHash(like.length === 64 ? 'sha256' : 'sha1')
    .update(`blob ${bytes.length}\0`)
    .update(bytes)
    .digest('hex');
}

/** Stores unconverted files in a tree that exists as long as `git` is open. */
async function writeBlobTree(
  { repository }: Git,
  files: readonly Difference[],
  side: 'merged' | 'head',
): Promise<string> {
  const folder = await mkdtemp(join(repository.directory, 'tree-'));
  const variables = { GIT_INDEX_FILE: join(folder, 'index') };
  try {
    const paths = files.map((_, index) => join(folder, String(index)));
    for (const [index, file] of files.entries()) await writeFile(join(folder, String(index)), file[side]);
    const stored = await repository.run(['hash-object', '-w', '--no-filters', '--stdin-paths'], {
      input: paths.map((path) => `${path}\n`).join(''),
    });
    const ids = stored.toString('utf8').split('\n');
    const entries = files.map(({ path }, index) => `100644 ${ids[index]}\t${path}\0`);
    await repository.run(['update-index', '-z', '--index-info'], { input: entries.join(''), variables });
    // Git skips a path that a tree may not contain, without an error.
    const kept = (await repository.run(['ls-files', '-z'], { variables })).filter(
      (byte) => byte === 0,
    ).length;
    if (kept !== files.length) throw new Error(`a tree of ${files.length} files holds only ${kept} of them`);
    return (await repository.run(['write-tree'], { variables })).toString('utf8').trim();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
