import { z } from 'zod';
import type { Conversation } from '../model/conversation.ts';
import { Failure } from '../model/failure.ts';
import type { Role } from '../model/role.ts';
import type { GitHubClient } from './client.ts';
import { readContents } from './operation.ts';
import type { PullRequestAddress } from './pull-request.ts';

/** Anybody may comment on a public repository; more people than this are not looked up in one run. */
const maxPeople = 20;

/**
 * `maintain` is told as `write` and `triage` as `read`; only the role's name tells them apart. A role of an
 * organisation's own counts as what it is told as.
 * @see https://docs.github.com/en/rest/collaborators/collaborators#get-repository-permissions-for-a-user
 */
const Permission = z
  .object({ permission: z.string(), role_name: z.string().optional() })
  .transform(({ permission, role_name }): Role => {
    if (permission === 'write' && role_name === 'maintain') return 'maintain';
    return permission === 'admin' || permission === 'write' ? permission : 'none';
  });

/** What these people may do; somebody whose access cannot be read is left out, and may do nothing. */
export async function readRoles(
  client: GitHubClient,
  { owner, repo }: PullRequestAddress,
  logins: readonly string[],
): Promise<Conversation['people']> {
  const ask = async (login: string) => {
    try {
      const role = await client.read(readContents, (api) =>
        api.call(Permission, (rest) =>
          rest.repos.getCollaboratorPermissionLevel({ owner, repo, username: login }),
        ),
      );
      return [{ login, role }];
    } catch (error) {
      if (error instanceof Failure) return [];
      throw error;
    }
  };
  return (await Promise.all([...new Set(logins)].slice(0, maxPeople).map(ask))).flat();
}
