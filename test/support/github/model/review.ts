import type { Side } from '../diff-lines.ts';
import type { Reactable, Reaction } from './conversation.ts';
import type { PullRequest } from './pull-request.ts';
import type { Account } from './world.ts';

export type ReviewState = 'PENDING' | 'COMMENTED' | 'APPROVED' | 'CHANGES_REQUESTED' | 'DISMISSED';

/** Where a thread was put, in the diff of the commit it was put on. */
export type Anchor = FileAnchor | LineAnchor;

export interface FileAnchor {
  readonly subject: 'file';
  readonly path: string;
}

export interface LineAnchor {
  readonly subject: 'line';
  readonly path: string;
  readonly side: Side;
  readonly line: number;
  /** Both or neither. */
  readonly startSide: Side | undefined;
  readonly startLine: number | undefined;
  readonly position: number;
  readonly diffHunk: string;
}

export class Review {
  readonly id: number;
  readonly nodeId: string;
  readonly pull: PullRequest;
  readonly author: Account;
  readonly createdAt: string;
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

  constructor(pull: PullRequest, review: { author: Account; body: string; commitId: string }) {
    const { world } = pull.repository;
    this.id = world.ids.next();
    this.nodeId = world.ids.register('PRR', this.id, this);
    this.pull = pull;
    this.author = review.author;
    this.body = review.body;
    this.commitId = review.commitId;
    this.createdAt = world.timestamp();
  }

  get pending(): boolean {
    return this.state === 'PENDING';
  }

  /** A draft exists for its author only. */
  visibleTo(account: Account): boolean {
    return !this.pending || this.author === account;
  }
}

export class ReviewThread {
  readonly id: number;
  readonly nodeId: string;
  readonly pull: PullRequest;
  readonly anchor: Anchor;
  /** The head the thread was written for. */
  readonly commitId: string;
  readonly comments: ReviewComment[] = [];
  resolvedBy: Account | undefined;

  constructor(pull: PullRequest, anchor: Anchor, commitId: string) {
    const { world } = pull.repository;
    this.id = world.ids.next();
    this.nodeId = world.ids.register('PRRT', this.id, this);
    this.pull = pull;
    this.anchor = anchor;
    this.commitId = commitId;
  }

  visibleTo(account: Account): boolean {
    return this.comments.some((comment) => comment.review.visibleTo(account));
  }
}

export class ReviewComment implements Reactable {
  readonly id: number;
  readonly nodeId: string;
  readonly thread: ReviewThread;
  readonly review: Review;
  readonly author: Account;
  readonly createdAt: string;
  readonly reactions: Reaction[] = [];
  updatedAt: string;
  body: string;
  /** Who changed the text last, its author or a person with write access. */
  editor: Account | undefined;

  constructor(thread: ReviewThread, review: Review, body: string) {
    const { world } = review.pull.repository;
    this.id = world.ids.next();
    this.nodeId = world.ids.register('PRRC', this.id, this);
    this.thread = thread;
    this.review = review;
    this.author = review.author;
    this.body = body;
    this.createdAt = world.timestamp();
    this.updatedAt = this.createdAt;
    thread.comments.push(this);
    review.comments.push(this);
  }

  /** The thread's first comment, where this is an answer to it. */
  get inReplyTo(): ReviewComment | undefined {
    const [first] = this.thread.comments;
    return first === this ? undefined : first;
  }
}
