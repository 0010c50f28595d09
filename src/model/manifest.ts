import { z } from 'zod';
import { Parties } from './conversation.ts';
import { groupBy } from './lists.ts';
import { CommitId, Mode, Sha256 } from './review-document.ts';
import { closedObject, listOf } from './schemas.ts';
import { compareText } from './text.ts';

/**
 * The change's edit of the policy file. It is reported and takes effect only after merging (threat P1).
 * `removed` also covers a renamed file; `problems` may quote the file.
 */
export const ProposedPolicy = closedObject({
  state: z.enum(['valid', 'invalid', 'removed', 'unreadable']),
  problems: listOf(z.string()),
});
export type ProposedPolicy = z.infer<typeof ProposedPolicy>;

const count = z.number().int().min(0);

/** Size of a change for its reviewers. */
export const ChangeSize = closedObject({
  /** Added lines outside ignored, generated, vendored and lock files; deletions and renames do not count. */
  lines: count,
  limit: count,
  oversized: z.boolean(),
  /**
   * Only when oversized: counted lines per subsystem, largest first, as a proposal for separate pull
   * requests.
   */
  split: listOf(closedObject({ subsystem: z.string(), lines: count, files: count })),
});
export type ChangeSize = z.infer<typeof ChangeSize>;

/** Base policy for an oversized change. */
export const OversizedPolicy = z.enum(['block', 'review']);
export type OversizedPolicy = z.infer<typeof OversizedPolicy>;

/**
 * Whether AI reviewers are not given the change, which leaves the review incomplete. An unknown size does not
 * block.
 */
export function isTooLarge(size: ChangeSize | undefined, oversized: OversizedPolicy): boolean {
  return size?.oversized === true && oversized === 'block';
}

/** A scope that limits the review (contract C5). */
export const PartialScope = z.strictObject({ kind: z.enum(['package', 'team', 'file']), name: z.string() });
export type PartialScope = z.infer<typeof PartialScope>;

export type Scope = { readonly kind: 'changeset' } | Readonly<PartialScope>;

const maxName = 100;

/** A scope in titles, such as `package web`. A team has no `@`, so that no one is notified. */
export function scopeName({ kind, name }: PartialScope): string {
  const plain = name.replace(/^@/, '');
  return `${kind} ${plain.length <= maxName ? plain : `…${plain.slice(1 - maxName)}`}`;
}

/**
 * Name of the check. A scoped run has its own check, and so its own marks and memory: it never passes for the
 * whole change and never closes another run's finding.
 */
export function checkNameWith(checkName: string, scope: Scope): string {
  return scope.kind === 'changeset' ? checkName : `${checkName} (${scopeName(scope)})`;
}

export const Repository = closedObject({
  owner: z.string().min(1),
  name: z.string().min(1),
  /** Origin of the web pages without a trailing slash: `https://github.com` or an Enterprise Server. */
  serverUrl: z.string(),
});
export type Repository = z.infer<typeof Repository>;

export const PullRequest = closedObject({
  number: z.number().int().min(1),
  nodeId: z.string(),
  title: z.string(),
  description: z.string(),
  url: z.string(),
  /** Null when the account was deleted. */
  author: z.string().nullable(),
  state: z.enum(['open', 'closed', 'merged']),
  draft: z.boolean(),
  locked: z.boolean(),
  /** True when the head is in another repository, including a deleted one. */
  fork: z.boolean(),
  labels: listOf(z.string()),
  /** Logins of people with a pending review request. */
  requestedReviewers: listOf(z.string()).optional(),
  baseRef: z.string(),
  headRef: z.string(),
  /** The server's count of changed files; a complete file list has as many entries. */
  changedFiles: z.number().int().min(0),
});
export type PullRequest = z.infer<typeof PullRequest>;

/**
 * The commits of one run. A pull request's diff goes from `mergeBase` to `head`, not from the tip of the base
 * branch. `tree` is set for a worktree with uncommitted changes.
 */
export const Commits = closedObject({
  head: CommitId,
  tree: CommitId.optional(),
  base: CommitId,
  mergeBase: CommitId,
});
export type Commits = z.infer<typeof Commits>;

/** The id of the tree or commit under review. */
export function treeUnderReview({ head, tree }: Commits): string {
  return tree ?? head;
}

/** Whether two runs reviewed the same lines; the tip of the base branch may differ. */
export function isSameChange(a: Commits, b: Commits): boolean {
  return a.head === b.head && a.tree === b.tree && a.mergeBase === b.mergeBase;
}

export const MissingReason = z.enum(['patch-missing', 'file-list-capped', 'unreadable-diff', 'binary']);
export type MissingReason = z.infer<typeof MissingReason>;

