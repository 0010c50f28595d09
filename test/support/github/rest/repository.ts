import { forbidden } from '../errors.ts';
import { type Route, repositoryRoute } from '../router.ts';
import { permissionView, presentUser } from './account-view.ts';
import { orNotFound } from './lookup.ts';
import { commitView, repositoryView } from './repository-view.ts';

/** What anybody may ask about a repository and about themselves. */
export const repositoryRoutes: readonly Route[] = [
  repositoryRoute('GET ', [], ({ repository }) => ({ status: 200, json: repositoryView(repository) })),

  repositoryRoute('GET /collaborators/{username}/permission', [], ({ world, repository, parameters }) => {
    const account = orNotFound(world.accounts.find(parameters['username'] ?? ''));
    const view = permissionView(repository, account);
    const user = { ...presentUser(world, account), role_name: view.role_name };
    return { status: 200, json: { ...view, user } };
  }),

  repositoryRoute('GET /branches/{branch}', [{ contents: 'read' }], ({ repository, parameters }) => {
    const name = parameters['branch'] ?? '';
    const tip = orNotFound(repository.bare.resolve(`refs/heads/${name}`));
    const json = {
      name,
      commit: commitView(repository, tip),
      protected: repository.rules.length > 0,
    };
    return { status: 200, json };
  }),

  repositoryRoute('GET /rules/branches/{branch}', [], ({ repository }) => ({
    status: 200,
    json: repository.rules.map((rule) => ({
      ...rule,
      ruleset_id: 1,
      ruleset_source_type: 'Repository',
      ruleset_source: repository.fullName,
    })),
  })),

  // Administrators of the repository alone may read it.
  repositoryRoute('GET /actions/permissions/workflow', [], ({ repository, token }) => {
    const isAdmin = token.kind === 'user' && repository.roleOf(token.account) === 'admin';
    if (!isAdmin) throw forbidden('Resource not accessible by integration');
    return {
      status: 200,
      json: {
        default_workflow_permissions: 'read',
        can_approve_pull_request_reviews: repository.settings.actionsMayApprove,
      },
    };
  }),
];
