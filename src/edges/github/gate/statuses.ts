import { z } from 'zod';
import { StatusState, underWay } from '../../../domain/gate/gate-plan.ts';
import type { Begun } from '../../../domain/gate/newer-run.ts';
import { accountName } from '../../../domain/text/account-name.ts';
import type { Statuses, StatusSet } from '../../../ports/gate.ts';
import { perPage } from '../paging/pages.ts';
import type { GitHubClient } from '../transport/client.ts';
import { readStatuses, writeStatus } from '../transport/operation.ts';
import { addressesKeeping, joinParts, type Part, type ReadAddress, readAddress } from './kept-in-address.ts';

const Status = z.object({
  id: z.number().int(),
  node_id: z.string(),
  context: z.string(),
  state: StatusState,
  description: z.string().nullable(),
  target_url: z.string().nullable(),
  created_at: z.iso.datetime(),
  /** Null when the account is gone. */
  creator: z.object({ login: z.string() }).nullable(),
});

type Status = z.infer<typeof Status>;

/** GitHub keeps a thousand statuses of a name on a commit. */
const maxPages = 10;

interface Read {
  readonly status: Status;
  readonly at: ReadAddress;
}

/** Whether the newest word of all is there with everything that it keeps; parts come before it. */
function isWhole(read: readonly Read[]): boolean {
  const newest = read.find(({ at }) => at.part === undefined)?.at;
  return newest?.whole === undefined || joinParts(newest.whole, partsAmong(read)) !== undefined;
}

function partsAmong(read: readonly Read[]): readonly Part[] {
  return read.flatMap(({ at }) => at.part ?? []);
}

function toStatusSet({ status, at }: Read, parts: readonly Part[]): StatusSet {
  const { id, state, description, created_at } = status;
  const { address: targetUrl, keeps, whole } = at;
  return {
    id,
    state,
    description: description ?? '',
    targetUrl,
    createdAt: created_at,
    keeps: whole === undefined ? keeps : joinParts(whole, parts),
    completions: whole?.completions,
  };
}

/**
 * Commit statuses, for tokens that cannot write checks. The newest of a context is the one that counts; those that
 * only hold a part of what a later one keeps say what stood already, and are no words of their own.
 */
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
  const readPage = (head: string, page: number) =>
    client.read(readStatuses, (api) =>
      api.call(z.array(Status), (rest) =>
        rest.repos.listCommitStatusesForRef({ ...target, ref: head, per_page: perPage, page }),
      ),
    );
  const newestOf = async (head: string, context: string) =>
    (await readPage(head, 1)).filter((status) => status.context === context);
  /** As many pages as the newest word takes to be whole. */
  const readOwn = async (head: string, context: string, by: string | undefined) => {
    const isOwn = ({ creator, ...status }: Status) => status.context === context && isBy(creator, by);
    const own: Read[] = [];
    for (let page = 1; page <= maxPages; page += 1) {
      const statuses = await readPage(head, page);
      for (const status of statuses.filter(isOwn))
        own.push({ status, at: readAddress(status.target_url ?? '') });
      if (statuses.length < perPage || isWhole(own)) break;
    }
    return own;
  };
  /** Login of our own account, known as soon as GitHub answered a write of ours; anybody who may push may use our name (threat Y6). */
  let own: string | undefined;
  const isBy = (creator: Status['creator'], login = own) =>
    login === undefined || (creator !== null && accountName(creator.login) === accountName(login));
  /** Digests of what stands in parts already, by head. */
  const standing = new Set<string>();

  const write = async (
    { head, context, state, description }: Omit<Parameters<Statuses['set']>[0], 'keeps'>,
    address: string | null,
  ): Promise<Begun> => {
    const {
      id,
      node_id: nodeId,
      creator,
    } = await client.write(writeStatus, {
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
        const [newest] = await newestOf(head, context);
        const isThis = newest?.state === state && newest.description === description;
        return isThis && newest.target_url === address ? newest : undefined;
      },
    });
    own = creator?.login;
    return { id, nodeId };
  };

  return {
    list: async ({ name, head, by }) => {
      const read = await readOwn(head, name, by);
      const parts = partsAmong(read);
      for (const { at } of read)
        if (at.whole && joinParts(at.whole, parts) !== undefined) standing.add(`${head} ${at.whole.digest}`);
      return read.filter(({ at }) => at.part === undefined).map((each) => toStatusSet(each, parts));
    },
    latest: async ({ name, head }) => {
      const statuses = await newestOf(head, name);
      return statuses.find(({ creator }) => isBy(creator))?.state;
    },
    set: async ({ keeps, ...status }) => {
      const { head, targetUrl } = status;
      if (targetUrl === undefined) return write(status, null);
      const { parts, digest, address } = keeps
        ? addressesKeeping(targetUrl, keeps)
        : { parts: [], digest: '', address: targetUrl };
      if (!standing.has(`${head} ${digest}`))
        for (const part of parts) await write({ ...status, ...underWay }, part);
      return write(status, address);
    },
  };
}