/**
 * How much of the change was fetched. Pictures and other binary assets, mode changes, submodules and pure renames have no lines
 * and count as covered. A missing path `/` stands for files with unknown names. `expected` is the best known
 * number of changed files.
 */
export const Coverage = closedObject({
  expected: z.number().int().min(0),
  covered: z.number().int().min(0),
  missing: listOf(closedObject({ path: z.string(), reason: MissingReason })),
});
export type Coverage = z.infer<typeof Coverage>;

/** True when every changed file was fetched completely. */
export function isComplete(coverage: Coverage): boolean {
  return coverage.missing.length === 0 && coverage.covered >= coverage.expected;
}

/** Path for changed files that GitHub counts without listing them. */
export const unnamedFiles = '/';

/** How many files of a folder were not fetched, and why; the folder of files without a known name is `/`. */
export interface MissingFolder {
  readonly folder: string;
  readonly files: number;
  readonly reasons: readonly Coverage['missing'][number]['reason'][];
}

/** Missing files by top folder, most files first; files without a known name are under `/`. */
export function missingByFolder({ missing, expected, covered }: Coverage): readonly MissingFolder[] {
  const named = missing.filter(({ path }) => path !== unnamedFiles).length;
  const folderOf = (path: string) =>
    path === unnamedFiles ? path : path.split('/').slice(0, -1).slice(0, 2).join('/') || '.';
  return [...groupBy(missing, ({ path }) => folderOf(path))]
    .map(([folder, files]) => ({
      folder,
      files: folder === unnamedFiles ? Math.max(1, expected - covered - named) : files.length,
      reasons: [...new Set(files.map(({ reason }) => reason))].sort(),
    }))
    .sort((a, b) => b.files - a.files || compareText(a.folder, b.folder));
}

/**
 * The reviewers' working directory. `merge`: the test merge that runners check out by default. `differing`
 * lists changed files whose lines differ from the head's; `working_tree.diff` maps those to the head.
 */
export const WorkingDirectory = closedObject({
  state: z.enum(['head', 'merge', 'worktree', 'other', 'absent']),
  commit: CommitId.optional(),
  differing: listOf(z.string()),
  /** Patterns, from the top, of files that reviewers wrote: untracked ones are no part of the change. */
  received: listOf(z.string()).optional(),
});
export type WorkingDirectory = z.infer<typeof WorkingDirectory>;

/** Where the policy was read. `absent` means defaults, `unreadable` makes the review incomplete. */
export const PolicyOrigin = closedObject({
  state: z.enum(['present', 'absent', 'unreadable']),
  /** Relative to the repository root. */
  path: z.string().optional(),
  commit: CommitId.optional(),
  /** Id of the file's blob. */
  blob: z.string().optional(),
  reason: z.string().optional(),
});
export type PolicyOrigin = z.infer<typeof PolicyOrigin>;

/** `manifest.json`: everything that `fetch` pinned and wrote, so that later stages can check what they read. */
export const Manifest = closedObject({
  schemaVersion: z.literal(1),
  source: z.enum(['github', 'local']),
  repository: Repository.optional(),
  /** How links to code of the head begin, where a worktree's commit is at a GitHub remote. */
  permalink: z.string().optional(),
  pullRequest: PullRequest.optional(),
  /** Absent for a worktree. */
  parties: Parties.optional(),
  commits: Commits,
  /** The worktree's branch; absent for a detached commit and for a pull request. */
  branch: z.string().optional(),
  /** The mode of the run, which every later stage must share. */
  mode: Mode,
  /** The scope of the review; absent for the whole change. */
  scope: PartialScope.extend({ leftOut: z.number().int().min(0) })
    .readonly()
    .optional(),
  /** Other open pull requests with this head, which share its check. */
  sharing: closedObject({ sharedWith: listOf(z.number().int().min(1)), complete: z.boolean() }).optional(),
  /** Id of an aborted review that still binds a quick check; see `findUnsettledAbort`. */
  abortedBy: z.string().optional(),
  workingDirectory: WorkingDirectory,
  policy: PolicyOrigin,
  /** Set when the change edits the policy file, while the base's version applies. */
  proposedPolicy: ProposedPolicy.optional(),
  coverage: Coverage,
  /** Evidence-pack fields with a placeholder, because their value is unknown. */
  unknown: listOf(z.string()),
  size: ChangeSize.optional(),
  files: listOf(closedObject({ name: z.string(), sha256: Sha256, bytes: z.number().int() })),
  /** ISO 8601; only documents written later count. */
  fetchedAt: z.string(),
});
export type Manifest = z.infer<typeof Manifest>;
