import type { Repository } from './repository.ts';
import { type Account, Entity, type World } from './world.ts';

export type ReactionContent = '+1' | '-1' | 'laugh' | 'confused' | 'heart' | 'hooray' | 'rocket' | 'eyes';

/** What people can react to: a comment, on the timeline or on lines. */
export class Reactable extends Entity {
  readonly author: Account;
  readonly reactions: { readonly account: Account; readonly content: ReactionContent }[] = [];
  updatedAt = this.createdAt;
  body: string;
  /** Who changed the text last, its author or a person with write access. */
  editor: Account | undefined;

  constructor(world: World, prefix: string, author: Account, body: string) {
    super(world, prefix);
    this.author = author;
    this.body = body;
  }
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
export function react(target: Reactable, account: Account, content: ReactionContent): void {
  const isKnown = target.reactions.some((one) => one.account === account && one.content === content);
  if (!isKnown) target.reactions.push({ account, content });
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
