import { z } from 'zod';
import { CommitId } from '../model/review-document.ts';
import { type Basis, basisDigest, type Sharing } from '../policy/shared-head.ts';
import type { HeadMembers, QueueEntry } from '../ports/gate-port.ts';
import { queryRepository, type RepositoryAccess } from './client.ts';
import { readPullRequest } from './request-failure.ts';

/**
 * Field of a repository with `$head`: the pull requests that contain the commit. It also finds a fork's commit, which
 * is in no branch of the repository.
 */
function pullsOfCommit(more: string): string {
  return `
  headCommit: object(oid: $head) {
    ... on Commit {
      associatedPullRequests(first: 100) {
        nodes { number state headRefOid ${more} }
        pageInfo { hasNextPage }
      }
    }
  }`;
}

export const sharingSelection = pullsOfCommit('');

const Pull = z.object({
  number: z.number().int(),
  state: z.enum(['OPEN', 'CLOSED', 'MERGED']),
  headRefOid: CommitId,
});

/** If GitHub does not show the commit, its pull requests are unknown and the response is unreadable. */
function pullsPage<Each extends z.ZodType>(pull: Each) {
  const page = z
    .object({ nodes: z.array(pull), pageInfo: z.object({ hasNextPage: z.boolean() }) })
    .transform(({ nodes, pageInfo }) => ({ pulls: nodes, complete: !pageInfo.hasNextPage }));
  return z.object({ headCommit: z.object({ associatedPullRequests: page }) });
}

export const HeadSharing = pullsPage(Pull);
export type HeadSharing = z.infer<typeof HeadSharing>;

/** Other pull requests contain the commit without having it as their head. */
function openWithHead<Each extends z.infer<typeof Pull>>(pulls: readonly Each[], head: string) {
  return pulls
    .filter((pull) => pull.state === 'OPEN' && pull.headRefOid === head)
    .toSorted((a, b) => a.number - b.number);
}

/** Other open pull requests with this head. Not complete when more than a hundred contain the commit. */
export function readSharing(
  { headCommit: { associatedPullRequests } }: HeadSharing,
  { number, head }: { readonly number: number; readonly head: string },
): Sharing {
  const { pulls, complete } = associatedPullRequests;
  const open = openWithHead(pulls, head).map((pull) => pull.number);
  return { sharedWith: open.filter((other) => other !== number), complete };
}

/** The policy's path, and the workflow's `fail-on` for repositories without one. */
export interface PolicyLocation {
  readonly policyPath: string;
  readonly failOn: Basis['failOn'];
}

/** Fields of a pull request, with `$policyPath`: its base branch, and the policy file there. */
const basisSelection = `
  baseRefName
  baseRef { target { ... on Commit { file(path: $policyPath) { oid } } } }`;

const BasisFields = z.object({
  baseRefName: z.string(),
  /** Null when the branch was deleted. */
  baseRef: z
    .object({ target: z.object({ file: z.object({ oid: z.string() }).nullish() }).nullable() })
    .nullable(),
});

/** Digest of the base and policy that a conclusion must have been made for. */
function basisOf({ baseRefName: ref, baseRef }: z.infer<typeof BasisFields>, failOn: Basis['failOn']) {
  return basisDigest({ ref, policy: baseRef?.target?.file?.oid ?? null, failOn });
}

const Members = pullsPage(z.object({ ...Pull.shape, ...BasisFields.shape }));

/** The open pull requests with exactly this head, of the first hundred that contain the commit. */
export async function readHeadMembers(
  target: RepositoryAccess,
  { failOn, head, policyPath }: PolicyLocation & { readonly head: string },
): Promise<HeadMembers> {
  const { viewer, repository } = await queryRepository(target, {
    operation: readPullRequest,
    name: 'Members',
    fields: pullsOfCommit(basisSelection),
    schema: Members,
    variables: { head: ['GitObjectID!', head], policyPath: ['String!', policyPath] },
  });
  const { pulls, complete } = repository.headCommit.associatedPullRequests;
  const open = openWithHead(pulls, head);
  return {
    viewer,
    open: open.map((pull) => ({ pull: pull.number, basis: basisOf(pull, failOn) })),
    complete,
  };
}

const queueFields = `
  mergeQueue(branch: $branch) {
    entries(first: 100) {
      nodes { position headCommit { oid } pullRequest { number headRefOid ${basisSelection} } }
    }
  }`;

const Entry = z.object({
  position: z.number().int(),
  headCommit: z.object({ oid: CommitId }).nullable(),
  pullRequest: z.object({ number: z.number().int(), headRefOid: CommitId, ...BasisFields.shape }),
});
const MergeQueue = z.object({ entries: z.object({ nodes: z.array(Entry) }) });

/**
 * Entries of a branch's merge queue; GitHub allows a hundred by default. Branch names are not used, because
 * anyone with write access can push one that looks like the queue's.
 */
export async function readMergeQueue(
  target: RepositoryAccess,
  { failOn, branch, policyPath }: PolicyLocation & { readonly branch: string },
): Promise<readonly QueueEntry[]> {
  const { repository } = await queryRepository(target, {
    operation: readPullRequest,
    name: 'Queue',
    fields: queueFields,
    schema: z.object({ mergeQueue: MergeQueue.nullable() }),
    variables: { branch: ['String!', branch], policyPath: ['String!', policyPath] },
  });
  const entries = repository.mergeQueue?.entries.nodes ?? [];
  return entries.map(({ position, headCommit, pullRequest }) => ({
    position,
    groupHead: headCommit?.oid ?? null,
    number: pullRequest.number,
    head: pullRequest.headRefOid,
    basis: basisOf(pullRequest, failOn),
  }));
}
