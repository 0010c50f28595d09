import type { PullRequest } from './pull-request.ts';
import type { Repository } from './repository.ts';
import type { Account } from './world.ts';

export interface WorkflowRun {
  readonly id: number;
  readonly repository: Repository;
  /** Where the run's head branch is; the fork, for a fork's pull request. */
  readonly headRepository: Repository;
  readonly name: string;
  readonly event: string;
  readonly headBranch: string;
  readonly headSha: string;
  readonly actor: Account;
  readonly conclusion: string;
}

export interface Artifact {
  readonly id: number;
  readonly run: WorkflowRun;
  readonly name: string;
  readonly zip: Uint8Array;
  readonly createdAt: string;
  expired: boolean;
}

interface NewWorkflowRun {
  readonly pull: PullRequest;
  readonly name?: string;
  readonly event?: string;
  readonly conclusion?: string;
}

/** Records a finished run of a workflow for a pull request's head. */
export function recordRun(repository: Repository, options: NewWorkflowRun): WorkflowRun {
  const { pull, name = 'Review', event = 'pull_request', conclusion = 'success' } = options;
  const { headRepository = repository, headBranch, headSha, author: actor } = pull;
  const id = repository.world.ids.next();
  const run = { id, repository, headRepository, name, event, headBranch, headSha, actor, conclusion };
  repository.workflowRuns.push(run);
  return run;
}

/** Keeps a file that a run uploaded; `zip` is what a download gives, byte for byte. */
export function uploadArtifact(run: WorkflowRun, name: string, zip: Uint8Array): Artifact {
  const { world, artifacts } = run.repository;
  const id = world.ids.next();
  const artifact = { id, run, name, zip, createdAt: world.timestamp(), expired: false };
  artifacts.push(artifact);
  return artifact;
}
