import { parseDiff } from '../diff/parse-diff.ts';
import type { Snapshot, Source } from '../fetch/source.ts';
import { Failure } from '../model/failure.ts';
import type { ChangedFile, FileAt } from '../model/files.ts';

import type { Commits } from '../model/manifest.ts';
import { compareText } from '../model/text.ts';
import { readRegularFile } from '../runner/regular-file.ts';
import { type Git, ownFolders, withGit } from './git.ts';
import { changedFiles, readGitEvidence, readGitFilesAt } from './git-evidence.ts';

import type { Environment } from './git-process.ts';
import { inspectWorkingDirectory } from './working-directory.ts';
import { writeWorktreeTree } from './worktree-tree.ts';

interface LocalOptions {
  /** Any directory in the work tree. */
  readonly root: string;
  readonly environment: Environment;
  /** Revision to compare with; default the remote's default branch. The diff starts at the merge base with it. */
  readonly base?: string;
  /** Whether the diff starts at the last commit instead. */
  readonly sinceHead?: boolean;
  /** Revision under review; default the current work tree. */
  readonly head?: string;
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
  return {
    fetch: ({ policyPath }) =>
      withGit({ directory: options.root, environment: options.environment }, (git) => {
        if (git === undefined) throw noWorktree(options.root);
        return takeSnapshot(git, options, policyPath);
      }),
    filesAt: (commit, paths) =>
      withGit({ directory: options.root, environment: options.environment }, (git) => {
        if (git === undefined) throw noWorktree(options.root);
        return readGitFilesAt(git, commit, paths);
      }),
    isCurrent: ({ head, tree }) =>
      withGit({ directory: options.root, environment: options.environment }, async (git) => {
        if (git === undefined) return false;
        if ((await git.headCommit()) !== head) return false;
        return (await writeWorktreeTree(git, ownFolders)) === (tree ?? (await git.treeOf(head)));
      }),
    editedPaths: ({ mergeBase }, files) =>
      withGit({ directory: options.root, environment: options.environment }, async (git) =>
        git === undefined ? [] : findEdited(git, options, { mergeBase, files }),
      ),
  };
}

/** Compares two changes from one base, because the tree that was reviewed is not kept. */
async function findEdited(
  git: Git,
  options: LocalOptions,
  { mergeBase, files }: { readonly mergeBase: string; readonly files: readonly ChangedFile[] },
): Promise<readonly string[]> {
  try {
    const to = await writeWorktreeTree(git, ownFolders);
    const { bytes, ids } = await diffOf(git, options, { from: mergeBase, to, without: ownFolders });
    const stateOf = ({ filename, status, sha }: ChangedFile) => JSON.stringify([filename, status, sha]);
    const [before, now] = [
      new Map(files.map((each) => [stateOf(each), each.filename])),
      new Map(readFiles(bytes, ids).map((each) => [stateOf(each), each.filename])),
    ];
    const paths = [
      ...[...before].filter(([state]) => !now.has(state)),
      ...[...now].filter(([state]) => !before.has(state)),
    ].map(([, path]) => path);
    return [...new Set(paths)].toSorted(compareText);
  } catch (error) {
    if (error instanceof Failure) return [];
    throw error;
  }
}

async function takeSnapshot(git: Git, options: LocalOptions, policyPath: string): Promise<Snapshot> {
  const commits = await pinCommits(git, options);
  const to = commits.tree ?? commits.head;
  const range = { from: commits.mergeBase, to, without: ownFolders };
  const { bytes: diff, ids } = await diffOf(git, options, range);
  const files = readFiles(diff, ids);
  const branch = options.head === undefined ? await git.repository.branch() : undefined;
  return {
    commits,
    ...(branch === undefined ? {} : { branch }),
    diff,
    files,
    comments: [],
    coverage: { expected: files.length, covered: files.length, missing: [] },
    ...(await look(git, options, { commits, files })),
    trustedPolicy: await readTrustedPolicy(git, options, { commits, policyPath }),
    policy:
      options.head === undefined
        ? await readWorktreePolicy(git, policyPath)
        : await git.fileAt(commits.head, policyPath),
    evidence: await readGitEvidence(git, {
      ...commits,
      tree: to,
      files,
    }),
  };
}

type Range = Parameters<Git['diff']>[0];

async function diffOf(git: Git, options: LocalOptions, range: Range) {
  try {
    return await git.diffWithIds(range);
  } catch (error) {
    throw (await isWhole(git, range)) ? error : contentMissing(git, options, range);
  }
}

