import { z } from 'zod';
import { diffFileOf } from '../diff/read-hunks.ts';
import type { JobCheckout } from '../git/working-directory.ts';
import { Failure } from '../model/failure.ts';
import { ChangedFile } from '../model/files.ts';
import type { Coverage } from '../model/manifest.ts';
import { CommitId } from '../model/review-document.ts';
import type { GitHubClient } from './client.ts';
import type { PullRequestAddress } from './pull-request.ts';
import { readContents } from './request-failure.ts';

interface JoinedPatches {
  readonly diff: Uint8Array;
  readonly missing: Coverage['missing'];
}

/** Blob id of an empty file, which has no lines without being binary. */
const emptyBlob = 'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391';

/**
 * Builds one unified diff from the patches in GitHub's file list, for pull requests whose diff GitHub does
 * not return. A file whose lines were omitted or cannot be parsed goes to `missing`, so that it is not taken
 * as unchanged. Modes are unknown: new and deleted files are written as regular files, and a file that
 * changed without lines as binary.
 */
export function joinPatches(files: readonly ChangedFile[]): JoinedPatches {
  const missing: { path: string; reason: Coverage['missing'][number]['reason'] }[] = [];
  const sections: string[] = [];
  for (const file of files) {
    const reason = diffFileOf(file).missing;
    if (reason === undefined) sections.push(section(file));
    else missing.push({ path: file.filename, reason });
  }
  return { diff: new TextEncoder().encode(sections.join('')), missing };
}

function section(file: ChangedFile): string {
  const from = quotable(`a/${file.previous_filename ?? file.filename}`);
  const to = quotable(`b/${file.filename}`);
  return [`diff --git ${from} ${to}`, ...header(file), ...content(file, from, to), ''].join('\n');
}

function header(file: ChangedFile): readonly string[] {
  const empty = file.sha === emptyBlob;
  switch (file.status) {
    case 'added':
      return ['new file mode 100644', ...(empty ? [`index ${'0'.repeat(40)}..${emptyBlob}`] : [])];
    case 'removed':
      return ['deleted file mode 100644', ...(empty ? [`index ${emptyBlob}..${'0'.repeat(40)}`] : [])];
    case 'renamed':
      return move('rename', file);
    case 'copied':
      return move('copy', file);
    case 'modified':
    case 'changed':
    case 'unchanged':
      return [];
  }
}

function move(kind: 'rename' | 'copy', file: ChangedFile): readonly string[] {
  const from = quotable(file.previous_filename ?? file.filename);
  return [
    ...(file.changes === 0 ? ['similarity index 100%'] : []),
    `${kind} from ${from}`,
    `${kind} to ${quotable(file.filename)}`,
  ];
}

function content(file: ChangedFile, from: string, to: string): readonly string[] {
  const oldName = file.status === 'added' ? '/dev/null' : from;
  const newName = file.status === 'removed' ? '/dev/null' : to;
  if (file.patch !== undefined && file.patch !== '') {
    return [`--- ${tabbed(oldName)}`, `+++ ${tabbed(newName)}`, file.patch];
  }
  const moved = file.status === 'renamed' || file.status === 'copied';
  const empty = file.sha === emptyBlob && file.status !== 'modified';
  return moved || empty ? [] : [`Binary files ${oldName} and ${newName} differ`];
}

/** Names with a quote, a backslash or control characters use git's C-style quotes. */
function quotable(name: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern searches for control characters
  if (!/["\\\u0000-\u001f\u007f]/.test(name)) return name;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern replaces control characters
  const escaped = name.replace(/["\\]/g, '\\$&').replace(/[\u0000-\u001f\u007f]/g, (character) => {
    return `\\${character.charCodeAt(0).toString(8).padStart(3, '0')}`;
  });
  return `"${escaped}"`;
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

/** The merge base of a change, and the files that the comparison lists. */
interface Comparison {
  readonly mergeBase: string;
  readonly files: readonly ChangedFile[];
}

const Answer = z
  .object({
    status: z.enum(['ahead', 'behind', 'diverged', 'identical']),
    merge_base_commit: z.object({ sha: CommitId }),
    files: z.array(ChangedFile).default([]),
  })
  .transform(({ status, merge_base_commit, files }) => ({ status, mergeBase: merge_base_commit.sha, files }));

function compare(
  client: GitHubClient,
  { owner, repo }: { readonly owner: string; readonly repo: string },
  basehead: string,
) {
  return client.read(readContents, (api) =>
    api.call(Answer, (rest) => rest.repos.compareCommitsWithBasehead({ owner, repo, basehead, per_page: 1 })),
  );
}

/** Errors after which the checkout is used instead; a refusal for lack of permission is not one. */
const unanswered = new Set(['GITHUB_UNAVAILABLE', 'GITHUB_NOT_FOUND', 'GITHUB_DIFF_TOO_LARGE']);

/** GitHub's comparison of base and head; without one, the checkout's history supplies the merge base. */
export async function readComparison(
  client: GitHubClient,
  address: PullRequestAddress,
  {
    base,
    head,
    checkout,
  }: {
    readonly base: string;
    readonly head: string;
    readonly checkout: JobCheckout | undefined;
  },
): Promise<Comparison> {
  try {
    return await compare(client, address, `${base}...${head}`);
  } catch (error) {
    if (!(error instanceof Failure && unanswered.has(error.code))) throw error;
    const local = await checkout?.mergeBase(base, head);
    if (local !== undefined) return { mergeBase: local, files: [] };
    throw unknown(error);
  }
}

function unknown(cause: Failure): Failure {
  return new Failure({
    kind: 'operational',
    code: 'MERGE_BASE_UNKNOWN',
    message: `The merge base is unknown: ${cause.message}, and the job has no checkout with the whole history`,
    cause,
  });
}

/**
 * The diff from an earlier head to a later one that descends from it. Undefined after a force-push, when
 * lines are omitted, or when GitHub cannot compare.
 * @see https://docs.github.com/en/rest/commits/commits#compare-two-commits
 */
export async function readDiffBetween(
  client: GitHubClient,
  repository: { readonly owner: string; readonly repo: string },
  [from, to]: readonly [from: string, to: string],
): Promise<Uint8Array | undefined> {
  try {
    const { status, mergeBase, files } = await compare(client, repository, `${from}...${to}`);
    if (status !== 'ahead' || mergeBase !== from || files.length >= maxComparedFiles) return undefined;
    const { diff, missing } = joinPatches(files);
    return missing.length === 0 ? diff : undefined;
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}
