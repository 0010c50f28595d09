import { z } from 'zod';
import type { QueueEntry } from '../gate/merge-group-state.ts';
import { CommitId } from '../model/review-document.ts';
import type { GitHubClient } from './client.ts';
import { BasisFields, basisOf, basisSelection, type PolicyAsked } from './head-sharing.ts';
import { nextCursor, PageInfo, readCursorPages } from './pages.ts';
import { readPullRequest } from './request-failure.ts';

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

/** GitHub holds at most 100 entries in a queue by default; the bound is for lists that never end. */
const maxPages = 10;

/**
 * What stands in the merge queue of a branch. Names of branches are not asked: anybody with write access can push
 * one that looks like the queue's.
 */
export async function readMergeQueue(
  client: GitHubClient,
  {
    failOn,
    ...queue
  }: PolicyAsked & { readonly owner: string; readonly repo: string; readonly branch: string },
): Promise<readonly QueueEntry[]> {
  const pages = await readCursorPages({
    read: async (after) => {
      const request = { query, variables: { ...queue, after } };
      return (await client.read(readPullRequest, (api) => api.graphql(Answer, request))).data;
    },
    next: (page) => (page === undefined ? null : nextCursor(page.pageInfo)),
    maxPages,
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
