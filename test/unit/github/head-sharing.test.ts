import { expect, it } from 'vitest';
import type { z } from 'zod';
import type { Api } from '../../../src/github/api.ts';
import type { GitHubClient } from '../../../src/github/client.ts';
import { readHeadMembers, readSharing } from '../../../src/github/head-sharing.ts';
import { headCommit as head } from '../../support/builders/run.ts';

const commit = { owner: 'octo', repo: 'demo', head };
const asked = { policyPath: '.github/pr-verdict.yml', failOn: undefined };

/** A hundred pull requests a page, numbered from 1; only `open` have the commit as their head, the others contain it. */
function pageOf(index: number, pages: number, open: readonly number[]) {
  const nodes = Array.from({ length: 100 }, (_, at) => {
    const number = index * 100 + at + 1;
    const isOpen = open.includes(number);
    const [state, headRefOid] = isOpen ? ['OPEN', head] : ['MERGED', '2'.repeat(40)];
    return { number, state, headRefOid, baseRefName: 'main', baseRef: null };
  });
  const hasNextPage = index + 1 < pages;
  return { nodes, pageInfo: { hasNextPage, endCursor: hasNextPage ? `${index + 1}` : null } };
}

/** GitHub with so many pages of pull requests that hold the commit. */
function clientWith(pages: number, open: readonly number[]): GitHubClient {
  const graphql = async (schema: z.ZodType, { variables }: { variables: Record<string, unknown> }) => {
    const page = pageOf(Number(variables['after'] ?? 0), pages, open);
    const answer = {
      viewer: { login: 'github-actions' },
      repository: { headCommit: { associatedPullRequests: page } },
    };
    return { data: schema.parse(answer), errors: [] };
  };
  const api = { graphql } as unknown as Api;
  return { read: (_: unknown, send: (api: Api) => unknown) => send(api) } as unknown as GitHubClient;
}

function firstPage(pages: number, open: readonly number[]) {
  return { headCommit: { associatedPullRequests: pageOf(0, pages, open) } } as Parameters<
    typeof readSharing
  >[1];
}

it.each([
  [3, true],
  [11, false],
])('reads who shares a head over %i pages, and says whether that is all', async (pages, complete) => {
  const open = [7, 150, 299];
  const client = clientWith(pages, open);
  const sharing = await readSharing(client, firstPage(pages, open), { ...commit, number: 7 });
  expect(sharing).toEqual({ sharedWith: [150, 299], complete });
  const members = await readHeadMembers(client, { ...commit, ...asked });
  expect(members).toMatchObject({ open: open.map((pull) => ({ pull })), complete });
});
