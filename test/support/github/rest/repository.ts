import { forbidden, notFound } from '../errors.ts';
import { objectId } from '../git-objects.ts';
import type { Repository } from '../model/repository.ts';
import { paginate, type Route, repositoryRoute } from '../router.ts';
import { commitOf, orNotFound } from './lookup.ts';
import { withinBytes } from './pulls.ts';
import { commitView, fileView, permissionView, presentUser, repositoryView } from './views.ts';

const read = [{ contents: 'read' }] as const;

export const gitDataRoutes: readonly Route[] = [
  repositoryRoute('GET /compare/{basehead}', read, (request) => {
    const { repository, world } = request;
    const [base = '', head = ''] = (request.parameters['basehead'] ?? '').split('...');
    const from = commitOf(request, base);
    const to = commitOf(request, head);
    const mergeBase = orNotFound(repository.mergeBase(from, to));
    const comparison = repository.compared(mergeBase, to);
    const ahead = repository.bare.commitsBetween(from, to);
    const behind = repository.bare.commitsBetween(to, from);
    const { items, headers } = paginate(request, ahead, 250);
    const compared = comparison.files.slice(0, world.limits.comparedFiles);
    const files = withinBytes(compared, world.limits.pagePatchBytes);
    const json = {
      base_commit: commitView(repository, from),
      merge_base_commit: commitView(repository, mergeBase),
      status: compareStatus(ahead.length, behind.length),
      ahead_by: ahead.length,
      behind_by: behind.length,
      total_commits: ahead.length,
      commits: items.map((oid) => commitView(repository, oid)),
      // All files are on the first page.
      files: (request.query['page'] ?? '1') === '1' ? files.map((file) => fileView(repository, file)) : [],
    };
    return { status: 200, json, headers };
  }),

  repositoryRoute('GET /git/blobs/{file_sha}', read, (request) => {
    const { repository, parameters } = request;
    const oid = objectOf(repository, parameters['file_sha'] ?? '', 'blob');
    const content = repository.bare.blob(oid);
    // Only the exact bytes are known here.
    if (!/application\/vnd\.github\.(v3\.)?raw/.test(request.accept)) throw notFound();
    return {
      status: 200,
      raw: { type: 'application/vnd.github.raw; charset=utf-8', bytes: content },
    };
  }),

  repositoryRoute('GET /git/trees/{tree_sha}', read, (request) => {
    const { repository, parameters, query } = request;
    const tree = orNotFound(repository.bare.resolve(parameters['tree_sha'] ?? '', 'tree'));
    const entries = repository.bare.entries(tree, query['recursive'] !== undefined);
    const json = {
      sha: tree,
      tree: entries.map(({ path, mode, type, oid, size }) => ({
        path,
        mode,
        type,
        sha: oid,
        ...(size === undefined ? {} : { size }),
      })),
      truncated: false,
    };
    return { status: 200, json };
  }),
];

function objectOf(repository: Repository, revision: string, type: string): string {
  const found = objectId.test(revision) ? repository.bare.objectAt(revision) : undefined;
  if (found?.type !== type) throw notFound();
  return found.oid;
}

function compareStatus(ahead: number, behind: number): string {
  if (ahead === 0) return behind === 0 ? 'identical' : 'behind';
  return behind === 0 ? 'ahead' : 'diverged';
}

/** What anybody may ask about a repository and about themselves. */
export const repositoryRoutes: readonly Route[] = [
  repositoryRoute('GET ', [], ({ repository }) => ({ status: 200, json: repositoryView(repository) })),

  repositoryRoute('GET /collaborators/{username}/permission', [], ({ world, repository, parameters }) => {
    const account = orNotFound(world.accounts.find(parameters['username'] ?? ''));
    const view = permissionView(repository, account);
    const user = { ...presentUser(account), role_name: view.role_name };
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
