import { z } from 'zod';
import type { HeadMembers } from '../gate/gate-port-shape.ts';
import type { QueueEntry } from '../gate/group-summary.ts';
import { CommitId } from '../model/review-document.ts';
import { type Basis, basisDigest, type Sharing } from '../policy/shared-head.ts';
import type { GitHubClient } from './client.ts';
import { nextCursor, PageInfo, readCursorPages } from './pages.ts';
import { readPullRequest } from './request-failure.ts';

/** Fields of a repository. It also finds a fork's commit, which is in no branch of the repository. */
export const sharingSelection = `
  headCommit: object(oid: $head) {
    ... on Commit {
      associatedPullRequests(first: 100) {
        nodes { number state headRefOid }
        pageInfo { hasNextPage endCursor }
      }
    }
  }`;

/** Declares the variables in `sharingSelection`. */
export const sharingVariables = '$head: GitObjectID!';

const Pull = z.object({
  number: z.number().int(),
  state: z.enum(['OPEN', 'CLOSED', 'MERGED']),
  headRefOid: CommitId,
});

/** If GitHub does not show the commit, its pull requests are unknown and the response is unreadable. */
export const HeadSharing = z.object({
  headCommit: z.object({
    associatedPullRequests: z.object({ nodes: z.array(Pull), pageInfo: PageInfo }),
  }),
});
export type HeadSharing = z.infer<typeof HeadSharing>;

/** Other pull requests contain the commit without having it as their head. */
function openWithHead<Each extends z.infer<typeof Pull>>(
  pulls: readonly Each[],
  head: string,
): readonly Each[] {
  return pulls
    .filter((pull) => pull.state === 'OPEN' && pull.headRefOid === head)
    .toSorted((a, b) => a.number - b.number);
}

const pageQuery = (selection: string, declarations = '') => `
  query Members($owner: String!, $repo: String!, $head: GitObjectID!, $after: String${declarations}) {
    viewer { login }
    repository(owner: $owner, name: $repo) {
      headCommit: object(oid: $head) {
        ... on Commit {
          associatedPullRequests(first: 100, after: $after) {
            nodes { number state headRefOid ${selection} }
            pageInfo { hasNextPage endCursor }
          }
        }
      }
    }
  }`;

/** Fields of a pull request, with `$policyPath`: its base branch, and the policy file there. */
export const basisSelection = `
  baseRefName
  baseRef { target { ... on Commit { file(path: $policyPath) { oid } } } }`;

export const BasisFields = z.object({
  baseRefName: z.string(),
  /** Null when the branch was deleted. */
  baseRef: z
    .object({ target: z.object({ file: z.object({ oid: z.string() }).nullish() }).nullable() })
    .nullable(),
});

/** Digest of the base and policy that a conclusion must have been made for. */
export function basisOf(
  { baseRefName: ref, baseRef }: z.infer<typeof BasisFields>,
  failOn: Basis['failOn'],
): string {
  return basisDigest({ ref, policy: baseRef?.target?.file?.oid ?? null, failOn });
}

const Member = z.object({ ...Pull.shape, ...BasisFields.shape });

function membersIn<Item extends z.ZodType>(item: Item) {
  return z
    .object({
      viewer: z.object({ login: z.string() }),
      repository: z.object({
        headCommit: z.object({
          associatedPullRequests: z.object({ nodes: z.array(item), pageInfo: PageInfo }),
        }),
      }),
    })
    .transform(({ viewer, repository }) => ({
      viewer: viewer.login,
      ...repository.headCommit.associatedPullRequests,
    }));
}

const Members = membersIn(Member);
const Pulls = membersIn(Pull);

/** A thousand pull requests with one commit; a longer list counts as incomplete. */
const maxMemberPages = 10;

interface Commit {
  readonly owner: string;
  readonly repo: string;
  readonly head: string;
}

/** The policy's path, and the workflow's `fail-on` for repositories without one. */
export interface PolicyLocation {
  readonly policyPath: string;
  readonly failOn: Basis['failOn'];
}

