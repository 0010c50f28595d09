import type { Conversation, TimelineComment } from './conversation.ts';
import type { Repository } from './repository.ts';
import type { Account } from './world.ts';

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
