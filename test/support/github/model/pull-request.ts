import type { Comparison } from '../comparison.ts';
import type { Conversation, Issue, TimelineComment } from './conversation.ts';
import type { Repository } from './repository.ts';
import type { Review, ReviewThread } from './review.ts';
import type { Account } from './world.ts';

export interface NewPullRequest {
  readonly base?: string;
  readonly head: string;
  readonly title?: string;
  readonly body?: string;
  readonly author?: string;
  readonly draft?: boolean;
  /** The fork with the head branch. */
  readonly from?: Repository;
}

export class PullRequest implements Conversation {
  readonly id: number;
  readonly nodeId: string;
  readonly repository: Repository;
  readonly number: number;
  readonly author: Account;
  readonly createdAt: string;
  readonly headBranch: string;
  readonly headOwner: Account;
  readonly comments: TimelineComment[] = [];
  readonly labels: string[] = [];
  readonly reviews: Review[] = [];
  requestedReviewers: Account[] = [];
  readonly threads: ReviewThread[] = [];
  readonly closes: Issue[] = [];
  /** When the head was moved to a commit that does not contain where it was. */
  readonly forcePushes: { readonly createdAt: string; readonly before: string }[] = [];
  baseBranch: string;
  title: string;
  body: string;
  draft: boolean;
  state: 'open' | 'closed' = 'open';
  locked = false;
  mergedAs: string | undefined;
  closedAt: string | undefined;
  updatedAt: string;
  /** Undefined once the fork was deleted. */
  headRepository: Repository | undefined;
  readonly #heads: string[] = [];
  #mergeCommit: string | undefined;

  constructor(repository: Repository, options: NewPullRequest & { readonly number: number }) {
    const { world } = repository;
    this.repository = repository;
    this.number = options.number;
    this.id = world.ids.next();
    this.nodeId = world.ids.register('PR', this.id, this);
    this.author = world.accounts.named(options.author ?? 'alice');
    this.headRepository = options.from ?? repository;
    this.headOwner = this.headRepository.owner;
    this.headBranch = options.head;
    this.baseBranch = options.base ?? repository.defaultBranch;
    this.title = options.title ?? `Change ${options.head}`;
    this.body = options.body ?? '';
    this.draft = options.draft ?? false;
    this.createdAt = world.timestamp();
    this.updatedAt = this.createdAt;
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
    this.#mergeCommit = this.#testMerge();
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

  /** Head merged into the base tip, as runs for `pull_request` check it out; undefined where there is a conflict. */
  #testMerge(): string | undefined {
    const { baseSha, headSha } = this;
    const { bare } = this.repository;
    const tree = bare.mergedTree(baseSha, headSha);
    const date = new Date(bare.readCommit(headSha).committer.date);
    const message = `Merge ${headSha} into ${baseSha}`;
    return tree === undefined ? undefined : bare.commit({ tree, parents: [baseSha, headSha], message, date });
  }

  #headMoved(head: string): void {
    const before = this.#heads.at(-1);
    if (before === head) return;
    this.#heads.push(head);
    this.updatedAt = this.repository.world.timestamp();
    const forced = before !== undefined && !this.repository.bare.isAncestor(before, head);
    if (forced) this.forcePushes.push({ createdAt: this.updatedAt, before });
    if (!forced) return;
    // GitHub may show the new head as the commit of an earlier review.
    for (const review of this.reviews) review.commitId = head;
  }
}
