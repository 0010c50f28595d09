import { z } from 'zod';
import { ApiError, forbidden, invalidRequest, validationFailed } from '../errors.ts';
import { CheckRun, type CommitStatus } from '../model/check-run.ts';
import { list, ok, type RepositoryRequest, type Route, repositoryRoute } from '../router.ts';
import { commitOf, named } from './lookup.ts';
import { statusView } from './views.ts';

const descriptionLimit = 140;

const NewStatus = z.object({
  state: z.enum(['error', 'failure', 'pending', 'success']),
  target_url: z.string().nullish(),
  description: z.string().nullish(),
  context: z.string().default('default'),
});

export const statusRoutes: readonly Route[] = [
  repositoryRoute('POST /statuses/{sha}', [{ statuses: 'write' }], (request) => {
    const { repository, token, world, parameters } = request;
    const { description, target_url: targetUrl, ...requested } = NewStatus.parse(request.body);
    const sha = repository.bare.resolve(parameters['sha'] ?? '');
    if (sha === undefined) throw refused('sha', 'No commit found');
    if ((description ?? '').length > descriptionLimit) {
      const message = `description is too long (maximum is ${descriptionLimit} characters)`;
      throw refused('description', message);
    }
    const status: CommitStatus = {
      ...requested,
      id: world.ids.next(),
      sha,
      description: description ?? undefined,
      targetUrl: targetUrl ?? undefined,
      createdAt: world.timestamp(),
      token,
    };
    repository.statuses.push(status);
    return { status: 201, json: statusView(status) };
  }),

  repositoryRoute('GET /commits/{ref}/statuses', [{ statuses: 'read' }], (request) => {
    const commit = commitOf(request, request.parameters['ref']);
    const newestFirst = request.repository.statuses.filter(({ sha }) => sha === commit).toReversed();
    return list(request, newestFirst, (page) => page.map(statusView));
  }),
];

function refused(field: string, message: string) {
  return validationFailed([{ resource: 'Status', code: 'custom', field, message }]);
}

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
    return { status: 201, json: run };
  }),

  repositoryRoute('GET /check-runs/{check_run_id}', read, (request) => ok(checkRunOf(request))),

  repositoryRoute('PATCH /check-runs/{check_run_id}', write, (request) => {
    const run = checkRunOf(request);
    if (run.token.account !== request.token.account) {
      throw forbidden('Invalid app_id - check run can only be modified by the GitHub App that created it.');
    }
    update(run, Update.parse(request.body));
    return ok(run);
  }),

  repositoryRoute('GET /commits/{ref}/check-runs', read, (request) => {
    const { check_name: name, filter, status, app_id: app } = request.query;
    // GitHub does not document which run is the latest to it.
    if (filter !== 'all' || status || app) throw new Error('The stand-in lists all check runs of a name.');
    const commit = commitOf(request, request.parameters['ref']);
    const found = request.repository.checkRuns
      .filter((run) => run.headSha === commit)
      .filter((run) => name === undefined || run.name === name);
    return list(request, found.toReversed(), (page) => ({ total_count: found.length, check_runs: page }));
  }),
];

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
  Object.assign(run, {
    name: changes.name ?? run.name,
    externalId: changes.external_id ?? run.externalId,
    status: completed ? 'completed' : (changes.status ?? run.status),
    title: output?.title ?? run.title,
    summary: output?.summary ?? run.summary,
    text: output?.text ?? run.text,
  });
  run.conclusion = run.status === 'completed' ? (conclusion ?? run.conclusion) : undefined;
  if (completed) run.completedAt = run.repository.world.timestamp();
  run.annotations.push(...(output?.annotations ?? []));
}

function checkRunOf(request: RepositoryRequest): CheckRun {
  return named(request, 'check_run_id', request.repository.checkRuns);
}
