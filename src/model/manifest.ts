import { z } from 'zod';
import { CommitId, Mode, Sha256 } from './review-document.ts';
import { compareText } from './text.ts';

/**
 * What a change makes of the policy file. It is read and told, and holds nowhere before it is merged (threat P1).
 * `removed` also when the file is renamed; `problems` may quote the file.
 */
export const ProposedPolicy = z
  .strictObject({
    state: z.enum(['valid', 'invalid', 'removed', 'unreadable']),
    problems: z.array(z.string()).readonly(),
  })
  .readonly();
export type ProposedPolicy = z.infer<typeof ProposedPolicy>;

const count = z.number().int().min(0);

/** How large a change is for those who have to read it. */
export const ChangeSize = z
  .strictObject({
    /** Added lines outside ignored, generated, vendored and lock files; deletions and renames do not count. */
    lines: count,
    limit: count,
    oversized: z.boolean(),
    /** Only when oversized: counted lines by subsystem, most first. Each could be a pull request of its own. */
    split: z
      .array(z.strictObject({ subsystem: z.string(), lines: count, files: count }).readonly())
      .readonly(),
  })
  .readonly();
export type ChangeSize = z.infer<typeof ChangeSize>;

/** What base policy says of an oversized change. */
export const OversizedPolicy = z.enum(['block', 'review']);
export type OversizedPolicy = z.infer<typeof OversizedPolicy>;

/**
 * Whether a change is kept from reviewers that are models, which leaves the review incomplete. Undefined is a size
 * that nobody measured: it is no reason to block.
 */
export function isTooLarge(size: ChangeSize | undefined, oversized: OversizedPolicy): boolean {
  return size?.oversized === true && oversized === 'block';
}

/** What a review is limited to, where it is not the whole change (contract C5). */
export const PartialScope = z.strictObject({ kind: z.enum(['package', 'team', 'file']), name: z.string() });
export type PartialScope = z.infer<typeof PartialScope>;

export type Scope = { readonly kind: 'changeset' } | Readonly<PartialScope>;

const maxName = 100;

/** A scope in words for titles, such as `package web`, without a team's `@` so that nobody is mentioned. */
export function scopeName({ kind, name }: PartialScope): string {
  const plain = name.replace(/^@/, '');
  return `${kind} ${plain.length <= maxName ? plain : `…${plain.slice(1 - maxName)}`}`;
}

/**
 * The name of the check. A scoped run has a check of its own, and with it marks and memory of its own: it never passes
 * for the whole change and never closes what another run found.
 */
export function checkNameWith(checkName: string, scope: Scope): string {
  return scope.kind === 'changeset' ? checkName : `${checkName} (${scopeName(scope)})`;
}

export const Repository = z
  .strictObject({
    owner: z.string().min(1),
    name: z.string().min(1),
    /** Origin of the web pages, without a trailing slash: `https://github.com` or an Enterprise Server. */
    serverUrl: z.string(),
  })
  .readonly();
export type Repository = z.infer<typeof Repository>;

export const PullRequest = z
  .strictObject({
    number: z.number().int().min(1),
    nodeId: z.string(),
    title: z.string(),
    description: z.string(),
    url: z.string(),
    /** Null when the account is gone. */
    author: z.string().nullable(),
    state: z.enum(['open', 'closed', 'merged']),
    draft: z.boolean(),
    locked: z.boolean(),
    /** True when the head lies in another repository, also when that repository is gone. */
    fork: z.boolean(),
    labels: z.array(z.string()).readonly(),
    /** Logins of the people whose review is asked for and not given yet. */
    requestedReviewers: z.array(z.string()).readonly().optional(),
    baseRef: z.string(),
    headRef: z.string(),
    /** Number of files that the server counts; the file list is complete only when it has as many. */
    changedFiles: z.number().int().min(0),
  })
  .readonly();
export type PullRequest = z.infer<typeof PullRequest>;

/**
 * The commits that one run is about. A pull request's diff runs from `mergeBase` to `head`, not from the tip of
 * the base branch. `tree` is set for a worktree with uncommitted changes: it is what was read then.
 */
export const Commits = z
  .strictObject({
    head: CommitId,
    tree: CommitId.optional(),
    base: CommitId,
    mergeBase: CommitId,
  })
  .readonly();
export type Commits = z.infer<typeof Commits>;

/** Whether two runs were about the same lines: the tip of the base branch may have moved in between. */
export function isSameChange(a: Commits, b: Commits): boolean {
  return a.head === b.head && a.tree === b.tree && a.mergeBase === b.mergeBase;
}

export const MissingReason = z.enum(['patch-missing', 'file-list-capped', 'unreadable-diff']);
export type MissingReason = z.infer<typeof MissingReason>;

