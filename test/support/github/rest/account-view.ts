import type { Repository, Role } from '../model/repository.ts';
import type { Account, World } from '../model/world.ts';

/** A user as the API embeds one; null where the account was deleted. */
export function userView(world: World, account: Account): Readonly<Record<string, unknown>> | null {
  return world.accounts.present(account) === null ? null : presentUser(world, account);
}

export function presentUser(world: World, account: Account): Readonly<Record<string, unknown>> {
  const { login, id, nodeId, type } = account;
  return {
    login,
    id,
    node_id: nodeId,
    url: `${world.urls.api}/users/${encodeURIComponent(login)}`,
    html_url: `${world.urls.server}/${type === 'Bot' ? `apps/${login.replace('[bot]', '')}` : login}`,
    type,
  };
}

/** The API's name for a person's relation to a repository. */
export function authorAssociation(repository: Repository, account: Account): string {
  const role = repository.collaborators.get(account.login);
  if (repository.owner === account) return 'OWNER';
  if (role !== undefined) return 'COLLABORATOR';
  const merged = repository.pulls.some((pull) => pull.author === account && pull.mergedAs !== undefined);
  return merged ? 'CONTRIBUTOR' : 'NONE';
}

/** The five roles, and the four that the older `permission` key knows. */
export function permissionView(
  repository: Repository,
  account: Account,
): { readonly permission: string; readonly role_name: string } {
  const role = repository.roleOf(account);
  return { permission: role === undefined ? 'none' : legacyPermission[role], role_name: role ?? 'none' };
}

const legacyPermission: Readonly<Record<Role, string>> = {
  admin: 'admin',
  maintain: 'write',
  write: 'write',
  triage: 'read',
  read: 'read',
};
