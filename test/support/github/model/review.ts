import type { Side } from '../comparison.ts';
import { Reactable } from './conversation.ts';
import type { PullRequest } from './pull-request.ts';
import type { Repository } from './repository.ts';
import { type Account, Entity } from './world.ts';

export type ReviewState = 'PENDING' | 'COMMENTED' | 'APPROVED' | 'CHANGES_REQUESTED' | 'DISMISSED';

/** Where a thread was put, in the diff of the commit it was put on. */
export type Anchor = { readonly subject: 'file'; readonly path: string } | LineAnchor;

export interface LineAnchor {
  readonly subject: 'line';
  readonly path: string;
  readonly side: Side;
  readonly line: number;
  /** Both or neither. */
  readonly startSide: Side | undefined;
  readonly startLine: number | undefined;
}

export class Review extends Entity {
  readonly pull: PullRequest;
  readonly author: Account;
  readonly comments: ReviewComment[] = [];
  state: ReviewState = 'PENDING';
  body: string;
  /** What the API shows; GitHub may rewrite it after a force-push. */
  commitId: string;
  submittedAt: string | undefined;
  /** When the text was last changed after it was published. */
  lastEditedAt: string | undefined;
  /** Who did. */
  editor: Account | undefined;
  /** Who ever changed it after it was published, oldest first. */
  readonly edits: { readonly editor: Account }[] = [];

  constructor(pull: PullRequest, review: { author: Account; body: string; commitId: string }) {
    super(pull.repository.world, 'PRR');
    this.pull = pull;
    this.author = review.author;
    this.body = review.body;
    this.commitId = review.commitId;
  }

  get repository(): Repository {
    return this.pull.repository;
  }

  get htmlUrl(): string {
    return `${this.pull.htmlUrl}#pullrequestreview-${this.id}`;
  }

  get pending(): boolean {
    return this.state === 'PENDING';
  }

  /** A draft exists for its author only. */
  visibleTo(account: Account): boolean {
    return !this.pending || this.author === account;
  }
}

export class ReviewThread extends Entity {
  readonly pull: PullRequest;
  readonly anchor: Anchor;
  /** The head the thread was written for. */
  readonly commitId: string;
  readonly comments: ReviewComment[] = [];
  resolvedBy: Account | undefined;

  constructor(pull: PullRequest, anchor: Anchor, commitId: string) {
    super(pull.repository.world, 'PRRT');
    this.pull = pull;
    this.anchor = anchor;
    this.commitId = commitId;
  }

  visibleTo(account: Account): boolean {
    return this.comments.some((comment) => comment.review.visibleTo(account));
  }
}

export class ReviewComment extends Reactable {
  readonly thread: ReviewThread;
  readonly review: Review;

  constructor(thread: ReviewThread, review: Review, body: string) {
    super(review.repository.world, 'PRRC', review.author, body);
    this.thread = thread;
    this.review = review;
    thread.comments.push(this);
    review.comments.push(this);
  }

  get repository(): Repository {
    return this.review.repository;
  }

  get htmlUrl(): string {
    return `${this.review.pull.htmlUrl}#discussion_r${this.id}`;
  }
}
