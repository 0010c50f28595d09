import { parseDiffOnce } from '../diff/parse-diff.ts';
import { type Failure, onFailure, operationalFailure, usageFailure } from '../model/failure.ts';
import type { ChangedFile, FileAt } from '../model/files.ts';
import { type Commits, treeUnderReview } from '../model/manifest.ts';
import { compareText } from '../model/text.ts';
import type { Snapshot, Source } from '../ports/source.ts';
import { readRegularFile } from '../runner/regular-file.ts';
import { type Git, ownFolders, withGit } from './git.ts';
import { changedFiles, readGitEvidence, readGitText } from './git-evidence.ts';
import { type Environment, noWorktree, permalinkTo } from './git-process.ts';
import { inspectWorkingDirectory, withRecordsOf, writeWorktreeTree } from './work-tree.ts';

interface LocalOptions {
  /** Any directory in the work tree. */
  readonly root: string;
  readonly environment: Environment;
  /** Revision to compare with; default the remote's default branch. The diff starts at the merge base with it. */
  readonly base?: string | undefined;
  /** Whether the diff starts at the last commit instead. */
  readonly sinceHead?: boolean;
  /** Revision under review; default the current work tree. */
  readonly head?: string | undefined;
  /** Patterns, from the top, of files that reviewers wrote: untracked ones are no part of the change. */
  readonly received?: readonly string[];
}

const defaultBranches = [
  'refs/remotes/origin/HEAD',
  'refs/remotes/origin/main',
  'refs/remotes/origin/master',
  'refs/heads/main',
  'refs/heads/master',
];

const maxPolicy = 1024 * 1024;

/** A change in a git work tree, including uncommitted and untracked files unless `head` is given. */
export function createLocalSource(options: LocalOptions): Source {
  const { root: directory, environment } = options;
  const inWorktree = <T>(body: (git: Git) => Promise<T>) =>
    withGit({ directory, environment }, async (git) => {
      if (git === undefined) throw noWorktree(directory);
      return body(git);
    });
  return {
    fetch: ({ policyPath }) => inWorktree((git) => takeSnapshot(git, options, policyPath)),
    readerAt: async (commit) => (path) => inWorktree((git) => readGitText(git, commit, path)),
    firstBytes: async (ids, length) => {
      const starts = new Map<string, Uint8Array>();
      if (ids.length === 0) return starts;
      return inWorktree(async (git) => {
        // The objects of uncommitted files are kept only as long as this git is in use.
        if (options.head === undefined) await writeWorktreeTree(git, options.received);
        for (const id of ids) {
          const bytes = await git.blob(id);
          if (bytes !== undefined) starts.set(id, Uint8Array.from(bytes.subarray(0, length)));
        }
        return starts;
      });
    },
    editedSince: ({ head, tree, mergeBase }, before, received) =>
      inWorktree(async (git) => {
        const to = await writeWorktreeTree(git, received);
        // The tree decides, not how it came about: committing exactly what was reviewed changes nothing.
        const reviewed = tree ?? (await git.treeOf(head));
        if (to === reviewed || (await withRecordsOf(git, to, head)) === reviewed) return undefined;
        return editedPaths(before, (await readDiff(git, options, { from: mergeBase, to })).files);
      }),
  };
}

/** Compares two changes from one base, because the tree that was reviewed is not kept. */
function editedPaths(before: readonly ChangedFile[], now: readonly ChangedFile[]): readonly string[] {
  const stateOf = ({ filename, status, sha }: ChangedFile) => JSON.stringify([filename, status, sha]);
  const states = [before, now].map((files) => new Set(files.map(stateOf)));
  const edited = [...before, ...now].filter((file) => !states.every((known) => known.has(stateOf(file))));
  return [...new Set(edited.map(({ filename }) => filename))].toSorted(compareText);
}

async function takeSnapshot(git: Git, options: LocalOptions, policyPath: string): Promise<Snapshot> {
  const commits = await pinCommits(git, options);
  const tree = treeUnderReview(commits);
  const { diff, files } = await readDiff(git, options, { from: commits.mergeBase, to: tree });
  const branch = options.head === undefined ? await git.branch() : undefined;
  const place = { directory: git.root, environment: options.environment };
  return {
    commits,
    // The lines of a worktree with changes are not those of its commit.
    ...(commits.tree === undefined && { permalink: await permalinkTo(commits.head, place) }),
    ...(branch === undefined ? {} : { branch }),
    diff,
    files,
    comments: [],
    coverage: { expected: files.length, covered: files.length, missing: [] },
    ...(await inspect(git, options, { commits, files })),
    trustedPolicy: await readTrustedPolicy(git, options, { commits, policyPath }),
    policy:
      options.head === undefined
        ? await readWorktreePolicy(git, policyPath)
        : await git.fileAt(commits.head, policyPath),
    evidence: await readGitEvidence(git, { ...commits, tree, files }),
  };
}

/**
 * Git would fetch missing content with programs from the clone's configuration, which reviewers can write
 * (threat S5), so a partial clone without the content is an error.
 */
