import type { Repository } from './repository.ts';
import type { Token } from './world.ts';

export interface Annotation {
  readonly path: string;
  readonly start_line: number;
  readonly end_line: number;
  readonly annotation_level: 'notice' | 'warning' | 'failure';
  readonly message: string;
  readonly title?: string | undefined;
}

export type CheckStatus = 'queued' | 'in_progress' | 'completed';

export class CheckRun {
  readonly id: number;
  readonly nodeId: string;
  readonly repository: Repository;
  readonly headSha: string;
  /** Who made it: the app behind the token. */
  readonly token: Token;
  readonly annotations: Annotation[] = [];
  readonly startedAt: string;
  name: string;
  status: CheckStatus = 'queued';
  conclusion: string | undefined;
  externalId: string | undefined;
  completedAt: string | undefined;
  title: string | undefined;
  summary: string | undefined;
  text: string | undefined;

  constructor(repository: Repository, run: { name: string; headSha: string; token: Token }) {
    const { world } = repository;
    this.id = world.ids.next();
    this.nodeId = world.ids.register('CR', this.id, this);
    this.repository = repository;
    this.name = run.name;
    this.headSha = run.headSha;
    this.token = run.token;
    this.startedAt = world.timestamp();
  }
}

export interface CommitStatus {
  readonly id: number;
  readonly sha: string;
  readonly state: 'error' | 'failure' | 'pending' | 'success';
  readonly context: string;
  readonly description: string | undefined;
  readonly targetUrl: string | undefined;
  readonly createdAt: string;
  readonly token: Token;
}
