import { z } from 'zod';
import type { Statuses, StatusSet } from '../gate/gate-port-shape.ts';
import { accountName } from '../model/conversation.ts';
import { StatusState } from '../policy/gate-plan.ts';
import type { GitHubClient } from './client.ts';
import { perPage } from './pages.ts';
import { readStatuses, writeStatus } from './request-failure.ts';

const Status = z.object({
  context: z.string(),
  state: StatusState,
  description: z.string().nullable(),
  target_url: z.string().nullable(),
  created_at: z.iso.datetime(),
  /** Null when the account is gone. */
  creator: z.object({ login: z.string() }).nullable(),
});

type Status = z.infer<typeof Status>;

function toStatusSet({ state, description, target_url, created_at }: Status): StatusSet {
  return { state, description: description ?? '', targetUrl: target_url ?? '', createdAt: created_at };
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
  const newestOf = async (head: string, context: string) => {
    const statuses = await client.read(readStatuses, (api) =>
      api.call(z.array(Status), (rest) =>
        rest.repos.listCommitStatusesForRef({ ...target, ref: head, per_page: perPage }),
      ),
    );
    return statuses.filter((status) => status.context === context);
  };
  /** Login of our own account, known after the first write; anyone with write access may use our name (threat Y6). */
  let own: string | undefined;
  const isBy = (creator: Status['creator'], login: string | undefined) =>
    login === undefined || (creator !== null && accountName(creator.login) === accountName(login));

  return {
    list: async ({ name, head, by }) =>
      (await newestOf(head, name)).filter(({ creator }) => isBy(creator, by)).map(toStatusSet),
    latest: async ({ name, head }) => {
      const status = (await newestOf(head, name)).find(({ creator }) => isBy(creator, own));
      return status && toStatusSet(status);
    },
    set: async ({ head, context, state, description, targetUrl }) => {
      const { creator } = await client.write(writeStatus, {
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
          const [newest] = await newestOf(head, context);
          const isThis = newest?.state === state && newest.description === description;
          return isThis && newest.target_url === (targetUrl ?? null) ? newest : undefined;
        },
      });
      own = creator?.login;
    },
  };
}
