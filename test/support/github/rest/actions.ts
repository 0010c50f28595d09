import { ApiError } from '../errors.ts';

import type { Artifact, WorkflowRun } from '../model/workflow-run.ts';
import { paginate } from '../pagination.ts';
import { type RepositoryRequest, type Route, repositoryRoute } from '../router.ts';
import { presentUser } from './account-view.ts';
import { orNotFound } from './lookup.ts';
import { minimalPullView } from './pull-view.ts';
import { repositoryView } from './repository-view.ts';

const read = [{ actions: 'read' }] as const;

export const actionsRoutes: readonly Route[] = [
  repositoryRoute('GET /actions/runs/{run_id}/artifacts', read, (request) => {
    const run = workflowRunOf(request);
    const { name } = request.query;
    const found = request.repository.artifacts.filter(
      (artifact) => artifact.run === run && (name === undefined || artifact.name === name),
    );
    const { items, headers } = paginate(request, found);
    return { status: 200, json: { total_count: found.length, artifacts: items.map(artifactView) }, headers };
  }),

  repositoryRoute('GET /actions/artifacts/{artifact_id}/{archive_format}', read, (request) => {
    const id = Number(request.parameters['artifact_id']);
    const artifact = orNotFound(request.repository.artifacts.find((candidate) => candidate.id === id));
    if (artifact.expired) throw new ApiError(410, 'Artifact has expired');
    return { status: 302, headers: { location: `${request.world.urls.server}/_artifacts/${id}.zip` } };
  }),
];

function workflowRunOf({ repository, parameters }: RepositoryRequest): WorkflowRun {
  const id = Number(parameters['run_id']);
  return orNotFound(repository.workflowRuns.find((run) => run.id === id));
}

export function workflowRunView(run: WorkflowRun): Readonly<Record<string, unknown>> {
  const { repository, headRepository, id, createdAt, headSha, headBranch } = run;
  const { world, apiUrl, htmlUrl } = repository;
  const url = `${apiUrl}/actions/runs/${id}`;
  const actor = presentUser(world, run.actor);
  const commit = repository.bare.readCommit(headSha);
  return {
    id,
    node_id: run.nodeId,
    name: run.name,
    head_branch: headBranch,
    head_sha: headSha,
    path: '.github/workflows/review.yml',
    event: run.event,
    status: run.status,
    conclusion: run.conclusion ?? null,
    url,
    html_url: `${htmlUrl}/actions/runs/${id}`,
    // Never those from forks.
    pull_requests: repository.pulls
      .filter((pull) => pull.state === 'open' && pull.headRepository === repository)
      .filter((pull) => headRepository === repository && pull.headBranch === headBranch)
      .map(minimalPullView),
    created_at: createdAt,
    updated_at: createdAt,
    actor,
    head_commit: {
      id: headSha,
      message: commit.message,
      timestamp: commit.committer.date,
      author: { name: commit.author.name, email: commit.author.email },
      committer: { name: commit.committer.name, email: commit.committer.email },
    },
    repository: repositoryView(repository),
    head_repository: repositoryView(headRepository),
  };
}

function artifactView(artifact: Artifact): Readonly<Record<string, unknown>> {
  const { id, run, createdAt } = artifact;
  return {
    id,
    node_id: artifact.nodeId,
    name: artifact.name,
    size_in_bytes: artifact.zip.length,
    expired: artifact.expired,
    created_at: createdAt,
    updated_at: createdAt,
    workflow_run: {
      id: run.id,
      head_branch: run.headBranch,
      head_sha: run.headSha,
    },
  };
}
