import type { Repository } from './repository.ts';
import { Entity, type Token } from './world.ts';

export interface Annotation {
  readonly path: string;
  readonly start_line: number;
  readonly end_line: number;
  readonly annotation_level: 'notice' | 'warning' | 'failure';
  readonly message: string;
  readonly title?: string | undefined;
}

export class CheckRun extends Entity {
  readonly repository: Repository;
  readonly headSha: string;
  /** Of the app that made it. */
  readonly token: Token;
  readonly annotations: Annotation[] = [];
  readonly startedAt = this.createdAt;
  name: string;
  status: 'queued' | 'in_progress' | 'completed' = 'queued';
  conclusion: string | undefined;
  externalId: string | undefined;
  completedAt: string | undefined;
  title: string | undefined;
  summary: string | undefined;
  text: string | undefined;

  constructor(repository: Repository, run: { name: string; headSha: string; token: Token }) {
    super(repository.world, 'CR');
    this.repository = repository;
    this.name = run.name;
    this.headSha = run.headSha;
    this.token = run.token;
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
