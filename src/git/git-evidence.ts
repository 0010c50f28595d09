import { wantedBaseFiles } from '../change/base-files.ts';
import { type Diff, type Hunk, lineFeed, lineTotals } from '../diff/hunk.ts';
import type { ChangedFile } from '../model/files.ts';
import { inBatches } from '../model/lists.ts';
import type { Commits } from '../model/manifest.ts';
import { CommitId } from '../model/review-document.ts';
import { utf8Text } from '../model/text.ts';
import type { CommitFact, EvidenceFacts, FileText, Snapshot } from '../ports/source.ts';
import { maxTextBytes } from '../runner/regular-file.ts';
import type { Git } from './git.ts';

/** In bytes: as GitHub does, the list leaves out what is longer, and the diff has it. */
const maxPatch = 1024 * 1024;

/**
 * A local diff's files in the form of GitHub's REST API; `ids` are their blobs, in the same order. Each
 * `patch` is read from the diff on access: all of them together may be as long as the diff.
 */
export function changedFiles(diff: Diff, ids: readonly string[]): readonly ChangedFile[] {
  return diff.files.map((file, index) => {
    const { added: additions, deleted: deletions } = lineTotals(file);
    return {
      sha: ids[index] ?? null,
      filename: file.path,
      status: file.status,
      additions,
      deletions,
      changes: additions + deletions,
      ...(file.oldPath !== undefined && { previous_filename: file.oldPath }),
      get patch() {
        const text = file.hunks.length > 0 ? file.hunks.map(hunkText).join('\n') : undefined;
        return (text?.length ?? 0) > maxPatch ? undefined : text;
      },
    };
  });
}

/** A hunk's text from its `@@` to its last line, without the final line feed. */
function hunkText({ table, firstPoint, runs }: Hunk): string {
  const { bytes } = table;
  const start = bytes.lastIndexOf(lineFeed, table.offset(firstPoint) - 2) + 1;
  const end = table.offset(firstPoint + runs);
  return Buffer.from(bytes.buffer, bytes.byteOffset + start, end - 1 - start).toString('utf8');
}

/** The text of a file in a commit; undefined when it is missing, too large or binary. */
export async function readGitText(git: Git, commit: string, path: string): Promise<string | undefined> {
  const file = await git.fileAt(commit, path);
  return file.state === 'present' && file.bytes.length <= maxTextBytes ? utf8Text(file.bytes) : undefined;
}

/** Maximum number of commits; more are not a single change. */
const maxCommits = 10_000;

/** Evidence about a change that git has: everything except linked issues and labels. `tree` may be a commit. */
export async function readGitEvidence(
  git: Git,
  change: Commits & Pick<Snapshot, 'files'> & { readonly tree: string },
): Promise<EvidenceFacts> {
  const { base, mergeBase, files } = change;
  const [commits, { files: blobs, links: headLinks }, moved] = await Promise.all([
    commitsBetween(git, mergeBase, change.head),
    git.blobsOf(change.tree),
    base === mergeBase ? undefined : git.blobsOf(base),
  ]);
  const headPaths = [...blobs.keys()];
  const basePaths = moved === undefined ? pathsBefore(headPaths, files) : [...moved.files.keys()];
  const touched = files.map(({ filename }) => filename);
  const baseFiles: FileText[] = [];
  for (const path of wantedBaseFiles(basePaths, touched)) {
    const file = await git.fileAt(change.base, path);
    if (file.state === 'present') baseFiles.push({ path, text: new TextDecoder().decode(file.bytes) });
  }
  return { commits, headPaths, headLinks, baseFiles };
}

/** The paths that a tree had before a change. */
function pathsBefore(paths: readonly string[], files: readonly ChangedFile[]): readonly string[] {
  const isNew = new Set(
    files.flatMap(({ filename, status }) => (/added|copied|renamed/.test(status) ? [filename] : [])),
  );
  const gone = files.flatMap(({ filename, status, previous_filename: former }) => {
    if (status === 'removed') return [filename];
    return status === 'renamed' && former !== undefined ? [former] : [];
  });
  return [...paths.filter((path) => !isNew.has(path)), ...gone].sort();
}

/** Fields end with NUL, which a commit cannot contain. */
async function commitsBetween(git: Git, from: string, to: string): Promise<readonly CommitFact[]> {
  const format = ['%an', '%ae', '%cn', '%ce', '%B'].join('%x00');
  const range = [`^${CommitId.parse(from)}`, CommitId.parse(to)];
  const output = await git.run([
    'log',
    '-z',
    `--max-count=${maxCommits}`,
    `--format=${format}`,
    ...range,
    '--',
  ]);
  const fields = output.toString('utf8').split('\0');
  const commits: CommitFact[] = [];
  for (const [name = '', email = '', ...others] of inBatches(fields, 5)) {
    const [committerName = '', committerEmail = '', message] = others;
    const committer = { name: committerName, email: committerEmail };
    if (message !== undefined) commits.push({ message, author: { name, email }, committer });
  }
  return commits.reverse();
}
