import { ApiError } from '../errors.ts';
import type { Artifact, WorkflowRun } from '../model/workflow-run.ts';
import { paginate, type RepositoryRequest, type Route, repositoryRoute } from '../router.ts';
import { orNotFound } from './lookup.ts';
import { repositoryView } from './views.ts';

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

/** A run as events show it. */
export function workflowRunView(run: WorkflowRun): Readonly<Record<string, unknown>> {
  const { repository, headRepository, id, name, event, status, headSha, headBranch } = run;
  const ofBranch = repository.pulls.filter((pull) => pull.state === 'open' && pull.headBranch === headBranch);
  return {
    id,
    name,
    head_branch: headBranch,
    head_sha: headSha,
    event,
    status,
    conclusion: run.conclusion ?? null,
    html_url: `${repository.htmlUrl}/actions/runs/${id}`,
    // Never those from forks.
    pull_requests: headRepository === repository ? ofBranch.map(({ number }) => ({ number })) : [],
    repository: repositoryView(repository),
    head_repository: repositoryView(headRepository),
  };
}

function artifactView({
  id,
  run,
  name,
  zip,
  expired,
  createdAt,
}: Artifact): Readonly<Record<string, unknown>> {
  return {
    id,
    name,
    size_in_bytes: zip.length,
    expired,
    created_at: createdAt,
    workflow_run: { id: run.id, head_branch: run.headBranch, head_sha: run.headSha },
  };
}
