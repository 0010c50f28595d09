import type { GitRepository } from '../../git.ts';
import { BareGit } from '../bare-git.ts';
import { type CheckoutOptions, checkout } from '../checkout.ts';
import { Clone } from '../clone.ts';
import { type Comparison, compareTrees } from '../comparison.ts';
import type { CheckRun, CommitStatus } from './check-run.ts';
import { Issue, type NewIssue } from './conversation.ts';
import { type NewPullRequest, PullRequest } from './pull-request.ts';
import type { Artifact, WorkflowRun } from './workflow-run.ts';
import { type Account, Entity, type World } from './world.ts';

export type Role = 'admin' | 'maintain' | 'write' | 'triage' | 'read';

export interface NewRepository {
  readonly owner: string;
  readonly name: string;
  /** Committed to `main` and pushed. */
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
}

export interface RepositorySettings {
  /** "Allow GitHub Actions to create and approve pull requests"; off in new repositories. */
  actionsMayApprove: boolean;
  /** Branch protection that names who may dismiss reviews; then a workflow token may not. */
  restrictDismissals: boolean;
}

/** A pull request in the merge queue. */
export interface QueueEntry {
  readonly pull: PullRequest;
  /** What the entry is built on: the base branch, or the entry before. */
  readonly baseSha: string;
  readonly headSha: string;
  /** The branch that the entry is built and checked on. */
  readonly ref: string;
}

export class Repository extends Entity {
  readonly world: World;
  readonly owner: Account;
  readonly name: string;
  readonly defaultBranch = 'main';
  readonly parent: Repository | undefined;
  /** The server's side. */
  readonly bare = new BareGit();
  /** The developer's side. */
  readonly git = new Clone(this.bare);
  readonly settings: RepositorySettings = { actionsMayApprove: false, restrictDismissals: false };
  readonly collaborators = new Map<string, Role>();
  readonly pulls: PullRequest[] = [];
  readonly issues: Issue[] = [];
  readonly checkRuns: CheckRun[] = [];
  readonly statuses: CommitStatus[] = [];
  readonly workflowRuns: WorkflowRun[] = [];
  readonly artifacts: Artifact[] = [];
  /** The merge queue of the default branch, in order. */
  readonly queue: QueueEntry[] = [];
  /** Of the default branch, as the rules endpoint shows them. */
  readonly rules: { readonly type: string; readonly parameters?: unknown }[] = [];
  readonly #checkouts: GitRepository[] = [];
  readonly #compared = new Map<string, Comparison>();

  constructor(world: World, options: NewRepository & { readonly parent?: Repository }) {
    super(world, 'R');
    this.world = world;
    this.owner = world.accounts.named(options.owner);
    this.name = options.name;
    this.parent = options.parent;
    this.collaborators.set(options.owner, 'admin');
    if (options.files !== undefined) {
      this.git.writeAll(options.files).commit('Start');
      this.push('main');
    }
  }

  get fullName(): string {
    return `${this.owner.login}/${this.name}`;
  }

  get htmlUrl(): string {
    return `${this.world.urls.server}/${this.fullName}`;
  }

  tip(branch: string): string {
    return this.bare.tip(branch);
  }

  /** Pushes branches of {@link git}, by force; pull requests that they concern follow. */
  push(...branches: readonly string[]): void {
    this.git.push(branches);
    for (const branch of branches) this.branchMoved(branch);
  }

  /** A copy under another owner, with all branches. */
  fork(owner: string): Repository {
    const { world, name } = this;
    const fork = new Repository(world, { owner, name, parent: this });
    fork.bare.fetchAll(this.bare);
    fork.git.fetch();
    world.repositories.push(fork);
    return fork;
  }

  openPullRequest(options: NewPullRequest): PullRequest {
    const source = options.from ?? this;
    source.push(options.head);
    const pull = new PullRequest(this, options);
    this.pulls.push(pull);
    pull.synchronize();
    return pull;
  }

  openIssue(options: NewIssue): Issue {
    const issue = new Issue(this, options);
    this.issues.push(issue);
    return issue;
  }

  /** Builds each pull request on the one before, on branches of GitHub's form; gives the last entry. */
  enqueue(...pulls: readonly PullRequest[]): QueueEntry {
    for (const pull of pulls) this.#enqueue(pull);
    const last = this.queue.at(-1);
    if (last === undefined) throw new Error('Nothing was put into the queue');
    return last;
  }

  roleOf(account: Account): Role | undefined {
    return this.collaborators.get(account.login);
  }

  /** The API's name for a person's relation to the repository. */
  associationOf(account: Account): string {
    if (this.owner === account) return 'OWNER';
    if (this.collaborators.has(account.login)) return 'COLLABORATOR';
    const merged = this.pulls.some((pull) => pull.author === account && pull.mergedAs !== undefined);
    return merged ? 'CONTRIBUTOR' : 'NONE';
  }

  mayWrite(account: Account): boolean {
    return ['admin', 'maintain', 'write'].includes(this.roleOf(account) ?? 'none');
  }

  /** `git diff base head`, worked out once. */
  compared(base: string, head: string, context = 3): Comparison {
    const key = `${base} ${head} ${context}`;
    const comparison = this.#compared.get(key) ?? compareTrees(this.bare, base, head, context);
    this.#compared.set(key, comparison);
    return comparison;
  }

  /** A merge commit that is on no branch; undefined where there is a conflict. */
  merge(base: string, head: string, message: string): string | undefined {
    const { bare } = this;
    const tree = bare.mergedTree(base, head);
    const { date } = bare.readCommit(head);
    return tree === undefined ? undefined : bare.commit({ tree, parents: [base, head], message, date });
  }

  /** Where two commits parted; undefined where they have nothing in common. */
  mergeBase(a: string, b: string): string | undefined {
    return this.bare.mergeBase(a, b);
  }

  /** A clone as actions/checkout leaves it; deleted with the server. */
  checkout(options: CheckoutOptions = {}): GitRepository {
    const clone = checkout(this, options);
    this.#checkouts.push(clone);
    return clone;
  }

  /** Lets every pull request on or from the branch see where it is now. */
  branchMoved(branch: string): void {
    for (const { pulls } of this.world.repositories) {
      for (const pull of pulls) {
        const isHead = pull.headRepository === this && pull.headBranch === branch;
        const isBase = pull.repository === this && pull.baseBranch === branch;
        if (isHead || isBase) pull.synchronize();
      }
    }
  }

  /** Deletes the repository; pull requests from it keep their commits and lose their head repository. */
  delete(): void {
    const { repositories } = this.world;
    repositories.splice(repositories.indexOf(this), 1);
    for (const { pulls } of repositories) {
      for (const pull of pulls) if (pull.headRepository === this) pull.headRepository = undefined;
    }
    this.dispose();
  }

  dispose(): void {
    for (const clone of this.#checkouts) clone.dispose();
    this.git.dispose();
    this.bare.dispose();
  }

  #enqueue(pull: PullRequest): void {
    const { bare, defaultBranch, queue } = this;
    const baseSha = queue.at(-1)?.headSha ?? this.tip(defaultBranch);
    const headSha = this.merge(baseSha, pull.headSha, `Merge pull request #${pull.number}`);
    if (headSha === undefined) throw new Error(`Pull request ${pull.number} has conflicts with the queue`);
    const ref = `refs/heads/gh-readonly-queue/${defaultBranch}/pr-${pull.number}-${baseSha}`;
    bare.setRef(ref, headSha);
    queue.push({ pull, baseSha, headSha, ref });
  }
}
