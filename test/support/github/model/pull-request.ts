import type { Comparison } from '../comparison.ts';
import { Issue, type NewIssue } from './conversation.ts';
import type { Repository } from './repository.ts';
import type { Review, ReviewThread } from './review.ts';
import type { Account } from './world.ts';

export interface NewPullRequest extends Partial<NewIssue> {
  readonly base?: string;
  readonly head: string;
  readonly draft?: boolean;
  /** The fork with the head branch. */
  readonly from?: Repository;
}

export class PullRequest extends Issue {
  readonly headBranch: string;
  readonly headOwner: Account;
  readonly reviews: Review[] = [];
  readonly threads: ReviewThread[] = [];
  readonly closes: Issue[] = [];
  /** Everyone who was ever assigned to it, also where that was taken back. */
  readonly assigned: Account[] = [];
  /** When the head was moved to a commit that does not contain where it was. */
  readonly forcePushes: { readonly createdAt: string; readonly before: string }[] = [];
  requestedReviewers: Account[] = [];
  baseBranch: string;
  draft: boolean;
  mergedAs: string | undefined;
  closedAt: string | undefined;
  /** Undefined once the fork was deleted. */
  headRepository: Repository | undefined;
  readonly #heads: string[] = [];
  #mergeCommit: string | undefined;

  constructor(repository: Repository, options: NewPullRequest) {
    super(repository, { title: `Change ${options.head}`, ...options }, 'PR');
    this.headRepository = options.from ?? repository;
    this.headOwner = this.headRepository.owner;
    this.headBranch = options.head;
    this.baseBranch = options.base ?? repository.defaultBranch;
    this.draft = options.draft ?? false;
  }

  override get htmlUrl(): string {
    return `${this.repository.htmlUrl}/pull/${this.number}`;
  }

  /** Whatever the repositories hold now: the head, its test merge, and what that means for older reviews. */
  synchronize(): void {
    if (this.state !== 'open') return;
    const { bare } = this.repository;
    const pulled = this.headRepository;
    if (pulled !== undefined) {
      const ref = `refs/pull/${this.number}/head`;
      const head = pulled.tip(this.headBranch);
      bare.fetch(pulled.bare, head);
      bare.setRef(ref, head);
      this.#headMoved(head);
    }
    const { baseSha, headSha } = this;
    // Runs for `pull_request` check it out; there is none while there is a conflict.
    this.#mergeCommit = this.repository.merge(baseSha, headSha, `Merge ${headSha} into ${baseSha}`);
    bare.setRef(`refs/pull/${this.number}/merge`, this.#mergeCommit);
  }

  /** Where the head was before it last moved. */
  get previousHeadSha(): string | undefined {
    return this.#heads.at(-2);
  }

  get headSha(): string {
    return this.#heads.at(-1) ?? '';
  }

  /** The tip of the base branch; not where the pull request's diff starts. */
  get baseSha(): string {
    return this.repository.tip(this.baseBranch);
  }

  /** The commit of `refs/pull/N/merge`, which runs check out; undefined while there is a conflict. */
  mergeCommit(): string | undefined {
    return this.#mergeCommit;
  }

  mergeBase(head = this.headSha): string {
    const base = this.repository.mergeBase(this.baseSha, head);
    if (base === undefined) throw new Error(`${this.baseBranch} and ${head} have no commit in common`);
    return base;
  }

  /** The pull request's diff, as it is or as it was at an earlier head. */
  comparison(head = this.headSha): Comparison {
    return this.repository.compared(this.mergeBase(head), head);
  }

  commits(): readonly string[] {
    return this.repository.bare.commitsBetween(this.mergeBase(), this.headSha);
  }

  /** Commits of this pull request, those that a force-push removed included. */
  hasCommit(oid: string): boolean {
    const { bare } = this.repository;
    return this.#heads.some(
      (head) => head === oid || bare.commitsBetween(this.mergeBase(head), head).includes(oid),
    );
  }

  close(): void {
    this.state = 'closed';
    this.closedAt = this.repository.world.timestamp();
  }

  reopen(): void {
    this.state = 'open';
    this.closedAt = undefined;
    this.synchronize();
  }

  /** Merges with a merge commit; the base branch moves. */
  merge(): string {
    const merged = this.mergeCommit();
    if (merged === undefined) throw new Error(`Pull request ${this.number} has conflicts`);
    this.close();
    this.mergedAs = merged;
    this.repository.bare.setRef(`refs/heads/${this.baseBranch}`, merged);
    this.repository.branchMoved(this.baseBranch);
    return merged;
  }

  #headMoved(head: string): void {
    const before = this.#heads.at(-1);
    if (before === head) return;
    this.#heads.push(head);
    this.updatedAt = this.repository.world.timestamp();
    if (before === undefined) return;
    const { bare } = this.repository;
    const isForced = !bare.isAncestor(before, head);
    if (isForced) this.forcePushes.push({ createdAt: this.updatedAt, before });
    const isMerge = bare.readCommit(head).parents.length > 1;
    // After a force-push, and after a merge of the base, GitHub may show the new head as the commit of an earlier review.
    if (isForced || isMerge) for (const review of this.reviews) review.commitId = head;
  }
}
