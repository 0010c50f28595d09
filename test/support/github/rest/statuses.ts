import { z } from 'zod';
import { validationFailed } from '../errors.ts';
import type { CommitStatus } from '../model/check-run.ts';
import { paginate } from '../pagination.ts';
import { type Route, repositoryRoute } from '../router.ts';
import { statusView } from './check-view.ts';
import { commitOf } from './lookup.ts';

const read = [{ statuses: 'read' }] as const;
const write = [{ statuses: 'write' }] as const;
const descriptionLimit = 140;

const NewStatus = z.object({
  state: z.enum(['error', 'failure', 'pending', 'success']),
  target_url: z.string().nullish(),
  description: z.string().nullish(),
  context: z.string().default('default'),
});

export const statusRoutes: readonly Route[] = [
  repositoryRoute('POST /statuses/{sha}', write, (request) => {
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

  repositoryRoute('GET /commits/{ref}/statuses', read, (request) => {
    const sha = commitOf(request, request.parameters['ref'] ?? '');
    const newestFirst = request.repository.statuses.filter((status) => status.sha === sha).toReversed();
    const { items, headers } = paginate(request, newestFirst);
    return { status: 200, json: items.map((status) => statusView(request.repository, status)), headers };
  }),
];
