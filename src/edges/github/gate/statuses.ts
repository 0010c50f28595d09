import { z } from 'zod';
import { StatusState } from '../../../domain/gate/gate-plan.ts';
import type { StatusOnHead } from '../../../domain/gate/status-on-head.ts';
import { accountName } from '../../../domain/text/account-name.ts';
import type { Statuses } from '../../../ports/gate.ts';
import type { GitHubClient } from '../transport/client.ts';
import { readStatuses, writeStatus } from '../transport/operation.ts';

const Status = z.object({
  id: z.number().int(),
  context: z.string(),
  state: StatusState,
  description: z.string().nullable(),
  target_url: z.string().nullable(),
  created_at: z.iso.datetime(),
  /** Null when the account is gone. */
  creator: z.object({ login: z.string() }).nullable(),
});

interface GitHubStatuses extends Statuses {
  /** The newest hundred statuses of the head, newest first: those by the name and of the login's account. */
  list(status: {
    readonly name: string;
    readonly head: string;
    readonly by: string;
  }): Promise<readonly (StatusOnHead & { readonly createdAt: string })[]>;
}

/** Commit statuses, for tokens that cannot write checks. The newest of a context is the one that counts. */
export function createGitHubStatuses({
  client,
  owner,
  repo,
}: {
  readonly client: GitHubClient;
  readonly owner: string;
  readonly repo: string;
}): GitHubStatuses {
  const target = { owner, repo };
  const listAll = async (head: string, context: string) => {
    const statuses = await client.read(readStatuses, (api) =>
      api.call(z.array(Status), (rest) =>
        rest.repos.listCommitStatusesForRef({ ...target, ref: head, per_page: 100 }),
      ),
    );
    return statuses.filter((status) => status.context === context);
  };
  const newest = async (head: string, context: string) => (await listAll(head, context))[0];
  return {
    list: async ({ name, head, by }) =>
      (await listAll(head, name))
        .filter(({ creator }) => creator !== null && accountName(creator.login) === accountName(by))
        .map(({ id, state, target_url, created_at }) => ({
          id,
          state,
          targetUrl: target_url ?? '',
          createdAt: created_at,
        })),
    latest: async ({ name, head }) => (await newest(head, name))?.state,
    set: async ({ context, head, state, description, targetUrl }) => {
      const { id } = await client.write(writeStatus, {
        send: (api) =>
          api.call(Status, (rest) =>
            rest.repos.createCommitStatus({
              ...target,
              sha: head,
              context,
              state,
              description,
              ...(targetUrl !== undefined && { target_url: targetUrl }),
            }),
          ),
        find: async () => {
          const standing = await newest(head, context);
          const isThis = standing?.state === state && standing.description === description;
          return isThis ? standing : undefined;
        },
      });
      return id;
    },
  };
}
