import { z } from 'zod';
import { diffFileOf, patchOf } from '../diff/read-hunks.ts';
import type { JobCheckout } from '../git/work-tree.ts';
import type { FileThen } from '../memory/changes-since-review.ts';
import { onFailure, operationalFailure } from '../model/failure.ts';
import { ChangedFile, type Since } from '../model/files.ts';
import type { Coverage } from '../model/manifest.ts';
import { CommitId } from '../model/review-document.ts';
import type { RepositoryAccess } from './client.ts';
import { filesAt, type ObjectNode, type Objects } from './git-objects.ts';
import { readContents } from './request-failure.ts';

interface Change {
  readonly head: string;
  readonly files: readonly ChangedFile[];
  /** Files at earlier heads. */
  readonly wanted: readonly FileThen[];
}

/** Objects that `compareHeads` needs from GitHub, some of them more than once. */
export function objectsToCompare({ head, files, wanted }: Change): readonly string[] {
  const renames = files.filter(({ status }) => status === 'renamed');
  return wanted.flatMap(({ head: earlier, path }) => {
    const names = renames.filter(({ previous_filename }) => previous_filename === path);
    const now = [path, ...names.map(({ filename }) => filename)];
    return [earlier, `${earlier}:${path}`, ...filesAt(head, now)];
  });
}

/**
 * Compares files at earlier heads with the current head by their blobs. Commits that a force-push removed
 * still have blobs, while GitHub's comparison would start at the common ancestor.
 */
export function compareHeads(objects: Objects, change: Change): readonly Since[] {
  const heads = [...new Set(change.wanted.map((then) => then.head))];
  // If the commit itself is unavailable, a missing file proves nothing.
  return heads
    .filter((head) => objects.get(head)?.oid === head)
    .map((head) => {
      const known: string[] = [];
      const files = new Map<string, ChangedFile>();
      for (const then of change.wanted.filter((each) => each.head === head)) {
        const now = compareFile(then, objects, change);
        // Two earlier files may have become one; the second of them is unknown.
        if (now === undefined || (now !== 'same' && files.has(now.filename))) continue;
        known.push(then.path);
        if (now !== 'same') files.set(now.filename, now);
      }
      return { head, known, files: [...files.values()] };
    });
}

const blank = { additions: 0, deletions: 0, changes: 0 };

/** `same` when there is no difference; undefined when unknown. */
function compareFile(
  then: FileThen,
  objects: Objects,
  { head, files }: Change,
): ChangedFile | 'same' | undefined {
  const { path } = then;
  const before = objects.get(`${then.head}:${path}`);
  const there = objects.get(`${head}:${path}`);
  if (before === undefined || there === undefined) return undefined;
  if (before?.oid === there?.oid) return 'same';
  if (before === null) return { filename: path, sha: there?.oid ?? null, status: 'added', ...blank };
  if (there !== null)
    return { filename: path, sha: there.oid, status: 'modified', ...difference(before, there) };
  const moved = findMoved(path, before.oid, files);
  if (moved === undefined) return { filename: path, sha: null, status: 'removed', ...blank };
  const renamed = { filename: moved.filename, previous_filename: path, status: 'renamed' } as const;
  if (moved.sha === before.oid) return { ...renamed, sha: before.oid, ...blank };
  const after = objects.get(`${head}:${moved.filename}`);
  return { ...renamed, sha: after?.oid ?? null, ...difference(before, after) };
}

/** A file that is no longer at its path, found by the change's own renames or by equal content. */
function findMoved(path: string, oid: string, files: readonly ChangedFile[]): ChangedFile | undefined {
  const isRenamed = (file: ChangedFile) => file.status === 'renamed' && file.previous_filename === path;
  return files.find(isRenamed) ?? files.find(({ sha, status }) => sha === oid && status !== 'removed');
}

/** A change without a patch has unknown lines. */
function difference(before: ObjectNode, after: ObjectNode | null | undefined) {
  const isWhole = before.isTruncated !== true && after?.isTruncated !== true;
  const patch =
    isWhole && before.text != null && after?.text != null ? patchOf(before.text, after.text) : undefined;
  if (patch === undefined) return { additions: 0, deletions: 0, changes: 1 };
  return { ...patch, changes: Math.max(1, patch.additions + patch.deletions) };
}

/** Blob id of an empty file, which has no lines without being binary. */
const emptyBlob = 'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391';
const noBlob = '0'.repeat(40);

/**
 * Builds one unified diff from the patches in GitHub's file list, for pull requests whose diff GitHub does
 * not return. A file whose lines were omitted or cannot be parsed goes to `missing`, so that it is not taken
 * as unchanged. Modes are unknown: new and deleted files are written as regular files, and a file that
 * changed without lines as binary.
 */
