import { z } from 'zod';
import { CommitId } from '../../../domain/review-document.ts';
import type { HeadMembers } from '../../../ports/gate.ts';
import { nextCursor, PageInfo, readCursorPages } from '../paging/connection.ts';
import type { GitHubClient } from '../transport/client.ts';
import { readPullRequest } from '../transport/operation.ts';

/** To be selected on a repository. A commit in no branch of it, as a fork's, is found all the same. */
export const sharingSelection = `
  headCommit: object(oid: $head) {
    ... on Commit {
      associatedPullRequests(first: 100) { nodes { number state headRefOid } }
    }
  }`;

/** Declarations of the variables in `sharingSelection`. */
export const sharingVariables = '$head: GitObjectID!';

const Pulls = z.array(
  z.object({
    number: z.number().int(),
    state: z.enum(['OPEN', 'CLOSED', 'MERGED']),
    headRefOid: CommitId,
  }),
);

/** A commit that GitHub does not show leaves unknown who shares it, so it makes the answer unreadable. */
export const HeadSharing = z.object({
  headCommit: z.object({
    associatedPullRequests: z.object({ nodes: Pulls }),
  }),
});

export type HeadSharing = z.infer<typeof HeadSharing>;

/** Open pull requests besides `number` whose head is this very commit. */
export function sharedWith(
  { headCommit }: HeadSharing,
  { head, number }: { readonly head: string; readonly number: number },
): readonly number[] {
  return openOn(headCommit.associatedPullRequests.nodes, head).filter((other) => other !== number);
}

/** Others merely contain the commit. */
function openOn(pulls: z.infer<typeof Pulls>, head: string): readonly number[] {
  return pulls
    .filter((pull) => pull.state === 'OPEN' && pull.headRefOid === head)
    .map((pull) => pull.number)
    .sort((a, b) => a - b);
}

const membersQuery = `
  query Members($owner: String!, $repo: String!, $head: GitObjectID!, $after: String) {
    viewer { login }
    repository(owner: $owner, name: $repo) {
      headCommit: object(oid: $head) {
        ... on Commit {
          associatedPullRequests(first: 100, after: $after) {
            nodes { number state headRefOid }
            pageInfo { hasNextPage endCursor }
          }
        }
      }
    }
  }`;

const Members = z
  .object({
    viewer: z.object({ login: z.string() }),
    repository: z.object({
      headCommit: z.object({ associatedPullRequests: z.object({ nodes: Pulls, pageInfo: PageInfo }) }),
    }),
  })
  .transform(({ viewer, repository }) => ({
    viewer: viewer.login,
    ...repository.headCommit.associatedPullRequests,
  }));

/** A thousand pull requests that hold one commit; past them the list counts as not read to its end. */
const maxPages = 10;

/** Every open pull request with this very head, as GitHub tells it now. */
export async function readHeadMembers(
  client: GitHubClient,
  commit: { readonly owner: string; readonly repo: string; readonly head: string },
): Promise<HeadMembers> {
  const pages = await readCursorPages({
    read: async (after) => {
      const request = { query: membersQuery, variables: { ...commit, after } };
      return (await client.read(readPullRequest, (api) => api.graphql(Members, request))).data;
    },
    next: ({ pageInfo }) => nextCursor(pageInfo),
    maxPages,
  });
  return {
    viewer: pages[0].viewer,
    open: openOn(
      pages.flatMap(({ nodes }) => nodes),
      commit.head,
    ),
    complete: pages.at(-1)?.pageInfo.hasNextPage === false,
  };
}
