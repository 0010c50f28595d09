import type { Repository } from './repository.ts';
import type { Account } from './world.ts';

export type ReactionContent = '+1' | '-1' | 'laugh' | 'confused' | 'heart' | 'hooray' | 'rocket' | 'eyes';

export interface Reaction {
  readonly id: number;
  readonly nodeId: string;
  readonly account: Account;
  readonly content: ReactionContent;
  readonly createdAt: string;
}

/** What people can react to. */
export interface Reactable {
  readonly nodeId: string;
  readonly reactions: Reaction[];
}

export class TimelineComment implements Reactable {
  readonly id: number;
  readonly nodeId: string;
  readonly conversation: Conversation;
  readonly author: Account;
  readonly createdAt: string;
  readonly reactions: Reaction[] = [];
  updatedAt: string;
  body: string;
  /** Who changed the text last, its author or a person with write access. */
  editor: Account | undefined;

  constructor(conversation: Conversation, author: Account, body: string) {
    const { world } = conversation.repository;
    this.id = world.ids.next();
    this.nodeId = world.ids.register('IC', this.id, this);
    this.conversation = conversation;
    this.author = author;
    this.body = body;
    this.createdAt = world.timestamp();
    this.updatedAt = this.createdAt;
  }
}

/** What issues and pull requests have in common. */
export interface Conversation {
  readonly repository: Repository;
  readonly number: number;
  readonly id: number;
  readonly nodeId: string;
  readonly author: Account;
  readonly createdAt: string;
  updatedAt: string;
  title: string;
  body: string;
  state: 'open' | 'closed';
  /** Locked conversations take comments only from those with write access. */
  locked: boolean;
  readonly labels: string[];
  readonly comments: TimelineComment[];
}

/** Adds a reaction once; a second time gives the first one back. */
export function react(
  target: Reactable,
  reaction: { readonly account: Account; readonly content: ReactionContent; readonly repository: Repository },
): { readonly reaction: Reaction; readonly created: boolean } {
  const { account, content, repository } = reaction;
  const known = target.reactions.find((one) => one.account === account && one.content === content);
  if (known !== undefined) return { reaction: known, created: false };
  const { world } = repository;
  const id = world.ids.next();
  const added: Reaction = { id, nodeId: `REA_kwDO${id}`, account, content, createdAt: world.timestamp() };
  target.reactions.push(added);
  return { reaction: added, created: true };
}

export function addComment(conversation: Conversation, author: Account, body: string): TimelineComment {
  const comment = new TimelineComment(conversation, author, body);
  conversation.comments.push(comment);
  conversation.updatedAt = comment.createdAt;
  return comment;
}

export interface NewIssue {
  readonly title: string;
  readonly body?: string;
  readonly author?: string;
  readonly labels?: readonly string[];
}

/** An issue that is not a pull request. */
export class Issue implements Conversation {
  readonly id: number;
  readonly nodeId: string;
  readonly repository: Repository;
  readonly number: number;
  readonly author: Account;
  readonly createdAt: string;
  readonly comments: TimelineComment[] = [];
  readonly labels: string[];
  updatedAt: string;
  title: string;
  body: string;
  state: 'open' | 'closed' = 'open';
  locked = false;

  constructor(repository: Repository, options: NewIssue & { readonly number: number }) {
    const { world } = repository;
    this.repository = repository;
    this.number = options.number;
    this.id = world.ids.next();
    this.nodeId = world.ids.register('I', this.id, this);
    this.author = world.accounts.named(options.author ?? 'alice');
    this.title = options.title;
    this.body = options.body ?? '';
    this.labels = [...(options.labels ?? [])];
    this.createdAt = world.timestamp();
    this.updatedAt = this.createdAt;
  }
}