/** Every open pull request with exactly this head. */
export async function readHeadMembers(
  client: GitHubClient,
  { failOn, policyPath, ...commit }: Commit & PolicyLocation,
): Promise<HeadMembers> {
  const query = pageQuery(basisSelection, ', $policyPath: String!');
  const pages = await readCursorPages({
    read: async (after) => {
      const request = { query, variables: { ...commit, policyPath, after } };
      return (await client.read(readPullRequest, (api) => api.graphql(Members, request))).data;
    },
    next: ({ pageInfo }) => nextCursor(pageInfo),
    maxPages: maxMemberPages,
  });
  const open = openWithHead(
    pages.flatMap(({ nodes }) => nodes),
    commit.head,
  );
  return {
    viewer: pages[0].viewer,
    open: open.map((pull) => ({ pull: pull.number, basis: basisOf(pull, failOn) })),
    complete: pages.at(-1)?.pageInfo.hasNextPage === false,
  };
}

/** Other open pull requests with this head, continuing a first page. */
export async function readSharing(
  client: GitHubClient,
  { headCommit: { associatedPullRequests: first } }: HeadSharing,
  { number, ...commit }: Commit & { readonly number: number },
): Promise<Sharing> {
  const start = nextCursor(first.pageInfo);
  const rest =
    start === null
      ? []
      : await readCursorPages({
          read: async (after) => {
            const request = { query: pageQuery(''), variables: { ...commit, after: after ?? start } };
            return (await client.read(readPullRequest, (api) => api.graphql(Pulls, request))).data;
          },
          next: ({ pageInfo }) => nextCursor(pageInfo),
          maxPages: maxMemberPages - 1,
        });
  const open = openWithHead(
    [first, ...rest].flatMap(({ nodes }) => nodes),
    commit.head,
  );
  return {
    sharedWith: open.map((pull) => pull.number).filter((other) => other !== number),
    complete: [first, ...rest].at(-1)?.pageInfo.hasNextPage === false,
  };
}

const query = `
  query Queue($owner: String!, $repo: String!, $branch: String!, $policyPath: String!, $after: String) {
    repository(owner: $owner, name: $repo) {
      mergeQueue(branch: $branch) {
        entries(first: 100, after: $after) {
          nodes { position headCommit { oid } pullRequest { number headRefOid ${basisSelection} } }
          pageInfo { hasNextPage endCursor }
        }
      }
    }
  }`;

const Entry = z.object({
  position: z.number().int(),
  headCommit: z.object({ oid: CommitId }).nullable(),
  pullRequest: z.object({ number: z.number().int(), headRefOid: CommitId, ...BasisFields.shape }),
});

const Entries = z.object({ nodes: z.array(Entry), pageInfo: PageInfo });

const Answer = z
  .object({ repository: z.object({ mergeQueue: z.object({ entries: Entries }).nullable() }) })
  .transform(({ repository }) => repository.mergeQueue?.entries);

/** GitHub allows 100 queue entries by default; this bounds a list that never ends. */
const maxQueuePages = 10;

/**
 * Entries of a branch's merge queue. Branch names are not used, because anyone with write access can push one
 * that looks like the queue's.
 */
export async function readMergeQueue(
  client: GitHubClient,
  {
    failOn,
    ...queue
  }: PolicyLocation & { readonly owner: string; readonly repo: string; readonly branch: string },
): Promise<readonly QueueEntry[]> {
  const pages = await readCursorPages({
    read: async (after) => {
      const request = { query, variables: { ...queue, after } };
      return (await client.read(readPullRequest, (api) => api.graphql(Answer, request))).data;
    },
    next: (page) => (page === undefined ? null : nextCursor(page.pageInfo)),
    maxPages: maxQueuePages,
  });
  return pages.flatMap((page) =>
    (page?.nodes ?? []).map(({ position, headCommit, pullRequest }) => ({
      position,
      groupHead: headCommit?.oid ?? null,
      number: pullRequest.number,
      head: pullRequest.headRefOid,
      basis: basisOf(pullRequest, failOn),
    })),
  );
}