export function joinPatches(files: readonly ChangedFile[]): {
  readonly diff: Uint8Array;
  readonly missing: Coverage['missing'];
} {
  const entries = files.map((file) => ({ file, reason: diffFileOf(file).missing }));
  const sections = entries.map(({ file, reason }) => (reason === undefined ? section(file) : ''));
  const missing = entries.flatMap(({ file: { filename: path }, reason }) =>
    reason === undefined ? [] : [{ path, reason }],
  );
  return { diff: new TextEncoder().encode(sections.join('')), missing };
}

function section(file: ChangedFile): string {
  const { status, filename, previous_filename = filename } = file;
  const from = quoted(`a/${previous_filename}`);
  const to = quoted(`b/${filename}`);
  const isMoved = status === 'renamed' || status === 'copied';
  const lines = [`diff --git ${from} ${to}`];
  const isEmpty = file.sha === emptyBlob && (status === 'added' || status === 'removed');
  if (status === 'added') lines.push('new file mode 100644');
  if (status === 'removed') lines.push('deleted file mode 100644');
  if (isEmpty)
    lines.push(`index ${(status === 'added' ? [noBlob, emptyBlob] : [emptyBlob, noBlob]).join('..')}`);
  if (isMoved) {
    const kind = status === 'renamed' ? 'rename' : 'copy';
    if (file.changes === 0) lines.push('similarity index 100%');
    lines.push(`${kind} from ${quoted(previous_filename)}`, `${kind} to ${quoted(filename)}`);
  }
  const oldName = status === 'added' ? '/dev/null' : from;
  const newName = status === 'removed' ? '/dev/null' : to;
  if (file.patch) lines.push(`--- ${tabbed(oldName)}`, `+++ ${tabbed(newName)}`, file.patch);
  else if (!isMoved && !isEmpty) lines.push(`Binary files ${oldName} and ${newName} differ`);
  return `${lines.join('\n')}\n`;
}

/** Names with a quote, a backslash or control characters use git's C-style quotes. */
function quoted(name: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern replaces control characters
  const escaped = name.replace(/["\\\u0000-\u001f\u007f]/g, (character) => {
    const isPrintable = character === '"' || character === '\\';
    return `\\${isPrintable ? character : character.charCodeAt(0).toString(8).padStart(3, '0')}`;
  });
  return escaped === name ? name : `"${escaped}"`;
}

/** Git ends a name that contains a space with a tab. */
function tabbed(name: string): string {
  return name.includes(' ') && !name.startsWith('"') ? `${name}\t` : name;
}

/**
 * GitHub's comparison lists at most this many files, all on its first page, and its diff contains no more.
 * @see https://docs.github.com/en/rest/commits/commits#compare-two-commits
 */
export const maxComparedFiles = 300;

const Comparison = z
  .object({
    status: z.enum(['ahead', 'behind', 'diverged', 'identical']),
    merge_base_commit: z.object({ sha: CommitId }),
    files: z.array(ChangedFile).default([]),
  })
  .transform(({ status, merge_base_commit, files }) => ({ status, mergeBase: merge_base_commit.sha, files }));

function compare({ client, owner, repo }: RepositoryAccess, basehead: string) {
  return client.get(readContents, Comparison, (rest) =>
    rest.repos.compareCommitsWithBasehead({ owner, repo, basehead, per_page: 1 }),
  );
}

/** Errors after which the checkout is used instead; a rejection for lack of permission is not one. */
const unanswered = new Set(['GITHUB_UNAVAILABLE', 'GITHUB_NOT_FOUND', 'GITHUB_DIFF_TOO_LARGE']);

/**
 * The merge base and the files of GitHub's comparison of base and head; without one, the checkout's history
 * supplies the merge base.
 */
export async function readComparison(
  repository: RepositoryAccess,
  change: { readonly base: string; readonly head: string; readonly checkout: JobCheckout },
): Promise<{ readonly mergeBase: string; readonly files: readonly ChangedFile[] }> {
  const { base, head, checkout } = change;
  return compare(repository, `${base}...${head}`).catch(
    onFailure(async (failure) => {
      if (!unanswered.has(failure.code)) throw failure;
      const mergeBase = await checkout.mergeBase(base, head);
      if (mergeBase !== undefined) return { mergeBase, files: [] };
      const message = `The merge base is unknown: ${failure.message}, and the job has no checkout with the whole history`;
      throw operationalFailure('MERGE_BASE_UNKNOWN', message, { cause: failure });
    }),
  );
}

/**
 * The diff from an earlier head to a later one that descends from it. Undefined after a force-push, when
 * lines are omitted, or when GitHub cannot compare.
 */
export async function readDiffBetween(
  repository: RepositoryAccess,
  [from, to]: readonly [from: string, to: string],
): Promise<Uint8Array | undefined> {
  const compared = await compare(repository, `${from}...${to}`).catch(onFailure(() => undefined));
  if (compared?.status !== 'ahead' || compared.mergeBase !== from) return undefined;
  if (compared.files.length >= maxComparedFiles) return undefined;
  const { diff, missing } = joinPatches(compared.files);
  return missing.length === 0 ? diff : undefined;
}
