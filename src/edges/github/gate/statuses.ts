import { z } from 'zod';
import { StatusState } from '../../../domain/gate/gate-plan.ts';
import { accountName } from '../../../domain/text/account-name.ts';
import type { Statuses, StatusSet } from '../../../ports/gate.ts';
import type { GitHubClient } from '../transport/client.ts';
import { readStatuses, writeStatus } from '../transport/operation.ts';
import { addressKeeping, readAddress } from './kept-in-address.ts';

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

type Status = z.infer<typeof Status>;

function toStatusSet({ id, state, description, target_url, created_at }: Status): StatusSet {
  const { address: targetUrl, keeps } = readAddress(target_url ?? '');
  return { id, state, description: description ?? '', targetUrl, createdAt: created_at, keeps };
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
}): Statuses {
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
  /** Login of our own account, known as soon as GitHub answered a write of ours; anybody who may push may use our name (threat Y6). */
  let own: string | undefined;
  return {
    list: async ({ name, head, by }) =>
      (await listAll(head, name))
        .filter(({ creator }) => creator !== null && accountName(creator.login) === accountName(by))
        .map(toStatusSet),
    latest: async ({ name, head }) => {
      const statuses = await listAll(head, name);
      return statuses.find(({ creator }) => own === undefined || creator?.login === own)?.state;
    },
    set: async ({ context, head, state, description, targetUrl, keeps = [] }) => {
      const address = targetUrl === undefined ? null : addressKeeping(targetUrl, keeps);
      const { id, creator } = await client.write(writeStatus, {
        send: (api) =>
          api.call(Status, (rest) =>
            rest.repos.createCommitStatus({
              ...target,
              sha: head,
              context,
              state,
              description,
              ...(address !== null && { target_url: address }),
            }),
          ),
        find: async () => {
          const standing = await newest(head, context);
          const isThis = standing?.state === state && standing.description === description;
          return isThis && standing.target_url === address ? standing : undefined;
        },
      });
      own = creator?.login;
      return id;
    },
  };
}
