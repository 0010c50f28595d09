import { createHash } from 'node:crypto';
import type { ChangedFile } from '../../domain/changed-file.ts';
import { Failure } from '../../domain/failure.ts';
import type { IncomparableReason } from '../../domain/manifest.ts';
import { readWorkingFile } from '../files/regular-file.ts';
import type { Git } from './git.ts';
import { readStoredForms, type StoredForm } from './stored-form.ts';

/** Gets a file's content at the head where the checkout does not have it. */
export type HeadBlob = (id: string, path: string) => Promise<Uint8Array>;

/** A changed file that lies in the work tree otherwise than at the head: both contents, or why they are not told. */
export type Difference =
  | { readonly path: string; readonly working: Uint8Array; readonly head: Uint8Array }
  | Incomparable;

interface Incomparable {
  readonly path: string;
  readonly reason: IncomparableReason;
}

/** A file whose bytes are not those of the head's blob. */
interface Suspect {
  readonly path: string;
  readonly id: string;
  readonly bytes: Uint8Array;
}

/** In the order of `files`. Contents are in the form that git stores, with LF where CRLF ends a line. */
export async function compareWorkingFiles(
  git: Git,
  files: readonly ChangedFile[],
  headBlob: HeadBlob,
): Promise<readonly Difference[]> {
  const seen: (Suspect | Incomparable)[] = [];
  for (const file of files) {
    const one = file.status === 'removed' ? undefined : await look(git.root, file);
    if (one !== undefined) seen.push(one);
  }
  if (seen.length === 0) return [];
  const paths = seen.flatMap((one) => ('reason' in one ? [] : [one.path]));
  const storedForm = await readStoredForms(git, paths);
  const differences: Difference[] = [];
  for (const one of seen) {
    const difference = 'reason' in one ? one : await compare(git, one, await storedForm(one), headBlob);
    if (difference !== undefined) differences.push(difference);
  }
  return differences;
}

async function look(root: string, file: ChangedFile): Promise<Suspect | Incomparable | undefined> {
  const path = file.filename;
  const working = await readWorkingFile(root, path);
  // A submodule's folder has no lines of this repository.
  if (working.state === 'folder' || file.sha === null) return undefined;
  if (working.state !== 'present') return isSubmodule(file) ? undefined : { path, reason: working.state };
  const { bytes } = working;
  return blobId(bytes, file.sha) === file.sha ? undefined : { path, id: file.sha, bytes };
}

async function compare(
  git: Git,
  { path, id }: Suspect,
  stored: StoredForm,
  headBlob: HeadBlob,
): Promise<Difference | undefined> {
  if (stored.state !== 'known') return { path, reason: stored.state };
  if (blobId(stored.bytes, id) === id) return undefined;
  const content = (await git.blob(id)) ?? (await headBlob(id, path));
  if (blobId(content, id) !== id) throw wrongContent(id, path);
  const working = withLineFeeds(stored.bytes);
  const head = withLineFeeds(content);
  return head.equals(working) ? undefined : { path, working, head };
}

/** The id git gives these bytes, by the algorithm that made `like`. */
function blobId(bytes: Uint8Array, like: string): string {
  return createHash(like.length === 64 ? 'sha256' : 'sha1')
    .update(`blob ${bytes.length}\0`)
    .update(bytes)
    .digest('hex');
}

/** A carriage return that no line feed follows is content. */
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
