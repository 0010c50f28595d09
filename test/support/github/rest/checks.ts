import { z } from 'zod';
import { ApiError, forbidden, invalidRequest, validationFailed } from '../errors.ts';
import { CheckRun, type CommitStatus } from '../model/check-run.ts';
import { paginate, type RepositoryRequest, type Route, repositoryRoute } from '../router.ts';
import { commitOf, orNotFound } from './lookup.ts';
import { annotationView, checkRunView, statusView } from './views.ts';

const descriptionLimit = 140;

const NewStatus = z.object({
  state: z.enum(['error', 'failure', 'pending', 'success']),
  target_url: z.string().nullish(),
  description: z.string().nullish(),
  context: z.string().default('default'),
});

export const statusRoutes: readonly Route[] = [
  repositoryRoute('POST /statuses/{sha}', [{ statuses: 'write' }], (request) => {
    const { repository, token, world } = request;
    const requested = NewStatus.parse(request.body);
    const sha = repository.bare.resolve(request.parameters['sha'] ?? '');
    if (sha === undefined) {
      throw validationFailed([
        { resource: 'Status', code: 'custom', field: 'sha', message: 'No commit found' },
      ]);
    }
    if ((requested.description ?? '').length > descriptionLimit) {
      const message = `description is too long (maximum is ${descriptionLimit} characters)`;
      throw validationFailed([{ resource: 'Status', code: 'custom', field: 'description', message }]);
    }
    const status: CommitStatus = {
      id: world.ids.next(),
      sha,
      state: requested.state,
      context: requested.context,
      description: requested.description ?? undefined,
      targetUrl: requested.target_url ?? undefined,
      createdAt: world.timestamp(),
      token,
    };
    repository.statuses.push(status);
    return { status: 201, json: statusView(repository, status) };
  }),

  repositoryRoute('GET /commits/{ref}/statuses', [{ statuses: 'read' }], (request) => {
    const sha = commitOf(request, request.parameters['ref'] ?? '');
    const newestFirst = request.repository.statuses.filter((status) => status.sha === sha).toReversed();
    const { items, headers } = paginate(request, newestFirst);
    return { status: 200, json: items.map((status) => statusView(request.repository, status)), headers };
  }),
];

const read = [{ checks: 'read' }] as const;
const write = [{ checks: 'write' }] as const;

const Annotation = z.object({
  path: z.string(),
  start_line: z.number(),
  end_line: z.number(),
  annotation_level: z.enum(['notice', 'warning', 'failure']),
  message: z.string(),
  title: z.string().optional(),
});
const Update = z.object({
  name: z.string().optional(),
  external_id: z.string().optional(),
  status: z.enum(['queued', 'in_progress', 'completed']).optional(),
  conclusion: z.string().optional(),
  output: z
    .object({
      title: z.string().optional(),
      summary: z.string(),
      text: z.string().optional(),
      annotations: z.array(Annotation).default([]),
    })
    .optional(),
});
const NewCheck = Update.extend({ name: z.string(), head_sha: z.string() });

export const checkRoutes: readonly Route[] = [
  repositoryRoute('POST /check-runs', write, (request) => {
    const { repository, token } = request;
    if (token.kind === 'user') throw forbidden('You must authenticate via a GitHub App.');
    const requested = NewCheck.parse(request.body);
    const headSha = repository.bare.resolve(requested.head_sha);
    if (headSha === undefined) throw new ApiError(422, `No commit found for SHA: ${requested.head_sha}`);
    const run = new CheckRun(repository, { name: requested.name, headSha, token });
    update(run, requested);
    repository.checkRuns.push(run);
    return { status: 201, json: checkRunView(run) };
  }),

  repositoryRoute('GET /check-runs/{check_run_id}', read, (request) => ({
    status: 200,
    json: checkRunView(checkRunOf(request)),
  })),

  repositoryRoute('PATCH /check-runs/{check_run_id}', write, (request) => {
    const run = checkRunOf(request);
    if (run.token.account !== request.token.account) {
      throw forbidden('Invalid app_id - check run can only be modified by the GitHub App that created it.');
    }
    update(run, Update.parse(request.body));
    return { status: 200, json: checkRunView(run) };
  }),

  repositoryRoute('GET /check-runs/{check_run_id}/annotations', read, (request) => {
    const run = checkRunOf(request);
    const { items, headers } = paginate(request, run.annotations);
    return { status: 200, json: items.map(annotationView), headers };
  }),

  repositoryRoute('GET /commits/{ref}/check-runs', read, (request) => {
    const { check_name: name, status, filter = 'latest', app_id: app } = request.query;
    const commit = commitOf(request, request.parameters['ref'] ?? '');
    const matching = request.repository.checkRuns
      .filter((run) => run.headSha === commit)
      .filter((run) => name === undefined || run.name === name)
      .filter((run) => status === undefined || run.status === status)
      .filter((run) => app === undefined || (run.token.kind === 'workflow') === (app === '15368'));
    const found = filter === 'all' ? matching : latest(matching);
    const { items, headers } = paginate(request, found.toReversed());
    const json = { total_count: found.length, check_runs: items.map(checkRunView) };
    return { status: 200, json, headers };
  }),
];

/** Of each name and app, the run made last. */
function latest(runs: readonly CheckRun[]): readonly CheckRun[] {
  const byName = new Map(runs.map((run) => [`${run.token.account.id} ${run.name}`, run]));
  return [...byName.values()];
}

/** Changes what is named; annotations are added to those there are. */
function update(run: CheckRun, changes: z.infer<typeof Update>): void {
  const { output, conclusion } = changes;
  const completed = changes.status === 'completed' || conclusion !== undefined;
  if (changes.status === 'completed' && conclusion === undefined) {
    throw invalidRequest(['"conclusion" wasn\'t supplied.']);
  }
  if (output !== undefined && (output.title ?? run.title) === undefined) {
    throw invalidRequest(['"title" wasn\'t supplied.']);
  }
  run.name = changes.name ?? run.name;
  run.externalId = changes.external_id ?? run.externalId;
  run.status = completed ? 'completed' : (changes.status ?? run.status);
  run.conclusion = run.status === 'completed' ? (conclusion ?? run.conclusion) : undefined;
  if (completed) run.completedAt = run.repository.world.timestamp();
  run.title = output?.title ?? run.title;
  run.summary = output?.summary ?? run.summary;
  run.text = output?.text ?? run.text;
  run.annotations.push(...(output?.annotations ?? []));
}

function checkRunOf({ repository, parameters }: RepositoryRequest): CheckRun {
  const id = Number(parameters['check_run_id']);
  return orNotFound(repository.checkRuns.find((run) => run.id === id));
}