/** Whether all objects that the diff compares exist here. */
async function isWhole(git: Git, range: Range): Promise<boolean> {
  try {
    return (await git.missing(await git.changedBlobs(range))).length === 0;
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
}

async function pinCommits(git: Git, options: LocalOptions): Promise<Commits> {
  const head = await pinHead(git, options.head);
  const base =
    options.sinceHead === true ? await pin(git, 'HEAD', '--base') : await pinBase(git, options.base);
  const common = await git.mergeBase(base, head);
  if (common.state === 'history-missing') throw historyMissing(git);
  if (common.state === 'unrelated') throw unrelated(git, base, head);
  const tree = options.head === undefined ? await writeWorktreeTree(git, ownFolders) : undefined;
  const isChanged = tree !== undefined && tree !== (await git.treeOf(head));
  return { head, ...(isChanged && { tree }), base, mergeBase: common.commit };
}

async function pinBase(git: Git, revision: string | undefined): Promise<string> {
  return revision === undefined ? findDefaultBranch(git) : pin(git, revision, '--base');
}

/** When the diff starts at the branch's last commit, the branch's own commits prove nothing about its policy. */
async function readTrustedPolicy(
  git: Git,
  options: LocalOptions,
  { commits, policyPath }: { readonly commits: Commits; readonly policyPath: string },
): Promise<FileAt> {
  if (options.sinceHead !== true) return git.fileAt(commits.mergeBase, policyPath);
  try {
    const common = await git.mergeBase(await pinBase(git, options.base), commits.head);
    return common.state === 'found' ? await git.fileAt(common.commit, policyPath) : { state: 'absent' };
  } catch (error) {
    if (error instanceof Failure) return { state: 'absent' };
    throw error;
  }
}

async function pinHead(git: Git, revision: string | undefined): Promise<string> {
  if (revision !== undefined) return pin(git, revision, '--head');
  const head = await git.headCommit();
  if (head !== undefined) return head;
  throw new Failure({
    kind: 'usage',
    code: 'LOCAL_NO_COMMIT',
    message: `The branch that is checked out in ${git.root} has no commit yet`,
  });
}

async function pin(git: Git, revision: string, option: '--base' | '--head'): Promise<string> {
  const commit = await git.commit(revision);
  if (commit !== undefined) return commit;
  throw new Failure({
    kind: 'usage',
    code: 'LOCAL_REVISION_UNKNOWN',
    message: `${option} ${JSON.stringify(revision)} names no commit in ${git.root}`,
  });
}

async function findDefaultBranch(git: Git): Promise<string> {
  for (const branch of defaultBranches) {
    const commit = await git.commit(branch);
    if (commit !== undefined) return commit;
  }
  throw new Failure({
    kind: 'usage',
    code: 'LOCAL_BASE_UNKNOWN',
    message: `${git.root} has no branch main or master, here or at the remote origin, to compare with`,
  });
}

function readFiles(bytes: Uint8Array, ids: readonly string[]): readonly ChangedFile[] {
  const parsed = parseDiff(bytes);
  if (parsed.ok) return changedFiles(parsed.diff, ids);
  const { line, message } = parsed.error;
  throw new Error(`git's own diff cannot be read, line ${line}: ${message}`);
}

/**
 * A work tree is its own head. For a commit, reviewers' lines must be carried when the work tree has other
 * content.
 */
async function look(
  git: Git,
  options: LocalOptions,
  { commits, files }: Pick<Snapshot, 'commits' | 'files'>,
): Promise<Pick<Snapshot, 'workingDirectory' | 'workingTreeDiff'>> {
  if (options.head !== undefined) {
    return inspectWorkingDirectory({
      directory: git.root,
      environment: options.environment,
      head: commits.head,
      files,
      headBlob: async (id) => {
        throw new Error(`blob ${id} is in the diff, but not in the repository`);
      },
    });
  }
  return {
    workingDirectory: { state: 'worktree', commit: commits.head, differing: [] },
    workingTreeDiff: new Uint8Array(),
  };
}

async function readWorktreePolicy(git: Git, name: string): Promise<FileAt> {
  try {
    const bytes = await readRegularFile({ root: git.root, name, maxBytes: maxPolicy });
    return bytes === undefined ? { state: 'absent' } : { state: 'present', bytes };
  } catch (error) {
    return { state: 'unreadable', reason: error instanceof Error ? error.message : String(error) };
  }
}

/** The error for a directory from which no change can be read. */
export function noWorktree(directory: string): Failure {
  return new Failure({
    kind: 'usage',
    code: 'LOCAL_NOT_A_WORKTREE',
    message: `${directory} is not in a git work tree, or git is not installed`,
  });
}

function historyMissing(git: Git): Failure {
  return new Failure({
    kind: 'operational',
    code: 'LOCAL_HISTORY_MISSING',
    message: `${git.root} is a shallow clone: where the change left its base is not in it`,
  });
}

/**
 * Git would fetch missing content with programs from the clone's configuration, which reviewers can write
 * (threat S5), so this is an error.
 */
function contentMissing(git: Git, { head }: LocalOptions, { from, to }: Range): Failure {
  return new Failure({
    kind: 'operational',
    code: 'LOCAL_CONTENT_MISSING',
    message: `${git.root} is a partial clone: some of the files that the change is compared with are not in it`,
    fix: `Get them with \`git diff --stat ${from}${head === undefined ? '' : ` ${to}`}\`, then run this again.`,
  });
}

function unrelated(git: Git, base: string, head: string): Failure {
  return new Failure({
    kind: 'usage',
    code: 'LOCAL_UNRELATED_HISTORIES',
    message: `Commits ${base} and ${head} in ${git.root} have no common ancestor`,
  });
}
