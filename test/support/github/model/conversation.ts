import type { Repository } from './repository.ts';
import { type Account, Entity, type World } from './world.ts';

export type ReactionContent = '+1' | '-1' | 'laugh' | 'confused' | 'heart' | 'hooray' | 'rocket' | 'eyes';

export interface GivenReaction {
  readonly account: Account;
  readonly content: ReactionContent;
  readonly createdAt: string;
}

/** What people can react to: a comment, on the timeline or on lines. */
export abstract class Reactable extends Entity {
  readonly author: Account;
  readonly reactions: GivenReaction[] = [];
  /** Who ever changed the text, oldest first. */
  readonly edits: { readonly editor: Account }[] = [];
  updatedAt = this.createdAt;
  body: string;
  /** Who changed the text last, its author or a person with write access. */
  editor: Account | undefined;

  constructor(world: World, prefix: string, author: Account, body: string) {
    super(world, prefix);
    this.author = author;
    this.body = body;
  }

  abstract get repository(): Repository;
}

export class TimelineComment extends Reactable {
  readonly conversation: Issue;

  constructor(conversation: Issue, author: Account, body: string) {
    super(conversation.repository.world, 'IC', author, body);
    this.conversation = conversation;
  }

  get repository(): Repository {
    return this.conversation.repository;
  }

  get htmlUrl(): string {
    return `${this.conversation.htmlUrl}#issuecomment-${this.id}`;
  }
}

/** Adds a reaction once. */
export function react(target: Reactable | Issue, account: Account, content: ReactionContent): void {
  const isKnown = target.reactions.some((one) => one.account === account && one.content === content);
  if (isKnown) return;
  const { world } = target.repository;
  target.reactions.push({ account, content, createdAt: world.timestamp() });
}

/** Changes a comment's text, as its author or anyone with write access may. */
export function editComment(target: Reactable, editor: Account, body: string): void {
  target.body = body;
  target.editor = editor;
  target.edits.push({ editor });
  target.updatedAt = target.repository.world.timestamp();
}

export function addComment(conversation: Issue, author: Account, body: string): TimelineComment {
  const comment = new TimelineComment(conversation, author, body);
  conversation.comments.push(comment);
  conversation.updatedAt = comment.createdAt;
  return comment;
}

export interface NewIssue {
  readonly title: string;
  readonly body?: string | undefined;
  readonly author?: string | undefined;
  readonly labels?: readonly string[];
}

/** An issue; a pull request is one too. */
export class Issue extends Entity {
  readonly repository: Repository;
  readonly number: number;
  readonly author: Account;
  readonly comments: TimelineComment[] = [];
  readonly reactions: GivenReaction[] = [];
  readonly labels: string[] = [];
  updatedAt = this.createdAt;
  title: string;
  body: string;
  state: 'open' | 'closed' = 'open';
  /** Locked conversations take comments only from those with write access. */
  locked = false;

  constructor(repository: Repository, options: NewIssue, prefix = 'I') {
    super(repository.world, prefix);
    this.repository = repository;
    this.number = repository.pulls.length + repository.issues.length + 1;
    this.author = repository.world.accounts.named(options.author ?? 'alice');
    this.title = options.title;
    this.body = options.body ?? '';
    this.labels.push(...(options.labels ?? []));
  }

  get htmlUrl(): string {
    return `${this.repository.htmlUrl}/issues/${this.number}`;
  }
}
