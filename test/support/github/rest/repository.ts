import { forbidden } from '../errors.ts';
import { globalRoute, type Route, repositoryRoute } from '../router.ts';
import { permissionView, presentUser, publicUserView } from './account-view.ts';
import { orNotFound } from './lookup.ts';
import { fullRepositoryView } from './repository-view.ts';

/** What anybody may ask about a repository and about themselves. */
export const repositoryRoutes: readonly Route[] = [
  repositoryRoute('GET ', [], ({ repository }) => ({ status: 200, json: fullRepositoryView(repository) })),

  repositoryRoute('GET /collaborators/{username}/permission', [], ({ world, repository, parameters }) => {
    const account = orNotFound(world.accounts.find(parameters['username'] ?? ''));
    const view = permissionView(repository, account);
    const user = { ...presentUser(world, account), role_name: view.role_name };
    return { status: 200, json: { ...view, user } };
  }),

  // A job's token stands for no user.
  globalRoute('GET /user', ({ world, token }) => {
    if (token.kind !== 'user') throw forbidden('Resource not accessible by integration');
    return { status: 200, json: publicUserView(world, token.account) };
  }),

  globalRoute('GET /rate_limit', ({ world, token }) => {
    const rest = world.rate.rest(token);
    return {
      status: 200,
      json: { resources: { core: rest, search: rest, graphql: world.rate.graphql(token) }, rate: rest },
    };
  }),
];