/**
 * How much of the change was fetched. Binary files, mode changes, submodules and pure renames have no lines to
 * show and count as covered; a missing path `/` stands for files whose names nobody told us. `expected` is the number of changed files by the best knowledge there is.
 */
export const Coverage = z
  .strictObject({
    expected: z.number().int().min(0),
    covered: z.number().int().min(0),
    missing: z.array(z.strictObject({ path: z.string(), reason: MissingReason }).readonly()).readonly(),
  })
  .readonly();
export type Coverage = z.infer<typeof Coverage>;

/** True when every changed file was had whole. */
export function isComplete(coverage: Coverage): boolean {
  return coverage.missing.length === 0 && coverage.covered >= coverage.expected;
}

/** In place of a path: files that were changed, by GitHub's count, and that nobody names. */
const unnamed = '/';

export interface MissingFolder {
  readonly folder: string;
  readonly files: number;
  readonly reasons: readonly MissingReason[];
}

/** What could not be read, summed by top folders, most files first; files without a known name under `/`. */
export function missingByFolder({ expected, covered, missing }: Coverage): readonly MissingFolder[] {
  const folders = new Map<string, { files: number; reasons: Set<MissingReason> }>();
  const named = missing.filter(({ path }) => path !== unnamed).length;
  for (const { path, reason } of missing) {
    if (path === unnamed) {
      folders.set(unnamed, { files: Math.max(1, expected - covered - named), reasons: new Set([reason]) });
      continue;
    }
    const folder = path.split('/').slice(0, -1).slice(0, 2).join('/') || '.';
    const seen = folders.get(folder) ?? { files: 0, reasons: new Set<MissingReason>() };
    folders.set(folder, { files: seen.files + 1, reasons: seen.reasons.add(reason) });
  }
  return [...folders]
    .map(([folder, { files, reasons }]) => ({ folder, files, reasons: [...reasons].sort() }))
    .sort((a, b) => b.files - a.files || compareText(a.folder, b.folder));
}

/**
 * What reviewers have in the working directory. `merge`: the test merge that runners check out by default. `differing`
 * lists the changed files whose lines there are not the head's; `working_tree.diff` maps them to the head.
 */
export const WorkingDirectory = z
  .strictObject({
    state: z.enum(['head', 'merge', 'worktree', 'other', 'absent']),
    commit: CommitId.optional(),
    differing: z.array(z.string()).readonly(),
  })
  .readonly();
export type WorkingDirectory = z.infer<typeof WorkingDirectory>;

/** Where the policy was read: `absent` means defaults, `unreadable` makes the review incomplete. */
export const PolicyOrigin = z
  .strictObject({
    state: z.enum(['present', 'absent', 'unreadable']),
    /** From the repository's root. */
    path: z.string().optional(),
    commit: CommitId.optional(),
    /** Id of the file's blob. */
    blob: z.string().optional(),
    reason: z.string().optional(),
  })
  .readonly();
export type PolicyOrigin = z.infer<typeof PolicyOrigin>;

/** `manifest.json`: what one `fetch` pinned and wrote, so that later stages can prove what they read. */
export const Manifest = z
  .strictObject({
    schemaVersion: z.literal(1),
    source: z.enum(['github', 'local']),
    repository: Repository.optional(),
    pullRequest: PullRequest.optional(),
    commits: Commits,
    /** The branch that a worktree is on; absent for a commit's own sake and for a pull request. */
    branch: z.string().optional(),
    /** What it was fetched for: every later stage judges by the same. */
    mode: Mode,
    /** What `scope` limited the review to; absent for the whole change. */
    scope: PartialScope.extend({ leftOut: z.number().int().min(0) })
      .readonly()
      .optional(),
    /** Other open pull requests with this very head: what is concluded on the commit concerns them too. */
    sharing: z
      .strictObject({ sharedWith: z.array(z.number().int().min(1)).readonly(), complete: z.boolean() })
      .readonly()
      .optional(),
    /** Id of the review that ended in ABORT and still holds for a quick check; see `standingAbort`. */
    abortedBy: z.string().optional(),
    workingDirectory: WorkingDirectory,
    policy: PolicyOrigin,
    /** Present where the change edits the policy file and the base's version is what holds. */
    proposedPolicy: ProposedPolicy.optional(),
    coverage: Coverage,
    /** Evidence-pack fields whose value is a placeholder because it is not known. */
    unknown: z.array(z.string()).readonly(),
    /** Whether reviewers that are models may be given the change whole. */
    size: ChangeSize.optional(),
    files: z
      .array(z.strictObject({ name: z.string(), sha256: Sha256, bytes: z.number().int() }).readonly())
      .readonly(),
    /** ISO 8601; documents in the review directory count only when written after it. */
    fetchedAt: z.string(),
  })
  .readonly();
export type Manifest = z.infer<typeof Manifest>;