async function readDiff(
  git: Git,
  { head }: LocalOptions,
  { from, to }: { readonly from: string; readonly to: string },
) {
  const missing = (cause: Failure) => {
    const compare = `git diff --stat ${from}${head === undefined ? '' : ` ${to}`}`;
    const fix = `If ${git.root} is a partial clone, get what is missing with \`${compare}\`, then run this again.`;
    const message = `The change cannot be compared with its base. ${cause.message}`;
    throw operationalFailure('LOCAL_CONTENT_MISSING', message, { cause, fix });
  };
  const { bytes, ids } = await git.diff({ from, to, without: ownFolders }).catch(onFailure<never>(missing));
  const parsed = parseDiffOnce(bytes);
  if (parsed.ok) return { diff: bytes, files: changedFiles(parsed.diff, ids) };
  const { line, message } = parsed.error;
  throw new Error(`git's own diff cannot be read, line ${line}: ${message}`);
}

async function pinCommits(git: Git, options: LocalOptions): Promise<Commits> {
  const head = options.head === undefined ? await git.commit('HEAD') : await pin(git, options.head, '--head');
  if (head === undefined)
    throw usageFailure('LOCAL_NO_COMMIT', `The branch that is checked out in ${git.root} has no commit yet`);
  const base =
    options.sinceHead === true ? await pin(git, 'HEAD', '--base') : await pinBase(git, options.base);
  const mergeBase = await git.mergeBase(base, head);
  if (mergeBase === undefined && (await git.shallow()).length > 0) {
    const message = `${git.root} is a shallow clone: where the change left its base is not in it`;
    throw operationalFailure('LOCAL_HISTORY_MISSING', message);
  }
  if (mergeBase === undefined)
    throw usageFailure(
      'LOCAL_UNRELATED_HISTORIES',
      `Commits ${base} and ${head} in ${git.root} have no common ancestor`,
    );
  const tree = options.head === undefined ? await writeWorktreeTree(git, options.received) : undefined;
  const isChanged = tree !== undefined && tree !== (await git.treeOf(head));
  return { head, ...(isChanged && { tree }), base, mergeBase };
}

/** When the diff starts at the branch's last commit, the branch's own commits prove nothing about its policy. */
async function readTrustedPolicy(
  git: Git,
  options: LocalOptions,
  { commits, policyPath }: { readonly commits: Commits; readonly policyPath: string },
): Promise<FileAt> {
  if (options.sinceHead !== true) return git.fileAt(commits.mergeBase, policyPath);
  const common = await pinBase(git, options.base)
    .then((base) => git.mergeBase(base, commits.head))
    .catch(onFailure(() => undefined));
  return common === undefined ? { state: 'absent' } : git.fileAt(common, policyPath);
}

async function pin(git: Git, revision: string, option: '--base' | '--head'): Promise<string> {
  const commit = await git.commit(revision);
  if (commit !== undefined) return commit;
  const message = `${option} ${JSON.stringify(revision)} names no commit in ${git.root}`;
  if ((await git.shallow()).length === 0) throw usageFailure('LOCAL_REVISION_UNKNOWN', message);
  throw usageFailure(
    'LOCAL_REVISION_UNKNOWN',
    `${message}, which is a shallow clone and lacks most commits`,
    'Run `git fetch --unshallow`, and `git fetch origin NAME:refs/remotes/origin/NAME` for another branch.',
  );
}

async function pinBase(git: Git, revision: string | undefined): Promise<string> {
  if (revision !== undefined) return pin(git, revision, '--base');
  for (const branch of defaultBranches) {
    const commit = await git.commit(branch);
    if (commit !== undefined) return commit;
  }
  throw usageFailure(
    'LOCAL_BASE_UNKNOWN',
    `${git.root} has no branch main or master, here or at the remote origin, to compare with`,
  );
}

/**
 * A work tree is its own head. For a commit, reviewers' lines must be carried when the work tree has other
 * content.
 */
async function inspect(
  git: Git,
  { head, environment, received }: LocalOptions,
  { commits, files }: Pick<Snapshot, 'commits' | 'files'>,
): Promise<Pick<Snapshot, 'workingDirectory' | 'workingTreeDiff'>> {
  if (head === undefined) {
    return {
      workingDirectory: { state: 'worktree', commit: commits.head, differing: [], received },
      workingTreeDiff: new Uint8Array(),
    };
  }
  const headBlob = async (id: string) => {
    throw new Error(`blob ${id} is in the diff, but not in the repository`);
  };
  const place = { directory: git.root, environment };
  return inspectWorkingDirectory(place, { head: commits.head, files, headBlob });
}

async function readWorktreePolicy(git: Git, name: string): Promise<FileAt> {
  try {
    const bytes = await readRegularFile({ root: git.root, name, maxBytes: maxPolicy });
    return bytes === undefined ? { state: 'absent' } : { state: 'present', bytes };
  } catch (error) {
    return { state: 'unreadable', reason: error instanceof Error ? error.message : String(error) };
  }
}
