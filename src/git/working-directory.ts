import { createHash } from 'node:crypto';
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
  const stored = await git.repository.run(['fast-import', '--quiet'], { input: importOf(differences) });
  const [from = '', to = ''] = stored.toString('utf8').split('\n');
  return git.diff({ from, to, context: 0 });
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
function blobId(bytes: Uint8Array, like: string): string {
  return createHash(like.length === 64 ? 'sha256' : 'sha1')
    .update(`blob ${bytes.length}\0`)
    .update(bytes)
    .digest('hex');
}
