import type { PullRequest } from './pull-request.ts';
import type { Repository } from './repository.ts';
import type { Account } from './world.ts';

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

export interface NewWorkflowRun {
  readonly pull: PullRequest;
  readonly name?: string;
  readonly event?: string;
  readonly conclusion?: string;
}

/** Records a finished run of a workflow for a pull request's head. */
export function recordRun(repository: Repository, options: NewWorkflowRun): WorkflowRun {
  const { pull, name = 'Review', event = 'pull_request', conclusion = 'success' } = options;
  const { world } = repository;
  const id = world.ids.next();
  const run: WorkflowRun = {
    id,
    nodeId: `WFR_kwDO${id}`,
    repository,
    headRepository: pull.headRepository ?? repository,
    name,
    event,
    headBranch: pull.headBranch,
    headSha: pull.headSha,
    actor: pull.author,
    status: 'completed',
    conclusion,
    createdAt: world.timestamp(),
  };
  repository.workflowRuns.push(run);
  return run;
}

/** Keeps a file that a run uploaded; `zip` is what a download gives, byte for byte. */
export function uploadArtifact(run: WorkflowRun, name: string, zip: Uint8Array): Artifact {
  const { repository } = run;
  const id = repository.world.ids.next();
  const createdAt = repository.world.timestamp();
  const artifact: Artifact = { id, nodeId: `MDg6${id}`, run, name, zip, createdAt, expired: false };
  repository.artifacts.push(artifact);
  return artifact;
}
