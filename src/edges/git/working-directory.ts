import { createHash } from 'node:crypto';
import type { ChangedFile } from '../../domain/changed-file.ts';
import { Failure } from '../../domain/failure.ts';
import type { WorkingDirectory } from '../../domain/manifest.ts';
import { readWorkingFile } from '../files/working-file.ts';
import { type TreeFile, writeBlobTree } from './blob-tree.ts';
import { type Git, withGit } from './git.ts';
import type { Environment } from './process.ts';

interface Wanted {
  readonly directory: string;
  readonly environment: Environment;
  readonly head: string;
  readonly files: readonly ChangedFile[];
  /** Gets a file's content at the head where the checkout does not have it. */
  readonly headBlob: (id: string, path: string) => Promise<Uint8Array>;
}

interface Inspection {
  readonly workingDirectory: WorkingDirectory;
  /**
   * Zero-context diff from what lies in the directory to the head. A file that is missing there, or too large to
   * read, stands as binary: none of its lines can be carried.
   */
  readonly workingTreeDiff: Uint8Array;
}

interface Difference {
  readonly path: string;
  readonly working: Uint8Array;
  readonly head: Uint8Array;
}

const noDiff = new Uint8Array();

/** Contents that git takes for binary, and that differ. */
const unreadable = { working: Uint8Array.of(0), head: Uint8Array.of(0, 0) };

/**
 * Finds out what reviewers will have before their eyes. Only a checkout of the head or of its test merge is
 * compared with the head, file by file. CRLF and LF end a line alike: a checkout may have one where the commit has the
 * other, as `core.autocrlf` and `.gitattributes` say.
 */
export function inspectWorkingDirectory(wanted: Wanted): Promise<Inspection> {
  return withGit(wanted, async (git) => {
    const commit = await git?.headCommit();
    if (git === undefined || commit === undefined) {
      return { workingDirectory: { state: 'absent', differing: [] }, workingTreeDiff: noDiff };
    }
    const state = await stateOf(git, commit, wanted.head);
    if (state === 'other') {
      return { workingDirectory: { state, commit, differing: [] }, workingTreeDiff: noDiff };
    }
    const differences = await findDifferences(git, wanted);
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

async function findDifferences(git: Git, wanted: Wanted): Promise<readonly Difference[]> {
  const differences: Difference[] = [];
  for (const file of wanted.files) {
    const difference = file.status === 'removed' ? undefined : await compare(git, wanted, file);
    if (difference !== undefined) differences.push(difference);
  }
  return differences;
}

async function compare(git: Git, wanted: Wanted, file: ChangedFile): Promise<Difference | undefined> {
  const path = file.filename;
  const working = await readWorkingFile(git.root, path);
  // A submodule's folder has no lines of this repository.
  if (working.state === 'folder' || file.sha === null) return undefined;
  if (working.state !== 'present') return isSubmodule(file) ? undefined : { path, ...unreadable };
  if (blobId(working.bytes, file.sha) === file.sha) return undefined;
  const head = (await git.blob(file.sha)) ?? (await wanted.headBlob(file.sha, path));
  if (blobId(head, file.sha) !== file.sha) throw wrongContent(file.sha, path);
  const lines = { working: withLineFeeds(working.bytes), head: withLineFeeds(head) };
  return lines.head.equals(lines.working) ? undefined : { path, ...lines };
}

async function diffOf(git: Git, differences: readonly Difference[]): Promise<Uint8Array> {
  if (differences.length === 0) return noDiff;
  const side = (of: 'working' | 'head'): readonly TreeFile[] =>
    differences.map((difference) => ({ path: difference.path, bytes: difference[of] }));
  const from = await writeBlobTree(git, side('working'));
  const to = await writeBlobTree(git, side('head'));
  return git.diff({ from, to, context: 0 });
}

/** The id git gives these bytes, by the algorithm that made `like`. */
function blobId(bytes: Uint8Array, like: string): string {
  return createHash(like.length === 64 ? 'sha256' : 'sha1')
    .update(`blob ${bytes.length}\0`)
    .update(bytes)
    .digest('hex');
}

/** With LF where CRLF ends a line; a carriage return anywhere else is content. */
function withLineFeeds(bytes: Uint8Array): Buffer {
  return Buffer.from(Buffer.from(bytes).toString('latin1').replaceAll('\r\n', '\n'), 'latin1');
}

function isSubmodule({ patch }: ChangedFile): boolean {
  return patch !== undefined && /^\+Subproject commit [0-9a-f]{40,64}(?:-dirty)?$/m.test(patch);
}

function wrongContent(id: string, path: string): Failure {
  return new Failure({
    kind: 'operational',
    code: 'BLOB_MISMATCH',
    message: `The content received for ${JSON.stringify(path)} is not blob ${id}`,
    fix: 'Run again; if it stays, something between here and the server changes answers.',
  });
}
