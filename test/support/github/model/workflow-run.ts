import type { Account } from './accounts.ts';
import type { Repository } from './repository.ts';

export interface WorkflowRun {
  readonly id: number;
  readonly nodeId: string;
  readonly repository: Repository;
  /** Where the run's head branch is; the fork, for a fork's pull request. */
  readonly headRepository: Repository;
  readonly name: string;
  readonly event: string;
  readonly headBranch: string;
  readonly headSha: string;
  readonly actor: Account;
  readonly status: 'queued' | 'in_progress' | 'completed';
  readonly conclusion: string | undefined;
  readonly createdAt: string;
}

export interface Artifact {
  readonly id: number;
  readonly nodeId: string;
  readonly run: WorkflowRun;
  readonly name: string;
  readonly zip: Uint8Array;
  readonly createdAt: string;
  expired: boolean;
}
