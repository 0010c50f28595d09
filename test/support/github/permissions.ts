import { ApiError, forbidden, notFound } from './errors.ts';
import type { Repository } from './model/repository.ts';
import type { Access, Permissions, Scope, Token } from './model/tokens.ts';

/** Alternatives, any of which is enough. */
export type Needs = readonly Permissions[];

/** Scopes that a person needs write access for; with read access people may still discuss. */
const forWritersOnly: readonly Scope[] = ['contents', 'statuses', 'actions'];

/** Throws what GitHub answers a token that may not do this in this repository. */
export function requirePermission(token: Token, repository: Repository, needs: Needs): void {
  if (!canSee(token, repository)) throw notFound();
  const granted = needs.length === 0 || needs.some((all) => grants(token, repository, all));
  if (granted) return;
  if (token.kind === 'user') throw forbidden('Must have write access to the repository.');
  throw forbidden('Resource not accessible by integration', {
    'x-accepted-github-permissions': needs.map(printPermissions).join('; '),
  });
}

export function requireToken(token: Token | undefined): Token {
  if (token === undefined) throw new ApiError(401, 'Bad credentials', { type: 'UNAUTHENTICATED' });
  return token;
}

function canSee(token: Token, repository: Repository): boolean {
  if (repository.visibility === 'public') return true;
  if (token.kind === 'user') return repository.roleOf(token.account) !== undefined;
  return token.repository === repository;
}

function grants(token: Token, repository: Repository, all: Permissions): boolean {
  return Object.entries(all).every(([scope, access]) => {
    if (access === 'read' && repository.visibility === 'public') return true;
    if (token.kind !== 'user') {
      return token.repository === repository && covers(permissionsOf(token).get(scope), access);
    }
    if (scope === 'checks' && access === 'write') return false;
    const writersOnly = access === 'write' && forWritersOnly.some((one) => one === scope);
    return !writersOnly || repository.mayWrite(token.account);
  });
}

/** Every token reads metadata; whatever else is not named is not granted. */
function permissionsOf(token: Token): ReadonlyMap<string, Access> {
  return new Map<string, Access>([['metadata', 'read'], ...Object.entries(token.permissions)]);
}

function covers(granted: Access | undefined, needed: Access): boolean {
  return granted === 'write' || granted === needed;
}

/** As GitHub's header writes them: `pull_requests=write,contents=read`. */
function printPermissions(all: Permissions): string {
  return Object.entries(all)
    .map(([scope, access]) => `${scope.replaceAll('-', '_')}=${access}`)
    .join(',');
}
