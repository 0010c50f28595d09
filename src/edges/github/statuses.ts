import { z } from 'zod';
import { StatusState } from '../../domain/gate-plan.ts';
import type { Statuses } from '../../ports.ts';
import type { GitHubClient } from './client.ts';
import { readStatuses, writeStatus } from './operation.ts';

const Status = z.object({
  context: z.string(),
  state: StatusState,
  description: z.string().nullable(),
  target_url: z.string().nullable(),
});

/** Commit statuses, for tokens that cannot write checks. The newest of a context is the one that counts. */
export function createGitHubStatuses({
  client,
  owner,
  repo,
}: {
  readonly client: GitHubClient;
  readonly owner: string;
  readonly repo: string;
}): Statuses {
  const target = { owner, repo };
  const newest = async (head: string, context: string) => {
    const statuses = await client.read(readStatuses, (api) =>
      api.call(z.array(Status), (rest) =>
        rest.repos.listCommitStatusesForRef({ ...target, ref: head, per_page: 100 }),
      ),
    );
    return statuses.find((status) => status.context === context);
  };
  return {
    latest: async ({ name, head }) => (await newest(head, name))?.state,
    set: async ({ context, head, state, description, targetUrl }) => {
      await client.write(writeStatus, {
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
    },
  };
}
